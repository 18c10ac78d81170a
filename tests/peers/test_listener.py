"""The port of Posthorn itself, as swaks and mail servers see it."""

from __future__ import annotations

import smtplib
from email.message import EmailMessage
from email.policy import SMTPUTF8
from pathlib import Path

import pytest

from tests.peers.keeper import HOST, Peers
from tests.peers.people import Person
from tests.peers.posthorn import Posthorn
from tests.peers.support import a_game, options, reply_address


def test_nobody_there_is_said_at_once(posthorn: Posthorn, anna: Person) -> None:
    said = anna.swaks("nobody@play.example", port=posthorn.smtp)
    assert said.returncode == 24 and "550 5.1.1 There is no such mailbox here." in said.stdout
    said = anna.swaks("move+" + "a" * 28 + "@play.example", port=posthorn.smtp)
    assert said.returncode == 24 and "550 5.1.1 This address was not given out by us." in said.stdout
    said = anna.swaks("someone@elsewhere.example", port=posthorn.smtp)
    assert said.returncode == 24 and "550 5.1.1 elsewhere.example is not served here." in said.stdout


def test_a_mail_that_is_too_large_is_refused(posthorn: Posthorn, anna: Person, tmp_path: Path) -> None:
    (tmp_path / "large").write_text(("x" * 70 + "\n") * 20_000)
    said = anna.swaks("turns@play.example", "--body", f"@{tmp_path / 'large'}", port=posthorn.smtp)
    assert said.returncode == 26 and "<** 552 " in said.stdout
    assert not posthorn.rows("SELECT 1 FROM mails")


def test_eight_bits_arrive_as_they_were_sent(posthorn: Posthorn, anna: Person, bert: Person, tmp_path: Path) -> None:
    """Over the port, and by Postfix and LMTP, which puts its lines on top and changes nothing below. Mails with a move
    that prove nothing are kept until somebody says yes.
    """
    a_game(posthorn, anna, bert)
    letter = bert.saying("your turn")
    raw = b"From: bert@people.example\r\nSubject: 8 bit\r\nContent-Type: text/plain; charset=koi8-r\r\n\r\n"
    raw += (
        f"{options(letter)[0]}\r\n\r\n-- \r\n".encode()
        + bytes(n for n in range(1, 256) if n not in (10, 13))
        + b"\r\n.\r\n..\r\nFrom here\r\n"
    )
    (tmp_path / "mail").write_bytes(raw)
    for port in (posthorn.smtp, 0):
        said = anna.swaks(reply_address(letter), "--data", f"@{tmp_path / 'mail'}", port=port)
        assert said.returncode == 0, said.stdout
    posthorn.until("SELECT 1 FROM mails WHERE status = 'held' AND source = 'lmtp'")
    held = posthorn.rows("SELECT * FROM mails WHERE status = 'held'")
    stored = {row["source"]: posthorn.bytes_of(row["id"]) for row in held}
    assert stored.keys() == {"smtp", "lmtp"}
    body = raw.partition(b"\r\n\r\n")[2]
    assert all(each.partition(b"\r\n\r\n")[2].startswith(body) for each in stored.values()), stored


@pytest.mark.parametrize("through_postfix", [False, True])
def test_letters_of_all_languages_in_the_headers(posthorn: Posthorn, peers: Peers, through_postfix: bool) -> None:
    mail = EmailMessage(policy=SMTPUTF8)
    mail["From"], mail["To"] = "Дора <дора@people.example>", "turns@play.example"
    mail["Subject"] = "Привет"
    mail.set_content("Wie fängt man an?\n", cte="8bit")
    with smtplib.SMTP(HOST, peers.world if through_postfix else posthorn.smtp) as line:
        line.send_message(mail)
    (row,) = posthorn.until("SELECT * FROM mails WHERE status <> 'new'")
    assert row["source"] == ("lmtp" if through_postfix else "smtp")
    assert row["mail_from"] == "дора@people.example"
