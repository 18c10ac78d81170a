"""Mail as the settings want it: domain, keys, the server letters go to, the port answers come in at."""

from __future__ import annotations

import secrets
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import unquote, urlsplit

from ops.server.settings import Settings
from ops.server.starting import end, make_file, make_folder
from service.mail.incoming.settings import PROVIDERS, MailSettings
from service.mail.incoming.smtp import Server
from service.mail.outgoing.delivery_policy import Policy
from service.mail.outgoing.signing import BadKey, Signer
from service.mail.outgoing.site import Site
from service.mail.outgoing.web_push import PushKey, new_key
from service.store import Store
from workers.mail import MailService
from workers.relay import Relay

PORTS = {"smtp": 25, "smtps": 465, "smtp+starttls": 587}
SECURITY = {"smtp": "none", "smtps": "tls", "smtp+starttls": "starttls"}


def make_mail_service(settings: Settings, store: Store, url: str, is_shared: bool = False) -> MailService:
    """`is_shared`: other processes, maybe of other machines, do the same; they know no key of this one's folder."""
    domains = [each.strip() for each in (settings.mail_domain or "").split(",") if each.strip()]
    site = Site.of_url(url, domains[0] if domains else None)
    given = {
        "MAIL_DOMAINS": ",".join(domains or [site.domain]),
        "MAIL_KEYS": settings.mail_keys or own_keys(settings.data),
        "PUSH_KEY": settings.push_key or ("" if is_shared else own_push_key(settings.data)),
        "MAIL_TRUSTED": settings.mail_trusted or "",
        "MAIL_KEPT": str(settings.mail_kept),
        "MAIL_DAILY": str(settings.mail_daily),
        "MAIL_STRANGERS": str(settings.mail_strangers),
        "MAIL_SNS_TOPICS": settings.mail_sns_topics or "",
        **{f"MAIL_SECRET_{name.upper()}": getattr(settings, f"mail_secret_{name}") or "" for name in PROVIDERS},
    }
    try:
        mail = MailSettings.of(given)
        if mail.push_key:
            PushKey(mail.push_key, "")
    except ValueError as error:
        print(f"Posthorn cannot start: POSTHORN_{error}", file=sys.stderr)
        raise SystemExit(2) from None
    relay = relay_of(settings.mail_relay) if settings.mail_relay else None
    signer = signer_of(settings, site.domain) if relay else None
    hold = settings.mail_hold if settings.mail_hold is not None else 60 if relay else 1
    return MailService(store, mail, site, relay, Policy(hold=hold, kept=settings.letters_kept), signer)


def factory(settings: Settings) -> Callable[[Store], MailService] | None:
    """For processes that share a database: mail needs a domain and keys that all of them know."""
    if not settings.mail_domain:
        return None
    if not settings.mail_keys:
        print("Several processes read the addresses of letters: set POSTHORN_MAIL_KEYS.", file=sys.stderr)
        raise SystemExit(2)
    return lambda store: make_mail_service(settings, store, settings.public_url, is_shared=True)


def signer_of(settings: Settings, domain: str) -> Signer | None:
    if settings.mail_dkim_key is None:
        return None
    make_file(settings.mail_dkim_key)  # for this service alone to read
    try:
        return Signer(domain, settings.mail_dkim_selector, settings.mail_dkim_key.read_bytes())
    except BadKey as bad:
        end(f"POSTHORN_MAIL_DKIM_KEY: {bad}.")


def own_keys(folder: Path) -> str:
    """The key of this installation, made once and readable by its owner alone."""
    return _made_once(folder / "mail-keys", lambda: f"1:{secrets.token_hex(32)}")


def own_push_key(folder: Path) -> str:
    """Whoever is told by pushes has to be asked anew if it is lost."""
    return _made_once(folder / "push-key", new_key)


def _made_once(file: Path, make: Callable[[], str]) -> str:
    make_folder(file.parent)
    make_file(file)
    if not file.stat().st_size:
        file.write_text(f"{make()}\n")
    return file.read_text().strip()


def relay_of(text: str) -> Relay:
    parts = urlsplit(text)
    return Relay(
        parts.hostname or "localhost", parts.port or PORTS[parts.scheme], unquote(parts.username or ""),
        unquote(parts.password or ""), SECURITY[parts.scheme],
    )  # fmt: skip


@contextmanager
def listening(settings: Settings, mail_service: MailService) -> Iterator[str]:
    """Listen for mail; yields what to tell the operator. A port that is taken does not keep the service down."""
    port = settings.mail_port if settings.port and settings.mail_port else free_port(settings.host)
    server = Server(mail_service.inbox, settings.host, port, name=mail_service.site.domain)
    try:
        server.start()
    except OSError as error:
        yield f"Mail: cannot listen on {settings.host}:{port} ({error.strerror}); set POSTHORN_MAIL_PORT."
        return
    try:
        yield f"Mail: smtp://{settings.host}:{port} for {mail_service.site.domain}"
    finally:
        server.stop()


def free_port(host: str) -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as sock:
        sock.bind((host, 0))
        return int(sock.getsockname()[1])
