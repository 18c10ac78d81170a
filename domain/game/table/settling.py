"""What the lines of a table do: votes, seats, orders."""

from __future__ import annotations

from domain.game.table import seats, standing_orders, votes
from domain.game.table.grammar import (
    Against,
    Agree,
    AskMe,
    ComeBack,
    ConfirmResign,
    Disagree,
    Leave,
    OrderOff,
    Orders,
    Release,
    Resign,
    SetSwitch,
    Stay,
    TableCommand,
    Vote,
)
from domain.game.writer import Writer

_MORE_HOURS = 24  # of a motion for more time that names no hours


def settle(writer: Writer, seat: int, command: TableCommand) -> str:
    """Carry it out and say what came of it."""
    match command:
        case Vote(motion, number):
            return _vote(writer, seat, motion, True, number)
        case Against(motion, number):
            return _vote(writer, seat, motion, False, number)
        case Agree():
            return votes.answer(writer, seat, True)
        case Disagree():
            return votes.answer(writer, seat, False)
        case Resign():
            raise seats.resign_question(writer, seat)
        case ConfirmResign():
            return seats.resign(writer, seat)
        case Stay():
            return seats.stay(writer, seat)
        case ComeBack():
            seats.come_back_by_word(writer, seat)
            return "The seat is yours again."
        case Leave():
            return seats.leave(writer, seat)
        case Release(number):
            return seats.release(writer, seat, number - 1)
        case Orders():
            return standing_orders.orders_of_seat(writer.running(), seat)
        case OrderOff():
            return standing_orders.drop_orders(writer, seat)
        case SetSwitch(which, on):
            return standing_orders.switch(writer, seat, which, on)
        case AskMe(on):
            return standing_orders.ask_everything(writer, seat, on)


def _vote(writer: Writer, seat: int, motion: str, yes: bool, number: int) -> str:
    if motion == "undo":
        return votes.answer_undo(writer, seat, yes)
    if votes.MOTIONS[motion].on_seat:
        return votes.vote(writer, seat, motion, yes, number - 1)
    if motion == "more time":
        return votes.vote(writer, seat, motion, yes, -1, number or _MORE_HOURS)
    return votes.vote(writer, seat, motion, yes)
