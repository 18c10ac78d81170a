"""What a read model is handed: an event with the game before and after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from domain.events import GameEvent
from domain.game import Game
from domain.kernel.shapes import Fact

if TYPE_CHECKING:
    from service.store.database import Session

SPECTATOR = -1  # the seat of those who only watch, in tables


Write = Callable[["Session"], object]  # what a read model has to write, once all that it means is worked out


class Change(Struct, frozen=True, gc=False):
    """`facts`: of the event, read once for all that look at them."""

    before: Game | None
    event: GameEvent
    after: Game
    facts: tuple[Fact, ...] = ()


def last_of_each(changes: Iterable[Change]) -> list[Game]:
    """Each game as the batch leaves it."""
    return list({change.after.id: change.after for change in changes}.values())


def number_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat
