"""Tracked followers of the log: each event reaches each of them exactly once, in order, in batches."""

from __future__ import annotations

import gc
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any, cast

from eventsourcing.persistence import Notification, StoredEvent
from msgspec.structs import replace

from domain.game.aggregate import Game
from domain.game.events import GameEvent, Moved
from domain.game.evolve import project, project_decided, replayed
from domain.game.history import facts_in
from service.projections import MODELS, Change, letter_queue, progress
from service.projections.changes import Batch, Write
from service.store import Store, event_rows
from service.store.database import LOST_TOUCH, Database, Session
from service.store.event_rows import Log
from service.store.leases import TRIES
from service.store.migrations import derived
from workers.watchdog import over

log = logging.getLogger("posthorn.follow")

BATCH = 8000  # events of one commit at most
GAMES = 500  # of so many games at most
GAMES_KEPT = 2000
READ = 20_000  # events of earlier batches that are read at once
TAKING = 30.0  # seconds for one batch
NONE: Mapping[Any, int] = MappingProxyType({})
FIRST = -1  # nothing was begun by this process: whether the one before died is still to be seen


Model = Callable[[], Batch]  # a new batch of a read model


class LeaseLost(Exception):
    """Another process has taken these events already."""


class Projector:
    def __init__(
        self, store: Store, name: str, models: Sequence[Model], batch: int = BATCH, db: Database | None = None
    ) -> None:
        """`db`: where the models are kept, if not beside the log."""
        self.store = store
        self.db = db or store.db.staying()
        self.name = name
        self.models = models
        self.batch = batch
        self.log = cast(Log, store.games.recorder)
        self._games: dict[str, Game] = {}
        self._careful = FIRST  # events that are still to be begun one by one
        self.stands_at_hole = False  # there is more, behind a number of the log that somebody may still bring

    def catch_up(self, until: float | None = None) -> int:
        """Everything that is in the log, or what can be taken `until` then; how many events that was."""
        total = 0
        while until is None or time.monotonic() < until:
            try:
                taken = self._next()
            except LeaseLost:
                continue
            except (*LOST_TOUCH, progress.OtherShape):
                raise
            except Exception:
                self.store.check_age()
                # a bug in a title must not keep the other games from being shown: find the event, pass over it
                log.exception("follower %s: a batch failed; its events are taken one by one", self.name)
                taken = sum(self._one_or_none() for _ in range(self.batch))
            if not taken:
                self.stands_at_hole = self.log.stands_at_hole
                break
            total += taken
        return total

    def _next(self) -> int:
        """A batch; but events that this follower may have died of are begun one by one, and counted before."""
        if self._careful == 0:
            return self._watched(self.batch)
        with self.db.read() as session:
            position = progress.position(session, self.name)
        if not self._waits(position):
            return 0
        with self.db.write() as session:
            tries = progress.begin(session, self.name, position)
        if not tries:
            raise LeaseLost(self.name)
        if self._careful == FIRST:
            self._careful = self.batch if tries > 1 else 0
        if not self._careful:
            return self._watched(self.batch)
        self._careful -= 1
        if tries <= TRIES:
            return self._watched(1)
        log.error("follower %s passes over one event: nobody came back from it", self.name)
        return self.step(1, pass_over=True)

    def _waits(self, position: int) -> bool:
        return position < 0 or bool(self.log.select_notifications(position, 1, inclusive_of_start=False))

    def _one_or_none(self) -> int:
        try:
            return self._watched(1)
        except LeaseLost:
            return 0
        except LOST_TOUCH:
            raise
        except Exception as error:
            log.error("follower %s passes over one event: %s", self.name, type(error).__name__)
            return self.step(1, pass_over=True)

    def _watched(self, most: int) -> int:
        with over(f"a batch of follower {self.name}", TAKING), _garbage_left():
            return self.step(most)

    def step(self, most: int, *, pass_over: bool = False) -> int:
        """One batch in one commit, together with the position in the log. What power takes back is taken again."""
        if self.db.kind == "sqlite":
            # the file has one writer: what the batch means is worked out before its turn comes
            with self.db.read() as session:
                position = progress.position(session, self.name)
            writes, last, taken = self._after(position, most, pass_over)
            if taken:
                with self.db.write(lazy=True) as session:
                    self._write(session, writes, position, last)
        else:
            with self.db.write(lazy=True) as session:
                # followers of other processes wait here instead of working out the same
                progress.hold(session, self.name)
                position = progress.position(session, self.name)
                writes, last, taken = self._after(position, most, pass_over)
                if taken:
                    self._write(session, writes, position, last)
        if taken:
            self.store.fault_point("projected")
        return taken

    def _write(self, session: Session, writes: list[Write], position: int, last: int) -> None:
        if not progress.advance(session, self.name, position, last):
            raise LeaseLost(self.name)
        with session.together():
            for write in writes:
                write(session)

    def _after(self, position: int, most: int, pass_over: bool) -> tuple[list[Write], int, int]:
        if position < 0:
            return self._of_archive(-position, most, pass_over)
        found = self.log.select_notifications(position, most, inclusive_of_start=False)
        found = _of_few_games(found)
        last = found[-1].id if found else position
        if pass_over:
            return [], last, len(found)
        self._remember(self._unknown(found))
        return self._writes(found), last, len(found)

    def _of_archive(self, upto: int, most: int, pass_over: bool) -> tuple[list[Write], int, int]:
        """Games that were closed long ago, whole ones, before the log; the position counts them down to 0."""
        with self.store.db.staying().read() as session:
            found = list(event_rows.archived(session, upto, most))
        position = 1 - found[-1].seq if found else 0
        events = [event for game in found for event in game.events]
        numbers = {game.events[0].originator_id: game.number for game in found}
        return [] if pass_over else self._writes(events, numbers), position, max(1, len(events))

    def _writes(self, found: Iterable[StoredEvent], numbers: Mapping[Any, int] = NONE) -> list[Write]:
        batches = [model() for model in self.models]
        adders = [batch.add for batch in batches]
        for stored in found:
            if stored.topic.startswith("game."):
                change = self._change(stored)
                if number := numbers.get(stored.originator_id):
                    change = replace(change, number=number)
                for add in adders:
                    add(change)
        return [batch.finish() for batch in batches]

    def _unknown(self, found: Sequence[Notification]) -> dict[str, int]:
        """The games of a batch that are not in mind as they were before it, and their versions then."""
        first: dict[str, int] = {}
        for stored in found:
            if stored.topic.startswith("game."):
                first.setdefault(str(stored.originator_id), stored.originator_version - 1)
        known = self._games
        return {id: v for id, v in first.items() if v and (id not in known or known[id].version != v)}

    def _remember(self, wanted: dict[str, int]) -> None:
        """Games are read together: to ask for each takes longer than all else. So many at once as memory allows."""
        while wanted:
            asked: dict[str, int] = {}
            while wanted and (not asked or sum(asked.values()) < READ):
                game, version = wanted.popitem()
                asked[game] = version
            with self.store.db.staying().read() as session:
                for game, recorded in event_rows.histories(session, asked):
                    events = cast(list[GameEvent], [self.store.games.mapper.to_domain_event(each) for each in recorded])
                    self._games[game] = cast(Game, project(None, events))

    def _change(self, stored: StoredEvent) -> Change:
        event = cast(GameEvent, self.store.games.mapper.to_domain_event(stored))
        before = self._before(event)
        if isinstance(event, Moved) and before is not None:
            decided = replayed(before.title, before.state, event.facts)
            after, facts = project_decided(before, event, decided), decided.facts
        else:
            made = project(before, [event])
            assert made is not None
            after, facts = made, facts_in(made.title, event)
        self._games[after.id] = after
        if len(self._games) > GAMES_KEPT:
            del self._games[next(iter(self._games))]
        return Change(before, event, after, facts)

    def _before(self, event: GameEvent) -> Game | None:
        version = event.originator_version - 1
        known = self._games.pop(event.originator_id, None)
        if known is not None and known.version == version:
            return known
        return self.store.games.position_at(event.originator_id, version) if version else None


@contextmanager
def _garbage_left() -> Iterator[None]:
    """A batch keeps all that it makes until it is written: to look through it for garbage finds none, and takes an
    eighth of the time. Only who has switched it off switches it on again.
    """
    was_on = gc.isenabled()
    try:
        gc.disable()
        yield
    finally:
        if was_on:
            gc.enable()


def _of_few_games(found: Sequence[Notification]) -> Sequence[Notification]:
    """As far as they are of so many games: the last of each is shown, and that is the work."""
    games: set[str] = set()
    for n, stored in enumerate(found):
        games.add(str(stored.originator_id))
        if len(games) > GAMES:
            return found[:n]
    return found


def followers(store: Store) -> list[Projector]:
    return [Projector(store, derived.FOLLOWER, MODELS), Projector(store, derived.MAILBAG, (letter_queue.Batch,))]


def follow(store: Store) -> int:
    """Bring all read models up to date; how many events that was."""
    return sum(follower.catch_up() for follower in followers(store))
