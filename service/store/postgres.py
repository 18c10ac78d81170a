"""PostgreSQL for production: one call of a function appends events, closes intake rows and keeps their order.

The library locks the table for each append. An advisory lock does the same for readers of the log (numbers are given
in the order of commits, so nobody who follows it misses one), needs no second round trip and leaves VACUUM alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
from eventsourcing import postgres as library
from eventsourcing.persistence import OperationalError, StoredEvent
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import dict_row

from service.store import recording
from service.store.database import percent
from service.store.recording import Commit

EVENTS = "stored_events"
DECIDED_ALREADY = "PH001"

APPEND = """
CREATE OR REPLACE FUNCTION posthorn_append(
    ids text[], versions bigint[], topics text[], states bytea[],
    d_status text[], d_version bigint[], d_verdict text[], d_at text[], d_ids text[]
) RETURNS SETOF bigint LANGUAGE plpgsql AS $body$
DECLARE touched int;
BEGIN
    UPDATE intake AS i SET status = d.status, version = d.version, verdict = d.verdict, decided = d.at
        FROM unnest(d_status, d_version, d_verdict, d_at, d_ids) AS d (status, version, verdict, at, id)
        WHERE i.id = d.id AND i.status = 'open';
    GET DIAGNOSTICS touched = ROW_COUNT;
    IF touched <> cardinality(d_ids) THEN
        RAISE EXCEPTION 'decided already' USING ERRCODE = 'PH001';
    END IF;
    IF cardinality(ids) > 0 THEN
        PERFORM pg_advisory_xact_lock(7073708);
        RETURN QUERY INSERT INTO stored_events (originator_id, originator_version, topic, state)
            SELECT * FROM unnest(ids, versions, topics, states) RETURNING notification_id;
    END IF;
END $body$
"""
# closing a row touches none of them here: they are paid for when a row comes and when it is claimed
INDEXES = (
    "CREATE INDEX IF NOT EXISTS intake_leased ON intake (lease) WHERE status = 'open'",
    "CREATE INDEX IF NOT EXISTS intake_games ON intake (game, seq) WHERE status = 'open'",
    "CREATE INDEX IF NOT EXISTS intake_next ON intake (seq) WHERE status = 'open'",
)
CLAIM = """
CREATE OR REPLACE FUNCTION posthorn_claim(moment double precision, until double precision, games int, most int)
RETURNS SETOF intake LANGUAGE plpgsql AS $body$
BEGIN
    SET LOCAL synchronous_commit = off;
    PERFORM pg_advisory_xact_lock(7073709);
    RETURN QUERY WITH next AS MATERIALIZED (
        SELECT seq AS n FROM intake WHERE status = 'open' AND lease < moment AND game IN (
            SELECT game FROM intake WHERE status = 'open' AND lease < moment AND game NOT IN (
                SELECT game FROM intake WHERE status = 'open' AND lease >= moment)
            ORDER BY seq LIMIT games)
        ORDER BY seq LIMIT most FOR UPDATE SKIP LOCKED)
    UPDATE intake SET lease = until, tries = tries + 1 FROM next WHERE seq = next.n RETURNING intake.*;
END $body$
"""
CALL = "SELECT posthorn_append(%s, %s, %s, %s, %s, %s, %s, %s, %s) AS id"


class Datastore(library.PostgresDatastore):
    name = "postgresql"
    claim = "SELECT * FROM posthorn_claim(?, ?, ?, ?)"  # judged in a snapshot that begins once the lock is held
    types = {"serial": "BIGSERIAL PRIMARY KEY", "bytes": "BYTEA", "real": "DOUBLE PRECISION"}

    def __init__(self, url: str) -> None:
        super().__init__(
            dbname="", host="", port="", user="", password="", pool_size=1, max_overflow=19,
            connect_timeout=10.0, idle_in_transaction_session_timeout=60.0, originator_id_type="text",
        )  # fmt: skip
        # the whole address counts, also what the library has no setting for (sslmode, time-outs)
        self.pool.kwargs = {**conninfo_to_dict(url), "row_factory": dict_row}

    def placeholders(self, sql: str) -> str:
        return percent(sql)

    @contextmanager
    def session(self, *, write: bool, lazy: bool = False) -> Iterator[psycopg.Cursor[Any]]:
        try:
            with self.get_connection() as connection:
                if not write:
                    yield connection.cursor()
                    return
                with connection.transaction():
                    if lazy:
                        connection.execute("SET LOCAL synchronous_commit = off")
                    yield connection.cursor()
        except OperationalError:
            # what cut this connection may have cut the others that wait in the pool: throw them out now, not one by one
            with suppress(Exception):
                self.pool.check()
            raise


class Recorder(library.PostgresApplicationRecorder):
    def __init__(self, datastore: Any, **_: Any) -> None:
        super().__init__(datastore, events_table_name=EVENTS)
        # of the library's objects only the table and its index are used
        self.sql_create_statements = [
            statement
            for statement in self.sql_create_statements
            if any(word in statement.as_string() for word in ("CREATE TABLE", "CREATE UNIQUE INDEX"))
        ]

    def create_table(self) -> None:
        with self.datastore.transaction(commit=True) as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(7073707)")
            for statement in self.sql_create_statements:
                cursor.execute(statement)
            for text in (*recording.TABLES, *INDEXES, APPEND, CLAIM):
                cursor.execute(text.format(**Datastore.types))

    def insert_events(
        self, stored_events: Sequence[StoredEvent], commit: Commit | None = None, **_: Any
    ) -> Sequence[int] | None:
        """Never tried again from here: after a cut connection nobody knows, so the intake row is asked first."""
        commit = commit or Commit()
        values = _arrays(stored_events, commit)
        try:
            with self.datastore.get_connection() as connection:
                if not (commit.rows or commit.seeds or commit.writes):
                    return [row["id"] for row in connection.execute(CALL, values)]
                with connection.transaction(), connection.cursor() as cursor:
                    _more(cursor, commit)
                    return [row["id"] for row in cursor.execute(CALL, values)]
        except Exception as error:
            if getattr(error.__cause__, "sqlstate", None) == DECIDED_ALREADY:
                raise recording.DecidedAlready(str(error)) from error
            raise


def _arrays(events: Sequence[StoredEvent], commit: Commit) -> tuple[list[Any], ...]:
    decided = commit.decided
    return (
        [event.originator_id for event in events],
        [event.originator_version for event in events],
        [event.topic for event in events],
        [event.state for event in events],
        [each.status for each in decided],
        [each.version for each in decided],
        [each.verdict for each in decided],
        [each.at for each in decided],
        [each.id for each in decided],
    )


def _more(cursor: psycopg.Cursor[Any], commit: Commit) -> None:
    if commit.rows:
        cursor.executemany(percent(recording.NEW_ROW), [row.values for row in commit.rows])
    if commit.seeds:
        cursor.executemany(percent(recording.KEEP_SEED), commit.seeds)
    for sql, values in commit.writes:
        cursor.execute(percent(sql), values)


class Factory(library.PostgresFactory):
    application_recorder_class = Recorder

    def __init__(self, env: Any) -> None:
        super(library.BasePostgresFactory, self).__init__(env)
        self.datastore = Datastore(self.env.get("POSTGRES_URL") or "")
