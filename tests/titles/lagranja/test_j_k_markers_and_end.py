"""Rulings of groups J (extra deliveries and markers) and K (phase IV and the end)."""

from __future__ import annotations

import pytest

from domain.kernel.shapes import StackItem
from domain.titles.lagranja.parts import WHY_AT
from domain.titles.lagranja.questions import (
    EndOfTurn,
    ExtraDeliveries,
    FarmCard,
    FreeDeliveries,
    MakeDelivery,
    PlaceMarker,
    SpaceSix,
)
from domain.titles.lagranja.steps import EachPlays, GainGoods, PhaseStarts
from domain.titles.lagranja.table import Table, markers_left
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.board import activate, own, when
from tests.titles.lagranja.positions import goods, kinds_offered, offered, on_top, owned, play, position, refusal, row

FULL = {"store": {"olive": 25}}


def test_r_j1_one_by_one_silver_won_pays_for_the_next() -> None:
    farm = {"silver": 2, "rows": {"merchant_house": 5}, "store": {"pig": 1}}
    state = position(ExtraDeliveries(0, 2), farms={0: farm})
    state = play(state, "0: deliver silver to merchant house")
    assert state.farms[0].silver == 3  # one for the delivery, one delivered, three of the token
    assert play(state, "0: deliver pig to butcher").farms[0].silver == 2


def test_r_j1_up_front_all_are_paid_before_the_first() -> None:
    options = {"extra_delivery_payment": "up_front"}
    state = position(ExtraDeliveries(0, 3), farms={0: {"silver": 2, "store": {"pig": 2}}}, options=options)
    assert refusal(state, "0: deliver pig to butcher") == "buy_first"
    assert refusal(state, "0: buy 3 deliveries") == "too_expensive"
    state = play(state, "0: buy 2 deliveries")
    assert state.farms[0].silver == 0
    assert on_top(state) == FreeDeliveries(0, 2)


def test_r_j1_a_silver_delivered_wants_a_second_one() -> None:
    state = position(ExtraDeliveries(0, 1), farms={0: {"silver": 1}})
    assert refusal(state, "0: deliver silver to merchant house") == "too_expensive"


def test_r_j2_the_number_is_fixed_when_the_turn_starts() -> None:
    farm = {"extensions": ("card_02", "card_04"), "silver": 9}
    state = play(position(EachPlays("extra", (0,)), EndOfTurn(0), farms={0: farm}), "0: done")
    assert on_top(state) == ExtraDeliveries(0, 3)
    farm = {"hand": ("card_09",), "store": {"trade_good": 1}, "silver": 5}
    state = play(
        position(ExtraDeliveries(0, 1), farms={0: farm}), "0: trade good for card", "0: play card 9 as extension"
    )
    assert on_top(state) == ExtraDeliveries(0, 1)


def test_r_j2_unused_extra_deliveries_are_no_duty() -> None:
    state = position(ExtraDeliveries(0, 2), EndOfTurn(0), farms={0: {"silver": 9}})
    assert play(state, "0: done", "0: done").farms[0].silver == 9


# markers


def gaining(*kinds: str, **farm: object) -> Table:
    return play(position(GainGoods(0, kinds), EndOfTurn(0), farms={0: {**FULL, **farm}}, market={"C3": 1}), "0: done")


def test_r_j3_without_a_marker_one_is_given_up_or_the_gain_declined() -> None:
    state = gaining("wine")
    assert offered(state) == ["give up olive", "done"]
    assert goods(play(state, "0: give up olive")) == {"olive": 24, "wine": 1}
    assert goods(play(state, "0: done")) == {"olive": 25}


def test_r_j3_one_question_for_each_missing_marker() -> None:
    state = play(gaining("wine", "food"), "0: give up olive", "0: done")
    assert goods(state) == {"olive": 24, "wine": 1}
    state = play(gaining("wine", "food"), "0: done", "0: give up olive")
    assert goods(state) == {"olive": 24, "food": 1}


def test_r_j3_in_growth_for_each_field() -> None:
    farm = {"store": {"olive": 24}, "fields": ("card_01", "card_02", "card_03")}
    state = play(position(EachPlays("growth", (0,)), EndOfTurn(0), phase="I", farms={0: farm}), "0: done")
    assert len(state.farms[0].grown) == 1
    state = play(state, "0: give up olive", "0: done")
    assert len(state.farms[0].grown) == 2 and markers_left(state, 0) == 0


def test_r_j3_every_marker_counts() -> None:
    farm = {"store": {"olive": 3, "trade_good": 2}, "fields": ("card_01",), "grown": ("card_01",)}
    farm |= {"barrows": ("card_04",), "loads": (3,), "rows": {"greengrocer": 4}, "tokens": ("deli",)}
    state = position(farms={0: farm}, market={"C3": 0, "D3": 0, "D4": 1})
    assert markers_left(state, 0) == 25 - (3 + 2) - 1 - 2 - 4 - 1 - 2


