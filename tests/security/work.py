"""Work is counted in calls and returns, so that a busy machine makes no difference.

Not in lines: CPython 3.11 can go round for ever in one instruction while lines are traced in a process that ran long.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, NoReturn

AGAIN = 0.2  # seconds between two attempts to cut off


class TooMuchWork(BaseException):
    """No `except Exception` of the work that is counted takes it for an error of its own."""


def work_of(act: Callable[[], Any], most: int) -> int:
    """How many calls and returns it makes; cut off once it is too many."""
    done = 0

    def count(frame: FrameType, event: str, about: Any) -> None:
        nonlocal done
        done += 1
        if done > most:
            # What raises here is not called again. Where Python ignores the exception (`__del__`, a callback of the
            # garbage collector) the work would go on for ever, so the timer raises until it ends.
            signal.setitimer(signal.ITIMER_REAL, AGAIN, AGAIN)
            _too_much(most)

    before, heard = sys.getprofile(), signal.signal(signal.SIGALRM, lambda *_: _too_much(most))
    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(before)
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, heard)
    if done > most:  # it may have been cut off where an exception is lost
        _too_much(most)
    return done


def _too_much(most: int) -> NoReturn:
    raise TooMuchWork(f"more than {most} steps")
