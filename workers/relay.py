"""The connection to the mail server that takes our letters, kept open."""

from __future__ import annotations

import re
import smtplib
import ssl
import threading
from typing import Any

from msgspec import Struct

from domain.game.names import one_line
from domain.players.player import is_address
from service.store.circuit import How
from service.store.letters import Letter

SECONDS = 30  # a server may take to answer


class Relay(Struct, frozen=True):
    """The mail server letters are handed to. `security`: none, starttls or tls."""

    host: str
    port: int = 25
    user: str = ""
    password: str = ""
    security: str = "none"

    def __repr__(self) -> str:
        return f"Relay({self.host}:{self.port}, {self.security})"


NO_SUCH_MAILBOX = re.compile(r"\d{3}[ -]5\.1\.\d+\b")


class Refusal(Struct, frozen=True):
    text: str
    how: How
    recipient: bool = False  # said of the recipient, and not of the letter or its sender

    @property
    def for_ever(self) -> bool:
        return self.how in ("never", "letter")

    @property
    def no_such_mailbox(self) -> bool:
        return self.recipient and self.for_ever and NO_SUCH_MAILBOX.match(self.text) is not None


class Taken(Struct, frozen=True):
    answer: str


class _Line(smtplib.SMTP):
    """It remembers what the server said to a letter at last."""

    said: tuple[int, bytes] = (0, b"")

    def data(self, msg: Any) -> tuple[int, bytes]:
        self.said = super().data(msg)
        return self.said


class _SecureLine(_Line, smtplib.SMTP_SSL):
    pass


class _Away(Exception):
    """There is no line to the server."""


class SmtpConnection:
    """One connection, kept open between letters and opened again when it is cut. One letter at a time."""

    def __init__(self, relay: Relay) -> None:
        self.relay = relay
        self._lock = threading.Lock()
        self._server: _Line | None = None

    def hand_over(self, letter: Letter, sender: str) -> Taken | Refusal:
        if not is_address(letter.address) or not (is_address(sender) or sender == ""):
            return Refusal("mail servers do not take the address", "letter")
        with self._lock:
            try:
                return self._over_a_line(letter, sender)
            except _Away as error:
                self.close()
                return Refusal(str(error), "away")
            except (smtplib.SMTPServerDisconnected, OSError) as error:
                if isinstance(error, smtplib.SMTPException) and not isinstance(error, smtplib.SMTPServerDisconnected):
                    return self._refused(error)
                self.close()
                return Refusal(f"the mail server hangs up: {error}", "cut")
            except ValueError as error:  # of the letter: no other one fails because of it
                self.close()
                return Refusal(f"the letter cannot be handed over: {type(error).__name__}", "letter")

    def _over_a_line(self, letter: Letter, sender: str) -> Taken:
        """The server may have closed a connection that was idle; a fresh one tells."""
        was_open = self._server is not None
        try:
            return self._sent(letter, sender)
        except smtplib.SMTPServerDisconnected:
            if not was_open:
                raise
            self.close()
            return self._sent(letter, sender)

    def _sent(self, letter: Letter, sender: str) -> Taken:
        line = self._connected()
        line.sendmail(sender, [letter.address], letter.raw)
        return Taken(_answer(*line.said))

    def _refused(self, error: smtplib.SMTPException) -> Refusal:
        if isinstance(error, smtplib.SMTPRecipientsRefused):
            code, text = next(iter(error.recipients.values()))
            return Refusal(_answer(code, text), _how(code), recipient=True)
        if isinstance(error, smtplib.SMTPResponseException):
            return Refusal(_answer(error.smtp_code, error.smtp_error), _how(error.smtp_code))
        self.close()
        return Refusal(f"the mail server: {type(error).__name__}", "away")

    def _connected(self) -> _Line:
        """Raises _Away with the reason."""
        try:
            if self._server is None:
                self._server = self._opened()
        except smtplib.SMTPAuthenticationError as error:  # wrong settings are not the fault of a letter
            raise _Away("the mail server does not accept user and password") from error
        except (smtplib.SMTPException, OSError) as error:
            raise _Away(f"the mail server cannot be reached: {error}") from error
        return self._server

    def _opened(self) -> _Line:
        relay, context = self.relay, ssl.create_default_context()
        kept: dict[str, Any] = {"context": context} if relay.security == "tls" else {}
        line = (_SecureLine if kept else _Line)(relay.host, relay.port, timeout=SECONDS, **kept)
        try:
            if relay.security == "starttls":
                line.starttls(context=context)
            if relay.user:
                line.login(relay.user, relay.password)
            line.ehlo_or_helo_if_needed()
        except BaseException:
            line.close()
            raise
        return line

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None


def _how(code: int) -> How:
    """421 is said by a server that closes."""
    return "away" if code == 421 else "never" if 500 <= code < 600 else "later"


def _answer(code: int, text: bytes | str) -> str:
    words = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    return f"{code} {' '.join(one_line(words).split())}"[:200]
