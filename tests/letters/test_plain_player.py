"""A whole game of each title through the text part of the letters alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from domain.titles.shelf import titles
from tests.letters.plain_player import options_in, play

# letters that ask, at most; with one number for several moves La Granja takes as many as it has turns and phases
AT_MOST = {"sagrada": 30, "ohmygoods": 60}
AT_MOST_OTHERWISE = 80


@pytest.mark.parametrize("title", sorted(titles))
def test_a_game_is_played_to_its_end_through_plain_text(title: str, tmp_path: Path) -> None:
    player, table = play(tmp_path, title, seed=1)
    assert table.game.phase == "closed" and table.game.closed == "finished"
    assert 0 < player.read <= AT_MOST.get(title, AT_MOST_OTHERWISE)
    table.close()


def test_a_choice_may_take_several_lines() -> None:
    text = "YOU CAN\n\n(1) take 5: a card or one crop,\n    and more\n(2) done\n\nTHE TABLE\n(3) no choice"
    assert options_in(text) == [("1", "take 5: a card or one crop, and more"), ("2", "done")]
