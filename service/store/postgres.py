"""PostgreSQL for production: one call of a function appends events, closes intake rows and keeps their order.

The library locks the table for each append, so that numbers are given in the order of commits and nobody who follows
the log misses one. A lock that is held through the commit keeps PostgreSQL from writing many commits with one fsync.
Here nobody waits for anybody: who reads the log stops at a number that is missing until nobody can bring it (`holes`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import cached_property
from typing import Any, cast

import msgspec
import psycopg
from eventsourcing import postgres as library
from eventsourcing.persistence import DataError, Notification, OperationalError, StoredEvent
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import dict_row, scalar_row
from psycopg_pool.pool import AddConnection

from service.store import event_rows, times
from service.store.database import Database, percent
from service.store.event_rows import Commit
from service.store.holes import FENCE, NUMBERED, Holes

EVENTS = "stored_events"
DECIDED_ALREADY = "PH001"
LAST = 2**63 - 1

# Before the first number, which those who read rely on. All share the lock; only calls of the earlier version, which
# may still run while a database is upgraded, hold it alone: they take their number first.
NUMBERS = """PERFORM pg_advisory_xact_lock_shared(7073708);
    PERFORM pg_current_xact_id();"""
NEW_ROWS = """INSERT INTO intake
            (id, kind, channel, game, player, seat, body, expected, point, evidence, arrived, status, lease, tries)
        SELECT id, kind, channel, game, player, seat, body, expected, point, evidence, arrived, 'open', 0, 0
            FROM json_populate_recordset(NULL::intake, new_rows) ON CONFLICT DO NOTHING"""
# Row by row: joined with the arrays, whose length the planner does not know, each row was compared with each.
APPEND = f"""
CREATE OR REPLACE FUNCTION posthorn_append(
    ids text[], versions bigint[], topics text[], states bytea[],
    d_status text[], d_version bigint[], d_verdict text[], d_at text[], d_games text[], d_ids text[], new_rows json
) RETURNS SETOF bigint LANGUAGE plpgsql AS $body$
DECLARE d record;
BEGIN
    FOR d IN SELECT * FROM unnest(d_status, d_version, d_verdict, d_at, d_games, d_ids)
        AS each (status, version, verdict, at, game, id)
    LOOP
        UPDATE intake SET status = d.status, version = d.version, verdict = d.verdict, decided = d.at
            WHERE game = d.game AND id = d.id AND status = 'open';
        IF NOT FOUND THEN
            RAISE EXCEPTION 'decided already' USING ERRCODE = 'PH001';
        END IF;
    END LOOP;
    IF new_rows IS NOT NULL THEN
        {NEW_ROWS};
    END IF;
    IF cardinality(ids) > 0 THEN
        {NUMBERS}
        RETURN QUERY INSERT INTO stored_events (originator_id, originator_version, topic, state)
            SELECT * FROM unnest(ids, versions, topics, states) RETURNING notification_id;
    END IF;
END $body$
"""
# one row and its one event, as nearly all commits are: arrays cost more than all the rest, here and in the driver
APPEND_ONE = f"""
CREATE OR REPLACE FUNCTION posthorn_append_one(
    e_id text, e_version bigint, e_topic text, e_state bytea,
    d_status text, d_version bigint, d_verdict text, d_at text, d_id text, new_rows json
) RETURNS SETOF bigint LANGUAGE plpgsql AS $body$
BEGIN
    UPDATE intake SET status = d_status, version = d_version, verdict = d_verdict, decided = d_at
        WHERE game = e_id AND id = d_id AND status = 'open';
    IF NOT FOUND THEN
        RAISE EXCEPTION 'decided already' USING ERRCODE = 'PH001';
    END IF;
    IF new_rows IS NOT NULL THEN
        {NEW_ROWS};
    END IF;
    {NUMBERS}
    RETURN QUERY INSERT INTO stored_events (originator_id, originator_version, topic, state)
        VALUES (e_id, e_version, e_topic, e_state) RETURNING notification_id;
