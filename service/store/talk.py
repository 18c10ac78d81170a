"""talk: what is said at tables, and the notes that players write to themselves."""

from __future__ import annotations

from typing import Any

from service.store import player_rows, times
from service.store.database import Session, SqlRow

IN_A_LETTER = 100  # words, at most


def was_said(session: Session, key: str, game: str) -> bool:
    return session.value("SELECT 1 AS one FROM talk WHERE game = ? AND key = ?", game, key) is not None


def insert(session: Session, key: str, game: str, seat: int, player: str, words: str, *, private: bool) -> bool:
    """False if it was said before."""
    return bool(
        session.run(
            "INSERT INTO talk (key, game, seat, player, words, private, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            key, game, seat, player, words, int(private), times.now(),
        )
    )  # fmt: skip


def has_spoken(session: Session, game: str, player: str) -> bool:
    return session.value("SELECT 1 AS one FROM talk WHERE game = ? AND player = ?", game, player) is not None


def since(session: Session, game: str, player: str, after: int = 0, limit: int = 100) -> list[SqlRow]:
    """What this reader may see: all that was said, and their own notes. Without names."""
    return session.all(
        "SELECT * FROM talk WHERE game = ? AND seq > ? AND (private = 0 OR player = ?) ORDER BY seq LIMIT ?",
        game, after, player, limit,
    )  # fmt: skip


def latest(
    session: Session, game: str, player: str = "", *, private: bool = False, before: int = 0, limit: int = 30
) -> list[dict[str, Any]]:
    """The last words before `before`, in order, each with the name of who said it; `private`: one's own notes."""
    whose, given = ("private = 1 AND player = ?", (player,)) if private else ("private = 0", ())
    rows = session.all(
        f"SELECT * FROM talk WHERE game = ? AND {whose} AND (? = 0 OR seq < ?) ORDER BY seq DESC LIMIT ?",
        game, *given, before, before, limit,
    )  # fmt: skip
    names = player_rows.names(session, [row["player"] for row in rows])
    return [{**dict(row), "name": names.get(row["player"])} for row in reversed(rows)]


def in_letters(session: Session, game: str) -> list[dict[str, Any]]:
    """What was said to all. Notes stay out, as letters are quoted."""
    return latest(session, game, limit=IN_A_LETTER)


def of_player(session: Session, player: str) -> list[SqlRow]:
    """All that a player has said and noted."""
    return session.all("SELECT game, words, private, at FROM talk WHERE player = ? ORDER BY seq", player)
