"""Games that were closed long ago are packed, one row a game: a pass a minute, which is bounded."""

from __future__ import annotations

import time

import msgspec
from msgspec import Struct

from service.projections import progress, tables
from service.store import Store, event_rows, times
from service.store.database import Session

AT_ONCE = 10  # games of one commit
PACKING = 1.0  # seconds of one pass; what is left waits for the next


class _At(Struct):
    at: str


def pack(store: Store, days: int, now: str = "") -> int:
    """Moves to the archive the games that were closed so many days ago; how many. `days` 0: none ever."""
    if not days:
        return 0
    before, end, total = times.later(now or times.now(), -24.0 * days), time.monotonic() + PACKING, 0
    while True:
        with store.db.staying().write(lazy=True) as session:
            old = _old_games(session, store.db.kind, before)
            numbers = tables.numbers_of(session, old)
            moved = sum(event_rows.archive(session, game, numbers.get(game, 0), times.now()) > 0 for game in old)
        total += moved
        if moved < AT_ONCE or time.monotonic() > end:
            return total


def _old_games(session: Session, kind: str, before: str) -> list[str]:
    """All that was made of their events stands in the read models and the mailbag."""
    reached, newest = progress.reached(session, kind), event_rows.newest(session, kind)
    found = event_rows.closed(session, kind, AT_ONCE)
    return [
        each.game
        for each in found
        if each.number <= reached and each.game != newest and msgspec.json.decode(each.state, type=_At).at < before
    ]
