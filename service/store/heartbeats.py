"""When the clock last looked. A gap is an outage: time that is given back to every game in which a clock runs, as one
recorded fact each, before any deadline is enforced. And when a player's page of a game last asked for news, and
until when they have read its talk.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from domain.game.requests import Request
from service.store import times
from service.store.event_rows import NEW_ROW, values_of
from service.store.intake import short

if TYPE_CHECKING:
    from service.store.database import Session

Outage = Mapping[str, Any]  # a row
CLOCK, WORKERS, WRITTEN = "clock", "workers", "written"
HEARD = "heard "  # before a game and a player
PAGE = 1 / 60  # hours between two marks that a page is open
QUIET = 10 / 60  # hours after the last of them that it counts as open
GAP = 5 / 60  # hours without a beat that are an outage
LONG = 1.0  # hours after which the first pass enforces nothing
AT_ONCE = 1000  # games that a gift is handed to in one commit


def beat(session: Session, now: str) -> str:
    """The clock looks now. The instant of its last look if that is an outage ago, else nothing."""
    silent_since = _missed(session, now, now)
    note(session, CLOCK, now)
    return silent_since


def note(session: Session, name: str, now: str) -> None:
    session.run(
        "INSERT INTO heartbeats VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE heartbeats.at < ?",
        name, now, now,
    )  # fmt: skip


def look(session: Session, now: str) -> str:
    """The same for whoever is not the clock, and no heartbeat; many looks on end make one outage every five minutes."""
    return _missed(session, now, times.later(now, -GAP))


def _missed(session: Session, now: str, most: str) -> str:
    """What the clock has missed until now is kept as outages that adjoin, the last of which begins by `most`."""
    before = last(session)
    if not before or times.later(before, GAP) >= now:
        return ""
    known = session.value("SELECT max(until) FROM outages WHERE since >= ?", before) or before
    if known < now and known <= most:
        session.run("INSERT INTO outages VALUES (?, ?, '', 0) ON CONFLICT (since) DO NOTHING", known, now)
    return before


def last(session: Session, name: str = CLOCK) -> str:
    """When the clock, or who else is named, last looked; nothing if it never has."""
    return session.value("SELECT at FROM heartbeats WHERE name = ?", name) or ""


def mark_page(session: Session, player: str, game: str, now: str) -> None:
    """Pages that nobody has had open for long are forgotten meanwhile."""
    session.run("DELETE FROM heartbeats WHERE substr(name, 1, 5) = 'page ' AND at < ?", times.later(now, -QUIET))
    session.run(
        "INSERT INTO heartbeats VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at",
        _page(player, game), now,
    )  # fmt: skip


def is_marked(at: str, now: str) -> bool:
    """Whether the mark is young enough, so that pages that ask every few seconds write once a minute."""
    return bool(at) and now < times.later(at, PAGE)


def page_open_until(session: Session, player: str, game: str) -> str:
    """Until when a page of theirs counts as open."""
    at = session.value("SELECT at FROM heartbeats WHERE name = ?", _page(player, game))
    return times.later(at, QUIET) if at else ""


def mark_heard(session: Session, player: str, game: str, at: str) -> None:
    """They have read what was said there until then."""
    note(session, f"{HEARD}{game} {player}", at)


def heard_in(session: Session, first: str, beyond: str) -> list[tuple[str, str]]:
    """Such marks of the games from one id up to another, on PostgreSQL."""
    rows = session.all(
        'SELECT name, at FROM heartbeats WHERE name >= ? COLLATE "C" AND name < ? COLLATE "C"',
        HEARD + first, HEARD + beyond,
    )  # fmt: skip
    return [(row["name"], row["at"]) for row in rows]


def _page(player: str, game: str) -> str:
    return f"page {game} {player}"


def lately(session: Session, now: str) -> list[Outage]:
    """Outages that not every game has been given back yet, and those whose gifts may still wait to be judged."""
    return session.all("SELECT * FROM outages WHERE done = 0 OR until > ? ORDER BY since", times.later(now, -LONG))


def open_outage(session: Session) -> Outage | None:
    """The oldest that not every game has been given back yet."""
    return session.one("SELECT * FROM outages WHERE done = 0 ORDER BY since LIMIT 1")


def give_back(session: Session, outage: Outage, games: Sequence[str]) -> None:
    """A row for each of these games; with none left it is done."""
    insert(session, clock_credits(outage, games))
    given, done = (games[-1], 0) if games else (outage["given"], 1)
    session.run("UPDATE outages SET given = ?, done = ? WHERE since = ?", given, done, outage["since"])


def clock_credits(outage: Outage, games: Sequence[str]) -> list[Request]:
    """The same outage gives a game one row at most."""
    since, now = outage["since"], times.now()
    body = f'{{"since":"{since}","until":"{outage["until"]}","reason":"the service was down"}}'
    return [
        Request(id=short(f"gift:{since}:{game}", 20), kind="gift", channel=CLOCK, game=game, body=body, arrived=now)
        for game in games
    ]


def insert(session: Session, requests: Sequence[Request]) -> None:
    session.many(NEW_ROW, [values_of(request) for request in requests])
