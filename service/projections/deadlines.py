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
    from service.store.database import Row, Session


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
    for seat in game.asked:
        is_late = clocks.is_late(game, seat)
        due = clocks.grace(game, seat) if is_late else clocks.deadline(game, seat)
        if due is not None:
            alarm = due.until if is_late else due.alarm  # whoever is over time is reminded no more
            yield game.id, seat, game.holders[seat].player, game.asked_since[seat], alarm, due.until


def until(game: Game, seat: int) -> str | None:
    """The deadline of a seat, also one that has passed; None without a clock."""
    due = clocks.deadline(game, seat)
    return due.until if due else None


# questions


def overdue(session: Session, now: str, limit: int = 200) -> list[Row]:
    return session.all("SELECT * FROM deadlines WHERE deadline <= ? ORDER BY deadline LIMIT ?", now, limit)


def alarms(session: Session, now: str, limit: int = 200) -> list[Row]:
    """Seats most of whose time is over and that were not reminded yet."""
    return session.all(
        "SELECT * FROM deadlines WHERE alarm <= ? AND deadline > ? AND NOT EXISTS (SELECT 1 FROM mailbag"
        " WHERE mailbag.key = deadlines.game || ':' || deadlines.point || ':' || deadlines.seat || ':urgent')"
        " ORDER BY alarm LIMIT ?",
        now, now, limit,
    )  # fmt: skip


def of_player(session: Session, player: str) -> list[Row]:
    """What a calendar shows: the deadlines of one player, with the game of each."""
    return session.all(
        "SELECT deadlines.*, tables.number, tables.title FROM deadlines JOIN tables ON tables.game = deadlines.game"
        " WHERE deadlines.player = ? ORDER BY deadlines.deadline",
        player,
    )


def offered(session: Session, limit: int = 50) -> list[Row]:
    return session.all(
        "SELECT offers.*, tables.number, tables.title, tables.seats FROM offers"
        " JOIN tables ON tables.game = offers.game"
        " WHERE tables.phase = 'running' ORDER BY tables.number DESC LIMIT ?",
        limit,
    )


def running(session: Session, after: str, limit: int = 1000) -> list[str]:
    """Games with a clock in which somebody is asked, in the order of their ids: also where the deadline has passed, as
    the table may vote for more time, and where the clocks stand still now, as they may have run in the outage.
    """
    rows = session.all(
        "SELECT DISTINCT places.game FROM tables JOIN places ON places.game = tables.game"
        " WHERE tables.phase = 'running' AND tables.pace > 0 AND places.asked = 1 AND places.game > ?"
        " ORDER BY places.game LIMIT ?",
        after, limit,
    )  # fmt: skip
    return [row["game"] for row in rows]
