"""What people settle among themselves at a table: seats that are offered, votes, and what is decided in advance."""

from __future__ import annotations

from msgspec import Struct

from domain.kernel.preview import SWITCHES

SILENCE = 72  # hours after which a motion lapses
MOST_ORDERS = 8
MOST_ALTERNATIVES = 4
WAIT = "wait"  # the last answer of an order: ask me after all
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
    """What a seat has decided in advance: one order for each time it is asked, and its two switches."""

    orders: tuple[tuple[str, ...], ...] = ()
    alone: tuple[str, ...] = ()


NOTHING = StandingOrders()
UNSAID = StandingOrders(alone=SWITCHES)
