"""How much mail is taken in within a day: of each player and of all of them; of each other source and of all of those.
What is more is put off, so that an honest sender keeps it and tries again.

A mail counts as some bytes at least, so that the same limits hold for the number of mails.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from service.limits.mailbox import domain
from service.limits.rate_limits import networks
from service.store import counts, times

if TYPE_CHECKING:
    from service.store.database import Session

log = logging.getLogger("posthorn.inbound")

LEAST = 10_000  # bytes a mail counts as
PLAYERS, STRANGERS = "mail of players", "mail of strangers"


class Full(Exception):
    """Not now; the sender should keep the mail and try again. The text is for the sender."""


def shares(daily: int, owner: str, source: str) -> dict[str, int]:
    """What one mail is counted against, and how many bytes a day each may have. `owner`: the player it is for, known by
    a valid token; empty for mail that anybody can write."""
    if owner:
        return {f"mail of {owner}": daily // 5, PLAYERS: daily}
    return {f"mail from {source}": daily // 50, STRANGERS: daily // 5}


def spend(session: Session, daily: int, owners: Iterable[str], source: str, size: int) -> None:
    """Counts a mail for each of its recipients. Raises Full if that is too much; the transaction it stands in has to
    fail with it."""
    now, amounts, most = times.now(), Counter[str](), dict[str, int]()
    for owner in owners:
        for about, share in shares(daily, owner, source).items():
            most[about] = share
            amounts[about] += max(size, LEAST)
    counts.add(session, amounts, now)
    for about, share in most.items():
        if counts.total(session, about, counts.DAY, now) > share:
            if about in (PLAYERS, STRANGERS):
                _tell_the_operator(about, share)
            raise Full("Too much mail was taken in within a day; please try again later.")


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
