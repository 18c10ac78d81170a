"""A turn without tools: take a die and place it, or pass."""

from __future__ import annotations

from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.sagrada.chapters.rounds import begin_turn, go_on
from domain.titles.sagrada.commands import Pass, Take
from domain.titles.sagrada.facts import DiePlaced, TurnPassed
from domain.titles.sagrada.parts import why_not
from domain.titles.sagrada.questions import YourTurn
from domain.titles.sagrada.table import Table, rules


def cannot_draft(state: Table, die: str) -> Refused | None:
    if state.drafted:
        return Refused("drafted", "You have drafted a die in this turn already.")
    if die not in state.pool:
        pool = " ".join(state.pool) or "empty"
        return Refused("not_in_pool", "{die} is not in the pool ({pool}).", die=die, pool=pool)
    return None


@rules.answer(YourTurn, Take)
def take(turn: Turn[Table], question: YourTurn, command: Take) -> None:
    state, seat = turn.state, turn.seat
    turn.refuse_if(cannot_draft(state, command.die) or why_not(state.windows[seat], command.die, command.cell))
    turn.emit(DiePlaced(turn.seat, command.die, command.cell))
    go_on(turn, question)


@rules.answer(YourTurn, Pass)
def end(turn: Turn[Table], question: YourTurn, command: Pass) -> None:
    turn.emit(TurnPassed(turn.seat))
    begin_turn(turn)
