"""Which letters are sent, and when. What is in the mailbag goes into a letter, waits, or is dropped with a reason.

A new turn: after the hold time and the player's own bundling window one letter, then silence until they move; one
reminder at 80 % of the clock. A move taken back within the hold time was never mailed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.table.grammar import is_table_line
from domain.game.table.standing_orders import has_standing_answer
from domain.game.time.calendars import Calendar, Era, at_clock, day_there, instant, micros, stretches
from domain.players.player import is_address
from service.accounts.invitations import had_enough, is_unwelcome
from service.mail.outgoing.hooking import FOR_PROGRAMS, Route
from service.mail.outgoing.letter_context import LetterReader
from service.mail.outgoing.pushing import Way
from service.projections import letter_queue
from service.projections.letter_queue import HOSTED
from service.queries import position
from service.queries.wording import in_zone, say
from service.store import bounces, heartbeats, letters, mails, times
from service.store.hooks import Hook

if TYPE_CHECKING:
    from service.store import Store
    from service.store.database import Session, SqlRow


class Policy(Struct, frozen=True):
    hold: float = 60.0  # seconds before a turn is mailed; a player can set their own
    remind: float = 86_400.0  # seconds before one who was asked in the last letter of a game is asked again
    bots: float = 5.0  # seconds an answer waits at most for bots to move first
    urgent: float = 0.8  # of the clock
    rounds: float = 20.0  # seconds between looks for turns whose time is nearly over
    digest: str = "07:00"
    kept: int = 0  # days until the words of a letter are forgotten; 0: never


class Write(Struct, frozen=True):
    pass


class Digest(Struct, frozen=True):
    pass


class Wait(Struct, frozen=True):
    until: str
    reason: str


class Drop(Struct, frozen=True):
    reason: str


Action = Write | Digest | Wait | Drop

TURN = ("turn", "urgent")
WITH_ANSWERS = ("turn", "started", "over", "table")  # what the answer to a mail says as well
RESIGNED = "you have resigned, so of this game you hear only its end"
ANSWERED = 20.0  # seconds within which the answer to a mail is written
NO_ADDRESS = "there is no confirmed address to send it to"
AT_ONCE = ("answer", "confirm", "not_done", "magic", "help", "fresh")  # to something the reader has just done
MUTABLE = ("turn", "urgent", "undone", "overdue", "ruled", "unreachable", "table", "talk")


def route_of(
    row: SqlRow, reader: LetterReader | None, unmailable: str, way: Way, hooks: tuple[Hook, ...], has_programs: bool
) -> Route:
    may_be = way != "instead" and row["kind"] not in FOR_PROGRAMS and not unmailable
    mailed = may_be and reader is not None and _unwelcome(row, reader) is None
    return Route(way, hooks, mailed, unmailable, has_programs)


def choose_action(
    session: Session, store: Store, policy: Policy, row: SqlRow, reader: LetterReader | None, now: str,
    route: Route,
) -> Action:  # fmt: skip
    if reader is None or (route.unmailable and route.push != "instead" and not route.hooks):
        return Drop(route.unmailable)
    if row["kind"] in FOR_PROGRAMS and not route.hooks:
        return Drop("no program of yours is to be told of it any more")
    if row["kind"] == HOSTED:
        return Write()  # at once: it is for whoever reads there
    game = position.loaded(store, row["game"]) if row["game"] else None
    if game is not None and row["seat"] is not None and not _still_his(game, row["seat"], row["player"], row["kind"]):
        return Drop("the seat is not yours any more")
    if _has_left(game, row["seat"]) and row["kind"] not in AT_ONCE:
        return Drop(RESIGNED)
    if row["kind"] in AT_ONCE:
        return _answer(policy, row, game, reader, now)
    # an answer that is not on its way any more when we look has been written, and is found among the letters
    coming = _with_the_answer(session, row, game, now)
    unwanted = _muted(row, reader) or (None if route.hooks else _unwelcome(row, reader))
    action = unwanted or (game and _superseded(session, row, game, reader))
    return action or _not_yet(policy, row, reader, now) or _at_the_page(session, row, now) or coming or Write()


def unmailable(session: Session, row: SqlRow, reader: LetterReader | None) -> str:
    """Why no letter can reach this reader; empty if one can."""
    if reader is None or not reader.address:
        return NO_ADDRESS
    if not is_address(reader.address):
        return "mail servers do not take your address; add one like ann@example.org"
    if row["kind"] != "answer" and bounces.is_stopped(session, reader.address):
        return "mails to your address came back, so it gets none until you confirm it again"
    return ""


def _answer(policy: Policy, row: SqlRow, game: Game | None, reader: LetterReader, now: str) -> Action:
    """If bots move next, they move within moments, and the turn that comes straight back goes into the same letter.
    What was done as said is confirmed by the next letter, unless its reader wants a receipt at once.
    """
    if game is not None and game.phase == "running" and _service_moves_next(game):
        latest = _plus(row["made"], seconds=policy.bots)
        if now < latest:
            return Wait(_plus(now, seconds=0.3), "the bots move first")
    if reader.settings.get("receipts") != "yes" and game is not None and _is_mere_receipt(row, game):
        return Drop("what you said is done, and the next letter tells it; you want no receipts")
    return Write()


def _is_mere_receipt(row: SqlRow, game: Game) -> bool:
    """All of the mail was done as it was said, nothing was asked, and it is not the reader's turn again."""
    if row["kind"] != "answer" or game.phase != "running" or row["seat"] in game.asked:
        return False
    about = json.loads(row["about"])
    lines, more = about.get("lines", ()), (about.get(name) for name in ("shows", "previews", "old", "notes", "others"))
    return bool(lines) and not any(more) and all(map(_done_as_said, lines))


