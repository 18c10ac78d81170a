"""Databases made once a process and copied for each test; with SQLite no test waits for the disk.

A new store of this process finds its tables made, as after all migrations. The fixture `from_nothing` turns that off.
"""

from __future__ import annotations

import sqlite3
import tempfile
import uuid
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import psycopg
import pytest

from domain.game.application import Games
from service import store as store_room
from service.store import migrations
from service.store.database import Database

LOCAL = "sqlite:///"
_connect, _environment, _released = sqlite3.connect, store_room.environment, migrations.MIGRATIONS


class _Cursor(sqlite3.Cursor):
    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        return super().execute("PRAGMA synchronous=OFF" if sql.startswith("PRAGMA synchronous=") else sql, *values)


class _Connection(sqlite3.Connection):
    def cursor(self, factory: Callable[..., Any] | None = None) -> Any:
        return super().cursor(factory or _Cursor)


def connect(*where: Any, **options: Any) -> sqlite3.Connection:
    return _connect(*where, **{"factory": _Connection, **options})


def migrate(url: str) -> None:
    games = Games(env=_environment(url))
    migrations.migrate(Database(games.factory.datastore))  # type: ignore[attr-defined]
    games.close()


@cache
def made_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        migrate(f"{LOCAL}{folder}/made.db")
        return Path(folder, "made.db").read_bytes()


def environment(url: str) -> dict[str, str]:
    """As the store's own; a file that is new, in a folder that is there, is a copy of the one made."""
    if url.startswith(LOCAL) and migrations.MIGRATIONS is _released:
        file = Path(url.removeprefix(LOCAL))
        if file.parent.is_dir() and not file.exists():
            file.touch(0o600)
            file.write_bytes(made_file())
    return _environment(url)


def no_waiting() -> None:
    """For the whole process."""
    patch.object(sqlite3, "connect", connect).start()
    patch.object(store_room, "environment", environment).start()


@pytest.fixture
def from_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_room, "environment", _environment)


_SHAPE = """SELECT string_agg(format('%s %s %s', c.oid, c.relfilenode, a.xmin), ',' ORDER BY c.oid, a.attnum)
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid WHERE c.relnamespace = 'public'::regnamespace"""
_OTHERS = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()"
# of a database that was one of several: `ON` a table that is gone when a test makes it an older one
_TRIGGERS = """SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) FROM pg_trigger
    WHERE NOT tgisinternal AND tgparentid = 0"""
_NUMBERS = """SELECT setval(format('public.%I', sequencename)::regclass, start_value, false) FROM pg_sequences
    WHERE schemaname = 'public'"""


class Databases:
    """On one server of PostgreSQL. One that was used is emptied, which is quicker than a copy; or dropped, if tables
    were made or changed in it.
    """

    def __init__(self, server: str) -> None:
        self._server = urlsplit(server)
        self._made = ""
        self._rows: dict[str, list[bytes]] = {}
        self._shapes: dict[str, str] = {}
        self._triggers: set[str] = set()
        self._free: list[str] = []
        self._connection = psycopg.connect(server, autocommit=True)

    def new(self, like: str = "template1") -> str:
        name = f"posthorn_test_{uuid.uuid4().hex[:12]}"
        self._connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        return name

    def address(self, name: str) -> str:
        return self._server._replace(path=f"/{name}").geturl()

    def drop(self, name: str) -> None:
        self._connection.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def take(self) -> str:
        """One with its tables, as after all migrations."""
        if self._free:
            return self._free.pop()
        if not self._made:
            self._made = self.new()
            migrate(self.address(self._made))
            with psycopg.connect(self.address(self._made)) as made:
                for (table,) in made.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall():
                    with made.cursor().copy(f"COPY {table} TO STDOUT") as rows:
                        self._rows[table] = [bytes(row) for row in rows]
        name = self.new(self._made)
        with psycopg.connect(self.address(name)) as fresh:
            self._shapes[name], self._triggers = _shape(fresh), _triggers(fresh)
        return name

    def give_back(self, name: str) -> None:
        self._connection.execute(_OTHERS, [name])
        with psycopg.connect(self.address(name)) as used:
            if _shape(used) != self._shapes[name]:
                used.close()
                self.drop(name)
                return
            for drop in sorted(_triggers(used) - self._triggers):
                used.execute(drop.encode())
            used.execute("; ".join(f"DELETE FROM {table}" for table in self._rows))
            used.execute(_NUMBERS)
            for table, rows in self._rows.items():
                if rows:
                    with used.cursor().copy(f"COPY {table} FROM STDIN") as copy:
                        for row in rows:
                            copy.write(row)
        self._free.append(name)

    def close(self) -> None:
        for name in filter(None, (*self._free, self._made)):
            self.drop(name)
        self._connection.close()


def _triggers(connection: psycopg.Connection[Any]) -> set[str]:
    return {drop for (drop,) in connection.execute(_TRIGGERS).fetchall()}


def _shape(connection: psycopg.Connection[Any]) -> str:
    row = connection.execute(_SHAPE).fetchone()
    assert row is not None
    return str(row[0])


@pytest.fixture(scope="session")
def databases(postgres_server: str) -> Iterator[Databases]:
    with closing(Databases(postgres_server)) as found:
        yield found


@pytest.fixture
def postgres(databases: Databases) -> Iterator[str]:
    """A database of each test, with its tables."""
    name = databases.take()
    yield databases.address(name)
    databases.give_back(name)


@pytest.fixture
def empty_postgres(databases: Databases) -> Iterator[str]:
    name = databases.new()
    yield databases.address(name)
    databases.drop(name)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty database with its tables; who asks for it is tried on both."""
    return str(request.getfixturevalue("postgres")) if request.param == "postgres" else f"{LOCAL}{tmp_path}/posthorn.db"


@pytest.fixture
def store(url: str) -> Iterator[store_room.Store]:
    with closing(store_room.Store(url)) as opened:
        yield opened
