"""How many letters a game takes, as a title tells it on its page and in its invitations, held to games of bots."""

from __future__ import annotations

import pytest

from domain.kernel.preview import SWITCHES
from domain.titles.shelf import titles
from ops.bench.letters import measured

CASES = [
    *(("ohmygoods", {"chapter": key}, 2) for key in ("base", "1", "2", "3", "4A", "4B", "5A", "5B", "all_in")),
    ("ohmygoods", {"chapter": "5A"}, 1),
    ("sagrada", {}, 1),
    ("sagrada", {}, 4),
    ("lagranja", {}, 1),
    ("lagranja", {}, 3),
]


@pytest.mark.parametrize(("name", "options", "seats"), CASES)
def test_a_game_takes_as_many_letters_as_its_title_tells(name: str, options: dict[str, str], seats: int) -> None:
    title, games = titles[name], 4
    tally = measured(title, seats, games, SWITCHES, options)
    few, many = title.letters(title.read(options), seats)
    each = games * seats
    assert (tally.letters / each, (tally.questions - tally.given) / each) == pytest.approx((few, many), rel=0.15)
