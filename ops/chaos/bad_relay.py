"""A mail server that misbehaves as it is told to, and remembers what it took, by the clock of the trial."""

from __future__ import annotations

import asyncio
from email import message_from_bytes

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from msgspec import Struct

from ops.chaos.crew import free_port
from service.store import times

HANGS = 3600.0  # seconds in which it says nothing


class Behaviour(Struct, frozen=True):
    """`refuses`: what it says to recipients, all of them or `only` one; `later`: what it says to a letter. `greylists`:
    minutes until it takes a letter from a sender to a reader whom it has not seen together.
    """

    refuses: str = ""
    only: str = ""
    later: str = ""
    hangs: bool = False
    cuts: bool = False  # it takes each second letter, and hangs up before it says so
    greylists: int = 0


class BadRelay:
    def __init__(self) -> None:
        self.behaviour = Behaviour()
        self.taken: list[tuple[str, str, str]] = []  # Message-ID, reader, when
        self.cut: set[str] = set()  # letters that were taken without a word
        self._seen: dict[tuple[str, str], float] = {}
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    def __enter__(self) -> BadRelay:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        does, now = self.behaviour, times.seconds()
        if does.refuses and does.only in ("", address):
            return does.refuses
        if does.greylists:
            first = self._seen.setdefault((str(envelope.mail_from), address), now)
            if now < first + 60 * does.greylists:
                return "451 4.7.1 Greylisted"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.behaviour.later:
            return self.behaviour.later
        if self.behaviour.hangs:
            await asyncio.sleep(HANGS)
        letter = str(message_from_bytes(envelope.original_content or b"")["Message-ID"])
        self.taken.append((letter, envelope.rcpt_tos[0], times.now()))
        if self.behaviour.cuts and len(self.taken) % 2:
            self.cut.add(letter)
            assert isinstance(server.transport, asyncio.Transport)
            server.transport.abort()
        return "250 2.0.0 Taken"
