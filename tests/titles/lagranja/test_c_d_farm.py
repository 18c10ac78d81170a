"""Rulings of groups C (phase I) and D (roof tiles as they are bought)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.luck import Rigged
from domain.kernel.shapes import Fact
from domain.titles.lagranja.facts import CardsDrawn
from domain.titles.lagranja.parts import AT
from domain.titles.lagranja.questions import BeforeGrowth, BuyRoof, EndOfTurn, FarmCard
from domain.titles.lagranja.steps import DrawUp, EachPlays, Income, PhaseStarts, Refill
from domain.titles.lagranja.table import Table
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.board import own, when
from tests.titles.lagranja.positions import goods, kinds_offered, offered, on_top, play, position, refusal, setup

OLIVE, GRAPE, GRAIN = "card_01", "card_02", "card_09"  # their field sides
PIG_INCOME, SILVER_INCOME = "card_11", "card_05"


def offered_first_discard(state: Table) -> str:
    return offered(play(state, "1: done"), 1)[0]


def through_farm(state: Table, seat: int) -> Table:
    """This seat plays nothing and goes through all of its lane."""
    while state.lanes and state.lanes[seat]:
        line = "done" if "done" in offered(state, seat) else offered(state, seat)[0]
        state = play(state, f"{seat}: {line}")
    return state


def test_r_c1_side_by_side_nobody_waits_for_anybody() -> None:
    state = setup(3, {"phase1_mode": "simultaneous"})
    assert lagranja.asked(state) == (0, 1, 2)
    state = through_farm(state, 2)
    assert lagranja.asked(state) == (0, 1)


def test_r_c1_in_sequence_by_turn_order() -> None:
    state = setup(3, {"phase1_mode": "sequential"}, Rigged({"first player": [1]}))
    assert lagranja.asked(state) == (1,)
    state = play(state, "1: done", f"1: {offered_first_discard(state)}")
    assert lagranja.asked(state) == (2,)


def test_r_c2_up_to_two_cards_in_the_first_round() -> None:
    state = position(FarmCard(0, 2), phase="I", round=1, farms={0: {"hand": (OLIVE, GRAPE, GRAIN)}})
    state = play(state, "0: play card 1 as field", "0: play card 2 as barrow")
    assert (state.farms[0].fields, state.farms[0].barrows) == ((OLIVE,), (GRAPE,))
    assert "done" in offered(setup(2), 0)


def test_r_c2_exactly_two_with_the_option_of_the_books() -> None:
    state = setup(2, {"edition": "fr"}, Rigged({"first player": [0]}))
    assert "done" not in offered(state, 0)
    assert refusal(state, "0: done") == "two_cards"
    first, second = (card.removeprefix("card_").lstrip("0") for card in state.farms[0].hand[:2])
    state = play(state, f"0: play card {first} as field")
    assert refusal(state, "0: done") == "two_cards"
    assert len(play(state, f"0: play card {second} as field").farms[0].fields) == 2


@pytest.mark.parametrize(("edition", "prompt"), [("fr", "Play 2 cards"), ("house", "Play up to 2 cards")])
def test_r_c2_the_question_says_whether_two_cards_have_to_be_played(edition: str, prompt: str) -> None:
    state = setup(2, {"edition": edition}, Rigged({"first player": [0]}))
    assert lagranja.prompt(state, 0).text() == f"{prompt} at your farm."


def test_r_c3_a_full_place_loses_a_card_and_the_goods_on_it() -> None:
    farm = {"hand": (OLIVE,), "barrows": ("card_03", "card_04", "card_06"), "loads": (3, 0, 1)}
    state = position(FarmCard(0, 1), phase="I", farms={0: farm})
    assert refusal(state, "0: play card 1 as barrow") == "no_place"
    state = play(state, "0: play card 1 as barrow instead of card 3")
    assert state.farms[0].barrows == ("card_04", "card_06", OLIVE)
    assert state.farms[0].loads == (0, 1, 0)
    assert state.discard == ("card_03",)
    assert state.farms[0].vp == 0 and goods(state) == {}


def test_r_c3_three_helpers_at_most() -> None:
    farm = {"hand": (OLIVE,), "helpers": ("card_11", "card_14", "card_19")}
    state = position(FarmCard(0, 1), phase="I", farms={0: farm})
    state = play(state, "0: play card 1 as helper instead of card 14")
    assert state.farms[0].helpers == ("card_11", "card_19", OLIVE)


def test_r_c3_nothing_leaves_while_a_place_is_free() -> None:
    state = position(FarmCard(0, 1), phase="I", farms={0: {"hand": (OLIVE,), "barrows": ("card_03",)}})
    assert refusal(state, "0: play card 1 as barrow instead of card 3") == "place_is_free"


def test_r_c4_the_first_extension_costs_one_farm_good() -> None:
    state = position(FarmCard(0, 1), phase="I", farms={0: {"hand": (OLIVE,), "silver": 1, "vp": 1}})
    state = play(state, "0: play card 1 as extension", "0: pay vp")
    assert (state.farms[0].vp, state.farms[0].silver, state.farms[0].extensions) == (0, 1, (OLIVE,))


def test_r_c4_the_third_costs_three_different_ones() -> None:
    farm = {"hand": (OLIVE,), "extensions": ("card_02", "card_09"), "silver": 1, "vp": 1}
    farm |= {"store": {"olive": 1, "trade_good": 3}, "fields": ("card_06",), "grown": ("card_06",)}
    state = position(FarmCard(0, 1), phase="I", farms={0: farm})
    state = play(state, "0: play card 1 as extension")
    assert refusal(state, "0: pay olive, field olive, silver") == "not_different"
    assert refusal(state, "0: pay trade good, silver, vp") == "not_held"
    state = play(state, "0: pay field olive, silver, vp")
    assert goods(state) == {"olive": 1, "trade_good": 3}
    assert state.farms[0].grown == ()


def test_r_c4_who_has_too_few_kinds_cannot_play_it() -> None:
    farm = {"hand": (OLIVE,), "extensions": ("card_02",), "silver": 5}
    state = position(FarmCard(0, 1), phase="I", farms={0: farm})
    assert refusal(state, "0: play card 1 as extension") == "cannot_pay"


def test_r_c5_a_card_played_later_follows_the_same_rules() -> None:
    farm = {"hand": (OLIVE,), "store": {"trade_good": 1}, "extensions": ("card_02",), "silver": 5}
    state = play(position(EndOfTurn(0), farms={0: farm}), "0: trade good for card")
    assert refusal(state, "0: play card 1 as extension") == "cannot_pay"
    state = play(state, "0: play card 1 as field")
    assert state.farms[0].grown == ()


def test_r_c6_the_hand_is_filled_up_to_the_limit() -> None:
    state = play(position(Refill(0), FarmCard(0, 1), phase="I"), "0: done")
    assert len(state.farms[0].hand) == 3


def test_r_c6_too_many_cards_are_discarded_and_new_extensions_count() -> None:
    cards = ("card_01", "card_02", "card_03", "card_04", "card_06")
    state = position(Refill(0), FarmCard(0, 1), phase="I", farms={0: {"hand": cards, "extensions": ("card_09",)}})
    state = play(state, "0: done")
    assert offered(state) == [f"discard card {n}" for n in (1, 2, 3, 4, 6)]
    state = play(state, "0: discard card 4")
    assert len(state.farms[0].hand) == 4 and state.discard == ("card_04",)


def test_r_c7_whoever_is_done_first_draws_first() -> None:
    told: list[Fact] = []
    state = position(
        deck=("card_01", "card_02"), farms={0: {"hand": ("card_03", "card_04")}, 1: {"hand": ("card_06", "card_09")}}
    )
    state = replace(state, phase="I", lanes=((Refill(0), FarmCard(0, 1)), (Refill(1), FarmCard(1, 1))))
    play(state, "1: done", "0: done", luck=Rigged({"cards": [0, 0]}), told=told)
    assert [fact for fact in told if isinstance(fact, CardsDrawn)] == [
        CardsDrawn(1, ("card_01",)),
        CardsDrawn(0, ("card_02",)),
    ]


def test_r_c8_tokens_pay_in_the_income_step_and_only_active_ones() -> None:
    farm = {"tokens": ("merchant_house", "deli"), "new_tokens": ("greengrocer",), "extensions": (SILVER_INCOME,)}
    state = position(EachPlays("income", (0,)), FarmCard(0, 1), phase="I", farms={0: farm})
    state = play(state, "0: done")
    assert state.farms[0].silver == 3 + 1
    assert goods(state) == {"trade_good": 1}


def test_r_c9_every_empty_field_grows_one_good() -> None:
    farm = {"fields": (OLIVE, GRAPE, GRAIN), "grown": (GRAPE,)}
    state = play(position(EachPlays("growth", (0,)), FarmCard(0, 1), phase="I", farms={0: farm}), "0: done")
    assert sorted(state.farms[0].grown) == sorted((OLIVE, GRAPE, GRAIN))
    assert goods(state) == {}


def test_r_c10_two_pigs_and_a_pen_make_exactly_one_pig() -> None:
    farm = {"extensions": ("card_05", "card_06"), "store": {"pig": 3}}  # four pens
    state = play(position(EachPlays("growth", (0,)), FarmCard(0, 1), phase="I", farms={0: farm}), "0: done")
    assert goods(state) == {"pig": 4}
    for pigs in (1, 2):  # one pig, or no pen
        state = position(EachPlays("growth", (0,)), FarmCard(0, 1), phase="I", farms={0: {"store": {"pig": pigs}}})
        assert goods(play(state, "0: done")) == {"pig": pigs}


def test_r_c10_a_pig_may_be_sold_before_to_make_room() -> None:
    farm = {"extensions": ("card_05",), "store": {"pig": 3}}  # three pens
    asks = (EachPlays("growth", (0,)), FarmCard(0, 1))
    state = play(position(*asks, phase="I", farms={0: farm}), "0: sell pig", "0: done")
    assert goods(state) == {"pig": 3} and state.farms[0].silver == 3
    strict = position(*asks, phase="I", farms={0: farm}, options={"sell_before_breeding": "no"})
    assert refusal(strict, "0: sell pig") == "makes_room"


def test_a_farm_phase_stored_before_that_question_goes_on_without_it() -> None:
    farm = {"extensions": (SILVER_INCOME,), "store": {"trade_good": 1}}
    state = position(EndOfTurn(1), Income(0), Refill(0), EndOfTurn(0), phase="I", farms={0: farm})
    state = play(state, "0: done")
    assert on_top(state) == EndOfTurn(1) and state.farms[0].silver == 1


def test_r_c11_between_income_and_growth_the_player_is_active() -> None:
    farm = {"extensions": (SILVER_INCOME,), "silver": 1, "fields": (OLIVE,), "grown": (OLIVE,)}
    asks = (EachPlays("growth", (0,)), EachPlays("income", (0,)), FarmCard(0, 1))
    state = play(position(*asks, phase="I", farms={0: farm}), "0: done")
    state = play(state, "0: upgrade field olive", "0: done")
    assert goods(state) == {"food": 1}
    assert state.farms[0].grown == (OLIVE,)


def test_income_of_a_pig_without_a_pen_is_asked() -> None:
    farm = {"extensions": (PIG_INCOME,), "store": {"pig": 2}}
    state = position(EachPlays("income", (0,)), FarmCard(0, 1), phase="I", farms={0: farm})
    state = play(state, "0: done", "0: done")
    assert offered(state) == ["sell pig", "done"]


BOTH_PIGS = {"extensions": (PIG_INCOME,), "tokens": ("greengrocer",), "silver": 4}


def before_income(farm: dict[str, Any], options: dict[str, str] | None = None) -> Table:
    state = position(EachPlays("income", (0,)), FarmCard(0, 1), phase="I", farms={0: farm}, options=options or {})
    return play(state, "0: done")


@pytest.mark.parametrize(("pigs", "asked"), [(0, False), (1, True), (2, True)])
def test_income_of_several_pigs_wants_a_pen_for_each(pigs: int, asked: bool) -> None:
    state = before_income({**BOTH_PIGS, "store": {"pig": pigs}})
    assert (on_top(state) == BeforeGrowth(0)) == asked


def test_a_pig_may_be_upgraded_before_the_income_brings_two() -> None:
    state = before_income({**BOTH_PIGS, "store": {"pig": 1}})
    state = play(state, "0: upgrade pig", "0: done", "0: take pig")
    assert goods(state) == {"pig": 2, "meat": 1}


def test_income_that_has_to_be_paid_for_is_asked_about_before() -> None:
    tithe = own(when("income", {"do": "gain_vp", "n": 2}, optional=True, cost=[{"pay": "silver", "n": 1}]))
    state = before_income({"helpers": (OLIVE,), "store": {"grain": 1}, "silver": 0}, tithe)
    state = play(state, "0: sell grain", "0: done", "0: use card 1")
    assert state.farms[0].vp == 2


@pytest.mark.parametrize(("n", "asked"), [(2, False), (3, True)])
def test_pigs_that_helpers_bring_are_counted(n: int, asked: bool) -> None:
    pigs = own(when("income", {"do": "gain_goods", "kinds": ["pig"], "n": n}))
    state = before_income({"helpers": (OLIVE,), "silver": 9}, pigs)
    assert (on_top(state) == BeforeGrowth(0) and state.farms[0].store[AT["pig"]] == 0) == asked


# roof tiles


def test_r_d1_a_tile_costs_the_round_and_brings_the_points_of_its_space() -> None:
    farm = {"silver": 5, "roofs": ("roof_1_1", "roof_2_3")}
    state = position(BuyRoof(0), phase="I", round=3, farms={0: farm}, roof_offer=("roof_3_2", "roof_3_1"))
    state = play(state, "0: buy roof 3-2")
    assert (state.farms[0].silver, state.farms[0].vp) == (2, 2)
    assert state.farms[0].roofs == ("roof_1_1", "roof_2_3", "roof_3_2")
    assert state.roof_offer == ("roof_3_1",)


def test_r_d1_five_tiles_are_all() -> None:
    roofs = tuple(f"roof_{n}_1" for n in range(1, 6))
    state = position(BuyRoof(0), phase="I", round=6, farms={0: {"silver": 9, "roofs": roofs}}, roof_offer=("roof_6_1",))
    assert refusal(state, "0: buy roof 6-1") == "roof_full"
    assert "BuyTile" not in kinds_offered(state)


def test_r_d1_too_dear() -> None:
    state = position(BuyRoof(0), phase="I", round=3, farms={0: {"silver": 2}}, roof_offer=("roof_3_2",))
    assert refusal(state, "0: buy roof 3-2") == "too_expensive"


def test_r_d1_in_the_first_round_the_last_player_buys_first() -> None:
    farms = {seat: {"silver": 1} for seat in range(3)}
    state = position(
        PhaseStarts("I"), FarmCard(0, 1), seats=3, round=1, farms=farms, roof_offer=("roof_1_1",), phase="I"
    )
    state = play(state, "0: done")  # into phase I, side by side
    while state.lanes:
        state = through_farm(state, lagranja.asked(state)[0])
    assert on_top(state) == BuyRoof(2)


def test_r_d9_tiles_nobody_bought_leave_with_the_round() -> None:
    state = position(
        EachPlays("extra", (0,)), PhaseStarts("IV"), EndOfTurn(0), roof_offer=("roof_2_1",), roof_box=("roof_3_1",)
    )
    state = play(state, "0: done")
    assert state.round == 3
    assert "roof_2_1" not in state.roof_offer
    assert state.roofs_gone == 1


def test_drawing_up_in_phase_one_is_not_optional() -> None:
    state = position(DrawUp(0), EndOfTurn(0), phase="I")
    assert len(play(state, "0: done").farms[0].hand) == 3
