"""The Game aggregate: what the events of a game add up to. Booking only; nothing is judged here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from domain import events as ev
from domain.events import Beacon, Drawn, GameEvent, Holder, Pooled
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Fact, State
from domain.kernel.title import Title
from domain.kernel.waiting import asked
from domain.titles import titles

replace = msgspec.structs.replace


class UndoPoint(Struct, frozen=True, gc=False):
    """A move that can still be taken back, and the position before it."""

    version: int
    seat: int
    state: Any


class Part(Struct, frozen=True, gc=False):
    """What a seat adds to the luck. `ahead`: it came in the order that opened the game, before that took its seed."""

    version: int = 0  # at which the seat was taken; 0: it is free
    at: str = ""
    nonce: str = ""
    source: str = ""
    ahead: bool = False


FREE = Part()


class Game(Struct, frozen=True, kw_only=True, gc=False):
    """`asked_since`: for each seat the version at which it was asked what it is asked now, 0 if it is not asked.

    `pauses`: seat, decision point, and the hours its clock stands still. `undoable`: the moves that can be taken
    back, the last one at the end.
    """

    id: str
    version: int
    title_id: str
    options: Any
    holders: tuple[Holder, ...]
    parts: tuple[Part, ...]
    by: str
    pace: int
    commitment: str
    pool: Pooled | None = None
    beacon: Beacon | None = None
    beacon_settled: ev.BeaconSettled | None = None
    decided: int = 0  # decisions that drew luck
    rules: str
    chain: str
    opened: str
    row: str  # of the intake, that opened it
    at: str
    after: str = ""
    first: str = ""
    state: Any = None
    asked_since: tuple[int, ...] = ()
    pauses: tuple[tuple[int, int, int], ...] = ()
    undoable: tuple[UndoPoint, ...] = ()
    closed: str = ""
    seed: str = ""

    @property
    def title(self) -> Title[Any]:
        return titles[self.title_id]

    @property
    def series(self) -> str:
        """The first of the games that go on from one another; most games are alone."""
        return self.first or self.id

    @property
    def seats(self) -> int:
        return len(self.holders)

    @property
    def phase(self) -> str:
        if self.closed:
            return "closed"
        if self.state is None:
            return "open"
        return "running" if self.state.result is None else "over"

    @property
    def asked(self) -> tuple[int, ...]:
        return tuple(seat for seat, point in enumerate(self.asked_since) if point)

    def seats_of(self, player: str) -> tuple[int, ...]:
        return tuple(seat for seat, holder in enumerate(self.holders) if player and holder.player == player)

    def seated(self, seat: int) -> bool:
        return self.parts[seat].version > 0

    def paused(self, seat: int) -> int:
        """Hours that the clock of what this seat is asked now stands still."""
        return sum(hours for who, point, hours in self.pauses if (who, point) == (seat, self.asked_since[seat]))

    @property
    def full(self) -> bool:
        return all(part.version for part in self.parts)

    @property
    def awaits_beacon(self) -> bool:
        return self.beacon is not None and self.beacon_settled is None and not self.closed

    @property
    def nonces(self) -> tuple[str, ...]:
        """All that was added to the seed: by each seat, and by the beacon."""
        value = self.beacon_settled.randomness if self.beacon_settled else ""
        return (*(part.nonce for part in self.parts), *([value] if value else []))

    @property
    def draws_from(self) -> str:
        """What the luck of the next decision is tied to besides the seed: nothing of it can be chosen to suit.

        The link of the pool stands for the game, whose id the house makes; decisions that drew are counted, because
        versions can be moved on by taking back a move, or by what the clock says.
        """
        if self.pool is None:
            return f"{','.join(self.nonces)}|{self.id}|{self.version + 1}"
        return f"{','.join(self.nonces)}|{self.pool.link(self.commitment)}|{self.decided + 1}"


class TalliedLuck:
    """Luck of one decision; it keeps the list of its draws."""

    def __init__(self, seed: bytes, draws_from: str) -> None:
        self._source = SeededLuck(seed, draws_from.encode())
        self.drawn: list[Drawn] = []
        self.draws = 0

    def below(self, n: int, purpose: str) -> int:
        number = self._source.below(n, purpose)
        self._note(purpose, (n,), (number,))
        return number

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        numbers = self._source.below_each(limits, purpose)
        if numbers:
            self._note(purpose, tuple(limits), numbers)
        return numbers

    def _note(self, purpose: str, limits: tuple[int, ...], numbers: tuple[int, ...]) -> None:
        self.drawn.append((purpose, limits, numbers))
        self.draws = self._source.draws


def project(game: Game | None, events: Iterable[GameEvent]) -> Game | None:
    for event in events:
        game = _EVOLVERS[type(event)](game, event)
    return game


class Decided(Struct, frozen=True, gc=False):
    """What a decision came to: its facts, and the state after them."""

    facts: tuple[Fact, ...]
    state: Any


def project_decided(game: Game | None, event: GameEvent, decided: Decided) -> Game:
    """As `project`, of an event that was just decided: its facts need not be read back and folded again."""
    assert game is not None
    if isinstance(event, ev.Started):
        return _started_with(game, event, decided)
    assert isinstance(event, ev.Moved)
    return _moved_with(game, event, decided)


def facts_of(title: Title[Any], facts: Raw) -> tuple[Fact, ...]:
    return title.codec.facts(bytes(facts))


def _opened(_: Game | None, event: ev.Opened) -> Game:
    return Game(
        id=event.originator_id,
        version=event.originator_version,
        title_id=event.title,
        options=msgspec.json.decode(event.options),
        holders=event.seats,
        parts=(FREE,) * len(event.seats),
        by=event.by,
        pace=event.pace,
        commitment=event.commitment,
        pool=event.pool,
        beacon=event.beacon,
        rules=event.rules,
        chain=event.chain,
        opened=event.at,
        row=event.cause.intake,
        at=event.at,
        after=event.after,
        first=event.first,
        asked_since=(0,) * len(event.seats),
    )


def _on(game: Game, event: GameEvent, **changes: Any) -> Game:
    return replace(game, version=event.originator_version, at=event.at, chain=event.chain, **changes)


def _seated(game: Game, event: ev.Seated) -> Game:
    ahead = event.cause.intake == game.row
    part = Part(event.originator_version, event.at, event.nonce, event.source, ahead)
    holders = _with(game.holders, event.seat, event.holder)
    return _on(game, event, holders=holders, parts=_with(game.parts, event.seat, part))


def _beacon_settled(game: Game, event: ev.BeaconSettled) -> Game:
    return _on(game, event, beacon_settled=event)


def _started(game: Game, event: ev.Started) -> Game:
    title = game.title
    first = title.initial(title.kept(game.options), game.seats)
    return _started_with(game, event, replayed(title, first, event.facts))


def _started_with(game: Game, event: ev.Started, decided: Decided) -> Game:
    points = _points(game, decided.state, event.originator_version, None)
    return _on(game, event, state=decided.state, asked_since=points, decided=int(bool(event.draws)))


def _moved(game: Game, event: ev.Moved) -> Game:
    return _moved_with(game, event, replayed(game.title, game.state, event.facts))


def _moved_with(game: Game, event: ev.Moved, decided: Decided) -> Game:
    facts, state = decided.facts, decided.state
    points = _points(game, state, event.originator_version, event.seat)
    if event.draws or any(fact.closes(event.seat) for fact in facts):
        undoable: tuple[UndoPoint, ...] = ()
    else:
        mine = game.undoable if game.undoable and game.undoable[-1].seat == event.seat else ()
        undoable = (*mine, UndoPoint(event.originator_version, event.seat, game.state))
    return _on(
        game, event, state=state, asked_since=points, undoable=undoable, decided=game.decided + bool(event.draws)
    )


def replayed(title: Title[Any], state: State, recorded: Raw) -> Decided:
    """What recorded facts come to."""
    facts = facts_of(title, recorded)
    return Decided(facts, title.fold(state, facts))


def _taken_back(game: Game, event: ev.TakenBack) -> Game:
    state = game.undoable[-1].state
    points = _points(game, state, event.originator_version, event.seat)
    return _on(game, event, state=state, asked_since=points, undoable=game.undoable[:-1])


def _ruled(game: Game, event: ev.Ruled) -> Game:
    state = game.title.fold(game.state, facts_of(game.title, event.facts))
    return _on(game, event, state=state, asked_since=_points(game, state, event.originator_version, None), undoable=())


def _clocked(game: Game, event: ev.Clocked) -> Game:
    if event.what != "paused":
        return _on(game, event)
    kept = tuple(pause for pause in game.pauses if pause[1] == game.asked_since[pause[0]])
    return _on(game, event, pauses=(*kept, (event.seat, event.point, event.hours)))


def _closed(game: Game, event: ev.Closed) -> Game:
    return _on(game, event, closed=event.reason, seed=event.seed, asked_since=(0,) * game.seats, undoable=())


def _points(game: Game, state: State, version: int, actor: int | None) -> tuple[int, ...]:
    """A seat is asked anew when it was not asked before, has just acted, or lies under another question."""
    now = asked(state)
    points = [0] * game.seats
    for seat in now:
        since = game.asked_since[seat]
        same = since and seat != actor and _top(game.state, seat) == _top(state, seat)
        points[seat] = since if same else version
    return tuple(points)


def _top(state: State, seat: int) -> Any:
    return state.lanes[seat][-1] if state.lanes else state.pending[-1]


def _with(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


_EVOLVERS: dict[type, Callable[[Any, Any], Game]] = {
    ev.Opened: _opened,
    ev.Seated: _seated,
    ev.BeaconSettled: _beacon_settled,
    ev.Started: _started,
    ev.Moved: _moved,
    ev.TakenBack: _taken_back,
    ev.Ruled: _ruled,
    ev.Clocked: _clocked,
    ev.Closed: _closed,
}
