"""The database as records of bytes, while it is written, and made anew of them.

SQLite: the file, by its online backup. PostgreSQL: each table by COPY, all in one snapshot. Each holds every commit
that was told before it began, and no half of one.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
from psycopg import sql

from service.private_files import private_file
from service.store.database import Database
from service.store.migrations import derived, migrate

PIECE = 1 << 18
SQLITE = "sqlite:///"
FILE, TABLE, SEQUENCES = "file", "table", "sequences"
OLD = "boards.0"  # a follower of read models that are to be made anew
OWN = "migrations"  # made by the migrations themselves


class Record(NamedTuple):
    """`about` says what the bytes are."""

    about: dict[str, Any]
    pieces: Iterable[bytes]


class NotEmpty(Exception):
    def __init__(self, where: str) -> None:
        super().__init__(f"There is something in {where} already: a backup is restored into an empty place.")


def kind_of(url: str) -> str:
    return "sqlite" if url.startswith(SQLITE) else "postgresql"


@contextmanager
def records(url: str) -> Iterator[Iterator[Record]]:
    """Of a moment that lies after this is called."""
    if kind_of(url) == "sqlite":
        with _copied(Path(url.removeprefix(SQLITE))) as copy:
            yield iter([Record({"kind": FILE}, _pieces(copy))])
    else:
        with psycopg.connect(url) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            connection.read_only = True
            yield _tables(connection)


@contextmanager
def _copied(file: Path) -> Iterator[Path]:
    """Beside the file, so that it is as well guarded as that is."""
    copy = file.with_name(file.name + ".backup")
    private_file(copy)
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        yield copy
    finally:
        for ending in ("", "-wal", "-shm", "-journal"):
            copy.with_name(copy.name + ending).unlink(missing_ok=True)


def _pieces(file: Path) -> Iterator[bytes]:
    with file.open("rb") as opened:
        while piece := opened.read(PIECE):
            yield piece


def _tables(connection: psycopg.Connection[Any]) -> Iterator[Record]:
    found = connection.execute(
        "SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position) FROM information_schema.columns"
        " WHERE table_schema = current_schema() GROUP BY 1 ORDER BY 1"
    ).fetchall()
    for name, columns in found:
        copy = sql.SQL("COPY {} ({}) TO STDOUT").format(sql.Identifier(name), _names(columns))
        yield Record({"kind": TABLE, "name": name, "columns": columns}, _copied_out(connection, copy))
    numbers = connection.execute(
        "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = current_schema()"
        " AND last_value IS NOT NULL"
    ).fetchall()
    yield Record({"kind": SEQUENCES, "numbers": dict(numbers)}, ())


def _copied_out(connection: psycopg.Connection[Any], copy: sql.Composed) -> Iterator[bytes]:
    with connection.cursor().copy(copy) as rows:
        for row in rows:
            yield bytes(row)


def _names(columns: Iterable[str]) -> sql.Composed:
    return sql.SQL(", ").join(map(sql.Identifier, columns))


def restore(url: str, migrations: int, found: Iterator[Record], open_database: Callable[[], Database]) -> None:
    """`migrations`: how many the database had. Raises NotEmpty, and leaves an empty place empty if it fails."""
    if kind_of(url) == "sqlite":
        _restore_file(Path(url.removeprefix(SQLITE)), found)
        return
    with psycopg.connect(url) as connection:
        if connection.execute("SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1").fetchone():
            raise NotEmpty("the database")
    database = open_database()
    try:
        migrate(database, migrations)
        with psycopg.connect(url) as connection:
            _restore_tables(connection, found)
    except BaseException:
        with psycopg.connect(url) as connection:
            _empty(connection)
        raise


def _restore_file(file: Path, found: Iterator[Record]) -> None:
    if file.exists():
        raise NotEmpty(str(file))
    new = file.with_name(file.name + ".restored")
    private_file(new)
    try:
        with new.open("wb") as opened:
            for record in found:
                for piece in record.pieces:
                    opened.write(piece)
            opened.flush()
            os.fsync(opened.fileno())
        new.rename(file)
    finally:
        new.unlink(missing_ok=True)


def _restore_tables(connection: psycopg.Connection[Any], found: Iterator[Record]) -> None:
    """One commit. Read models of another shape are left empty: the next start makes them anew."""
    is_same_shape = True
    for record in found:
        about = record.about
        if about["kind"] == SEQUENCES:
            for name, number in about["numbers"].items():
                connection.execute("SELECT setval(to_regclass(%s), %s)", (f'"{name}"', number))
        elif about["name"] in derived.NAMES and _columns(connection, about["name"]) != set(about["columns"]):
            is_same_shape = False
            for _ in record.pieces:
                pass
        elif about["name"] != OWN:
            _fill(connection, about["name"], about["columns"], record.pieces)
        else:
            for _ in record.pieces:
                pass
    if not is_same_shape:
        connection.execute("UPDATE followers SET name = %s WHERE name = %s", (OLD, derived.FOLLOWER))


def _fill(connection: psycopg.Connection[Any], table: str, columns: list[str], pieces: Iterable[bytes]) -> None:
    connection.execute(sql.SQL("TRUNCATE {}").format(sql.Identifier(table)))
    copy = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table), _names(columns))
    with connection.cursor().copy(copy) as rows:
        for piece in pieces:
            rows.write(piece)


def _columns(connection: psycopg.Connection[Any], table: str) -> set[str]:
    rows = connection.execute(
        "SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = %s",
        (table,),
    )
    return {name for (name,) in rows.fetchall()}


def _empty(connection: psycopg.Connection[Any]) -> None:
    rows = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
    for (name,) in rows:
        connection.execute(sql.SQL("DROP TABLE {} CASCADE").format(sql.Identifier(name)))
