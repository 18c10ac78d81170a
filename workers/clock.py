"""The clock: finds the seats whose time may be over, stands still for one who cannot be reached, gives outages back,
closes tables that never begin, and waits for a beacon no longer than was said. It does all of it through the intake, so
that the log says what it did; what is due is judged there, on the game itself.
"""

from __future__ import annotations

import json
import logging
from typing import Any

from domain.game.decide import LONGEST_PAUSE
from domain.game.luck.beacon import given_up
from domain.game.requests import Request
from service.projections import deadlines, letter_queue, progress, tables
from service.projections.letter_queue import PendingLetter
from service.store import Store, beacons, bounces, event_rows, heartbeats, letters, player_rows, times
from service.store.database import SqlRow
from service.store.intake import short
from service.store.migrations import derived

log = logging.getLogger("posthorn.clock")

AT_ONCE = 1000  # deadlines of one commit
REMINDED, CLOSED = 14, 30  # days after which the host of a table that has not begun is told, and it is closed


def check_clocks(store: Store) -> int:
    """A row for each seat that has run out of time or lost its letters, once for each time it is asked; how many
    deadlines that was.
    """
    now = times.now()
    with store.db.write() as session:
        silent_since = heartbeats.beat(session, now)
    if not _may_enforce(store, silent_since, now):
        return 0
    _stand_still(store, now)
    _give_up_beacons(store, now)
    _unstarted(store, now)
    return _enforce(store, now)


def look_back(store: Store) -> bool:
    """The time in which the clock has not looked is given back to every game. Whether anything may be enforced now.

    A process that starts does it before it takes anything in: who answers first after an outage has not used that time.
    It is no heartbeat: processes may start all day, and no clock runs.
    """
    now = times.now()
    with store.db.write() as session:
        silent_since = heartbeats.look(session, now)
    return _may_enforce(store, silent_since, now)


def _may_enforce(store: Store, silent_since: str, now: str) -> bool:
    if silent_since:
        log.warning("the clock did not look from %s to %s: that time is given back to every game", silent_since, now)
    if not _gave_back(store):
        return False
    if silent_since and times.later(silent_since, heartbeats.LONG) < now:
        log.error("the clock has not run since %s; it enforces nothing in this pass", silent_since)
        return False
    return True


def _gave_back(store: Store) -> bool:
    """Whether every outage has been handed to every game. The read model has to know all games first."""
    with store.db.read() as session:
        outage = heartbeats.open_outage(session)
    if outage is None:
        return True
    if not _is_caught_up(store):
        store.wake("follow")
        return False
    while outage is not None:
        with store.db.write() as session:
            games = tables.running(session, outage["given"], heartbeats.AT_ONCE)
            heartbeats.give_back(session, outage, games)
            outage = heartbeats.open_outage(session)
    store.wake("apply")
    return True


def _is_caught_up(store: Store) -> bool:
    with store.db.read() as session:
        return not event_rows.is_behind(session, store.db.kind, progress.position(session, derived.FOLLOWER))


def _enforce(store: Store, now: str) -> int:
    """What is due, and nothing else, is touched; not what is asked in a letter that still waits for the mail server.
    The key holds the deadline: one that moved is looked at again.
    """
    with store.db.read() as session:
        late = deadlines.overdue(session, now, AT_ONCE)
        late = letters.without_waiting(session, late) if late else []
    rows = [_row(place, f"deadline:{place['deadline']}", {"what": "deadline"}, now) for place in late]
    return store.intake.take_in(rows)


def _row(place: SqlRow, name: str, body: dict[str, Any], now: str) -> Request:
    key = f"{name}:{place['game']}:{place['seat']}:{place['point']}"
    return Request(
        id=short(key, 20), kind="clock", channel="clock", game=place["game"], seat=place["seat"], point=place["point"],
        body=json.dumps(body, separators=(",", ":")), arrived=now,
    )  # fmt: skip


def _stand_still(store: Store, now: str) -> None:
    with store.db.read() as session:
        addresses = bounces.addresses(session)
        silent = player_rows.owners(session, addresses) if addresses else {}
        lost = tables.asked_in_time(session, sorted(set(silent.values())), now)
    body = {"what": "paused", "hours": LONGEST_PAUSE}
    store.intake.take_in([_row(place, "pause", body, now) for place in lost])


def _give_up_beacons(store: Store, now: str) -> None:
    with store.db.read() as session:
        dark = [game for game, round in beacons.awaited(session).items() if given_up(round, now)]
    store.intake.take_in([_once("beacon", f"dark:{game}", game, now) for game in dark])


def _once(kind: str, key: str, game: str, now: str) -> Request:
    return Request(id=short(key, 20), kind=kind, channel="clock", game=game, arrived=now)


def _unstarted(store: Store, now: str) -> None:
    """A word to the host after two weeks, and the end after a month."""
    with store.db.read() as session:
        waiting = tables.unstarted(session, times.later(now, -24 * REMINDED))
    too_old = times.later(now, -24 * CLOSED)
    words = [_word(table) for table in waiting if table["opener"]]
    if words:
        with store.db.write() as session:
            letter_queue.insert(session, now, *words)
    old = [table["game"] for table in waiting if table["opened"] <= too_old]
    store.intake.take_in([_once("abandon", f"abandon:{game}", game, now) for game in old])


def _word(table: SqlRow) -> PendingLetter:
    return PendingLetter(kind="unstarted", player=table["opener"], game=table["game"], seat=table["seat"], version=1)
