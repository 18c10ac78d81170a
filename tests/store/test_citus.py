"""What `ops/deploy/citus.sql` makes is such as Citus takes, by its own rules; Citus itself is in no registry here."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from service.store import Store
from service.store.partitions import KEYS, game_of
from tests.store import citus

SCRIPT = (Path(__file__).parent.parent.parent / "ops" / "deploy" / "citus.sql").read_text()
LAYOUT = citus.Layout(
    {table: game_of(table) for table in KEYS}, frozenset({"players", "addresses", "visitors", "grants"})
)
TABLES = {*KEYS, "players", "addresses", "visitors", "grants", "mails", "seed_pool", "followers", "counts", "sessions"}


@pytest.fixture
def distributed(empty_postgres: str, from_nothing: None) -> Any:
    with closing(Store(empty_postgres)):
        pass
    with psycopg.connect(empty_postgres) as connection:
        connection.execute(citus.NOTES)
        connection.execute(SCRIPT.encode())
        yield connection


def test_the_tables_are_such_as_it_takes(distributed: Any) -> None:
    assert list(citus.faults_of_tables(distributed)) == []
    assert citus.read(distributed).keys == LAYOUT.keys, "all tables of games, and no other"
    assert LAYOUT.referenced < citus.read(distributed).referenced


@pytest.mark.parametrize(
    "wrong",
    [
        "ALTER TABLE letters ADD UNIQUE (subject)",
        "CREATE UNIQUE INDEX one ON tables (number)",
        "UPDATE distributed SET beside = 'default' WHERE name = 'letters'",
        "ALTER TABLE guests ADD FOREIGN KEY (game) REFERENCES tables",
        'ALTER TABLE boards ALTER COLUMN game TYPE text COLLATE "C"',
        "UPDATE distributed SET shards = 32",
    ],
)
def test_what_is_wrong_is_found(distributed: Any, wrong: str) -> None:
    distributed.execute(wrong)
    assert len(list(citus.faults_of_tables(distributed))) == 1


@pytest.mark.parametrize(
    ("sql", "one_slot", "found"),
    [
        ("SELECT * FROM letters WHERE game = ? AND id = ?", True, 0),
        ("SELECT * FROM tables AS t JOIN places AS p ON p.game = t.game WHERE t.game = ?", True, 0),
        ("SELECT * FROM tables JOIN places ON places.game = tables.game", False, 1),
        ("SELECT * FROM places LEFT JOIN players ON players.id = places.player WHERE places.game = ?", True, 0),
        ("SELECT * FROM mails JOIN intake ON intake.id = mails.row_id", False, 1),
        ("UPDATE letters SET lease = ? WHERE id IN (SELECT id FROM letters FOR UPDATE SKIP LOCKED)", False, 1),
        ("UPDATE letters SET status = ?, game = ? WHERE game = ? AND id = ?", True, 1),
        ("SELECT * FROM mails WHERE id = ?", False, 0),
    ],
)
def test_rules_of_statements(sql: str, one_slot: bool, found: int) -> None:
    assert len(list(citus.faults_of_statement(LAYOUT, sql, one_slot=one_slot, tables=TABLES))) == found
