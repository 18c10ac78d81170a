"""The read models made anew from the log: in place, beside the live ones to compare them, or beside and swapped.

What is made beside goes by pages of games, so that memory does not grow with their number.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from service.projections import MODELS, letter_queue, progress
from service.store import Store, event_rows, sqlite
from service.store.database import Database, Session
from service.store.migrations import derived, migrate
from service.store.postgres import Datastore
from workers.project import Projector

NAME = derived.FOLLOWER
MISSING = "missing"
RENUMBERED = "differs in number"  # games before it went to another database
KEYS = {
    "boards": ("game", "seat"),
    "tables": ("game",),
    "places": ("game", "seat"),
    "timeline": ("game", "version"),
    "deadlines": ("game", "seat"),
    "offers": ("game", "seat"),
    "sittings": ("player", "game"),
}
PAGE = 200  # games, or people, copied or compared at a time
LOCK = 7_073_711


def rebuild(store: Store) -> int:
    """Forget them all and follow the log from its first event; the mailbag is no part of it."""
    with store.db.write() as session:
        derived.renew(session)
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
        beside = _made_in_schema if store.db.kind == "postgresql" else _made_beside
        with beside(store, NAME, MODELS) as (shadow, made):
            taken = shadow.catch_up()
            _swap(store, made)
            return taken


def _swap(store: Store, made: Database) -> None:
    with made.read() as other:
        position, numbered = progress.position(other, NAME), progress.numbered(other)
    with store.db.write() as live:
        if store.db.kind == "postgresql":
            derived.move_in(live)
        else:
            _copy(live, made)
        derived.follow_from(live, position, numbered)


def _copy(live: Session, made: Database) -> None:
    """A file has one process, which serves nobody yet."""
    derived.renew(live, 0)
    with made.read() as other:
        for name, (column, *_) in KEYS.items():
            for page in _pages(other, name, column):
                progress.copy(live, name, progress.rows_of(other, name, column, page))


def _is_live(db: Database) -> bool:
    with db.read() as session:
        return derived.is_live(session)


@contextmanager
def _singly(db: Database) -> Iterator[None]:
    """Of several processes that start at once one makes them, and the others wait."""
    with db.held_alone(LOCK):
        yield


def differences(store: Store) -> list[str]:
    """How the live read models differ from what the log makes of them; the live ones are brought up to date first."""
    return _beside(store, NAME, MODELS, KEYS)


def letters_missing(store: Store) -> list[str]:
    """Letters that events call for and the mailbag does not hold. It holds others too, and what became of each. Games
    of the archive are not asked for theirs."""
    found = _beside(store, derived.MAILBAG, (letter_queue.Batch,), {"mailbag": ("key",)})
    return [line for line in found if line.endswith(MISSING)]


def _beside(store: Store, name: str, models: Sequence[Any], keys: dict[str, tuple[str, ...]]) -> list[str]:
    with _made_beside(store, name, models) as (shadow, made):
        shadow.catch_up()
        # while the live ones go on; what seems to differ is looked at again while they stand still
        with store.db.read() as live, made.read() as other:
            suspects = [each for table in keys for each in _suspects(live, other, table, keys[table])]
        while True:
            Projector(store, name, models).catch_up()
            shadow.catch_up()
            # in a writing session nobody moves the live ones between two questions
            with store.db.write() as live, made.read() as other:
                if store.db.kind == "postgresql":
                    progress.hold(live, name)
                here, there = progress.position(live, name), progress.position(other, name)
                # the last events may have gone to another database
                if here == there or not event_rows.is_behind(live, store.db.kind, min(here, there)):
                    pages = (_compared(live, other, table, page, keys[table]) for table, page in suspects)
                    found = [line for page in pages for _, line in page]
                    return [line for line in found if not (store.db.is_spread and line.endswith(RENUMBERED))]


@contextmanager
def _made_beside(store: Store, name: str, models: Sequence[Any]) -> Iterator[tuple[Projector, Database]]:
    """A follower of the same log that writes into a file of its own."""
    with progress.log_kept(store.db), tempfile.TemporaryDirectory(prefix="posthorn-rebuild-") as folder:
        datastore = sqlite.Datastore(str(Path(folder) / "made.db"))
        made = Database(datastore)
        migrate(made)
        if name == NAME:  # letters of games of the archive were sent long ago
            with store.db.read() as live, made.write() as session:
                derived.follow_from(session, derived.first(live))
        try:
            yield Projector(store, name, models, db=made), made
        finally:
            datastore.close()


@contextmanager
def _made_in_schema(store: Store, name: str, models: Sequence[Any]) -> Iterator[tuple[Projector, Database]]:
    """The same in the database itself, where tables can be moved in no time."""
    with progress.log_kept(store.db):
        with store.db.write() as session:
            derived.make_room(session)
        datastore = Datastore(store.url, derived.BESIDE)
        try:
            yield Projector(store, name, models, db=Database(datastore)), Database(datastore)
        finally:
            datastore.close()


def _pages(session: Session, table: str, column: str) -> Iterator[list[str]]:
    beyond = ""
    while page := progress.values(session, table, column, beyond, PAGE):
        yield page
        beyond = page[-1]


def _suspects(live: Session, made: Session, table: str, keys: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    """What seems to differ, in pages of the first key. Each side is gone through: it may have what the other lacks."""
    found = {
        key[0]
        for side in (live, made)
        for page in _pages(side, table, keys[0])
        for key, _ in _compared(live, made, table, page, keys)
    }
    wanted = sorted(found)
    for at in range(0, len(wanted), PAGE):
        yield table, wanted[at : at + PAGE]


def _compared(
    live: Session, made: Session, table: str, page: Sequence[str], keys: tuple[str, ...]
) -> Iterator[tuple[tuple[Any, ...], str]]:
    left, right = (_rows(side, table, page, keys) for side in (live, made))
    for key in sorted(left.keys() | right.keys()):
        here, there = left.get(key), right.get(key)
        where = f"{table} {' '.join(map(str, key))}"
        if here is None:
            yield key, f"{where}: {MISSING}"
        elif there is None:
            yield key, f"{where}: the log knows nothing of it"
        elif here != there:
            yield key, f"{where}: differs in {', '.join(name for name in here if here[name] != there[name])}"


def _rows(
    session: Session, table: str, page: Sequence[str], keys: tuple[str, ...]
) -> dict[tuple[Any, ...], dict[str, Any]]:
    found = progress.rows_of(session, table, keys[0], page)
    return {tuple(row[key] for key in keys): dict(row) for row in found}
