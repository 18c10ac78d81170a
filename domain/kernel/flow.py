"""What is alike in all games: the stacks of questions and steps, whom they wait for, and what every view says of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from domain.kernel import shapes
from domain.kernel.shapes import (
    MAIN,
    AnyQuestion,
    Command,
    Question,
    Refused,
    Result,
    Sealed,
    SealedQuestion,
    StackItem,
    State,
)
from domain.kernel.telling import word

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


def question_for(state: State, seat: int) -> tuple[AnyQuestion, int]:
    """The question this seat may answer, and its lane; refuses with the reason."""
    question, lane = waiting(state, seat)
    if question is None:
        raise not_asked(state)
    return question, lane


def not_asked(state: State) -> Refused:
    if state.result is not None:
        return Refused("game_over", "The game is over.")
    return Refused("not_your_turn", "It is not your turn.")


def waiting(state: State, seat: int) -> tuple[AnyQuestion | None, int]:
    if state.lanes:
        if 0 <= seat < state.seats and state.lanes[seat]:
            top = state.lanes[seat][-1]
            if isinstance(top, Question):
                return top, seat
    elif state.pending:
        top = state.pending[-1]
        if isinstance(top, Question):
            if top.seat == seat:
                return top, MAIN
        elif isinstance(top, SealedQuestion) and seat in top.seats:
            return top, MAIN
    return None, MAIN


def asked(state: State) -> tuple[int, ...]:
    """The seats the game waits for: nobody once it is over, for then no question is left."""
    if state.lanes:
        return tuple(seat for seat, items in enumerate(state.lanes) if items)
    if not state.pending:
        return ()
    top = state.pending[-1]
    if isinstance(top, Question):
        return (top.seat,)
    if isinstance(top, SealedQuestion):
        answered = {seat for seat, _ in state.sealed}
        return tuple(seat for seat in top.seats if seat not in answered)
    return ()


ENVELOPE = ("title", "seat", "asked", "result")
NAMES = "names"  # added by whoever shows the view; a title knows seats only


def enveloped(title: str, state: State, seat: int | None, own: Mapping[str, Any]) -> dict[str, Any]:
    """The envelope, then the title's own. A name of the envelope means the same in every title, so it stays."""
    envelope = {"title": title, "seat": seat, "asked": list(asked(state)), "result": _result(state.result)}
    view = {**envelope, **own, **envelope}
    view.pop(NAMES, None)
    return view


def with_names(view: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The view for a picture or a text in which people have their names; whoever shows it knows them."""
    return {**view, NAMES: list(names)}


def name_in(view: Mapping[str, Any], seat: int, you: str = "") -> str:
    """What a picture calls who sits there; `you` for its reader."""
    if you and seat == view["seat"]:
        return word(you)
    names = view.get(NAMES, ())
    return str(names[seat]) if seat < len(names) else f"{word('Seat')} {seat + 1}"


def short_name_in(view: Mapping[str, Any], seat: int, longest: int, you: str = "") -> str:
    """The same where there is little room."""
    name = name_in(view, seat, you)
    return name if len(name) <= longest else f"{name[: longest - 1].rstrip()}\u2026"


def _result(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    scores = [{"seat": s.seat, "total": s.total, "rows": [list(row) for row in s.rows]} for s in result.scores]
    return {
        "scores": scores,
        "ranking": [list(group) for group in result.ranking],
        "decided_by": result.decided_by,
        "won": result.won,
        "target": result.target,
    }
