"""The clock: so many hours for each move, counted from the moment a seat is asked; it may stand still for a while."""

from __future__ import annotations

from service.store import times


def deadline(asked_since: str | None, pace: int, paused: int = 0) -> str | None:
    return times.later(asked_since, pace + paused) if asked_since and pace else None
