"""What is kept of mails and letters is small on the disk, and comes back byte for byte."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from service.store import Store
from service.store import letters as outbox
from service.store.database import PACKED, packed, unpacked
from service.store.mails import bytes_of
from service.store.sqlite import LOG
from tests.letters.support import SITE, Table

FLOOD = b"From: v@mail.example\r\nTo: turns@play.example\r\nMessage-ID: <1@x>\r\n\r\n" + b"<div>char char\r\n" * 20_000


@pytest.fixture
def table(bare_table: Table) -> Table:
    bare_table.open()
    return bare_table


def kept(table: Table, of: str) -> int:
    with table.store.db.read() as session:
        return int(session.value(f"SELECT sum(length(raw)) FROM {of}"))


def as_before(table: Table, of: str, raw: bytes) -> None:
    """As rows were written before they were packed."""
    with table.store.db.write() as session:
        session.run(f"UPDATE {of} SET raw = ?, packed = 0", raw)


def test_a_flood_is_kept_in_a_tenth_of_its_bytes(table: Table) -> None:
    (mail,) = table.mail_service.inbox.accept(FLOOD, "v@mail.example", ["turns@play.example"], "smtp")
    assert 0 < kept(table, "mails") < len(FLOOD) // 10
    with table.store.db.read() as session:
        assert bytes_of(session, mail) == FLOOD and bytes_of(session, "none") is None
    assert [each.raw for each in table.mail_service.inbox.claim(9)] == [FLOOD]


def test_a_letter_is_kept_in_less_than_its_bytes(table: Table) -> None:
    """Its pictures are packed already: of them only the letters of mail are saved, a quarter."""
    letters = table.post()
    sizes = [len(each.raw) for each in letters]
    assert letters and 0 < kept(table, "letters") < sum(sizes) * 2 // 3
    assert all(each.raw.startswith(b"From: ") for each in outbox.claim(table.store.db, 9))


def test_rows_of_before_are_read_as_they_were(table: Table) -> None:
    letter = table.post()[0]
    as_before(table, "letters", letter.raw)
    assert letter in [each for each in table.letters() if each.id == letter.id]
    table.mail_service.inbox.accept(FLOOD, "v@mail.example", ["turns@play.example"], "smtp")
    as_before(table, "mails", packed(FLOOD))  # a mail may look like anything
    assert [each.raw for each in table.mail_service.inbox.claim(9)] == [packed(FLOOD)]


def test_a_mail_of_before_is_answered(table: Table) -> None:
    letter = table.post()[-1]
    raw = b"From: <%s>\r\nTo: <x>\r\nMessage-ID: <1@x>\r\n\r\nhelp\r\n" % letter.address.encode()
    table.mail_service.inbox.accept(raw, letter.address, [SITE.reply_to(letter.token)], "outbox", "", {"local": "yes"})
    as_before(table, "mails", raw)
    table.mail_service.room.work_off()
    assert "answer" in [each.kind for each in table.post()]


@pytest.mark.parametrize("data", [b"", b"\x00", random.Random(1).randbytes(5000)], ids=["nothing", "a zero", "noise"])
def test_bytes_come_back(data: bytes) -> None:
    assert unpacked(packed(data), PACKED) == data and unpacked(data, 0) == data
    assert len(packed(data)) < len(data) + 20


def test_the_log_beside_the_file_does_not_stay_large(tmp_path: Path) -> None:
    """A reader that takes its time makes it grow."""
    path = tmp_path / "posthorn.db"
    with closing(Store(f"sqlite:///{path}")) as store, closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM mails").fetchone()
        for n in range(3):
            with store.db.write() as session:
                session.run("INSERT INTO heartbeats VALUES (?, ?)", f"{n}", "x" * LOG)
        assert (log := path.with_name("posthorn.db-wal")).stat().st_size > 2 * LOG
        reader.execute("COMMIT")
        for n in range(3):
            with store.db.write() as session:
                session.run("INSERT INTO heartbeats VALUES (?, ?)", f"small {n}", "")
        assert log.stat().st_size <= LOG
