"""Addresses out of headers, strictly: what is not plainly one address is none."""

from __future__ import annotations

import re

from domain.players.player import is_address
from service.mail.incoming.text.message import MimePart

LONGEST = 2000
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
_COMMENT = re.compile(r"\([^()]*\)")
_ANGLE = re.compile(r"<\s*([^<>\s]+)\s*>")


def addresses(header: str) -> list[str]:
    """Every address in a header such as From or To, in lower case."""
    return [address.lower() for address in _found(header)]


def _found(header: str) -> list[str]:
    if len(header) > LONGEST:
        return []
    bare = _COMMENT.sub(" ", _COMMENT.sub(" ", _QUOTED.sub(" ", header)))
    found = [angle[1] for angle in _ANGLE.finditer(bare)]
    for piece in re.split(r"[,;]", _ANGLE.sub(" , ", bare)):
        found += [word for word in piece.split() if "@" in word]
    return [address.rstrip(".") for address in found]


def author(message: MimePart) -> str | None:
    """The one address in the one From; None if there are two headers, two addresses, or none to be sure of.

    It is looked at as it stands: some letters of other alphabets become plain ones when they are made small."""
    headers = message.all("from")
    if len(headers) != 1:
        return None
    found = _found(headers[0])
    return found[0].lower() if len(found) == 1 and is_address(found[0]) else None


def domain_of(address: str) -> str:
    return address.rpartition("@")[2].lower().rstrip(".")


def envelope_address(text: str | None) -> str:
    """An envelope address without its angle brackets; the null sender is empty however it is spelled."""
    return (text or "").replace("\0", "").strip().removeprefix("<").removesuffix(">").strip().lower()
