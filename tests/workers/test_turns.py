"""What one person piles up makes nobody else wait: mails that come in, and letters to be written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from service.projections import letter_queue
from service.projections.letter_queue import PendingLetter
from service.store import leases, times
from service.store.leases import Shares
from tests.letters.support import SITE, Table, address, reply


@pytest.fixture
def table(url: str) -> Iterator[Table]:
    table = Table(url, "Anna Bert")
    table.open()
    yield table
    table.mail_service.close()
    table.store.close()


def test_a_heap_of_mails_of_one_player_and_of_strangers_is_in_nobodys_way(table: Table) -> None:
    inbox, letters = table.mail_service.inbox, {letter.player: letter for letter in table.post()}
    anna, bert = (letters[table.players[name]] for name in ("Anna", "Bert"))
    for n in range(60):
        inbox.accept(reply(anna, SITE, anna.token, f"fly {n}"), anna.address, [SITE.reply_to(anna.token)], "smtp")
        inbox.accept(b"From: a@b.example\r\n\r\n%d" % n, "a@b.example", ["turns@play.example"], "smtp")
    inbox.accept(reply(bert, SITE, bert.token, "1"), bert.address, [SITE.reply_to(bert.token)], "smtp")
    first = inbox.claim(20)
    assert SITE.reply_to(bert.token) in [mail.rcpt for mail in first[:3]]
    hers = [mail.seq for mail in first if mail.rcpt == SITE.reply_to(anna.token)]
    assert hers == sorted(hers) and len(hers) in (9, 10) and len(first) == 20
    assert len(inbox.claim(500)) == 101 and inbox.claim(1) == []
    with table.store.db.write() as session:
        session.run("UPDATE mails SET status = 'waiting', lease = 0")
    assert SITE.reply_to(bert.token) in [mail.rcpt for mail in inbox.claim_decided(20)[:3]], "and so with answers"


def test_what_is_few_keeps_its_order(table: Table) -> None:
    inbox = table.mail_service.inbox
    for n in range(9):
        inbox.accept(b"From: a@b.example\r\n\r\n%d" % n, "a@b.example", ["turns@play.example"], "smtp")
    found = [mail.seq for mail in inbox.claim(10)]
    assert found == sorted(found) and len(found) == 9


def test_a_heap_of_letters_to_one_reader_is_in_nobodys_way(table: Table) -> None:
    table.post()
    now, players = times.now(), table.players
    with table.store.db.write() as session:
        for n in range(60):
            letter_queue.insert(
                session, now, PendingLetter(kind="help", key=f"h{n}", address=address("Anna"), player=players["Anna"])
            )
        letter_queue.insert(
            session, now, PendingLetter(kind="help", key="his", address=address("Bert"), player=players["Bert"])
        )
    first = letter_queue.claim(table.store.db, now, 20, leases.until())
    assert "his" in [row["key"] for row in first[:2]] and len(first) == 20


def test_a_heap_of_letters_to_strangers_is_in_no_players_way(table: Table) -> None:
    """Each goes to another mailbox: somebody asks for links to sign in with, again and again."""
    table.post()
    now = times.now()
    with table.store.db.write() as session:
        for n in range(60):
            letter_queue.insert(session, now, PendingLetter(kind="magic", key=f"m{n}", address=f"x{n}@mail.example"))
        letter_queue.insert(
            session, now, PendingLetter(kind="magic", key="his", address=address("Bert"), player=table.players["Bert"])
        )
    first = letter_queue.claim(table.store.db, now, 20, leases.until())
    assert "his" in [row["key"] for row in first[:2]] and len(first) == 20


def test_who_had_less_of_a_worker_comes_first(table: Table) -> None:
    """Each mail of Anna costs much. She is one, and has more of them waiting each time; Bert, who writes now and then,
    waits for none but the one in hand.
    """
    inbox, letters = table.mail_service.inbox, {letter.player: letter for letter in table.post()}
    anna, bert = (letters[table.players[name]] for name in ("Anna", "Bert"))
    now = 0.0
    shares = Shares(lambda: now)
    for n in range(60):
        inbox.accept(reply(anna, SITE, anna.token, f"fly {n}"), anna.address, [SITE.reply_to(anna.token)], "smtp")
    with shares.of(inbox.claim(20, shares=shares)[0].seq):
        now += 2.0
    for n in range(12):
        with table.store.db.write() as session:
            session.run("UPDATE mails SET lease = 0 WHERE status = 'new'")
        inbox.accept(reply(bert, SITE, bert.token, f"{n}"), bert.address, [SITE.reply_to(bert.token)], "smtp")
        first = inbox.claim(20, shares=shares)[0]
        with shares.of(first.seq):
            now += 0.02
        assert first.rcpt == SITE.reply_to(bert.token)
        with table.store.db.write() as session:
            session.run("UPDATE mails SET status = 'done' WHERE seq = ?", first.seq)


def test_what_somebody_had_is_forgotten_in_time() -> None:
    now = 0.0
    shares = Shares(lambda: now)
    shares.claimed({1: "pann", 2: "pbob"})
    for row, seconds in ((1, 4.0), (2, 1.0), (3, 2.0)):
        with shares.of(row):
            now += seconds
    had = dict(shares.had())
    assert had["pann"] > had[""] > had["pbob"] > 0, "and whose row it was is not known is one of the strangers"
    now += 600
    assert shares.had() == []
