"""Which games wait for a round of the public beacon; the row changes in the commit of the event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from domain import events as ev
from domain.events import Beacon, GameEvent
from service.store.database import Session

TABLE = "CREATE TABLE IF NOT EXISTS beacons_awaited (game TEXT PRIMARY KEY, chain TEXT NOT NULL, round BIGINT NOT NULL)"


def writes(events: Iterable[GameEvent]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for event in events:
        if isinstance(event, ev.Opened) and event.beacon is not None:
            values = (event.originator_id, event.beacon.chain, event.beacon.round)
            yield "INSERT INTO beacons_awaited (game, chain, round) VALUES (?, ?, ?)", values
        elif isinstance(event, ev.BeaconSettled | ev.Closed):
            yield "DELETE FROM beacons_awaited WHERE game = ?", (event.originator_id,)


def awaited(session: Session) -> dict[str, Beacon]:
    """By game."""
    rows = session.all("SELECT game, chain, round FROM beacons_awaited ORDER BY game")
    return {row["game"]: Beacon(row["chain"], row["round"]) for row in rows}
