"""What the people at a table decide together: motions, who votes on them, and what follows when one is carried.

Of them is taking back a move: `undo` is about the last move that the player made, and what the service answered for
them after it goes back with it.
"""

from __future__ import annotations

from msgspec import Struct

from domain.game.aggregate import Game, UndoPoint
from domain.game.table.agreements import MORE_TIME, SILENCE
from domain.game.table.seats import replace_with_bot
from domain.game.time import clocks
from domain.game.writer import Writer
from domain.kernel.shapes import Refused
from domain.kernel.telling import Sentence

MOST_BALLOTS = 8
ALL, HALF = "all", "half"


class Motion(Struct, frozen=True):
    """`needs`: all who vote, or more than half of them. `on_seat`: it is about a seat whose player is gone."""

    name: str
    needs: str
    on_seat: bool = False
    on_clock: bool = False


MOTIONS = {
    each.name: each
    for each in (
        Motion("pause", HALF, on_clock=True),
        Motion("go on", HALF, on_clock=True),
        Motion("more time", HALF, on_clock=True),
        Motion("replace", ALL, on_seat=True),
        Motion("bot", ALL, on_seat=True),
        Motion("call off", ALL),
        Motion("declare", ALL),
        Motion("undo", ALL),
    )
}


def electorate(game: Game, motion: str, about: int = -1) -> tuple[int, ...]:
    """One seat for each person who votes. Who is over time, or has left, holds nobody up; but what
    they have seen is taken back only if they agree.
    """
    player = game.holders[about].player if MOTIONS[motion].on_seat else ""
    seats: dict[str, int] = {}
    absent = () if motion == "undo" else gone(game)
    for seat, holder in enumerate(game.holders):
        if holder.player and holder.player != player and seat not in absent:
            seats.setdefault(holder.player, seat)
    return tuple(seats.values())


def gone(game: Game) -> tuple[int, ...]:
    """Seats whose player is over time, or has left."""
    return tuple(seat for seat in range(game.seats) if game.offer(seat) is not None or clocks.is_late(game, seat))


def needed(motion: str, voters: int) -> int:
    return voters if MOTIONS[motion].needs == ALL else voters // 2 + 1


def possible(game: Game, seat: int) -> tuple[tuple[str, int], ...]:
    """Motions that this seat can put or vote on now, with what they are about; undo has a word of its own."""
    found = []
    for name in MOTIONS:
        if name != "undo":
            about = range(game.seats) if MOTIONS[name].on_seat else (-1,)
            found += [(name, each) for each in about if motion_refusal(game, name, each) is None]
    return tuple(each for each in found if _voter(game, seat) in (*electorate(game, *each), seat))


def motion_refusal(game: Game, motion: str, about: int, hours: int = MORE_TIME[0]) -> Refused | None:
    kind = MOTIONS[motion]
    if kind.on_clock and not game.pace.runs:
        return Refused("no_clock", "There is no clock in this game.")
    if motion in ("pause", "go on") and game.clocks.stands_still == (motion == "pause"):
        return Refused("no_change", "The clocks stand still already." if motion == "pause" else "The clocks run.")
    if motion == "more time" and not MORE_TIME[0] <= hours <= MORE_TIME[1]:
        return Refused("bad_hours", "More time is 1 to {most} hours.", most=MORE_TIME[1])
    return _seat_refusal(game, motion, about) if kind.on_seat else None


def _seat_refusal(game: Game, motion: str, seat: int) -> Refused | None:
    if not 0 <= seat < game.seats or not game.holders[seat].player:
        return Refused(
            "no_such_seat",
            "Say the name of a person at the table, or a seat that a person holds, 1 to {n}.",
            n=game.seats,
        )
    if game.offer(seat) is None and not clocks.is_late(game, seat):
        return Refused("seat_is_held", "Seat {n} is neither over time nor offered.", n=seat + 1)
    if motion == "replace" and game.offer(seat) is not None:
        return Refused("no_change", "Seat {n} is offered to others already.", n=seat + 1)
    return None


def vote(writer: Writer, seat: int, motion: str, yes: bool, about: int = -1, hours: int = 0) -> str:
    """One vote; what came of it."""
    game, now = writer.running(), writer.context.at
    if (refusal := motion_refusal(game, motion, about, hours or MORE_TIME[0])) is not None:
        raise refusal
    open_now = game.motions(now)
    ballot = game.ballot(motion, about, now)
    if ballot is None and (not yes or len(open_now) >= MOST_BALLOTS):
        raise Refused(
            "no_such_motion", "There is no such motion to vote on." if not yes else "Too many motions are open."
        )
    voter = _voter(game, seat)
    if ballot is None and (refusal := game.notice_refusal(voter, now)) is not None:
        raise refusal
    if MOTIONS[motion].on_seat and game.holders[about].player == game.holders[seat].player:
        raise Refused("not_yours_to_vote", "It is about your own seat; the others decide.")
    voters = tuple(dict.fromkeys((*electorate(game, motion, about), voter)))
    agreed = {*(ballot.yes if ballot else ()), voter} & set(voters) if yes else set()
    wanted = needed(motion, len(voters))
    hours = ballot.hours if ballot else hours
    carried = yes and len(agreed) >= wanted
    writer.vote(voter, motion, yes, about, hours, carried)
    if carried:
        by = ballot.by if ballot else voter
        _follow(writer, motion, about, by, tuple(sorted(agreed)))
        return "It is decided."
    if not yes:
        return "Your vote against it is noted."
    noted = "Your vote is noted: {n} of {wanted}. A motion that is not decided after {hours} hours lapses."
    return Sentence.of(noted, n=len(agreed), wanted=wanted, hours=SILENCE).text()


