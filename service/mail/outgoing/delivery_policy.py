"""Which letters are sent, and when. What is in the mailbag goes into a letter, waits, or is dropped with a reason.

A new turn: after the hold time and the player's own bundling window one letter, then silence until he moves; one
reminder at 80 % of the clock. A move taken back within the hold time was never mailed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.application import Games
from domain.game.table.standing_orders import is_ahead
from domain.game.time.calendars import Calendar, Era, at_clock, day_there, instant, micros, stretches
from domain.players.player import is_address
from service.accounts.invitations import had_enough, is_unwelcome
from service.mail.outgoing import bounces
from service.mail.outgoing.letter_context import Reader, in_zone
from service.mail.outgoing.position import say
from service.store import letters, times

if TYPE_CHECKING:
    from service.store import Store
    from service.store.database import Row, Session


class Policy(Struct, frozen=True):
    hold: float = 60.0  # seconds before a turn is mailed; a player can set his own
    remind: float = 86_400.0  # seconds before one who was asked in the last letter of a game is asked again
    bots: float = 5.0  # seconds an answer waits at most for bots to move first
    urgent: float = 0.8  # of the clock
    rounds: float = 20.0  # seconds between looks for turns whose time is nearly over
    digest: str = "07:00"


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
WITH_ANSWERS = ("turn", "started", "over")  # what the answer to a mail says as well
ANSWERED = 20.0  # seconds within which the answer to a mail is written
AT_ONCE = ("answer", "confirm", "magic", "help", "fresh")  # the answer to something the reader has just done
MUTABLE = ("turn", "urgent", "undone", "overdue", "ruled", "unreachable", "table")


def choose_action(session: Session, games: Games, policy: Policy, row: Row, reader: Reader | None, now: str) -> Action:
    if reader is None:
        return Drop("there is no confirmed address to send it to")
    if not is_address(reader.address):
        return Drop("mail servers do not take your address; add one like ann@example.org")
    if row["kind"] != "answer" and bounces.stopped(session, reader.address):
        return Drop("mails to your address came back, so it gets none until you confirm it again")
    game = games.get(row["game"]) if row["game"] else None
    if game is not None and row["seat"] is not None and not _still_his(game, row["seat"], row["player"], row["kind"]):
        return Drop("the seat is not yours any more")
    if row["kind"] in AT_ONCE:
        return _answer(policy, row, game, now)
    # an answer that is not on its way any more when we look has been written, and is found among the letters
    coming = _with_the_answer(session, row, game, now)
    action = _unwanted(row, reader) or (game and _superseded(session, row, game, reader))
    return action or _not_yet(policy, row, reader, now) or coming or Write()


def _answer(policy: Policy, row: Row, game: Game | None, now: str) -> Action:
    """If bots move next, they move within moments, and the turn that comes straight back goes into the same letter."""
    if game is not None and game.phase == "running" and not any(_asks_a_player(game, seat) for seat in game.asked):
        latest = _plus(row["made"], seconds=policy.bots)
        if now < latest:
            return Wait(_plus(now, seconds=0.3), "the bots move first")
    return Write()


def _asks_a_player(game: Game, seat: int) -> bool:
    return bool(game.holders[seat].player) and not is_ahead(game, seat)


def _with_the_answer(session: Session, row: Row, game: Game | None, now: str) -> Wait | None:
    """A reader whose mail is being worked on gets what follows from it with the answer.

    A word on the game before may be what this one begins with.
    """
    if row["kind"] not in WITH_ANSWERS or now > _plus(row["made"], seconds=ANSWERED):
        return None
    # CROSS JOIN makes SQLite begin with the few grants of the reader: thousands of mails may be new
    coming = session.value(
        "SELECT 1 AS one FROM mailbag WHERE player = ? AND game = ? AND kind = 'answer' AND status = 'due'",
        row["player"], row["game"],
    ) or session.value(
        "SELECT 1 AS one FROM grants CROSS JOIN mails WHERE mails.grant_id = grants.id"
        " AND grants.player = ? AND grants.game IN (?, ?) AND mails.status IN ('new', 'waiting')",
        row["player"], row["game"], (game and game.after) or row["game"],
    )  # fmt: skip
    return Wait(_plus(now, seconds=0.3), "it comes with the answer to your mail") if coming else None


def _unwanted(row: Row, reader: Reader) -> Drop | None:
    wanted = reader.settings.get("letters", "all")
    if wanted == "none":
        return Drop("you have stopped all letters")
    if row["kind"] in MUTABLE and row["game"] in reader.muted:
        return Drop("you have muted this game")
    if wanted == "turns" and row["kind"] not in (*TURN, "started", "over"):
        return Drop("you want letters about your turns only")
    return None


def _superseded(session: Session, row: Row, game: Game, reader: Reader) -> Drop | None:
    kind, seat = row["kind"], row["seat"]
    if kind == "undone":
        told = letters.told_of(session, game.id, seat, json.loads(row["about"])["undone"])
        return None if told else Drop("the move was taken back before any letter told you of it")
    if kind in ("invited", "declined", "awaited") and game.phase != "open":
        return Drop("the game has begun")
    if kind == "awaited" and (game.seated(seat) or game.holders[seat].player != row["player"]):
        return Drop("you have said whether you go on")
    invited = kind in ("invited", "cancelled") and not game.seated(seat)
    if invited and is_unwelcome(session, reader.player, reader.settings, game.by):
        # the host is not told, for he would learn whose address it is
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
    told = letters.told_of(session, game.id, seat, point)
    # a letter that was written when the reminder was due is reminder enough
    if told is not None and (kind == "turn" or told.kind == "urgent" or told.made >= row["made"]):
        return Drop(say("the letter of {at} showed you this turn", at=told.made[:16].replace("T", " ")))
    return None


def outlived(games: Games, letter: letters.Letter) -> str:
    """Why a letter is not to be sent any more: its seat has another player; or the mail server could not take it at
    once, and it is not worth it. Empty if it is.
    """
    if not letter.game or letter.seat is None:
        return ""
    game = games.get(letter.game)
    if not _still_his(game, letter.seat, letter.player, letter.kind):
        return "the seat is not yours any more"
    # without a word of the server its worker may have died, and it may have been taken: that is not for us to deny
    if letter.error is None or letter.kind not in TURN or not letter.point:
        return ""
    return "" if game.asked_since[letter.seat] == letter.point else _moved_on(game, letter.seat)


def _still_his(game: Game, seat: int, player: str, kind: str) -> bool:
    """Who has left a table that has not begun is answered that he has."""
    return game.holders[seat].player == player or (kind == "answer" and game.phase == "open")


def _moved_on(game: Game, seat: int) -> str:
    if game.phase != "running":
        return "the game is over"
    return "you have moved since" if game.asked_since[seat] else "it is not your turn any more"


def _not_yet(policy: Policy, row: Row, reader: Reader, now: str) -> Wait | Digest | None:
    settings = reader.settings
    paused = settings.get("paused_until", "")
    if paused and row["kind"] in MUTABLE:
        pause_end = _at(paused, "00:00", reader.zone)
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


def untold(store: Store, policy: Policy, game: str, since: int, mover: str) -> str | None:
    """Until when no letter tells the others of what was done at this version; nothing if none is on its way, None if
    one has gone.
    """
    with store.db.read() as session:
        rows = session.all(
            "SELECT player, made, status FROM mailbag WHERE game = ? AND version >= ? AND kind = 'turn'"
            " AND player <> ? AND status IN ('due', 'mailed')",
            game, since, mover,
        )  # fmt: skip
    if any(row["status"] == "mailed" for row in rows):
        return None
    held = (_plus(row["made"], _hold(policy, store.players.get(row["player"]).settings)) for row in rows)
    return min(held, default="")


def _too_late(row: Row, awake: str) -> bool:
    """A reminder whose deadline falls into the quiet hours comes before it. A reminder of old knows no deadline."""
    until = json.loads(row["about"]).get("until", "") if row["kind"] == "urgent" else ""
    return bool(until) and until <= awake


def _digest(policy: Policy, row: Row, reader: Reader, now: str) -> Wait | Digest:
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


def _at(day: str, clock: str, zone: str) -> str:
    return instant(at_clock(date.fromisoformat(day[:10]), clock, zone))


def _plus(text: str, seconds: float) -> str:
    return times.iso(times.parsed(text) + timedelta(seconds=seconds))


def _number(text: str, otherwise: float) -> float:
    try:
        return max(0.0, min(float(text), 86_400.0))
    except ValueError:
        return otherwise


def why(session: Session, player: str, game: str = "", most: int = 30, excluding: int = 0) -> list[str]:
    """What was sent to a player, what was not, and the reason; newest first. `excluding`: the letter that tells it."""
    return [reason for _, reason in reasons(session, player, game, most, excluding)]


def reasons(session: Session, player: str, game: str = "", most: int = 30, excluding: int = 0) -> list[tuple[str, str]]:
    """The same, each with the game that it was about; nothing for a letter of no game."""
    rows = session.all(
        "SELECT * FROM mailbag WHERE player = ? AND (? = '' OR game = ?) AND id <> ? ORDER BY id DESC LIMIT ?",
        player, game, game, excluding, most,
    )  # fmt: skip
    return [(row["game"] or "", _because(row)) for row in rows]


_NAMES: Mapping[str, str] = {
    "turn": "your turn", "urgent": "reminder", "started": "the game begins", "undone": "a move taken back",
    "over": "the game is over", "unreachable": "a player cannot be reached", "overdue": "time over",
    "ruled": "a correction", "answer": "answer to your mail", "declined": "an invitation declined",
    "fresh": "a fresh letter", "confirm": "was this you?", "magic": "your link", "invited": "an invitation",
    "table": "news of the table", "left": "your seat was taken", "unstarted": "a table that waits",
    "cancelled": "the game was closed", "awaited": "the others go on",
}  # fmt: skip


def _because(row: Any) -> str:
    what = f"{row['made'][:16].replace('T', ' ')} UTC, {_NAMES.get(row['kind'], row['kind'])}"
    if row["version"]:
        what += f" (version {row['version']})"
    if row["status"] == "mailed":
        return f"{what}: mailed."
    if row["status"] == "due":
        return f"{what}: waits, {row['reason'] or 'it goes out in a moment'}."
    return f"{what}: not mailed, {row['reason']}."
