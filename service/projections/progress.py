"""followers: how far each follower of the log has come. The row changes in the commit of what it stands for."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from service.store import times
from service.store.database import marks
from service.store.migrations import derived

if TYPE_CHECKING:
    from service.store.database import Database, Session, SqlRow

APART = 1.0  # seconds: several processes that begin at one moment have not died of anything


class OtherShape(Exception):
    """The read models in the database are not of the shape that this code writes."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no follower {name}: start this version of Posthorn anew, so that it makes its own.")


LOCK = 7_073_712
NOTHING = -(2**62)  # before all positions
BESIDE, LEFT = "beside.", 7 * 86_400.0  # who reads the log for itself; seconds after which they died of something


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


def reached(session: Session, kind: str) -> int:
    """How far all have come who follow the log, before anything if somebody begins anew. Until the commit nobody is put
    back or begins, who would miss what this commit takes out of the log."""
    if kind == "postgresql":
        session.run("SELECT 1 FROM followers FOR SHARE")
    # a statement of its own: it sees what was done by those for whom the lock had to wait
    rows = {row["name"]: row for row in session.all("SELECT name, position, begun_at FROM followers")}
    if any(name.startswith(BESIDE) and row["begun_at"] > times.seconds() - LEFT for name, row in rows.items()):
        return NOTHING
    return min(rows[name]["position"] if name in rows else NOTHING for name in (derived.FOLLOWER, derived.MAILBAG))


@contextmanager
def log_kept(db: Database) -> Iterator[None]:
    """Nothing is taken out of the log: somebody follows it who is not among its followers."""
    name = f"{BESIDE}{secrets.token_hex(4)}"
    with db.write() as session:
        session.run("UPDATE followers SET tries = tries")  # waits for those who are about to take something out
        session.run(
            "INSERT INTO followers (name, position, begun, begun_at) VALUES (?, 0, 0, ?)", name, times.seconds()
        )
    try:
        yield
    finally:
        with db.write() as session:
            session.run("DELETE FROM followers WHERE name = ?", name)


def numbered(session: Session) -> int:
    """The number of the game that was opened last of those in the log."""
    return int(session.value("SELECT coalesce(max(numbered), 0) FROM followers"))


def number(session: Session, last: int) -> None:
    session.run("UPDATE followers SET numbered = ? WHERE name = ?", last, derived.FOLLOWER)


# a table of read models as a whole, for those who make it anew


def values(session: Session, table: str, column: str, beyond: str, most: int) -> list[str]:
    """The next values of a column, in order."""
    sql = f"SELECT DISTINCT {column} AS value FROM {table} WHERE {column} > ? ORDER BY 1 LIMIT ?"
    return [row["value"] for row in session.all(sql, beyond, most)]


def rows_of(session: Session, table: str, column: str, wanted: Sequence[str]) -> list[SqlRow]:
    """Those with one of these values."""
    return session.all(f"SELECT * FROM {table} WHERE {column} IN ({marks(wanted)})", *wanted)


def copy(session: Session, table: str, rows: Sequence[SqlRow]) -> None:
    values = [tuple(row[name] for name in row.keys()) for row in rows]  # noqa: SIM118 (a row of SQLite gives values)
    session.many(f"INSERT INTO {table} VALUES ({marks(values[0])})", values)
