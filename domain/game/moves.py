"""What a seat says in lines: moves are done together or not at all, and no line of the table holds them up. Nor do they
hold up one that stands on its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from domain.game.aggregate import Game, UndoPoint
from domain.game.lines import GameCommand, Line, Onwards, Order, Settling, TableLine, Undo, lines_of, plain_line
from domain.game.requests import Lines, LineVerdict, Request
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
from domain.game.table.seats import come_back
from domain.game.table.standing_orders import decide_until_new, give_order, go_on_until_new, knows_what_is_new
from domain.game.table.votes import alone_refusal, last_move, take_back
from domain.game.writer import Writer
from domain.kernel.flow import waiting
from domain.kernel.shapes import AnyQuestion, Question, Refused, SealedQuestion

MOST_LINES = 20
ENDS = ("pass", "done")  # sentences that say of a turn no more than that it is over
_NEW = "There is something new to do already."
_OVER = "That was done already, by what you said before it."


class AllRefused(Exception):
    """No line of a row was done; `first` is the one that speaks for all."""

    def __init__(self, first: LineVerdict, lines: tuple[LineVerdict, ...]) -> None:
        super().__init__(first.code)
        self.first, self.lines = first, lines


def say(writer: Writer, request: Request, content: Lines) -> tuple[LineVerdict, ...]:
    if not 1 <= len(content.lines) <= MOST_LINES:
        raise _too_many_lines()
    before = writer.now
    lines = lines_of(request, content.lines, before.title, before.phase == "running")
    seat = _speaker_of(writer, request, lines)
    if len(lines) > MOST_LINES:
        raise _too_many_lines()
    told = tuple(_in_their_order(writer, seat, lines))
    last = told[-1]
    is_undone = _is_refused_move(lines[len(told) - 1], last)
    if is_undone:
        writer.start_again(before)
        told = tuple(_without_moves(writer, seat, lines, told))
    if all(line.status != "done" for line in told):
        refused = (line for line in told if line.status == "refused")
        raise AllRefused(last if is_undone else next(refused), told)
    return told


def _speaker_of(writer: Writer, request: Request, lines: Sequence[Line]) -> int:
    rest = [line for line in lines if not isinstance(line, Settling)]
    if rest and all(isinstance(line, Undo) for line in rest):
        return undo_speaker(writer, request)
    return speaker(writer, request, moves=bool(rest))


def _too_many_lines() -> Refused:
    return Refused("bad_body", "Say 1 to {most} lines at once.", most=MOST_LINES)


def _in_their_order(writer: Writer, seat: int, lines: Sequence[Line]) -> Iterator[LineVerdict]:
    """Up to the first move that is refused. The end of a turn that what was said before has ended is no refusal."""
    first, moved, before = _question(writer.now, seat), False, writer.now
    for line, following in zip_longest(lines, lines[1:]):
        if isinstance(following, Onwards) and _is_sealed(writer.now, seat):
            decide_until_new(writer, seat)  # by what there is to do before all answers lie open
        if first is not None and moved and _is_over(writer.now, seat, line, first):
            yield LineVerdict(line.said, "done", writer.now.version, text=_OVER)
            continue
        if not _only_ends(writer.now, line):
            first = _question(writer.now, seat) or first
        if writer.stopped and not (isinstance(line, Onwards) and knows_what_is_new(before, writer.now, seat)):
            told = _too_late(writer.now, line)
        else:
            before, told = writer.now, _verdict_of(writer, seat, line)
        moved = moved or (told.status == "done" and not isinstance(line, Settling))
        yield told
        if _is_refused_move(line, told):
            return


def _too_late(game: Game, line: Line) -> LineVerdict:
    """Who is done until something new is asked: there is something new."""
    if isinstance(line, Onwards):
        return LineVerdict(line.said, "done", game.version, text=_NEW)
    return LineVerdict(line.said, "not_tried")


def _is_sealed(game: Game, seat: int) -> bool:
    """Whether it answers in secret, by which it may open all the answers; and can say now what is new then."""
    if not isinstance(_question(game, seat), SealedQuestion) or game.standing_orders(seat).until_new:
        return False
    return game.title.outlook(game.state, seat) is not None


def _question(game: Game, seat: int) -> AnyQuestion | None:
    return waiting(game.state, seat)[0] if game.phase == "running" and seat in game.asked else None


def _is_over(game: Game, seat: int, line: Line, first: AnyQuestion) -> bool:
    """Whether this ends a turn, and the seat is not asked any more, or in another turn than at first."""
    now = _question(game, seat)
    if not (now is None or (isinstance(now, Question) and now.is_another_turn(first))):
        return False
    return _only_ends(game, line)


def _only_ends(game: Game, line: Line) -> bool:
    return isinstance(line, GameCommand) and all(game.title.sentence(c) in ENDS for c in line.meanings(game.title))


def _is_refused_move(line: Line, told: LineVerdict) -> bool:
    return told.status == "refused" and not isinstance(line, Settling)


def _without_moves(
    writer: Writer, seat: int, lines: Sequence[Line], tried: Sequence[LineVerdict]
) -> Iterator[LineVerdict]:
    """What stands on its own, if a move was refused when they were tried in their order. An order does not: it is for
    the time after the moves said with it.
    """
    for n, line in enumerate(lines):
        if isinstance(line, TableLine):
            yield _verdict_of(writer, seat, line)
        elif n < len(tried) and tried[n].status == "refused":
            yield tried[n]
        else:
            yield LineVerdict(line.said, "not_tried")


def _verdict_of(writer: Writer, seat: int, line: Line) -> LineVerdict:
    try:
        text, played = _one_line(writer, seat, line)
    except Refused as refused:
        return LineVerdict(line.said, "refused", code=refused.code, text=refused.text)
    return LineVerdict(line.said, "done", writer.now.version, text=text, played=played)


def _one_line(writer: Writer, seat: int, line: Line) -> tuple[str, str]:
    """What is to be said of it beyond the events, and the sentence of the move if it is one."""
    match line:
        case Undo():
            return take_back(writer, seat), ""
        case TableLine(_, command):
            return settle(writer, seat, command), ""
        case Order(_, answers, unread):
            return give_order(writer, seat, answers, unread), ""
        case Onwards():
            come_back(writer, seat)
            return go_on_until_new(writer, seat)
    game = writer.running()
    come_back(writer, seat)
    readings = line.meanings(game.title) if isinstance(line, GameCommand) else ()
    move = game.title.meant(readings, line.said, game.state, seat)
    writer.move(seat, move, plain_line(line.said))
    return "", game.title.sentence(move)


def speaker(writer: Writer, request: Request, moves: bool = True) -> int:
    """The seat that speaks in this row; refuses if it is not the sender's, or the row is older than the position.

    Not `moves`: votes and orders are about no position.
    """
    game = writer.now
    mine = [seat for seat in game.seats_of(request.player) if game.seated(seat)]
    if request.seat is not None:
        mine = [seat for seat in mine if seat == request.seat]
    if not mine:
        raise Refused("not_your_seat", "You do not sit at this seat of the game.")
    seat = next((seat for seat in mine if seat in game.asked), mine[0])
    if not moves:
        return seat
    if request.expected is not None and request.expected != game.version:
        raise Refused(
            "version_conflict",
            "The game has moved on: you spoke at version {expected}, it is at {version} now.",
            expected=request.expected,
            version=game.version,
        )
    if request.point is not None and game.asked_since[seat] != request.point:
        raise Refused("superseded", "You have been asked anew since; nothing was done.")
    return seat


def undo_speaker(writer: Writer, request: Request) -> int:
    """The seat that takes back its last move. What was done for it since does not matter; what others did does."""
    try:
        return speaker(writer, request)
    except Refused:
        seat = speaker(writer, request, moves=False)
        move = last_move(writer.now, seat)
        if move is None or not _is_meant(writer.now, request, move):
            raise
        if (refusal := alone_refusal(writer.now, move)) is not None:
            raise refusal from None
        return seat


def _is_meant(game: Game, request: Request, move: UndoPoint) -> bool:
    """Whether the sender knows this move as their last one, or answered the same letter with it. A program that names
    a version means that one.
    """
    if request.channel == "api":
        return False
    if request.point is not None:
        return move.asked == request.point
    seat, at = game.taken_back
    back = at if seat == move.seat else 0
    return request.expected is not None and max(move.version, back) <= request.expected


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
