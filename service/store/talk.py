"""talk: what is said at tables, and the notes that players write to themselves."""

from __future__ import annotations

from service.store import times
from service.store.database import Session, SqlRow


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
    """What this reader may see: all that was said, and their own notes."""
    return session.all(
        "SELECT * FROM talk WHERE game = ? AND seq > ? AND (private = 0 OR player = ?) ORDER BY seq LIMIT ?",
        game, after, player, limit,
    )  # fmt: skip


def latest(
    session: Session, game: str, player: str = "", *, private: bool = False, before: int = 0, limit: int = 30
) -> list[SqlRow]:
    """The last words before `before`, in order; `private`: one's own notes."""
    whose, given = ("private = 1 AND player = ?", (player,)) if private else ("private = 0", ())
    rows = session.all(
        f"SELECT * FROM talk WHERE game = ? AND {whose} AND (? = 0 OR seq < ?) ORDER BY seq DESC LIMIT ?",
        game, *given, before, before, limit,
    )  # fmt: skip
    return rows[::-1]


def of_player(session: Session, player: str) -> list[SqlRow]:
    """All that a player has said and noted."""
    return session.all("SELECT game, words, private, at FROM talk WHERE player = ? ORDER BY seq", player)
