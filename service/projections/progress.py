"""followers: how far each follower of the log has come. The row changes in the commit of what it stands for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from service.store import times
from service.store.database import marks

if TYPE_CHECKING:
    from service.store.database import Session, SqlRow

APART = 1.0  # seconds: several processes that begin at one moment have not died of anything


class OtherShape(Exception):
    """The read models in the database are not of the shape that this code writes."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no follower {name}: start this version of Posthorn anew, so that it makes its own.")


LOCK = 7_073_712


def hold(session: Session, name: str) -> None:
    """Of all processes this one takes what comes next, until its commit. To lock the row would take a transaction id,
    which holds up all who wait at a number of the log that is missing.
    """
    session.run("SELECT pg_advisory_xact_lock(?, hashtext(?))", LOCK, name)


def position(session: Session, name: str) -> int:
    found = session.value("SELECT position FROM followers WHERE name = ?", name)
    if found is None:
        raise OtherShape(name)
    return int(found)


def advance(session: Session, name: str, old: int, new: int) -> bool:
    """False if somebody else has advanced it meanwhile."""
    return session.run("UPDATE followers SET position = ? WHERE name = ? AND position = ?", new, name, old) == 1


def begin(session: Session, name: str, position: int) -> int:
    """How often it was begun to go on from this position: more than once if somebody died of it, 0 if it was passed."""
    now = times.seconds()
    found = session.value(
        "UPDATE followers SET tries = CASE WHEN begun <> ? THEN 1 WHEN begun_at < ? THEN tries + 1 ELSE tries END,"
        " begun = ?, begun_at = ? WHERE name = ? AND position = ? RETURNING tries",
        position, now - APART, position, now, name, position,
    )  # fmt: skip
    return int(found or 0)


# a table of read models as a whole, for those who make it anew


def rows_of(session: Session, table: str, order: Sequence[str]) -> list[SqlRow]:
    return session.all(f"SELECT * FROM {table} ORDER BY {', '.join(order)}")


def copy(session: Session, table: str, rows: Sequence[SqlRow]) -> None:
    values = [tuple(row[name] for name in row.keys()) for row in rows]  # noqa: SIM118 (a row of SQLite gives values)
    session.many(f"INSERT INTO {table} VALUES ({marks(values[0])})", values)
