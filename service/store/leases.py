"""Who comes next of many that wait, and leases of what one process works on: kept up while it lives, over a few seconds
after its death.

Of each person the oldest comes first, and the people in turn, so what one person piles up makes nobody else wait. Who
has had least of a worker's time lately comes first, if the worker remembers it (`Shares`); of those who are equal
chance takes one, and whatever is few enough to be taken as a whole keeps its order.

A claim writes into a row until when it is taken. A thread moves that moment on for the rows its process has in hand,
and only for those that still bear the moment it wrote itself: whatever a process has lost, by a long sleep or by a
database that was away, it learns of before it goes on.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from heapq import nlargest
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any, TypeVar

from service.store import counts, times
from service.store.database import Database, marks

if TYPE_CHECKING:
    from service.store.database import Database, Session, SqlRow


log = logging.getLogger(__name__)

LASTS = 5.0  # seconds: a process that dies keeps what it had in hand for so long at most
MOVED_ON = 1.0  # seconds between two times a lease is moved on
IDLE = 2.0  # seconds after which the thread that does it ends if there is nothing to hold
TRIES = 4  # a row that fails or kills its worker this often is put aside

R = TypeVar("R")


class HeldLeases:
    """Rows of one claim, by the numbers of their table; each lease lasts so long."""

    def __init__(self, table: str, column: str, rows: Collection[int], until: float, lasts: float = LASTS) -> None:
        self.table, self.column, self._lasts = table, column, lasts
        self._rows = dict.fromkeys(rows, until)
        self._lock = threading.Lock()

    def has(self, row: int) -> bool:
        """Whether nobody else can have it now."""
        with self._lock:
            ours = times.seconds() < self._rows.get(row, 0.0)
        if not ours:
            counts.tally(counts.LEASES_LOST)
        return ours

    def move_on(self, db: Database) -> None:
        with self._lock:
            now = times.seconds()
            self._rows = {row: until for row, until in self._rows.items() if until > now}
            for before in set(self._rows.values()):
                with db.write(lazy=True) as session:
                    self._move_on(session, before, db.kind == "postgresql")

    def _move_on(self, session: Session, before: float, locks: bool) -> None:
        """What this process is just committing is locked, and would wait for a row that is moved on here: it keeps its
        lease as it is. What is gone is no longer ours."""
        rows, later = sorted(row for row, until in self._rows.items() if until == before), until(self._lasts)
        ours = f"SELECT {self.column} AS ours FROM {self.table} WHERE lease = ? AND {self.column} IN ({marks(rows)})"
        free = f"{ours} ORDER BY {self.column} FOR UPDATE SKIP LOCKED" if locks else ours
        moved = session.all(
            f"UPDATE {self.table} SET lease = ? WHERE {self.column} IN (SELECT ours FROM ({free}) AS free)"
            f" RETURNING {self.column} AS ours",
            later, before, *rows,
        )  # fmt: skip
        kept = session.all(ours, before, *rows) if len(moved) < len(rows) else []
        for row in rows:
            del self._rows[row]
        self._rows.update({row["ours"]: before for row in kept})
        self._rows.update({row["ours"]: later for row in moved})


class Leases:
    """One a process."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._held: set[HeldLeases] = set()
        self._news = threading.Condition()
        self._owner = 0

    @contextmanager
    def keep(self, held: HeldLeases) -> Iterator[HeldLeases]:
        with self._news:
            if self._owner != os.getpid():  # threads do not survive a fork
                self._owner = os.getpid()
                threading.Thread(target=self._run, name="posthorn-leases", daemon=True).start()
            self._held.add(held)
            self._news.notify()
        try:
            yield held
        finally:
            with self._news:
                self._held.discard(held)

    def _run(self) -> None:
        while self._is_wanted():
            time.sleep(MOVED_ON)
            with self._news:
                held = list(self._held)
            for each in held:
                try:
                    each.move_on(self._db)
                except Exception as error:  # the database is away: the leases run out, and `has` says so
                    if self._is_held(each):  # the last work of a process lets go, and then its database is closed
                        log.warning("leases of %s could not be moved on: %s", each.table, type(error).__name__)

    def _is_wanted(self) -> bool:
        """A thread that nobody needs for a while ends, and lets go of its database."""
        with self._news:
            if not self._held:
                self._news.wait(IDLE)
            if not self._held:
                self._owner = 0
            return bool(self._held)

    def _is_held(self, each: HeldLeases) -> bool:
        with self._news:
            return each in self._held


