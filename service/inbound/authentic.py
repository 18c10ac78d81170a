"""Whether a mail comes from its author: DMARC, aligned DKIM or a sign-in, by a trusted receiver or by own check."""

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

_RESULT = re.compile(r"\s*(dmarc|dkim|auth)\s*(?:/\s*\d+\s*)?=\s*(\w+)", re.I)
_QUOTED = r'"(?:[^"\\]|\\.)*"'
_PROPERTY = re.compile(rf'{_QUOTED}|([\w.-]{{1,60}})\s*=\s*((?:{_QUOTED}|[^\s"])*)')


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
    for statement in _statements(header):
        found = _RESULT.match(statement)
        if found is None:
            continue
        method, result, named = found[1].lower(), found[2].lower(), _properties(statement[found.end() :])
        if method == "dmarc" and result in ("pass", "fail"):
            about = named.get("header.from", domain_of(author))
            return result == "pass" and domain_of("@" + about) == domain_of(author)
        if result == "pass" and _speaks_for(method, named, author):
            passed = True
    return passed


def _speaks_for(method: str, named: Mapping[str, str], author: str) -> bool:
    """A signature speaks for a domain; who has signed in at the receiver (`auth`), for himself alone."""
    if method == "auth":
        return author in (named.get("smtp.auth", "").lower(), named.get("smtp.mailfrom", "").lower())
    return aligned(named.get("header.d") or named.get("header.i", ""), author)


def _statements(header: str) -> list[str]:
    """What stands between semicolons, without comments. The sender chooses much of a header, his address for one:
    `dmarc=pass@his.example` is an address, so a result counts only at the beginning of a statement."""
    found, depth, quoted, escaped = [""], 0, False, False
    for letter in header:
        if escaped:
            escaped = False
        elif letter == "\\" and (quoted or depth):
            escaped = True
        elif letter == '"' and not depth:
            quoted = not quoted
        elif letter == "(" and not quoted:
            depth += 1
        elif letter == ")" and depth and not quoted:
            depth -= 1
            continue
        elif letter == ";" and not quoted and not depth:
            found.append("")
            continue
        if not depth:
            found[-1] += letter
    return found


def _properties(text: str) -> dict[str, str]:
    """The first of each name; what stands in quotation marks is a value and nothing else."""
    found: dict[str, str] = {}
    for name, value in _PROPERTY.findall(text):
        if name:
            found.setdefault(name.lower(), value.replace('"', ""))
    return found


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
