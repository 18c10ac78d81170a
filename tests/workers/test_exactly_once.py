"""One accepted command is one stored event, whatever goes wrong around it."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from eventsourcing.persistence import OperationalError

from domain.kernel.shapes import Refused
from ops.verify.main import verify
from service.store import KeyReused, Row, Store
from service.store.event_rows import Commit, DecidedAlready
from tests.workers.conftest import ANN, BOB, Table
from workers import apply
from workers.apply import Applier


class Died(BaseException):
    """What a kill looks like from inside: nothing that comes later is done."""


def dying_at(store: Store, point: str) -> Applier:
    def at(reached: str) -> None:
        if reached == point:
            raise Died(point)

    store.fault_point = at
    return Applier(store)


def moves(table: Table) -> int:
    return sum(stored.topic == "game.moved" for stored in table.store.games.stored(table.id))


def expire_leases(store: Store) -> None:
    with store.db.write() as session:
        session.run("UPDATE intake SET lease = 1 WHERE lease > 0")


def test_the_same_key_is_the_same_row(table: Table) -> None:
    card = table.game.state.hands[0][0]
    rows = {table.submit(f"bid {card}", key="one").id for _ in range(3)}
    assert len(rows) == 1
    assert Applier(table.store).work_off() == 1
    again = table.submit(f"bid {card}", key="one")
    assert again.status == "done" and moves(table) == 1


def test_a_key_cannot_stand_for_something_else(table: Table) -> None:
    table.submit("bid 1", key="one")
    with pytest.raises(KeyReused):
        table.submit("bid 2", key="one")


def test_two_workers_on_one_row(table: Table, another: Store) -> None:
    """The second worker holds the row although its lease has run out; its commit stores nothing."""
    card = table.game.state.hands[0][0]
    row = table.submit(f"bid {card}")
    first, second = Applier(table.store), Applier(another)
    claimed = another.intake.claim(10)
    expire_leases(another)
    assert first.work_off() == 1
    second._work(claimed)
    assert moves(table) == 1 and table.verdict(row).status == "done"


def test_two_workers_open_one_game(store: Store, another: Store) -> None:
    """Each would take a number of the pool; the one that was stored counts, also for the worker that came second."""
    order = {"title": "tiny", "seats": [{"player": ANN}]}
    row = store.intake.submit("open", order, channel="api", player=ANN)
    claimed = another.intake.claim(10)
    expire_leases(another)
    second = Applier(another)
    assert Applier(store).work_off() == 1
    second._work(claimed)
    table = Table(store, row.game)
    while table.game.phase == "running":
        table.submit(store.games.legal(table.game, 0)[0])
        second.work_off()
    assert list(verify(json.loads(json.dumps(store.games.export(row.game, None))))) == []


def test_two_workers_refuse_once(table: Table, another: Store) -> None:
    """A refusal stores no event; the row alone decides who was first."""
    row = table.submit("nonsense")
    claimed = another.intake.claim(10)
    expire_leases(another)
    Applier(table.store).work_off()
    before = table.store.intake.row(row.id)
    Applier(another)._work(claimed)
    assert table.store.intake.row(row.id) == before


def test_two_commands_at_once_on_one_game(table: Table, another: Store) -> None:
    """Both were judged on the same position: the later commit reloads and judges again."""
    hands = table.game.state.hands
    rows = [table.submit(f"bid {hands[0][0]}"), table.submit(f"bid {hands[1][0]}", by=BOB)]
    one, two = Applier(table.store), Applier(another)
    claimed = another.intake.claim(10)
    one.store.fault_point = lambda point: (
        two._work(claimed[:1]) if point == "judged" and two.store.intake.is_open(rows[0]) else None
    )
    one._work(claimed[1:])
    assert [table.verdict(row).status for row in rows] == ["done", "done"]
    assert moves(table) == 2


def conflicting(table: Table, row: Row, times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """So often somebody else moves the game while this row is judged."""
    recorder = table.store.games.recorder
    stored, conflicts = recorder.insert_events, iter([True] * times)

    def insert(events: object, commit: Commit, **more: object) -> object:
        if any(each.id == row.id for each in commit.decided) and next(conflicts, False):
            raise DecidedAlready("somebody was faster")
        return stored(events, commit=commit, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(recorder, "insert_events", insert)


def test_a_row_is_not_overtaken_by_the_next_of_its_game(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row whose game others move again and again is given back, and what comes behind it waits."""
    card = table.game.state.hands[0][0]
    first, second = table.submit(f"bid {card}"), table.submit("undo")
    conflicting(table, first, 6, monkeypatch)
    worker = Applier(table.store)
    worker._work(table.store.intake.claim(10))
    assert [table.store.intake.is_open(row) for row in (first, second)] == [True, True]
    time.sleep(0.06)
    worker.work_off()
    assert [table.verdict(row).status for row in (first, second)] == ["done", "done"]


