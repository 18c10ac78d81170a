"""Rulings of group H: barrows and the market. The middle: C3 is worth 3, with D3 (2) below and B3 (6) above it."""

from __future__ import annotations

from typing import Any

import pytest

from domain.titles.lagranja.parts import CLOSED, NEIGHBOURS, OPEN, VALUE
from domain.titles.lagranja.questions import EndOfTurn, FreeDeliveries
from domain.titles.lagranja.steps import PhaseStarts
from domain.titles.lagranja.table import Table
from tests.titles.lagranja.positions import goods, offered, owned, play, position, refusal

# a barrow of each value that only lacks its last good: card, symbols filled, what it lacks
NEARLY = {1: ("card_67", 1, "grain"), 2: ("card_01", 1, "pig"), 3: ("card_46", 3, "pig"), 4: ("card_39", 3, "pig")}
NEARLY |= {5: ("card_20", 3, "wine"), 6: ("card_45", 3, "meat")}
FOURS = tuple(space for space in OPEN if VALUE[space] == 4)
FIVES = tuple(space for space in OPEN if VALUE[space] == 5)


def loaded(value: int, market: dict[str, int] | None = None, seats: int = 2, **given: Any) -> Table:
    card, load, last = NEARLY[value]
    farm = {"barrows": (card,), "loads": (load,), "store": {last: 1}, **given.pop("farm", {})}
    return position(FreeDeliveries(0, 2), seats=seats, farms={0: farm}, market=market, **given)


def complete(state: Table, value: int) -> Table:
    card, _, last = NEARLY[value]
    return play(state, f"0: deliver {last} to card {int(card[5:])}")


def test_r_h1_a_barrow_brings_its_points_and_a_trade_good_and_leaves() -> None:
    state = complete(loaded(3), 3)
    assert state.farms[0].vp == 3
    assert goods(state) == {"trade_good": 1}
    assert state.farms[0].barrows == () and state.discard == ("card_46",)


def test_r_h1_without_market_symbol_no_marker_is_placed() -> None:
    state = complete(loaded(1, options={"edition": "ru"}), 1)
    assert state.farms[0].vp == 1
    assert owned(state, 0) == set()


def test_r_h1_the_discard_may_end_an_empty_deck() -> None:
    state = complete(loaded(3, deck=()), 3)
    assert (state.deck, state.discard) == (("card_46",), ())


def test_r_h1_the_marker_comes_after_points_and_trade_good() -> None:
    state = complete(loaded(4), 4)
    assert state.farms[0].vp == 4 and goods(state) == {"trade_good": 1}
    assert offered(state) == [f"place marker on {space}" for space in FOURS]


def test_r_h2_any_free_open_space_of_the_value() -> None:
    state = complete(loaded(4, {"C2": 1}), 4)
    assert refusal(state, "0: place marker on C2") == "wrong_space"
    assert refusal(state, "0: place marker on C3") == "wrong_space"
    assert refusal(state, "0: place marker on A1") == "wrong_space"
    assert owned(play(state, "0: place marker on E4"), 0) == {"E4"}


def test_r_h2_with_four_players_the_outer_spaces_are_open() -> None:
    state = complete(loaded(4, seats=4), 4)
    assert owned(play(state, "0: place marker on A1"), 0) == {"A1"}


def test_r_h2_a_single_free_space_is_taken_without_asking() -> None:
    state = complete(loaded(2, {"D3": 1}), 2)
    assert owned(state, 0) == {"C5"}


def test_r_h3_lower_opposing_neighbours_leave_for_a_point_each() -> None:
    state = complete(loaded(6, {"C3": 1, "C4": 1, "B2": 1, "E2": 1}), 6)
    state = play(state, "0: place marker on B3")
    assert owned(state, 1) == {"E2"}
    assert state.farms[0].vp == 6 + 3


