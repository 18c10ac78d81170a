"""How long rows took that came in since the last look: commands to their verdict, moves to their letter, mails to the
verdict. Read by number: what is open is looked at again, and nothing is read twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from service.store import times
from service.store.database import marks

if TYPE_CHECKING:
    from service.store.database import Session, SqlRow

AT_ONCE = 5000  # rows of one look
OPEN = 5000  # rows that are looked at again; of more the oldest are let go

_SOURCES = {
    "verdict": (
        "seq",
        "SELECT seq AS number, status AS state, channel AS label, arrived AS began, decided AS ended FROM intake"
        " WHERE {which} ORDER BY 1 LIMIT ?",
        "SELECT max(seq) FROM intake",
        ("open",),
    ),
    "letter": (
        "mailbag.id",
        "SELECT mailbag.id AS number, coalesce(letters.status, mailbag.status) AS state, mailbag.kind AS label,"
        " mailbag.made AS began, letters.sent AS ended"
        " FROM mailbag LEFT JOIN letters ON letters.token = mailbag.letter WHERE {which} ORDER BY 1 LIMIT ?",
        "SELECT max(id) FROM mailbag",
        ("due", "ready", "mailed"),
    ),
    "mail": (
        "seq",
        "SELECT seq AS number, status AS state, kind AS label, arrived AS began, row_id AS ended FROM mails"
        " WHERE {which} ORDER BY 1 LIMIT ?",
        "SELECT max(seq) FROM mails",
        ("new", "waiting", "held"),
    ),
}


class Ended(Struct, frozen=True):
    """`seconds`: None if there is nothing that they would lead to."""

    state: str
    label: str
    seconds: float | None


class Timings:
    """Of one of `verdict`, `letter`, `mail`, from when this was made."""

    def __init__(self, session: Session, what: str) -> None:
        self._column, self._sql, newest, self._unfinished = _SOURCES[what]
        self._of_mails = what == "mail"  # they end when their rows do, which may lie on another database
        self._last = int(session.value(newest) or 0)
        self._open: list[int] = []

    def ended(self, session: Session) -> Iterator[Ended]:
        """Those that came to their end since the last look."""
        rows = self._rows(session, f"{self._column} > ?", self._last)
        if self._open:
            rows += self._rows(session, f"{self._column} IN ({marks(self._open)})", *self._open)
        self._last = max((int(row["number"]) for row in rows), default=self._last)
        self._open = sorted(int(row["number"]) for row in rows if row["state"] in self._unfinished)[-OPEN:]
        ended = [row for row in rows if row["state"] not in self._unfinished]
        decided = _decided_at(session, [row["ended"] for row in ended]) if self._of_mails else {}
        for row in ended:
            moment = decided.get(row["ended"]) if self._of_mails else row["ended"]
            yield Ended(row["state"], row["label"] or "none", _seconds(row["began"], moment))

    def _rows(self, session: Session, which: str, *values: int) -> list[SqlRow]:
        return session.all(self._sql.format(which=which), *values, AT_ONCE)


def _decided_at(session: Session, ids: Sequence[str]) -> dict[str, str]:
    """When these rows were decided, of those that were."""
    wanted = [id for id in ids if id]
    if not wanted:
        return {}
    rows = session.all(f"SELECT id, decided FROM intake WHERE id IN ({marks(wanted)}) AND decided > ''", *wanted)
    return {row["id"]: row["decided"] for row in rows}


def _seconds(began: str, ended: str | None) -> float | None:
    return max(0.0, (times.parsed(ended) - times.parsed(began)).total_seconds()) if ended else None
