"""visitors: players who have given no address, by the form that made each."""

from __future__ import annotations

from collections.abc import Sequence

from service.store import times
from service.store.database import Session, marks
from service.store.player_rows import hashed


def insert(session: Session, player: str, form: str) -> str:
    """The visitor of this form, who is another one if it was pressed twice at one moment: this one goes unused then."""
    new = "INSERT INTO visitors (player, made, form) VALUES (?, ?, ?) ON CONFLICT (form) DO NOTHING"
    if not session.run(new, player, times.now(), hashed(form)):
        session.run(new, player, times.now(), player)
    return made_by(session, form)


def made_by(session: Session, form: str) -> str:
    return str(session.value("SELECT player FROM visitors WHERE form = ?", hashed(form)) or "")


def use_up_form(session: Session, player: str) -> None:
    """The form that made a visitor signs nobody in again."""
    session.run("UPDATE visitors SET form = player WHERE player = ?", player)


def is_one(session: Session, player: str) -> bool:
    return session.one("SELECT 1 AS one FROM visitors WHERE player = ?", player) is not None


def among(session: Session, players: Sequence[str]) -> set[str]:
    """Which of these are visitors."""
    if not players:
        return set()
    rows = session.all(f"SELECT player FROM visitors WHERE player IN ({marks(players)})", *players)
    return {row["player"] for row in rows}


def keep(session: Session, player: str) -> None:
    """They have an address now, and are a player like all others."""
    session.run("DELETE FROM visitors WHERE player = ?", player)


def made_before(session: Session, moment: str, limit: int) -> list[str]:
    rows = session.all("SELECT player FROM visitors WHERE made < ? ORDER BY made LIMIT ?", moment, limit)
    return [row["player"] for row in rows]