def _voter(game: Game, seat: int) -> int:
    """A person has one vote, however many seats."""
    return game.seats_of(game.holders[seat].player)[0]


def _follow(writer: Writer, motion: str, about: int, by: int, agreed: tuple[int, ...]) -> None:
    if motion == "replace":
        writer.offer(about, "voted")
    elif motion == "bot":
        replace_with_bot(writer, about)
    elif motion == "call off":
        writer.close("called off")
    elif motion == "declare":
        writer.close("declared")
    elif motion == "undo":
        move = next(each for each in writer.now.recent if each.version == about)
        writer.take_back(move.seat, about, agreed)


def answer(writer: Writer, seat: int, yes: bool) -> str:
    """A word on the one motion that waits for this voter."""
    game = writer.running()
    voter = _voter(game, seat)
    waiting = [
        each for each in game.motions(writer.context.at) if voter not in ((*each.yes, *each.no) if yes else each.no)
    ]
    if len(waiting) != 1:
        names = ", ".join(f'"vote {each.motion}"' for each in waiting)
        raise Refused("which_motion", "Say on which motion: {names}.", names=names or "none is open for you")
    return vote(writer, seat, waiting[0].motion, yes, waiting[0].about, waiting[0].hours)


def answer_undo(writer: Writer, seat: int, yes: bool) -> str:
    """A word on the move that somebody wants to take back; or one's own last move."""
    asked = [each for each in writer.running().motions(writer.context.at) if each.motion == "undo"]
    if asked:
        return vote(writer, seat, "undo", yes, asked[-1].about)
    if not yes:
        raise Refused("no_such_motion", "Nobody wants to take a move back.")
    return take_back(writer, seat)


def take_back(writer: Writer, seat: int) -> str:
    """The last move of a seat: at once if nobody has seen what came of it, else by leave of the others."""
    game = writer.running()
    move = last_move(game, seat)
    if move is None:
        raise nothing_to_undo()
    refusal = alone_refusal(game, move)
    if refusal is None:
        called = game.has_called(seat, move.version)
        if called and (too_many := game.notice_refusal(seat, writer.context.at)) is not None:
            raise too_many
        writer.take_back(seat, move.version)
        return ""
    if len(electorate(game, "undo")) < 2:
        raise refusal
    said = vote(writer, seat, "undo", True, move.version)
    return f"{refusal.text} The others are asked. {said}" if writer.now.ballots else said


_ENDED = {
    "luck": "luck came up",
    "secret": "something came up that nobody could know before",
    "clock": "your time was over and the clock moved for you",
    "seat": "somebody else moved",
}


def last_move(game: Game, seat: int) -> UndoPoint | None:
    """The last move that this seat made itself, as far as moves are remembered; none of who has resigned."""
    if game.has_resigned(seat):
        return None
    return next((each for each in reversed(game.recent) if each.seat == seat and each.is_own), None)


def undo_refusal(game: Game, seat: int) -> Refused | None:
    """The reason why this seat cannot take back its last move alone, or None."""
    move = last_move(game, seat)
    return nothing_to_undo() if move is None else alone_refusal(game, move)


def nothing_to_undo() -> Refused:
    return Refused("nothing_to_undo", "There is no move of yours that could be taken back.")


def alone_refusal(game: Game, move: UndoPoint) -> Refused | None:
    """Why its seat cannot take this move back alone, and until when it could; or None."""
    if move.ends:
        return Refused("cannot_undo", "Your last move cannot be taken back: {why} with it.", why=_ENDED[move.ends])
    since = (each for each in game.recent if each.version > move.version)
    ended, at = next(((why, each.at) for each in since if (why := _ends(each, move.seat))), ("", ""))
    if not ended:
        return None
    template = "Your last move could be taken back until {at} UTC. Then {why}."
    return Refused("cannot_undo", template, at=_minute(at), why=_ENDED[ended])


def _ends(point: UndoPoint, seat: int) -> str:
    """Why what this seat did before it cannot be taken back after it."""
    if point.ends:
        return point.ends
    if point.seat != seat:
        return "" if point.is_automatic else "seat"
    return "clock" if point.channel == "clock" else ""


def _minute(moment: str) -> str:
    return moment[:16].replace("T", " ")
