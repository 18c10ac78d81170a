"""A reader of mails dies: the next one goes on where that one stood, and the writer of the mail hears once."""

from contextlib import suppress
from threading import Thread

import pytest
from msgspec.structs import replace

from service.commands.plan import Plan, make_plan
from service.mail.incoming.text.reading import parse_mail
from service.store import Store, leases
from service.store.leases import HeldLeases
from tests.mailroom.mailtable import ANNA, PROVEN, SETTINGS, Table
from workers.mailroom import MailRoom
from workers.replies import Replies


class Died(BaseException):
    """No `except Exception` outlives it."""


@pytest.fixture
def table(tmp_path, url):
    table = Table(tmp_path, url)
    yield table
    table.store.close()


def die_at(table: Table, point: str) -> None:
    def at(reached: str) -> None:
        if reached == point:
            del table.store.fault_point
            raise Died

    table.store.fault_point = at


def another(table: Table) -> MailRoom:
    return MailRoom(Store(table.store.url), SETTINGS, table.letter_of)


@pytest.mark.parametrize(("line", "status"), [("What a nice evening.", "unknown"), ("say hello", "done")])
def test_a_mail_without_a_move_is_answered_though_its_reader_died(table, line, status):
    die_at(table, "waiting")
    with pytest.raises(Died):
        table.mail(table.letter(), line)
    assert table.bag() == []
    room = another(table)
    room.work_off()
    room.work_off()
    assert table.told() == [(line, status)] and len(table.bag()) == 1
    room.store.close()


def test_a_move_is_answered_though_its_reader_died(table):
    die_at(table, "waiting")
    version = table.game.version
    with pytest.raises(Died):
        table.mail(table.letter(), "1")
    table.work()
    assert table.told() == [("1", "done")] and table.game.version == version + 1


def test_what_was_handed_on_before_its_reader_died_stands_though_it_reads_otherwise_now(table, monkeypatch):
    """An option that was copied with its hint is one only as long as it is legal."""

    def otherwise(*given):
        plan = make_plan(*given)
        return Plan(tuple(replace(each, line=each.line + ": as it was copied") for each in plan.lines), plan.prose)

    version = table.game.version
    with monkeypatch.context() as dying, suppress(Died):
        dying.setattr("service.store.mails.was_brought_before", lambda *given: (_ for _ in ()).throw(Died()))
        table.mail(table.letter(), "1")
    with table.store.db.write() as session:
        session.run("UPDATE mails SET lease = 0")
    monkeypatch.setattr("workers.replies.make_plan", otherwise)
    table.work()
    assert [status for _, status in table.told()] == ["done"] and table.game.version == version + 1


def test_who_has_lost_his_mails_leaves_them_to_the_others(table, monkeypatch):
    token, version = table.letter(), table.game.version
    raw = b"From: anna@mail.example.com\r\nDate: Tue, 17 Nov 2026 21:00:00 +0100\r\n\r\n1\r\n"
    stored = table.room.inbox.accept(raw, ANNA, [f"move+{token}@play.example.org"], "smtp", "", PROVEN)[0]
    monkeypatch.setattr(HeldLeases, "has", lambda held, row: False)
    assert table.room.inbox.claim(1, until=1.0), "a lease that is over as soon as it is given"
    table.work()
    assert table.row(stored)["status"] == "new" and table.game.version == version


def test_a_dead_reader_keeps_his_mails_for_seconds_only(table):
    token = table.letter()
    table.room.inbox.accept(b"From: a@b.example\r\n\r\n1\r\n", "", [f"move+{token}@play.example.org"], "smtp")
    (mail,) = table.room.inbox.claim(1)
    room = another(table)
    assert room.inbox.claim(1) == []
    left = leases.until() - leases.LASTS + 10
    with table.store.db.read() as session:
        assert session.value("SELECT lease FROM mails WHERE seq = ?", mail.seq) < left
    room.store.close()


def killing(table, monkeypatch, mark):
    """Whoever opens the mail with this mark dies of it."""

    def opens(raw, *more):
        if mark in raw:
            raise Died
        return parse_mail(raw, *more)

    monkeypatch.setattr("workers.mailroom.parse_mail", opens)


def work_and_die(table, times):
    for _ in range(times):
        with suppress(Died):
            table.room.work_off()
        with table.store.db.write() as session:
            session.run("UPDATE mails SET lease = 0")


def test_a_mail_that_kills_its_reader_is_quarantined_alone(table, monkeypatch):
    token = table.letter()
    killing(table, monkeypatch, b"poison")
    ids = [
        table.room.inbox.accept(
            b"From: a@b.example\r\n\r\n%s\r\n" % text, "", [f"move+{token}@play.example.org"], "smtp"
        )
        for text in (b"good", b"poison", b"better")
    ]
    work_and_die(table, 8)
    rows = [table.row(id[0]) for id in ids]
    assert [row["status"] == "quarantined" for row in rows] == [False, True, False]
    assert "new" not in {row["status"] for row in rows} and "died of it" in rows[1]["reason"]


def test_a_mail_whose_answer_kills_is_quarantined_alone(table, monkeypatch):
    ids = [table.mail(table.letter(), "say hello"), table.mail(table.letter(), "say goodbye")]
    with table.store.db.write() as session:
        session.run("UPDATE mails SET status = 'waiting'")
        session.run("DELETE FROM mailbag WHERE kind = 'answer'")
    finish = Replies.finish

    def finishes(replies, mail, grant):
        if mail == ids[0]:
            raise Died
        return finish(replies, mail, grant)

    monkeypatch.setattr(Replies, "finish", finishes)
    work_and_die(table, 8)
    assert [table.row(id)["status"] for id in ids] == ["quarantined", "done"]


def test_a_mail_that_never_ends_is_quarantined_and_the_others_are_read(table, monkeypatch):
    def opens(raw, *more):
        while b"poison" in raw:
            pass
        return parse_mail(raw, *more)

    monkeypatch.setattr("workers.mailroom.parse_mail", opens)
    monkeypatch.setattr("workers.mailroom.READING", 0.2)
    monkeypatch.setattr("workers.mailroom.PAUSE", 0.0)
    token = table.letter()
    accept = table.room.inbox.accept
    bad = accept(b"From: a@b.example\r\n\r\npoison\r\n", "", [f"move+{token}@play.example.org"], "smtp")[0]
    good = accept(b"From: a@b.example\r\n\r\ngood\r\n", "", [f"move+{token}@play.example.org"], "smtp")[0]
    reader = Thread(target=table.room.work_off, daemon=True)
    reader.start()
    reader.join(30)
    assert not reader.is_alive()
    assert table.row(bad)["status"] == "quarantined" and "Overdue" in table.row(bad)["reason"]
    assert table.row(good)["status"] not in ("new", "quarantined")
