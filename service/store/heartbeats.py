"""When the clock last looked. A gap is an outage: time that is given back to every game in which a clock runs, as one
recorded fact each, before any deadline is enforced.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.requests import Request
from service.store import times
from service.store.intake import short
from service.store.recording import NEW_ROW, values_of

if TYPE_CHECKING:
    from service.store.database import Row, Session

CLOCK = "clock"
GAP = 5 / 60  # hours without a beat that are an outage
LONG = 1.0  # hours after which the first pass enforces nothing
AT_ONCE = 1000  # games that a gift is handed to in one commit


def beat(session: Session, now: str) -> str:
    """The clock looks now. The instant of its last look if that is an outage ago, else nothing."""
    last = session.value("SELECT at FROM heartbeats WHERE name = ?", CLOCK)
    session.run(
        "INSERT INTO heartbeats VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE heartbeats.at < ?",
        CLOCK, now, now,
    )  # fmt: skip
    if last is None or times.later(last, GAP) >= now:
        return ""
    session.run("INSERT INTO outages VALUES (?, ?, '', 0) ON CONFLICT (since) DO NOTHING", last, now)
    return str(last)


def open_outage(session: Session) -> Row | None:
    """The oldest that not every game has been given back yet."""
    return session.one("SELECT * FROM outages WHERE done = 0 ORDER BY since LIMIT 1")


def give_back(session: Session, outage: Row, games: Sequence[str], now: str) -> None:
    """A row for each of these games; with none left it is done. The same outage gives a game one row at most."""
    since = outage["since"]
    body = f'{{"since":"{since}","until":"{outage["until"]}","reason":"the service was down"}}'
    requests = [
        Request(id=short(f"gift:{since}:{game}", 20), kind="gift", channel=CLOCK, game=game, body=body, arrived=now)
        for game in games
    ]
    session.many(NEW_ROW, [values_of(request) for request in requests])
    given, done = (games[-1], 0) if games else (outage["given"], 1)
    session.run("UPDATE outages SET given = ?, done = ? WHERE since = ?", given, done, outage["since"])
