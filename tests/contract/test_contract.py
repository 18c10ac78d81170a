"""A few whole random games of every title on the shelf, for each number of seats, with all checks at each position."""

import pytest

from domain.titles import titles
from tests.contract.__main__ import check_game

# where the options as they stand have no game for so many seats
WANTED = {("ohmygoods", 1): {"chapter": "1"}}
TABLES = [(title.id, seats) for title in titles.values() for seats in title.seats]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_random_game_keeps_the_contract(title: str, seats: int) -> None:
    assert check_game(title, WANTED.get((title, seats), {}), seats, seed=2026).decisions > 0


@pytest.mark.parametrize("title", titles)
def test_a_game_of_the_bots_keeps_the_contract(title: str) -> None:
    assert check_game(title, {}, 2, seed=2026, chooser="bot").decisions > 0


OTHER_READINGS = [
    {"ignore_scope": "printed_and_neighbors", "straightedge": "relaxed", "allow_noop_tools": "true"},
    {"two_dice_moves": "simultaneous", "running_pliers_extra": "full_turn"},
    {"flux_brush_return": "free", "flux_remover_return": "only_if_unplaceable"},
    {"deterministic_tool_failure": "return_changed", "start_player": "first_seat"},
]


@pytest.mark.parametrize("options", OTHER_READINGS, ids=lambda options: "+".join(options))
@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("seed", range(3))
def test_sagrada_keeps_the_contract_under_its_other_readings(options: dict[str, str], seats: int, seed: int) -> None:
    assert check_game("sagrada", options, seats, seed).decisions > 0
