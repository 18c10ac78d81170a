"""Leases: kept up while their holder lives, lost for good once somebody else has taken over."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest
from eventsourcing.persistence import OperationalError

from service.store import Store, leases
from service.store.database import Database
from service.store.leases import HeldLeases

TABLE = "CREATE TABLE IF NOT EXISTS leased (id INTEGER PRIMARY KEY, lease {real} NOT NULL)"


@pytest.fixture
def held(store: Store) -> HeldLeases:
    """Two rows of one claim."""
    until = leases.until()
    with store.db.write() as session:
        session.run(TABLE.format(**store.db.types))
    with store.db.write() as session:
        session.many("INSERT INTO leased VALUES (?, ?)", [(1, until), (2, until)])
    return HeldLeases("leased", "id", [1, 2], until)


def lease(store: Store, row: int) -> float:
    with store.db.read() as session:
        return float(session.value("SELECT lease FROM leased WHERE id = ?", row))


def soon(what: Callable[[], bool]) -> bool:
    end = time.monotonic() + 20
    while not what() and time.monotonic() < end:
        time.sleep(0.01)
    return what()


def test_a_lease_is_moved_on(store: Store, held: HeldLeases) -> None:
    before = lease(store, 1)
    held.move_on(store.db)
    assert lease(store, 1) == lease(store, 2) > before and held.has(1)


def test_what_somebody_else_has_taken_is_lost(store: Store, another: Store, held: HeldLeases) -> None:
    with another.db.write() as session:
        session.run("UPDATE leased SET lease = ? WHERE id = 1", leases.until())
    theirs = lease(store, 1)
    held.move_on(store.db)
    assert not held.has(1) and held.has(2)
    assert lease(store, 1) == theirs


def test_what_is_just_being_committed_is_not_waited_for(store: Store, another: Store, held: HeldLeases) -> None:
    """It keeps its lease as it is: who waits for one another's rows ends in a deadlock."""
    if store.db.kind != "postgresql":
        pytest.skip("SQLite has one writer")
    before = lease(store, 1)
    with another.db.write() as session:
        session.run("UPDATE leased SET lease = lease WHERE id = 1")
        held.move_on(store.db)
        assert lease(store, 1) == before < lease(store, 2)
    assert held.has(1) and held.has(2)
    held.move_on(store.db)
    assert lease(store, 1) > before and held.has(1)


def test_a_lease_that_ran_out_is_no_lease(store: Store) -> None:
    assert not HeldLeases("leased", "id", [1], time.time() - 1).has(1)


def test_a_thread_moves_on_what_is_held(store: Store, held: HeldLeases, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "MOVED_ON", 0.01)
    before = lease(store, 1)
    with store.leases.keep(held):
        assert soon(lambda: lease(store, 1) > before)


def test_a_database_that_is_away_ends_no_thread(
    store: Store, held: HeldLeases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "MOVED_ON", 0.01)
    move_on, failed = HeldLeases.move_on, [0]

    def away_once(held: HeldLeases, db: object) -> None:
        failed[0] += 1
        if failed[0] == 1:
            raise OSError("away")
        move_on(held, store.db)

    monkeypatch.setattr(HeldLeases, "move_on", away_once)
    before = lease(store, 1)
    with store.leases.keep(held):
        assert soon(lambda: lease(store, 1) > before)


class Failing(HeldLeases):
    """Its database goes away while it is being moved on."""

    def __init__(self, begun: threading.Event, fails: threading.Event) -> None:
        super().__init__("leased", "id", [1], leases.until())
        self._begun, self._fails = begun, fails

    def move_on(self, db: Database) -> None:
        self._begun.set()
        self._fails.wait(20)
        raise OperationalError("no such file")


@pytest.mark.parametrize("is_held", [True, False])
def test_the_log_tells_of_leases_that_are_still_held(
    is_held: bool, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What was let go meanwhile concerns nobody: the last work of a process is done, and its database is closed."""
    monkeypatch.setattr(leases, "MOVED_ON", 0.01)
    keeper, begun, fails = leases.Leases(store.db), threading.Event(), threading.Event()
    with keeper.keep(Failing(begun, fails)):
        assert begun.wait(20)
        if is_held:
            fails.set()
            assert soon(lambda: "leases of leased could not be moved on: OperationalError" in caplog.text)
    if not is_held:
        fails.set()
        quiet = HeldLeases("leased", "id", [], leases.until())
        moved = threading.Event()
        monkeypatch.setattr(quiet, "move_on", lambda db: moved.set())
        with keeper.keep(quiet):
            assert moved.wait(20), "the thread has come past the first"
        assert not caplog.messages


def test_a_thread_that_nobody_needs_ends(store: Store, held: HeldLeases, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would hold its database for ever. Who comes afterwards gets another."""
    monkeypatch.setattr(leases, "IDLE", 0.01)
    monkeypatch.setattr(leases, "MOVED_ON", 0.01)
    ours, moved = leases.Leases(store.db), threading.Event()
    monkeypatch.setattr(HeldLeases, "move_on", lambda held, db: moved.set())
    for _ in range(2):
        before = set(threading.enumerate())
        with ours.keep(held):
            (thread,) = set(threading.enumerate()) - before
            assert moved.wait(20)
        thread.join(20)
        assert not thread.is_alive()
        moved.clear()
