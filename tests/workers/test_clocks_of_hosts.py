"""Hosts whose clocks differ share one database: it says what time it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest

from service.store import Store, WrongClock, leases, times
from service.store.leases import HeldLeases
from tests.workers.conftest import Table

AHEAD = 15.0


@pytest.fixture(params=[AHEAD, -AHEAD])
def wrong(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> float:
    """From now on this process believes to be at another time."""
    machine, ahead = time.time, float(request.param)
    monkeypatch.setattr(time, "time", lambda: machine() + ahead)
    return ahead


@pytest.fixture
def url(postgres: str) -> str:
    return postgres


@pytest.fixture(autouse=True)
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test hears the database anew."""
    monkeypatch.setattr(times, "_heard", None)
    yield


def theirs(store: Store) -> float:
    with store.db.read() as session:
        return float(session.value("SELECT extract(epoch FROM clock_timestamp())"))


def test_what_one_host_has_in_hand_the_other_leaves_alone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.intake.submit("say", {"lines": ["x"]}, channel="test", player="p", game="g1")
    assert len(store.intake.claim(10)) == 1
    machine = time.time
    for ahead in (AHEAD, -AHEAD):
        monkeypatch.setattr(time, "time", lambda ahead=ahead: machine() + ahead)
        assert store.intake.claim(10) == []


def test_a_lease_lasts_as_long_as_the_database_says(store: Store, wrong: float) -> None:
    until = leases.until()
    assert HeldLeases("letters", "id", [1], until).has(1)
    assert abs(until - theirs(store) - leases.LASTS) < AHEAD / 2


def test_stamps_are_those_of_the_database(store: Store, wrong: float) -> None:
    row = store.intake.submit("say", {"lines": ["x"]}, channel="test", player="p", game="g1")
    assert abs(times.parsed(row.arrived).timestamp() - theirs(store)) < abs(wrong) / 2


def test_a_host_that_is_off_does_no_work_and_says_so(store: Store, wrong: float) -> None:
    with pytest.raises(WrongClock) as said:
        store.check_clock()
    assert f"{AHEAD:.1f} seconds {'ahead of' if wrong > 0 else 'behind'} that of the database" in str(said.value)


def test_a_host_that_is_right_works(store: Store) -> None:
    store.check_clock()


def test_an_answer_that_took_long_is_not_taken(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    times.hear(lambda: 1.0)
    before, late = times._heard, iter([times.count(), times.count() + times.SLOW + 1])
    monkeypatch.setattr(times, "count", lambda: next(late))
    times.hear(lambda: 0.0)
    assert times._heard is before


def test_in_a_game_time_never_runs_backwards(open_one: Callable[..., Table], store: Store) -> None:
    table = open_one({"player": "pann"}, {"player": "pbob"})
    store.intake.submit("sit", {}, channel="api", player="pbob", game=table.id)
    begun = times.parsed(times.now())
    for back in (0, 20, 5):
        times.use(lambda back=back: begun - timedelta(seconds=back))
        table.say(f"bid {table.game.state.hands[0][-1]}" if table.game.state else "x")
    stamps = [event.at for event in store.games.recorded(table.id)]
    assert len(stamps) > 2 and stamps == sorted(stamps)
