"""Whether a mail comes from the domain of its author: DMARC or aligned DKIM, by a trusted receiver or by own check."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

import dkim

from service.inbound.addresses import domain_of
from service.inbound.message import Part, parameters

SIGNATURES = 5  # looked at, at most
DNS_SECONDS = 5

# dkimpy's: name and a keyword `timeout` in, the text record out
Dns = Callable[..., Any]

_RESULT = re.compile(r"\b(dmarc|dkim)\s*=\s*(\w+)([^;]*)", re.I)
_PROPERTY = re.compile(r"\b(header\.(?:d|i|from))\s*=\s*\"?@?([^\s;\"()]{1,200})", re.I)
_COMMENT = re.compile(r"\([^()]*\)")


def authentic(
    raw: bytes,
    message: Part,
    author: str,
    told: Mapping[str, str],
    trusted: Collection[str] = (),
    dns: Dns | None = None,
) -> bool:
    """`told`: what the provider's call says (`dmarc`, `dkim`, `domain`). `trusted`: names that our receivers put first
    into Authentication-Results. A receiver's verdict counts; where there is none the signature is checked here."""
    for verdict in (_told(told, author), _received(message, author, trusted)):
        if verdict is not None:
            return verdict
    return signed(raw, message, author, dns)


def aligned(domain: str, author: str) -> bool:
    """The same domain, or one within the other. A top-level domain is in line with nobody."""
    signer, sender = domain.lower().strip("@.").rpartition("@")[2], domain_of(author)
    if "." not in signer or "." not in sender:
        return False
    return signer == sender or sender.endswith("." + signer) or signer.endswith("." + sender)


def _told(told: Mapping[str, str], author: str) -> bool | None:
    if told.get("local") == "yes":  # written on the operator's own machine, by a page that no network reaches
        return True
    dmarc = told.get("dmarc", "").lower()
    if dmarc in ("pass", "fail"):
        return dmarc == "pass"
    if told.get("dkim", "").lower() == "pass" and told.get("domain"):
        return True if aligned(told["domain"], author) else None
    return None


def _received(message: Part, author: str, trusted: Collection[str]) -> bool | None:
    """Only the first such header: receivers put theirs on top, what is below came with the mail."""
    header = message.get("authentication-results")[:8000]
    name = re.split(r"[\s;]", header.strip(), maxsplit=1)[0].lower()
    if not name or name not in {each.lower() for each in trusted}:
        return None
    passed = None
    for method, result, rest in _RESULT.findall(_COMMENT.sub(" ", header)):
        named = {key.lower(): value for key, value in _PROPERTY.findall(rest)}
        if method.lower() == "dmarc" and result.lower() in ("pass", "fail"):
            about = named.get("header.from", domain_of(author))
            return result.lower() == "pass" and domain_of("@" + about) == domain_of(author)
        signer = named.get("header.d") or named.get("header.i", "")
        if method.lower() == "dkim" and result.lower() == "pass" and aligned(signer, author):
            passed = True
    return passed


def signed(raw: bytes, message: Part, author: str, dns: Dns | None = None) -> bool:
    """Own check: a valid DKIM signature of the author's domain over the whole body."""
    for number, domain, whole in _signatures(message):
        if whole and aligned(domain, author) and _valid(raw, number, dns):
            return True
    return False


def _signatures(message: Part) -> Iterator[tuple[int, str, bool]]:
    for number, header in enumerate(message.all("dkim-signature")[:SIGNATURES]):
        tags = parameters(";" + header[:8000])
        # with a length tag anybody can add lines below what was signed
        yield number, tags.get("d", ""), "l" not in tags


def _valid(raw: bytes, number: int, dns: Dns | None) -> bool:
    arguments = {} if dns is None else {"dnsfunc": dns}
    try:
        return bool(dkim.DKIM(raw, timeout=DNS_SECONDS).verify(idx=number, **arguments))
    except Exception:  # of dkimpy, the resolver or a hostile signature: not shown to be valid
        return False
