"""followers: how far each follower of the log has come. The row changes in the commit of what it stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from service.store.database import Database, Session

TABLES = ("CREATE TABLE IF NOT EXISTS followers (name TEXT PRIMARY KEY, position BIGINT NOT NULL)",)
NAMES = ("boards", "mailbag")


def set_up(db: Database) -> None:
    with db.write() as session:
        session.many(
            "INSERT INTO followers (name, position) VALUES (?, 0) ON CONFLICT (name) DO NOTHING",
            [(name,) for name in NAMES],
        )


def position(session: Session, name: str, *, lock: bool = False) -> int:
    return int(session.value("SELECT position FROM followers WHERE name = ?" + (" FOR UPDATE" if lock else ""), name))


def advance(session: Session, name: str, old: int, new: int) -> bool:
    """False if somebody else has advanced it meanwhile."""
    return session.run("UPDATE followers SET position = ? WHERE name = ? AND position = ?", new, name, old) == 1
