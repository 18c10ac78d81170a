"""Numbers of the log that are missing: whether somebody may still bring them, or nobody can any more.

Numbers are given before a commit, so a greater one may be seen first. Whoever takes a number has a transaction id (xid)
before. A fence is an xid that is taken after `ceiling` was seen: whoever took a number below `ceiling` has a smaller
xid. Once all transactions before the fence have ended, what is missing below `ceiling` stays missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import Any

# one statement, one snapshot: what is visible, and which transactions may still bring something
NUMBERED = """SELECT notification_id, originator_id, originator_version, topic, state,
    (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint) AS oldest,
    (SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint) AS beyond
    FROM stored_events WHERE notification_id > %s AND notification_id <= %s ORDER BY notification_id LIMIT %s"""
# a transaction of its own, whose snapshot, and so the ceiling, is older than its xid; it waits for no fsync
FENCE = "SELECT max(notification_id) AS ceiling, pg_current_xact_id()::text::bigint AS fence FROM stored_events"


class Holes:
    """Shared by all who read the log in a process. It may forget at any time: it then takes a fence again."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._fences: list[tuple[int, int]] = []  # ceilings and their fences, not yet passed by all
        self._dead = (0, 0)  # the last one that was

    def up_to(self, at: int, rows: Sequence[Any]) -> tuple[int, bool]:
        """How many of the rows may be taken, and whether a fence is wanted for what comes behind them."""
        if not rows:
            return 0, False
        oldest, beyond = rows[0]["oldest"], rows[0]["beyond"]
        with self._lock:
            if beyond <= self._dead[1]:  # a fence ends before it is known, so this is another server
                self._dead, self._fences = (0, 0), []
            while self._fences and self._fences[0][1] <= oldest:
                self._dead = self._fences.pop(0)
            # a proof holds for snapshots that are younger than it; another thread may have found it
            dead = self._dead[0] if oldest >= self._dead[1] else 0
            for n, row in enumerate(rows):
                number = row["notification_id"]
                if number != at + 1 and number > dead:
                    return n, not self._fences or number > self._fences[-1][0]
                at = number
            return len(rows), False

    def fence(self, ceiling: int, fence: int) -> None:
        with self._lock:
            if not self._fences or ceiling > self._fences[-1][0]:
                self._fences.append((ceiling, fence))