@pytest.mark.parametrize(("edition", "used"), [("ru", 1), ("fr", 1), ("cz", 0)])
def test_r_j3_used_helpers_tie_up_a_marker_where_the_book_says_so(edition: str, used: int) -> None:
    farm = {"helpers": ("card_17", "card_23"), "used": ("card_23",)}
    assert markers_left(position(farms={0: farm}, options={"edition": edition}), 0) == 25 - used


def test_r_j3_with_all_markers_in_use_one_is_given_up_before_buying() -> None:
    state = position(EndOfTurn(0), farms={0: {**FULL, "silver": 9}})
    assert refusal(state, "0: buy grape") == "no_marker"
    state = play(state, "0: give up olive", "0: buy grape")
    assert goods(state) == {"olive": 24, "grape": 1}
    assert refusal(play(state, "0: sell olive"), "0: give up olive") == "markers_left"


def test_r_j3_markers_on_board_and_barrows_may_be_given_up_too() -> None:
    farm = {"store": {"olive": 20}, "barrows": ("card_04",), "loads": (1,), "rows": {"butcher": 2}, "tokens": ("deli",)}
    asks = (PlaceMarker(0, ("D3", "C5")),)
    state = play(position(*asks, farms={0: farm}, market={"C3": 0}), "0: place marker on D3")
    assert offered(state) == [
        "give up olive",
        "give up marker C3",
        "give up row butcher",
        "give up owner deli",
        "give up barrow card 4",
        "done",
    ]
    assert owned(play(state, "0: give up marker C3"), 0) == {"D3"}
    assert row(play(state, "0: give up row butcher"), "butcher") == 1
    assert play(state, "0: give up barrow card 4").farms[0].loads == (0,)
    assert play(state, "0: give up owner deli").farms[0].tokens == ("deli",)
    assert owned(play(state, "0: done"), 0) == {"C3"}


@pytest.mark.parametrize("question", [SpaceSix(0), MakeDelivery(0, 1)])
def test_r_j3_a_marker_is_given_up_inside_an_effect_too(question: StackItem) -> None:
    state = position(EndOfTurn(0), question, phase="II", farms={0: {**FULL, "silver": 1}})
    assert refusal(state, "0: deliver silver to merchant house") == "no_marker"
    state = play(state, "0: give up olive", "0: deliver silver to merchant house")
    assert row(state, "merchant_house") == 1 and goods(state) == {"olive": 24}
    assert on_top(state) == EndOfTurn(0)


def test_r_j3_a_delivery_tile_can_be_used_if_a_marker_is_given_up() -> None:
    store = {"store": {"wine": 25}, "silver": 1, "roofs": ("roof_1_4",)}
    state = position(EndOfTurn(0), phase="II", farms={0: store}, locked=("wainwright",))
    state = play(state, "0: use roof 1-4", "0: give up wine", "0: deliver silver to merchant house")
    assert row(state, "merchant_house") == 1


def test_r_j3_the_mark_of_a_helper_wants_a_marker_inside_an_effect_too() -> None:
    farm = {"helpers": ("card_54",), "store": {"pig": 2, "wine": 23}}
    state = position(EndOfTurn(0), SpaceSix(0), phase="II", farms={0: farm}, options={"edition": "ru"})
    assert refusal(state, "0: deliver pig to wainwright as meat") == "no_substitute"
    assert row(play(state, "0: give up wine", "0: deliver pig to wainwright as meat"), "wainwright") == 1


@pytest.mark.parametrize(
    ("farm", "code"),
    [({"store": {"olive": 24}, "silver": 1}, "markers_left"), ({"store": {"olive": 25}}, "no_use")],
)
def test_r_j3_inside_an_effect_nothing_is_given_up_in_vain(farm: dict[str, object], code: str) -> None:
    state = position(EndOfTurn(0), SpaceSix(0), phase="II", farms={0: farm})
    assert refusal(state, "0: give up olive") == code
    assert not any(line.startswith("give up") for line in offered(state))


def test_r_j3_off_means_no_limit() -> None:
    state = position(EndOfTurn(0), farms={0: {**FULL, "silver": 9}}, options={"marker_limit": "off"})
    assert goods(play(state, "0: buy grape")) == {"olive": 25, "grape": 1}


# phase IV


def scored(seats: int = 2, **given: object) -> Table:
    return play(position(PhaseStarts("IV"), EndOfTurn(0), seats=seats, **given), "0: done")  # type: ignore[arg-type]


def test_r_k1_discs_go_back_tokens_turn_and_the_next_round_begins() -> None:
    state = scored(farms={0: {"disc": 4, "used": ("card_23",), "helpers": ("card_23",)}}, round=2)
    assert (state.round, state.phase) == (3, "I")
    assert state.farms[0].disc == 0 and state.farms[0].used == ()
    assert len(state.roof_offer) == 2


