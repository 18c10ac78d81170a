"""Databases as older commits left them open with the code of now, and their games go on. `make_old.py` made them."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import psycopg
import pytest

import workers.rebuild
from ops.server.settings import Settings
from ops.server.starting import open_store
from service.projections import tables
from service.projections.progress import OtherShape
from service.store import NewerDatabase, Store, migrations
from service.store.database import Database
from service.store.migrations import MIGRATIONS, derived
from service.store.migrations.schema import Schema
from tests.migrations.make_old import PEOPLE, say
from workers.apply import work_off
from workers.project import follow
from workers.rebuild import differences, letters_missing, rebuild, reshape

OLD = Path(__file__).parent / "old"
AGES = ("first", "early", "middle", "last")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path, from_nothing: None) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'posthorn.db'}"
    return str(request.getfixturevalue("empty_postgres"))


def restore(url: str, age: str) -> str:
    """The one game in it."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            file.executescript((OLD / f"{age}.sqlite.sql").read_text())
            return str(file.execute("SELECT game FROM intake").fetchone()[0])
    with psycopg.connect(url, autocommit=True) as server:
        server.execute((OLD / f"{age}.postgres.sql").read_text().encode())
        found = server.execute("SELECT game FROM intake").fetchone()
        assert found is not None
        return str(found[0])


def rows(store: Store, sql: str, *values: Any) -> list[dict[str, Any]]:
    with store.db.read() as session:
        return [dict(row) for row in session.all(sql, *values)]


@pytest.mark.parametrize("age", AGES)
def test_its_games_go_on(url: str, age: str) -> None:
    game = restore(url, age)
    with closing(Store(url)) as store:
        before = store.games.get(game).version
        told = {row["key"]: row["status"] for row in rows(store, "SELECT key, status FROM mailbag")}
        with pytest.raises(OtherShape) if age != "first" else nullcontext():
            follow(store)
        assert reshape(store) > before or age == "first", "events of a player are in the log too"
        assert work_off(store) == 1 and store.games.get(game).version == before + 1, "the row that nobody had decided"
        while store.games.get(game).phase == "running":
            say(store, game)
            assert work_off(store) >= 1, "and what then leaves nothing to decide is a row too"
        follow(store)
        assert differences(store) == []
        assert not [key for key in letters_missing(store) if int(key.split(":")[1]) > before]
        kept = {row["key"]: row["status"] for row in rows(store, "SELECT key, status FROM mailbag")}
        assert told.items() <= kept.items() and bool(told) == (age != "first"), "nothing is told again"
        with store.db.read() as session:
            assert {row["phase"] for row in tables.mine(session, PEOPLE[0])} == {"closed"}


@pytest.mark.parametrize("age", AGES)
def test_its_tables_are_those_of_a_new_one(url: str, age: str, tmp_path: Path) -> None:
    with closing(Store(url)) as new:
        wanted = shape_of(new)
        drop_all(new)
    restore(url, age)
    with closing(Store(url)) as old:
        reshape(old)
        assert shape_of(old) == wanted
        assert len(rows(old, "SELECT * FROM migrations")) == len(MIGRATIONS)


def shape_of(store: Store) -> tuple[set[Any], set[Any]]:
    if store.db.kind == "sqlite":
        columns = (
            'SELECT m.name AS t, c.name AS c, c.type, c."notnull" AS n, c.pk FROM sqlite_master AS m,'
            " pragma_table_info(m.name) AS c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
        )
        indexes = "SELECT name, lower(sql) AS def FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    else:
        columns = (
            "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
            " WHERE table_schema = 'public'"
        )
        indexes = (
            "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'"
            " AND indexname NOT LIKE '%_pkey%' AND indexname NOT LIKE '%_key%'"
        )
    found = [{tuple(row.values()) for row in rows(store, sql)} for sql in (columns, indexes)]
    return found[0], {(name, text.replace(" if not exists", "")) for name, text in found[1]}


