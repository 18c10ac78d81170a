"""What people have said at a table, each with the name of who said it."""

from __future__ import annotations

from typing import Any

from service.store import player_rows
from service.store import talk as stored
from service.store.database import Session, SqlRow

IN_A_LETTER = 100  # words, at most


def since(session: Session, game: str, player: str, after: int = 0, limit: int = 100) -> list[SqlRow]:
    """What this reader may see: all that was said, and their own notes. Without names."""
    return stored.since(session, game, player, after, limit)


def latest(
    session: Session, game: str, player: str = "", *, private: bool = False, before: int = 0, limit: int = 30
) -> list[dict[str, Any]]:
    """The last words before `before`, in order; `private`: one's own notes."""
    rows = stored.latest(session, game, player, private=private, before=before, limit=limit)
    names = player_rows.names(session, [row["player"] for row in rows])
    return [{**dict(row), "name": names.get(row["player"])} for row in rows]


def in_letters(session: Session, game: str) -> list[dict[str, Any]]:
    """What was said to all. Notes stay out, as letters are quoted."""
    return latest(session, game, limit=IN_A_LETTER)
