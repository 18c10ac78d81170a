"""The connection to the mail server that takes our letters, kept open."""

from __future__ import annotations

import smtplib
import ssl
import threading

from msgspec import Struct

from domain.game.names import one_line
from domain.players.player import is_address
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


class Refusal(Struct, frozen=True):
    text: str
    for_ever: bool = False
    recipient: bool = False  # it is about this address, not about us or the server


class SmtpConnection:
    """One connection, kept open between letters and opened again when it is cut. One letter at a time."""

    def __init__(self, relay: Relay) -> None:
        self.relay = relay
        self._lock = threading.Lock()
        self._server: smtplib.SMTP | None = None

    def hand_over(self, letter: Letter, sender: str) -> Refusal | None:
        """None: the server has taken it."""
        if not is_address(letter.address) or not (is_address(sender) or sender == ""):
            return Refusal("mail servers do not take the address", for_ever=True)
        with self._lock:
            for fresh in (False, True):
                try:
                    self._connected(fresh).sendmail(sender, [letter.address], letter.raw)
                    return None
                except smtplib.SMTPServerDisconnected as error:
                    # the server may have closed a connection that was idle; a fresh one tells
                    if fresh:
                        return Refusal(f"the mail server hangs up: {error}")
                except smtplib.SMTPException as error:
                    return self._refused(error)
                except OSError as error:
                    self.close()
                    return Refusal(f"the mail server cannot be reached: {error}")
                except ValueError as error:  # of the letter: no other one fails because of it
                    self.close()
                    return Refusal(f"the letter cannot be handed over: {type(error).__name__}", for_ever=True)
        return None

    def _refused(self, error: smtplib.SMTPException) -> Refusal:
        if isinstance(error, smtplib.SMTPRecipientsRefused):
            code, text = next(iter(error.recipients.values()))
            return Refusal(_said(code, text), 500 <= code < 600, recipient=True)
        if isinstance(error, smtplib.SMTPAuthenticationError):
            self.close()  # wrong settings are not the fault of a letter
            return Refusal("the mail server does not accept user and password")
        if isinstance(error, smtplib.SMTPResponseException):
            about_the_letter = isinstance(error, smtplib.SMTPDataError | smtplib.SMTPSenderRefused)
            return Refusal(_said(error.smtp_code, error.smtp_error), about_the_letter and error.smtp_code >= 500)
        self.close()
        return Refusal(f"the mail server: {type(error).__name__}")

    def _connected(self, fresh: bool) -> smtplib.SMTP:
        if fresh:
            self.close()
        if self._server is None:
            relay, context = self.relay, ssl.create_default_context()
            if relay.security == "tls":
                server: smtplib.SMTP = smtplib.SMTP_SSL(relay.host, relay.port, timeout=SECONDS, context=context)
            else:
                server = smtplib.SMTP(relay.host, relay.port, timeout=SECONDS)
            self._server = server
            if relay.security == "starttls":
                server.starttls(context=context)
            if relay.user:
                server.login(relay.user, relay.password)
        return self._server

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None


def _said(code: int, text: bytes | str) -> str:
    words = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    return f"{code} {' '.join(one_line(words).split())}"[:200]
