"""followers: how far each follower of the log has come. The row changes in the commit of what it stands for."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from service.store.database import Session

APART = 1.0  # seconds: several processes that begin at one moment have not died of anything


class OtherShape(Exception):
    """The read models in the database are not of the shape that this code writes."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no follower {name}: start this version of Posthorn anew, so that it makes its own.")


def position(session: Session, name: str, *, lock: bool = False) -> int:
    sql = "SELECT position FROM followers WHERE name = ?"
    found = session.value(sql + (" FOR UPDATE" if lock else ""), name)
    if found is None:
        raise OtherShape(name)
    return int(found)


def advance(session: Session, name: str, old: int, new: int) -> bool:
    """False if somebody else has advanced it meanwhile."""
    return session.run("UPDATE followers SET position = ? WHERE name = ? AND position = ?", new, name, old) == 1


def begin(session: Session, name: str, position: int) -> int:
    """How often it was begun to go on from this position: more than once if somebody died of it, 0 if it was passed."""
    now = time.time()
    found = session.value(
        "UPDATE followers SET tries = CASE WHEN begun <> ? THEN 1 WHEN begun_at < ? THEN tries + 1 ELSE tries END,"
        " begun = ?, begun_at = ? WHERE name = ? AND position = ? RETURNING tries",
        position, now - APART, position, now, name, position,
    )  # fmt: skip
    return int(found or 0)
