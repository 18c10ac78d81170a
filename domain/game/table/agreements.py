"""What people settle among themselves at a table: seats that are offered, votes, and what is decided in advance."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from domain.kernel.preview import SWITCHES

SILENCE = 72  # hours after which a motion lapses
MOST_ORDERS = 8
MOST_ALTERNATIVES = 4
MOST_CHANGES = 40  # of what one seat decides in advance, between two moves
WAIT = "wait"  # the last answer of an order: ask me after all
NEW = "there is something new to do"  # why it is over
UNTIL_NEW = "done until something new"  # an order of its own: for each question, until one offers what was not there
MORE_TIME = (1, 168)  # hours
NOTICES = 12  # within a day, of one seat: what it does beside its moves of which the others get a letter


class SeatOffer(Struct, frozen=True):
    """A seat that others may take. `version`: since when."""

    seat: int
    reason: str
    version: int


class Ballot(Struct, frozen=True):
    """A motion and the votes on it. `about`: a seat, or the version of a move; -1 for nothing of the kind."""

    motion: str
    about: int
    hours: int
    by: int
    at: str
    version: int
    yes: tuple[int, ...]
    no: tuple[int, ...] = ()


class StandingOrders(Struct, frozen=True):
    """What a seat has decided in advance: one order for each time it is asked, and its two switches.

    `known`: what it could do when it said that it is done until something new.
    """

    orders: tuple[tuple[str, ...], ...] = ()
    alone: tuple[str, ...] = ()
    known: frozenset[str] = frozenset()

    @property
    def until_new(self) -> bool:
        return self.orders[:1] == ((UNTIL_NEW,),)

    @property
    def next(self) -> StandingOrders:
        """Without the order that is used up."""
        return replace(self, orders=self.orders[1:])


NOTHING = StandingOrders()
UNSAID = StandingOrders(alone=SWITCHES)

Standing = tuple[tuple[int, StandingOrders], ...]  # by their seats


def with_orders(standing: Standing, seat: int, own: StandingOrders) -> Standing:
    return (*(each for each in standing if each[0] != seat), (seat, own))


def asked_themselves(standing: Standing, seat: int) -> Standing:
    """Who takes a move back wants to answer now."""
    own = dict(standing).get(seat)
    return with_orders(standing, seat, own.next) if own is not None and own.until_new else standing