def until(lasts: float = LASTS) -> float:
    return times.seconds() + lasts


def take_up(rows: Iterable[R], tries: Callable[[R], int] = attrgetter("tries")) -> tuple[list[R], list[R]]:
    """What is worked now, in this order, and what is given back.

    A row that was met before may have killed its worker. One of them is worked at a time, that with the fewest tries,
    and after all that are met for the first time: so no other row waits for it or is blamed.
    """
    fresh: list[R] = []
    met: list[R] = []
    for row in rows:
        (met if tries(row) > 1 else fresh).append(row)
    met.sort(key=tries)
    return fresh + met[:1], met[1:]


HALF = 30.0  # seconds in which half of it is forgotten
LEAST = 0.01  # seconds of work that count
NAMED = 100  # who have had most; the others are as good as new


class Shares:
    """Of one process and one table; of a person is known what the claims say: rows of strangers are of nobody."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._at = clock, clock()
        self._had: dict[str, float] = {}
        self._whose: Mapping[int, str] = {}

    def claimed(self, whose: Mapping[int, str]) -> None:
        """The rows of the last claim."""
        self._whose = whose

    @contextmanager
    def of(self, row: int) -> Iterator[None]:
        """What is done in it is done for whom the row concerns."""
        began = self._clock()
        try:
            yield
        finally:
            who = self._whose.get(row, "")
            self._had[who] = self._had.get(who, 0.0) + self._clock() - began

    def had(self) -> list[tuple[str, float]]:
        """Of those who have had most, the seconds."""
        faded = 0.5 ** ((self._clock() - self._at) / HALF)
        self._at = self._clock()
        self._had = {who: left for who, had in self._had.items() if (left := faded * had) >= LEAST}
        return nlargest(NAMED, self._had.items(), key=itemgetter(1))


def _had(shares: Shares | None) -> tuple[str, list[str | float]]:
    """An expression for what a person has had, and its values."""
    had = shares.had() if shares is not None else []
    if not had:
        return "0.0", []
    return f"CASE coalesce(who, '') {'WHEN ? THEN ? ' * len(had)}ELSE 0.0 END", [each for pair in had for each in pair]


LOOKED_AT = 10_000  # of those that wait longest


def claimed(
    db: Database, table: str, number: str, free: str, values: tuple[Any, ...], columns: str, whose: str,
    most: int, lease: float, shares: Shares | None = None,
) -> list[SqlRow]:  # fmt: skip
    """Rows of a table leased, in the order in which they are to be worked. `free`: what is open, a condition with these
    values. `whose`: rows that are alike in this are of one person; made of these columns of `waiting`.
    """
    whose_of = f"SELECT n, {whose} AS who FROM (SELECT {number} AS n, {columns} FROM {table} WHERE {free}"
    whose_of += f" ORDER BY {number} LIMIT {LOOKED_AT}) AS waiting"
    turns_of = f"SELECT n, who, row_number() OVER (PARTITION BY who ORDER BY n) AS turn FROM ({whose_of}) AS named"
    case, had = _had(shares)
    chosen_of = f"SELECT n, coalesce(who, '') AS who, {case} AS had FROM ({turns_of}) AS turns"
    locked = "FOR UPDATE SKIP LOCKED" if db.kind == "postgresql" else ""
    with db.write(lazy=True) as session:
        chosen = session.all(f"{chosen_of} ORDER BY turn, had, random() LIMIT ?", *had, *values, most)
        if len(chosen) < most:
            chosen.sort(key=lambda row: (row["had"], row["n"]))
        numbers = [int(row["n"]) for row in chosen]
        if not numbers:
            return []
        found = session.all(
            f"UPDATE {table} SET lease = ?, tries = tries + 1 WHERE {number} IN (SELECT {number} FROM {table}"
            f" WHERE {number} IN ({marks(numbers)}) AND {free} ORDER BY {number} {locked}) RETURNING *",
            lease, *numbers, *values,
        )  # fmt: skip
    if shares is not None:
        shares.claimed({int(row["n"]): str(row["who"]) for row in chosen})
    order = {each: place for place, each in enumerate(numbers)}
    return sorted(found, key=lambda row: order[int(row[number])])
