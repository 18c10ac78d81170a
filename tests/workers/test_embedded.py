"""The workers inside one process: each belongs to its store, and one that ends is replaced."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from celery.worker import WorkController

from service.store import Row, Store
from workers.tasks import embedded

OPEN = {"title": "sagrada", "options": {}, "seats": [{}], "pace": 72, "sit": True, "nonce": ""}


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[list[Store]]:
    stores = [Store(f"sqlite:///{tmp_path / name}.db") for name in ("one", "two")]
    yield stores
    for store in stores:
        store.close()


def open_game(store: Store) -> Row | None:
    player = store.players.add("Ann")
    row = store.intake.submit("open", OPEN, channel="api", player=player.id)
    return store.intake.wait(row, 20)


def test_two_in_one_process_keep_apart(stores: list[Store]) -> None:
    for store in stores:
        with embedded(store):
            row = open_game(store)
            assert row is not None and row.status == "done"


def test_a_worker_that_ends_is_replaced(stores: list[Store]) -> None:
    with embedded(stores[0]) as workers:

        @workers.task(name="tests.end", shared=False)
        def end() -> None:
            raise SystemExit

        end.apply_async()
        row = open_game(stores[0])
        assert row is not None and row.status == "done"


def test_one_that_is_told_to_end_before_it_has_begun_ends(stores: list[Store], monkeypatch: pytest.MonkeyPatch) -> None:
    start, is_near, may_begin = WorkController.start, threading.Event(), threading.Event()

    def late(worker: WorkController) -> None:
        is_near.set()
        may_begin.wait(30)
        start(worker)

    monkeypatch.setattr(WorkController, "start", late)
    with embedded(stores[0]):
        assert is_near.wait(30)
        threading.Timer(0.2, may_begin.set).start()
    assert not [thread for thread in threading.enumerate() if thread.name == "posthorn-worker"]
