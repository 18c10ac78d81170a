"""What an option is said to bring is what it brings, and what a seat is asked is what it can do."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from domain.kernel.shapes import Command, StackItem
from domain.titles.lagranja.commands import ChooseTile, Deliver, Move, Place, Play, Remove
from domain.titles.lagranja.questions import (
    ChooseGoods,
    DonkeyTiles,
    ExtraDeliveries,
    FarmCard,
    FreeDeliveries,
    MoveDisc,
    PlaceMarker,
    PlayCard,
    RemoveMarkers,
)
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.board import Game, at, book, card, farm, market


def hint(game: Game, command: Command) -> str:
    found = lagranja.hint(game.state, 0, command)
    return found.text() if found else ""


def asked(*asks: StackItem, **table: Any) -> str:
    return lagranja.prompt(at("III", *asks, **table).state, 0).text()


def test_a_market_space_has_a_value_and_is_not_worth_points() -> None:
    game = at("III", PlaceMarker(0, ("C4", "D2")), market=market(C3=1))
    assert hint(game, Place("C4")) == "value 4, with 1 marker beside it to drive away"
    assert hint(at("III", PlaceMarker(0, ("C4",), removes=False), market=market(C3=1)), Place("C4")) == "value 4"
    assert "on C3 (value 3)" in lagranja.text(lagranja.view(game.state, 0))


@pytest.mark.parametrize(("vp", "brings"), [(True, 1), (False, 0)])
def test_a_marker_that_is_removed_brings_one_point_or_none(vp: bool, brings: int) -> None:
    game = at("III", RemoveMarkers(0, ("C3",), vp), mine=farm(), market=market(C4=0, C3=1), options=book("fr"))
    assert hint(game, Remove("C3")) == ("value 3, +1 VP" if vp else "value 3")
    before = game.me.vp
    game.say("remove marker on C3")
    assert game.me.vp == before + brings


def test_what_a_donkey_tile_brings_counts_the_wainwright_in() -> None:
    game = at("III", DonkeyTiles((0, 1)), mine=farm(tokens=("wainwright",)))
    assert hint(game, ChooseTile(2)) == "3 deliveries, 2\u20133 steps on the siesta track"
    must = at("III", DonkeyTiles((0, 1)), mine=farm(tokens=("wainwright",)), options=book("fr"))
    assert hint(must, ChooseTile(2)) == "3 deliveries, 3 steps on the siesta track"


def test_what_a_row_wants_after_a_delivery_is_without_that_good() -> None:
    game = at("III", FreeDeliveries(0, 2), mine=farm(food=1))
    assert hint(game, Deliver("food", "wainwright")) == "then it wants 1 wine, 1 meat"


def test_siesta_points_come_with_the_scoring() -> None:
    game = at("III", MoveDisc(0, 2, 3), mine=farm())
    assert hint(game, Move(2)) == "siesta space 2: 1 VP when the round is scored"


def test_an_extension_that_is_free_costs_nothing() -> None:
    free, paid = PlayCard(0, ("extension",), free=True), FarmCard(0, 1)
    hints = [hint(at("I", each, mine=farm(hand=(5,))), Play(card(5), "extension")) for each in (free, paid)]
    assert hints[0].endswith("; costs nothing") and hints[1].endswith("; costs 1 different good")


def test_nobody_is_told_of_no_deliveries() -> None:
    ended = "You have made all your deliveries. Anything else before your turn ends?"
    for edition in ("house", "fr"):
        for question in (FreeDeliveries(0, 0), ExtraDeliveries(0, 0)):
            assert asked(question, options=book(edition)) == ended
    assert asked(FreeDeliveries(0, 1)) == "You have 1 delivery."


def test_goods_that_have_to_differ_are_said_to() -> None:
    assert (
        asked(ChooseGoods(0, ("olive", "grain"), 2, different=True)) == "Take up to 2 different ones of olive, grain."
    )
    assert asked(ChooseGoods(0, ("olive", "grain"), 2)) == "Take up to 2 of olive, grain."


def test_a_tile_without_a_hat_moves_nothing() -> None:
    assert asked(MoveDisc(0, 0, 0)) == "Your donkey tile has no hat: your disc does not move."
    assert asked(MoveDisc(0, 2, 2)) == "Move your disc 2 steps."


@pytest.mark.parametrize("invented", ["farm cards", "roof bonus", "pig costs", "merchant house", "siesta track"])
def test_the_rules_say_what_is_the_house_s_own(invented: str) -> None:
    rules = files("domain.titles").joinpath("lagranja", "rules.txt").read_text(encoding="utf-8")
    assert invented in rules.partition("# What is the house's own")[2]
