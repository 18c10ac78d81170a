"""Nobody can fill the disk with mail: what nobody reads keeps no bytes, and a day has its shares."""

from __future__ import annotations

import base64
import json
import random
import smtplib
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from ops.server.mail_setup import free_port
from service.limits import mail_quota
from service.limits.mail_quota import Full
from service.mail.incoming.inbox import ROWS_KEPT, Inbox
from service.mail.incoming.smtp import Server
from service.store import Store, times
from tests.mailroom.mailtable import ANNA, PROVEN, SETTINGS, Table, address, to
from tests.security.live import Live, live, wait_until

PASSWORD = "a password of postmark"
KB = 1000
DAILY = replace(SETTINGS, daily_bytes=1_000 * KB)  # a player 200 kB, other mail 200 kB, one source of it 20 kB


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("disk"), MAIL_DAILY="3", MAIL_SECRET_POSTMARK=PASSWORD) as service:
        yield service


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.store.close()


@pytest.fixture
def inbox(store: Store) -> Inbox:
    return Inbox(store.db, DAILY)


def stored(inbox: Inbox) -> int:
    with inbox._db.read() as session:
        return int(session.value("SELECT count(*) FROM mails"))


# what nobody reads


@pytest.mark.parametrize(
    "headers",
    [
        "List-Id: <list.example>\r\n",
        "Auto-Submitted: auto-replied\r\n",
        "X-Loop: play.example\r\n",
        "Precedence: bulk\r\n",
    ],
)
def test_ignored_mail_keeps_a_row_and_no_bytes(service: Live, headers: str) -> None:
    author = f"a{abs(hash(headers))}@mail{abs(hash(headers))}.example"
    assert service.send(author, headers=headers, body="x" * 50_000) == 250
    wait_until(lambda: status(service, author) == "ignored")
    ((size, reason),) = service.ask("SELECT length(raw), reason FROM mails WHERE mail_from = ?", author)
    assert size == 0 and "class" in reason


def test_reports_for_nobody_and_mail_that_was_helped_keep_no_bytes(service: Live) -> None:
    author, daemon = "helped@mail.example", "mailer-daemon@mx.example"
    assert service.send(author) == 250 and service.send(daemon) == 250
    wait_until(lambda: (status(service, author), status(service, daemon)) == ("helped", "done"))
    assert service.ask("SELECT sum(length(raw)) FROM mails WHERE mail_from IN (?, ?)", author, daemon) == [(0,)]


def status(service: Live, author: str) -> str:
    return next((row[0] for row in service.ask("SELECT status FROM mails WHERE mail_from = ?", author)), "")


def test_a_mail_that_answers_a_letter_keeps_its_bytes(table: Table) -> None:
    """For the operator, if a player asks what came of it."""
    assert table.row(table.mail(table.letter(), "1"))["raw"]
    assert not table.row(table.mail(table.letter(), "1", Auto_Submitted="auto-replied"))["raw"]


# the shares of a day


def test_a_source_is_told_to_try_later_over_smtp_and_others_are_not(service: Live) -> None:
    """Here a day has 60 kB for a source: six small mails."""
    said = [service.send(f"a{n}@flood.example", headers="Precedence: bulk\r\n") for n in range(8)]
    assert said == [250] * 6 + [452] * 2
    assert service.send("someone@else.example") == 250


def test_a_provider_is_told_to_try_later(service: Live) -> None:
    answers = [postmark(service, f"a{n}@provided.example") for n in range(8)]
    assert [status for status, _ in answers] == [200] * 6 + [503] * 2
    assert {later for _, later in answers[6:]} == {"3600"}


def postmark(service: Live, author: str) -> tuple[int, str]:
    raw = f"From: {author}\r\nTo: turns@play.example\r\nPrecedence: bulk\r\n\r\nhello\r\n"
    headers = f'[{{"Name": "Return-Path", "Value": "{author}"}}]'
    body = {"RawEmail": raw, "OriginalRecipient": "turns@play.example", "Headers": json.loads(headers)}
    request = urllib.request.Request(f"{service.service.url}/inbound/postmark", json.dumps(body).encode())
    request.add_header("Authorization", "Basic " + base64.b64encode(f"x:{PASSWORD}".encode()).decode())
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, answer.headers.get("Retry-After", "")
    except urllib.error.HTTPError as error:
        return error.code, error.headers.get("Retry-After", "")


def test_strangers_cannot_push_players_out(table: Table) -> None:
    inbox = Inbox(table.store.db, DAILY)
    token = table.letter()
    taken = 0
    with pytest.raises(Full):  # each from a source of its own
        for n in range(1000):
            inbox.accept(b"x" * 15_000 + str(n).encode(), f"a@b{n}.example", ["turns@play.example.org"], "smtp")
            taken += 1
    assert taken == 200 // 15
    assert inbox.accept(b"1", ANNA, [f"move+{token}@play.example.org"], "smtp")


