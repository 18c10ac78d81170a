"""What an intake row asks for, judged on the game as it is: events and a verdict, or a refusal. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw

from domain.beacon import PATIENCE, due, given_up, round_of
from domain.events import Holder, Pooled
from domain.game import Game
from domain.kernel.reading import LONGEST, words_of
from domain.kernel.shapes import Command, Refused
from domain.kernel.title import LISTED
from domain.ledger import Ledger, Stamp, title_named
from domain.requests import (
    BOT,
    Clock,
    Light,
    LineVerdict,
    Move,
    Next,
    Nothing,
    Open,
    Outcome,
    Request,
    Rule,
    Say,
    Sit,
    Verdict,
)
from domain.sequels import go_on

ALTERNATIVES = 12  # legal sentences shown with a refusal
MOST_LINES = 20
LONGEST_PAUSE = 24  # hours a clock stands still for one move

_NONCE = re.compile(r"[0-9A-Za-z_-]{1,64}")


def judge(
    game: Game | None,
    request: Request,
    now: str,
    seed: bytes,
    pool: Pooled | None = None,
    former: Game | None = None,
) -> Outcome:
    """`seed` is the game's secret. For a game to be opened: `pool`, where its seed was committed to, and `former`, the
    game it goes on from.
    """
    ledger = Ledger(game, seed, Stamp(now, request.cause), pool, former)
    try:
        lines = _HANDLERS[request.kind](ledger, request, request.order)
    except _LineRefused as several:
        return _refused(game, request, several.refused, several.lines)
    except Refused as refused:
        return _refused(game, request, refused)
    after = ledger.now
    return Outcome(Verdict("done", after.version, lines=lines), tuple(ledger.events), after)


class _LineRefused(Exception):
    """A line is refused, and what the others of the row come to."""

    def __init__(self, refused: Refused, lines: tuple[LineVerdict, ...]) -> None:
        super().__init__(refused.code)
        self.refused, self.lines = refused, lines


def _refused(game: Game | None, request: Request, refused: Refused, lines: tuple[LineVerdict, ...] = ()) -> Outcome:
    version = game.version if game else 0
    verdict = Verdict("refused", version, refused.code, refused.text, _alternatives(game, request), lines)
    return Outcome(verdict, (), game)


def _alternatives(game: Game | None, request: Request) -> tuple[str, ...]:
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


def _open(ledger: Ledger, request: Request, order: Open) -> tuple[LineVerdict, ...]:
    if ledger.game is not None:
        raise Refused("game_exists", "This game is open already.")
    title = title_named(order.title)
    seats = order.seats or (Holder(),) * max(2, title.seats[0])
    if not 0 <= order.pace <= 24 * 90:
        raise Refused("bad_pace", "The pace is {pace} hours a move; it must be 0 (no clock) to 2160.", pace=order.pace)
    for holder in seats:
        if holder.bot not in ("", BOT) or (holder.bot and holder.player):
            raise Refused("bad_seats", 'A seat is for a player, for the bot "sensible", or for anybody.')
    beacon = round_of(order.beacon.chain, order.beacon.round, ledger.stamp.at) if order.beacon else None
    options = title.read_by_hand(order.options, len(seats))
    ledger.open(request.game, title, options, seats, request.player, order.pace, order.number, beacon)
    for seat, holder in enumerate(seats):
        if holder.bot:
            ledger.seat(seat, holder)
    if order.sit and request.player:
        _sit_down(ledger, request, order)
    return ()


def _sit(ledger: Ledger, request: Request, order: Sit) -> tuple[LineVerdict, ...]:
    _sit_down(ledger, request, order)
    return ()


def _sit_down(ledger: Ledger, request: Request, order: Open | Sit) -> None:
    game = ledger.now
    if game.phase != "open":
        raise Refused("no_open_seat", "The game has begun; no seat is free.")
    ledger.seat(_free_seat(game, request), Holder(player=request.player), *_part(order))


def _part(order: Open | Sit | Next) -> tuple[str, str]:
    """What is added to the luck, and what it is made of."""
    if order.nonce and not _NONCE.fullmatch(order.nonce):
        raise Refused("bad_nonce", "A nonce is 1 to 64 letters, digits, - or _.")
    return order.nonce, (order.source or "given") if order.nonce else "house"


def _free_seat(game: Game, request: Request) -> int:
    free = [seat for seat in range(game.seats) if not game.seated(seat) and not game.holders[seat].bot]
    kept = [seat for seat in free if game.holders[seat].player == request.player]
    anybody = [seat for seat in free if not game.holders[seat].player]
    if request.seat is not None:
        if request.seat not in (*kept, *anybody):
            raise Refused("seat_taken", "Seat {number} is not free for you.", number=request.seat + 1)
        return request.seat
    if not kept and any(game.seated(seat) for seat in game.seats_of(request.player)):
        raise Refused("seated_already", "You sit at this table already; name a seat to take a second one.")
    if not kept and not anybody:
        raise Refused("no_open_seat", "No seat of this game is free for you.")
    return (kept or anybody)[0]


def _next(ledger: Ledger, request: Request, order: Next) -> tuple[LineVerdict, ...]:
    if ledger.former is None:
        raise Refused("no_such_game", "There is no game {game}.", game=order.after[:40])
    said = go_on(ledger, request.player, order.word, ledger.former, _part(order))
    return (LineVerdict(order.word, "done", ledger.now.version, text=said),)


def _say(ledger: Ledger, request: Request, order: Say) -> tuple[LineVerdict, ...]:
    if not 1 <= len(order.lines) <= MOST_LINES:
        raise Refused("bad_body", "Say 1 to {most} lines at once.", most=MOST_LINES)
    seat = _speaker(ledger, request)
    done: list[LineVerdict] = []
    for n, said in enumerate(order.lines):
        if ledger.stopped:
            return (*done, *(LineVerdict(rest, "not_tried") for rest in order.lines[n:]))
        try:
            _one_line(ledger, seat, said)
        except Refused as refused:
            before = tuple(LineVerdict(line.said, "not_tried") for line in done)
            after = tuple(LineVerdict(rest, "not_tried") for rest in order.lines[n + 1 :])
            line = LineVerdict(said, "refused", code=refused.code, text=refused.text)
            raise _LineRefused(refused, (*before, line, *after)) from refused
        done.append(LineVerdict(said, "done", ledger.now.version))
    return tuple(done)


def _one_line(ledger: Ledger, seat: int, said: str) -> None:
    if len(said) <= LONGEST and words_of(said) == ("undo",):
        ledger.take_back(seat)
        return
    game = ledger.running()
    ledger.move(seat, game.title.parse(said, game.state, seat), _plain(said))


def _plain(said: str) -> str:
    """As it is kept: one line of characters that can be shown and stored anywhere."""
    return " ".join("".join(c if c.isprintable() else " " for c in said).split())[:200]


def _move(ledger: Ledger, request: Request, order: Move) -> tuple[LineVerdict, ...]:
    seat = _speaker(ledger, request)
    title = ledger.running().title
    ledger.move(seat, _command(title, order.command), "")
    return ()


def _command(title: Any, data: Raw) -> Command:
    """A structured command is one that could have been said: its sentence reads back as itself."""
    try:
        command: Command = title.codec.command(bytes(data))
        sentence = title.sentence(command)
    except msgspec.DecodeError as error:
        raise Refused("bad_command", "{title}: {error}", title=title.name, error=str(error)) from error
    except (KeyError, ValueError, TypeError) as error:
        raise Refused(
            "bad_command", "{title} knows no such value: {error}", title=title.name, error=str(error)
        ) from error
    if command not in title.language.readings(sentence):
        raise Refused("bad_command", '{title} has no command "{sentence}".', title=title.name, sentence=sentence)
    return command


def _undo(ledger: Ledger, request: Request, order: Nothing) -> tuple[LineVerdict, ...]:
    ledger.take_back(_speaker(ledger, request))
    return ()


def _answer(ledger: Ledger, request: Request, order: Nothing) -> tuple[LineVerdict, ...]:
    """A bot speaks; it is handed what its seat knows."""
    game, seat = ledger.running(), request.seat
    if seat is None or not game.holders[seat].bot:
        raise Refused("not_your_seat", "No bot holds this seat.")
    if seat not in game.asked:
        raise Refused("not_your_turn", "It is not your turn.")
    ledger.move(seat, game.title.bot(game.state, seat, ledger.bot_luck()), "")
    return ()


def _cancel(ledger: Ledger, request: Request, order: Nothing) -> tuple[LineVerdict, ...]:
    game = ledger.now
    if game.after:
        raise Refused("not_yours_to_cancel", 'A game that goes on from another is not cancelled; say "no" to leave it.')
    if request.player != game.by:
        raise Refused("not_yours_to_cancel", "Only the player who opened the game can cancel it.")
    if game.phase != "open":
        raise Refused("game_has_begun", "The game has begun; it cannot be cancelled any more.")
    ledger.close("cancelled")
    return ()


def _beacon(ledger: Ledger, request: Request, order: Light) -> tuple[LineVerdict, ...]:
    """Its value, or the end of the time it had."""
    beacon, now = ledger.now.beacon, ledger.stamp.at
    if beacon is not None and not (due(beacon) <= now if order.signature else given_up(beacon, now)):
        raise Refused("too_early", "The round is due at {due}, and has {n} hours.", due=due(beacon), n=PATIENCE)
    ledger.settle_beacon(order.signature, "" if order.signature else f"it had not come after {PATIENCE} hours")
    return ()


def _rule(ledger: Ledger, request: Request, order: Rule) -> tuple[LineVerdict, ...]:
    ledger.rule(request.player or "operator", order.reason, order.facts)
    return ()


def _clock(ledger: Ledger, request: Request, order: Clock) -> tuple[LineVerdict, ...]:
    game, seat = ledger.running(), request.seat
    if seat is None or request.point is None or game.asked_since[seat] != request.point:
        raise Refused("superseded", "The seat has moved since.")
    if order.what == "paused":
        _refuse_pause(game, seat, order.hours)
    ledger.clock(seat, request.point, order.what, order.hours)
    if order.what == "default":
        ledger.move(seat, game.title.overdue(game.state, seat, ledger.bot_luck()), "")
    return ()


def _refuse_pause(game: Game, seat: int, hours: int) -> None:
    if not game.pace:
        raise Refused("no_clock", "There is no clock in this game.")
    if not 1 <= hours <= LONGEST_PAUSE:
        raise Refused("bad_pause", "A clock stands still for 1 to {most} hours.", most=LONGEST_PAUSE)
    if game.paused(seat):
        raise Refused("paused_already", "The clock of this seat has stood still for this move already.")


def _speaker(ledger: Ledger, request: Request) -> int:
    """The seat that speaks in this row; refuses if it is not the sender's, or the row is older than the position."""
    game = ledger.now
    mine = [seat for seat in game.seats_of(request.player) if game.seated(seat)]
    if request.seat is not None:
        mine = [seat for seat in mine if seat == request.seat]
    if not mine:
        raise Refused("not_your_seat", "You do not sit at this seat of the game.")
    seat = next((seat for seat in mine if seat in game.asked), mine[0])
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


_HANDLERS: dict[str, Callable[[Ledger, Request, Any], tuple[LineVerdict, ...]]] = {
    "open": _open,
    "sit": _sit,
    "next": _next,
    "say": _say,
    "move": _move,
    "undo": _undo,
    "answer": _answer,
    "cancel": _cancel,
    "beacon": _beacon,
    "rule": _rule,
    "clock": _clock,
}
