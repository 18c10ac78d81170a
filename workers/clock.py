"""The clock: tells each table whose time is over. It does no more, and it does it through the intake like all."""

from __future__ import annotations

from service.readmodels import tables
from service.store import Store, times


def ring(store: Store) -> int:
    """A row for each seat that has run out of time, once for each time it is asked."""
    with store.db.read() as session:
        late = tables.overdue(session, times.now())
    for place in late:
        store.intake.submit(
            "clock",
            {"what": "overdue"},
            channel="clock",
            game=place["game"],
            seat=place["seat"],
            point=place["point"],
            key=f"clock:{place['game']}:{place['seat']}:{place['point']}",
        )
    return len(late)
