"""pace: for each seat whose clock runs the instants of alarm and deadline, so that a sweep finds what is due at once.

It says when to look; what is due is judged on the game itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.time import clocks
from service.projections.changes import Change, LastOfEach, Write

if TYPE_CHECKING:
    from service.store.database import Session, SqlRow


class Batch(LastOfEach):
    def __init__(self) -> None:
        super().__init__()
        self._sat: list[tuple[str, str]] = []

    def add(self, change: Change) -> None:
        super().add(change)
        if isinstance(change.event, ev.Seated) and change.event.holder.player:
            self._sat.append((change.event.holder.player, change.after.id))

    def finish(self) -> Write:
        games, sat = self.games, self._sat
        here = [(game.id,) for game in games]
        due = [row for game in games for row in _rows(game)]
        offers = [(game.id, each.seat, each.reason) for game in games for each in game.offers]

        def write(session: Session) -> None:
            session.many("DELETE FROM deadlines WHERE game = ?", here)
            session.many("INSERT INTO deadlines VALUES (?, ?, ?, ?, ?, ?)", due)
            session.many("DELETE FROM offers WHERE game = ?", here)
            session.many("INSERT INTO offers VALUES (?, ?, ?)", offers)
            session.many("INSERT INTO sittings VALUES (?, ?) ON CONFLICT (player, game) DO NOTHING", sat)

        return write


def _rows(game: Game) -> Iterator[tuple[Any, ...]]:
    for seat in (*game.asked, *game.deserted):
        is_late = clocks.is_late(game, seat)
        due = clocks.grace(game, seat) if is_late else clocks.deadline(game, seat)
        if due is not None:
            alarm = due.until if is_late else due.alarm  # whoever is over time is reminded no more
            yield game.id, seat, game.holders[seat].player, game.asked_since[seat], alarm, due.until


# questions


def overdue(session: Session, now: str, limit: int = 200) -> list[SqlRow]:
    return session.all("SELECT * FROM deadlines WHERE deadline <= ? ORDER BY deadline LIMIT ?", now, limit)
