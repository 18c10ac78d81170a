"""What a letter opens is closed: the grants of a player lose their power."""

from __future__ import annotations

from service.store import times
from service.store.database import Session


def revoke(session: Session, *, player: str, game: str | None = None) -> int:
    """All letters of a player (at one table) lose their power: for one who fears that a letter got into other hands."""
    more, values = ("", ()) if game is None else (" AND game = ?", (game,))
    return session.run(
        f"UPDATE grants SET revoked = ? WHERE revoked IS NULL AND player = ?{more}", times.now(), player, *values
    )
