"""The event-sourced application: games by id, past positions, previews, the history as told to a seat, exports."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, cast

import msgspec
from eventsourcing.application import AggregateNotFoundError, Application
from eventsourcing.domain import DomainEventProtocol
from eventsourcing.persistence import Mapper, Recording, StoredEvent
from msgspec import Struct

from domain.game import event_codec
from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.audit import audit
from domain.game.decide import legal
from domain.game.disclosure import disclosed, with_erased
from domain.game.events import Event, GameEvent, Pooled
from domain.game.evolve import project
from domain.game.history import HistoryEntry, is_private, narrate, struck_out
from domain.game.table.votes import undo_refusal
from domain.kernel.families import LISTED
from domain.kernel.shapes import Refused
from domain.kernel.telling import Sentence
from domain.titles.shelf import titles


class EventMapper(Mapper[str]):
    """Events to rows and back; the state is JSON, so that an auditor can read the table."""

    def to_stored_event(self, domain_event: DomainEventProtocol[str]) -> StoredEvent:
        event = cast(Event, domain_event)
        state = event_codec.encode(event)
        if self.compressor:
            state = self.compressor.compress(state)
        if self.cipher:
            state = self.cipher.encrypt(state)
        return StoredEvent(event.originator_id, event.originator_version, event_codec.topic_of(event), state)

    def to_domain_event(self, stored_event: StoredEvent) -> Any:
        state = stored_event.state
        if self.cipher:
            state = self.cipher.decrypt(state)
        if self.compressor:
            state = self.compressor.decompress(state)
        return event_codec.decode(state)


class NoSuchGame(Refused):
    def __init__(self, game: str) -> None:
        super().__init__("no_such_game", "There is no game {game}.", game=game)


_ID = re.compile(r"g[a-z2-7]{12}")


def check_id(game: str) -> None:
    """What cannot be an id is not looked for: a database may refuse to be asked about it."""
    if not _ID.fullmatch(game):
        raise NoSuchGame(game[:40])


class Preview(Struct, frozen=True):
    """What a command would do. `stopped`: luck or a secret comes in, so more is not known yet."""

    told: tuple[Sentence, ...] = ()
    view: dict[str, Any] | None = None
    stopped: bool = False
    refused: Refused | None = None


class Games(Application[str]):
    name = "posthorn"
    env: ClassVar[dict[str, str]] = {
        "AGGREGATE_CACHE_MAXSIZE": "2000",
        "AGGREGATE_CACHE_FASTFORWARD": "y",
        "DEEPCOPY_FROM_AGGREGATE_CACHE": "n",
        "ORIGINATOR_ID_TYPE": "text",
    }

    # of the pool, from a game's own to the last one published at its opening; the store, which keeps them, sets it
    commitments: Callable[[str, Pooled], Sequence[str]] = staticmethod(lambda game, pool: ())
    # numbers that went to others between the order of a game and its own; the store sets it, too
    passed: Callable[[str, Pooled, str], Sequence[dict[str, Any]]] = staticmethod(lambda game, pool, since: ())

    def construct_mapper(self) -> Mapper[str]:
        return self.factory.mapper(mapper_class=EventMapper)

    def save(self, *objs: Any, **kwargs: Any) -> list[Recording[str]]:
        """Events and nothing else, to the store: the library would look at each for what it may be, and tell nobody."""
        return self.events.put(objs, **kwargs)

    # games and positions

    def get(self, game: str) -> Game:
        """The game as it is now, fast-forwarded from the cache."""
        check_id(game)
        try:
            found = cast(Game, self.repository.get(game, projector_func=_project, deepcopy_from_cache=False))
        except AggregateNotFoundError as error:
            raise NoSuchGame(game) from error
        # the library fast-forwards what it hands out, and expects a cached aggregate to change in place
        self.remember(found)
        return found

    def find(self, game: str) -> Game | None:
        """The game as it is now, if there is one."""
        try:
            return self.get(game)
        except NoSuchGame:
            return None

    def position_at(self, game: str, version: int) -> Game:
        """A past position; a version beyond the last one gives the last one."""
        check_id(game)
        try:
            return cast(Game, self.repository.get(game, version=version, projector_func=_project))
        except AggregateNotFoundError as error:
            raise NoSuchGame(game) from error

    def remembered(self, game: str) -> Game | None:
        """The game as the cache has it: maybe behind, never wrong for its version."""
        try:
            return cast(Game, self.repository.cache.get(game)) if self.repository.cache else None
        except KeyError:
            return None

    def remember(self, game: Game) -> None:
        """Keep what was just stored, so that it need not be read back."""
        if self.repository.cache is not None:
            self.repository.cache.put(game.id, game)

    def stored(self, game: str, since: int = 0, until: int | None = None) -> Sequence[StoredEvent]:
        return self.recorder.select_events(game, gt=since, lte=until)

    def recorded(self, game: str, since: int = 0, until: int | None = None) -> list[GameEvent]:
        check_id(game)
        events = cast(list[GameEvent], list(self.events_of(game, since, until)))
        if not events and not since:
            raise NoSuchGame(game)
        return events

    def events_of(self, originator: str, since: int = 0, until: int | None = None) -> Iterator[Event]:
        return cast(Iterator[Event], map(self.mapper.to_domain_event, self.stored(originator, since, until)))

    # what a seat may know

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        return game.title.view(game.state, seat) if game.state is not None else {}

    def legal(self, game: Game, seat: int, at_most: int = LISTED) -> list[str]:
        return legal(game, seat, at_most)

    def undo_refusal(self, game: Game, seat: int) -> Refused | None:
        return undo_refusal(game, seat)

    def preview(self, game: Game, seat: int, said: str) -> Preview:
        """What a sentence would do, up to the first luck or secret; nothing leaks and nothing is stored."""
        title = game.title
        try:
            if game.phase != "running":
                raise Refused("game_over" if game.closed else "not_started", "Nothing can be played now.")
            seen = title.preview(game.state, seat, title.parse(said, game.state, seat))
        except Refused as refused:
            return Preview(refused=refused)
        told = tuple(filter(None, (title.tell(fact, seat) for fact in seen.facts)))
        if not seen.whole:
            return Preview(told, stopped=True)
        return Preview(told, title.view(title.fold(game.state, seen.facts), seat))

    def history(self, game: str, seat: int | None, since: int = 0, until: int | None = None) -> list[HistoryEntry]:
        """All that happened after `since`, as this reader is told of it; moves taken back are marked."""
        title = titles[self._title_of(game)]
        events = self.recorded(game, since, until)
        undone = struck_out(events)
        return [narrate(title, event, seat, event.originator_version in undone) for event in events]

    def _title_of(self, game: str) -> str:
        cached = self.remembered(game)
        if cached is not None:
            return cached.title_id
        return cast(ev.Opened, self.recorded(game, until=1)[0]).title

    def audit(self, game: str) -> Iterator[str]:
        """Everything, also what is secret while the game runs: for the operator alone."""
        return audit(self.recorded(game), self.get(game).points_so_far)

    def export(self, game: str, seat: int | None, *, whole: bool = True) -> dict[str, Any]:
        """One document. While the game runs: what this reader may know; once it is closed: everything, and the seed;
        but not `whole`: without the hours of others, and for strangers without players and orders (`shown.py`).
        Of a game that never began nothing more is shown: its events tell for whom seats were kept who never came."""
        events = self.recorded(game)
        now = cast(Game, project(None, events))
        head = {
            "format": "posthorn.game@1",
            "game": now.id,
            "title": now.title_id,
            "phase": now.phase,
            "version": now.version,
            "commitment": now.commitment,
            "chain": now.chain,
        }
        if now.pool is not None:
            ordered = events[0].cause.arrived or events[0].at
            head |= {
                "pool": msgspec.to_builtins(now.pool),
                "commitments": list(self.commitments(game, now.pool)),
                "pool_between": list(self.passed(game, now.pool, ordered)),
            }
        if now.closed and now.state is not None:
            raws = [msgspec.json.decode(event_codec.encode(event)) for event in events]
            kept = raws if whole else disclosed(events, seat is not None)
            return {**head, "seed": now.seed, "events": with_erased(events, kept)}
        told_events = [msgspec.to_builtins(each) for each in self.history(game, seat)]
        links = {event.originator_version: event.chain for event in events}
        for each in told_events:
            each["chain"] = links[each["version"]]
            if is_private(each["kind"], each["seat"], seat):
                each |= {"at": "", "seat": None}
        return {**head, "seat": seat, "view": self.view(now, seat), "events": told_events}


def _project(game: Any, events: Iterable[Any]) -> Any:
    return project(game, events)
