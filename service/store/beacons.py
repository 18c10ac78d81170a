"""Which games wait for a round of the public beacon; the row changes in the commit of the event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from domain.game import events as ev
from domain.game.events import Beacon
from service.store.database import Session


def writes(game: str, beacon: Beacon, events: Iterable[ev.GameEvent]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for event in events:
        if isinstance(event, ev.Opened):
            values = (game, beacon.chain, beacon.round)
            yield "INSERT INTO beacons_awaited (game, chain, round) VALUES (?, ?, ?)", values
        elif isinstance(event, ev.BeaconSettled | ev.Closed):
            yield "DELETE FROM beacons_awaited WHERE game = ?", (game,)


def awaited(session: Session) -> dict[str, Beacon]:
    """By game."""
    rows = session.all("SELECT game, chain, round FROM beacons_awaited ORDER BY game")
    return {row["game"]: Beacon(row["chain"], row["round"]) for row in rows}
