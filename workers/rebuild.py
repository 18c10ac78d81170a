"""The read models made anew from the log: in place, beside the live ones to compare them, or beside and swapped."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from service.projections import MODELS, letter_queue, progress
from service.store import Store
from service.store.database import Database, Session
from service.store.migrations import derived, migrate
from service.store.sqlite import Datastore
from workers.project import Projector

NAME = derived.FOLLOWER
MISSING = "missing"
KEYS = {
    "boards": ("game", "seat"),
    "tables": ("game",),
    "places": ("game", "seat"),
    "timeline": ("game", "version"),
    "deadlines": ("game", "seat"),
    "offers": ("game", "seat"),
    "sittings": ("player", "game"),
}
ROWS = 2000  # copied at a time
LOCK = 7_073_711


def rebuild(store: Store) -> int:
    """Forget them all and follow the log from its first event; the mailbag is no part of it."""
    with store.db.write() as session:
        derived.renew(session, 0)
    return Projector(store, NAME, MODELS).catch_up()


def reshape(store: Store) -> int:
    """Read models of an older shape are made anew beside the live ones, which go on meanwhile, and swapped; how many
    events that took. Whoever starts a process calls this before it shows anything.
    """
    if _is_live(store.db):
        return 0
    with _singly(store.db):
        if _is_live(store.db):
            return 0
        with _made_beside(store, NAME, MODELS) as (shadow, made):
            taken = shadow.catch_up()
            with store.db.write() as live, made.read() as other:
                _swap(live, other, progress.position(other, NAME))
            return taken


def _is_live(db: Database) -> bool:
    with db.read() as session:
        return derived.is_live(session)


@contextmanager
def _singly(db: Database) -> Iterator[None]:
    """Of several processes that start at once one makes them, and the others wait."""
    with db.held_alone(LOCK):
        yield


def _swap(live: Session, made: Session, position: int) -> None:
    derived.renew(live, position)
    for name, keys in KEYS.items():
        rows = progress.rows_of(made, name, keys)
        for at in range(0, len(rows), ROWS):
            progress.copy(live, name, rows[at : at + ROWS])


def differences(store: Store) -> list[str]:
    """How the live read models differ from what the log makes of them; the live ones are brought up to date first."""
    return _beside(store, NAME, MODELS, KEYS)


def letters_missing(store: Store) -> list[str]:
    """Letters that events call for and the mailbag does not hold. It holds others too, and what became of each."""
    found = _beside(store, derived.MAILBAG, (letter_queue.Batch,), {"mailbag": ("key",)})
    return [line for line in found if line.endswith(MISSING)]


def _beside(store: Store, name: str, models: Sequence[Any], keys: dict[str, tuple[str, ...]]) -> list[str]:
    with _made_beside(store, name, models) as (shadow, made):
        while True:
            Projector(store, name, models).catch_up()
            shadow.catch_up()
            # in a writing session nobody moves the live ones between two questions
            with store.db.write() as live, made.read() as other:
                if store.db.kind == "postgresql":
                    progress.hold(live, name)
                here = progress.position(live, name)
                if here == progress.position(other, name):
                    return list(_compare(live, other, keys))


@contextmanager
def _made_beside(store: Store, name: str, models: Sequence[Any]) -> Iterator[tuple[Projector, Database]]:
    """A follower of the same log that writes into a database of its own."""
    with tempfile.TemporaryDirectory(prefix="posthorn-rebuild-") as folder:
        datastore = Datastore(str(Path(folder) / "made.db"))
        made = Database(datastore)
        migrate(made)
        try:
            yield Projector(store, name, models, db=made), made
        finally:
            datastore.close()


def _compare(live: Session, made: Session, tables: dict[str, tuple[str, ...]]) -> Iterator[str]:
    for name, keys in tables.items():
        left, right = _rows(live, name, keys), _rows(made, name, keys)
        for key in sorted(left.keys() | right.keys()):
            here, there = left.get(key), right.get(key)
            where = f"{name} {' '.join(map(str, key))}"
            if here is None:
                yield f"{where}: {MISSING}"
            elif there is None:
                yield f"{where}: the log knows nothing of it"
            elif here != there:
                yield f"{where}: differs in {', '.join(column for column in here if here[column] != there[column])}"


def _rows(session: Session, name: str, keys: tuple[str, ...]) -> dict[tuple[Any, ...], dict[str, Any]]:
    return {tuple(row[key] for key in keys): dict(row) for row in progress.rows_of(session, name, keys)}
