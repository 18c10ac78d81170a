"""Rulings of groups M (asynchronous play) and S (solo)."""

from __future__ import annotations

import pytest

from domain.kernel.luck import Rigged
from domain.kernel.shapes import Fact, Sealed
from domain.titles.lagranja.chapters.revenue import picking_order
from domain.titles.lagranja.facts import CardsDrawn, CardTurnedUp, DieDropped, MarkerPlaced, TilesRevealed
from domain.titles.lagranja.questions import DonkeyTiles, EndOfTurn, PickDie, PlaceMarker
from domain.titles.lagranja.steps import NeutralMarker, NewOrder, PhaseStarts, Picks
from domain.titles.lagranja.table import NEUTRAL
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.positions import on_top, owned, play, position, setup


def test_r_m1_others_are_told_who_has_chosen_and_not_what() -> None:
    told: list[Fact] = []
    play(position(DonkeyTiles((0, 1))), "0: donkeys 4", told=told)
    sealed = next(fact for fact in told if isinstance(fact, Sealed))
    own, other = lagranja.tell(sealed, 0), lagranja.tell(sealed, 1)
    assert own is not None and "4" in own.text()
    assert other is not None and "4" not in other.text()


def test_r_m1_cards_drawn_are_shown_to_their_owner_only() -> None:
    fact = CardsDrawn(0, ("card_07",))
    mine, others = lagranja.tell(fact, 0), lagranja.tell(fact, None)
    assert mine is not None and "7" in mine.text()
    assert others is not None and "7" not in others.text()


def test_r_m2_nobody_is_asked_between_the_roll_and_the_first_pick() -> None:
    state = position(Picks(((1, "first"),)), EndOfTurn(0), phase="II", board_dice=(1, 2), dice_box=3)
    assert on_top(play(state, "0: done")) == PickDie(1, "first")


def test_r_m4_what_reveals_something_cannot_be_taken_back() -> None:
    revealing = {CardsDrawn, CardTurnedUp}
    assert all(fact.reveals for fact in revealing)
    assert not MarkerPlaced.reveals


# solo


@pytest.mark.parametrize(("drawn", "own", "other"), [(0, "D3", "C3"), (1, "C3", "D3")])
def test_r_s1_the_order_token_names_start_space_and_place(drawn: int, own: str, other: str) -> None:
    state = setup(1, luck=Rigged({"first player": [drawn]}))
    assert (owned(state, 0), owned(state, NEUTRAL)) == ({own}, {other})
    assert state.neutral_first is bool(drawn)
    assert len(state.roof_offer) == 2 and state.dice_box == 5
    assert lagranja.census(state)["dice"] == 5


@pytest.mark.parametrize(
    ("neutral_first", "expected"),
    [
        (False, ["first", "dropped", "second", "dropped"]),
        (True, ["dropped", "first", "dropped", "second"]),
    ],
)
def test_r_s2_when_dice_are_dropped(neutral_first: bool, expected: list[str]) -> None:
    state = position(seats=1, neutral_first=neutral_first)
    assert [which for _, which in picking_order(state)] == expected


@pytest.mark.parametrize(("number", "dropped"), [(1, 2), (3, 2), (4, 6), (6, 6)])
def test_r_s2_the_lowest_in_the_first_half_the_highest_in_the_second(number: int, dropped: int) -> None:
    told: list[Fact] = []
    dice = {"board_dice": (2, 3, 6), "dice_box": 2}
    state = position(
        Picks(((NEUTRAL, "dropped"), (0, "first"))), EndOfTurn(0), seats=1, round=number, phase="II", **dice
    )
    play(state, "0: done", told=told)
    assert [fact.value for fact in told if isinstance(fact, DieDropped)] == [dropped]


@pytest.mark.parametrize("neutral_first", [False, True])
def test_r_s3_before_your_transport_if_he_is_first_and_after_it_if_not(neutral_first: bool) -> None:
    told: list[Fact] = []
    state = position(PhaseStarts("III"), EndOfTurn(0), seats=1, phase="II", neutral_first=neutral_first)
    state = play(state, "0: done", "0: donkeys 1", told=told)
    happened = [type(fact) for fact in told if isinstance(fact, CardTurnedUp | TilesRevealed)]
    assert happened == ([CardTurnedUp, TilesRevealed] if neutral_first else [TilesRevealed, CardTurnedUp])


