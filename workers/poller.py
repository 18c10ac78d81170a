"""A worker process looks into the database by itself, every second and at once. The broker makes it look sooner."""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable, Sequence

from service.store import NewerDatabase, counts
from service.store.database import LOST_TOUCH

log = logging.getLogger("posthorn.workers")

PAUSE = 1.0  # seconds between two looks, about

Between = Callable[[], object] | None  # what goes before the next piece of a longer work


class Turns:
    """One piece of work at a time in a process, whoever asks for it; without a database it just ends.

    Once a later version has the database there is no more work here, and the log says so.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._is_away = False
        self._is_over = False

    def take(self, work: Callable[[], object]) -> None:
        with self._lock:
            if self._is_over:
                return
            try:
                work()
            except NewerDatabase as error:
                self._is_over = True
                log.error("This process does nothing more; stop it and start the later version. %s", error)
            except LOST_TOUCH as error:
                counts.tally(counts.DATABASE_ERRORS)
                if not self._is_away:
                    log.warning("the database does not answer: %s", error)
                self._is_away = True
            else:
                self._is_away = False

    def end(self, seconds: float) -> bool:
        """Wait for the work in hand; False if it takes longer than this. None begins from then on."""
        return self._lock.acquire(timeout=seconds)


class Poller:
    """A thread that does all there is to do, again and again, until its process leaves."""

    def __init__(self, turns: Turns, works: Sequence[Callable[[], object]]) -> None:
        self._turns, self._works = turns, works
        self._leaving = threading.Event()

    def start(self) -> None:
        threading.Thread(target=self._run, name="posthorn-looker", daemon=True).start()

    def stop(self) -> None:
        self._leaving.set()

    def _run(self) -> None:
        pause = 0.0  # it may be the first for a while
        while not self._leaving.wait(pause):
            pause = PAUSE * random.uniform(0.5, 1.5)  # not all processes at one moment
            for work in self._works:
                try:
                    self._turns.take(work)
                except Exception:
                    log.exception("what this worker looked for by itself failed; it looks again in a moment")
