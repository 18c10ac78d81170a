"""A slot moves from one database to another: its rows are copied while nobody can write them, and then home says where
it lies. Each step can be done again, by whoever finds a move that was not ended.

What leaves a database is fenced there, first commands and events, then letters: a trigger refuses what is written to a
slot that is away, in the words of a server that cannot be used now, so whoever tries waits and tries again, at the new
place. The rows stay for a moment, for those who still read there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from service.store import heartbeats, pool, times
from service.store.database import Database, Session, SqlRow, marks
from service.store.partitions import game_of
from service.store.routing import KNOWN
from service.store.slots import ALPHABET, first_of

AT_ONCE = 500  # rows that are copied at a time
EVENTS = "stored_events"
COMMANDS = ("intake", EVENTS, "archive")  # fenced first
LETTERS = ("mailbag", "letters", "talk", "terms", "guests", "beacons_awaited", "seeds")
COPIED = ("seeds", "terms", "guests", "beacons_awaited", "talk", "mailbag", "letters", "intake")
DERIVED = ("boards", "tables", "places", "timeline", "deadlines", "offers", "sittings")  # follow from the events there
_IDS = f"SELECT DISTINCT originator_id AS id FROM {EVENTS}"
_RECORDED = f"SELECT originator_id, originator_version, topic, state FROM {EVENTS}"
FENCE = f"""
CREATE OR REPLACE FUNCTION posthorn_slot_is_here() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE name text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
    IF name LIKE 'g%' AND EXISTS (SELECT 1 FROM slots_away WHERE (whole = 1 OR TG_ARGV[1] = 'first')
        AND slot = 32 * (strpos('{ALPHABET}', substr(name, 2, 1)) - 1) + strpos('{ALPHABET}', substr(name, 3, 1)) - 1)
    THEN
        RAISE EXCEPTION 'the slot of % lies elsewhere', name USING ERRCODE = 'cannot_connect_now';
    END IF;
    RETURN NEW;
END $body$"""


def where(session: Session) -> dict[int, int]:
    """The databases of the slots that do not lie at home."""
    return {row["slot"]: row["shard"] for row in session.all("SELECT slot, shard FROM slots")}


Bring = Callable[[Session, Session, int], list[str]]  # from there to here, of a slot; which games


def move(
    db: Database, slot: int, origin: int, to: int, follow: Callable[[], object], bring_archive: Bring, patience: float
) -> int:
    """How many games went. `follow`: brings the read models and the mailbag of their origin up to date."""
    databases = db.each()
    source, target = databases[origin], databases[to]
    _fence(source, slot)
    follow()  # what is told of its last events is put into the mailbag there
    _wait_for_letters(source, slot, patience)
    copied = _copy(source, target, slot, bring_archive)
    with databases[0].write() as session:
        session.run("INSERT INTO slots VALUES (?, ?) ON CONFLICT (slot) DO UPDATE SET shard = excluded.shard", slot, to)
    time.sleep(2 * KNOWN)  # until then somebody may believe that it lies where it lay
    with source.write() as session:
        _forget(session, slot)
    return copied


def _fence(database: Database, slot: int) -> None:
    """Commands and events; letters later."""
    with database.write() as session:
        session.run(FENCE)
        for table in (*COMMANDS, *LETTERS):
            first = "first" if table in COMMANDS else "then"
            session.run(
                f"CREATE OR REPLACE TRIGGER slot_is_here BEFORE INSERT OR UPDATE ON {table} FOR EACH ROW"
                f" EXECUTE FUNCTION posthorn_slot_is_here('{game_of(table)}', '{first}')"
            )
    with database.write() as session:
        _hold(session, COMMANDS)
        session.run("INSERT INTO slots_away VALUES (?, 0) ON CONFLICT (slot) DO NOTHING", slot)


def _hold(session: Session, tables: Sequence[str]) -> None:
    """Whoever writes now has ended before this returns; who comes later waits for its commit."""
    session.run(f"LOCK TABLE {', '.join(tables)} IN SHARE ROW EXCLUSIVE MODE")


def _wait_for_letters(database: Database, slot: int, patience: float) -> None:
    """Nobody has a letter of it in hand: what is handed over is marked where it was."""
    end = time.monotonic() + patience
    while True:
        with database.write() as session:
            _hold(session, LETTERS)
            held = [
                session.value(f"SELECT 1 FROM {table} WHERE {_range(table)} AND lease >= ? LIMIT 1", *_bounds(slot),
                              times.seconds())
                for table in ("mailbag", "letters")
            ]  # fmt: skip
            if not any(held) or time.monotonic() > end:
                session.run("UPDATE slots_away SET whole = 1 WHERE slot = ?", slot)
                return
        time.sleep(0.1)


def _range(table: str) -> str:
    game = game_of(table)
    return f'{game} >= ? COLLATE "C" AND {game} < ? COLLATE "C"'


def _bounds(slot: int) -> tuple[str, str]:
    return first_of(slot), first_of(slot + 1)


def _copy(source: Database, target: Database, slot: int, bring_archive: Bring) -> int:
    """One commit there; what may be there of an earlier try or an earlier stay goes first."""
    with source.read() as there, target.write() as here:
        here.run("DELETE FROM slots_away WHERE slot = ?", slot)
        _forget(here, slot)
        for table in COPIED:
            for rows in _rows(there, f"SELECT * FROM {table} WHERE {_range(table)}", slot):
                _insert(here, table, [_free(row) for row in rows])
        for name, at in heartbeats.heard_in(there, *_bounds(slot)):
            heartbeats.note(here, name, at)
        games = [str(row["id"]) for row in there.all(f"{_IDS} WHERE {_range(EVENTS)}", *_bounds(slot))]
        games += bring_archive(there, here, slot)
        pool.keep_seeds(here, pool.seeds_of(there, games))
        here.run("SELECT pg_current_xact_id()")  # before the first number of the log (`holes.py`)
        for rows in _rows(there, f"{_RECORDED} WHERE {_range(EVENTS)} ORDER BY notification_id", slot):
            _insert(here, EVENTS, rows)
        return len(games)


def _rows(session: Session, sql: str, slot: int) -> Iterator[list[SqlRow]]:
    rows = session.all(sql, *_bounds(slot))
    for at in range(0, len(rows), AT_ONCE):
        yield rows[at : at + AT_ONCE]


def _free(row: SqlRow) -> dict[str, Any]:
    """Whoever had it in hand has it no more."""
    return {**row, "lease": 0} if row.get("lease") and row.get("status") in ("open", "due", "ready") else dict(row)


def _insert(session: Session, table: str, rows: Sequence[SqlRow]) -> None:
    columns = list(rows[0])
    session.many(
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks(columns)}) ON CONFLICT DO NOTHING",
        [tuple(row[column] for column in columns) for row in rows],
    )


def _forget(session: Session, slot: int) -> None:
    """The numbers of the pool that its games took stay: they are links of a chain."""
    for table in (*COPIED, *DERIVED, EVENTS, "archive"):
        session.run(f"DELETE FROM {table} WHERE {_range(table)}", *_bounds(slot))
