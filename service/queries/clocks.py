"""Time as the three ways show and change it: a mail, a page and the API call these and nothing below them."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.table import votes
from domain.game.time import clocks
from domain.game.time.calendars import day_there, micros
from domain.game.time.clocks import with_calendar
from domain.players import player as players
from service.projections import tables, timeline
from service.queries import lobby
from service.store import feeds, times
from service.store.player_rows import hashed
from service.store.players import NoSuchPlayer

if TYPE_CHECKING:
    from service.store import Store
    from service.store.database import Session, SqlRow


class SeatDeadline(Struct, frozen=True):
    """One deadline of a player."""

    game: str
    number: int
    title: str
    seat: int
    alarm: str
    deadline: str


class Holiday(Struct, frozen=True):
    """What a booked holiday took, what is left, and the deadlines as they are now."""

    until: str
    days: int
    left: float
    deadlines: tuple[SeatDeadline, ...]


class Clock(Struct, frozen=True):
    """The clock of one seat, for whoever shows it. Seconds; `late`: the deadline was enforced."""

    seat: int
    deadline: str | None
    alarm: str | None
    budget: int
    used: int
    bank: int
    late: bool
    offered: str  # why others may take the seat; empty if they may not


def book_holiday(store: Store, player: str, day: str) -> Holiday:
    """A promise that holds: every clock of this player stands still until that day, and letters about turns wait."""
    days, left = store.players.book_holiday(player, day)
    store.players.change_settings(player, {"paused_until": day})
    return Holiday(day, days, left, tuple(deadlines_of(store, player)))


def cut_holiday(store: Store, player: str) -> Holiday:
    """The clocks of this player run again, and letters come: `days` go back into the store."""
    days, left = store.players.cut_holiday(player)
    store.players.change_settings(player, {"paused_until": ""})
    return Holiday(times.now()[:10], days, left, tuple(deadlines_of(store, player)))


def away_until(store: Store, player: str) -> str:
    """The day on which the holiday of this player ends, in their own zone; empty if they are on none, or are gone."""
    try:
        found, now = store.players.get(player), times.now()
    except NoSuchPlayer:
        return ""
    until = max((span.until for span in found.calendar.away if span.until > now), default="")
    return day_there(until, found.zone).isoformat() if until else ""


def holiday_left(store: Store, player: str) -> float:
    return players.days_left(store.players.get(player), times.now())


def deadlines_of(store: Store, player: str) -> Iterator[SeatDeadline]:
    """By the hours and holidays of now, also where the game has not been told of them yet."""
    calendar = store.players.calendar(player)
    with store.db.read() as session:
        rows = tables.mine(session, player, which="asked")
    found = []
    for row in rows:
        game, seat = store.games.get(row["game"]), row["seat"]
        if calendar is not None:
            game = replace(game, clocks=with_calendar(game.clocks, seat, calendar))
        due = clocks.deadline(game, seat)
        if due is not None:
            found.append(SeatDeadline(game.id, row["number"], game.title.name, seat, due.alarm, due.until))
    yield from sorted(found, key=lambda each: each.deadline)


def clocks_of(game: Game, now: str) -> list[Clock]:
    """One a seat, in the order of the seats."""
    return [_clock(game, seat, now) for seat in range(game.seats)]


def _clock(game: Game, seat: int, now: str) -> Clock:
    due, offer = clocks.deadline(game, seat), game.offer(seat)
    return Clock(
        seat=seat, deadline=due.until if due else None, alarm=due.alarm if due else None,
        budget=clocks.budget(game, seat) if game.asked_since[seat] else 0, used=clocks.used(game, seat, now),
        bank=game.clocks.banks[seat], late=clocks.is_late(game, seat), offered=offer.reason if offer else "",
    )  # fmt: skip


def motions(game: Game, now: str) -> list[dict[str, Any]]:
    """What is voted on, and how it stands."""
    return [
        {
            "motion": each.motion, "about": each.about if each.about >= 0 else None, "hours": each.hours or None,
            "by": each.by, "since": each.at, "yes": list(each.yes), "no": list(each.no),
            "voters": list(votes.electorate(game, each.motion, each.about)),
        }
        for each in game.motions(now)
    ]  # fmt: skip


def possible_motions(game: Game, seat: int) -> list[str]:
    """As lines that this seat can say: a button or an option each."""
    return [motion_line(*each) for each in votable(game, seat)]


def votable(game: Game, seat: int) -> list[tuple[str, int]]:
    """What this seat can put to the vote or vote on, each with the seat that it is about, or -1."""
    return [
        (name, about)
        for name, about in (votes.possible(game, seat) if game.phase == "running" else ())
        if about < 0 or game.holders[about].player != game.holders[seat].player
    ]


def motion_line(name: str, about: int, verb: str = "vote") -> str:
    return f"{verb} {name} seat {about + 1}" if votes.MOTIONS[name].on_seat else f"{verb} {name}"


# how reliable somebody is


class Reliability(Struct, frozen=True):
    """Over the last games: the median of the awake time to an answer, deadlines missed, seats left."""

    games: int
    median: int | None  # seconds
    missed: int
    left: int


GAMES_COUNTED = 50


class _Past(Struct):
    """What games say of one player: the awake time to each of their answers, deadlines missed, seats left."""

    used: list[int] = []
    missed: int = 0
    left: int = 0


def reliability(store: Store, player: str) -> Reliability:
    """Counted from the logs of the games the player sat in, the latest ones first."""
    with store.db.read() as session:
        rows = lobby.latest_of(session, player, GAMES_COUNTED)
    past = _past(store, player, [row["game"] for row in rows])
    used = sorted(past.used)
    return Reliability(len(rows), used[len(used) // 2] if used else None, past.missed, past.left)


def deadlines_missed(store: Store, player: str) -> int:
    """The same count alone; only games in which a clock did something are read."""
    with store.db.read() as session:
        games = [row["game"] for row in lobby.latest_of(session, player, GAMES_COUNTED)]
        clocked = timeline.with_kind(session, games, "game.clocked")
    return _past(store, player, clocked).missed


def _past(store: Store, player: str, games: Iterable[str]) -> _Past:
    past = _Past()
    for game in games:
        holder: dict[int, str] = {}
        late: dict[int, ev.Clocked] = {}
        for event in store.games.recorded(game):
            if isinstance(event, ev.Seated):
                past.left += holder.get(event.seat) == player != event.holder.player
                holder[event.seat] = event.holder.player
            elif isinstance(event, ev.Moved | ev.Clocked) and holder.get(event.seat) == player:
                if isinstance(event, ev.Moved):
                    past.used += [event.used] if event.cause.channel not in ("clock", "order", "alone") else []
                elif event.what != "paused":
                    past.missed += not _is_same_deadline(late.get(event.seat), event)
                    late[event.seat] = event
    return past


def _is_same_deadline(before: ev.Clocked | None, event: ev.Clocked) -> bool:
    """After the grace the clock moves at a seat whose deadline it enforced before; and it goes on in the same pass
    where its move leaves the question open.
    """
    return before is not None and (event.point == before.point or event.at == before.at)


# the calendar feed


def new_feed(store: Store, player: str) -> str:
    """The secret part of the address of a player's feed, shown once; the address before it is void."""
    token = secrets.token_urlsafe(24)
    with store.db.write() as session:
        feeds.insert(session, player, hashed(token))
    return token


