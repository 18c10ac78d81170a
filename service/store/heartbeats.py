"""When the clock last looked. A gap is an outage: time that is given back to every game in which a clock runs, as one
recorded fact each, before any deadline is enforced.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from domain.game.requests import Request
from service.store import times
from service.store.intake import short
from service.store.recording import NEW_ROW, values_of

if TYPE_CHECKING:
    from service.store.database import Session

Outage = Mapping[str, Any]  # a row
CLOCK = "clock"
GAP = 5 / 60  # hours without a beat that are an outage
LONG = 1.0  # hours after which the first pass enforces nothing
AT_ONCE = 1000  # games that a gift is handed to in one commit


def beat(session: Session, now: str) -> str:
    """The clock looks now. The instant of its last look if that is an outage ago, else nothing."""
    before = last(session)
    session.run(
        "INSERT INTO heartbeats VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE heartbeats.at < ?",
        CLOCK, now, now,
    )  # fmt: skip
    if not before or times.later(before, GAP) >= now:
        return ""
    session.run("INSERT INTO outages VALUES (?, ?, '', 0) ON CONFLICT (since) DO NOTHING", before, now)
    return before


def last(session: Session) -> str:
    """When the clock last looked; nothing if it never has."""
    return session.value("SELECT at FROM heartbeats WHERE name = ?", CLOCK) or ""


def lately(session: Session, now: str) -> list[Outage]:
    """Outages that not every game has been given back yet, and those whose gifts may still wait to be judged."""
    return session.all("SELECT * FROM outages WHERE done = 0 OR until > ? ORDER BY since", times.later(now, -LONG))


def open_outage(session: Session) -> Outage | None:
    """The oldest that not every game has been given back yet."""
    return session.one("SELECT * FROM outages WHERE done = 0 ORDER BY since LIMIT 1")


def give_back(session: Session, outage: Outage, games: Sequence[str]) -> None:
    """A row for each of these games; with none left it is done."""
    put(session, gifts(outage, games))
    given, done = (games[-1], 0) if games else (outage["given"], 1)
    session.run("UPDATE outages SET given = ?, done = ? WHERE since = ?", given, done, outage["since"])


def gifts(outage: Outage, games: Sequence[str]) -> list[Request]:
    """The same outage gives a game one row at most."""
    since, now = outage["since"], times.now()
    body = f'{{"since":"{since}","until":"{outage["until"]}","reason":"the service was down"}}'
    return [
        Request(id=short(f"gift:{since}:{game}", 20), kind="gift", channel=CLOCK, game=game, body=body, arrived=now)
        for game in games
    ]


def put(session: Session, requests: Sequence[Request]) -> None:
    session.many(NEW_ROW, [values_of(request) for request in requests])
