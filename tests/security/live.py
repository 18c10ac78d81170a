"""The service as a process of its own, with a mail server before it and one behind it, as strangers meet it."""

from __future__ import annotations

import secrets
import smtplib
import sqlite3
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from ops.server.mail_setup import free_port
from service.web.forms import COOKIE, masked, token_of
from tests.harness.running import Service, up
from tests.letters.server import Server

RECEIVER = "mx.play.example"  # whose word on the sender counts
PASSED = f"Authentication-Results: {RECEIVER}; dmarc=pass header.from={{}}\r\n"


@dataclass
class Live:
    service: Service
    folder: Path
    port: int
    relay: Server

    def join(
        self, address: str, client: str = "192.0.2.1", name: str = "", once: str = ""
    ) -> tuple[int, str, Mapping[str, str]]:
        """The form for a link, sent from this network address. `once`: the word of the page that it stands on."""
        once = once or secrets.token_urlsafe(18)
        fields = {"address": address, "name": name, "once": once, "csrf": masked(token_of(once))}
        headers = {"X-Forwarded-For": client, "Cookie": f"{COOKIE}={once}"}
        form = urllib.parse.urlencode(fields).encode()
        request = urllib.request.Request(f"{self.service.url}/join", form, headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, answer.read().decode(), answer.headers
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode(), error.headers

    def send(
        self, author: str, *, to: str = "turns", body: str = "hello", headers: str = "", proven: bool = True
    ) -> int:
        """A mail by SMTP; the code of the answer to its bytes."""
        rcpt = f"{to}@play.example"
        verdict = PASSED.format(author.rpartition("@")[2]) if proven else ""
        self.sent = getattr(self, "sent", 0) + 1
        raw = (
            f"{verdict}{headers}From: {author}\r\nTo: {rcpt}\r\nSubject: hello\r\nMessage-ID: <{self.sent}@test>\r\n"
            f"Date: Tue, 17 Nov 2026 21:00:00 +0100\r\n\r\n{body}\r\n"
        )
        with smtplib.SMTP("127.0.0.1", self.port, timeout=60) as server:
            server.ehlo()
            server.mail(author)
            server.rcpt(rcpt)
            return server.data(raw.encode())[0]

    def letters(self) -> list[str]:
        """Whom letters have gone to, once nothing is left to be done."""
        wait_until(lambda: not self.ask("SELECT 1 AS one FROM mails WHERE status IN ('new', 'waiting')"))
        wait_until(lambda: not self.ask("SELECT 1 AS one FROM mailbag WHERE status = 'due'"))
        wait_until(lambda: not self.ask("SELECT 1 AS one FROM letters WHERE status = 'ready'"))
        return [envelope.rcpt_tos[0] for envelope in self.relay.handler.taken]

    def ask(self, sql: str, *values: Any) -> list[Any]:
        with closing(sqlite3.connect(f"file:{self.folder / 'data' / 'posthorn.db'}?mode=ro", uri=True)) as database:
            return database.execute(sql, values).fetchall()


def wait_until(is_so: Callable[[], object], seconds: float = 60.0) -> None:
    end = monotonic() + seconds
    while not is_so():
        assert monotonic() < end, "it takes too long"
        sleep(0.1)


@contextmanager
def live(folder: Path, **settings: str) -> Iterator[Live]:
    relay, port = Server(), free_port("127.0.0.1")
    given = {
        "MAIL_DOMAIN": "play.example", "MAIL_PORT": str(port), "MAIL_RELAY": f"smtp://127.0.0.1:{relay.port}",
        "MAIL_TRUSTED": RECEIVER, "MAIL_HOLD": "0", "PROXY": "yes", **settings,
    }  # fmt: skip
    try:
        # a port of its own: one that is left to the service would not be that of its mail
        web = str(free_port("127.0.0.1"))
        given.setdefault("URL", f"http://127.0.0.1:{web}")
        with up(folder / "data", POSTHORN_PORT=web, **{f"POSTHORN_{name}": given[name] for name in given}) as service:
            yield Live(service, folder, port, relay)
    finally:
        relay.stop()
