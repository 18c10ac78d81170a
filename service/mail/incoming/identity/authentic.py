"""Whether a mail comes from its author and is for us: DMARC, aligned DKIM or a sign-in, seen by a trusted receiver, or
a signature checked here.

A signature is worth what it covers. If it left out To, or a part of the body, whoever has seen one mail could send it
again to the address of another letter; so such a one proves nothing, whoever has found it valid.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import dkim
from dkim.util import InvalidTagValueList, parse_tag_value
from msgspec import Struct
from publicsuffixlist import PublicSuffixList

from service.limits.networks import domain as plain
from service.mail.incoming.identity.classes import addresses, domain_of, envelope_address
from service.mail.incoming.identity.classes import author as author_of
from service.mail.incoming.identity.coverage import is_read_as_signed
from service.mail.incoming.settings import MailSettings
from service.mail.incoming.text.limits import Unreadable
from service.mail.incoming.text.message import MimePart
from service.mail.incoming.text.reading import parse_mail
from service.store.grants import token_in

SIGNATURES = 5  # looked at, at most
CHECKED = 2  # of them, with a look into the DNS
DNS_SECONDS = 5
LONGEST = 253  # characters of a domain

# dkimpy's: name and a keyword `timeout` in, the text record out
Dns = Callable[..., Any]

_THERE = ("from", "to", "date")  # in the mail, and signed
_SIGNED = (*_THERE, "subject", "message-id")  # signed if they are in the mail
_ONCE = (*_SIGNED, "cc", "reply-to", "mime-version", "content-type", "content-transfer-encoding")  # never twice
_STRONG = (b"rsa-sha256", b"ed25519-sha256")
_RESULT = re.compile(r"\s*(dmarc|dkim|auth|spf)\s*(?:/\s*\d+\s*)?=\s*(\w+)", re.I)
_QUOTED = r'"(?:[^"\\]|\\.)*"'
_PROPERTY = re.compile(rf'{_QUOTED}|([\w.-]{{1,60}})\s*=\s*((?:{_QUOTED}|[^\s"])*)')


class Signature(Struct, frozen=True):
    """`number`: its place among those of the mail. `binds`: it covers what makes this mail this mail."""

    number: int
    domain: str
    binds: bool


def authentic(
    raw: bytes,
    message: MimePart,
    author: str,
    rcpt: str,
    told: Mapping[str, str],
    trusted: Collection[str] = (),
    dns: Dns | None = None,
    at: float | None = None,
) -> bool:
    """`rcpt`: the address of ours it came to. `told`: what the provider's call says (`dmarc`, `dkim`, `domain`, `spf`).
    `trusted`: names that our receivers put first into Authentication-Results. `at`: when it came, in seconds.

    A receiver's verdict counts; where there is none the signature is checked here.
    """
    if told.get("local") == "yes":  # written on the operator's own machine, by a page that no network reaches
        return True
    if author_of(message) != author or not _is_for(message, rcpt):
        return False
    found = tuple(_signatures(raw, message, author, at or time.time()))
    for verdict in (_by_receiver(told, author, found), _received(message, author, trusted, found)):
        if verdict is not None:
            return verdict
    good = [each.number for each in found if each.binds and aligned(each.domain, author)]
    return any(_valid(raw, number, dns) for number in good[:CHECKED])


def aligned(domain: str, author: str) -> bool:
    """The same domain, or one within the other. What everybody can register names under (`com`, `co.uk`, `github.io`)
    is in line with nobody: the list of such suffixes comes with its package and is never fetched."""
    signer, sender = _domain(domain), _domain(author)
    within = signer == sender or sender.endswith("." + signer) or signer.endswith("." + sender)
    return within and _registered_name(min(signer, sender, key=len)) is not None


def _domain(text: str) -> str:
    return plain(text.rpartition("@")[2][:LONGEST])


def _registered_name(name: str) -> str | None:
    """The name somebody has registered, of which this one is a part."""
    found: str | None = _suffixes().privatesuffix(name)
    return found


@lru_cache(maxsize=1)
def _suffixes() -> PublicSuffixList:
    return PublicSuffixList()


def _is_for(message: MimePart, rcpt: str) -> bool:
    """Whether it was written to this very address, by its one To."""
    ours, named = envelope_address(rcpt), message.all("to")
    token = token_in(ours)
    return len(named) == 1 and any(
        each == ours or (token is not None and token_in(each) == token) for each in addresses(named[0])
    )


def _signatures(raw: bytes, message: MimePart, author: str, at: float) -> Iterator[Signature]:
    """Those of the author's house. They are read as the one reads them who checks them: two readings could differ. What
    cannot be read, and what is too many, may be any signature, so it is taken for one that proves nothing."""
    unclear = Signature(0, _domain(author), False)
    try:
        headers = [(name.strip().lower(), value) for name, value in dkim.DKIM(raw).headers]
    except Exception:  # of hostile headers
        headers = []
    names = Counter(name.decode("ascii", "replace") for name, _ in headers)
    if names["dkim-signature"] != len(message.all("dkim-signature")) or names["dkim-signature"] > SIGNATURES:
        yield unclear
    is_plain = all(names[name] == len(message.all(name)) <= 1 for name in _ONCE)
    for number, value in enumerate([value for name, value in headers if name == b"dkim-signature"][:SIGNATURES]):
        try:
            tags = parse_tag_value(value)
        except InvalidTagValueList:
            yield unclear
            continue
        domain = _domain(tags.get(b"d", b"").decode("utf-8", "replace"))
        if _registered_name(domain) == _registered_name(_domain(author)):
            covers = _binds(tags, names, at) and is_read_as_signed(raw, message, _signed(tags))
            yield Signature(number, domain, is_plain and covers)


def _binds(tags: Mapping[bytes, bytes], names: Mapping[str, int], at: float) -> bool:
    if b"l" in tags or tags.get(b"a") not in _STRONG:  # with a length anybody can add lines below what was signed
        return False
    expires = tags.get(b"x")
    if expires is not None and not (expires.isdigit() and len(expires) < 13 and at <= int(expires)):
        return False
    signed = _signed(tags)
    return all(names[name] for name in _THERE) and all(name in signed for name in _SIGNED if names[name])


def _signed(tags: Mapping[bytes, bytes]) -> set[str]:
    return {name.strip().lower().decode("ascii", "replace") for name in tags.get(b"h", b"").split(b":")}


def _by_receiver(told: Mapping[str, str], author: str, found: Sequence[Signature]) -> bool | None:
    dmarc = told.get("dmarc", "").lower()
    if dmarc in ("pass", "fail"):
        return dmarc == "pass" and _is_bound(found, aligned(told.get("spf", ""), author))
    if told.get("dkim", "").lower() == "pass" and told.get("domain"):
        return True if _signs(told["domain"], author, found) else None
    return None


def _is_bound(found: Sequence[Signature], by_path: bool) -> bool:
    """DMARC passes by the way the mail came (SPF), or by a signature; if that is not known, all signatures must be good
    for it. A mail without one passed by its way."""
    return by_path or all(each.binds for each in found)


def _signs(domain: str, author: str, found: Sequence[Signature]) -> bool:
    """Whether what the mail bears of this signer is good for it."""
    aligning = [each for each in found if each.domain == _domain(domain)]
    return aligned(domain, author) and bool(aligning) and all(each.binds for each in aligning)


def _received(message: MimePart, author: str, trusted: Collection[str], found: Sequence[Signature]) -> bool | None:
    """Only the first such header: receivers put theirs on top, what is below came with the mail."""
    header = message.get("authentication-results")[:8000]
    name = re.split(r"[\s;]", header.strip(), maxsplit=1)[0].lower()
    if not name or name not in {each.lower() for each in trusted}:
        return None
    dmarc = None
    passed = by_path = False
    for statement in _statements(header):
        result = _RESULT.match(statement)
        if result is None:
            continue
        method, verdict, named = result[1].lower(), result[2].lower(), _properties(statement[result.end() :])
        if method == "dmarc":
            if dmarc is None and verdict in ("pass", "fail"):
                about = named.get("header.from", domain_of(author))
                dmarc = verdict == "pass" and domain_of("@" + about) == domain_of(author)
        elif verdict == "pass" and method == "spf":
            by_path = by_path or aligned(named.get("smtp.mailfrom", ""), author)
        elif verdict == "pass":
            passed = passed or _speaks_for(method, named, author, found)
    if dmarc is not None:
        return dmarc and (passed or _is_bound(found, by_path))
    return passed or None


def _speaks_for(method: str, named: Mapping[str, str], author: str, found: Sequence[Signature]) -> bool:
    """A signature speaks for a domain; who has signed in at the receiver (`auth`), for themselves alone."""
    if method == "auth":
        return author in (named.get("smtp.auth", "").lower(), named.get("smtp.mailfrom", "").lower())
    return _signs(named.get("header.d") or named.get("header.i", ""), author, found)


def _statements(header: str) -> list[str]:
    """What stands between semicolons, without comments. The sender chooses much of a header, their address for one:
    `dmarc=pass@sender.example` is an address, so a result counts only at the beginning of a statement."""
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


def _valid(raw: bytes, number: int, dns: Dns | None) -> bool:
    arguments = {} if dns is None else {"dnsfunc": dns}
    try:
        return bool(dkim.DKIM(raw, timeout=DNS_SECONDS).verify(idx=number, **arguments))
    except Exception:  # of dkimpy, the resolver or a hostile signature: not shown to be valid
        return False


def trusted(settings: MailSettings, source: str, told: Mapping[str, str]) -> Collection[str]:
    """Receivers whose word in a header counts: of mail that one of our own servers has brought."""
    is_behind = source in ("smtp", "lmtp", "raw") and not told.get("peer")
    return settings.trusted if is_behind else ()


def known(source: str, told: Mapping[str, str]) -> dict[str, str]:
    """What the way a mail came says of its sender; only the page of this machine says that it is local."""
    return {name: value for name, value in told.items() if name != "local" or source == "outbox"}


def is_vouched_for(
    settings: MailSettings, raw: bytes, sender: str, rcpt: str, source: str, given: Mapping[str, str],
    registered: Collection[str],
) -> bool:  # fmt: skip
    """A mail whose signature is still to be checked is not."""
    receivers, told = trusted(settings, source, given), known(source, given)
    if told.get("local") == "yes":
        return True
    if not receivers and not told.keys() & {"dmarc", "dkim"}:
        return False
    try:
        mail = parse_mail(raw, sender, settings.domains)
    except Unreadable:
        return False
    author = mail.author or ""
    return author in registered and authentic(raw, mail.message, author, rcpt, told, receivers, _asks_nobody)


def _asks_nobody(name: Any, timeout: float = 0) -> Any:
    raise TimeoutError
