"""Work is counted in lines of Python, so that a busy machine makes no difference."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


class TooMuchWork(Exception):
    pass


def work_of(act: Callable[[], Any], most: int) -> int:
    """How many lines of Python it runs; cut off once it is too many."""
    done = 0

    def count(frame: FrameType, event: str, about: Any) -> Any:
        nonlocal done
        done += 1
        if done > most:
            raise TooMuchWork(f"more than {most} steps")
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        act()
    finally:
        sys.settrace(before)
    if done > most:  # it may have been cut off where an exception is lost
        raise TooMuchWork(f"more than {most} steps")
    return done
