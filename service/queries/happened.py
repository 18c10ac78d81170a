"""What happened in a player's games, in the order of the log, as each of their seats is told of it: what a stream of
events carries. Its numbers are positions in the log that the read models have come to, so none is ever added before one
that was told.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import Any

from service.projections import progress, timeline
from service.queries.people import as_known, names_then, seat_names, texts
from service.queries.position import game_status
from service.store import Store
from service.store.database import Database, Session, SqlRow
from service.store.migrations import derived

STEP = 1000  # positions of the log that are looked at together

_HAPPENED = """SELECT e.{number} AS number, e.originator_id AS game, e.originator_version AS version, p.player, p.seat
    FROM stored_events AS e JOIN places AS p ON p.game = e.originator_id JOIN tables AS t ON t.game = e.originator_id
    WHERE e.{number} > ? AND e.{number} <= ? AND p.player <> '' AND p.player = coalesce(?, p.player)
    AND (p.seated = 1 OR t.phase = 'open') ORDER BY e.{number}, p.player, p.seat"""


def position(session: Session) -> int:
    """How far in the log the read models have come."""
    return progress.position(session, derived.FOLLOWER)


def after(
    store: Store, db: Database, since: int, until: int, players: Collection[str], player: str | None = None
) -> Iterator[tuple[int, str, dict[str, Any]]]:
    """Number, player and event, for those of `players`; `player`: of one alone. No more than `STEP` positions of the
    log of a database.
    """
    number = "rowid" if db.kind == "sqlite" else "notification_id"
    with db.read() as session:
        rows = session.all(_HAPPENED.format(number=number), since, min(until, since + STEP), player)
    wanted = [row for row in rows if row["player"] in players]
    for (at, reader), seats in groupby(wanted, lambda row: (row["number"], row["player"])):
        found = _event(store, list(seats), reader)
        if found is not None:
            yield at, reader, found


def _event(store: Store, rows: Sequence[SqlRow], reader: str) -> dict[str, Any] | None:
    """None if none of their seats is told of it: it is another's own affair."""
    game, version = rows[0]["game"], rows[0]["version"]
    with store.db.read() as session:
        now = game_status(session, game)
        if now is None:
            return None
        names = as_known(session, now, seat_names(session, now), reader)
        told = {row["seat"]: timeline.history_since(session, game, row["seat"], version - 1, 1) for row in rows}
    entries = {seat: found[0] for seat, found in told.items() if found and found[0].version == version}
    if not entries:
        return None
    people = names_then(store, game, names).at(version)
    seats = [
        {
            "seat": seat,
            "asked": now.places[seat].asked,
            "deadline": now.places[seat].deadline,
            "told": texts(each.told, people),
        }
        for seat, each in entries.items()
    ]
    first = next(iter(entries.values()))
    return {
        "game": game, "title": now.title_id, "phase": now.phase, "version": version, "at": first.at,
        "kind": first.kind, "by": first.seat, "seats": seats,
    }  # fmt: skip