def brings(inbox: Inbox, table: Table, seat: int, size: int, auth: dict[str, str], sender: str = "") -> bool:
    """Whether a mail of this size to the letter of a seat is taken; it bears the author whose letter it is."""
    token = table.letters_of_seats.setdefault(seat, "") or table.letter(seat)
    table.letters_of_seats[seat] = token
    raw = table.written(token, "1", author=address(seat))
    try:
        inbox.accept(raw + b"x" * (size - len(raw)), sender or address(seat), [to(token)], "smtp", "", auth)
    except Full:
        return False
    return True


def test_a_player_has_a_share_and_all_of_them_have_one(table: Table) -> None:
    inbox = Inbox(table.store.db, DAILY)
    assert [brings(inbox, table, 0, 20 * KB, PROVEN) for _ in range(11)] == [True] * 10 + [False]
    assert brings(inbox, table, 1, 10 * KB, PROVEN)
    with table.store.db.write() as session:
        mail_quota.spend(session, [mail_quota.share_of(DAILY.daily_bytes * 100, "others")], 800 * KB)
    assert brings(inbox, table, 1, 10 * KB, PROVEN), "who has sent little is heard though the pool is full"
    assert not brings(inbox, table, 1, 10 * KB, PROVEN)


FORGED = {"dmarc": "fail"}


def test_what_others_bring_with_a_letter_of_a_player_does_not_stop_the_player(table: Table) -> None:
    """Who has seen the address of a letter sends to it, in the name of its reader or not, all that is taken."""
    inbox = Inbox(table.store.db, DAILY)
    for n in range(40):
        for sender in ("", f"a@b{n}.example"):
            brings(inbox, table, 0, 10 * KB, FORGED | {"peer": f"192.0.{n}.1"}, sender)
            brings(inbox, table, 0, 10 * KB, {"peer": "198.51.100.1"}, sender)
    assert not all(brings(inbox, table, 0, 10 * KB, FORGED | {"peer": "192.0.1.2"}) for _ in range(3))
    assert brings(inbox, table, 0, 10 * KB, {"peer": "203.0.113.1"}), "also before its signature is looked at"
    assert all(brings(inbox, table, 0, 10 * KB, PROVEN) for _ in range(20))


def test_five_accounts_do_not_stop_the_mail_of_the_others(tmp_path: Path) -> None:
    table = Table(tmp_path)
    inbox = Inbox(table.store.db, DAILY)
    for n in range(5):
        player = table.store.players.add(f"Eve {n}", f"eve{n}@evil.example", confirmed=True).id
        token = table.letter(player=player)
        for proof in (PROVEN, {}):
            with suppress(Full):
                for _ in range(100):
                    raw = table.written(token, "1", author=f"eve{n}@evil.example")
                    inbox.accept(raw + b"x" * 20 * KB, f"eve{n}@evil.example", [to(token)], "smtp", "", proof)
    assert brings(inbox, table, 0, 10 * KB, PROVEN) and brings(inbox, table, 1, 10 * KB, PROVEN)
    assert brings(inbox, table, 1, 10 * KB, {"peer": "203.0.113.1"})
    table.store.close()


def test_what_is_proven_later_is_counted_against_the_player_from_then_on(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.room._speakers, "_is_authentic", lambda mail, message, dns: True)
    token, peer = table.letter(), {"peer": "203.0.113.1"}
    mine = table.bring(table.written(token, "1"), token, peer)
    others = table.bring(table.written(token, "1", author="eve@evil.example"), token, peer, "eve@evil.example")
    assert (table.row(mine)["counted"], table.row(others)["counted"]) == ("", "mail from 203.0.113.0/24")
    with table.store.db.read() as session:
        counted = {
            row["about"]: row["n"] for row in session.all("SELECT about, sum(n) AS n FROM counts GROUP BY about")
        }
    assert counted[f"mail of {table.anna}"] == counted[mail_quota.PLAYERS] == mail_quota.LEAST
    assert counted[f"mail to {table.anna} from 203.0.113.0/24"] == 0
    assert counted[mail_quota.STRANGERS] == counted["mail from 203.0.113.0/24"] == mail_quota.LEAST


def test_mail_is_counted_by_the_network_that_brings_it(inbox: Inbox) -> None:
    """The domain of the envelope is the sender's to choose; their network is not."""
    with pytest.raises(Full):
        for n in range(3):
            peer = {"peer": f"192.0.2.{n}"}
            inbox.accept(b"x%d" % n, f"a@b{n}.example", ["turns@play.example.org"], "smtp", "", peer)
    assert stored(inbox) == 2
    inbox.accept(b"x", "a@b0.example", ["turns@play.example.org"], "smtp", "", {"peer": "192.0.3.1"})


