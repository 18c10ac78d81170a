"""Rulings of group G: deliveries and craft buildings."""

from __future__ import annotations

import pytest

from domain.titles.lagranja.parts import ROWS
from domain.titles.lagranja.questions import EndOfTurn, ExtraDeliveries, FreeDeliveries, MoveDisc
from domain.titles.lagranja.steps import EachPlays, PhaseStarts
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.positions import goods, offered, on_top, play, position, refusal, row

OLIVE_FIELD = "card_01"


def test_r_g1_a_good_from_field_store_pen_or_silver_supply() -> None:
    farm = {"silver": 1, "store": {"pig": 1, "grain": 1}, "fields": (OLIVE_FIELD,), "grown": (OLIVE_FIELD,)}
    state = position(FreeDeliveries(0, 4), farms={0: farm})
    lines = (f"0: deliver {what} to village shop" for what in ("field olive", "grain", "pig", "silver"))
    state = play(state, *lines)
    assert row(state, "village_shop") == 4
    assert goods(state) == {} and state.farms[0].silver == 0 and state.farms[0].grown == ()


def test_r_g1_trade_goods_only_where_they_are_asked_for() -> None:
    state = position(FreeDeliveries(0, 2), farms={0: {"store": {"trade_good": 1, "olive": 1}}})
    assert refusal(state, "0: deliver trade good to butcher") == "not_asked_for"
    assert row(play(state, "0: deliver trade good to deli"), "deli") == 1


def test_r_g1_six_silver_need_six_deliveries() -> None:
    state = position(FreeDeliveries(0, 6), farms={0: {"silver": 6}})
    state = play(state, *["0: deliver silver to merchant house"] * 5)
    assert state.farms[0].new_tokens == ()
    assert play(state, "0: deliver silver to merchant house").farms[0].new_tokens == ("merchant_house",)


def test_r_g1_no_delivery_to_a_locked_building() -> None:
    state = position(FreeDeliveries(0, 2), farms={0: {"store": {"pig": 1}}}, locked=("butcher",))
    assert refusal(state, "0: deliver pig to butcher") == "locked"
    assert "deliver pig to butcher" not in offered(state)


def test_r_g2_as_many_as_donkeys_and_the_wainwright_adds_one() -> None:
    farm = {"tile": 2, "silver": 9, "tokens": ("wainwright",)}
    state = position(EachPlays("free", (0, 1)), EndOfTurn(0), farms={0: farm})
    assert on_top(play(state, "0: done")) == FreeDeliveries(0, 3)


def test_r_g2_unused_deliveries_are_lost() -> None:
    farms = {seat: {"tile": 4, "silver": 3} for seat in (0, 1)}
    state = play(position(EachPlays("free", (0, 1)), EndOfTurn(0), farms=farms), "0: done")
    assert lagranja.asked(play(state, "0: deliver silver to merchant house", "0: done")) == (1,)


def test_r_g3_a_full_row_brings_the_round_and_the_token() -> None:
    farm = {"store": {"pig": 1}, "rows": {"butcher": 2}, "barrows": ("card_03", "card_04")}
    state = position(FreeDeliveries(0, 1), round=4, farms={0: farm}, completed=("butcher",))
    state = play(state, "0: deliver pig to butcher")
    assert state.farms[0].vp == 4 + 2  # the round, and two barrows at the farm
    assert state.farms[0].new_tokens == ("butcher",)
    assert row(state, "butcher") == 0


def test_r_g3_the_first_there_takes_one_more_and_the_row_is_closed() -> None:
    state = position(FreeDeliveries(0, 2), farms={0: {"store": {"pig": 2}, "rows": {"butcher": 2}}})
    state = play(state, "0: deliver pig to butcher")
    assert state.farms[0].vp == 1 + 2
    assert refusal(state, "0: deliver pig to butcher") == "row_done"


def test_r_g4_each_first_completion_opens_the_lowest_building_at_once() -> None:
    farm = {"store": {"pig": 1, "trade_good": 1}, "rows": {"butcher": 2}}
    state = position(FreeDeliveries(0, 2), farms={0: farm}, locked=("deli", "wainwright"))
    state = play(state, "0: deliver pig to butcher")
    assert state.locked == ("wainwright",)
    assert state.farms[0].vp == 1 + 1 + 2
    assert row(play(state, "0: deliver trade good to deli"), "deli") == 1


def test_r_g4_a_second_completion_of_the_same_building_opens_nothing() -> None:
    farm = {"store": {"pig": 1}, "rows": {"butcher": 2}}
    state = position(FreeDeliveries(0, 1), farms={0: farm}, locked=("deli",), completed=("butcher",))
    state = play(state, "0: deliver pig to butcher")
    assert state.locked == ("deli",)
    assert state.farms[0].vp == 2


def test_r_g5_the_free_delivery_of_the_wainwright_is_carried_out_first() -> None:
    farm = {"store": {"meat": 1, "pig": 1}, "rows": {"wainwright": 2, "butcher": 2}, "disc": 4}
    state = position(FreeDeliveries(0, 1), farms={0: farm}, completed=("wainwright", "butcher"))
    state = play(state, "0: deliver meat to wainwright")
    assert state.farms[0].vp == 2
    state = play(state, "0: deliver pig to butcher")
    assert state.farms[0].new_tokens == ("wainwright", "butcher")
    assert state.farms[0].vp == 2 + 2 + 2  # both buildings, then the siesta section


