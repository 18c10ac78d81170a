"""SMTP and LMTP: a mail server hands us mail, or the world does. 250 is said after the mail is stored."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import ssl
import time
from collections.abc import Callable
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import SMTP, Envelope, Session

from service.limits.mail_quota import Full
from service.limits.request_queue import to_drop
from service.mail.incoming.cutting import BIGGEST, Stream, without_attachments
from service.mail.incoming.inbox import Inbox, Unwanted
from service.mail.incoming.text.limits import MESSAGE_BYTES, RECIPIENTS

log = logging.getLogger(__name__)
IDLE_SECONDS = 60
LINE_BYTES = 64_000  # far more than a line may have: some programs send a page of HTML as one line
CONNECTIONS = 40  # one that comes beyond them is let in, and another one makes room
# of one mail; each line is an object of its own while it comes in, and one that is too long is kept until it ends
ENDLESS_BYTES, LINES = 4 * LINE_BYTES, 30_000


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
        if isinstance(server, _Bounded) and server.has_cut:
            raw = without_attachments(raw)
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


class Connections:
    """The connections of one listener."""

    def __init__(self) -> None:
        self._since: dict[_Bounded, float] = {}  # when it came, or its last mail was answered

    def came(self, line: _Bounded) -> None:
        self._since[line] = time.monotonic()
        while len(self._since) > CONNECTIONS:
            known = ((_address(each.peer), since, each) for each, since in self._since.items())
            longest = to_drop(known)
            if longest is None:
                return
            self.left(longest)
            longest.leave("421 4.3.2 Too many connections; please try again later")

    def is_done(self, line: _Bounded) -> None:
        if line in self._since:
            self._since[line] = time.monotonic()

    def left(self, line: _Bounded) -> None:
        self._since.pop(line, None)


class _Bounded(SMTP):
    line_length_limit = LINE_BYTES

    def __init__(self, *given: Any, crowd: Connections, **settings: Any) -> None:
        self._crowd, self._line, self._lines = crowd, 0, 0
        self._mail: Stream | None = None  # that comes in now
        super().__init__(*given, **settings)

    @property
    def peer(self) -> Any:
        return self.session.peer if self.session is not None else None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._crowd.came(self)

    def connection_lost(self, error: Exception | None) -> None:
        self._crowd.left(self)
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        end = data.rfind(b"\n")
        self._line = self._line + len(data) if end < 0 else len(data) - end - 1
        if self._mail is not None and not self._mail.is_over:
            data = self._mail.taken(data)
            if self._mail.is_too_big:
                self.leave(f"552 5.3.4 A mail may have {BIGGEST} bytes")
                return
        self._lines += data.count(b"\n")
        if self._line > ENDLESS_BYTES or self._lines > LINES:
            self.leave("500 5.6.0 The lines are too long, or too many")
        else:
            super().data_received(data)

    async def push(self, status: str | bytes) -> None:
        self._lines = 0
        said = status if isinstance(status, bytes) else status.encode()
        if said.startswith(b"354"):
            self._mail = Stream()
        await super().push(said)

    async def smtp_DATA(self, arg: str) -> None:
        """Without its attachments a mail is held to what one may have; with them it may be larger, as EHLO says."""
        self.data_size_limit = MESSAGE_BYTES
        try:
            await super().smtp_DATA(arg)
        finally:
            self.data_size_limit, self._mail = BIGGEST, None
        self._crowd.is_done(self)

    @property
    def has_cut(self) -> bool:
        return self._mail is not None and self._mail.has_cut

    def leave(self, status: str) -> None:
        """With a last word, if it can be said at once."""
        line = self.transport
        if isinstance(line, asyncio.WriteTransport) and not line.is_closing():
            line.write(f"{status}\r\n".encode())
            line.close()
            asyncio.get_running_loop().call_later(1.0, line.abort)


class _Lmtp(_Bounded, LMTP):
    """After the data LMTP wants one reply a recipient; aiosmtpd gives one, and the mail server would wait for more."""

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
        self._kind: Callable[..., SMTP] = _Lmtp if lmtp else _Bounded
        self._settings: dict[str, Any] = {
            "hostname": name,
            "ident": "Posthorn",
            "data_size_limit": BIGGEST,
            "decode_data": False,
            "enable_SMTPUTF8": True,
            "timeout": IDLE_SECONDS,
            "tls_context": tls,
            "crowd": Connections(),
        }
        super().__init__(Handler(inbox, "lmtp" if lmtp else "smtp"), hostname=hostname, port=port)
        logging.getLogger("mail.log").setLevel(logging.WARNING)  # aiosmtpd tells every line, with the tokens in it

    def factory(self) -> SMTP:
        return self._kind(self.handler, **self._settings)
