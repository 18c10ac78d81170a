"""boards: what each seat and a spectator may know now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from domain.game.aggregate import Game
from service.projections.changes import LastOfEach, Write
from service.store.database import number_of

if TYPE_CHECKING:
    from service.store.database import Session, SqlRow


_BOARD = """INSERT INTO boards (game, seat, version, view) VALUES (?, ?, ?, ?)
    ON CONFLICT (game, seat) DO UPDATE SET version = excluded.version, view = excluded.view"""


class Batch(LastOfEach):
    """One view a seat and game, however many events of it there are."""

    def finish(self) -> Write:
        rows = [row for game in self.games for row in _rows(game)]
        return lambda session: session.many(_BOARD, rows)


def _rows(game: Game) -> Iterator[tuple[Any, ...]]:
    if game.state is None:
        return
    for seat in (None, *range(game.seats)):
        view = msgspec.json.encode(game.title.view(game.state, seat)).decode()
        yield game.id, number_of(seat), game.version, view


def board(session: Session, game: str, seat: int | None) -> SqlRow | None:
    return session.one("SELECT * FROM boards WHERE game = ? AND seat = ?", game, number_of(seat))
