"""What pages and the API show of a game that goes on: the read models, once they have come as far as the log.

A verdict is told as soon as it is stored, and the read models follow a moment later. So a reader waits for that moment;
if it takes too long he is shown what is there, and told how far it is behind (`Standing.behind`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from domain.game.application import NoSuchGame, check_id
from domain.game.history import Told
from service.projections import timeline
from service.queries import standing as model
from service.queries.standing import Standing, View
from service.store import Store
from service.store.database import Session

T = TypeVar("T")
PATIENCE = 1.0  # seconds; a follower that lives needs a few milliseconds
PAUSE, LONGEST = 0.003, 0.05  # seconds between two looks, longer each time


def current(store: Store, game: str, seconds: float = PATIENCE) -> Standing:
    """How the game stands, and who asks last sees no older one than who asked first."""
    return _read(store, game, seconds, lambda session, standing: standing)


def current_view(
    store: Store, game: str, seat_of: Callable[[Standing], int | None], seconds: float = PATIENCE
) -> tuple[Standing, View | None]:
    """With what the seat that `seat_of` chooses may know; both of one version. None: the game has not begun."""

    def both(session: Session, standing: Standing) -> tuple[Standing, View | None] | None:
        view = model.current_view(session, game, seat_of(standing))
        return (standing, view) if view is None or view.version == standing.version else None

    return _read(store, game, seconds, both)


def told_since(
    store: Store, game: str, seat: int | None, since: int, limit: int, seconds: float = PATIENCE
) -> tuple[Standing, list[Told]]:
    """What happened after a version, as this reader is told of it."""
    return _read(
        store, game, seconds,
        lambda session, standing: (standing, timeline.told_since(session, game, seat, since, limit)),
    )  # fmt: skip


def _read(store: Store, game: str, seconds: float, look: Callable[[Session, Standing], T | None]) -> T:
    """`look` gives None if what it read does not belong together: the read models moved on between two questions."""
    check_id(game)
    end, pause = time.monotonic() + seconds, PAUSE
    while True:
        with store.db.read() as session:
            standing = model.standing(session, game)
            if standing is None:
                raise NoSuchGame(game)
            found = look(session, standing)
        late = time.monotonic() >= end
        if found is not None and (late or not standing.behind):
            return found
        if not late:
            store.wake("follow")
        time.sleep(pause)
        pause = min(2 * pause, LONGEST)
