"""Writers of the log that wait, give up and are killed, and readers that are killed too: each event is read once."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress

import psycopg
import pytest
from eventsourcing.persistence import PersistenceError

from service.store.holes import NUMBERED
from service.store.postgres import LAST, Datastore, Recorder

GAMES = 60
HEADS = "SELECT originator_id, max(originator_version) FROM stored_events WHERE originator_id = ANY(%s) GROUP BY 1"
APPEND = "SELECT posthorn_append(%s, %s, %s, %s, '{}', '{}', '{}', '{}', '{}', '{}', NULL)"
KILL = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND backend_type = 'client backend' ORDER BY random() LIMIT 1"""

Event = tuple[str, int]


class Storm:
    def __init__(self, url: str) -> None:
        self.url = url
        self.is_over = threading.Event()
        self.did: Counter[str] = Counter()
        self.got: dict[str, list[Event]] = defaultdict(list)
        self._datastores = [Datastore(url), Datastore(url)]
        self._readers = {
            "one": self._looks(Recorder(self._datastores[0])),
            "beside it": self._looks(Recorder(self._datastores[1])),
            "of the same memory": self._looks(None),
            "wrong": self._greatest,
        }

    def _looks(self, recorder: Recorder | None) -> Callable[[int, int], list[tuple[int, Event]]]:
        self._last = recorder or self._last

        def look(position: int, most: int, recorder: Recorder = self._last) -> list[tuple[int, Event]]:
            found = recorder.select_notifications(position, most, inclusive_of_start=False)
            return [(each.id, (str(each.originator_id), each.originator_version)) for each in found]

        return look

    def _greatest(self, position: int, most: int) -> list[tuple[int, Event]]:
        """As the log was read while an append held a lock."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            rows = connection.execute(NUMBERED, (position, LAST, most)).fetchall()
        return [(row[0], (row[1], row[2])) for row in rows]

    def write(self, n: int) -> None:
        luck = random.Random(n)
        while not self.is_over.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True) as connection:
                    while not self.is_over.is_set():
                        self._append(connection, luck)
            except psycopg.errors.UniqueViolation:
                self.did["conflicts"] += 1
            except (psycopg.OperationalError, psycopg.Rollback):  # nobody can roll back what was killed
                self.did["killed"] += 1

    def _append(self, connection: psycopg.Connection, luck: random.Random) -> None:
        games = [f"g{n}" for n in luck.sample(range(GAMES), luck.choice((1, 1, 2, 3)))]
        heads: dict[str, int] = dict(connection.execute(HEADS, (games,)).fetchall())
        events = [(game, heads.get(game, 0) + k) for game in games for k in range(1, luck.randint(2, 9))]
        ids, versions = zip(*events, strict=True)
        with connection.transaction():
            if luck.random() < 0.3:  # an xid that is older than the numbers
                connection.execute("SELECT pg_current_xact_id()")
                time.sleep(luck.random() * 0.004)
            connection.execute(APPEND, (list(ids), list(versions), ["x"] * len(ids), [b"x"] * len(ids)))
            time.sleep(luck.choice((0, 0, 0, 0.01, 0.05)) * luck.random())
            if luck.random() < 0.08:
                raise psycopg.Rollback
        self.did["appends"] += 1

    def read(self, name: str) -> None:
        luck, position, quiet = random.Random(name), 0, 0
        while quiet < 20:  # a killed connection may still be in the pool
            try:
                rows = self._readers[name](position, luck.choice((1, 7, 100, 1000)))
            except (PersistenceError, psycopg.Error):
                self.did["cut"] += 1
                continue
            position = rows[-1][0] if rows else position
            self.got[name] += [event for _, event in rows]
            quiet = quiet + 1 if self.is_over.is_set() and not rows else 0
            time.sleep(luck.choice((0, 0.005, 0.02)) * luck.random())

    def kill(self) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            while not self.is_over.wait(0.2):
                connection.execute(KILL)

    def rages(self, seconds: float, writers: int) -> set[Event]:
        """The events that are in the log then."""
        writes = [threading.Thread(target=self.write, args=(n,)) for n in range(writers)]
        others = [threading.Thread(target=self.read, args=(name,)) for name in self._readers]
        threads = [*writes, threading.Thread(target=self.kill), *others]
        for thread in threads:
            thread.start()
        time.sleep(seconds)
        self.is_over.set()
        for thread in threads:
            thread.join()
        for datastore in self._datastores:
            with suppress(PersistenceError):
                datastore.close()
        with psycopg.connect(self.url) as connection:
            return set(connection.execute("SELECT originator_id, originator_version FROM stored_events").fetchall())


@pytest.mark.parametrize(
    ("seconds", "writers"), [(2.5, 6), pytest.param(45, 16, marks=pytest.mark.long)], ids=["short", "whole"]
)
def test_each_event_is_read_once_and_in_the_order_of_its_game(postgres: str, seconds: float, writers: int) -> None:
    storm = Storm(postgres)
    there = storm.rages(seconds, writers)
    print(f"{len(there)} events, {dict(storm.did)}, missed by the wrong reader {len(there - set(storm.got['wrong']))}")
    assert storm.did["killed"] and storm.did["conflicts"] and len(there) > 500
    for name in ("one", "beside it", "of the same memory"):
        got = storm.got[name]
        assert (there - set(got), len(got) - len(set(got))) == (set(), 0), f"{name}: none missed, none twice"
        heads: dict[str, int] = {}
        for game, version in got:
            assert version == heads.get(game, 0) + 1
            heads[game] = version
    assert there - set(storm.got["wrong"]), "numbers were not given in the order of commits"
