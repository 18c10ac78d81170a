"""Every legal command can be put together by picks, and every pick that is offered leads to one."""

from __future__ import annotations

import pytest

from domain.titles.shelf import titles
from tests.contract.picks import picks_lead_everywhere
from tests.contract.play import Position, play
from tests.contract.test_contract import WANTED

TABLES = [(title.id, seats) for title in titles.values() for seats in title.seats]
OTHERS = [
    ("sagrada", 1, {"tools": "5", "deterministic_tool_failure": "return_changed"}),
    ("sagrada", 2, {"two_dice_moves": "simultaneous", "allow_noop_tools": "true"}),
    *(("ohmygoods", 2, {"chapter": chapter}) for chapter in ("2", "4B", "5A", "5B", "all_in")),
]


def watched(title: str, seats: int, options: dict[str, str], seed: int) -> int:
    """Every fourth position of a random game."""

    def watch(position: Position) -> None:
        if position.number % 4 == 0:
            picks_lead_everywhere(position)

    return play(titles[title], options, seats, seed, watch).decisions


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_all_that_is_legal_can_be_picked(title: str, seats: int) -> None:
    assert watched(title, seats, WANTED.get((title, seats), {}), seed=13)


@pytest.mark.parametrize(("title", "seats", "options"), OTHERS)
def test_so_it_is_with_other_options(title: str, seats: int, options: dict[str, str]) -> None:
    assert watched(title, seats, options, seed=14)
