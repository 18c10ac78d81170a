"""tallies: how often something has happened since the database was made, by all processes. What happens while the
database is away is written once it is back.
"""

from __future__ import annotations

import threading
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from service.store.database import Database, Session

DATABASE_ERRORS, LEASES_LOST = "database errors", "leases lost"
NAMES = (DATABASE_ERRORS, LEASES_LOST)

_lock = threading.Lock()
_unwritten: Counter[str] = Counter()


def count(name: str) -> None:
    with _lock:
        _unwritten[name] += 1


def write(db: Database) -> None:
    """What this process has counted since the last time."""
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
    except BaseException:
        with _lock:
            _unwritten.update(dict(counted))
        raise


def read(session: Session) -> dict[str, int]:
    return dict.fromkeys(NAMES, 0) | {row["name"]: int(row["n"]) for row in session.all("SELECT * FROM tallies")}
