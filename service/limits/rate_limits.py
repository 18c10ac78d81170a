"""Letters that strangers cause. Each is counted before it is written: by the mailbox it goes to, by the network of the
one who asked for it, and in all. What is too much is refused.

A network may be a school or a club, so its limits are wide; those of a mailbox and in all keep letters few. A letter to
somebody who is known here counts for the mailbox, and not in all: no stranger can use that up. Every kind has its own
ceiling, so that who floods one of them leaves the others alone.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from domain.kernel.shapes import Refused
from domain.kernel.telling import SentencePart
from service.limits.networks import mailbox, networks
from service.store import counts, times

if TYPE_CHECKING:
    from service.store.database import Session

log = logging.getLogger("posthorn.strangers")

LimitKind = Literal["sign_in", "invitation", "help", "hold", "check", "visit"]
IN_ALL = 300  # of one kind within an hour, if the operator says nothing else


class Limit(Struct, frozen=True):
    most: int
    hours: int


class Limits(Struct, frozen=True, kw_only=True):
    """`client`, `network`: a line and its neighbourhood, see `networks.py`. `in_all`: whether there is a ceiling."""

    mailbox: tuple[Limit, ...] = ()
    client: tuple[Limit, ...] = ()
    network: tuple[Limit, ...] = ()
    in_all: bool = True


LIMITS: dict[LimitKind, Limits] = {
    "sign_in": Limits(
        mailbox=(Limit(3, 1), Limit(8, 24)), client=(Limit(200, 1), Limit(800, 24)), network=(Limit(800, 1),)
    ),
    # beside what invitations.py allows each host
    "invitation": Limits(
        mailbox=(Limit(3, 1), Limit(10, 24)), client=(Limit(400, 1), Limit(1200, 24)), network=(Limit(1200, 1),)
    ),
    "help": Limits(mailbox=(Limit(1, 24),), client=(Limit(10, 1),), network=(Limit(20, 1),)),
    # "was this you?": only who holds a letter of the reader's can cause it, and it goes to somebody known
    "hold": Limits(
        mailbox=(Limit(10, 1), Limit(60, 24)), client=(Limit(400, 1),), network=(Limit(800, 1),), in_all=False
    ),
    # no letter, but as costly: the key of a signature is looked up in the DNS of a stranger
    "check": Limits(client=(Limit(30, 1),), network=(Limit(60, 1),)),
    # no letter either: who plays a bot without an address has an account and a game
    "visit": Limits(client=(Limit(120, 1), Limit(400, 24)), network=(Limit(600, 1),)),
}
UNSENT = 20  # times as many requests are kept as letters are sent, while no more letters are written to strangers


class TooMany(Refused):
    """`hours`: when it may be worth trying again."""

    def __init__(self, hours: int, code: str, template: str, **parts: SentencePart) -> None:
        super().__init__(code, template, **parts)
        self.retry_after = hours * 3600  # seconds


def cause(
    session: Session,
    kind: LimitKind,
    *,
    address: str = "",
    client: str = "",
    most: int = IN_ALL,
    counted: Literal["in all", "unsent", ""] = "in all",
) -> None:
    """Counts one more. Raises TooMany if that is too much; the transaction it stands in has to fail with it.

    `client`: the network address of the one who asks, if it is known. `most`: of this kind within an hour, in all.
    `counted`: as what; empty for a letter to somebody known.
    """
    now, allowed = times.now(), dict(_allowed(kind, address, client))
    if counted and LIMITS[kind].in_all:
        allowed[f"{kind} {counted}"] = (Limit(most * (UNSENT if counted == "unsent" else 1), 1),)
    # counted first and looked at then: whoever else counts the same waits until it is known what became of this one
    counts.add(session, dict.fromkeys(allowed, 1), now)
    for about, limits in allowed.items():
        for limit in limits:
            if counts.total(session, about, limit.hours, now) > limit.most:
                if about == f"{kind} in all":
                    _tell_the_operator(kind, limit.most)
                code, text = _REFUSED.get(kind, _LETTERS)
                raise TooMany(limit.hours, code, text, n=limit.hours)


_LETTERS = ("too_many_letters", "Too many letters were asked for. Try again in {n} {n|hour|hours}.")
_REFUSED: dict[LimitKind, tuple[str, str]] = {
    "invitation": ("too_many_invitations", _LETTERS[1]),
    "visit": (
        "too_many_guests",
        "Too many guests came from your network. Who has signed in can play. Try again in {n} {n|hour|hours}.",
    ),
}


def is_full(session: Session, kind: LimitKind, most: int) -> bool:
    """Whether strangers have had all letters of this kind that there are within an hour."""
    found = counts.total(session, f"{kind} in all", 1, times.now()) >= most
    if found:
        _tell_the_operator(kind, most)
    return found


def has_had(session: Session, kind: LimitKind, address: str) -> bool:
    """Whether this mailbox has had all letters of this kind it may get."""
    now, about = times.now(), _mailbox(kind, address)
    return any(counts.total(session, about, limit.hours, now) >= limit.most for limit in LIMITS[kind].mailbox)


def _allowed(kind: LimitKind, address: str, client: str) -> Iterator[tuple[str, tuple[Limit, ...]]]:
    limits = LIMITS[kind]
    if address:
        yield _mailbox(kind, address), limits.mailbox
    one, near = networks(client)
    if one:
        yield f"{kind} from {one}", limits.client
    if near:
        yield f"{kind} from {near}", limits.network


OPENED = (Limit(10, 1), Limit(40, 24))
MOST_A_DAY = 5000  # that the operator can allow one account


def open_table(session: Session, player: str) -> None:
    """Counts a game that a player opens: each is rows and letters that are kept. Raises TooMany."""
    now, about = times.now(), f"games of {player}"
    counts.add(session, {about: 1}, now)
    a_day = counts.allowance(session, player)
    for limit in (Limit(a_day, counts.DAY),) if a_day else OPENED:
        if counts.total(session, about, limit.hours, now) > limit.most:
            raise TooMany(
                limit.hours, "too_many_games",
                "You may open {most} games within {within} h. Play those that you have, and try again later; who"
                " hosts for many asks the operator for more.",
                most=limit.most, within=limit.hours,
            )  # fmt: skip


def _mailbox(kind: LimitKind, address: str) -> str:
    return f"{kind} to {mailbox(address)}"


_told: dict[str, float] = {}


def _tell_the_operator(kind: str, most: int) -> None:
    """Once an hour, and not for every letter that is refused."""
    if time.monotonic() - _told.get(kind, -3600.0) >= 3600:
        _told[kind] = time.monotonic()
        log.error(
            "strangers have caused %d letters of the kind %s within an hour; no more are written until fewer were."
            " If they are welcome, raise POSTHORN_MAIL_STRANGERS.",
            most, kind,
        )  # fmt: skip
