"""A campaign of Longsdale, every move of every chapter by letters alone: alone, and among three bots; both branches.

Longer ones, with more people and bolder moves: `python -m tests.campaign`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.campaign.playing import Campaign


@pytest.mark.parametrize(("bots", "side"), [(0, "lamps"), (3, "crown")])
def test_a_campaign_is_played_from_its_first_letter_to_its_last(tmp_path: Path, bots: int, side: str) -> None:
    campaign = Campaign(tmp_path, "Anna", bots, (side, side), tries_again=bots == 0, seed=2)
    campaign.play()
    store = campaign.table.store
    last = campaign.ends[-1]
    games = [store.games.get(letter["List-Id"].partition("<")[2].partition(".")[0]) for letter in campaign.letters]
    assert len({game.id for game in games}) == 1, "all letters of a campaign are of one thread"
    chapters = [game.options["chapter"] for game in series(campaign)]
    branch = "A" if side == "crown" else "B"
    assert list(dict.fromkeys(chapters)) == ["1", "2", "3", f"4{branch}", f"5{branch}"]
    assert set(campaign.path) == {side} and len(campaign.ends) == len(chapters)
    assert last.options == [] and ("Longsdale calls you" if bots == 0 else "wins the campaign") in last.flat
    store.close()


def series(campaign: Campaign) -> list:
    """All its games, in order."""
    with campaign.table.store.db.read() as session:
        found = session.all("SELECT game FROM tables WHERE phase = 'closed' ORDER BY number")
    return [campaign.table.store.games.get(row["game"]) for row in found]
