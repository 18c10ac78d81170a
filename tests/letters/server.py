"""A mail server that can be told to refuse, and remembers what it took."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from dataclasses import dataclass, field

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session


@dataclass
class Handler:
    taken: list[Envelope] = field(default_factory=list)
    lines: set[tuple[str, int]] = field(default_factory=set)  # connections letters came over
    refuse_rcpt: str = ""
    refuse_for: dict[str, str] = field(default_factory=dict)  # by address
    refuse_data: str = ""
    refuse_mail: str = ""
    refuse_null: str = ""
    hangs_up: bool = False  # after each letter, with no word
    greylists: tuple[Callable[[], float], float] | None = None  # its clock, and the seconds to wait
    seen: dict[tuple[str, str], float] = field(default_factory=dict)
    recipients: int = 0
    drop_after: int = 0  # letters after which the server hangs up once
    asked: int = 0
    hesitates: asyncio.Event | None = None  # letters are taken once this is set

    async def handle_MAIL(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuse_null and address == "<>":
            return self.refuse_null
        if self.refuse_mail:
            return self.refuse_mail
        envelope.mail_from = address
        return "250 OK"

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self.recipients += 1
        if self._is_greylisted(envelope.mail_from or "", address):
            return "451 4.7.1 greylisted"
        if self.refuse_rcpt or address in self.refuse_for:
            return self.refuse_rcpt or self.refuse_for[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    def _is_greylisted(self, sender: str, address: str) -> bool:
        if self.greylists is None:
            return False
        clock, seconds = self.greylists
        return clock() < self.seen.setdefault((sender, address), clock()) + seconds

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self.asked += 1
        if self.hangs_up:
            server.transport.close()
            return "451 gone"
        if self.hesitates is not None:
            await self.hesitates.wait()
        if self.refuse_data:
            return self.refuse_data
        self.taken.append(envelope)
        self.lines.add(session.peer)
        if self.drop_after and len(self.taken) == self.drop_after:
            server.transport.close()
        return "250 taken"


class Server:
    def __init__(self) -> None:
        self.handler = Handler()
        with socket.socket() as sock:
            sock.bind(("127.0.0.1", 0))
            self.port = sock.getsockname()[1]
        self._controller = Controller(self.handler, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    def hesitate(self) -> Callable[[], object]:
        """Take no letter any more until the returned function is called."""
        self.handler.hesitates = asyncio.Event()
        return lambda: self._controller.loop.call_soon_threadsafe(self.handler.hesitates.set)

    def stop(self) -> None:
        self._controller.stop()
