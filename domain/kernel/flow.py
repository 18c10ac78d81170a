"""Bookkeeping of the flow: what the kernel's own facts do to the stacks of questions and steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from domain.kernel import shapes
from domain.kernel.shapes import MAIN, Command, Item, Sealed, State

S = TypeVar("S", bound=State)
replace = msgspec.structs.replace


def _pushed(state: S, lane: int, items: tuple[Item, ...]) -> S:
    if lane == MAIN:
        return replace(state, asks=state.asks + items)
    lanes = state.lanes
    return replace(state, lanes=(*lanes[:lane], lanes[lane] + items, *lanes[lane + 1 :]))


def _popped(state: S, lane: int) -> S:
    if lane == MAIN:
        return replace(state, asks=state.asks[:-1])
    lanes = state.lanes
    return replace(state, lanes=(*lanes[:lane], lanes[lane][:-1], *lanes[lane + 1 :]))


def _sealed(state: S, fact: Sealed[Command]) -> S:
    others = tuple(answer for answer in state.sealed if answer[0] != fact.seat)
    return replace(state, sealed=tuple(sorted((*others, (fact.seat, fact.answer)), key=lambda answer: answer[0])))


FLOW: dict[type, Callable[[Any, Any], Any]] = {
    shapes.Asked: lambda state, fact: _pushed(state, fact.lane, (fact.question,)),
    shapes.Planned: lambda state, fact: _pushed(state, fact.lane, tuple(reversed(fact.steps))),
    shapes.Settled: lambda state, fact: _popped(state, fact.lane),
    shapes.StepBegan: lambda state, fact: _popped(state, fact.lane),
    shapes.Forked: lambda state, fact: replace(state, lanes=tuple(tuple(reversed(lane)) for lane in fact.lanes)),
    shapes.Joined: lambda state, fact: replace(state, lanes=()),
    shapes.Sealed: _sealed,
    shapes.Unsealed: lambda state, fact: replace(state, sealed=()),
    shapes.Finished: lambda state, fact: replace(state, result=fact.result, asks=(), lanes=(), sealed=()),
}
