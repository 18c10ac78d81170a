"""SQLite for the embedded default: WAL, one connection a thread, and the verdict in the transaction of the event."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from eventsourcing import sqlite as library
from eventsourcing.persistence import (
    IntegrityError,
    InterfaceError,
    OperationalError,
    PersistenceError,
    ProgrammingError,
    StoredEvent,
)

from service.private_files import private_file
from service.store import event_rows
from service.store.database import Database
from service.store.event_rows import Commit

WAIT = 30.0  # seconds a writer waits for another one
LOG = 4 * 2**20  # bytes of the log beside the file that stay on the disk; how far it grows depends on its readers

_ERRORS: tuple[tuple[type[sqlite3.Error], type[PersistenceError]], ...] = (
    (sqlite3.IntegrityError, IntegrityError),
    (sqlite3.OperationalError, OperationalError),
    (sqlite3.InterfaceError, InterfaceError),
    (sqlite3.Error, PersistenceError),
)


def _free(which: str) -> str:
    """Open rows that nobody holds, the oldest first, read no further than they are wanted: two ranges, merged."""
    return f"""SELECT seq, game FROM intake WHERE status = 'open' AND lease = 0 AND {which}
        UNION ALL SELECT seq, game FROM intake WHERE status = 'open' AND lease > 0 AND lease < ?1 AND {which}
        ORDER BY seq"""


class Datastore(library.SQLiteDatastore):
    """The library's pool makes readers queue behind a waiting writer; WAL lets them read on."""

    name = "sqlite"
    functions: tuple[str, ...] = ()
    types = {"serial": "INTEGER PRIMARY KEY AUTOINCREMENT", "bytes": "BLOB", "real": "REAL"}
    claim = f"""WITH taken AS (SELECT game FROM intake WHERE status = 'open' AND lease >= ?1),
        next AS ({_free("game NOT IN (SELECT game FROM taken)")} LIMIT ?3),
        mine AS ({_free("game IN (SELECT game FROM next)")} LIMIT ?4)
        UPDATE intake SET lease = ?2, tries = tries + 1 WHERE seq IN (SELECT seq FROM mine) RETURNING *"""

    def __init__(self, db_name: str, **options: Any) -> None:
        if db_name:
            private_file(Path(db_name), ("-wal", "-shm", "-journal"))  # new ones get the rights of the database
        super().__init__(db_name, **options)
        self._path = db_name
        self._mine = threading.local()
        self._writer = threading.Lock()
        self._all: list[sqlite3.Connection] = []

    def placeholders(self, sql: str) -> str:
        return sql

    def transaction(self, *, commit: bool) -> Any:
        return self.session(write=commit)

    @contextmanager
    def session(self, *, write: bool, lazy: bool = False) -> Iterator[sqlite3.Cursor]:
        cursor = self._connection().cursor()
        try:
            if not write:
                yield cursor
                return
            with self._writer, self._transaction(cursor, lazy):
                yield cursor
        except sqlite3.Error as error:
            raise _ours(error)(str(error)) from error
        finally:
            cursor.close()

    @contextmanager
    def _transaction(self, cursor: sqlite3.Cursor, lazy: bool) -> Iterator[None]:
        if lazy:
            cursor.execute("PRAGMA synchronous=NORMAL")
        try:
            # a transaction that begins by reading could not be taken further once another one has written
            cursor.execute("BEGIN IMMEDIATE")
            yield
            cursor.execute("COMMIT")
        except BaseException:
            if cursor.connection.in_transaction:
                cursor.execute("ROLLBACK")
            raise
        finally:
            if lazy:
                cursor.execute("PRAGMA synchronous=FULL")

    def _connection(self) -> sqlite3.Connection:
        found: sqlite3.Connection | None = getattr(self._mine, "connection", None)
        if found is None:
            found = sqlite3.connect(
                self._path, isolation_level=None, check_same_thread=False, timeout=WAIT, cached_statements=256
            )
            found.execute("PRAGMA journal_mode=WAL")
            found.execute("PRAGMA synchronous=FULL")
            found.execute("PRAGMA secure_delete=ON")  # what is deleted is no longer in the file
            found.execute(f"PRAGMA journal_size_limit={LOG}")
            found.row_factory = sqlite3.Row
            self._mine.connection = found
            self._all.append(found)
        return found

    def wipe(self) -> None:
        """What was deleted stands in the log beside the file until that is emptied, which a reader may put off."""
        with self._writer:
            self._connection().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def close(self) -> None:
        super().close()
        while self._all:
            self._all.pop().close()
        self._mine = threading.local()


def _ours(error: sqlite3.Error) -> type[PersistenceError]:
    """`OperationalError` may pass; SQLite says it of a statement that is wrong each time, too."""
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
        return ProgrammingError
    return next(ours for theirs, ours in _ERRORS if isinstance(error, theirs))


class Recorder(library.SQLiteApplicationRecorder):
    stands_at_hole = False  # numbers are given by the one writer, in the order of commits

    @cached_property
    def has_archive(self) -> bool:
        """A database of before has none, and may be read as it is."""
        with Database(cast(Datastore, self.datastore)).read() as session:
            return event_rows.has_archive(session)

    def create_table(self) -> None:
        """Migrations do."""

    def select_events(
        self, originator_id: Any, *, gt: int | None = None, lte: int | None = None, desc: bool = False,
        limit: int | None = None,
    ) -> Sequence[StoredEvent]:  # fmt: skip
        after, until = gt or 0, event_rows.LAST if lte is None else lte
        with self.datastore.transaction(commit=False) as c:
            c.execute(*event_rows.question(originator_id, after, until, self.has_archive))
            found = event_rows.recorded(originator_id, c.fetchall(), after, until)
        return found[:: -1 if desc else 1][:limit]

    def _insert_events(
        self, c: Any, stored_events: Sequence[StoredEvent], commit: Commit | None = None, **_: Any
    ) -> Sequence[int] | None:
        if commit is not None:
            if commit.decided:
                c.executemany(event_rows.DECIDE, [decided.values for decided in commit.decided])
                if c.rowcount != len(commit.decided):
                    raise event_rows.DecidedAlready(f"some of {len(commit.decided)} rows")
            c.executemany(event_rows.NEW_ROW, [event_rows.values_of(row) for row in commit.rows])
            c.executemany(event_rows.TAKE_NUMBER, commit.numbers)
            if commit.numbers and c.rowcount != len(commit.numbers):
                raise event_rows.NumberTaken(str(commit.numbers[0][-1]))
            for sql, values in commit.writes:
                c.execute(sql, values)
        return super()._insert_events(c, stored_events)


class Factory(library.SQLiteFactory):
    application_recorder_class = Recorder

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.datastore = Datastore(self.env.get(self.SQLITE_DBNAME) or "", originator_id_type="text")