END $body$
"""
# Nobody else claims of a game whose lock is held: the second statement sees all that those before have claimed of it.
# Along an index the first rows of a long backlog are found, and dead entries are marked; maps and sorts read all of it.
CLAIM = """
CREATE OR REPLACE FUNCTION posthorn_claim(
    moment double precision, until double precision, games int, most int, part int DEFAULT 0, parts int DEFAULT 1
) RETURNS SETOF intake LANGUAGE plpgsql SET enable_bitmapscan = off SET enable_sort = off AS $body$
DECLARE mine text[];
BEGIN
    SET LOCAL synchronous_commit = off;
    PERFORM pg_advisory_xact_lock_shared(7073709);  -- as in NUMBERS: the earlier version holds it alone
    SELECT array_agg(game) INTO mine FROM (
        SELECT game FROM (
            SELECT seq, game FROM intake WHERE status = 'open' AND lease < moment
                AND (parts = 1 OR (32 * ascii(right(game, 2)) + ascii(right(game, 1))) % parts = part)
                AND game NOT IN (SELECT game FROM intake WHERE status = 'open' AND lease >= moment)
            ORDER BY seq LIMIT 4 * most) AS free
        WHERE pg_try_advisory_xact_lock(7073709, hashtext(game)) LIMIT games) AS locked;
    RETURN QUERY WITH next AS MATERIALIZED (
        SELECT seq AS n FROM intake WHERE status = 'open' AND lease < moment AND game = ANY(mine) AND game NOT IN (
            SELECT game FROM intake WHERE status = 'open' AND lease >= moment)
        ORDER BY seq LIMIT most FOR UPDATE SKIP LOCKED)
    UPDATE intake SET lease = until, tries = tries + 1 FROM next WHERE seq = next.n RETURNING intake.*;
