"""sign_ins: letters that were asked for to sign in, and what is to be done once one comes back."""

from __future__ import annotations

import json
from typing import Any

from service.store import times
from service.store.database import Session


def insert(session: Session, attempt: str, address: str, afterwards: str) -> bool:
    """False if it was asked for before."""
    return bool(
        session.run(
            "INSERT INTO sign_ins VALUES (?, ?, ?, ?, 0, NULL) ON CONFLICT (attempt) DO NOTHING",
            attempt, address, afterwards, times.now(),
        )
    )  # fmt: skip


def count_try(session: Session, attempt: str, most: int, hours: float) -> bool:
    """Whether one more try counts: it is younger than this, open, and was not tried so often."""
    since = times.later(times.now(), -hours)
    return bool(
        session.run(
            "UPDATE sign_ins SET tries = tries + 1 WHERE attempt = ? AND done IS NULL AND tries < ? AND made > ?",
            attempt, most, since,
        )
    )  # fmt: skip


def afterwards(session: Session, attempt: str) -> dict[str, Any]:
    """What is still to be done, once."""
    text = session.value("SELECT afterwards FROM sign_ins WHERE attempt = ? AND done IS NULL", attempt)
    found: dict[str, Any] = json.loads(text) if text else {}
    return found


def done(session: Session, attempt: str) -> None:
    session.run("UPDATE sign_ins SET done = ? WHERE attempt = ? AND done IS NULL", times.now(), attempt)


def close_all(session: Session, player: str) -> None:
    """Nothing that was asked for in the name of a player is done any more."""
    named = f'%"{player}"%'
    session.run("UPDATE sign_ins SET done = ? WHERE done IS NULL AND afterwards LIKE ?", times.now(), named)


def forget(session: Session, now: str) -> int:
    return session.run("DELETE FROM sign_ins WHERE made < ?", times.later(now, -24))