def test_a_cut_after_a_conflict_gives_the_rows_back(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """They do not wait until their leases run out."""
    row = table.submit(f"bid {table.game.state.hands[0][0]}")
    conflicting(table, row, 1, monkeypatch)
    worker = Applier(table.store)
    looked = iter([OperationalError("the connection is gone")])

    def is_open(_: Row) -> bool:
        for error in looked:
            raise error
        return True

    monkeypatch.setattr(table.store.intake, "is_open", is_open)
    assert worker._work(table.store.intake.claim(10)) == 0
    assert worker.work_off() == 1 and table.verdict(row).status == "done"


@pytest.mark.parametrize("point", ["claimed", "judged", "committed"])
def test_a_worker_dies(table: Table, another: Store, point: str) -> None:
    card = table.game.state.hands[0][0]
    row = table.submit(f"bid {card}")
    with pytest.raises(Died):
        dying_at(another, point).work_off()
    expire_leases(table.store)
    Applier(table.store).work_off()
    assert table.verdict(row).status == "done" and moves(table) == 1


def test_the_connection_is_cut_after_the_commit(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker hears an error although all is stored; it asks the row and does nothing twice."""
    recorder = table.store.games.recorder
    stored, cuts = recorder.insert_events, iter([True])

    def cut(events: object, **more: object) -> object:
        result = stored(events, **more)  # type: ignore[arg-type]
        if next(cuts, False):
            raise OperationalError("the connection is gone")
        return result

    monkeypatch.setattr(recorder, "insert_events", cut)
    card = table.game.state.hands[0][0]
    assert table.say(f"bid {card}").status == "done"
    assert moves(table) == 1


def test_the_connection_is_cut_before_the_commit(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = table.store.games.recorder
    stored, cuts = recorder.insert_events, iter([True])

    def cut(events: object, **more: object) -> object:
        if next(cuts, False):
            raise OperationalError("the connection is gone")
        return stored(events, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(recorder, "insert_events", cut)
    row = table.submit(f"bid {table.game.state.hands[0][0]}")
    applier = Applier(table.store)
    applier.work_off()
    expire_leases(table.store)
    applier.work_off()
    assert table.verdict(row).status == "done" and moves(table) == 1


def test_many_workers_and_many_keys(table: Table, url: str) -> None:
    """Every command is posted three times and four workers race: each counter counts once."""
    seat = table.bid()
    player = table.player(seat)
    rows = [table.submit("put 1", by=player, key=f"k{n % 40}") for n in range(120)]
    stores = [Store(url) for _ in range(4)]
    threads = [threading.Thread(target=Applier(store, batch=3).work_off) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    Applier(table.store).work_off()
    for store in stores:
        store.close()
    assert {table.verdict(row).status for row in rows} == {"done"}
    assert table.game.state.points[seat] == 40


def test_a_poisonous_row_is_parked_and_blocks_nobody(table: Table) -> None:
    seat = table.bid()
    player = table.player(seat)
    bad = table.submit("explode", by=player)
    good = table.submit("put 2", by=player)
    for _ in range(6):
        Applier(table.store).work_off()
        expire_leases(table.store)
    parked = table.store.intake.row(bad.id)
    assert parked is not None and parked.status == "parked" and "a bug in the rules" in str(parked.error)
    assert table.verdict(good).status == "done"
    assert [row.id for row in table.store.intake.parked()] == [bad.id]


def test_a_row_that_kills_its_worker_is_parked_alone(table: Table, another: Store) -> None:
    """The worker dies each time it meets the row; rows claimed with it are not blamed."""
    other = table.submit("nonsense", by=ANN)
    for _ in range(8):
        with_death = dying_at(another, "judged")
        try:
            with_death.work_off()
        except Died:
            expire_leases(another)
    assert other.status == "open"
    parked = table.store.intake.row(other.id)
    assert parked is not None and parked.status == "parked"


def test_nobody_waits_for_a_row_that_kills(
    table: Table, open_one: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again after the others; only its own game waits for it."""
    others = [open_one({"player": ANN}) for _ in range(3)]
    hands = table.game.state.hands
    bad, behind = table.submit(f"bid {hands[0][0]}"), table.submit(f"bid {hands[1][0]}", by=BOB)
    judged = apply.decide

    def kills(game: Any, request: Any, *more: Any) -> Any:
        if request.game == table.id and request.player == ANN:
            raise Died
        return judged(game, request, *more)

    monkeypatch.setattr(apply, "decide", kills)
    rows = [other.submit(f"bid {other.game.state.hands[0][0]}") for other in others]
    for _ in range(3):
        with pytest.raises(Died):
            Applier(table.store).work_off()
        expire_leases(table.store)
    assert {other.verdict(row).status for other, row in zip(others, rows, strict=True)} == {"done"}
    found = [table.store.intake.row(row.id) for row in (bad, behind)]
    assert [row.status for row in found if row is not None] == ["open", "open"]


def test_what_cannot_be_stored_is_refused_before(table: Table) -> None:
    for text in ("half of \ud800", "a \0"):
        with pytest.raises(Refused):
            table.store.intake.submit("say", {"lines": ["put 1"]}, channel="api", player=text, game=table.id)
