"""One way to say SQL to both databases: `?` for a value, rows by name, sessions that are all or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Protocol

from eventsourcing.persistence import InterfaceError, OperationalError

Row = Mapping[str, Any]
LOST_TOUCH = (OperationalError, InterfaceError)  # nobody knows what was stored; a moment later it may go well


class Dialect(Protocol):
    """What a datastore of this house offers beyond the library's."""

    name: str
    types: dict[str, str]  # what {serial}, {bytes} and {real} stand for
    functions: tuple[str, ...]  # kept in the database, put there anew at each start
    claim: str  # leases open rows of the intake: now, until when, of how many games, how many rows

    def placeholders(self, sql: str) -> str: ...
    def session(self, *, write: bool, lazy: bool = False) -> Any: ...


class Session:
    """A transaction (write) or single statements (read) on one connection."""

    __slots__ = ("_cursor", "_say")

    def __init__(self, cursor: Any, say: Any) -> None:
        self._cursor = cursor
        self._say = say

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

    def all(self, sql: str, *values: Any) -> list[Row]:
        self._cursor.execute(self._say(sql), values)
        return list(self._cursor.fetchall())

    def one(self, sql: str, *values: Any) -> Row | None:
        self._cursor.execute(self._say(sql), values)
        row: Row | None = self._cursor.fetchone()
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

    @contextmanager
    def read(self) -> Iterator[Session]:
        with self._datastore.session(write=False) as cursor:
            yield Session(cursor, self._datastore.placeholders)

    @contextmanager
    def write(self, *, lazy: bool = False) -> Iterator[Session]:
        """All or nothing. `lazy`: a failure of power may undo it; for what is done again then."""
        with self._datastore.session(write=True, lazy=lazy) as cursor:
            yield Session(cursor, self._datastore.placeholders)

    @contextmanager
    def single(self, *, lazy: bool = False) -> Iterator[Session]:
        """For one writing statement that is its own transaction; saves PostgreSQL two round trips."""
        with self._datastore.session(write=self.kind == "sqlite", lazy=lazy) as cursor:
            yield Session(cursor, self._datastore.placeholders)


@lru_cache(maxsize=1000)
def percent(sql: str) -> str:
    """Placeholders of psycopg."""
    return sql.replace("%", "%%").replace("?", "%s")


def marks(values: Sequence[Any]) -> str:
    """`?, ?, ?` for an IN list."""
    return ", ".join("?" * len(values))
