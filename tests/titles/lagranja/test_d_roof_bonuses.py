"""Rulings R-D2 to R-D8 (and R-A7): when and how roof bonuses work. Each bonus by itself: test_roofs.py."""

from __future__ import annotations

import pytest

from domain.titles.lagranja.questions import BuyRoof, EndOfTurn, FarmCard, FreeDeliveries, PickDie
from domain.titles.lagranja.steps import PhaseStarts
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.positions import goods, offered, owned, play, position, refusal, row, setup

DELUXE = {"roof_set": "deluxe"}
PIG, DELIVERY, SIESTA, FLIP = "roof_1_2", "roof_1_4", "roof_2_2", "roof_3_4"


def test_r_a7_the_rows_of_a_building_are_alike_and_nobody_chooses_one() -> None:
    state = position(FreeDeliveries(1, 1), farms={1: {"store": {"pig": 1}}})
    assert row(play(state, "1: deliver pig to butcher"), "butcher", 1) == 1
    rows = lagranja.view(setup(4), 0)["buildings"][5]["rows"]
    assert rows == [[0, 0, 0]] * 4


def test_r_d2_a_bonus_is_used_once_also_in_the_round_it_was_bought() -> None:
    state = play(
        position(BuyRoof(0), phase="I", farms={0: {"silver": 1}}, round=1, roof_offer=(PIG,)), "0: buy roof 1-2"
    )
    state = play(state, "0: use roof 1-2")
    assert goods(state) == {"pig": 1}
    assert refusal(state, "0: use roof 1-2") == "used"


@pytest.mark.parametrize(("tile", "phases"), [(PIG, "I II III"), (DELIVERY, "II III"), (SIESTA, "II III")])
def test_r_d2_deliveries_and_siesta_are_kept_to_phases_two_and_three(tile: str, phases: str) -> None:
    farm = {"roofs": (tile,), "store": {"grain": 1}}
    line = f"use roof {tile[5]}-{tile[7]}"
    usable = [p for p in ("I", "II", "III") if line in offered(position(EndOfTurn(0), phase=p, farms={0: farm}))]
    assert usable == phases.split()


@pytest.mark.parametrize(("option", "left"), [("removes", set()), ("keeps", {"C3"})])
def test_r_d3_the_deluxe_marker_goes_to_any_free_space_and_brings_no_points(option: str, left: set[str]) -> None:
    options = DELUXE | {"roof_market_marker": option}
    farm = {"roofs": ("roof_4_1",)}
    state = position(EndOfTurn(0), farms={0: farm}, market={"C3": 1}, options=options)
    state = play(state, "0: use roof 4-1")
    assert refusal(state, "0: place marker on C3") == "wrong_space"
    state = play(state, "0: place marker on B3")
    assert owned(state, 0) == {"B3"} and owned(state, 1) == left
    assert state.farms[0].vp == 0


@pytest.mark.parametrize(("tile", "values"), [("roof_4_3", [1, 3]), ("roof_3_3", [1, 3, 4])])
def test_r_d4_the_deluxe_die_tile_changes_a_die_up_or_down(tile: str, values: list[int]) -> None:
    farms = {0: {"roofs": (tile,)}}
    dice = {"board_dice": (2, 6), "dice_box": 3}
    state = position(PickDie(0, "second"), phase="II", farms=farms, options=DELUXE, **dice)
    state = play(state, "0: take 2", f"0: use roof {tile[5]}-{tile[7]}")
    changed = [play(state, f"0: {line}").farms[0].dice for line in offered(state) if line != "done"]
    assert sorted(value for dice_used in changed for value in dice_used) == values


def test_r_d5_the_deluxe_income_tile_leaves_helpers_out() -> None:
    rent_collector = "card_27"
    farm = {"roofs": ("roof_2_2",), "extensions": ("card_05",), "tokens": ("deli",), "helpers": (rent_collector,)}
    state = position(EndOfTurn(0), farms={0: farm}, market={"C3": 0}, options=DELUXE)
    state = play(state, "0: use roof 2-2")
    assert state.farms[0].silver == 1 and goods(state) == {"trade_good": 1}


@pytest.mark.parametrize("now", [True, False])
def test_r_d6_double_points_for_its_own_placing_or_a_later_one(now: bool) -> None:
    roofs = ("roof_1_1", "roof_2_1", "roof_3_1") if now else ("roof_1_1", "roof_5_1", "roof_3_1")
    offer = ("roof_5_1",) if now else ("roof_5_4",)
    farm = {"silver": 5, "roofs": roofs}
    state = position(BuyRoof(0), phase="I", round=5, farms={0: farm}, roof_offer=offer, options=DELUXE)
    state = play(state, f"0: buy roof 5-{offer[0][-1]}", "0: use roof 5-1")
    assert state.farms[0].vp == 3 + 3


def test_r_d7_a_bought_delivery_costs_a_silver_outside_the_limit() -> None:
    farm = {"roofs": ("roof_5_3",), "silver": 1, "store": {"pig": 1}}
    state = position(FreeDeliveries(0, 0), farms={0: farm}, options=DELUXE)
    state = play(state, "0: use roof 5-3", "0: deliver pig to butcher")
    assert state.farms[0].silver == 0 and row(state, "butcher") == 1


def test_r_d8_a_flip_tile_turns_up_no_flip_tile() -> None:
    farm = {"roofs": (FLIP, "roof_5_3", PIG), "spent": ("roof_5_3", PIG)}
    state = play(position(EndOfTurn(0), phase="I", farms={0: farm}), "0: use roof 3-4")
    lines = offered(state)
    assert not any("5-3" in line for line in lines)
    assert goods(play(state, next(f"0: {line}" for line in lines if "1-2" in line), "0: use roof 1-2")) == {"pig": 1}


def test_a_tile_nobody_used_is_worth_nothing_at_the_end() -> None:
    state = position(PhaseStarts("IV"), EndOfTurn(0), round=6, farms={0: {"roofs": (PIG, DELIVERY)}})
    state = play(state, "0: done")
    assert state.result is not None and state.result.scores[0].total == 0


def test_free_actions_come_before_a_card_as_well() -> None:
    state = position(FarmCard(0, 1), phase="I", farms={0: {"roofs": (PIG,)}})
    assert "use roof 1-2" in offered(state)
