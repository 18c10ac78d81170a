"""What stands in the way of letters: records of the DNS that this set-up needs, as they should be and as they are, the
signature of a letter to itself, the mail server.
"""

from __future__ import annotations

import smtplib
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import dkim
import dns.exception
import dns.resolver
import dns.reversename
from msgspec import Struct

from domain.game.names import one_line
from ops.server import mail_setup
from ops.server.settings import Settings
from service.mail.outgoing.mime import Mail, rendered
from service.mail.outgoing.signing import Signer
from service.mail.outgoing.site import Site
from service.store import times
from service.store.grants import KeyRing

SECONDS = 3.0  # for one question to the DNS, and for the mail server
Ask = Callable[[str, str], list[str] | None]  # a name and a kind of record; None: nobody could be asked


class Found(Struct, frozen=True):
    """`is_well`: None if that could not be found out."""

    is_well: bool | None
    text: str

    def __str__(self) -> str:
        return f"{'ok ' if self.is_well else '?  ' if self.is_well is None else 'BAD'} {one_line(self.text)}"


def check(settings: Settings, keys: KeyRing, ask: Ask | None = None) -> list[Found]:
    domain = (settings.mail_domain or "").partition(",")[0].strip()
    if not domain:
        return [Found(False, "No domain is set: POSTHORN_MAIL_DOMAIN.")]
    site, signer = Site.of_url(settings.public_url, domain), mail_setup.signer_of(settings, domain)
    return [*_records(settings, site, signer, ask or asked), *_signature(site, signer, keys), *_ways(settings)]


def _records(settings: Settings, site: Site, signer: Signer | None, ask: Ask) -> Iterator[Found]:
    domain, host = site.domain, urlsplit(site.url).hostname or site.domain
    yield _compared(ask, domain, "MX", f"10 {host}.", lambda found: bool(found))
    relay = mail_setup.relay_of(settings.mail_relay) if settings.mail_relay else None
    from_relay = f" a:{relay.host}" if relay is not None and not _is_here(relay.host) else ""
    yield _compared(ask, domain, "TXT", f"v=spf1 mx{from_relay} -all", _has_one_spf, "v=spf1")
    if signer is None:
        yield Found(None, "DKIM: no key is set (POSTHORN_MAIL_DKIM_KEY), so the mail server has to sign as this domain")
    else:
        public = _tags(signer.record)["p"]
        yield _compared(
            ask, signer.name, "TXT", signer.record, lambda found: [_tags(each).get("p") for each in found] == [public]
        )
    wanted = f"v=DMARC1; p=quarantine; adkim=s; aspf=s; rua=mailto:postmaster@{domain}"
    yield _compared(ask, f"_dmarc.{domain}", "TXT", wanted, _has_one_policy, "v=DMARC1")
    yield from _reverse(host, ask)


def _compared(
    ask: Ask, name: str, kind: str, wanted: str, fits: Callable[[list[str]], bool], prefix: str = ""
) -> Found:
    line = f"{name}. {kind} {wanted if kind != 'TXT' else chr(34) + wanted + chr(34)}"
    found = ask(name, kind)
    if found is None:
        return Found(None, f"{line} (the DNS could not be asked)")
    found = [each for each in found if each.lower().startswith(prefix.lower())]
    if fits(found):
        return Found(True, f"{name}. {kind} is there")
    return Found(False, f"{line} is to be set; now there is {'; '.join(found)[:300] or 'nothing'}")


def _has_one_spf(found: list[str]) -> bool:
    return len(found) == 1 and not found[0].lower().endswith(("+all", "?all"))


def _has_one_policy(found: list[str]) -> bool:
    return len(found) == 1 and "p" in _tags(found[0])


def _reverse(host: str, ask: Ask) -> Iterator[Found]:
    """Of the host that mail comes from; many refuse mail of an address without a name."""
    addresses = ask(host, "A")
    if addresses is None:
        yield Found(None, f"PTR of the address that mail goes out from: {host}. (the DNS could not be asked)")
    elif not addresses:
        yield Found(False, f"{host}. A is to be set, and PTR {host}. of that address; now there is nothing")
    for address in addresses or ():
        name = dns.reversename.from_address(address).to_text().rstrip(".")
        yield _compared(ask, name, "PTR", f"{host}.", bool)


def _signature(site: Site, signer: Signer | None, keys: KeyRing) -> Iterator[Found]:
    if signer is None:
        return
    mail = Mail(
        tokens=keys.tokens(0), kind="turn", address=site.author, name="Posthorn",
        subject="Posthorn: a letter to itself", text="It is signed.\n", html="<p>It is signed.</p>\n",
        made=times.now(),
    )  # fmt: skip
    raw = signer.signed(rendered(mail, site))
    record = f"v=DKIM1; {signer.record.partition('; ')[2]}".encode()
    is_well = dkim.verify(raw, dnsfunc=lambda *_, **__: record) if "k=rsa" in signer.record else None
    word = {True: "is verified", False: "is not verified", None: "cannot be verified here: it is of Ed25519"}[is_well]
    yield Found(is_well, f"A letter to itself was signed by {signer.name}, and {word}")


def _ways(settings: Settings) -> Iterator[Found]:
    if not settings.public_url.startswith("https://"):
        yield Found(False, f"POSTHORN_URL is {settings.public_url}: one click to end letters (RFC 8058) needs https")
    if settings.mail_relay is None:
        yield Found(False, "No mail server is set: POSTHORN_MAIL_RELAY. Nobody gets a letter.")
        return
    relay = mail_setup.relay_of(settings.mail_relay)
    try:
        kind = smtplib.SMTP_SSL if relay.security == "tls" else smtplib.SMTP
        with kind(relay.host, relay.port, timeout=SECONDS) as connection:
            code, _ = connection.ehlo()
            can = relay.security != "starttls" or connection.has_extn("starttls")
    except (OSError, smtplib.SMTPException) as error:
        yield Found(False, f"The mail server {relay.host}:{relay.port} is not reached: {error}")
        return
    said = f"The mail server {relay.host}:{relay.port} answers"
    yield Found(code == 250 and can, said if can else f"{said}, without TLS")


def asked(name: str, kind: str) -> list[str] | None:
    """The DNS, as this machine asks it."""
    try:
        answer = dns.resolver.resolve(name, kind, lifetime=SECONDS)
    except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer):
        return []
    except dns.exception.DNSException:
        return None
    if kind == "TXT":
        return [b"".join(row.strings).decode("utf-8", "replace") for row in answer]
    return [row.to_text() for row in answer]


def _tags(record: str) -> dict[str, str]:
    pairs = (each.partition("=") for each in record.split(";"))
    return {name.strip(): "".join(value.split()) for name, _, value in pairs}


def _is_here(host: str) -> bool:
    return host == "localhost" or host.startswith("127.") or host == "::1"
