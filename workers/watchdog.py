"""Ends work that may never finish: a title that loops, a text that is read without end, a call that hangs.

Whoever takes such work in hand says so, after its try is stored. A thread looks at all that is in hand:

1. After its time a work is interrupted: `Overdue` is raised where it stands, and its caller goes on as after any error.
2. If that does not end it, the process ends. Rows are durable, and whoever keeps the process starts another.
3. A piece of C that never gives up the interpreter stops this thread too. A timer of the kernel ends the process then.

Time in which the whole process stands still, as on a computer that sleeps, does not count.
"""

from __future__ import annotations

import ctypes
import faulthandler
import logging
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

log = logging.getLogger(__name__)

TICK = 0.25  # seconds between two looks
GRACE = 5.0  # seconds that an interrupted work has to end
FROZEN = 6.0  # seconds of CPU time in which nobody has looked
EXIT = 70  # of a process that ends itself because of work that does not come back
STDERR = 2


class Overdue(Exception):
    def __str__(self) -> str:
        return "It did not come back within its time."


class Work:
    __slots__ = ("began", "ends_process", "is_told", "seconds", "what")

    def __init__(self, what: str, seconds: float, began: float, ends_process: bool) -> None:
        self.what, self.seconds, self.began, self.ends_process = what, seconds, began, ends_process
        self.is_told = False


class Watchdog:
    """One a process. A thread has one work in hand at a time."""

    def __init__(self) -> None:
        self._owner = 0
        self._birth = threading.Lock()

    @contextmanager
    def time_limit(self, what: str, seconds: float, *, ends_process: bool = True) -> Iterator[None]:
        """`ends_process`: whether a work that cannot be interrupted is worth the whole process."""
        if self._owner != os.getpid():
            with self._birth:
                self._begin()
        thread, work = threading.get_ident(), Work(what, seconds, self._watched, ends_process)
        with self._lock:
            self._works[thread] = work
            if not self._wanted.is_set():
                _arm(FROZEN)  # here, for the work may never let the watching thread run
                self._wanted.set()
        try:
            yield
        finally:
            with self._lock:
                self._works.pop(thread, None)
                if work.is_told:
                    _raise_in(thread, None)

    def in_hand(self) -> str:
        """What this thread works on; nothing if it does not say."""
        work = self._works.get(threading.get_ident()) if self._owner == os.getpid() else None
        return work.what if work is not None else ""

    def _begin(self) -> None:
        """Threads do not survive a fork, and locks may be held for ever in the copy."""
        if self._owner == os.getpid():
            return
        self._works: dict[int, Work] = {}
        self._watched = 0.0  # seconds in which this thread was there to look
        self._lock = threading.Lock()
        self._wanted = threading.Event()
        faulthandler.register(signal.SIGPROF, file=STDERR, all_threads=True, chain=True)
        threading.Thread(target=self._run, name="posthorn-watch", daemon=True).start()
        self._owner = os.getpid()

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._works:
                    _arm(0)
                    self._wanted.clear()
            self._wanted.wait()
            began = time.monotonic()
            _arm(FROZEN)
            time.sleep(TICK)
            self._watched += min(time.monotonic() - began, 2 * TICK)
            self._look()

    def _look(self) -> None:
        with self._lock:
            for thread, work in list(self._works.items()):
                late = self._watched - work.began - work.seconds
                if late > 0 and not work.is_told:
                    work.is_told = True
                    log.error("%s has not come back for %.0f s and is interrupted", work.what, work.seconds)
                    _raise_in(thread, Overdue)
                elif late > GRACE and work.ends_process:
                    _end(work)


def _arm(seconds: float) -> None:
    """Of CPU time of the process, till the kernel ends it; 0 disarms."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _raise_in(thread: int, error: type[Exception] | None) -> None:
    """At the next step of the interpreter in that thread; None takes back what was not raised yet."""
    what = ctypes.py_object(error) if error is not None else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), what)


def _end(work: Work) -> NoReturn:
    log.critical("%s cannot be interrupted: the process ends", work.what)
    faulthandler.dump_traceback(STDERR, all_threads=True)
    os._exit(EXIT)


_watchdog = Watchdog()
over, in_hand = _watchdog.time_limit, _watchdog.in_hand
