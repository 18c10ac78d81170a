"""What a read model is handed: an event with the game before and after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.events import GameEvent
from domain.kernel.shapes import Fact

if TYPE_CHECKING:
    from service.store.database import Session

Write = Callable[["Session"], object]  # what a read model has to write, once all that it means is worked out


class Change(Struct, frozen=True, gc=False):
    """`facts`: of the event, read once for all that look at them. `number`: that of a game that comes from the archive;
    those of the log are numbered as they come."""

    before: Game | None
    event: GameEvent
    after: Game
    facts: tuple[Fact, ...] = ()
    number: int = 0


class Batch(Protocol):
    """What a read model makes of the events of one commit. It keeps what it will write and not the changes: most of
    the games of a batch are gone again before its next event is read.
    """

    def add(self, change: Change) -> None:
        """In the order of the log."""

    def finish(self) -> Write:
        """Works all out at once, before the one writer of a file has its turn."""


class LastOfEach:
    """Each game as a batch leaves it."""

    def __init__(self) -> None:
        self._last: dict[str, Game] = {}

    def add(self, change: Change) -> None:
        self._last[change.after.id] = change.after

    @property
    def games(self) -> list[Game]:
        return list(self._last.values())
