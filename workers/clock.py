"""The clock: tells each table whose time is over, stands still for one who cannot be reached, and waits for a beacon no
longer than was said. It does no more, and it does it through the intake like all, so that the log says what it did.
"""

from __future__ import annotations

from typing import Any

from domain.beacon import given_up
from domain.judge import LONGEST_PAUSE
from service.letters import bounces
from service.readmodels import pace, tables
from service.store import Store, beacons, times
from service.store.database import Row


def check_clocks(store: Store) -> int:
    """A row for each seat that has run out of time or lost its letters, once for each time it is asked."""
    now = times.now()
    with store.db.read() as session:
        late = pace.overdue(session, now)
        silent = bounces.unreachable(session)
        lost = tables.unreachable(session, now, silent) if silent else []
        dark = [game for game, round in beacons.awaited(session).items() if given_up(round, now)]
    for place in late:
        _submit(store, place, f"deadline:{place['deadline']}", {"what": "deadline"})
    for place in lost:
        _submit(store, place, "pause", {"what": "paused", "hours": LONGEST_PAUSE})
    for game in dark:
        store.intake.submit("beacon", {}, channel="clock", game=game, key=f"dark:{game}")
    return len(late)


def _submit(store: Store, place: Row, name: str, body: dict[str, Any]) -> None:
    store.intake.submit(
        "clock",
        body,
        channel="clock",
        game=place["game"],
        seat=place["seat"],
        point=place["point"],
        key=f"{name}:{place['game']}:{place['seat']}:{place['point']}",
    )
