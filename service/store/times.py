"""Times are text in UTC with six digits, so that they sort as they stand and an auditor can read them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

FORMAT = "%Y-%m-%dT%H:%M:%S.%fZ"


def _machine() -> datetime:
    return datetime.now(UTC)


_clock: Callable[[], datetime] = _machine


def use(clock: Callable[[], datetime] = _machine) -> None:
    """Time as this clock says, in this process: for a month that is over in minutes."""
    global _clock
    _clock = clock


def now() -> str:
    return iso(_clock())


def iso(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="microseconds")[:-6] + "Z"


def parsed(text: str) -> datetime:
    return datetime.strptime(text, FORMAT).replace(tzinfo=UTC)


def later(text: str, hours: float) -> str:
    return iso(parsed(text) + timedelta(hours=hours))
