"""How much of a worker's time each person has had lately: who has had less comes first, whatever others pile up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from heapq import nlargest
from operator import itemgetter

HALF = 30.0  # seconds in which half of it is forgotten
LEAST = 0.01  # seconds of work that count
NAMED = 100  # who have had most; the others are as good as new


class Shares:
    """Of one process and one table; of a person is known what the claims say: rows of strangers are of nobody."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._at = clock, clock()
        self._had: dict[str, float] = {}
        self._whose: Mapping[int, str] = {}

    def claimed(self, whose: Mapping[int, str]) -> None:
        """The rows of the last claim."""
        self._whose = whose

    @contextmanager
    def of(self, row: int) -> Iterator[None]:
        """What is done in it is done for whom the row concerns."""
        began = self._clock()
        try:
            yield
        finally:
            who = self._whose.get(row, "")
            self._had[who] = self._had.get(who, 0.0) + self._clock() - began

    def had(self) -> list[tuple[str, float]]:
        """Of those who have had most, the seconds."""
        faded = 0.5 ** ((self._clock() - self._at) / HALF)
        self._at = self._clock()
        self._had = {who: left for who, had in self._had.items() if (left := faded * had) >= LEAST}
        return nlargest(NAMED, self._had.items(), key=itemgetter(1))
