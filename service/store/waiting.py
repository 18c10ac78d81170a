"""Those who wait for verdicts in one process: one of them looks for all, so a crowd asks as often as one does."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Hashable, Mapping
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

SHORTEST, LONGEST = 0.002, 0.01  # seconds between two looks: the longer the last to come has waited, the fewer


class _Waiter(Generic[K, T]):
    def __init__(self, id: K) -> None:
        self.id = id
        self.began = time.monotonic()
        self.news = threading.Event()  # what it waits for is here, or it is its turn to look
        self.found: T | None = None


class Waiting(Generic[K, T]):
    def __init__(self, look: Callable[[list[K]], Mapping[K, T]]) -> None:
        """`look`: what is there already of these ids."""
        self._look = look
        self._lock = threading.Lock()
        self._waiters: list[_Waiter[K, T]] = []  # the first one looks
        self.told = threading.Event()  # there is something new: look now

    def wait(self, id: K, seconds: float) -> T | None:
        """What is found of this id; None when the time is over."""
        me = _Waiter[K, T](id)
        end = me.began + seconds
        with self._lock:
            self._waiters.append(me)
        try:
            while me.found is None and (left := end - time.monotonic()) > 0:
                if self._waiters[0] is me:
                    self._look_for_all()
                    if me.found is None:
                        self.told.wait(min(self._pause(), left))
                else:
                    me.news.wait(left)
                    me.news.clear()
            return me.found
        finally:
            with self._lock:
                self._waiters.remove(me)
                if self._waiters:
                    self._waiters[0].news.set()

    def _look_for_all(self) -> None:
        self.told.clear()
        with self._lock:
            waiters = list(self._waiters)
        found = self._look([waiter.id for waiter in waiters])
        for waiter in waiters:
            if waiter.id in found:
                waiter.found = found[waiter.id]
                waiter.news.set()

    def _pause(self) -> float:
        with self._lock:
            age = time.monotonic() - self._waiters[-1].began
        return min(max(age / 4, SHORTEST), LONGEST)
