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
    refuse_data: str = ""
    refuse_null: str = ""
    drop_after: int = 0  # letters after which the server hangs up once
    asked: int = 0
    hesitates: asyncio.Event | None = None  # letters are taken once this is set

    async def handle_MAIL(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuse_null and address == "<>":
            return self.refuse_null
        envelope.mail_from = address
        return "250 OK"

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuse_rcpt:
            return self.refuse_rcpt
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self.asked += 1
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