END $body$
"""
CALL = f"SELECT posthorn_append({', '.join(['%s'] * 11)})"
CALL_ONE = f"SELECT posthorn_append_one({', '.join(['%s'] * 10)})"


ASKED = 3.0  # seconds a request waits for a connection
# one try to connect ends, and a server that vanished without a word is missed
LINE = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
TOO_MUCH = "54"  # class of errors: the statement is beyond a limit of the server, and will be each time
AGAIN = 0.5  # seconds at most between two tries
ASKS_TIME = 5.0  # seconds after which the server is asked for its time again
TIME = "SELECT extract(epoch FROM clock_timestamp())::double precision"


class Pool(library.ConnectionPool[Any]):
    """The longer a server was away, the longer the library would wait before it tries again, up to minutes."""

    def schedule_task(self, task: Any, delay: float) -> None:
        super().schedule_task(task, min(delay, AGAIN) if isinstance(task, AddConnection) else delay)


class Datastore(library.PostgresDatastore):
    name = "postgresql"
    claim = "SELECT * FROM posthorn_claim(?, ?, ?, ?, ?, ?)"
    functions: tuple[str, ...] = (APPEND, APPEND_ONE, CLAIM)
    types = {"serial": "BIGSERIAL PRIMARY KEY", "bytes": "BYTEA", "real": "DOUBLE PRECISION"}

    def __init__(self, url: str, schema: str = "") -> None:
        """`schema`: where tables are looked for, if not where they are by default."""
        super().__init__(
            dbname="", host="", port="", user="", password="",
            idle_in_transaction_session_timeout=60.0, originator_id_type="text",
        )  # fmt: skip
        # the whole address counts, also what the library has no setting for (sslmode, time-outs)
        address = {**LINE, **conninfo_to_dict(url)}
        if schema:
            address["options"] = f"{address.get('options') or ''} -c search_path={schema}".strip()
        self.pool = Pool(
            kwargs={**address, "row_factory": dict_row}, min_size=1, max_size=20, open=False, timeout=ASKED,
            configure=self.after_connect_func(),
        )  # fmt: skip

    def register_type_adapters(self) -> None:
        """They are for functions of the library, which are off; a server that does not answer yet is no error."""

    def placeholders(self, sql: str) -> str:
        return percent(sql)

    def wipe(self) -> None:
        """Its server reuses by itself the room of what was deleted."""

    @contextmanager
    def session(self, *, write: bool, lazy: bool = False) -> Iterator[psycopg.Cursor[Any]]:
        try:
            with self.get_connection() as connection:
                if times.heard_ago() > ASKS_TIME:
                    times.hear(lambda: _time(connection))
                try:
                    with connection.transaction() if write else nullcontext():
                        if write and lazy:
                            connection.execute("SET LOCAL synchronous_commit = off")
                        yield connection.cursor()
                except psycopg.errors.FeatureNotSupported as error:
                    # a later version has given a table a column: what was prepared for it is of no use any more
                    connection.execute("DEALLOCATE ALL")
                    raise psycopg.OperationalError(str(error)) from error
        except OperationalError as error:
            if _sqlstate(error).startswith(TOO_MUCH):
                raise DataError(str(error)) from error
            # what cut this connection may have cut the others that wait in the pool: throw them out now, not one by one
            with suppress(Exception):
                self.pool.check()
            raise


class Recorder(library.PostgresApplicationRecorder):
    stands_at_hole = False  # the last look ended at a number that somebody may still bring

    def __init__(self, datastore: Any, **_: Any) -> None:
        super().__init__(datastore, events_table_name=EVENTS)
        self._holes = Holes()

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
        question, values = event_rows.question(originator_id, after, until, self.has_archive)
        with self.datastore.get_connection() as connection:
            rows = connection.execute(percent(question), values, prepare=True).fetchall()
        return event_rows.recorded(originator_id, rows, after, until)[:: -1 if desc else 1][:limit]

    def select_notifications(
        self, start: int | None, limit: int, stop: int | None = None, topics: Sequence[str] = (), *,
        inclusive_of_start: bool = True,
    ) -> Sequence[Notification]:  # fmt: skip
        """In the order of numbers, up to the first that somebody may still bring."""
        after = (start or 0) - (1 if inclusive_of_start and start else 0)
        rows, good = self._look(after, LAST if stop is None else stop, limit)
        self.stands_at_hole = good < len(rows)
        return [
            Notification(
                id=row["notification_id"], originator_id=row["originator_id"],
                originator_version=row["originator_version"], topic=row["topic"], state=bytes(row["state"]),
            )
            for row in rows[:good]
            if not topics or row["topic"] in topics
        ]  # fmt: skip

    def _look(self, after: int, stop: int, limit: int) -> tuple[Sequence[Any], int]:
        """Rows, and how many of them may be taken; a hole that nobody fills is mostly passed at the second look."""
        for _ in range(2):
            with self.datastore.get_connection() as connection:
                rows = connection.execute(NUMBERED, (after, stop, limit), prepare=True).fetchall()
            good, fence_wanted = self._holes.up_to(after, rows)
            if fence_wanted:
                with self.datastore.get_connection() as connection:
                    found = connection.execute(FENCE).fetchone()
                assert found is not None
                self._holes.fence(found["ceiling"], found["fence"])
            if good or not fence_wanted:
                break
        return rows, good

    def insert_events(
        self, stored_events: Sequence[StoredEvent], commit: Commit | None = None, **_: Any
    ) -> Sequence[int] | None:
        """Never tried again from here: after a cut connection nobody knows, so the intake row is asked first."""
        commit = commit or Commit()
        call, values = _call(stored_events, commit)
        try:
            with (
                self.datastore.get_connection() as connection,
                connection.cursor(row_factory=scalar_row) as cursor,
            ):
                if not (commit.numbers or commit.writes):
                    return cursor.execute(call, values).fetchall()
                with connection.transaction():
                    _more(cursor, commit)
                    return cursor.execute(call, values).fetchall()
        except Exception as error:
            if _sqlstate(error) == DECIDED_ALREADY:
                raise event_rows.DecidedAlready(str(error)) from error
            if _sqlstate(error).startswith(TOO_MUCH):
                raise DataError(str(error)) from error
            raise


def _time(connection: Any) -> float:
    return float(connection.cursor(row_factory=scalar_row).execute(TIME).fetchone())


def _sqlstate(error: Exception) -> str:
    return getattr(error.__cause__, "sqlstate", None) or ""


def _call(events: Sequence[StoredEvent], commit: Commit) -> tuple[str, tuple[Any, ...]]:
    """All of it in one call, so that nobody waits for a second round trip."""
    decided = [each.values for each in commit.decided]
    appended = [(event.originator_id, event.originator_version, event.topic, event.state) for event in events]
    rows = msgspec.json.encode(commit.rows).decode() if commit.rows else None
    if len(decided) == len(appended) == 1:
        _game, id = decided[0][-2:]  # that of its event
        return CALL_ONE, (*appended[0], *decided[0][:-2], id, rows)
    return CALL, (*_columns(appended, 4), *_columns(decided, 6), rows)


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]


def _more(cursor: psycopg.Cursor[Any], commit: Commit) -> None:
    if commit.numbers:
        cursor.executemany(percent(event_rows.TAKE_NUMBER), commit.numbers)
        if cursor.rowcount != len(commit.numbers):
            raise event_rows.NumberTaken(str(commit.numbers[0][-1]))
    for sql, values in commit.writes:
        cursor.execute(percent(sql), values)


class Factory(library.PostgresFactory):
    application_recorder_class = Recorder

    def __init__(self, env: Any) -> None:
        super(library.BasePostgresFactory, self).__init__(env)
        self.datastore = Datastore(self.env.get("POSTGRES_URL") or "")
