"""Sessions: who is signed in in which browser. The browser holds a secret, the database only its hash.

A session ends some days after it was last used, when it is signed out, or when all of a player's are.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from msgspec import Struct

from service.store import feeds, grants, player_rows, pushes, sign_ins, times, visitors
from service.store.player_rows import hashed

if TYPE_CHECKING:
    from service.store import Store
    from service.store.database import Session, SqlRow

KEPT = 90  # days since it was last used, if nothing else is set
STEP = 24.0  # hours between two notes of its use, so that a page that is looked at writes nothing
LONGEST_BROWSER = 60


class Known(Struct, frozen=True):
    """`renewed`: its end was moved on just now, so the browser has to be told."""

    player: str
    hash: str
    renewed: bool = False


def begin(session: Session, player: str, browser: str = "", days: int = KEPT) -> str:
    """The secret of a new session; it is told to the browser and stored nowhere."""
    secret, now = secrets.token_urlsafe(32), times.now()
    session.run(
        "INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)",
        hashed(secret), player, now, now, times.later(now, 24.0 * days), browser[:LONGEST_BROWSER],
    )  # fmt: skip
    return secret


def known(store: Store, secret: str, days: int = KEPT) -> Known | None:
    """Whose session this is, if it has not ended."""
    now, hash = times.now(), hashed(secret)
    with store.db.read() as session:
        row = session.one("SELECT player, used FROM sessions WHERE hash = ? AND ends > ?", hash, now)
    if row is None:
        return None
    if row["used"] > times.later(now, -STEP):
        return Known(row["player"], hash)
    with store.db.single(lazy=True) as session:
        session.run("UPDATE sessions SET used = ?, ends = ? WHERE hash = ?", now, times.later(now, 24.0 * days), hash)
    return Known(row["player"], hash, renewed=True)


def listed(session: Session, player: str) -> list[SqlRow]:
    return session.all(
        "SELECT * FROM sessions WHERE player = ? AND ends > ? ORDER BY used DESC, hash", player, times.now()
    )


def end(session: Session, player: str, name: str) -> int:
    """One of a player's sessions, by the first letters of its hash as `name_of` shows it."""
    visitors.use_up_form(session, player)
    pushes.remove_of_session(session, player, name)
    return session.run("DELETE FROM sessions WHERE player = ? AND substr(hash, 1, 16) = ?", player, name)


def end_all(session: Session, player: str) -> int:
    visitors.use_up_form(session, player)
    pushes.remove_of_sessions(session, player)
    return session.run("DELETE FROM sessions WHERE player = ?", player)


def close_account(session: Session, player: str) -> None:
    """Nobody who could act as this player can any more: sessions, keys, feeds, links of letters, links on their way."""
    end_all(session, player)
    player_rows.revoke_keys(session, player)
    feeds.remove(session, player)
    pushes.remove_all(session, player)
    grants.revoke(session, player=player)
    sign_ins.close_all(session, player)


def forget(session: Session, now: str) -> int:
    return session.run("DELETE FROM sessions WHERE ends <= ?", now)


def name_of(hash: str) -> str:
    """What a session is called where its player sees it; nobody can sign in with it."""
    return hash[:16]