def test_many_small_mails_are_much_mail(inbox: Inbox) -> None:
    taken = 0
    with pytest.raises(Full):
        for n in range(100):
            inbox.accept(b"%d" % n, f"a@b{n}.example", ["turns@play.example.org"], "lmtp")
            taken += 1
    assert taken == 200 * KB // mail_quota.LEAST == stored(inbox)


def test_each_recipient_is_a_row_and_counts(inbox: Inbox) -> None:
    with pytest.raises(Full):
        inbox.accept(
            b"x", "a@b.example", ["turns@play.example.org", "help@play.example.org", "join@play.example.org"], "smtp"
        )
    assert stored(inbox) == 0
    inbox.accept(b"x", "a@b.example", ["turns@play.example.org", "help@play.example.org"], "smtp")
    assert stored(inbox) == 2


def test_a_mail_that_is_here_already_is_taken_again(inbox: Inbox) -> None:
    """Whoever brings it has not heard that it is here."""
    mail = (b"x" * 20_000, "a@b.example", ["turns@play.example.org"], "smtp")
    first = inbox.accept(*mail)
    assert [inbox.accept(*mail) for _ in range(5)] == [first] * 5


def test_a_day_ends(inbox: Inbox) -> None:
    mail = ("a@b.example", ["turns@play.example.org"], "smtp")
    inbox.accept(b"x" * 20_000, *mail)
    with pytest.raises(Full):
        inbox.accept(b"y", *mail)
    with inbox._db.write() as session:
        session.run("UPDATE counts SET span = ?", times.later(times.now(), -25)[: len("2026-11-18T23:5")])
    inbox.accept(b"y", *mail)


@pytest.mark.parametrize("lmtp", [False, True])
def test_the_answer_is_452_for_each_recipient(inbox: Inbox, lmtp: bool) -> None:
    inbox.accept(b"x" * 20_000, "a@b.example", ["turns@play.example.org"], "lmtp" if lmtp else "smtp")
    server = Server(inbox, port=free_port("127.0.0.1"), lmtp=lmtp)
    server.start()
    try:
        with closing((smtplib.LMTP if lmtp else smtplib.SMTP)("127.0.0.1", server.port, timeout=10)) as client:
            client.ehlo_or_helo_if_needed()
            client.mail("a@b.example")
            client.rcpt("turns@play.example.org")
            client.rcpt("help@play.example.org")
            code, text = client.data(b"Subject: hi\r\n\r\nhi\r\n")
            assert code == 452 and b"try again later" in text
            assert not lmtp or client.getreply()[0] == 452
            assert client.noop()[0] == 250
    finally:
        server.stop()


def test_the_operator_hears_of_it_once(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    mail_quota._told.clear()
    inbox = Inbox(table.store.db, DAILY)
    for n in range(30):
        try:
            inbox.accept(b"%d " % n * 6_000, f"a@b{n}.example", ["turns@play.example.org"], "smtp")
        except Full:
            continue
    assert caplog.text.count("mail of strangers came to more than") == 1 and "POSTHORN_MAIL_DAILY" in caplog.text
    assert "b29.example" not in caplog.text


# what lies in quarantine, and old rows


def test_quarantine_is_bounded_and_what_answers_a_letter_stays_longest(table: Table) -> None:
    unreadable = b"X: y\r\n" * 300 + b"\r\n"
    noise = random.Random(1).randbytes  # of what can be packed there is room for more
    mine = table.bring(unreadable + noise(20_000), table.letter(), PROVEN)
    others = [table.bring(unreadable + noise(20_000), "", {}) for _ in range(10)]
    assert {table.row(mail)["status"] for mail in (mine, *others)} == {"quarantined"}
    Inbox(table.store.db, replace(SETTINGS, daily_bytes=5 * 70 * KB)).forget(times.now())
    kept = [mail for mail in (mine, *others) if table.row(mail)["raw"]]
    assert kept == [mine, *others[-2:]]
    assert {table.row(mail)["status"] for mail in others} == {"quarantined"}


def test_held_mail_is_bounded_too(table: Table) -> None:
    held = [table.mail(table.letter(), "1", *["x" * 60] * 190, auth={}) for _ in range(5)]
    Inbox(table.store.db, replace(SETTINGS, daily_bytes=5 * len(table.row(held[-1])["raw"]) // 2)).forget(times.now())
    assert [mail for mail in held if table.row(mail)["raw"]] == held[-2:]


def test_rows_of_mail_for_nobody_go_in_the_end_and_those_of_players_stay(table: Table) -> None:
    token = table.letter()
    mine, automatic = table.mail(token, "1"), table.mail(token, "1", Auto_Submitted="auto-replied")
    nobody = table.bring(b"From: a@b.example\r\nPrecedence: bulk\r\n\r\nx", "", {})
    for hours, left in ((ROWS_KEPT - 1, True), (ROWS_KEPT + 1, False)):
        table.room.inbox.forget(times.later(times.now(), hours))
        assert (table.row(nobody) is not None) is left
    assert table.row(mine) and table.row(automatic)
