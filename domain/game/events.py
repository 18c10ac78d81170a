"""What is stored of a game and of a player: frozen events, one line of JSON each, chained by their hashes.

The tag of an event is its topic, chosen by hand and never changed (see README.md, "Stored names").
"""

from __future__ import annotations

import hashlib

from msgspec import Raw, Struct

from domain.game.time.calendars import Calendar, Span
from domain.game.time.pace import Pace, of_hours

# purpose, how many numbers were possible, which came, for all that is drawn in one go: an auditor derives each again
Numbers = tuple[int, ...]
Drawn = tuple[str, Numbers, Numbers]
Draws = tuple[tuple[str, Numbers | int, Numbers | int], ...]  # the first games wrote each number down by itself
START = "0" * 64  # the chain before the first event


class Cause(Struct, frozen=True, omit_defaults=True, gc=False):
    """Why an event is here. `evidence` is a word on how the sender was known; never an address or a key."""

    channel: str
    intake: str = ""
    evidence: str = ""
    arrived: str = ""


class Holder(Struct, frozen=True, omit_defaults=True):
    """Who holds a seat: a player, a bot by its name, or nobody yet."""

    player: str = ""
    bot: str = ""


class Pooled(Struct, frozen=True, omit_defaults=True):
    """The commitment that a game took from the pool, and how far the pool was published then (README, "Luck")."""

    number: int
    before: str  # the link before its own
    made: str
    head: int  # the last number published when the game was opened
    head_link: str
    named: bool = False  # the order that opened the game asked for this number

    def link(self, commitment: str) -> str:
        return linked(self.before, commitment)


class Beacon(Struct, frozen=True):
    """A round of drand, fixed at the opening: nobody knows its value before its time."""

    chain: str  # its hash
    round: int


_NAMES = {"originator_id": "id", "originator_version": "version"}


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, rename=_NAMES):
    originator_id: str
    originator_version: int
    at: str
    cause: Cause
    salt: str = ""  # from the seed of a game: nobody can guess a secret and try whether it gives the published link
    chain: str = ""
    veil: str = ""  # what is a player's own business is chained by its hash (`veil.py`); none in older events


class Opened(Event, frozen=True):
    """What both shapes of it have; `terms` of either is the pace."""

    title: str
    options: Raw
    seats: tuple[Holder, ...]
    by: str
    commitment: str  # SHA-256 of the secret seed
    rules: str
    pool: Pooled | None = None  # None: of the time before there was a pool
    beacon: Beacon | None = None
    after: str = ""  # the game this one goes on from
    first: str = ""  # the game that all of them began with

    @property
    def terms(self) -> Pace:
        raise NotImplementedError


class OpenedInHours(Opened, frozen=True, kw_only=True, tag="game.opened"):  # before there were banks
    pace: int  # hours a move, 0 for no clock

    @property
    def terms(self) -> Pace:
        return of_hours(self.pace)


class OpenedWithPace(Opened, frozen=True, kw_only=True, tag="game.opened@2"):
    pace: Pace
    greeting: str = ""  # the host's own words to who looks at the table

    @property
    def terms(self) -> Pace:
        return self.pace


class Seated(Event, frozen=True, tag="game.seated"):
    """`source`: what the nonce is made of; empty in games without a pool. An offered seat is taken once more."""

    seat: int
    holder: Holder
    nonce: str
    source: str = ""
    calendar: Calendar | None = None


class Vacated(Event, frozen=True, tag="game.vacated"):
    seat: int
    let_go: bool = False  # by the host


class BeaconSettled(Event, frozen=True, tag="game.beacon_settled"):
    """The value of the round came in; or it did not, for this reason, and the game goes on without."""

    randomness: str = ""
    signature: str = ""
    reason: str = ""


class Started(Event, frozen=True, tag="game.started"):
    facts: Raw
    rules: str
    draws: Draws = ()


class Moved(Event, frozen=True, tag="game.moved"):
    seat: int
    said: str
    command: Raw
    facts: Raw
    rules: str
    draws: Draws = ()
    used: int = 0  # seconds of awake time since the seat was asked
    free: int = 0  # of them, by a pause or by more time: they cost the bank nothing
    advance: str = ""  # decided in advance: by an "order", "answer alone", "done alone" or `UNTIL_NEW`


class TakenBack(Event, frozen=True, tag="game.taken_back"):
    """`agreed`: seats that let a move be taken back that could not be otherwise; all that came since goes with it."""

    seat: int
    undone: int  # the version of the move, the first one if there are several
    agreed: tuple[int, ...] = ()


class Ruled(Event, frozen=True, tag="game.ruled"):
    """An umpire's correction: compensating facts, never an edit."""

    by: str
    reason: str
    facts: Raw


class Clocked(Event, frozen=True, tag="game.clocked"):
    """What the clock did. `paused`: the clock of a seat stands still for some hours, or until it moves.

    The time of a seat is over: `overdue`, which is all, or `default`, `replace`, `vote`, which is what follows. Then
    with all that this was decided on: seconds of budget, the deadline, the calendar, what stopped the clock.
    """

    seat: int
    point: int  # the version at which the seat was asked
    what: str
    hours: int = 0
    budget: int = 0
    until: str = ""
    calendar: Calendar | None = None
    stops: tuple[Span, ...] = ()


class CalendarChanged(Event, frozen=True, tag="game.calendar_changed"):
    """The player of a seat has other nights, days or holidays, each since an instant."""

    seat: int
    calendar: Calendar


class Gifted(Event, frozen=True, tag="game.gifted"):
    """Time that counts for nobody."""

    since: str
    until: str
    reason: str


class Offered(Event, frozen=True, tag="game.offered"):
    """Others may take this seat. `reason`: late, silent, resigned, voted."""

    seat: int
    reason: str


class Reclaimed(Event, frozen=True, tag="game.reclaimed"):
    """The player of an offered seat is back before anybody took it."""

    seat: int


class Voted(Event, frozen=True, tag="game.voted"):
    """One vote. `about`: a seat, or the version of a move; `hours`: of more time. `carried`: it is decided by this."""

    seat: int
    motion: str
    yes: bool
    about: int = -1
    hours: int = 0
    carried: bool = False


class Ordered(Event, frozen=True, tag="game.ordered"):
    """What a seat decides in advance, in place of what it said before; secret until it is used.

    `orders`: one for each time it is asked, each with its alternatives. `alone`: `answer`, `done`. `void`: why the
    orders are gone, if the seat did not say so itself.
    """

    seat: int
    orders: tuple[tuple[str, ...], ...] = ()
    alone: tuple[str, ...] = ()
    void: str = ""


class Closed(Event, frozen=True, tag="game.closed"):
    """The game is over and its seed is shown."""

    reason: str
    seed: str


GameEvent = (
    OpenedInHours | OpenedWithPace | Seated | Vacated | BeaconSettled | Started | Moved | TakenBack | Ruled | Clocked
    | CalendarChanged | Gifted | Offered | Reclaimed | Voted | Ordered | Closed
)  # fmt: skip


def linked(before: str, commitment: str) -> str:
    """A link of the pool: SHA-256 over the link before it and the commitment."""
    return hashlib.sha256(bytes.fromhex(before) + bytes.fromhex(commitment)).hexdigest()
