"""Slots that move from one database to another, while all games go on: `service/store/moving.py` does the copying."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing

from service.projections import progress, tables
from service.store import Store, event_rows, moving
from service.store.database import Session
from service.store.migrations import derived
from service.store.slots import first_of
from workers.project import followers
from workers.rebuild import PAGE

PATIENCE = 30.0  # seconds for the followers, and for letters that somebody has in hand
PAUSE = 0.05


class Behind(Exception):
    """A follower does not come to the end of the log, or has not come past the archive."""


def move(url: str, shards: Sequence[str], slots: Sequence[int], to: int) -> int:
    """How many games went there."""
    with closing(Store(url, shards=shards, here=to)):  # its tables are made, its numbers begin apart
        pass
    return sum(_one(url, shards, slot, to) for slot in slots)


def _one(url: str, shards: Sequence[str], slot: int, to: int) -> int:
    with closing(Store(url, shards=shards, here=0)) as home, home.db.at("").read() as session:
        source = moving.where(session).get(slot, 0)
    if source == to:
        return 0
    with closing(Store(url, shards=shards, here=source)) as store:
        return moving.move(store.db, slot, source, to, lambda: _follow(store), _bring_archive, PATIENCE)


def _follow(store: Store) -> None:
    """Until the followers are where the log ends now."""
    with store.db.read() as session:
        last, end = event_rows.last_number(session), time.monotonic() + PATIENCE
    while True:
        for follower in followers(store):
            follower.catch_up()
        with store.db.read() as session:
            if min(progress.position(session, name) for name in (derived.FOLLOWER, derived.MAILBAG)) >= last:
                return
        if time.monotonic() > end:
            raise Behind("The followers do not come to the end of the log. Is anybody in the middle of an append?")
        time.sleep(PAUSE)


def _bring_archive(there: Session, here: Session, slot: int) -> list[str]:
    """Games of the archive, with their read models: who follows the log here has come past the archive."""
    packed = event_rows.packed_in(there, first_of(slot), first_of(slot + 1))
    if not packed:
        return []
    progress.hold(here, derived.FOLLOWER)  # nobody gives numbers meanwhile
    if progress.reached(here, here.kind) < 0:
        raise Behind("The read models of the database where it goes to are being made.")
    last = tables.last_number(here)
    numbers = {row["game"]: number for number, row in enumerate(packed, last + 1)}
    for row in packed:
        event_rows.keep_packed(here, row, numbers[row["game"]])
    games = list(numbers)
    for at in range(0, len(games), PAGE):
        for name in derived.NAMES:
            rows = progress.rows_of(there, name, "game", games[at : at + PAGE])
            if name == "tables":
                rows = [{**row, "number": numbers[row["game"]]} for row in rows]
            if rows:
                progress.copy(here, name, rows)
    return games
