"""terms: who may sit at a table that has not begun, the word of its link, and the words of its host."""

from __future__ import annotations

from collections.abc import Sequence

from domain.game.aggregate import Game
from domain.game.names import display_greeting
from service.store.database import Session, SqlRow, marks


def insert(session: Session, game: str, public: bool, word: str, conditions: str, greeting: str) -> None:
    """The same game twice keeps its first terms."""
    session.run(
        "INSERT INTO terms (game, public, word, conditions, greeting) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (game) DO NOTHING",
        game, int(public), word, conditions, greeting,
    )  # fmt: skip


def of(session: Session, game: str) -> SqlRow | None:
    return session.one("SELECT * FROM terms WHERE game = ?", game)


def word_of(session: Session, game: str) -> str:
    """Of the link to a game that is not listed; empty if it is."""
    return str(session.value("SELECT word FROM terms WHERE game = ? AND public = 0", game) or "")


def greeting(session: Session, game: Game) -> str:
    """The words of the host; those of older games stand in the log."""
    row = of(session, game.id)
    return display_greeting((row["greeting"] if row is not None else "") or game.greeting)


def some(session: Session, games: Sequence[str]) -> list[SqlRow]:
    """Of those that have any of their own."""
    return session.all(f"SELECT * FROM terms WHERE game IN ({marks(games)})", *games) if games else []


def game_of(session: Session, word: str) -> str:
    """The game that a link leads to, or nothing."""
    return str(session.value("SELECT game FROM terms WHERE word = ?", word) or "")
