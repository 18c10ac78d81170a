"""An inbox of its own for a test, and mail to put into it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from eventsourcing.persistence import OperationalError

from service.mail.incoming.inbox import Inbox
from service.mail.incoming.settings import MailSettings
from service.store import Store
from service.store.mails import bytes_of

SECRET = "a secret of a provider"
TOPIC = "arn:aws:sns:eu-west-1:1:mail"
NAMES = ("RAW", "MAILGUN", "POSTMARK", "SENDGRID", "CLOUDMAILIN")
SETTINGS = MailSettings.of(
    {
        "MAIL_DOMAINS": "play.example.org",
        "MAIL_KEYS": "1:" + "ab" * 16,
        "MAIL_SNS_TOPICS": TOPIC,
        **{f"MAIL_SECRET_{name}": SECRET for name in NAMES},
    }
)
TOKEN = SETTINGS.keyring.token(417, "reply")
RCPT = f"move+{TOKEN}@play.example.org"
SENDER = "anna@mail.example.com"
# every byte a mail may hold, and lines that transports like to change
RAW = (
    b"From: Anna <anna@mail.example.com>\r\nSubject: 8 bit\r\nContent-Type: text/plain; charset=koi8-r\r\n\r\n"
    + bytes(n for n in range(1, 256) if n not in (10, 13))
    + b"\r\n.\r\n..\r\nFrom here\r\n--x\r\n"
)


@contextmanager
def an_inbox(folder: Path) -> Iterator[Inbox]:
    store = Store(f"sqlite:///{folder}/posthorn.db")
    inbox = Inbox(store.db, SETTINGS)
    inbox.stored = lambda: _stored(store)  # type: ignore[attr-defined]
    yield inbox
    store.close()


def _stored(store: Store) -> list[dict[str, Any]]:
    with store.db.read() as session:
        rows = session.all("SELECT * FROM mails ORDER BY seq")
        return [{**dict(row), "raw": bytes_of(session, row["id"])} for row in rows]


def broken(*_: Any, **__: Any) -> None:
    raise OperationalError("the database is down")