def _done_as_said(line: Mapping[str, Any]) -> bool:
    of_the_game = line.get("kind") in ("game", "number", "say") and not is_table_line(line.get("line", ""))
    return of_the_game and line["status"] == "done"


def _service_moves_next(game: Game) -> bool:
    return bool(game.asked) and not any(_asks_a_player(game, seat) for seat in game.asked)


def _asks_a_player(game: Game, seat: int) -> bool:
    return bool(game.holders[seat].player) and not has_standing_answer(game, seat)


def _with_the_answer(session: Session, row: SqlRow, game: Game | None, now: str) -> Wait | None:
    """A reader whose mail is being worked on gets what follows from it with the answer.

    A word on the game before may be what this one begins with.
    """
    if row["kind"] not in WITH_ANSWERS or now > _plus(row["made"], seconds=ANSWERED):
        return None
    games = row["game"], (game and game.after) or row["game"]
    coming = letter_queue.is_answered_now(session, row["player"], row["game"]) or mails.are_worked_on(
        session, row["player"], *games
    )
    return Wait(_plus(now, seconds=0.3), "it comes with the answer to your mail") if coming else None


def _at_the_page(session: Session, row: SqlRow, now: str) -> Wait | None:
    """Who has the page open sees that it is their turn; the letter goes when the page has been quiet for a while."""
    until = heartbeats.page_open_until(session, row["player"], row["game"]) if row["kind"] == "turn" else ""
    return Wait(until, "your page of the game is open, and shows it") if now < until else None


def _muted(row: SqlRow, reader: LetterReader) -> Drop | None:
    is_muted = row["kind"] in MUTABLE and row["game"] in reader.muted
    return Drop("you have muted this game") if is_muted else None


def _unwelcome(row: SqlRow, reader: LetterReader) -> Drop | None:
    """Letters that the reader does not want; programs of theirs may be told all the same."""
    wanted = reader.settings.get("letters", "all")
    if wanted == "none":
        return Drop("you have stopped all letters")
    if wanted == "turns" and row["kind"] not in (*TURN, "started", "over"):
        return Drop("you want letters about your turns only")
    return None


def _superseded(session: Session, row: SqlRow, game: Game, reader: LetterReader) -> Drop | None:
    kind, seat = row["kind"], row["seat"]
    if kind == "undone":
        undone = json.loads(row["about"])["undone"]
        shown = letters.last_shown(session, game.id, seat, undone) is not None
        shown = shown or letter_queue.was_pushed(session, game.id, seat, undone)
        return None if shown else Drop("the move was taken back before any letter told you of it")
    if kind in ("invited", "declined", "awaited") and game.phase != "open":
        return Drop("the game has begun")
    if kind == "awaited" and (game.seated(seat) or game.holders[seat].player != row["player"]):
        return Drop("you have said whether you go on")
    invited = kind in ("invited", "cancelled") and not game.seated(seat)
    if invited and is_unwelcome(session, reader.player, reader.settings, game.by):
        # the host is not told, for they would learn whose address it is
        return Drop("you take no invitations, or none of this host")
    if kind == "invited" and had_enough(session, reader.player):
        return Drop("you have had as many invitations lately as one mailbox gets")
    if kind in ("ruled", "overdue", "unreachable", "table") and game.phase != "running":
        return Drop("the game is over")
    if kind not in TURN:
        return None
    point = row["version"]
    if game.asked_since[seat] != point:
        return Drop(_moved_on(game, seat))
    told = letters.last_shown(session, game.id, seat, point)
    # a letter that was written when the reminder was due is reminder enough
    if told is not None and (kind == "turn" or told.kind == "urgent" or told.made >= row["made"]):
        return Drop(say("the letter of {at} showed you this turn", at=told.made[:16].replace("T", " ")))
    return None


