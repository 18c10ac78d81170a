"""What players are told of helpers and roof tiles, and what the questions of abilities ask, in full sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.kernel.shapes import Fact, Item
from domain.kernel.telling import Seat, Sentence, listed
from domain.lagranja.abilities import words
from domain.lagranja.cards import HOUSE

TRIGGERS = {
    "card_played": "A card has been played",
    "refill": "Your hand is about to be filled up",
    "income": "It is time for income",
    "roof_bought": "You have bought a roof tile",
    "dice_rolled": "The dice have been rolled",
    "die_taken": "You have taken a die",
    "revenue_used": "You have used a die",
    "order_set": "The new order has been set",
    "barrow_completed": "You have completed a barrow",
    "craft_completed": "A craft building has been completed",
    "marker_lost": "You have lost a marker on the market",
    "scoring": "The round is being scored",
    "game_end": "The game is at its end",
}


def source_name(source: str) -> str:
    return f"roof tile {source[5]}-{source[7]}" if source.startswith("roof") else f"card {HOUSE.cards[source].number}"


def _numbers(values: tuple[int, ...]) -> str:
    return listed(list(map(str, values)))


def _brought(fact: words.GoodsBrought) -> Sentence:
    way = "from the fields to the store" if fact.to_store else "from the store to the fields"
    return Sentence.of(
        "{who} brings {n} {crop} {way}.", who=Seat(fact.seat), n=len(fact.fields), crop=fact.crop, way=way
    )


FACTS: dict[type[Fact], Callable[[Any], Sentence]] = {
    words.HelperUsed: lambda f: Sentence.of("{who} uses the {name}.", who=Seat(f.seat), name=f.name),
    words.HelperWorked: lambda f: Sentence.of("The {name} of {who} is at work.", who=Seat(f.seat), name=f.name),
    words.RoofUsed: lambda f: Sentence.of("{who} uses {tile}.", who=Seat(f.seat), tile=source_name(f.tile)),
    words.RoofTurnedUp: lambda f: Sentence.of(
        "{who} turns {tile} face up again.", who=Seat(f.seat), tile=source_name(f.tile)
    ),
    words.GoodsBrought: _brought,
    words.DiceRerolled: lambda f: Sentence.of(
        "{who} rolls {old} again: {new}.", who=Seat(f.seat), old=_numbers(f.old), new=_numbers(f.new)
    ),
    words.SpaceReserved: lambda f: Sentence.of(
        "{who} reserves the last die beside revenue space {space}.", who=Seat(f.seat), space=f.space
    ),
    words.ReservationEnded: lambda f: Sentence.of("The revenue space of {who} is free again.", who=Seat(f.seat)),
}


def tell(fact: Fact, seat: int | None) -> Sentence | None:
    """All of it is open."""
    sentence = FACTS.get(type(fact))
    return sentence(fact) if sentence else None


def _react(question: words.React) -> Sentence:
    happened = TRIGGERS[str(type(question.event).__struct_config__.tag)]
    waiting = listed([source_name(source) for source, _ in question.waiting])
    return Sentence.of("{happened}: you may use {waiting}.", happened=happened, waiting=waiting)


def _choose(question: words.ChooseWay) -> Sentence:
    ways = [str(type(carry.effects[0]).__struct_config__.tag).replace("_", " ") for carry in question.ways]
    source = source_name(question.ways[0].source).capitalize()
    return Sentence.of("{source}: choose {ways}.", source=source, ways=" or ".join(ways))


QUESTIONS: dict[type[Item], Callable[[Any], Sentence]] = {
    words.React: _react,
    words.ChooseWay: _choose,
    words.PayFor: lambda q: Sentence.of(
        "{source} costs {n} of {kinds}: which do you pay?",
        source=source_name(q.then.source).capitalize(),
        n=q.n,
        kinds=listed(q.kinds),
    ),
    words.DiscardFor: lambda q: Sentence.of(
        "{source} costs a card of your hand: which do you discard?", source=source_name(q.then.source).capitalize()
    ),
    words.NewValue: lambda q: Sentence.of("You may change your die to {values}.", values=_numbers(q.values)),
    words.RerollDice: lambda q: Sentence.of("You may roll up to {n} dice again.", n=q.n),
    words.BringGoods: lambda q: Sentence.of("You may bring {crop} from fields to store or back.", crop=q.crop),
    words.TurnUpRoofs: lambda q: Sentence.of("Turn a used roof tile face up again."),
    words.FillSymbol: lambda q: Sentence.of("Fill one empty symbol of one of your barrows."),
    words.ShiftMarkers: lambda q: Sentence.of("Move one of your market markers to a free space of the same value."),
    words.TokensAgain: lambda q: Sentence.of("Use the immediate effect of one of your craft tokens again."),
    words.AnySpace: lambda q: Sentence.of("Use a revenue space; {left} left.", left=q.left),
    words.ReserveSpace: lambda q: Sentence.of("Your Village Elder may reserve a revenue space."),
    words.RemoveBarrow: lambda q: Sentence.of("You have a barrow too many: which one goes?"),
}


def prompt(question: Item) -> Sentence:
    return QUESTIONS[type(question)](question)
