"""counts, hosts, tallies: how much of something there was lately, and how often something has happened since the
database was made. All processes share the rows; those of lately are kept for a day and an hour.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from service.store import times
from service.store.database import LOST_TOUCH

if TYPE_CHECKING:
    from service.store.database import Database, Session


DAY = 24  # hours; nothing is asked about longer
_SPAN = len("2026-11-18T23:5")  # ten minutes are one row


def add(session: Session, amounts: Mapping[str, int], now: str) -> None:
    """In the order of the names, so that no two writers wait for each other."""
    session.many(
        "INSERT INTO counts VALUES (?, ?, ?) ON CONFLICT (about, span) DO UPDATE SET n = counts.n + excluded.n",
        [(about, now[:_SPAN], n) for about, n in sorted(amounts.items())],
    )


def total(session: Session, about: str, hours: float, now: str) -> int:
    """Of so many hours, and of the rest of the ten minutes in which they begin."""
    since = times.later(now, -hours)[:_SPAN]
    return int(session.value("SELECT sum(n) FROM counts WHERE about = ? AND span >= ?", about, since) or 0)


def forget(session: Session, now: str) -> int:
    return session.run("DELETE FROM counts WHERE span < ?", times.later(now, -DAY - 1)[:_SPAN])


# what the operator allows


def allowance(session: Session, player: str) -> int:
    """How many games, and how many invitations, the operator allows this account within a day; 0: as everybody."""
    return int(session.value("SELECT a_day FROM hosts WHERE player = ?", player) or 0)


def allow(session: Session, player: str, a_day: int) -> None:
    session.run("DELETE FROM hosts WHERE player = ?", player)
    if a_day:
        session.run("INSERT INTO hosts VALUES (?, ?)", player, a_day)


# what happens while the database is away is written once it is back

DATABASE_ERRORS, LEASES_LOST = "database errors", "leases lost"
NAMES = (DATABASE_ERRORS, LEASES_LOST)

_lock = threading.Lock()
_unwritten: Counter[str] = Counter()


def tally(name: str) -> None:
    with _lock:
        _unwritten[name] += 1


def write_tallies(db: Database) -> None:
    """What this process has counted since the last time; later if nobody can be told now."""
    with _lock:
        counted = sorted(_unwritten.items())
        _unwritten.clear()
    if not counted:
        return
    try:
        with db.write(lazy=True) as session:
            session.many(
                "INSERT INTO tallies VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET n = tallies.n + excluded.n", counted
            )
    except LOST_TOUCH:
        with _lock:
            _unwritten.update(dict(counted))


def tallies(session: Session) -> dict[str, int]:
    return dict.fromkeys(NAMES, 0) | {row["name"]: int(row["n"]) for row in session.all("SELECT * FROM tallies")}
