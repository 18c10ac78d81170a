"""The same mail room on PostgreSQL: claims, keys and answers are SQL that both databases speak."""

import threading
from contextlib import suppress

import pytest

from service.store import mails
from tests.mailroom.mailtable import ANNA, PROVEN, SETTINGS, Table
from workers import mailroom
from workers.mailroom import MailRoom


@pytest.fixture
def table(tmp_path, postgres):
    table = Table(tmp_path, postgres)
    yield table
    table.store.close()


def test_a_move_with_talk_is_done_once_and_told(table):
    token, version = table.letter(), table.game.version
    mail = table.mail(token, "1", "say hello")
    raw = table.raw(mail)
    table.bring(raw, token, PROVEN)
    table.bring(raw.replace(b"Message-ID: <", b"Message-ID: <again"), token, PROVEN)
    assert table.told() == [("1", "done"), ("say hello", "done")]
    assert table.game.version == version + 1 and len(table.bag()) == 1


def test_a_held_mail_goes_on_after_a_yes(table):
    version = table.game.version
    held = table.mail(table.letter(), "1", auth={})
    assert table.row(held)["status"] == "held" and table.game.version == version
    table.mail(table.letter(purpose="confirm", hold=held), "yes", auth={})
    assert table.row(held)["status"] == "done" and table.game.version == version + 1


def test_a_mail_is_claimed_by_one_worker(table):
    token = table.letter()
    table.room.inbox.accept(b"From: anna@mail.example.com\r\n\r\n1", "", [f"move+{token}@play.example.org"], "smtp")
    assert len(table.room.inbox.claim(10)) == 1 and table.room.inbox.claim(10) == []


def test_the_same_words_in_the_hands_of_two_workers_are_answered_once(table, monkeypatch):
    token = table.letter()
    raw = table.raw(table.mail(token, "say hello")).replace(b"say hello", b"1", 1)
    both = threading.Barrier(2)
    check = mails.was_brought_before

    def slow(*given):
        found = check(*given)
        with suppress(threading.BrokenBarrierError):  # the other one comes as well, or cannot
            both.wait(1)
        return found

    monkeypatch.setattr(mailroom, "BATCH", 1)
    monkeypatch.setattr(mails, "was_brought_before", slow)
    rcpt = f"move+{token}@play.example.org"
    for name in (b"Message-ID: <first", b"Message-ID: <again"):
        table.room.inbox.accept(raw.replace(b"Message-ID: <", name), ANNA, [rcpt], "smtp", "", PROVEN)
    other = MailRoom(table.store, SETTINGS, table.letter_of)
    workers = [threading.Thread(target=room.work_off) for room in (table.room, other)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    table.work()
    assert [line["said"] for answer in table.bag() for line in answer["about"]["lines"]] == ["say hello", "1"]
