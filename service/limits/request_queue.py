"""Who makes room when too many are there at once, and who comes next: one client never keeps the others waiting."""

from __future__ import annotations

import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from flask import current_app

T = TypeVar("T")


def to_drop(lines: Iterable[tuple[str, float, T]]) -> T | None:
    """Of (client, since when nothing was finished, connection): the longest one of the client that has most of them."""
    known = list(lines)
    if not known:
        return None
    count = Counter(client for client, _, _ in known)
    most = max(count.values())
    return min((each for each in known if count[each[0]] == most), key=lambda each: each[1])[2]


class RequestQueue(Generic[T]):
    """First come, first served among the tasks of one client; the clients take turns."""

    def __init__(self, client: Callable[[T], str]) -> None:
        self._client = client
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def append(self, task: T) -> None:
        self._waiting.setdefault(self._client(task), deque()).append(task)
        self._size += 1

    def popleft(self) -> T:
        client, tasks = next(iter(self._waiting.items()))
        self._size -= 1
        task = tasks.popleft()
        del self._waiting[client]
        if tasks:
            self._waiting[client] = tasks  # behind the others
        return task


def wait_budget() -> WaitBudget:
    """That of the application which answers now."""
    found: WaitBudget = current_app.extensions["patience"]
    return found


class WaitBudget:
    """How many requests of one process may wait for a verdict at once: in all, and of one person or letter.

    A request that waits holds a thread. One that finds no place is answered at once, as if its time were over.
    """

    def __init__(self, most: int, each: int) -> None:
        self._most, self._each = most, each
        self._waiting: Counter[str] = Counter()
        self._lock = threading.Lock()

    @contextmanager
    def of(self, who: str, seconds: float) -> Iterator[float]:
        """How long it may wait: `seconds`, or not at all."""
        with self._lock:
            taken = self._waiting.total() < self._most and self._waiting[who] < self._each
            self._waiting[who] += taken
        try:
            yield seconds if taken else 0.0
        finally:
            with self._lock:
                self._waiting[who] -= taken
                if not self._waiting[who]:
                    del self._waiting[who]
