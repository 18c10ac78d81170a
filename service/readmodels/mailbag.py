"""mailbag: the letters that events call for, each once. Whoever sends them changes their status."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from domain import events as ev
from domain.game import Game
from service.readmodels.changes import Change

if TYPE_CHECKING:
    from service.store.database import Row, Session

TABLES = (
    """CREATE TABLE IF NOT EXISTS mailbag (
        id {serial}, game TEXT NOT NULL, version INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
        player TEXT NOT NULL, made TEXT NOT NULL, status TEXT NOT NULL, reason TEXT, changed TEXT,
        UNIQUE (game, version, seat, kind))""",
    "CREATE INDEX IF NOT EXISTS mailbag_due ON mailbag (id) WHERE status = 'due'",
    "CREATE INDEX IF NOT EXISTS mailbag_player ON mailbag (player, id)",
)
NAMES = ("mailbag",)


class Letter(Struct, frozen=True):
    seat: int
    player: str
    kind: str  # turn, started, invited, over, cancelled, ruled, overdue


def letters(before: Game | None, event: ev.GameEvent, after: Game) -> Iterator[Letter]:
    """Who is to be told of this event by mail. Bots read no letters."""
    people = [(seat, holder.player) for seat, holder in enumerate(after.holders) if holder.player]
    for seat, player in people:
        kind = _kind(event, after, seat, player)
        if kind:
            yield Letter(seat, player, kind)


def _kind(event: ev.GameEvent, after: Game, seat: int, player: str) -> str:
    if isinstance(event, ev.Opened):
        return "invited" if player != event.by else ""
    if isinstance(event, ev.Closed):
        return "over" if event.reason == "finished" else "cancelled"
    if isinstance(event, ev.Ruled):
        return "ruled"
    if isinstance(event, ev.Clocked):
        return "overdue" if seat == event.seat else ""
    if after.points[seat] == event.originator_version:
        return "turn"
    return "started" if isinstance(event, ev.Started) else ""


def take(session: Session, changes: Sequence[Change]) -> None:
    session.many(
        "INSERT INTO mailbag (game, version, seat, kind, player, made, status) VALUES (?, ?, ?, ?, ?, ?, 'due')"
        " ON CONFLICT (game, version, seat, kind) DO NOTHING",
        [
            (change.after.id, change.after.version, letter.seat, letter.kind, letter.player, change.event.at)
            for change in changes
            for letter in letters(change.before, change.event, change.after)
        ],
    )


def due(session: Session, limit: int = 100) -> list[Row]:
    return session.all("SELECT * FROM mailbag WHERE status = 'due' ORDER BY id LIMIT ?", limit)


def settle(session: Session, id: int, status: str, now: str, reason: str = "") -> bool:
    """`sent`, `held` or `dropped`, with the reason that a player can ask for."""
    return bool(
        session.run("UPDATE mailbag SET status = ?, reason = ?, changed = ? WHERE id = ?", status, reason, now, id)
    )
