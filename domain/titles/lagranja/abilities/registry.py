"""Where the words of costs and effects sign in, each with one function that does it and one that says whether it can.

`possible` keeps an ability from being offered when nothing could come of it; what is possible may still be declined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from domain.kernel.rules import Turn
from domain.kernel.shapes import Command, Question
from domain.titles.lagranja.abilities.questions import Carry
from domain.titles.lagranja.abilities.vocabulary import AnyCost, AnyEffect
from domain.titles.lagranja.commands import Done
from domain.titles.lagranja.table import Table, rules

Do = Callable[[Turn[Table], Any, Carry], None]
D = TypeVar("D", bound=Do)
Found = TypeVar("Found", bound=Callable[[Table, Any], Iterable[Command]])
Possible = Callable[[Table, Any, Carry], bool]
Payable = Callable[[Table, int, Any], bool]


class EffectWord(Struct, frozen=True):
    do: Do
    possible: Possible
    guards: bool  # it plans what stands after it itself, or leaves it out


class CostWord(Struct, frozen=True):
    """`do` plans what is paid for once it is paid."""

    do: Do
    payable: Payable


EFFECTS: dict[type[AnyEffect], EffectWord] = {}
COSTS: dict[type[AnyCost], CostWord] = {}


def _always(state: Table, effect: AnyEffect, carry: Carry) -> bool:
    return True


def effect(word: type[AnyEffect], possible: Possible = _always, guards: bool = False) -> Callable[[D], D]:
    def sign(do: D) -> D:
        if word in EFFECTS:
            raise ValueError(f"{word.__name__} is signed in twice")
        EFFECTS[word] = EffectWord(do, possible, guards)
        return do

    return sign


def cost(word: type[AnyCost], payable: Payable) -> Callable[[D], D]:
    def sign(do: D) -> D:
        if word in COSTS:
            raise ValueError(f"{word.__name__} is signed in twice")
        COSTS[word] = CostWord(do, payable)
        return do

    return sign


def go_on(turn: Turn[Table], carry: Carry) -> None:
    """What is left of an ability, once the questions above it are settled."""
    if carry.costs or carry.effects:
        turn.plan(carry)


def is_possible(state: Table, carry: Carry) -> bool:
    """Could any of its effects bring anything?"""
    return any(EFFECTS[type(effect)].possible(state, effect, carry) for effect in carry.effects)


@rules.step(Carry)
def carry_on(turn: Turn[Table], carry: Carry) -> None:
    """The first cost, or once all is paid the first effect; each is finished before the next one starts."""
    if carry.costs:
        first, then = carry.costs[0], msgspec.structs.replace(carry, costs=carry.costs[1:])
        COSTS[type(first)].do(turn, first, then)
        return
    effect, then = carry.effects[0], msgspec.structs.replace(carry, effects=carry.effects[1:])
    word = EFFECTS[type(effect)]
    if not word.guards:
        go_on(turn, then)
    if word.possible(turn.state, effect, carry):
        word.do(turn, effect, then)


def declinable(question: type[Question]) -> Callable[[Found], Found]:
    """The commands that answer it sign in here; Done is an answer too, and the part of the effect is left out."""

    def sign(found: Found) -> Found:
        rules.offer(question)(lambda state, asked, seat: chain(found(state, asked), (Done(),)))
        rules.answer(question, Done)(_leave_out)
        return found

    return sign


def _leave_out(turn: Turn[Table], question: Question, command: Done) -> None:
    turn.settle()
