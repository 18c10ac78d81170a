"""Each statement of the way of a command names its game and touches one slot of each table: PostgreSQL's own partitions
show it; Citus, YugabyteDB or a router need it. What looks at all slots does so on purpose and is written down.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import psycopg
import pytest
from eventsourcing.persistence import StoredEvent

from domain.game.requests import Request, Verdict
from service.store import KeyReused, Store, partitions, slots
from service.store.event_rows import Commit, RowVerdict
from service.store.intake import game_for
from service.store.partitions import KEYS, PARTITIONS
from service.store.postgres import _call
from tests.letters.server import Server
from tests.letters.support import Table
from tests.service.client import Client
from tests.store import citus
from tests.store.test_citus import LAYOUT, TABLES
from workers.rebuild import differences, letters_missing, rebuild
from workers.relay import Relay

NAMES = "|".join(KEYS)
_OF_GAMES = re.compile(rf"\b(?:FROM|JOIN|INTO|UPDATE)\s+(?:{NAMES})\b")
_STATEMENT = re.compile(r"\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b")
_PART = re.compile(rf"(?:{NAMES})_(\d+)")

LEASES = "leases that are moved on, if it takes that long"
# One for a batch, a round or a claim, however many games there are: they look for what is to be done
LOOK_AT_ALL = {
    "the log, as its followers read it": "notification_id > ",
    "the number of the next game": "SELECT number FROM tables WHERE number > ",
    "orders that will take a seed": "FROM intake WHERE status = 'open' AND kind IN",
    "a row or a mail by its key alone": "SELECT * FROM intake WHERE id = ",
    "letters to be written": "FROM mailbag WHERE status = 'due' AND due <= %s AND lease <",
    "and their leases": "UPDATE mailbag SET lease = %s, tries = tries + 1 WHERE id IN",
    "letters to be sent": "FROM letters WHERE status = 'ready' AND lease <",
    "letters that wait for long": "FROM letters WHERE status = 'ready' AND made <",
    "bytes that are forgotten": "UPDATE letters SET raw = %s WHERE status = 'sent'",
    "seats that are reminded": "FROM deadlines WHERE alarm <=",
    "the outbox, as this test reads it": "FROM letters WHERE status != 'part' ORDER BY id DESC",
    LEASES: " AS ours FROM ",
    "mails whose rows are decided": "FROM intake WHERE intake.id = mails.row_id",
}
# claims that lock, reminders, and mails that wait for their rows
NOT_ON_CITUS = {
    "rows are locked on one node at a time",
    "['deadlines', 'mailbag'] are joined without a game",
    "['intake'] lie on nodes and ['mails'] do not",
    "['intake'] lie on nodes and ['seed_pool'] do not",
    "['seeds'] lie on nodes and ['seed_pool'] do not",
}


@pytest.fixture
def url(empty_postgres: str, from_nothing: None) -> str:
    with closing(Store(empty_postgres)) as store:
        assert partitions.make(store.db) and not partitions.make(store.db), "it is done once"
    return empty_postgres


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, Any]]]:
    """What the database is told, with its values."""
    found: list[tuple[str, Any]] = []
    execute, executemany = psycopg.Cursor.execute, psycopg.Cursor.executemany

    def one(self: Any, sql: Any, values: Any = None, **more: Any) -> Any:
        found.append((str(sql), values))
        return execute(self, sql, values, **more)

    def many(self: Any, sql: Any, rows: Any, **more: Any) -> Any:
        rows = list(rows)
        found.extend((str(sql), row) for row in rows)
        return executemany(self, sql, rows, **more)

    with monkeypatch.context() as patched:
        patched.setattr(psycopg.Cursor, "execute", one)
        patched.setattr(psycopg.Cursor, "executemany", many)
        yield found


@pytest.fixture
def table(url: str) -> Iterator[Table]:
    server = Server()
    table = Table(url, relay=Relay("127.0.0.1", server.port))
    yield table
    table.close()
    server.stop()


def move(table: Table) -> str:
    return "hold" if "hold" in table.legal(table.asked) else "roll"


def play(table: Table) -> None:
    """From the order to the end, by mail and by the API, with letters that are sent and answered."""
    table.open("pig")
    table.post()
    for _ in range(3):
        letter = [each for each in table.letters(table.asked) if each.kind in ("started", "turn")][-1]
        table.answer(letter, move(table))
    anna = Client.of(table.store, table.players["Anna"])
    for path in ("", "/view", "/legal", "/history", "/talk"):
        assert anna.get(f"/games/{table.game_id}{path}").status_code == 200, path
    assert anna.post(f"/games/{table.game_id}/talk", {"words": "Good luck!"}).status_code in (200, 201)
    table.to_the_end("hold at 20")
    table.post()


def touched(connection: Any, sql: str, values: Any) -> set[str]:
    """The partitions that are looked into, by their numbers; what is of no game lies in none of these."""
    plan = connection.execute(f"EXPLAIN (FORMAT JSON) {sql}", values).fetchone()[0]
    return {match[1] for match in map(_PART.fullmatch, relations(plan)) if match}


def relations(plan: Any) -> Iterator[str]:
    if isinstance(plan, dict):
        if "Relation Name" in plan:
            yield plan["Relation Name"]
        plan = list(plan.values())
    if isinstance(plan, list):
        for each in plan:
            yield from relations(each)


def test_each_statement_of_the_way_touches_one_slot(url: str, table: Table, said: list[tuple[str, Any]]) -> None:
    play(table)
    statements = {sql: values for sql, values in said if _OF_GAMES.search(sql) and _STATEMENT.match(sql)}
    assert len(statements) > 40, "the way is long"
    with psycopg.connect(url) as connection:
        spread = {sql for sql, values in statements.items() if len(touched(connection, sql, values)) > 1}
    wanted = {sql for sql in spread if not any(mark in sql for mark in LOOK_AT_ALL.values())}
    assert not wanted, "they have to name their game"
    faults = {
        fault for sql in statements
        for fault in citus.faults_of_statement(LAYOUT, sql, one_slot=sql not in spread, tables=TABLES)
    }  # fmt: skip
    assert faults == NOT_ON_CITUS, "ops/deploy/README.md says what does not run there"
    idle = {what for what, mark in LOOK_AT_ALL.items() if not any(mark in sql for sql in spread)}
    assert idle <= {LEASES}, "nothing of the way says that"


@pytest.mark.parametrize("events", [1, 2])
def test_a_call_that_appends_touches_one_slot(url: str, events: int) -> None:
    """A function hides its statements from EXPLAIN; what it did is counted by the server."""
    game = game_for("somewhere")
    slot = slots.slot_of(game)
    assert slot is not None
    part = slot * PARTITIONS // slots.SLOTS
    coming = Request(id="b", kind="answer", game=game)
    stored = [StoredEvent(game, version, "game.moved", b"{}") for version in range(1, events + 1)]
    with closing(Store(url)) as store, psycopg.connect(url) as connection:
        row = store.intake.submit("say", {"lines": ["roll"]}, channel="test", player="pann", game=game)
        verdict = RowVerdict(game, row.id, Verdict("done", 1), "now")
        call, values = _call(stored, Commit(decided=[verdict], rows=[coming]))
        assert ("append_one" in call) == (events == 1)
        connection.execute(call, values)
        assert counted(connection) == {f"intake_{part}", f"stored_events_{part}"}


def counted(connection: Any) -> set[str]:
    sql = "SELECT relname FROM pg_stat_xact_user_tables WHERE seq_scan + coalesce(idx_scan, 0) + n_tup_ins > 0"
    return {name for (name,) in connection.execute(sql).fetchall() if _PART.fullmatch(name)}


def test_a_database_that_has_lived_goes_on(empty_postgres: str, from_nothing: None) -> None:
    """Its rows are copied, its numbers go on, its keys hold; and what is made anew from the log is partitioned, too."""
    with closing(Table(empty_postgres)) as earlier:
        earlier.open("pig")
        earlier.post()
        before = {each.key: each.id for each in earlier.letters()}
        assert before
    with closing(Store(empty_postgres)) as store:
        assert partitions.make(store.db)
    with closing(Table(empty_postgres, names="")) as table:
        table.players, table.game_id = earlier.players, earlier.game_id
        table.to_the_end("hold at 20")
        table.post()
        after = {each.key: each.id for each in table.letters()}
        assert before.items() < after.items() and len(set(after.values())) == len(after)
        assert differences(table.store) == [] == letters_missing(table.store)
        rebuild(table.store)
        assert differences(table.store) == []
        with table.store.db.read() as session:
            whole = session.all("SELECT relname FROM pg_class WHERE relkind = 'r' AND relname = ANY(?)", list(KEYS))
        assert not whole, "none is left in one piece"


def test_each_table_that_names_games_is_split_or_of_people(url: str) -> None:
    """Whoever adds one says which it is."""
    of_people = {*partitions.BESIDE, "hook_calls", "pushes"}
    sql = (
        "SELECT DISTINCT table_name FROM information_schema.columns WHERE column_name = %s AND table_schema = 'public'"
    )
    with psycopg.connect(url) as connection:
        named = {name for (name,) in connection.execute(sql, ["game"]).fetchall() if not _PART.fullmatch(name)}
    named = {name for name in named if not name.endswith("_rest")}
    assert named | {"stored_events"} == {*KEYS, *of_people}


def test_a_key_is_good_for_one_game(url: str) -> None:
    with closing(Store(url)) as store:
        one, other = game_for("one"), game_for("other")
        row = store.intake.submit("say", {"lines": ["roll"]}, channel="api", player="pann", game=one, key="k")
        assert store.intake.submit("say", {"lines": ["roll"]}, channel="api", player="pann", game=one, key="k") == row
        with pytest.raises(KeyReused):
            store.intake.submit("say", {"lines": ["roll"]}, channel="api", player="pann", game=other, key="k")


@pytest.mark.parametrize("name", ["", "p0123456789ab", "g", "gab", "gAbcdefghijkl", "g1bcdefghijkl"])
def test_what_is_no_game_has_no_slot(name: str) -> None:
    assert (slots.slot_of(name) is None) == (name != "gab")


def test_slots_are_ranges_of_ids() -> None:
    """So a partition by range holds whole slots, and what is copied of a slot stands together."""
    games = [game_for(f"key {n}") for n in range(20_000)]
    for game in games:
        slot = slots.slot_of(game)
        assert slot is not None and slots.first_of(slot) <= game < slots.first_of(slot + 1)
    bounds = [slots.first_of(slot) for slot in range(slots.SLOTS + 1)]
    assert bounds == sorted(set(bounds)), "in the order of their bytes"
    per_slot = Counter(map(slots.slot_of, games))
    assert len(per_slot) == slots.SLOTS and max(per_slot.values()) < 60, "about 20 each: games are spread"
