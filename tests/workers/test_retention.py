"""Verdicts of long ago are forgotten; what they moved, what began a game and what waits stays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from service.store import Store, times
from tests.workers.conftest import ANN, BOB, Table
from tests.workers.test_follow import rows
from workers import retention
from workers.apply import work_off
from workers.project import follow
from workers.rebuild import differences
from workers.retention import FOR_EVER, Kept, Retention

DAYS = 200


@pytest.fixture
def table(open_one: Callable[..., Table]) -> Table:
    table = open_one({"player": ANN}, {"player": BOB})
    for line in ("nonsense", "vote pause"):
        table.store.intake.submit("say", {"lines": [line]}, channel="test", player=ANN, game=table.id, key=line)
        work_off(table.store)
    follow(table.store)
    return table


def kinds(store: Store) -> list[str]:
    return [row["kind"] for row in rows(store, "SELECT kind FROM intake ORDER BY seq")]


def after(days: float) -> str:
    return times.later(times.now(), 24 * days)


def test_what_was_judged_long_ago_goes(table: Table) -> None:
    store, before = table.store, kinds(table.store)
    waits = store.intake.submit("say", {"lines": ["vote pause"]}, channel="test", player=BOB, game=table.id)
    parked = store.intake.submit("say", {"lines": ["again"]}, channel="test", player=BOB, game=table.id)
    store.intake.park(parked, "a bug")
    version, export = store.games.get(table.id).version, store.games.export(table.id, None)
    keeping = Retention(store, Kept(verdicts=DAYS))
    assert keeping.work_off(after(DAYS - 1)) == 0 and kinds(store) == [*before, "say", "say"]
    assert keeping.work_off(after(DAYS + 1)) == len(before) - 1
    assert kinds(store) == ["open", "say", "say"]
    assert store.intake.known("vote pause") is None and store.intake.row(waits.id) is not None
    assert (store.games.get(table.id).version, store.games.export(table.id, None)) == (version, export)
    assert differences(store) == []
    assert work_off(store) == 1, "what waited is judged"
    assert Retention(store, Kept(verdicts=DAYS)).work_off(after(DAYS + 1)) == 1
    assert kinds(store) == ["open", "say"], "what failed is for the operator"


def test_an_order_of_long_ago_opens_no_second_game(store: Store) -> None:
    body = {"title": "pig", "seats": [{"player": ANN}, {}], "sit": True}
    first = store.intake.submit("open", body, channel="test", player=ANN, key="once")
    work_off(store)
    Retention(store, Kept(verdicts=DAYS)).work_off(after(DAYS + 1))
    again = store.intake.submit("open", body, channel="test", player=ANN, key="once")
    assert (again.id, again.game, again.status) == (first.id, first.game, "done")


def test_few_rows_go_in_one_commit(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 1)
    count = len(kinds(table.store))
    assert Retention(table.store, Kept(verdicts=DAYS)).work_off(after(DAYS + 1)) == count - 1
    monkeypatch.setattr(retention, "FORGETTING", 0.0)
    assert Retention(table.store, Kept(verdicts=DAYS)).work_off(after(DAYS + 1)) == 0, "a pass has an end"


def test_nothing_goes_unless_it_is_said(table: Table) -> None:
    before = kinds(table.store)
    assert Retention(table.store, FOR_EVER).work_off(after(4000)) == 0
    assert kinds(table.store) == before
