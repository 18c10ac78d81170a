"""Tracked followers of the log: each event reaches each of them exactly once, in order, in batches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from eventsourcing.persistence import StoredEvent

from domain.events import GameEvent
from domain.game import Game, project
from service.readmodels import MODELS, Change, mailbag, progress
from service.store import Store
from service.store.database import Session

BATCH = 500  # events of one commit at most
GAMES_KEPT = 2000


class Model(Protocol):
    def take(self, session: Session, changes: Sequence[Change]) -> None: ...


class Overtaken(Exception):
    """Another process has taken these events already."""


class Follower:
    def __init__(self, store: Store, name: str, models: Sequence[Model], batch: int = BATCH) -> None:
        self.store = store
        self.name = name
        self.models = models
        self.batch = batch
        self._games: dict[str, Game] = {}

    def catch_up(self) -> int:
        """Everything that is in the log."""
        total = 0
        while True:
            try:
                taken = self.step()
            except Overtaken:
                continue
            if not taken:
                return total
            total += taken

    def step(self) -> int:
        """One batch in one commit, together with the position in the log."""
        if self.store.db.kind == "sqlite":
            # the file has one writer; what the batch means is worked out before its turn comes
            with self.store.db.read() as session:
                position = progress.position(session, self.name)
            changes, last = self._after(position)
            if last == position:
                return 0
            with self.store.db.write() as session:
                self._take(session, changes, position, last)
        else:
            with self.store.db.write() as session:
                # followers of other processes wait here instead of working out the same
                position = progress.position(session, self.name, lock=True)
                changes, last = self._after(position)
                if last == position:
                    return 0
                self._take(session, changes, position, last)
        self.store.at("projected")
        return last - position

    def _take(self, session: Session, changes: list[Change], position: int, last: int) -> None:
        if not progress.advance(session, self.name, position, last):
            raise Overtaken(self.name)
        if changes:
            for model in self.models:
                model.take(session, changes)

    def _after(self, position: int) -> tuple[list[Change], int]:
        recorder = self.store.games.recorder
        found = recorder.select_notifications(position, self.batch, inclusive_of_start=False)
        changes = [change for stored in found if (change := self._change(stored)) is not None]
        return changes, found[-1].id if found else position

    def _change(self, stored: StoredEvent) -> Change | None:
        if not stored.topic.startswith("game."):
            return None
        event = cast(GameEvent, self.store.games.mapper.to_domain_event(stored))
        before = self._before(event)
        after = project(before, [event])
        assert after is not None
        self._games[after.id] = after
        if len(self._games) > GAMES_KEPT:
            del self._games[next(iter(self._games))]
        return Change(before, event, after)

    def _before(self, event: GameEvent) -> Game | None:
        version = event.originator_version - 1
        known = self._games.pop(event.originator_id, None)
        if known is not None and known.version == version:
            return known
        return self.store.games.at(event.originator_id, version) if version else None


def followers(store: Store) -> list[Follower]:
    return [Follower(store, "boards", MODELS), Follower(store, "mailbag", (mailbag,))]


def follow(store: Store) -> int:
    """Bring all read models up to date; events taken."""
    return sum(follower.catch_up() for follower in followers(store))