def feed_player(store: Store, token: str) -> str | None:
    if not re.fullmatch(r"[A-Za-z0-9_-]{32}", token):
        return None
    with store.db.read() as session:
        return feeds.player_of(session, hashed(token))


def feed(dues: Iterable[SeatDeadline], now: str, url: str) -> str:
    """An iCalendar document (RFC 5545) of deadlines, each with an alarm where the reminder comes."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Posthorn//deadlines//EN", "X-WR-CALNAME:Posthorn"]
    for due in dues:
        minutes = (micros(due.deadline) - micros(due.alarm)) // 60_000_000
        lines += [
            "BEGIN:VEVENT", f"UID:{due.game}-{due.seat}@posthorn", f"DTSTAMP:{_ics(now)}",
            f"DTSTART:{_ics(due.deadline)}",
            f"SUMMARY:{_escaped(f'{due.title} {due.number}: answer before')}", f"URL:{url}/games/{due.game}",
            "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Your move", f"TRIGGER:-PT{minutes}M", "END:VALARM",
            "END:VEVENT",
        ]  # fmt: skip
    return "".join(f"{folded}\r\n" for line in (*lines, "END:VCALENDAR") for folded in _folded(line))


def _ics(moment: str) -> str:
    return f"{moment[:19].replace('-', '').replace(':', '')}Z"


def _escaped(text: str) -> str:
    for mark in ("\\", ";", ","):
        text = text.replace(mark, f"\\{mark}")
    return " ".join(text.split())


def _folded(line: str) -> Iterator[str]:
    """Lines of at most 75 octets; the rest begins with a space."""
    data, first = line.encode(), True
    while data:
        end = min(len(data), 75 if first else 74)
        while end < len(data) and data[end] & 0xC0 == 0x80:
            end -= 1
        yield ("" if first else " ") + data[:end].decode()
        data, first = data[end:], False


def offered_seats(store: Store) -> list[SqlRow]:
    """Seats of running games that anybody may take, for the lobby."""
    with store.db.read() as session:
        return lobby.offered(session)


def alarms(session: Session, now: str, limit: int = 200) -> list[SqlRow]:
    """Seats most of whose time is over and that were not reminded yet."""
    return session.all(
        "SELECT * FROM deadlines WHERE alarm <= ? AND deadline > ? AND NOT EXISTS (SELECT 1 FROM mailbag"
        " WHERE mailbag.key = deadlines.game || ':' || deadlines.point || ':' || deadlines.seat || ':urgent')"
        " ORDER BY alarm LIMIT ?",
        now, now, limit,
    )  # fmt: skip
