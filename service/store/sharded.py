"""The store of several databases: which they are, and the log of each game on the one where the game lies."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from eventsourcing.persistence import Notification, OperationalError, StoredEvent

from domain.game.application import Games
from service.store import moving
from service.store.database import Database, Session
from service.store.event_rows import Commit
from service.store.routing import RoutedDatabase, Shards
from service.store.slots import slot_of

APART = 10**12  # numbers of rows of one database; those of the next one begin behind them, so that rows can move


class RoutedRecorder:
    """The library's recorder, of the database where a game lies; who follows the log reads that of its own."""

    def __init__(self, db: RoutedDatabase, recorders: Sequence[Any]) -> None:
        self._db, self._recorders = db, recorders
        self._own = recorders[db.here or 0]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._own, name)

    def _of(self, originator: str) -> Any:
        number = self._db.shards.where(originator)
        return self._recorders[0 if number is None else number]

    def select_events(self, originator_id: str, **which: Any) -> Sequence[StoredEvent]:
        found: Sequence[StoredEvent] = self._asked(originator_id).select_events(originator_id, **which)
        return found

    def _asked(self, originator: str) -> Any:
        return _Watched(self._db, self._of(originator), self._db.shards.where(originator) or 0)

    def insert_events(self, stored_events: Sequence[StoredEvent], commit: Commit | None = None, **more: Any) -> Any:
        """Of players at home; of games where the worker works that has claimed their rows."""
        of_people = bool(stored_events) and slot_of(str(stored_events[0].originator_id)) is None
        recorder = self._recorders[0] if of_people else self._own
        return recorder.insert_events(stored_events, commit=commit, **more)

    def select_notifications(self, *given: Any, **more: Any) -> Sequence[Notification]:
        found: Sequence[Notification] = self._own.select_notifications(*given, **more)
        return found


class _Watched:
    """Notes that a database did not answer, so that those who ask all of them leave it alone for a moment."""

    def __init__(self, db: RoutedDatabase, recorder: Any, number: int) -> None:
        self._db, self._recorder, self._number = db, recorder, number

    def select_events(self, *given: Any, **more: Any) -> Any:
        try:
            return self._recorder.select_events(*given, **more)
        except OperationalError:
            self._db.shards.lost(self._number)
            raise


def routed(games: Sequence[Games], here: int | None) -> RoutedDatabase:
    """One database of many, with the log in it: `games` are the applications of each, and the one `here` is changed."""
    databases = [Database(each.factory.datastore) for each in games]  # type: ignore[attr-defined]
    home = databases[0]

    def where() -> dict[int, int]:
        with home.read() as session:
            return moving.where(session)

    db = RoutedDatabase(Shards(databases, where, time.monotonic), here)
    own = games[here or 0]
    recorder: Any = RoutedRecorder(db, [each.recorder for each in games])
    own.recorder = own.events.recorder = recorder
    return db


def number_apart(session: Session, number: int) -> None:
    """Rows of a further database get numbers that those of no other have."""
    for table, column in (("intake", "seq"), ("mailbag", "id"), ("letters", "id"), ("talk", "seq")):
        name = session.value("SELECT pg_get_serial_sequence(?, ?)", table, column)
        last = int(session.value(f"SELECT last_value FROM {name}"))
        if last < number * APART:
            session.run("SELECT setval(?, ?)", name, number * APART)
