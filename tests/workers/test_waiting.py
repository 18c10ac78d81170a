"""Many wait, one looks."""

from __future__ import annotations

import threading
from concurrent.futures import Future, ThreadPoolExecutor

import pytest

from service.store.waiting import Waiting


class Desk:
    """What is found where they look, and who has looked for what."""

    def __init__(self) -> None:
        self.there: dict[str, str] = {}
        self.looks: list[tuple[int, list[str]]] = []
        self.looked = threading.Condition()

    def look(self, ids: list[str]) -> dict[str, str]:
        with self.looked:
            self.looks.append((threading.get_ident(), ids))
            self.looked.notify_all()
        return {id: self.there[id] for id in ids if id in self.there}

    def until_looked_for(self, *ids: str) -> int:
        """Who looks for all of them now."""
        with self.looked:
            assert self.looked.wait_for(lambda: bool(self.looks) and set(ids) <= set(self.looks[-1][1]), 20)
            return self.looks[-1][0]


def test_one_looks_for_all_and_another_after_him() -> None:
    desk = Desk()
    waiting = Waiting(desk.look)
    with ThreadPoolExecutor(3) as pool:
        answers: dict[str, Future[str | None]] = {id: pool.submit(waiting.wait, id, 20) for id in "abc"}
        first = desk.until_looked_for("a", "b", "c")
        assert {who for who, ids in desk.looks if len(ids) == 3} == {first}
        desk.there["b"] = "B"
        assert answers["b"].result(20) == "B"
        desk.there["a"] = "A"
        assert answers["a"].result(20) == "A"
        desk.until_looked_for("c")
        desk.there["c"] = "C"
        assert answers["c"].result(20) == "C"


def test_time_is_over() -> None:
    assert Waiting(Desk().look).wait("a", 0.01) is None


def test_who_cannot_look_leaves_it_to_the_next() -> None:
    desk = Desk()
    broken = threading.Event()

    def look(ids: list[str]) -> dict[str, str]:
        if ids == ["a", "b"] and not broken.is_set():
            broken.set()
            raise ConnectionError
        return desk.look(ids)

    waiting = Waiting(look)
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(waiting.wait, "a", 20)
        desk.until_looked_for("a")
        second = pool.submit(waiting.wait, "b", 20)
        with pytest.raises(ConnectionError):
            first.result(20)
        desk.there["b"] = "B"
        assert second.result(20) == "B"
