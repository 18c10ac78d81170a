"""Work is counted in calls and returns, so that a busy machine makes no difference.

It is counted in a process of its own: while a function of `sys.settrace` or `sys.setprofile` is set, CPython 3.11 can
go round for ever in one instruction of a process that has run many other tests before.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from types import FrameType
from typing import Any, NoReturn

AGAIN = 0.2  # seconds between two attempts to cut off
PATIENCE = 300  # seconds, then the process is ended; a counted work never comes near them


class TooMuchWork(BaseException):
    """No `except Exception` of the work that is counted takes it for an error of its own."""


@cache
def _process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"))


def work_of(prepare: Callable[..., Callable[[], Any]], *given: Any, most: int) -> int:
    """How many calls and returns what `prepare(*given)` makes takes; cut off once it is too many. What is given goes to
    the other process: functions of modules, and plain values.
    """
    counted = _process().submit(_counted, prepare, given, most)
    try:
        return counted.result(PATIENCE)
    except TimeoutError:
        for process in _process()._processes.values():
            process.kill()
        _process.cache_clear()
        raise


def _counted(prepare: Callable[..., Callable[[], Any]], given: tuple[Any, ...], most: int) -> int:
    act = prepare(*given)
    done = 0

    def count(frame: FrameType, event: str, about: Any) -> None:
        nonlocal done
        done += 1
        if done > most:
            # What raises here is not called again. Where Python ignores the exception (`__del__`, a callback of the
            # garbage collector) the work would go on for ever, so the timer raises until it ends.
            signal.setitimer(signal.ITIMER_REAL, AGAIN, AGAIN)
            _too_much(most)

    heard = signal.signal(signal.SIGALRM, lambda *_: _too_much(most))
    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, heard)
    if done > most:  # it may have been cut off where an exception is lost
        _too_much(most)
    return done


def _too_much(most: int) -> NoReturn:
    raise TooMuchWork(f"more than {most} steps")
