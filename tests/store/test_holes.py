"""Numbers that are missing in the log of PostgreSQL: who reads it waits for them, or passes over them, and knows it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing

import psycopg
import pytest

from domain.game.events import Cause
from domain.players.events import Joined
from service.projections import letter_queue
from service.projections.progress import OtherShape
from service.store import Store, event_rows
from service.store.event_rows import Log
from service.store.migrations import derived
from tests.workers.conftest import ANN
from workers.clock import _is_caught_up
from workers.process import Process, Tools
from workers.project import Projector, follow

INSERT = """SELECT posthorn_append(ARRAY[%s], ARRAY[1::bigint], ARRAY['x'], ARRAY['x'::bytea],
    '{}', '{}', '{}', '{}', '{}', '{}', NULL)"""
PATIENCE = 20.0


@pytest.fixture
def store(postgres: str) -> Iterator[Store]:
    with closing(Store(postgres)) as store:
        yield store


@pytest.fixture
def other(postgres: str) -> Iterator[psycopg.Connection]:
    """Somebody in the middle of an append."""
    with psycopg.connect(postgres) as connection:
        yield connection


def join(store: Store, *names: str) -> None:
    for name in names:
        store.games.save(Joined(originator_id=name, originator_version=1, at="", cause=Cause("test"), name="A"))


def read(store: Store, after: int = 0) -> list[str]:
    log: Log = store.games.recorder  # type: ignore[assignment]
    return [str(each.originator_id) for each in log.select_notifications(after, 100, inclusive_of_start=False)]


def at_hole(store: Store) -> bool:
    return bool(store.games.recorder.stands_at_hole)  # type: ignore[attr-defined]


def test_what_comes_behind_a_number_that_is_missing_waits_for_it(store: Store, other: psycopg.Connection) -> None:
    join(store, "p1")
    other.execute(INSERT, ["p2"])
    join(store, "p3", "p4")
    assert read(store) == ["p1"] and at_hole(store)
    assert read(store, 1) == [] and at_hole(store)
    other.commit()
    assert read(store) == ["p1", "p2", "p3", "p4"] and not at_hole(store)


def test_what_nobody_will_bring_is_passed(store: Store, other: psycopg.Connection) -> None:
    join(store, "p1")
    other.execute(INSERT, ["p2"])
    other.rollback()
    join(store, "p3")
    assert read(store, 1) == ["p3"] and not at_hole(store)
    assert read(store) == ["p1", "p3"], "it is known now"


def test_a_transaction_that_is_older_than_the_fence_may_still_bring_it(store: Store, other: psycopg.Connection) -> None:
    other.execute("SELECT pg_current_xact_id()")
    with psycopg.connect(store.url) as gives_up:
        gives_up.execute(INSERT, ["p1"])
        gives_up.rollback()
    join(store, "p2")
    assert read(store) == read(store) == []
    other.commit()
    assert read(store) == ["p2"]


def test_a_proof_holds_for_no_older_snapshot(store: Store, other: psycopg.Connection) -> None:
    other.execute(INSERT, ["p1"])
    join(store, "p2")
    with psycopg.connect(store.url) as reader:
        reader.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        rows = [{"notification_id": 2, "oldest": _oldest(reader), "beyond": 10**12}]
        other.commit()
        join(store, "p3")
        holes = store.games.recorder._holes  # type: ignore[attr-defined]
        holes.fence(3, _oldest(other))
        assert read(store) == ["p1", "p2", "p3"]
        assert holes.up_to(0, rows) == (0, True), "it does not see what was brought meanwhile"


def _oldest(connection: psycopg.Connection) -> int:
    found = connection.execute("SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint").fetchone()
    assert found is not None
    return int(found[0])


def test_fences_of_a_server_that_was_replaced_are_forgotten(store: Store) -> None:
    join(store, "p1", "p2")
    holes = store.games.recorder._holes  # type: ignore[attr-defined]
    holes._dead = (99, 10**9)
    assert read(store) == ["p1", "p2"] and holes._dead == (0, 0)


def test_the_clock_is_not_caught_up_before_a_hole(store: Store, other: psycopg.Connection) -> None:
    """What lies behind it may be a game that is to be given its time back."""
    join(store, "p1")
    follow(store)
    assert _is_caught_up(store)
    other.execute(INSERT, ["p2"])
    join(store, "p3")
    assert read(store, 1) == [] and not _is_caught_up(store)
    other.commit()
    follow(store)
    assert _is_caught_up(store)


def test_a_hole_is_looked_at_again_by_itself(store: Store, other: psycopg.Connection) -> None:
    """Nobody wakes the followers when an append is given up."""
    other.execute(INSERT, ["p1"])
    join(store, "p2")
    woken = threading.Event()
    store.wake = lambda what: woken.set() if what == "follow" else None
    process = Process(lambda: Tools(store, None), does_mail=False, looks=False)
    process.follow()
    assert woken.wait(PATIENCE)
    other.rollback()
    process.follow()
    with store.db.read() as session:
        assert not event_rows.is_behind(session, store.db.kind, 2)
    assert _is_caught_up(store)


def test_followers_hold_up_nobody_at_a_hole(store: Store, other: psycopg.Connection) -> None:
    """A batch takes a transaction id only when it writes."""
    join(store, "p1")
    seen: list[str] = []
    follower = Projector(store, derived.MAILBAG, (letter_queue.Batch,))
    follower._after, after = lambda *given: seen.append(_running(other)) or after(*given), follower._after  # type: ignore[func-returns-value, method-assign]
    assert follower.catch_up() == 1 and set(seen) == {"0"}


def _running(connection: psycopg.Connection) -> str:
    found = connection.execute(
        "SELECT count(backend_xid)::text FROM pg_stat_activity WHERE datname = current_database()"
    ).fetchone()
    connection.rollback()
    assert found is not None
    return str(found[0])


# an upgrade: processes of the earlier version run on


def test_a_follower_of_the_earlier_version_takes_nothing_more(store: Store) -> None:
    """It would pass over numbers that are missing."""
    for name in (f"boards.{derived.SHAPE}", "mailbag"):
        with pytest.raises(OtherShape):
            Projector(store, name, ()).catch_up()


def test_an_append_of_the_earlier_version_runs_beside_none_of_this_one(store: Store, other: psycopg.Connection) -> None:
    """A call that began before the upgrade takes its number first, under the lock."""
    other.execute("SELECT pg_advisory_xact_lock(7073708)")
    row = store.intake.submit("open", {"title": "tiny"}, channel="api", player=ANN)
    assert row.status == "open"
    with psycopg.connect(store.url) as new:
        new.execute("SET lock_timeout = '50ms'")
        with pytest.raises(psycopg.errors.LockNotAvailable):
            new.execute(INSERT, ["p1"])
    other.rollback()
    join(store, "p1")
    assert read(store) == ["p1"]
