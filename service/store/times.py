"""Times are text in UTC with six digits, so that they sort as they stand and an auditor can read them.

Hosts that share a database share its clock: where the database is a server, what it said last is what time it is, and
goes on from there by a counter that nobody sets. Where it is a file there is one host, and its own clock is the clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

FORMAT = "%Y-%m-%dT%H:%M:%S.%fZ"
SLOW = 0.05  # seconds; what the database says after so long is of another moment
STALE = 60.0  # seconds after which that is better than nothing
# a sleeping machine counts on, where the system can tell
_COUNTER = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


class Heard(NamedTuple):
    """What the clock of the database showed, and our counter at that moment."""

    said: float
    here: float


_heard: Heard | None = None


def _database_now() -> datetime:
    if _heard is None:
        return datetime.fromtimestamp(time.time(), UTC)
    return datetime.fromtimestamp(_heard.said + count() - _heard.here, UTC)


_clock: Callable[[], datetime] = _database_now


def use(clock: Callable[[], datetime] = _database_now) -> None:
    """Time as this clock says, in this process: for a month that is over in minutes."""
    global _clock
    _clock = clock


def hear(ask: Callable[[], float]) -> None:
    """Ask the database for its time, in seconds since 1970; an answer that took long is not taken."""
    global _heard
    began = count()
    said = ask()
    ended = count()
    if ended - began < SLOW or began - (_heard.here if _heard is not None else -STALE) >= STALE:
        _heard = Heard(said, (began + ended) / 2)


def heard_ago() -> float:
    """Seconds since the database was asked."""
    return count() - _heard.here if _heard is not None else float("inf")


def skew() -> float:
    """Seconds by which the clock of this machine is ahead of the database's."""
    return time.time() - (_heard.said + count() - _heard.here) if _heard is not None else 0.0


def count() -> float:
    """Seconds of a counter that nobody sets, for lengths of time in this machine alone."""
    return time.clock_gettime(_COUNTER)


def now() -> str:
    return iso(_clock())


def seconds() -> float:
    """Now, in seconds since 1970."""
    return _clock().timestamp()


def iso(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="microseconds")[:-6] + "Z"


def parsed(text: str) -> datetime:
    return datetime.strptime(text, FORMAT).replace(tzinfo=UTC)


def later(text: str, hours: float) -> str:
    return iso(parsed(text) + timedelta(hours=hours))
