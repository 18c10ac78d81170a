"""What players are told and asked about helpers and roof tiles."""

from __future__ import annotations

from typing import get_args

import pytest

from domain.kernel.shapes import Question
from domain.titles.lagranja.abilities import facts, questions
from domain.titles.lagranja.abilities.prompts import ASKERS, TRIGGERS
from domain.titles.lagranja.abilities.telling import TELLERS
from domain.titles.lagranja.abilities.vocabulary import Trigger
from domain.titles.lagranja.cards.content import HOUSE
from domain.titles.lagranja.questions import PickDie
from domain.titles.lagranja.title import lagranja
from tests.titles.lagranja.board import Game, activate, at, farm, own


def asked(game: Game) -> str:
    return lagranja.prompt(game.state, 0).text()


def told(game: Game) -> list[str]:
    sentences = (lagranja.tell(fact, 1) for fact in game.facts)
    return [sentence.text(["Ana", "Ben"]) for sentence in sentences if sentence]


def test_everything_has_its_sentence() -> None:
    asked = {item for item in get_args(questions.Pending) if issubclass(item, Question)}
    assert set(ASKERS) == asked
    assert set(TELLERS) == set(get_args(facts.Facts))
    assert set(TRIGGERS) == set(get_args(Trigger)) - {"activate"}


def test_a_reaction_is_asked_with_what_has_happened_and_what_may_be_used() -> None:
    mine = farm(helpers="mirror_maker migrant_labor")
    game = at("II", PickDie(0, "first"), mine=mine, board_dice=(3, 5))
    game.say("take 3")
    assert asked(game) == "You have taken a die: you may use the Mirror Maker (card 38), the Migrant Labor (card 15)."
    game.say("use card 38")
    assert asked(game) == "You may change your die to 4."


def test_the_ways_of_an_effect_are_asked_with_their_amounts() -> None:
    game = at("I", mine=farm(helpers="trader", trade_good=1))
    game.say("use trader")
    assert asked(game) == "What is the Trader (card 7) to do: gain silver (7) or gain goods (3)?"


def test_a_payment_is_asked() -> None:
    game = at("I", mine=farm(helpers="stock_feeder", olive=1, grain=1))
    game.say("use stock feeder")
    assert asked(game) == "Which 1 of olive, grain do you pay for the Stock Feeder (card 34)?"


def test_the_use_of_a_helper_is_told_by_its_name() -> None:
    game = at("I", mine=farm(helpers="harbour_agent", silver=2))
    game.say("use harbour agent")
    assert "Ana uses the Harbour Agent." in told(game)


def test_what_a_helper_costs_and_brings_is_told_with_its_name() -> None:
    game = at("I", mine=farm(helpers="pig_dealer", pig=1))
    game.say("use pig dealer")
    assert told(game)[1:] == ["Ana pays 1 pig for the Pig Dealer.", "Ana takes 7 silver from the Pig Dealer."]


@pytest.mark.parametrize(
    "line", ["use 61", "use broker", "utiliser {fr}", "použít {cs}", "использовать {ru}", "USE Card 61!"]
)
def test_helpers_are_called_by_number_or_by_name_in_each_language(line: str) -> None:
    game = at("I", mine=farm(helpers="broker", trade_good=1))
    game.say(line.format(**HOUSE.cards["card_61"].helper.names))
    assert game.goods("trade_good") == 0


def test_names_are_those_of_the_table() -> None:
    game = at("I", mine=farm(helpers="chef"), options=own(activate({"do": "gain_vp", "n": 1})))
    game.say("use card 1")
    assert "Ana uses the Inventor." in told(game)
