"""What an intake row asks for, judged on the game as it is: events and a verdict, or a refusal. Pure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw

from domain.game.aggregate import Game
from domain.game.events import Holder, Pooled
from domain.game.luck.beacon import PATIENCE, given_up, round_of, round_time
from domain.game.moves import AllRefused, say, speaker, undo_speaker
from domain.game.names import greeting_refusal
from domain.game.requests import (
    BOT,
    BeaconResult,
    Clock,
    ClockCredit,
    LineVerdict,
    Move,
    Nothing,
    Open,
    Outcome,
    Request,
    Rule,
    SequelRequest,
    Sit,
    Verdict,
)
from domain.game.table.seats import RESIGN_ANSWERS, come_back, contribution_of, decline, sit_down
from domain.game.table.sequels import go_on
from domain.game.table.standing_orders import carry_out
from domain.game.table.votes import take_back
from domain.game.time.calendars import Calendar, micros
from domain.game.time.deadlines import close_unstarted, enforce, give
from domain.game.time.pace import pace_of
from domain.game.writer import Context, Writer
from domain.kernel.families import LISTED
from domain.kernel.shapes import Command, Refused
from domain.titles.shelf import title_named

ALTERNATIVES = 12  # legal sentences shown with a refusal
LONGEST_PAUSE = 24  # hours a clock stands still for one move


def decide(
    game: Game | None,
    request: Request,
    now: str,
    seed: bytes,
    pool: Pooled | None = None,
    former: Game | None = None,
    calendar: Calendar | None = None,
    secret: bytes = b"",
) -> Outcome:
    """`seed` is the game's secret. For a game to be opened: `pool`, where its seed was committed to, and `former`, the
    game it goes on from. `calendar`: of the player who speaks, or whose clock it is.
    `secret`: random, for what is kept from strangers for ever.
    """
    writer = Writer(game, seed, Context(_stamped(game, request, now), request.cause, secret), pool, former, calendar)
    try:
        lines = _HANDLERS[request.kind](writer, request, request.content)
    except AllRefused as several:
        return _refused(game, request, several.first.code, several.first.text, several.lines)
    except Refused as refused:
        return _refused(game, request, refused.code, refused.text)
    after = writer.now
    return Outcome(Verdict("done", after.version, lines=lines), tuple(writer.events), after)


def _stamped(game: Game | None, request: Request, now: str) -> str:
    """A clock may be set back; in a game time does not run backwards, and nothing is judged before it came."""
    return max([now, *([game.at] if game is not None else []), *filter(None, [request.arrived])], key=micros)


def _refused(game: Game | None, request: Request, code: str, text: str, lines: tuple[LineVerdict, ...] = ()) -> Outcome:
    version = game.version if game else 0
    verdict = Verdict("refused", version, code, text, _alternatives(game, request, code), lines)
    return Outcome(verdict, (), game)


def _alternatives(game: Game | None, request: Request, code: str) -> tuple[str, ...]:
    if code == "not_confirmed":
        return RESIGN_ANSWERS
    if game is None or request.kind not in ("say", "move") or game.phase != "running":
        return ()
    mine = [seat for seat in game.seats_of(request.player) if request.seat in (None, seat) and seat in game.asked]
    return tuple(legal(game, mine[0], ALTERNATIVES)) if mine else ()


def legal(game: Game, seat: int, at_most: int = LISTED) -> list[str]:
    """What a seat may say now, as sentences; a form gives its examples."""
    if game.phase != "running":
        return []
    return [game.title.sentence(command) for command in game.title.commands(game.state, seat, at_most)]


# one function a kind of row


def _open(writer: Writer, request: Request, content: Open) -> tuple[LineVerdict, ...]:
    if writer.game is not None:
        raise Refused("game_exists", "This game is open already.")
    title = title_named(content.title)
    seats = content.seats or (Holder(),) * max(2, title.seats[0])
    pace = pace_of(content.pace)
    for holder in seats:
        if holder.bot not in ("", BOT) or (holder.bot and holder.player):
            raise Refused("bad_seats", 'A seat is for a player, for the bot "sensible", or for anybody.')
    if (reason := greeting_refusal(content.greeting)) is not None:
        raise Refused("bad_greeting", "{reason}", reason=reason)
    beacon = round_of(content.beacon.chain, content.beacon.round, writer.context.at) if content.beacon else None
    options = title.read_by_hand(content.options, len(seats))
    writer.open(
        request.game, title, options, seats, request.player, pace, content.number, beacon, greeting=content.greeting
    )
    for seat, holder in enumerate(seats):
        if holder.bot:
            writer.seat(seat, holder)
    if content.sit and request.player:
        sit_down(writer, request, content)
    return ()


def _sit(writer: Writer, request: Request, content: Sit) -> tuple[LineVerdict, ...]:
    sit_down(writer, request, content)
    return ()


def _go_on(writer: Writer, request: Request, content: SequelRequest) -> tuple[LineVerdict, ...]:
    if writer.former is None:
        raise Refused("no_such_game", "There is no game {game}.", game=content.after[:40])
    said = go_on(writer, request.player, content.word, writer.former, contribution_of(content))
    return (LineVerdict(content.word, "done", writer.now.version, text=said),)


def _move(writer: Writer, request: Request, content: Move) -> tuple[LineVerdict, ...]:
    seat = speaker(writer, request)
    title = writer.running().title
    come_back(writer, seat)
    writer.move(seat, _command(title, content.command, is_known=request.commands is not None), "")
    return ()


def _command(title: Any, data: Raw, is_known: bool) -> Command:
    """A structured command is one that could have been said: its sentence reads back as itself. `is_known`: that was
    found where it came in.
    """
    try:
        command: Command = title.codec.command(bytes(data))
        sentence = title.sentence(command)
    except msgspec.DecodeError as error:
        raise Refused("bad_command", "{title}: {error}", title=title.name, error=str(error)) from error
    except (KeyError, ValueError, TypeError) as error:
        raise Refused(
            "bad_command", "{title} knows no such value: {error}", title=title.name, error=str(error)
        ) from error
    if not is_known and command not in title.language.readings(sentence):
        raise Refused("bad_command", '{title} has no command "{sentence}".', title=title.name, sentence=sentence)
    return command


def _undo(writer: Writer, request: Request, content: Nothing) -> tuple[LineVerdict, ...]:
    said = take_back(writer, undo_speaker(writer, request))
    return (LineVerdict("undo", "done", writer.now.version, text=said),) if said else ()


def _answer(writer: Writer, request: Request, content: Nothing) -> tuple[LineVerdict, ...]:
    """A bot speaks; it is handed what its seat knows."""
    game, seat = writer.running(), request.seat
    if seat is None or not game.holders[seat].bot:
        raise Refused("not_your_seat", "No bot holds this seat.")
    if seat not in game.asked:
        raise Refused("not_your_turn", "It is not your turn.")
    writer.move(seat, game.title.bot(game.state, seat, writer.bot_luck()), "")
    return ()


def _cancel(writer: Writer, request: Request, content: Nothing) -> tuple[LineVerdict, ...]:
    game = writer.now
    if game.after:
        raise Refused("not_yours_to_cancel", 'A game that goes on from another is not cancelled; say "no" to leave it.')
    if request.player != game.by:
        raise Refused("not_yours_to_cancel", "Only the player who opened the game can cancel it.")
    if game.phase != "open":
        raise Refused("game_has_begun", "The game has begun; it cannot be cancelled any more.")
    writer.close("cancelled")
    return ()


def _decline(writer: Writer, request: Request, content: Nothing) -> tuple[LineVerdict, ...]:
    decline(writer, request.player)
    return ()


def _beacon(writer: Writer, request: Request, content: BeaconResult) -> tuple[LineVerdict, ...]:
    """Its value, or the end of the time it had."""
    beacon, now = writer.now.beacon, writer.context.at
    if beacon is not None and not (round_time(beacon) <= now if content.signature else given_up(beacon, now)):
        raise Refused("too_early", "The round is due at {due}, and has {n} hours.", due=round_time(beacon), n=PATIENCE)
    writer.settle_beacon(content.signature, "" if content.signature else f"it had not come after {PATIENCE} hours")
    return ()


def _rule(writer: Writer, request: Request, content: Rule) -> tuple[LineVerdict, ...]:
    writer.rule(request.player or "operator", content.reason, content.facts)
    return ()


def _clock(writer: Writer, request: Request, content: Clock) -> tuple[LineVerdict, ...]:
    game, seat = writer.running(), request.seat
    if seat is None or request.point is None or game.asked_since[seat] != request.point:
        raise Refused("superseded", "The seat has moved since.")
    if content.what == "paused":
        _refuse_pause(game, seat, content.hours)
        writer.pause(seat, request.point, content.hours)
    else:
        enforce(writer, seat)
    return ()


def _calendar(writer: Writer, request: Request, content: Nothing) -> tuple[LineVerdict, ...]:
    """The player of a seat has other nights, days or holidays."""
    game = writer.now
    for seat in game.seats_of(request.player):
        if writer.calendar is not None and game.seated(seat) and not game.closed:
            writer.change_calendar(seat, writer.calendar)
    return ()


def _credit_clocks(writer: Writer, request: Request, content: ClockCredit) -> tuple[LineVerdict, ...]:
    give(writer, content.since, content.until, content.reason)
    return ()


def _order(writer: Writer, request: Request, content: Nothing) -> tuple[LineVerdict, ...]:
    game, seat = writer.running(), request.seat
    if seat is None or not game.asked_since[seat] or game.asked_since[seat] != request.point:
        raise Refused("superseded", "The seat has moved since.")
    carry_out(writer, seat)
    return ()


def _abandon(writer: Writer, request: Request, content: Nothing) -> tuple[LineVerdict, ...]:
    close_unstarted(writer)
    return ()


def _refuse_pause(game: Game, seat: int, hours: int) -> None:
    if not game.pace.runs:
        raise Refused("no_clock", "There is no clock in this game.")
    if not 1 <= hours <= LONGEST_PAUSE:
        raise Refused("bad_pause", "A clock stands still for 1 to {most} hours.", most=LONGEST_PAUSE)
    if game.paused(seat):
        raise Refused("paused_already", "The clock of this seat has stood still for this move already.")


_HANDLERS: dict[str, Callable[[Writer, Request, Any], tuple[LineVerdict, ...]]] = {
    "open": _open,
    "sit": _sit,
    "next": _go_on,
    "say": say,
    "move": _move,
    "undo": _undo,
    "answer": _answer,
    "cancel": _cancel,
    "decline": _decline,
    "beacon": _beacon,
    "rule": _rule,
    "clock": _clock,
    "calendar": _calendar,
    "gift": _credit_clocks,
    "order": _order,
    "abandon": _abandon,
}
