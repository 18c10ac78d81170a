"""What is said at the table, and the notes a player writes to himself."""

from __future__ import annotations

from service.store import times
from service.store.database import Row, Session

LONGEST = 1000


def put(session: Session, key: str, game: str, seat: int | None, player: str, words: str, private: bool = False) -> int:
    """1 if it is new; the same key twice is said once."""
    return session.run(
        "INSERT INTO talk (key, game, seat, player, words, private, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (key) DO NOTHING",
        key, game, seat, player, words[:LONGEST], int(private), times.now(),
    )  # fmt: skip


def since(session: Session, game: str, player: str, after: int = 0, limit: int = 100) -> list[Row]:
    """What this reader may see: all that was said, and his own notes."""
    return session.all(
        "SELECT * FROM talk WHERE game = ? AND seq > ? AND (private = 0 OR player = ?) ORDER BY seq LIMIT ?",
        game, after, player, limit,
    )  # fmt: skip
