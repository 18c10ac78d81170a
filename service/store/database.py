"""One way to say SQL to both databases: `?` for a value, rows by name, sessions that are all or nothing."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from functools import lru_cache
from typing import Any, Protocol

from eventsourcing.persistence import InterfaceError, OperationalError

SqlRow = Mapping[str, Any]
LOST_TOUCH = (OperationalError, InterfaceError)  # nobody knows what was stored; a moment later it may go well


class Dialect(Protocol):
    """What a datastore of this house offers beyond the library's."""

    name: str
    types: dict[str, str]  # what {serial}, {bytes} and {real} stand for
    functions: tuple[str, ...]  # kept in the database, put there anew at each start
    claim: str  # leases open rows of the intake: now, until when, of how many games, how many rows

    def placeholders(self, sql: str) -> str: ...
    def session(self, *, write: bool, lazy: bool = False) -> Any: ...
    def wipe(self) -> None: ...


class Session:
    """A transaction (write) or single statements (read) on one connection."""

    __slots__ = ("_asks", "_cursor", "_say", "kind")

    def __init__(self, cursor: Any, datastore: Dialect) -> None:
        self._cursor = self._asks = cursor
        self._say = datastore.placeholders
        self.kind = datastore.name

    def run(self, sql: str, *values: Any) -> int:
        """Rows touched."""
        self._cursor.execute(self._say(sql), values)
        return int(self._cursor.rowcount)

    def many(self, sql: str, rows: Iterable[Sequence[Any]]) -> int:
        rows = list(rows)
        if not rows:
            return 0
        self._cursor.executemany(self._say(sql), rows)
        return int(self._cursor.rowcount)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Statements in it do not wait for each other's answers; what fails is raised at its end.

        What is asked in it has a cursor of its own: an answer to an earlier statement that comes late would be taken.
        """
        connection = self._cursor.connection
        with getattr(connection, "pipeline", nullcontext)():
            self._asks = connection.cursor()
            yield
        self._asks = self._cursor

    def all(self, sql: str, *values: Any) -> list[SqlRow]:
        self._asks.execute(self._say(sql), values)
        return list(self._asks.fetchall())

    def one(self, sql: str, *values: Any) -> SqlRow | None:
        self._asks.execute(self._say(sql), values)
        row: SqlRow | None = self._asks.fetchone()
        return row

    def value(self, sql: str, *values: Any) -> Any:
        row = self.one(sql, *values)
        if row is None:
            return None
        return next(iter(row.values())) if isinstance(row, dict) else row[0]  # type: ignore[index]


class Database:
    def __init__(self, datastore: Dialect) -> None:
        self._datastore = datastore
        self.kind = datastore.name
        self.claim = datastore.claim
        self.types, self.functions = datastore.types, datastore.functions
        self.is_partitioned = self.is_spread = False

    @contextmanager
    def read(self) -> Iterator[Session]:
        with self._datastore.session(write=False) as cursor:
            yield Session(cursor, self._datastore)

    @contextmanager
    def write(self, *, lazy: bool = False) -> Iterator[Session]:
        """All or nothing. `lazy`: a failure of power may undo it; for what is done again then."""
        with self._datastore.session(write=True, lazy=lazy) as cursor:
            yield Session(cursor, self._datastore)

    @contextmanager
    def held_alone(self, lock: int) -> Iterator[None]:
        """One of several processes of PostgreSQL at a time, until it is done; SQLite has one process that writes."""
        if self.kind != "postgresql":
            yield
            return
        with self.read() as session:
            session.run("SELECT pg_advisory_lock(?)", lock)
            try:
                yield
            finally:
                session.run("SELECT pg_advisory_unlock(?)", lock)

    # where there are several databases (`routing.py`); here is one

    def at(self, game: str) -> Database:
        """The one where a game lies."""
        return self

    def staying(self) -> Database:
        """For who follows the log of this one."""
        return self

    def number_of(self, game: str) -> int:
        """That of the database."""
        return 0

    def is_away(self, game: str) -> bool:
        """Whether a game lies on another one that does not answer."""
        return False

    @property
    def away(self) -> Sequence[int]:
        """The numbers of those that did not answer a moment ago."""
        return ()

    def each(self) -> Sequence[Database]:
        return (self,)

    def wipe(self) -> None:
        """What was deleted is not in the files either, as far as that is for us to say."""
        self._datastore.wipe()

    @contextmanager
    def single(self, *, lazy: bool = False) -> Iterator[Session]:
        """For one writing statement that is its own transaction; saves PostgreSQL two round trips."""
        with self._datastore.session(write=self.kind == "sqlite", lazy=lazy) as cursor:
            yield Session(cursor, self._datastore)


@lru_cache(maxsize=1000)
def percent(sql: str) -> str:
    """Placeholders of psycopg."""
    return sql.replace("%", "%%").replace("?", "%s")


def known_of(shape: type[Any], row: SqlRow) -> dict[str, Any]:
    """What this version knows of a row: a later one that runs beside it may have given its table more columns."""
    there = row.keys()
    return {name: row[name] for name in shape.__struct_fields__ if name in there}


def marks(values: Sequence[Any]) -> str:
    """`?, ?, ?` for an IN list."""
    return ", ".join("?" * len(values))


# Bytes of mails and letters are kept packed: what is kept of a flood grows far less than the flood. Rows from before
# have them as they were; a column beside them says which it is.
SPECTATOR = -1  # the seat of those who only watch, in tables


def number_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


PACKED = 1  # what the column `packed` says; 0: as they were


def packed(data: bytes) -> bytes:
    """Nothing stays nothing: that bytes are gone is asked in SQL."""
    return zlib.compress(data) if data else b""


def unpacked(data: bytes, how: int) -> bytes:
    if how not in (0, PACKED):
        raise ValueError(f"bytes that are kept in the way {how}, which this version does not know")
    return zlib.decompress(data) if how == PACKED and data else bytes(data)
