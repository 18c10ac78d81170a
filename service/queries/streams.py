"""Open streams of events of one process. One thread reads for all of them, as long as there are any; who carries a
stream to its client takes from it what has come.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from service.queries import happened
from service.store import Store, times
from service.store.database import LOST_TOUCH, Database

log = logging.getLogger("posthorn.streams")

EVERY = 0.25  # seconds between two looks
OF_A_PLAYER = 4  # streams at once; the oldest makes room
IN_ALL = 2000  # of one process
UNTAKEN = 200  # events that wait for a client; then the stream ends, and the client goes on where it stopped
LEFT = 120.0  # seconds in which nobody took anything: whoever carried it is gone
KEPT = 20_000  # positions of the log that a client may be behind
OLD = 1.0  # hours after which an event is no news


class Stream:
    """`after`: the number of the last event in it; None until it has begun."""

    def __init__(self, player: str, after: int | None, closed: Callable[[Stream], None]) -> None:
        self._closed = closed
        self.player, self.after = player, after
        self.has_begun = self.is_over = False
        self.taken = time.monotonic()
        self._untaken: deque[str] = deque()
        self._woken = threading.Event()
        self._wake: Callable[[], object] = self._woken.set

    def when_woken(self, wake: Callable[[], object]) -> None:
        """Called from another thread, whenever there is something to take."""
        self._wake = wake
        if self._untaken or self.is_over:
            wake()

    def wait(self, seconds: float) -> None:
        self._woken.wait(seconds)

    def add(self, name: str, number: int, data: Any) -> None:
        """Whoever has put all there is wakes."""
        if self.is_over:
            return
        self.after = number
        self._untaken.append(f"id: {number}\nevent: {name}\ndata: {msgspec.json.encode(data).decode()}\n\n")
        self.is_over = len(self._untaken) > UNTAKEN

    def close(self) -> None:
        """Nobody takes from it any more."""
        self._closed(self)

    def end(self) -> None:
        self.is_over = True
        self.wake()

    def wake(self) -> None:
        with suppress(RuntimeError):  # the loop that would take it has ended
            self._wake()

    def take(self) -> str:
        """What has come since, as it is sent."""
        found, self.taken = [], time.monotonic()
        while self._untaken:
            found.append(self._untaken.popleft())
        return "".join(found)


class Streams:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._changed = threading.Event()
        self._open: dict[str, list[Stream]] = {}  # by player
        self._new: list[Stream] = []
        self._reader: threading.Thread | None = None
        self._is_closed = False
        self._at: dict[int, int] = {}  # in the log of each database, once it was looked up
        store.before_close.append(self._stop)

    def open(self, player: str, since: int | None) -> Stream | None:
        """None if the process has as many as it may have."""
        stream = Stream(player, since, self._close)
        with self._lock:
            own = self._open.setdefault(player, [])
            if len(own) >= OF_A_PLAYER:
                own.pop(0).end()
            elif self._is_closed or sum(map(len, self._open.values())) >= IN_ALL:
                return None
            own.append(stream)
            self._new.append(stream)
            if self._reader is None:
                self._reader = threading.Thread(target=self._read, name="posthorn-streams", daemon=True)
                self._reader.start()
        self._changed.set()
        return stream

    def _close(self, stream: Stream) -> None:
        with self._lock:
            stream.is_over = True
            self._forget(stream)

    def _forget(self, stream: Stream) -> None:
        own = [each for each in self._open.get(stream.player, []) if each is not stream]
        self._open[stream.player] = own
        if not own:
            del self._open[stream.player]

    def _read(self) -> None:
        self._at = {}
        while self._goes_on():
            try:
                self._look()
            except Exception:  # of the database: clients come again, and go on where they stopped
                log.exception("the streams of events end: the log could not be read")
                self._end_all()
                time.sleep(EVERY)
            self._changed.wait(EVERY)
            self._changed.clear()

    def _goes_on(self) -> bool:
        with self._lock:
            late = time.monotonic() - LEFT
            for stream in [each for own in self._open.values() for each in own if each.taken < late]:
                stream.is_over = True
                self._forget(stream)
            if not self._open or self._is_closed:
                self._reader = None
            return self._reader is not None

    def _stop(self) -> None:
        """Nothing is read from a store that is closed."""
        self._is_closed = True
        reader = self._reader
        if reader is not None:
            self._changed.set()
            reader.join()

    def _end_all(self) -> None:
        with self._lock:
            streams = [stream for own in self._open.values() for stream in own]
            self._open, self._new = {}, []
        for stream in streams:
            stream.end()

    def _look(self) -> None:
        with self._lock:
            new, self._new = self._new, []
            players = set(self._open)
        told = set(new)
        for place, db in enumerate(self._store.db.each()):
            try:
                told |= self._look_at(place, db, players)
            except LOST_TOUCH:
                if not self._store.db.is_spread:
                    raise
        for stream in new:
            self._begin(stream)
        for stream in told:
            stream.wake()

    def _look_at(self, place: int, db: Database, players: set[str]) -> set[Stream]:
        """One database; whose streams have news."""
        with db.read() as session:
            until = happened.position(session)
        told = set[Stream]()
        at = self._at.setdefault(place, until)
        while at < until:
            for number, player, event in happened.after(self._store, db, at, until, players):
                for stream in self._streams_of(player):
                    self._tell(stream, number, event, first=stream not in told)
                    told.add(stream)
            at = self._at[place] = min(until, at + happened.STEP)
        return told

    def _tell(self, stream: Stream, number: int, event: dict[str, Any], *, first: bool) -> None:
        """A game that has come from another database has its old events anew."""
        if not self._store.db.is_spread or event["at"] > times.later(times.now(), -OLD):
            stream.add("game", number, event)
        elif first:
            stream.add("begin", number, {})

    def _begin(self, stream: Stream) -> None:
        """From where its client stopped; or anew, if that is nowhere in the log, or long ago. Of several databases each
        has numbers of its own, so there it is always anew.
        """
        stream.has_begun = True
        at, until = stream.after, self._at.get(0, 0)
        if at is None or self._store.db.is_spread or not until - KEPT <= at <= until:
            stream.add("begin", until, {})
            return
        db = self._store.db
        while at < until and not stream.is_over:
            for number, _, event in happened.after(self._store, db, at, until, {stream.player}, stream.player):
                stream.add("game", number, event)
            at += happened.STEP

    def _streams_of(self, player: str) -> list[Stream]:
        with self._lock:
            return [each for each in self._open.get(player, ()) if each.has_begun]
