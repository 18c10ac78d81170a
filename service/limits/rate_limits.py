"""Letters that strangers cause. Each is counted before it is written: by the mailbox it goes to, by the network of the
one who asked for it, and in all. What is too much is refused.

Every kind has its own ceiling, so that who floods one of them leaves the others alone.
"""

from __future__ import annotations

import ipaddress
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from domain.kernel.shapes import Refused
from domain.kernel.telling import Part
from service.limits.mailbox import mailbox
from service.store import counts, times

if TYPE_CHECKING:
    from service.store.database import Session

log = logging.getLogger("posthorn.strangers")

Kind = Literal["sign_in", "invitation", "help", "hold", "check", "visit"]
IN_ALL = 300  # of one kind within an hour, if the operator says nothing else


class Limit(Struct, frozen=True):
    most: int
    hours: int


class Limits(Struct, frozen=True, kw_only=True):
    """`client`: one address of IPv4, or the /64 of IPv6 that one line gets. `network`: its /24, or its /48."""

    mailbox: tuple[Limit, ...] = ()
    client: tuple[Limit, ...] = ()
    network: tuple[Limit, ...] = ()


LIMITS: dict[Kind, Limits] = {
    "sign_in": Limits(
        mailbox=(Limit(3, 1), Limit(8, 24)), client=(Limit(10, 1), Limit(40, 24)), network=(Limit(40, 1),)
    ),
    # beside what invitations.py allows each host
    "invitation": Limits(
        mailbox=(Limit(3, 1), Limit(10, 24)), client=(Limit(20, 1), Limit(60, 24)), network=(Limit(60, 1),)
    ),
    "help": Limits(mailbox=(Limit(1, 24),), client=(Limit(10, 1),), network=(Limit(20, 1),)),
    # "was this you?": only who holds a letter of the reader's can cause it
    "hold": Limits(mailbox=(Limit(10, 1), Limit(60, 24)), client=(Limit(20, 1),), network=(Limit(40, 1),)),
    # no letter, but as costly: the key of a signature is looked up in the DNS of a stranger
    "check": Limits(client=(Limit(30, 1),), network=(Limit(60, 1),)),
    # no letter either: who plays a bot without an address has an account and a game
    "visit": Limits(client=(Limit(6, 1), Limit(20, 24)), network=(Limit(30, 1),)),
}


class TooMany(Refused):
    """`hours`: when it may be worth trying again."""

    def __init__(self, hours: int, code: str, template: str, **parts: Part) -> None:
        super().__init__(code, template, **parts)
        self.retry_after = hours * 3600  # seconds


def cause(session: Session, kind: Kind, *, address: str = "", client: str = "", most: int = IN_ALL) -> None:
    """Counts one more. Raises TooMany if that is too much; the transaction it stands in has to fail with it.

    `client`: the network address of the one who asks, if it is known. `most`: of this kind within an hour, in all.
    """
    now, allowed = times.now(), dict(_allowed(kind, address, client, most))
    # counted first and looked at then: whoever else counts the same waits until it is known what became of this one
    counts.add(session, dict.fromkeys(allowed, 1), now)
    for about, limits in allowed.items():
        for limit in limits:
            if counts.total(session, about, limit.hours, now) > limit.most:
                if about == f"{kind} in all":
                    _tell_the_operator(kind, limit.most)
                code, text = _REFUSED.get(kind, _LETTERS)
                raise TooMany(limit.hours, code, f"{text} Try again in {{n}} {{n|hour|hours}}.", n=limit.hours)


_LETTERS = ("too_many_letters", "Too many letters were asked for.")
_REFUSED: dict[Kind, tuple[str, str]] = {
    "invitation": ("too_many_invitations", _LETTERS[1]),
    "visit": ("too_many_guests", "Too many guests came from your network. Who has signed in can play."),
}


def has_had(session: Session, kind: Kind, address: str) -> bool:
    """Whether this mailbox has had all letters of this kind it may get."""
    now, about = times.now(), _mailbox(kind, address)
    return any(counts.total(session, about, limit.hours, now) >= limit.most for limit in LIMITS[kind].mailbox)


def _allowed(kind: Kind, address: str, client: str, most: int) -> Iterator[tuple[str, tuple[Limit, ...]]]:
    limits = LIMITS[kind]
    if address:
        yield _mailbox(kind, address), limits.mailbox
    one, near = networks(client)
    if one:
        yield f"{kind} from {one}", limits.client
    if near:
        yield f"{kind} from {near}", limits.network
    yield f"{kind} in all", (Limit(most, 1),)


OPENED = (Limit(10, 1), Limit(40, 24))
MOST_A_DAY = 5000  # that the operator can allow one account


def open_table(session: Session, player: str) -> None:
    """Counts a game that a player opens: each is rows and letters that are kept. Raises TooMany."""
    now, about = times.now(), f"games of {player}"
    counts.add(session, {about: 1}, now)
    a_day = allowance(session, player)
    for limit in (Limit(a_day, counts.DAY),) if a_day else OPENED:
        if counts.total(session, about, limit.hours, now) > limit.most:
            raise TooMany(
                limit.hours, "too_many_games",
                "You may open {most} games within {within} h. Play those that you have, and try again later; who"
                " hosts for many asks the operator for more.",
                most=limit.most, within=limit.hours,
            )  # fmt: skip


def allowance(session: Session, player: str) -> int:
    """How many games, and how many invitations, the operator allows this account within a day; 0: as everybody."""
    return int(session.value("SELECT a_day FROM hosts WHERE player = ?", player) or 0)


def allow(session: Session, player: str, a_day: int) -> None:
    session.run("DELETE FROM hosts WHERE player = ?", player)
    if a_day:
        session.run("INSERT INTO hosts VALUES (?, ?)", player, a_day)


def _mailbox(kind: Kind, address: str) -> str:
    return f"{kind} to {mailbox(address)}"


def networks(client: str) -> tuple[str, str]:
    """The line a network address belongs to, and its neighbourhood; two empty words for what is none."""
    try:
        found = ipaddress.ip_address(client.partition("%")[0])
    except ValueError:
        return "", ""
    found = getattr(found, "ipv4_mapped", None) or found
    line, near = (32, 24) if found.version == 4 else (64, 48)
    return _network(found, line), _network(found, near)


def _network(address: object, bits: int) -> str:
    return str(ipaddress.ip_network((address, bits), strict=False))  # type: ignore[arg-type]


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
