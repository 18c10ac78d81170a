"""The clock: so many hours for each move, counted from the moment a seat is asked."""

from __future__ import annotations

from service.store import times


def deadline(asked_since: str | None, pace: int) -> str | None:
    return times.later(asked_since, pace) if asked_since and pace else None
