"""The Game aggregate: what the events of a game add up to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Literal

import msgspec
from msgspec import Struct

from domain.game import events as ev
from domain.game.events import Beacon, Drawn, Holder, Pooled
from domain.game.table.agreements import NOTHING, NOTICES, SILENCE, UNSAID, Ballot, SeatOffer, StandingOrders
from domain.game.time.calendars import DAY, HOUR, micros
from domain.game.time.clocks import Clocks
from domain.game.time.pace import Pace
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Refused
from domain.kernel.title import Title
from domain.titles.shelf import titles

replace = msgspec.structs.replace
REMEMBERED = 20  # moves that can be taken back if all agree


class UndoPoint(Struct, frozen=True, gc=False):
    """A move that can still be taken back, the position before it, and the banks once its time was paid.

    `asked`: the version at which the seat was asked what it answered. `ends`: why nobody takes it back alone.
    """

    version: int
    seat: int
    state: Any
    banks: tuple[int, ...] = ()
    asked: int = 0
    at: str = ""
    channel: str = ""
    ends: Literal["", "luck", "secret"] = ""

    @property
    def is_automatic(self) -> bool:
        """The service made it for a seat that had nothing to decide."""
        return self.channel == "alone"

    @property
    def is_own(self) -> bool:
        """The player of the seat made it, now or in advance."""
        return self.channel not in ("alone", "clock")


class LuckContribution(Struct, frozen=True, gc=False):
    """What a seat adds to the luck. `ahead`: it came in the order that opened the game, before that took its seed."""

    version: int = 0  # at which the seat was taken; 0: it is free
    at: str = ""
    nonce: str = ""
    source: str = ""
    ahead: bool = False
    late: bool = False  # the seat was taken over while the game ran


FREE = LuckContribution()


class Game(Struct, frozen=True, kw_only=True, gc=False):
    """`asked_since`: for each seat the version at which it was asked what it is asked now, 0 if it is not asked.

    `pauses`: seat, decision point, and the hours its clock stands still. `undoable`: the moves that a seat can take
    back alone with what was answered for others among them, the last one at the end; `recent`: those that it can take
    back if all agree.
    """

    id: str
    version: int
    title_id: str
    options: Any
    holders: tuple[Holder, ...]
    parts: tuple[LuckContribution, ...]
    by: str
    clocks: Clocks
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
    greeting: str = ""
    state: Any = None
    asked_since: tuple[int, ...] = ()
    pauses: tuple[tuple[int, int, int], ...] = ()
    undoable: tuple[UndoPoint, ...] = ()
    recent: tuple[UndoPoint, ...] = ()
    offers: tuple[SeatOffer, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    standing: tuple[tuple[int, StandingOrders], ...] = ()
    taken_back: tuple[int, int] = (-1, 0)  # the seat that took a move back last, and the version of that
    notices: tuple[tuple[int, str], ...] = ()  # seat and time: of what it did lately that calls up the others
    ordered: tuple[int, ...] = ()  # who decided something in advance since the last move, each time anew
    closed: str = ""
    seed: str = ""

    @property
    def title(self) -> Title[Any]:
        return titles[self.title_id]

    @property
    def pace(self) -> Pace:
        return self.clocks.pace

    def offer(self, seat: int) -> SeatOffer | None:
        """That others may take this seat."""
        return next((each for each in self.offers if each.seat == seat), None)

    def has_resigned(self, seat: int) -> bool:
        offer = self.offer(seat) if self.offers else None
        return offer is not None and offer.reason == "resigned"

    def ballot(self, motion: str, about: int, now: str) -> Ballot | None:
        """The motion that can be voted on; one that nobody decided lapses."""
        return next((each for each in self.motions(now) if (each.motion, each.about) == (motion, about)), None)

    def motions(self, now: str) -> tuple[Ballot, ...]:
        return tuple(each for each in self.ballots if self._stands(each, now))

    def _stands(self, ballot: Ballot, now: str) -> bool:
        """It lapses with its time; to take back a move, also once that is not remembered any more."""
        is_known = ballot.motion != "undo" or any(each.version == ballot.about for each in self.recent)
        return is_known and micros(now) < micros(ballot.at) + SILENCE * HOUR

    def noticed(self, seat: int, now: str) -> tuple[tuple[int, str], ...]:
        """The notices with one more; of each seat as many as are counted."""
        own = [each for each in self.notices if each[0] == seat][1 - NOTICES :]
        return (*(each for each in self.notices if each[0] != seat), *own, (seat, now))

    def has_called(self, seat: int, version: int) -> bool:
        """Whether somebody else is asked because of what this seat did at a version, or after it."""
        return any(point >= version for other, point in enumerate(self.asked_since) if other != seat)

    def notice_refusal(self, seat: int, now: str) -> Refused | None:
        """Each is a letter to the others."""
        own = [at for who, at in self.notices if who == seat]
        if len(own) < NOTICES or micros(now) >= micros(own[0]) + DAY:
            return None
        return Refused(
            "too_many_notices",
            "The others had {most} letters within a day because of what this seat did beside its moves. Try again"
            " later.",
            most=NOTICES,
        )

    def standing_orders(self, seat: int) -> StandingOrders:
        """A seat that has said nothing of it is not asked where there is nothing to decide; at a table where who cannot
        act is asked all the same, it is.
        """
        asks = self.options.get("cannot_act") == "asked"
        return dict(self.standing).get(seat, NOTHING if asks else UNSAID)

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
        """The seats of which an answer is expected."""
        return tuple(seat for seat, point in enumerate(self.asked_since) if point and not self.has_resigned(seat))

    @property
    def deserted(self) -> tuple[int, ...]:
        """The seats that the rules ask and whose players have resigned: the clock moves for them, or who takes them."""
        return tuple(seat for seat, point in enumerate(self.asked_since) if point and self.has_resigned(seat))

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
    def points_so_far(self) -> tuple[int, ...]:
        """By seat, of a game that all agreed to end as it stands. While a game runs what counts may be secret."""
        found: tuple[int, ...] = self.title.points_so_far(self.state)[1] if self.closed == "declared" else ()
        return found

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

        The link of the pool stands for the game, whose id the service makes; decisions that drew are counted, because
        versions can be moved on by taking back a move, or by what the clock says.
        """
        if self.pool is None:
            return f"{','.join(self.nonces)}|{self.id}|{self.version + 1}"
        return f"{','.join(self.nonces)}|{self.pool.link(self.commitment)}|{self.decided + 1}"


class TalliedLuck:
    """Luck of one decision; it keeps the list of its draws. The first makes it ready: most decisions draw nothing."""

    def __init__(self, seed: bytes, draws_from: Callable[[], str]) -> None:
        self._seed, self._draws_from = seed, draws_from
        self.drawn: list[Drawn] = []
        self.draws = 0

    @cached_property
    def _source(self) -> SeededLuck:
        return SeededLuck(self._seed, self._draws_from().encode())

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
