"""What the clock does to a game: the deadline of a seat, time that counts for nobody, a table that never begins.

Each is judged on what the game knows: a row that comes too early, or twice, changes nothing.
"""

from __future__ import annotations

from domain.game.time import clocks
from domain.game.time.calendars import DAY, micros
from domain.game.time.clocks import rounded
from domain.game.writer import Writer
from domain.kernel.shapes import Refused

SILENT = 3  # moves in a row that the clock makes before the seat is offered
MOST_MOVES = 40  # that the clock makes at once for one seat
UNSTARTED = 30  # days after which a table that never began is closed
LONGEST_GIFT = 90  # days
_WHAT = {"tell": "overdue"}


def enforce(writer: Writer, seat: int) -> None:
    """The time of a seat is over, if it is. First the calendar of its player is brought up to date."""
    changed = writer.calendar is not None and writer.change_calendar(seat, writer.calendar)
    game = writer.running()
    is_late = clocks.is_late(game, seat)
    due = clocks.grace(game, seat) if is_late else clocks.deadline(game, seat)
    if is_late and due is None:
        raise Refused("superseded", "The deadline of this seat has been enforced already.")
    if due is None or micros(writer.context.at) < micros(due.until):
        if changed:
            return
        raise Refused(
            "too_early", "The time of this seat is not over: {until}.", until=due.until if due else "no clock"
        )
    late = game.pace.late
    what = "default" if late in ("replace", "vote") and (is_late or game.offer(seat)) else late
    writer.time_out(seat, _WHAT.get(what, what), due.until)
    if is_late and game.offer(seat) is None:
        writer.offer(seat, "late")
    if what == "default":
        _move_for(writer, seat)
        _go_on_for(writer, seat)
    elif what == "replace":
        writer.offer(seat, "late")


def _go_on_for(writer: Writer, seat: int) -> None:
    """Where the same question is still open nothing is left in the bank: the clock goes on until it is settled."""
    for _ in range(MOST_MOVES):
        game = writer.now
        due = clocks.deadline(game, seat) if game.phase == "running" else None
        if due is None or clocks.budget(game, seat) or micros(writer.context.at) < micros(due.until):
            return
        writer.time_out(seat, "default", due.until)
        _move_for(writer, seat)


def _move_for(writer: Writer, seat: int) -> None:
    game = writer.now
    writer.move(seat, game.title.overdue(game.state, seat, writer.bot_luck()), "")
    game = writer.now
    if game.phase == "running" and game.clocks.silent[seat] >= SILENT and game.offer(seat) is None:
        writer.offer(seat, "silent")


def give(writer: Writer, since: str, until: str, reason: str) -> None:
    """Time that counts for nobody, because the service was down or an umpire says so."""
    game = writer.running()
    if not game.pace.runs:
        raise Refused("no_clock", "There is no clock in this game.")
    try:
        begin, end = micros(since), micros(until)
    except (ValueError, OverflowError) as error:
        raise Refused("bad_gift", "A gift is from one instant to another, as 2026-12-24T20:00:00Z.") from error
    if not 0 < end - begin <= LONGEST_GIFT * DAY or end > micros(writer.context.at):
        raise Refused("bad_gift", "A gift is time that has passed, {n} days at most.", n=LONGEST_GIFT)
    writer.give(rounded(since), rounded(until), reason[:200])


def close_unstarted(writer: Writer) -> None:
    game = writer.now
    if game.phase != "open" or game.after:
        raise Refused(
            "game_has_begun", "Only a table that has not begun, and goes on from no game, is closed like this."
        )
    if micros(writer.context.at) < micros(game.opened) + UNSTARTED * DAY:
        raise Refused("too_early", "A table has {n} days to begin.", n=UNSTARTED)
    writer.close("never began")
