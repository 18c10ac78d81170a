"""What a read model is handed: an event with the game before and after it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from domain.events import GameEvent
from domain.game import Game

SPECTATOR = -1  # the seat of those who only watch, in tables


class Change(Struct, frozen=True):
    before: Game | None
    event: GameEvent
    after: Game


def last_of_each(changes: Iterable[Change]) -> list[Game]:
    """Each game as the batch leaves it."""
    return list({change.after.id: change.after for change in changes}.values())


def number_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