@pytest.mark.parametrize("number", [2, 6])
def test_r_k1_marks_come_back_from_helpers_before_anything_is_scored(number: int) -> None:
    farm = {"helpers": ("card_46", "card_23"), "used": ("card_23",), "store": {"wine": 23}}
    state = scored(round=number, farms={0: farm}, market={"C3": 0}, options={"edition": "ru"})
    assert state.farms[0].earned[WHY_AT["helpers"]] == 1  # the Alderman's mark needs the marker of the Farm Servant
    assert "card_23" not in state.farms[0].used


def test_r_k1_the_marker_comes_back_from_a_helper_used_for_good_as_well() -> None:
    farm = {"helpers": ("card_68",), "spent": ("card_68",)}
    before = position(farms={0: farm}, options={"edition": "ru"})
    after = scored(farms={0: farm}, options={"edition": "ru"})
    assert (markers_left(before, 0), markers_left(after, 0)) == (24, 25)
    assert after.farms[0].spent == ("card_68",)


def test_r_k1_a_helper_used_in_the_round_is_free_to_score() -> None:
    both = [activate({"do": "gain_vp", "n": 1}), when("scoring", {"do": "gain_vp", "n": 1})]
    farm = {"helpers": ("card_01",), "used": ("card_01",)}
    assert scored(round=6, farms={0: farm}, options=own(*both)).farms[0].earned[WHY_AT["helpers"]] == 1


def test_r_k2_one_point_for_each_marker_on_the_market() -> None:
    state = scored(farms={0: {"tokens": ("deli", "butcher")}}, market={"C3": 0, "B3": 0, "D3": 1})
    assert [farm.vp for farm in state.farms] == [2, 1]


def test_r_k3_discs_are_stacked_with_the_first_player_on_top() -> None:
    assert scored(order=(1, 0), stack=(1, 0)).stack == (0, 1)


@pytest.mark.parametrize(("edition", "pigs"), [("ru", 0), ("fr", 3), ("cz", 3)])
def test_r_k4_the_final_sale(edition: str, pigs: int) -> None:
    store = {"olive": 1, "grain": 1, "grape": 1, "pig": 1, "trade_good": 2, "food": 3, "wine": 1, "meat": 1}
    farm = {"store": store, "fields": ("card_01",), "grown": ("card_01",)}
    state = scored(round=6, farms={0: farm}, options={"edition": edition})
    silver = 1 + 1 + 2 + 8 + pigs
    assert state.farms[0].vp == silver // 5 and state.farms[0].silver == silver % 5


def test_r_k5_the_last_own_decisions_are_those_of_the_last_turn() -> None:
    state = position(EachPlays("extra", (0, 1)), EndOfTurn(0), round=6, farms={1: {"store": {"trade_good": 1}}})
    state = play(state, "0: done")
    assert on_top(state) == ExtraDeliveries(1, 1)
    assert kinds_offered(state, 1) == {"Done", "Trade"}


@pytest.mark.parametrize(("edition", "told"), [("ru", "no pigs"), ("fr", "pigs and"), ("cz", "pigs and")])
def test_r_k4_the_table_says_whether_pigs_are_sold(edition: str, told: str) -> None:
    view = lagranja.view(position(EndOfTurn(0), options={"edition": edition}), 0)
    line = next(line for line in lagranja.text(view).split("\n") if line.startswith("Sold at the end"))
    assert told in line
    assert line in [sentence.text() for sentence in lagranja.listing(view)]


@pytest.mark.parametrize(
    ("tie_silver", "ranking", "decided_by"),
    [("after", ((0,), (1,)), "silver left"), ("before", ((1,), (0,)), "silver left")],
)
def test_r_k6_more_silver_breaks_a_tie(tie_silver: str, ranking: object, decided_by: str) -> None:
    farms = {0: {"vp": 8, "silver": 4}, 1: {"vp": 7, "silver": 5}}
    state = scored(round=6, farms=farms, options={"tie_silver": tie_silver})
    assert state.result is not None
    assert (state.result.ranking, state.result.decided_by) == (ranking, decided_by)


def test_r_k6_then_victory_is_shared() -> None:
    state = scored(round=6, farms={0: {"vp": 8, "silver": 2}, 1: {"vp": 7, "silver": 7}})
    assert state.result is not None
    assert (state.result.ranking, state.result.decided_by) == (((0, 1),), "shared")


def test_the_rows_of_a_score_add_up() -> None:
    state = scored(round=6, farms={0: {"silver": 11, "disc": 7}}, market={"C3": 0})
    assert state.result is not None
    assert state.result.scores[0].total == 1 + 3 + 2


def test_the_game_ends_after_six_rounds() -> None:
    assert lagranja.asked(scored(round=6)) == ()
    assert scored(round=5).result is None


def test_playing_two_cards_is_a_matter_of_the_first_round_only() -> None:
    state = position(EachPlays("cards", (0,)), EndOfTurn(0), phase="I", round=2, farms={0: {"hand": ("card_01",)}})
    assert on_top(play(state, "0: done")) == FarmCard(0, 1)
