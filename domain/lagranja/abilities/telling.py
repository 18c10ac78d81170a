"""What players are told of helpers and roof tiles, and what the questions of abilities ask, in full sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.kernel.shapes import Fact, StackItem
from domain.kernel.telling import Seat, Sentence, listed
from domain.lagranja.abilities import words
from domain.lagranja.abilities.events import trigger_of
from domain.lagranja.abilities.readiness import is_roof, name_of, tile_name
from domain.lagranja.abilities.vocabulary import Trigger
from domain.lagranja.table import Table

Asker = Callable[[Table, Any], Sentence]

TRIGGERS: dict[Trigger, str] = {
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


def named(state: Table, source: str) -> str:
    """A helper by its name at this table and the number that commands call it by."""
    if is_roof(source):
        return tile_name(source)
    return f"the {name_of(state, source)} ({source.replace('_0', ' ').replace('_', ' ')})"


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
    words.RoofUsed: lambda f: Sentence.of("{who} uses {tile}.", who=Seat(f.seat), tile=tile_name(f.tile)),
    words.RoofTurnedUp: lambda f: Sentence.of(
        "{who} turns {tile} face up again.", who=Seat(f.seat), tile=tile_name(f.tile)
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


def _react(state: Table, question: words.React) -> Sentence:
    waiting = listed(list(dict.fromkeys(named(state, source) for source, _ in question.waiting)))
    return Sentence.of(
        "{happened}: you may use {waiting}.", happened=TRIGGERS[trigger_of(question.event)], waiting=waiting
    )


def _way(carry: words.Carry) -> str:
    effect = carry.effects[0]
    n = getattr(effect, "n", None)
    word = str(type(effect).__struct_config__.tag).replace("_", " ")
    return f"{word} ({n})" if isinstance(n, int) else word


def _choose(state: Table, question: words.ChooseWay) -> Sentence:
    source, ways = named(state, question.ways[0].source), " or ".join(map(_way, question.ways))
    return Sentence.of("What is {source} to do: {ways}?", source=source, ways=ways)


def _pay(state: Table, question: words.PayFor) -> Sentence:
    source, kinds = named(state, question.then.source), listed(question.kinds)
    return Sentence.of("Which {n} of {kinds} do you pay for {source}?", source=source, n=question.n, kinds=kinds)


def _discard(state: Table, question: words.DiscardFor) -> Sentence:
    source = named(state, question.then.source)
    return Sentence.of("Which card of your hand do you discard for {source}?", source=source)


def _asks(template: str, **parts: Callable[[Any], object]) -> Asker:
    return lambda state, question: Sentence.of(template, **{name: part(question) for name, part in parts.items()})


QUESTIONS: dict[type[StackItem], Asker] = {
    words.React: _react,
    words.ChooseWay: _choose,
    words.PayFor: _pay,
    words.DiscardFor: _discard,
    words.NewValue: _asks("You may change your die to {values}.", values=lambda q: _numbers(q.values)),
    words.RerollDice: _asks("You may roll up to {n} {n|die|dice} again.", n=lambda q: q.n),
    words.BringGoods: _asks("You may bring {crop} from fields to store, or back.", crop=lambda q: q.crop),
    words.TurnUpRoofs: _asks("Turn a used roof tile face up again."),
    words.FillSymbol: _asks("Fill one empty symbol of one of your barrows."),
    words.ShiftMarkers: _asks("Move one of your market markers to a free space of the same value."),
    words.TokensAgain: _asks("Use the immediate effect of one of your craft tokens again."),
    words.AnySpace: _asks("Use a revenue space; you have {n} {n|use|uses} left.", n=lambda q: q.left),
    words.ReserveSpace: _asks("Your Village Elder may reserve a revenue space."),
    words.RemoveBarrow: _asks("You have a barrow too many: which one goes?"),
}


def prompt(state: Table, question: StackItem) -> Sentence:
    return QUESTIONS[type(question)](state, question)
