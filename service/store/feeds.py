"""feeds: the secret address of a player's calendar, by its hash."""

from __future__ import annotations

from service.store import times
from service.store.database import Session


def insert(session: Session, player: str, hash: str) -> None:
    """A player has one; the address before it is void."""
    remove(session, player)
    session.run("INSERT INTO feeds VALUES (?, ?, ?)", hash, player, times.now())


def remove(session: Session, player: str) -> None:
    session.run("DELETE FROM feeds WHERE player = ?", player)


def player_of(session: Session, hash: str) -> str | None:
    found = session.value("SELECT player FROM feeds WHERE hash = ?", hash)
    return str(found) if found else None
