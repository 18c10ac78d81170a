"""What a seat is asked about helpers and roof tiles, in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.kernel.shapes import StackItem
from domain.kernel.telling import Sentence, SentencePart, listed
from domain.titles.lagranja.abilities import questions
from domain.titles.lagranja.abilities.events import trigger_of
from domain.titles.lagranja.abilities.readiness import is_roof, name_of, tile_name
from domain.titles.lagranja.abilities.telling import numbers
from domain.titles.lagranja.abilities.vocabulary import Trigger
from domain.titles.lagranja.table import Table

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


def _react(state: Table, question: questions.React) -> Sentence:
    waiting = listed(list(dict.fromkeys(named(state, source) for source, _ in question.waiting)))
    return Sentence.of(
        "{happened}: you may use {waiting}.", happened=TRIGGERS[trigger_of(question.event)], waiting=waiting
    )


def _way(carry: questions.Carry) -> str:
    effect = carry.effects[0]
    n = getattr(effect, "n", None)
    word = str(type(effect).__struct_config__.tag).replace("_", " ")
    return f"{word} ({n})" if isinstance(n, int) else word


def _choose(state: Table, question: questions.ChooseWay) -> Sentence:
    source, ways = named(state, question.ways[0].source), " or ".join(map(_way, question.ways))
    return Sentence.of("What is {source} to do: {ways}?", source=source, ways=ways)


def _pay(state: Table, question: questions.PayFor) -> Sentence:
    source, kinds = named(state, question.then.source), listed(question.kinds)
    return Sentence.of("Which {n} of {kinds} do you pay for {source}?", source=source, n=question.n, kinds=kinds)


def _discard(state: Table, question: questions.DiscardFor) -> Sentence:
    source = named(state, question.then.source)
    return Sentence.of("Which card of your hand do you discard for {source}?", source=source)


def _asks(template: str, **parts: Callable[[Any], SentencePart]) -> Asker:
    return lambda state, question: Sentence.of(template, **{name: part(question) for name, part in parts.items()})


ASKERS: dict[type[StackItem], Asker] = {
    questions.React: _react,
    questions.ChooseWay: _choose,
    questions.PayFor: _pay,
    questions.DiscardFor: _discard,
    questions.NewValue: _asks("You may change your die to {values}.", values=lambda q: numbers(q.values)),
    questions.RerollDice: _asks("You may roll up to {n} {n|die|dice} again.", n=lambda q: q.n),
    questions.BringGoods: _asks("You may bring {crop} from fields to store, or back.", crop=lambda q: q.crop),
    questions.TurnUpRoofs: _asks("Turn a used roof tile face up again."),
    questions.FillSymbol: _asks("Fill one empty symbol of one of your barrows."),
    questions.ShiftMarkers: _asks("Move one of your market markers to a free space of the same value."),
    questions.TokensAgain: _asks("Use the immediate effect of one of your craft tokens again."),
    questions.AnySpace: _asks("Use a revenue space; you have {n} {n|use|uses} left.", n=lambda q: q.left),
    questions.ReserveSpace: _asks("Your Village Elder may reserve a revenue space."),
    questions.RemoveBarrow: _asks("You have a barrow too many: which one goes?"),
}


def prompt(state: Table, question: StackItem) -> Sentence:
    return ASKERS[type(question)](state, question)
