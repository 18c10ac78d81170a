"""What the house puts off for a player, and what it asks about because it could be lost."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.preview import only_optional
from domain.kernel.shapes import StackItem
from domain.titles.lagranja.chapters.waiting import outlook
from domain.titles.lagranja.commands import Move
from domain.titles.lagranja.parts import BUILDINGS
from domain.titles.lagranja.questions import BeforeGrowth, EndOfTurn, ExtraDeliveries, FreeDeliveries, MoveDisc
from domain.titles.lagranja.steps import AfterTurn, EachPlays, Income, PhaseStarts, Picks
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.board import Game, at, farm

PICKS = Picks(((1, "first"), (0, "second")))
SHARED = (PhaseStarts("III"), EachPlays("shared", (0, 1)))
INCOME = (AfterTurn(0, growth=True), Income(0))
EXTRA = (EachPlays("extra", (0, 1)),)
SIESTA = (EachPlays("siesta", (1,)),)


def alone(phase: str, asks: tuple[StackItem, ...], mine: dict[str, Any], **table: Any) -> Any:
    """What the house says here for seat 0."""
    return only_optional(lagranja, at(phase, *asks, mine=mine, **table).state, 0)


LOST = {
    "the last food of the game": ("III", (PhaseStarts("IV"), FreeDeliveries(0, 0)), farm("baker", food=1)),
    "an answer to the next player": ("II", (PICKS, EndOfTurn(0)), farm(trade_good=1, hand=(43,))),
    "a trade good in time": ("I", (*INCOME, BeforeGrowth(0)), farm("tenant", olive=1)),
    "a roof tile in time": ("I", (*INCOME, BeforeGrowth(0)), farm("roof_mender", silver=2, roofs=("roof_1_1",))),
    "an extension before the income": ("I", (*INCOME, BeforeGrowth(0)), farm(trade_good=1, hand=(11,), olive=1)),
    "an extension before deliveries": ("III", (*EXTRA, FreeDeliveries(0, 0)), farm("harbour_agent", silver=3)),
    "a fee for the next step": ("II", (*SHARED, EndOfTurn(0)), farm("donkey_breeder", silver=0, grain=1)),
    "goods before others act": ("II", (*SHARED, EndOfTurn(0)), farm(grain=1)),
    "goods before growth": ("I", (EachPlays("growth", (0,)), BeforeGrowth(0)), farm(grain=1, silver=3)),
    "a card before the disc moves": ("III", (*SIESTA, MoveDisc(0, 2, 2)), farm(trade_good=1, hand=(59,))),
    "a helper before the disc moves": ("III", (*SIESTA, MoveDisc(0, 2, 2)), farm("storyteller", grain=1)),
    "how far the disc moves": ("III", (*SIESTA, MoveDisc(0, 2, 3)), farm(grain=1)),
}


@pytest.mark.parametrize("place", LOST.values(), ids=LOST)
@pytest.mark.parametrize("round_", [2, 6])
def test_what_could_be_lost_is_asked_about(place: tuple[str, tuple[StackItem, ...], Any], round_: int) -> None:
    assert alone(*place, round=round_) is None


def test_dealings_are_put_off_until_the_disc_has_moved() -> None:
    assert alone("III", (*SIESTA, MoveDisc(0, 2, 2)), farm(grain=1, silver=4)) == Move(2)


def test_after_the_disc_has_moved_they_are_asked_about() -> None:
    game = at("III", *SIESTA, MoveDisc(0, 2, 2), mine=farm(grain=1, silver=4))
    before = without_moves(game)
    game.say("move 2")
    assert game.top() == EndOfTurn(0) and without_moves(game) == before
    assert only_optional(lagranja, game.state, 0) is None


def without_moves(game: Game) -> set[str]:
    return {each for each in game.offers() if each.split()[0] not in ("move", "done")}


def test_a_delivery_that_was_not_possible_is_new() -> None:
    mine = farm(grain=1, silver=9)
    before, after = (at("III", ExtraDeliveries(0, 3), mine=mine, locked=closed) for closed in (BUILDINGS, ()))
    new = outlook(after.state, 0).possible - outlook(before.state, 0).possible
    assert "deliver grain to village shop" in new and all(each.startswith("deliver") for each in new)


def test_income_makes_room_for_what_is_new_before_growth() -> None:
    def things(**goods: int) -> frozenset[str]:
        return outlook(at("I", EachPlays("growth", (0,)), BeforeGrowth(0), mine=farm(**goods)).state, 0).possible

    assert things(grain=1, silver=3) == things(grain=2, silver=4, olive=1), "they can be dealt in later as well"
    assert things(pig=1) > things() and things(trade_good=1, hand=(11,)) > things(trade_good=1, hand=())


def test_where_more_than_an_end_is_wanted_there_is_none() -> None:
    assert outlook(at("III", *SIESTA, MoveDisc(0, 2, 3), mine=farm(grain=1)).state, 0).goes_on is None
    assert outlook(at("III", *SIESTA, MoveDisc(0, 2, 2), mine=farm(grain=1)).state, 0).goes_on == Move(2)