def test_r_h3_own_neighbours_and_higher_ones_stay_and_nothing_spreads() -> None:
    state = complete(loaded(4, {"C3": 0, "B3": 1, "D1": 1}), 4)
    state = play(state, "0: place marker on C4")
    assert owned(state, 0) == {"C3", "C4"}
    assert owned(state, 1) == {"B3", "D1"}
    assert state.farms[0].vp == 4


def test_r_h3_with_the_french_book_the_player_may_leave_them() -> None:
    state = complete(loaded(6, {"C3": 1, "C4": 1}, options={"market_removal": "may"}), 6)
    state = play(state, "0: place marker on B3", "0: remove marker on C4")
    assert owned(state, 1) == {"C3"}
    state = play(state, "0: done")
    assert owned(state, 1) == {"C3"} and state.farms[0].vp == 6 + 1


def test_r_h4_on_full_spaces_an_opponent_is_replaced() -> None:
    taken = dict.fromkeys(FIVES, 0) | {"B2": 1, "C2": 1}
    state = complete(loaded(5, taken), 5)
    assert owned(state, 0) == set(FIVES)  # B2 was the only one of an opponent
    assert owned(state, 1) == set()  # C2 is a lower neighbour of it
    assert state.farms[0].vp == 5 + 2


@pytest.mark.parametrize(("edition", "points"), [("ru", 1), ("fr", 0), ("cz", 0)])
def test_r_h4_if_all_are_ones_own_one_of_them_is_replaced(edition: str, points: int) -> None:
    taken = dict.fromkeys(FIVES, 0)
    state = complete(loaded(5, taken, options={"edition": edition}), 5)
    assert offered(state) == [f"place marker on {space}" for space in FIVES]
    state = play(state, "0: place marker on D2")
    assert owned(state, 0) == set(FIVES)
    assert state.farms[0].vp == 5 + points


def test_r_h4_a_french_replacement_takes_the_lower_neighbours_along() -> None:
    taken = dict.fromkeys(FIVES, 0) | {"B2": 1, "C2": 1, "C3": 1}
    state = complete(loaded(5, taken, options={"edition": "fr"}), 5)
    assert owned(state, 1) == set()  # without a question: only on a free space the player may leave them
    assert state.farms[0].vp == 5 + 3


def test_r_h4_a_french_replacement_of_ones_own_does_so_too() -> None:
    taken = dict.fromkeys(FIVES, 0) | {"C3": 1}
    state = play(complete(loaded(5, taken, options={"edition": "fr"}), 5), "0: place marker on B2")
    assert owned(state, 1) == set() and state.farms[0].vp == 5 + 1


def test_r_h4_games_of_before_leave_it_to_the_player() -> None:
    taken = dict.fromkeys(FIVES, 0) | {"B2": 1, "C2": 1}
    state = complete(loaded(5, taken, options={"market_removal": "may"}), 5)
    assert offered(state) == ["remove marker on C2", "done"]


@pytest.mark.parametrize("points", [0, 1])
def test_r_h5_a_replaced_marker_sets_off_the_negotiator(points: int) -> None:
    helper = {"helpers": ("card_02",)} if points else {}
    state = complete(loaded(5, dict.fromkeys(FIVES, 0), farm=helper), 5)
    assert play(state, "0: place marker on D2").farms[0].vp == 5 + points


def test_r_h6_goods_on_unfinished_rows_and_barrows_count_nothing() -> None:
    farm = {"barrows": ("card_14",), "loads": (7,), "rows": {"greengrocer": 5}}
    state = position(PhaseStarts("IV"), EndOfTurn(0), round=6, farms={0: farm})
    state = play(state, "0: done")
    assert state.result is not None and state.result.scores[0].total == 0


def test_r_h7_closed_spaces_count_as_absent_and_no_neighbours_are_equal() -> None:
    pairs = [(a, b) for a in NEIGHBOURS for b in NEIGHBOURS[a]]
    assert len(pairs) == 2 * 53
    assert all(VALUE[a] != VALUE[b] and a in NEIGHBOURS[b] for a, b in pairs)
    assert len(CLOSED) == 10 and sorted(VALUE[space] for space in CLOSED) == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
