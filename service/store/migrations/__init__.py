"""How the tables came to be what they are: numbered steps, run at the start under a lock, the same on both databases.

A step that was released is never edited: what changes is a further step. `derived.py` holds the read models that are
made from the log alone; they are not changed but made anew.
"""

from __future__ import annotations

from collections.abc import Callable

from service.store import times
from service.store.database import Database, Session
from service.store.intake import with_retries
from service.store.migrations import (
    derived,
    m01_as_it_was,
    m02_unread_goes,
    m03_web,
    m04_heartbeats,
    m05_packed,
    m06_hosts,
    m07_states_of_letters,
    m08_uses_of_seeds,
    m09_forgotten,
    m10_commands,
    m11_holes,
    m12_tallies,
    m13_archive,
    m14_push,
    m15_hooks,
    m16_folded_names,
    m17_slots,
    m18_flat,
)
from service.store.migrations.schema import Schema

Step = Callable[[Schema], None]
MIGRATIONS: tuple[Step, ...] = (
    m01_as_it_was.up,
    m02_unread_goes.up,
    m03_web.up,
    m04_heartbeats.up,
    m05_packed.up,
    m06_hosts.up,
    m07_states_of_letters.up,
    m08_uses_of_seeds.up,
    m09_forgotten.up,
    m10_commands.up,
    m11_holes.up,
    m12_tallies.up,
    m13_archive.up,
    m14_push.up,
    m15_hooks.up,
    m16_folded_names.up,
    m17_slots.up,
    m18_flat.up,
)
LOCK = 7_073_707
_TABLE = "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, at TEXT NOT NULL)"


class NewerDatabase(Exception):
    def __init__(self, found: int) -> None:
        super().__init__(
            f"The database was used by a later version of Posthorn: it is at migration {found}, and this version knows"
            f" {len(MIGRATIONS)}. Start that version again, or a later one; this one would damage it."
        )


def check_age(db: Database) -> None:
    """Raises NewerDatabase if a later version has taken the database over. Asked when something cannot be read."""
    if (found := done(db)) > len(MIGRATIONS):
        raise NewerDatabase(found)


def done(db: Database) -> int:
    """How many of them the database has."""
    with db.read() as session:
        return int(session.value("SELECT coalesce(max(number), 0) FROM migrations"))


def migrate(db: Database, upto: int | None = None) -> None:
    """All or nothing: whatever goes wrong leaves the database as it was. `upto`: for a backup that had no more.

    A process of the earlier version that runs on may hold what a step changes and wait for what another step has
    changed: the database ends one of the two, and who was ended begins anew.
    """
    with_retries(lambda: _migrate(db, upto))


def _migrate(db: Database, upto: int | None) -> None:
    with db.write() as session:
        if db.kind == "postgresql":
            session.run("SELECT pg_advisory_xact_lock(?)", LOCK)
        schema = Schema(session, db.kind, db.types)
        schema.run(_TABLE)
        before = int(session.value("SELECT coalesce(max(number), 0) FROM migrations"))
        if before > len(MIGRATIONS):
            raise NewerDatabase(before)
        for number, step in enumerate(MIGRATIONS[before:upto], before + 1):
            step(schema)
            _note(session, number, step)
        derived.renew_if_empty(session)
        for text in db.functions:
            session.run(text)


def _note(session: Session, number: int, step: Step) -> None:
    name = step.__module__.rpartition(".")[2]
    session.run("INSERT INTO migrations (number, name, at) VALUES (?, ?, ?)", number, name, times.now())
