"""What readers of letters do, and strangers who got hold of one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import get_args

import pytest
from flask.testing import FlaskClient

from service.app import create_app
from service.mail.outgoing.reply import reply
from service.store.grants import Use
from service.store.letters import Letter
from tests.letters.support import SITE, Table, address
from workers.relay import Relay

USES: tuple[Use, ...] = get_args(Use)
SPELLED = re.compile(r"[a-z2-7]{20,}")
PROVEN = {"dmarc": "pass"}
numbers = count(1)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


@pytest.fixture
def bare_table(database: Path | str) -> Iterator[Table]:
    """On both databases; no game is open."""
    table = Table(database)
    yield table
    table.close()


@pytest.fixture
def sending_table(database: Path | str) -> Iterator[Table]:
    """On both databases; its letters would be sent, so a page proves nothing."""
    table = Table(database, relay=Relay("127.0.0.1", 9))
    table.open()
    table.mail_service.post.write()
    yield table
    table.close()


def browser_of(table: Table) -> FlaskClient:
    return create_app(table.store, "https://play.example", mail=table.mail_service).test_client()


def first(table: Table, name: str = "Anna") -> Letter:
    return table.letters(name, "started")[0]


def say(table: Table, letter: Letter, *lines: str, to: str = "", auth: dict[str, str] = PROVEN, by: str = "") -> str:
    """A mail that answers a letter, at whatever address; what became of it."""
    raw = reply(letter, SITE, letter.token, "\n".join(lines))
    raw = raw.replace(f"From: {letter.address}".encode(), f"From: {by or letter.address}".encode())
    rcpt = to or SITE.reply_to(letter.token)
    stored = table.mail_service.inbox.accept(raw, by or letter.address, [rcpt], "smtp", "", auth)[0]
    return settled(table, stored)


def settled(table: Table, stored: str) -> str:
    for _ in range(3):
        table.mail_service.room.work_off()
        table.work()
    table.mail_service.post.write()
    with table.store.db.read() as session:
        return str(session.value("SELECT status FROM mails WHERE id = ?", stored))


def fresh(table: Table, name: str = "Anna") -> list[Letter]:
    return table.letters(name, "fresh")


def age(table: Table, letter: Letter, **changes: str) -> None:
    given = ", ".join(f"{column} = ?" for column in changes)
    with table.store.db.write() as session:
        session.run(f"UPDATE grants SET {given} WHERE id = ?", *changes.values(), letter.grant_id)


REPORT = (
    b"From: MAILER-DAEMON@mx.example\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n"
    b"\r\n--b\r\n\r\nSorry.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\n"
    b"Final-Recipient: rfc822; anna@mail.example\r\nAction: failed\r\nStatus: 5.1.1\r\n--b\r\n"
    b"Content-Type: message/rfc822\r\n\r\nMessage-ID: %s\r\nSubject: x\r\n\r\nx\r\n--b--\r\n"
)
COMPLAINT = (
    b"From: fbl@mx.example\r\nContent-Type: multipart/report; report-type=feedback-report; boundary=b\r\n"
    b"\r\n--b\r\n\r\nSpam.\r\n--b\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\n--b\r\n"
    b"Content-Type: message/rfc822\r\n\r\nMessage-ID: %s\r\nSubject: x\r\n\r\nx\r\n--b--\r\n"
)


def came_back(table: Table, rcpt: str, report: bytes = REPORT) -> str:
    """A report that names the letter in the way every mail shows it."""
    raw = b"X-Number: %d\r\n" % next(numbers) + report % first(table).message_id.encode()
    return settled(table, table.mail_service.inbox.accept(raw, "", [rcpt], "smtp", "", {})[0])


def stopped(table: Table, name: str) -> int:
    with table.store.db.read() as session:
        return int(session.value("SELECT score FROM bounces WHERE address = ?", address(name)) or 0)
