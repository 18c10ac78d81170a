"""SMTP and LMTP: a mail server hands us mail, or the world does. 250 is said after the mail is stored."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import ssl
from collections.abc import Callable
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import SMTP, Envelope, Session

from service.inbound.inbox import Inbox, Unwanted
from service.inbound.limits import MESSAGE_BYTES, RECIPIENTS
from service.inbound.quota import Full

log = logging.getLogger(__name__)
IDLE_SECONDS = 60
LINE_BYTES = 64_000  # far more than a line may have: some programs send a page of HTML as one line


class Handler:
    """A mail is stored for all of its recipients or for none, so the same reply is true for each of them."""

    def __init__(self, inbox: Inbox, source: str) -> None:
        self._inbox = inbox
        self._source = source

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        refusal = self._inbox.refusal(address)
        if refusal is not None:
            return f"550 5.1.1 {refusal}"
        if len(envelope.rcpt_tos) >= RECIPIENTS:
            return f"452 4.5.3 {RECIPIENTS} recipients at a time"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        raw = envelope.original_content or b""
        auth = (
            {} if self._source == "lmtp" or is_here(session.peer) else {"peer": _address(session.peer) or "elsewhere"}
        )
        # the null sender comes as "<>": aiosmtpd takes an empty one for none at all; the inbox knows both
        sender = envelope.mail_from or ""
        try:
            await asyncio.to_thread(self._inbox.accept, raw, sender, envelope.rcpt_tos, self._source, "", auth)
        except Unwanted as unwanted:
            return f"550 5.7.1 {unwanted}"
        except Full as full:
            return f"452 4.3.1 {full}"
        except Exception:
            log.exception("a mail could not be stored; its sender keeps it")
            return "451 4.3.0 Not stored; please try again later"
        return "250 Stored"


def is_here(peer: Any) -> bool:
    """Whether the other end is on this machine: a mail server there may be believed, the world may not."""
    try:
        address = ipaddress.ip_address(_address(peer))
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


def _address(peer: Any) -> str:
    return str(peer[0]) if isinstance(peer, tuple) else ""


class _Smtp(SMTP):
    line_length_limit = LINE_BYTES


class _Lmtp(LMTP):
    """After the data LMTP wants one reply a recipient; aiosmtpd gives one, and the mail server would wait for more."""

    line_length_limit = LINE_BYTES
    _owed = 1

    async def push(self, status: str | bytes) -> None:
        times, self._owed = self._owed, 1
        text = status.decode() if isinstance(status, bytes) else status
        if text.startswith("354") and self.envelope is not None:
            self._owed = len(self.envelope.rcpt_tos)
        for _ in range(times):
            await super().push(status)


class Server(Controller):
    """Listens in a thread of its own. `lmtp`: behind a mail server that has done the checking."""

    def __init__(
        self,
        inbox: Inbox,
        hostname: str = "127.0.0.1",
        port: int = 2525,
        *,
        lmtp: bool = False,
        tls: ssl.SSLContext | None = None,
        name: str = "localhost",
    ) -> None:
        self._kind: Callable[..., SMTP] = _Lmtp if lmtp else _Smtp
        self._settings: dict[str, Any] = {
            "hostname": name,
            "ident": "Posthorn",
            "data_size_limit": MESSAGE_BYTES,
            "decode_data": False,
            "enable_SMTPUTF8": True,
            "timeout": IDLE_SECONDS,
            "tls_context": tls,
        }
        super().__init__(Handler(inbox, "lmtp" if lmtp else "smtp"), hostname=hostname, port=port)
        logging.getLogger("mail.log").setLevel(logging.WARNING)  # aiosmtpd tells every line, with the tokens in it

    def factory(self) -> SMTP:
        return self._kind(self.handler, **self._settings)