def drop_all(store: Store) -> None:
    with store.db.write() as session:
        if store.db.kind == "postgresql":
            session.run("DROP SCHEMA public CASCADE")
            session.run("CREATE SCHEMA public")
            return
        names = session.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        for row in names:
            session.run(f"DROP TABLE {row['name']}")


def test_several_processes_start_at_once(url: str) -> None:
    game = restore(url, "middle")
    failed: list[Exception] = []

    def start() -> None:
        try:
            with closing(Store(url)) as store:
                reshape(store)
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    with closing(Store(url)) as store:
        assert len(rows(store, "SELECT * FROM migrations")) == len(MIGRATIONS)
        assert differences(store) == [] and store.games.get(game).version == 10


def test_a_later_version_was_here(url: str) -> None:
    with closing(Store(url)) as store, store.db.write() as session:
        session.run("INSERT INTO migrations VALUES (?, 'm99_later', '')", len(MIGRATIONS) + 1)
    with pytest.raises(NewerDatabase, match=f"at migration {len(MIGRATIONS) + 1}, and this version knows"):
        Store(url)


def test_the_commands_say_so_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings.from_environment({"POSTHORN_DATA": str(tmp_path / "data")})
    with closing(open_store(settings)) as store, store.db.write() as session:
        session.run("INSERT INTO migrations VALUES (99, 'm99_later', '')")
    with pytest.raises(SystemExit):
        open_store(settings)
    assert "Start that version again" in capsys.readouterr().err


def test_a_migration_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(schema: Schema) -> None:
        schema.run("CREATE TABLE half_done (name TEXT)")
        raise ArithmeticError

    restore(url, "first")
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, fails))
        with pytest.raises(ArithmeticError):
            Store(url)
    with closing(Store(url)) as store:
        assert len(rows(store, "SELECT * FROM migrations")) == len(MIGRATIONS)
        assert not any("half_done" in column for column in shape_of(store)[0])


def test_a_migration_that_stood_in_the_way_of_an_older_process_begins_anew(
    from_nothing: None, empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each holds what the other waits for; PostgreSQL ends the migration, as the other one is the more patient."""
    is_begun = threading.Event()

    def step(schema: Schema) -> None:
        is_begun.set()
        schema.run("LOCK TABLE followers IN ACCESS EXCLUSIVE MODE", "CREATE TABLE new (name TEXT)")

    restore(empty_postgres, "last")
    Store(empty_postgres).close()
    monkeypatch.setattr(migrations, "MIGRATIONS", (*MIGRATIONS, step))
    with psycopg.connect(empty_postgres) as older:
        older.execute("SET deadlock_timeout = '60s'")
        older.execute("UPDATE followers SET position = position")

        def waits() -> None:
            is_begun.wait(20)
            older.execute("SELECT pg_advisory_xact_lock(%s)", (migrations.LOCK,))
            older.rollback()

        thread = threading.Thread(target=waits)
        thread.start()
        with closing(Store(empty_postgres)) as store:
            thread.join()
            assert len(rows(store, "SELECT * FROM migrations")) == len(MIGRATIONS) + 1


def test_a_read_model_of_an_older_shape_is_made_beside_and_swapped(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the swap the live one stands as it was; a follower of the older shape writes nothing after it."""
    restore(url, "last")
    with closing(Store(url)) as store:
        before = rows(store, "SELECT * FROM tables")
        swap = workers.rebuild._swap
        seen: list[Any] = []

        def looks(store: Store, made: Database) -> None:
            seen.append(rows(store, "SELECT * FROM tables"))
            swap(store, made)

        monkeypatch.setattr(workers.rebuild, "_swap", looks)
        taken = reshape(store)
        assert seen == [before] and "result" in before[0]
        after = rows(store, "SELECT * FROM tables")
        assert "result" not in after[0] and after[0]["version"] == before[0]["version"]
        assert {row["name"] for row in rows(store, "SELECT name FROM followers")} == {derived.FOLLOWER, derived.MAILBAG}
        assert reshape(store) == 0 and taken == rebuild(store)