def test_r_g6_the_wainwright_gives_the_points_of_the_section() -> None:
    farm = {"store": {"meat": 1}, "rows": {"wainwright": 2}, "disc": 7}
    state = position(FreeDeliveries(0, 1), farms={0: farm}, completed=("wainwright",))
    assert play(state, "0: deliver meat to wainwright").farms[0].vp == 2 + 3


@pytest.mark.parametrize(
    ("building", "last", "silver", "gained"),
    [("merchant_house", "silver", 3, {}), ("deli", "trade good", 0, {"trade_good": 1})],
)
def test_r_g7_immediate_effects(building: str, last: str, silver: int, gained: dict[str, int]) -> None:
    farm = {"silver": int(last == "silver"), "store": {"trade_good": int(last != "silver")}}
    farm["rows"] = {building: len(ROWS[building]) - 1}
    state = position(FreeDeliveries(0, 1), farms={0: farm})
    state = play(state, f"0: deliver {last} to {building.replace('_', ' ')}")
    assert (state.farms[0].silver, goods(state)) == (silver, gained)


def test_r_g7_the_village_shop_counts_from_the_next_round_on() -> None:
    farm = {"store": {"pig": 1}, "rows": {"butcher": 2}, "barrows": ()}
    for tokens, points in ({"new_tokens": ("village_shop",)}, 2), ({"tokens": ("village_shop",)}, 4):
        state = position(FreeDeliveries(0, 1), farms={0: farm | tokens}, completed=("butcher",))
        assert play(state, "0: deliver pig to butcher").farms[0].vp == points


def test_r_g7_the_village_shop_brings_two_points_at_once() -> None:
    farm = {"silver": 1, "rows": {"village_shop": 4}}
    state = position(FreeDeliveries(0, 1), farms={0: farm}, completed=("village_shop",))
    assert play(state, "0: deliver silver to village shop").farms[0].vp == 2 + 2


def test_r_g7_the_butcher_counts_from_the_next_round_on() -> None:
    farm = {"store": {"pig": 1}, "barrows": ("card_01",), "loads": (1,)}  # olive and pig, 2 points
    for tokens, points in ({"new_tokens": ("butcher",)}, 2), ({"tokens": ("butcher",)}, 3):
        state = position(FreeDeliveries(0, 1), farms={0: farm | tokens})
        assert play(state, "0: deliver pig to card 1").farms[0].vp == points


def test_r_g7_tokens_turn_when_the_round_ends() -> None:
    state = position(PhaseStarts("IV"), EndOfTurn(0), farms={0: {"new_tokens": ("deli",), "tokens": ("butcher",)}})
    state = play(state, "0: done")
    assert state.farms[0].tokens == ("butcher", "deli") and state.farms[0].new_tokens == ()


@pytest.mark.parametrize(("edition", "low"), [("ru", 2), ("cz", 2), ("fr", 3), ("house", 2)])
def test_r_g8_the_step_of_the_wainwright_may_or_must_be_taken(edition: str, low: int) -> None:
    farm = {"tile": 2, "tokens": ("wainwright",), "silver": 3}
    options = {"edition": edition}
    state = play(position(EachPlays("siesta", (0,)), EndOfTurn(0), options=options, farms={0: farm}), "0: done")
    assert on_top(state) == MoveDisc(0, low, 3)


def test_r_g8_no_further_extra_delivery() -> None:
    state = position(EachPlays("extra", (0,)), EndOfTurn(0), farms={0: {"tokens": ("wainwright",), "silver": 3}})
    assert on_top(play(state, "0: done")) == ExtraDeliveries(0, 1)


def test_r_g9_the_butcher_does_not_count_a_barrow_just_completed() -> None:
    farm = {"store": {"pig": 2}, "rows": {"butcher": 2}, "barrows": ("card_01",), "loads": (1,)}
    state = position(FreeDeliveries(0, 2), farms={0: farm}, completed=("butcher",))
    state = play(state, "0: deliver pig to card 1", "0: place marker on D3", "0: deliver pig to butcher")
    assert state.farms[0].vp == 2 + 2


def test_r_g10_the_greengrocer_may_give_a_pig() -> None:
    farm = {"store": {"grape": 1}, "rows": {"greengrocer": 5}}
    state = position(FreeDeliveries(0, 1), farms={0: farm}, completed=("greengrocer",))
    state = play(state, "0: deliver grape to greengrocer")
    assert offered(state) == ["take olive", "take grain", "take grape", "take pig", "done"]
    assert goods(play(state, "0: take pig")) == {"pig": 1}


def test_the_greengrocer_gives_again_in_each_income_step() -> None:
    state = position(EachPlays("income", (0,)), EndOfTurn(0), phase="I", farms={0: {"tokens": ("greengrocer",)}})
    state = play(state, "0: done", "0: take grape")
    assert goods(state) == {"grape": 1}
