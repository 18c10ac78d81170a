"""Bookkeeping of the flow: what the kernel's own facts do to the stacks of questions and steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from domain.kernel import shapes
from domain.kernel.shapes import MAIN, Command, Sealed, StackItem, State

S = TypeVar("S", bound=State)
replace = msgspec.structs.replace


def _on_lane(state: S, lane: int, items: tuple[StackItem, ...]) -> S:
    lanes = state.lanes
    return replace(state, lanes=(*lanes[:lane], items, *lanes[lane + 1 :]))


def _pushed(state: S, fact: shapes.Asked[Any] | shapes.Planned[Any]) -> S:
    items = (fact.question,) if isinstance(fact, shapes.Asked) else fact.steps[::-1]
    lane = fact.lane
    if lane == MAIN:
        return replace(state, pending=state.pending + items)
    return _on_lane(state, lane, state.lanes[lane] + items)


def _popped(state: S, fact: shapes.Settled | shapes.StepBegan) -> S:
    lane = fact.lane
    if lane == MAIN:
        return replace(state, pending=state.pending[:-1])
    return _on_lane(state, lane, state.lanes[lane][:-1])


def _sealed(state: S, fact: Sealed[Command]) -> S:
    others = tuple(answer for answer in state.sealed if answer[0] != fact.seat)
    return replace(state, sealed=tuple(sorted((*others, (fact.seat, fact.answer)), key=lambda answer: answer[0])))


FLOW: dict[type, Callable[[Any, Any], Any]] = {
    shapes.Asked: _pushed,
    shapes.Planned: _pushed,
    shapes.Settled: _popped,
    shapes.StepBegan: _popped,
    shapes.Forked: lambda state, fact: replace(state, lanes=tuple(tuple(reversed(lane)) for lane in fact.lanes)),
    shapes.Joined: lambda state, fact: replace(state, lanes=()),
    shapes.Sealed: _sealed,
    shapes.Unsealed: lambda state, fact: replace(state, sealed=()),
    shapes.Looked: lambda state, fact: state,
    shapes.Finished: lambda state, fact: replace(state, result=fact.result, pending=(), lanes=(), sealed=()),
}
