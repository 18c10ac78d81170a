"""After an outage a game is given that time back before anything else in it is judged.

The rows of its gifts may lie behind what somebody said while the clock was away, or not be there yet while the
follower catches up. So whoever judges takes them first.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from service.store import Row, Store, heartbeats, times
from service.store.database import marks
from service.store.intake import row_of

AHEAD = """UPDATE intake SET lease = ?, tries = tries + 1
    WHERE status = 'open' AND kind = 'gift' AND tries = 0 AND lease < ? AND game IN ({}) RETURNING *"""


class Gifts:
    """One an applier. It looks once in five minutes, and at each claim only while there is something to give."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._calm = ""  # until then there can be no outage that it does not know

    def first(self, rows: list[Row], until: float) -> list[Row]:
        """The claimed rows in the order in which they are judged, with gifts that are leased to go before them."""
        outages = self._outages(times.now())
        if not outages:
            return rows
        games = sorted({row.game for row in rows if row.game})
        requests = [
            request
            for outage in outages
            if not outage["done"]
            for request in heartbeats.gifts(outage, [game for game in games if self._ran(game, outage["until"])])
        ]
        with self._store.db.write(lazy=True) as session:
            heartbeats.put(session, requests)
            found = session.all(AHEAD.format(marks(games)), until, time.time(), *games) if games else []
        return sorted([*map(row_of, found), *rows], key=lambda row: (row.kind != "gift", row.seq))

    def _outages(self, now: str) -> Sequence[heartbeats.Outage]:
        if now < self._calm:
            return ()
        with self._store.db.read() as session:
            found = heartbeats.lately(session, now)
            if not found:
                self._calm = times.later(heartbeats.last(session) or now, heartbeats.GAP)
        return found

    def _ran(self, game: str, until: str) -> bool:
        """Asked of the game itself: the read models may be behind."""
        found = self._store.games.find(game)
        return found is not None and found.phase == "running" and found.pace.runs and found.opened < until
