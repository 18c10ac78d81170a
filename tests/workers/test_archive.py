"""Games that were closed long ago are one packed row each, and nobody who plays, reads or proves sees a difference."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ops.verify.main import verify
from service.projections import MODELS
from service.store import Store, event_rows, times
from service.store.migrations import derived
from tests.workers.conftest import ANN, BOB, Table, open_table
from tests.workers.test_follow import rows
from tests.workers.test_table import submit
from workers import archive
from workers.project import Projector, follow
from workers.rebuild import differences, letters_missing, rebuild

DAYS = 200
BOTS = ({"bot": "sensible"}, {"bot": "sensible"})


@pytest.fixture
def closed(store: Store, open_one: Callable[..., Table]) -> Table:
    """A game that is over, and another one after it, which begins the log's last event."""
    table = open_one(*BOTS)
    open_table(store, {"player": ANN}, {"player": BOB})
    follow(store)
    return table


def pack(store: Store, days: int = DAYS) -> int:
    return archive.pack(store, days, times.later(times.now(), 24 * (DAYS + 1)))


def kept(store: Store) -> tuple[set[str], set[str]]:
    """The games of the log, and those of the archive."""
    logged = rows(store, "SELECT DISTINCT originator_id AS id FROM stored_events WHERE topic LIKE 'game.%'")
    return {row["id"] for row in logged}, {row["game"] for row in rows(store, "SELECT game FROM archive")}


def seen(store: Store, game: str) -> Any:
    """All that games are asked for."""
    games, head = store.games, store.games.get(game).version
    with store.db.read() as session:
        known = (
            event_rows.head(session, game),
            event_rows.games(session),
            dict(event_rows.histories(session, {game: 3})),
        )
    return (
        known,
        games.stored(game),
        games.stored(game, since=2, until=5),
        [games.position_at(game, version) for version in (1, 4, head, head + 9)],
        games.history(game, 0),
        list(games.audit(game)),
        json.dumps(games.export(game, None)),
    )


def test_all_is_read_as_it_was(closed: Table, another: Store) -> None:
    store, before = closed.store, seen(closed.store, closed.id)
    behind = another.games.position_at(closed.id, 4)
    another.games.remember(behind)
    assert pack(store) == 1 and kept(store)[1] == {closed.id} and closed.id not in kept(store)[0]
    assert seen(store, closed.id) == seen(another, closed.id) == before
    assert list(verify(json.loads(before[-1]))) == []
    with store.db.read() as session:
        size = session.value("SELECT length(events) FROM archive")
    assert size < sum(len(event.state) for event in store.games.stored(closed.id)) / 3


def test_it_is_never_opened_again(closed: Table) -> None:
    pack(closed.store)
    head = closed.game.version
    for kind, body in (("say", {"lines": ["roll"]}), ("undo", {}), ("sit", {}), ("abandon", {})):
        assert submit(closed, kind, body, by=ANN).status == "refused", kind
    assert closed.game.version == head and closed.id not in kept(closed.store)[0]


def test_only_what_is_old_closed_and_followed_goes(closed: Table, open_one: Callable[..., Table]) -> None:
    store = closed.store
    assert archive.pack(store, DAYS) == 0, "not old yet"
    assert pack(store, days=0) == 0, "kept for ever"
    newer = open_one(*BOTS)
    assert pack(store) == 1, "those who follow have not seen the newer one"
    follow(store)
    assert pack(store) == 0 and newer.id in kept(store)[0], "the last event of the log stays"
    open_one({"player": ANN}, {"player": BOB})
    follow(store)
    assert pack(store) == 1 and kept(store)[1] == {closed.id, newer.id}
    assert len(kept(store)[0]) == 2, "games that run"


def test_a_pass_is_bounded_and_goes_on(
    closed: Table, open_one: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "AT_ONCE", 2)
    monkeypatch.setattr(archive, "PACKING", 0.0)
    for _ in range(4):
        open_one(*BOTS)
    open_one({"player": ANN}, {"player": BOB})
    follow(closed.store)
    assert [pack(closed.store) for _ in range(4)] == [2, 2, 1, 0]


@pytest.mark.parametrize("most", [1, 20, 500])
def test_read_models_are_made_of_the_archive_too(closed: Table, open_one: Callable[..., Table], most: int) -> None:
    store = closed.store
    for _ in range(2):
        open_one(*BOTS)
    open_one({"player": ANN}, {"player": BOB})
    follow(store)
    names = [(name, "game, " + ("seat" if name != "timeline" else "version")) for name in ("boards", "timeline")]
    before = [rows(store, f"SELECT * FROM {name} ORDER BY {order}") for name, order in names]
    assert pack(store) == 3
    assert differences(store) == [] and letters_missing(store) == []
    with store.db.write() as session:
        session.run("UPDATE places SET score = 777 WHERE game = ?", closed.id)
    assert [line.split(": ")[1] for line in differences(store)] == ["differs in score"] * 2
    with store.db.write() as session:
        derived.renew(session)
    Projector(store, derived.FOLLOWER, MODELS, most).catch_up()
    assert differences(store) == [] and rebuild(store) > 30
    assert [rows(store, f"SELECT * FROM {name} ORDER BY {order}") for name, order in names] == before


def test_nothing_goes_while_they_are_made(closed: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be missed by who has not come to it yet."""
    store, step = closed.store, Projector.step
    moved: list[int] = []

    def goes(follower: Projector, most: int, **more: Any) -> int:
        if follower.db is not store.db and not moved:
            taken = step(follower, 5, **more)
            moved.append(pack(store))
            return taken
        return step(follower, most, **more)

    monkeypatch.setattr(Projector, "step", goes)
    assert differences(store) == [] and moved == [0]
    assert pack(store) == 1 and differences(store) == []


def test_while_a_follower_begins_anew_nothing_goes(closed: Table) -> None:
    with closed.store.db.write() as session:
        derived.renew(session)
    assert pack(closed.store) == 0
    with closed.store.db.write() as session:
        session.run("DELETE FROM followers WHERE name = ?", derived.FOLLOWER)
    assert pack(closed.store) == 0


def test_two_that_tidy_at_once_keep_one_row(closed: Table, another: Store) -> None:
    for store in (closed.store, another):
        with store.db.write() as session:
            event_rows.archive(session, closed.id, 1, times.now())
    assert len(rows(closed.store, "SELECT * FROM archive")) == 1 and closed.game.phase == "closed"


def test_what_is_forgotten_is_forgotten_there_too(closed: Table) -> None:
    pack(closed.store)
    with closed.store.db.write() as session:
        event_rows.forget(session, closed.id)
    assert closed.store.games.stored(closed.id) == [] and kept(closed.store)[1] == set()
