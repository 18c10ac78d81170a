"""How much mail is taken in within a day: of each player and of all of them; of each other source and of all of those.
What is more is put off, so that an honest sender keeps it and tries again.

A player's share is spent by mail that is proven to be theirs, and by nothing else: who holds a letter of theirs cannot
use it up. Nobody's flood uses up what all have: a player who has sent little is heard though the pool is full.

A mail counts as some bytes at least, so that the same limits hold for the number of mails.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from service.limits.networks import domain, networks
from service.store import counts, times

if TYPE_CHECKING:
    from service.store.database import Session

log = logging.getLogger("posthorn.inbound")

LEAST = 10_000  # bytes a mail counts as
FEW = 40  # mails a day that are taken of a player though the pool of all is full
PLAYERS, STRANGERS = "mail of players", "mail of strangers"


class Full(Exception):
    """Not now; the sender should keep the mail and try again. The text is for the sender."""


class Share(Struct, frozen=True):
    """What a mail is counted against: an account of its own, and a pool. `floor`: bytes that a full pool leaves it."""

    own: str
    most: int
    pool: str
    in_all: int
    floor: int = 0
    theirs: str = ""  # the account of the player it may turn out to be of
    their_most: int = 0


def share_of(daily: int, owner: str) -> Share:
    """Of mail that is proven to be a player's."""
    return Share(f"mail of {owner}", daily // 5, PLAYERS, daily, _floor(daily))


def share_from(daily: int, source: str, named: str = "") -> Share:
    """Of any other, which whoever brings it has to account for. `named`: the player whose letter it answers, if its
    envelope names an address of theirs: what others bring in that name from elsewhere leaves this as it is.
    """
    if named:
        theirs = share_of(daily, named)
        return Share(
            f"mail to {named} from {source}", daily // 50, STRANGERS, daily // 5, _floor(daily), theirs.own, theirs.most
        )
    return Share(f"mail from {source}", daily // 50, STRANGERS, daily // 5)


def _floor(daily: int) -> int:
    return min(FEW * LEAST, daily // 50)


def spend(session: Session, shares: Iterable[Share], size: int) -> None:
    """Counts a mail for each of its recipients. Raises Full if that is too much; the transaction it stands in has to
    fail with it."""
    now, amounts, found = times.now(), Counter[str](), list(shares)
    for share in found:
        amounts[share.own] += max(size, LEAST)
        amounts[share.pool] += max(size, LEAST)
    counts.add(session, amounts, now)
    for share in found:
        own = counts.total(session, share.own, counts.DAY, now)
        too_much = own > share.floor and counts.total(session, share.pool, counts.DAY, now) > share.in_all
        if too_much:
            _tell_the_operator(share.pool, share.in_all)
        is_spent = bool(share.theirs) and counts.total(session, share.theirs, counts.DAY, now) >= share.their_most
        if too_much or is_spent or own > share.most:
            raise Full("Too much mail was taken in within a day; please try again later.")


def proven(session: Session, owner: str, counted: str, size: int, arrived: str) -> None:
    """A mail that came as anybody's is the player's. `counted`: the account it was counted against when it came."""
    n = max(size, LEAST)
    counts.add(session, {counted: -n, STRANGERS: -n}, arrived)
    counts.add(session, {f"mail of {owner}": n, PLAYERS: n}, times.now())


def source_of(way: str, mail_from: str, peer: str) -> str:
    """The neighbourhood of the server that brings a mail; where another one stands before us, the sender's domain."""
    return networks(peer)[1] or f"{way} {domain(mail_from.rpartition('@')[2])}"[:200]


_told: dict[str, float] = {}


def _tell_the_operator(about: str, share: int) -> None:
    """Once an hour, and not for every mail that is put off."""
    if time.monotonic() - _told.get(about, -3600.0) >= 3600:
        _told[about] = time.monotonic()
        log.error(
            "%s came to more than %d megabytes within a day; more is put off. If it is welcome, raise"
            " POSTHORN_MAIL_DAILY.",
            about, share // 1_000_000,
        )  # fmt: skip
