"""Whether the service does its work, for whoever watches it: each check with its limit and its word."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from service.projections import letter_queue, progress
from service.store import circuit, counts, heartbeats, letters, mails, times
from service.store.database import LOST_TOUCH
from service.store.migrations import derived

if TYPE_CHECKING:
    from service.store import Store
    from service.store.database import Session

FRESH = 1.0  # seconds for which a look is good: whoever asks more often is told the same
SQLITE = "sqlite:///"
MB = 1024 * 1024

# beyond these something is wrong that does not pass by itself
LIMITS = {
    "workers": 20.0,  # seconds since one took work in hand
    "clock": 180.0,  # seconds since it looked; it does so once a minute
    "commands": 30.0,  # seconds that the oldest open one waits
    "mails": 120.0,  # seconds that the oldest unread one waits
    "letters": 600.0,  # seconds since the oldest one that is due was due
    "relay queue": 3600.0,  # seconds that the oldest written letter waits for the mail server
    "log": 60.0,  # seconds since the oldest event that a follower has not read
    "parked": 100.0,  # a few are somebody's trouble and shown to the operator; so many are the service's
    "disk": 256.0,  # megabytes that are free
}


class Check(Struct, frozen=True):
    """`value` and `limit` in `unit`; `word`: what is to be said of it in a line."""

    name: str
    is_well: bool
    word: str
    value: float = 0.0
    limit: float = 0.0
    unit: str = ""


class _At(Struct):
    at: str = ""


class Health:
    """One a process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._looked = float("-inf")
        self._found: tuple[Check, ...] = ()

    def checks(self) -> tuple[Check, ...]:
        with self._lock:
            if times.count() - self._looked >= FRESH:
                self._found = look(self._store)
                self._looked = times.count()
            return self._found


def look(store: Store) -> tuple[Check, ...]:
    try:
        return (*_of_database(store, times.now()), *_disk(store))
    except LOST_TOUCH:
        return (Check("database", False, "it does not answer, or cannot be written"), *_disk(store))


def _of_database(store: Store, now: str) -> Iterator[Check]:
    with store.db.write(lazy=True) as session:
        heartbeats.note(session, heartbeats.WRITTEN, now)
    counts.write_tallies(store.db)
    yield Check("database", True, "it is written")
    yield from _others(store, now)
    with store.db.read() as session:
        yield _beat(session, "workers", heartbeats.WORKERS, now)
        yield _beat(session, "clock", heartbeats.CLOCK, now)
        yield _age("commands", store.intake.oldest_open(), now, "the oldest open one waits {}")
        yield _age("mails", mails.oldest_unread(session), now, "the oldest unread one waits {}")
        yield _age("letters", letter_queue.oldest_due(session, now), now, "the oldest is due for {}")
        yield _age("relay queue", letters.oldest_waiting(session), now, "the oldest letter waits {}")
        since = circuit.read(session).since
        parked = letter_queue.how_many(session, "parked")
    yield Check("relay", not since, f"it takes no letters since {since}" if since else "it takes letters")
    yield _age("log", _oldest_unread_event(store), now, "a follower is {} behind")
    yield _parked(store.intake.how_many_parked() + parked)


def _others(store: Store, now: str) -> Iterator[Check]:
    """Of several databases: all answer, and somebody works on each."""
    if not store.db.is_spread:
        return
    found, away = list[str](), store.db.away
    for number, database in enumerate(store.db.each()):
        if number in away:
            found.append(f"database {number} does not answer")
        elif number:
            with suppress(*LOST_TOUCH), database.read() as session:
                beats = (
                    _beat(session, "workers", heartbeats.WORKERS, now),
                    _beat(session, "clock", heartbeats.CLOCK, now),
                )
            found += [f"database {number}: {each.name} {each.word}" for each in beats if not each.is_well]
    yield Check("shards", not found, "; ".join(found) or "all answer")


def as_data(checks: tuple[Check, ...]) -> dict[str, object]:
    reasons = {check.name: check.word for check in checks if not check.is_well}
    return {"ready": not reasons, "reasons": reasons, "checks": [msgspec.to_builtins(check) for check in checks]}


def _beat(session: Session, name: str, who: str, now: str) -> Check:
    last, limit = heartbeats.last(session, who), LIMITS[name]
    if not last:
        return Check(name, False, "has never looked", limit=limit, unit="s")
    seconds = _seconds(last, now)
    return Check(name, seconds <= limit, f"looked {_span(seconds)} ago", seconds, limit, "s")


def _age(name: str, since: str, now: str, word: str) -> Check:
    seconds = _seconds(since, now) if since else 0.0
    return Check(
        name, seconds <= LIMITS[name], word.format(_span(seconds)) if since else "nothing waits", seconds,
        LIMITS[name], "s",
    )  # fmt: skip


def _parked(number: int) -> Check:
    word = f"{number} rows wait for the operator" if number else "nothing waits for the operator"
    return Check("parked", number <= LIMITS["parked"], word, number, LIMITS["parked"], "rows")


def _disk(store: Store, free: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free) -> Iterator[Check]:
    """Of the file's; a server has its own."""
    if not store.url.startswith(SQLITE):
        return
    megabytes, limit = free(Path(store.url.removeprefix(SQLITE)).parent) / MB, LIMITS["disk"]
    yield Check("disk", megabytes >= limit, f"{megabytes:.0f} MB are free", megabytes, limit, "MB")


def _oldest_unread_event(store: Store) -> str:
    with store.db.read() as session:
        position = min(progress.position(session, name) for name in (derived.FOLLOWER, derived.MAILBAG))
    unread = store.games.recorder.select_notifications(position, 1, inclusive_of_start=False)
    return msgspec.json.decode(unread[0].state, type=_At).at if unread else ""


def _seconds(since: str, now: str) -> float:
    return max(0.0, (times.parsed(now) - times.parsed(since)).total_seconds())


def _span(seconds: float) -> str:
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if round(seconds / 60) < 120 else f"{seconds / 3600:.0f} h"
