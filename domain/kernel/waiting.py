"""Whom a game waits for, and with which question."""

from __future__ import annotations

from domain.kernel.shapes import MAIN, AnyQuestion, Question, Refused, SealedQuestion, State


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
