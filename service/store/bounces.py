"""bounces, bounced: how often letters came back, by the address they were sent to; each letter counts once."""

from __future__ import annotations

from service.store import times
from service.store.database import Session, SqlRow

STOP = 4  # points of an address; nothing more is sent there


def count_letter(session: Session, token: str) -> bool:
    """False if this letter has come back before."""
    return bool(session.run("INSERT INTO bounced VALUES (?, ?) ON CONFLICT (token) DO NOTHING", token, times.now()))


def add(session: Session, address: str, points: int, code: str) -> None:
    session.run(
        "INSERT INTO bounces VALUES (?, ?, ?, ?) ON CONFLICT (address) DO UPDATE SET"
        " score = bounces.score + excluded.score, last = excluded.last, code = excluded.code",
        address, points, times.now(), code[:80],
    )  # fmt: skip


def is_stopped(session: Session, address: str) -> bool:
    return (session.value("SELECT score FROM bounces WHERE address = ?", address) or 0) >= STOP


def addresses(session: Session, least: int = STOP) -> list[str]:
    """Those with at least this score, by itself those that get no letters any more."""
    return [row["address"] for row in session.all("SELECT address FROM bounces WHERE score >= ?", least)]


def worst(session: Session, limit: int) -> list[SqlRow]:
    return session.all("SELECT * FROM bounces ORDER BY score DESC, last DESC LIMIT ?", limit)


def remove(session: Session, address: str) -> bool:
    return bool(session.run("DELETE FROM bounces WHERE address = ?", address))