def test_r_s4_cards_without_market_symbol_are_turned_over() -> None:
    told: list[Fact] = []
    options = {"deck_set": "base_promo"}
    state = position(NeutralMarker(), EndOfTurn(0), seats=1, deck=("card_03", "card_67"), options=options)
    state = play(state, "0: done", luck=Rigged({"neutral card": [1, 0]}), told=told)
    assert [fact.card for fact in told if isinstance(fact, CardTurnedUp)] == ["card_67", "card_03"]
    assert owned(state, NEUTRAL) in ({"B3"}, {"E3"})
    assert state.deck == ("card_03", "card_67")  # the last card left, so the discards are the new deck


def test_r_s4_without_any_symbol_he_places_nothing() -> None:
    options = {"deck_set": "base_promo"}
    state = position(NeutralMarker(), EndOfTurn(0), seats=1, deck=("card_67", "card_68"), options=options)
    assert owned(play(state, "0: done"), NEUTRAL) == set()


def test_r_s5_he_removes_as_many_of_your_markers_as_he_can() -> None:
    market = {"C3": 0, "C4": 0, "D3": 0}
    state = position(NeutralMarker(), EndOfTurn(0), seats=1, deck=("card_03", "card_04"), market=market)
    state = play(state, "0: done", luck=Rigged({"neutral card": [0]}))  # worth 6
    assert owned(state, NEUTRAL) == {"B3"} and owned(state, 0) == {"D3"}


def neutral_places(card: str, market: dict[str, int], **options: str) -> set[str]:
    """Where the new marker lies."""
    state = position(NeutralMarker(), EndOfTurn(0), seats=1, deck=(card, "card_04"), market=market, options=options)
    return owned(play(state, "0: done", luck=Rigged({"neutral card": [0]})), NEUTRAL) - owned(state, NEUTRAL)


@pytest.mark.parametrize(("rule_b", "space"), [("book", "B4"), ("house", "D2")])
def test_r_s5_the_books_name_distance_first(rule_b: str, space: str) -> None:
    market = {"C3": NEUTRAL, "E3": NEUTRAL, "C4": 0, "D3": 0}  # E3 guards D2, and B4 is far from both
    assert neutral_places("card_20", market, solo_rule_b=rule_b) == {space}


@pytest.mark.parametrize(("edition", "space"), [("ru", "D4"), ("fr", "C3"), ("cz", "C3")])
def test_r_s5_what_guards_a_marker_by_the_words_of_each_book(edition: str, space: str) -> None:
    market = {"C2": 0, "C4": 0}  # one free space above D4, worth 4; three above C3, worth 5 and 6
    assert neutral_places("card_46", market, edition=edition, solo_distance="neutral") == {space}


def test_r_s6_he_gets_nothing_and_you_one_point_for_each_of_his() -> None:
    state = position(PlaceMarker(0, ("B3", "E3")), seats=1, market={"C3": NEUTRAL, "C4": NEUTRAL})
    state = play(state, "0: place marker on B3")
    assert owned(state, NEUTRAL) == set() and state.farms[0].vp == 2


@pytest.mark.parametrize(("disc", "neutral_first"), [(2, True), (3, False), (9, False), (0, True)])
def test_r_s7_from_space_three_on_you_are_first(disc: int, neutral_first: bool) -> None:
    state = position(PhaseStarts("IV"), EndOfTurn(0), seats=1, farms={0: {"disc": disc}})
    assert play(state, "0: done").neutral_first is neutral_first


@pytest.mark.parametrize(("helper", "vp"), [("card_29", 1), ("card_46", 1)])
def test_r_s8_helpers_that_compare_look_at_the_neutral_player(helper: str, vp: int) -> None:
    step = NewOrder() if helper == "card_29" else PhaseStarts("IV")
    farms = {0: {"helpers": (helper,), "silver": 2}}
    market = {"C3": 0, "D3": NEUTRAL} if helper == "card_46" else {}
    state = position(step, EndOfTurn(0), seats=1, farms=farms, market=market, neutral_first=helper == "card_29")
    state = play(state, "0: done")
    assert state.farms[0].vp == vp + (helper == "card_46")