def outlived(store: Store, letter: letters.Letter) -> str:
    """Why a letter is not to be sent any more: its seat has another player; or the mail server could not take it at
    once, and it is not worth it. Empty if it is.
    """
    if not letter.game or letter.seat is None:
        return ""
    game = position.loaded(store, letter.game)
    if not _still_his(game, letter.seat, letter.player, letter.kind):
        return "the seat is not yours any more"
    if _has_left(game, letter.seat) and letter.kind not in AT_ONCE:
        return RESIGNED
    # without a word of the server its worker may have died, and it may have been taken: that is not for us to deny
    if letter.error is None or letter.kind not in TURN or not letter.point:
        return ""
    return "" if game.asked_since[letter.seat] == letter.point else _moved_on(game, letter.seat)


def _has_left(game: Game | None, seat: int | None) -> bool:
    return game is not None and seat is not None and game.has_resigned(seat)


def _still_his(game: Game, seat: int, player: str, kind: str) -> bool:
    """Who has left a table that has not begun is answered that they have."""
    return game.holders[seat].player == player or (kind == "answer" and game.phase == "open")


def _moved_on(game: Game, seat: int) -> str:
    if game.phase != "running":
        return "the game is over"
    return "you have moved since" if game.asked_since[seat] else "it is not your turn any more"


def _not_yet(policy: Policy, row: SqlRow, reader: LetterReader, now: str) -> Wait | Digest | None:
    settings = reader.settings
    paused = settings.get("paused_until", "")
    if paused and row["kind"] in MUTABLE:
        pause_end = _instant_of(paused, "00:00", reader.zone)
        if now < pause_end:
            return Wait(pause_end, say("you pause until {day}", day=paused[:10]))
    if row["kind"] == "turn":
        hold = _hold(policy, settings)
        due = _plus(row["made"], seconds=hold)
        if now < due:
            return Wait(due, say("it is held {n} seconds, so that a move taken back is never mailed", n=int(hold)))
        if settings.get("digest", ""):
            return _digest(policy, row, reader, now)
    if row["kind"] == "awaited" and now < (due := _plus(row["made"], seconds=policy.remind)):
        return Wait(due, "the last letter of the game before asks you already")
    awake = _awake(settings.get("quiet", ""), reader.zone, now)
    if awake is not None and not _too_late(row, awake):
        return Wait(awake, say("your quiet hours last until {when}", when=in_zone(awake, reader.zone)))
    return None


def _hold(policy: Policy, settings: Mapping[str, str]) -> float:
    """Seconds for which a turn is held, as its reader wishes."""
    return _number(settings.get("hold", ""), policy.hold) + 60 * _number(settings.get("bundle", ""), 0.0)


def unsent_until(store: Store, policy: Policy, game: str, since: int, mover: str) -> str | None:
    """Until when no letter tells the others of what was done at this version; nothing if none is on its way, None if
    one has gone.
    """
    with store.db.read() as session:
        rows = letter_queue.turns_since(session, game, since, mover)
    if any(row["status"] in ("mailed", "pushed") for row in rows):
        return None
    held = (_plus(row["made"], _hold(policy, store.players.get(row["player"]).settings)) for row in rows)
    return min(held, default="")


def _too_late(row: SqlRow, awake: str) -> bool:
    """A reminder whose deadline falls into the quiet hours comes before it. A reminder of old knows no deadline."""
    until = json.loads(row["about"]).get("until", "") if row["kind"] == "urgent" else ""
    return bool(until) and until <= awake


def _digest(policy: Policy, row: SqlRow, reader: LetterReader, now: str) -> Wait | Digest:
    clock = reader.settings["digest"]
    day = day_there(row["made"], reader.zone)
    at = clock if ":" in clock else policy.digest
    due = instant(at_clock(day, at, reader.zone))
    if due <= row["made"]:
        due = instant(at_clock(day + timedelta(days=1), at, reader.zone))
    if now < due:
        return Wait(due, say("it comes with your digest of {when}", when=in_zone(due, reader.zone)))
    return Digest()


def _awake(quiet: str, zone: str, now: str) -> str | None:
    """The end of the quiet hours, if it is quiet now. `quiet` is 22:00-07:00."""
    begin, dash, end = quiet.partition("-")
    if not dash or begin == end:
        return None
    hours, moment = Calendar((Era(zone=zone, night=quiet),)), micros(now)
    wakes = next(since for since, _, awake in stretches(moment, hours, (), nights=True, holidays=False) if awake)
    return instant(wakes) if wakes > moment else None


def _instant_of(day: str, clock: str, zone: str) -> str:
    return instant(at_clock(date.fromisoformat(day[:10]), clock, zone))


def _plus(text: str, seconds: float) -> str:
    return times.iso(times.parsed(text) + timedelta(seconds=seconds))


def _number(text: str, otherwise: float) -> float:
    try:
        return max(0.0, min(float(text), 86_400.0))
    except ValueError:
        return otherwise
