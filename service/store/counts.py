"""How much of something there was lately. All processes share the rows; they are kept for a day and an hour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from service.store import times

if TYPE_CHECKING:
    from service.store.database import Session

DAY = 24  # hours; nothing is asked about longer
_SPAN = len("2026-11-18T23:5")  # ten minutes are one row


def add(session: Session, amounts: Mapping[str, int], now: str) -> None:
    """In the order of the names, so that no two writers wait for each other."""
    session.many(
        "INSERT INTO counts VALUES (?, ?, ?) ON CONFLICT (about, span) DO UPDATE SET n = counts.n + excluded.n",
        [(about, now[:_SPAN], n) for about, n in sorted(amounts.items())],
    )


def total(session: Session, about: str, hours: float, now: str) -> int:
    """Of so many hours, and of the rest of the ten minutes in which they begin."""
    since = times.later(now, -hours)[:_SPAN]
    return int(session.value("SELECT sum(n) FROM counts WHERE about = ? AND span >= ?", about, since) or 0)


def forget(session: Session, now: str) -> int:
    return session.run("DELETE FROM counts WHERE span < ?", times.later(now, -DAY - 1)[:_SPAN])


# what the operator allows


def allowance(session: Session, player: str) -> int:
    """How many games, and how many invitations, the operator allows this account within a day; 0: as everybody."""
    return int(session.value("SELECT a_day FROM hosts WHERE player = ?", player) or 0)


def allow(session: Session, player: str, a_day: int) -> None:
    session.run("DELETE FROM hosts WHERE player = ?", player)
    if a_day:
        session.run("INSERT INTO hosts VALUES (?, ?)", player, a_day)
