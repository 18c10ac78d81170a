"""What is not kept for ever: games that were closed long ago are packed, verdicts of long ago forgotten; a bounded pass
a minute.
"""

from __future__ import annotations

import time

from msgspec import Struct

from service.store import Store, event_rows, times
from service.store.pool import OPENING
from workers import archive

AT_ONCE = 500  # commands of one commit
FORGETTING = 1.0  # seconds of one pass; what is left waits for the next


class Kept(Struct, frozen=True):
    """Days; 0: for ever."""

    games: int = 0
    verdicts: int = 0


FOR_EVER = Kept()


class Retention:
    def __init__(self, store: Store, kept: Kept) -> None:
        self._store, self._kept = store, kept
        self._seen = 0  # rows of the intake up to here are gone, or stay

    def work_off(self, now: str = "") -> int:
        """How many games were packed, and commands forgotten."""
        return archive.pack(self._store, self._kept.games, now) + self._forget_verdicts(now or times.now())

    def _forget_verdicts(self, now: str) -> int:
        """What began a game stays, so that the same order makes none anew, and what nobody has judged."""
        if not self._kept.verdicts:
            return 0
        before, end, total = times.later(now, -24.0 * self._kept.verdicts), time.monotonic() + FORGETTING, 0
        while time.monotonic() < end:
            with self._store.db.staying().write(lazy=True) as session:
                last, forgotten = event_rows.forget_verdicts(session, self._seen, before, AT_ONCE, OPENING)
            if last == self._seen:
                break
            self._seen, total = last, total + forgotten
        return total
