"""What is known of a mail when it comes, and nobody has to be asked: whether a receiver vouches for its author."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from service.mail.incoming.identity.authentic import authentic
from service.mail.incoming.settings import MailSettings
from service.mail.incoming.text.limits import Unreadable
from service.mail.incoming.text.reading import parse_mail


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
