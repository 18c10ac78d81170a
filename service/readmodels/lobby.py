"""What pages list: games in which a player is asked, open tables with those who sit there, games of two in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from service.store.database import Session


def waiting(session: Session, player: str) -> int:
    """Games in which this player is asked now."""
    found = session.value(
        "SELECT count(DISTINCT places.game) FROM places JOIN tables ON tables.game = places.game"
        " WHERE places.player = ? AND places.asked = 1 AND tables.phase = 'running'",
        player,
    )
    return int(found or 0)
