"""A database that is away comes back; a statement that is wrong each time is no such thing."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

import pytest
from eventsourcing.persistence import DataError, OperationalError, PersistenceError

from service.store import Store, postgres
from service.store.database import LOST_TOUCH, Session
from service.store.postgres import Datastore
from tests.workers.conftest import ANN, Table
from workers.apply import Applier


def test_a_server_that_is_away_is_looked_for_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it has been away: the library alone doubles its pause each time."""
    delays: list[float] = []
    schedule = postgres.library.ConnectionPool.schedule_task

    def noted(pool: Any, task: Any, delay: float) -> None:
        if isinstance(task, postgres.AddConnection):
            delays.append(delay)
        schedule(pool, task, delay)

    monkeypatch.setattr(postgres.library.ConnectionPool, "schedule_task", noted)
    monkeypatch.setattr(postgres, "AGAIN", 0.01)
    datastore = Datastore("postgresql://127.0.0.1:1/nothing")
    datastore.pool.open()
    end = time.monotonic() + 20
    while len(delays) < 8 and time.monotonic() < end:
        time.sleep(0.01)
    datastore.close()
    assert len(delays) >= 8 and max(delays) <= 0.01


def too_large_for_an_index(session: Session) -> None:
    session.run("CREATE TABLE large (name TEXT UNIQUE)")
    session.run("INSERT INTO large VALUES (?)", secrets.token_hex(20_000))


def without_a_meaning(session: Session) -> None:
    session.run("SELECT nothing FROM nowhere")


@pytest.mark.parametrize("wrong", [too_large_for_an_index, without_a_meaning])
def test_what_is_wrong_each_time_is_no_lost_touch(store: Store, wrong: Callable[[Session], None]) -> None:
    if wrong is too_large_for_an_index and store.db.kind == "sqlite":
        return  # it takes them
    with pytest.raises(PersistenceError) as caught, store.db.write() as session:
        wrong(session)
    assert not isinstance(caught.value, LOST_TOUCH)


def test_a_row_that_cannot_be_stored_is_parked_and_its_neighbours_are_decided(
    table: Table, open_one: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = open_one({"player": ANN})
    save = table.store.games.save

    def refuses(*events: Any, commit: Any) -> Any:
        if any(each.id == bad.id for each in commit.decided):
            raise DataError("beyond a limit of the server")
        return save(*events, commit=commit)

    monkeypatch.setattr(table.store.games, "save", refuses)
    monkeypatch.setattr("workers.apply.PAUSE", 0.0)
    bad = table.submit(f"bid {table.game.state.hands[0][0]}")
    good = other.submit(f"bid {other.game.state.hands[0][0]}")
    Applier(table.store).work_off()
    assert other.verdict(good).status == "done"
    parked = table.store.intake.row(bad.id)
    assert parked is not None and parked.status == "parked" and "beyond a limit" in str(parked.error)


def test_who_waits_for_a_verdict_waits_on_while_the_database_is_away(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = table.submit("nonsense")
    look, looks = table.store.intake._waiting.wait, iter([True])

    def away_once(*given: Any) -> Any:
        if next(looks, False):
            raise OperationalError("away")
        Applier(table.store).work_off()
        return look(*given)

    monkeypatch.setattr(table.store.intake._waiting, "wait", away_once)
    decided = table.store.intake.wait(row, 20)
    assert decided is not None and decided.status == "refused"
