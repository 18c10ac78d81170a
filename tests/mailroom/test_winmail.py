"""Outlook's winmail.dat: what stands beside it is read; where all is in it, its author is told what to do."""

from email.message import EmailMessage

import pytest

from tests.mailroom.mailtable import ANNA, PROVEN


def mail(token: str, text: str, kind: str = "application/ms-tnef", name: str = "winmail.dat") -> bytes:
    message = EmailMessage()
    message["From"], message["To"] = ANNA, f"move+{token}@play.example.org"
    message["Subject"], message["Message-ID"] = "Re: Sagrada 417", "<outlook@mail.example.com>"
    message.set_content(text)
    main, _, sub = kind.partition("/")
    message.add_attachment(b"\x78\x9f\x3e\x22" + bytes(200), maintype=main, subtype=sub, filename=name)
    return bytes(message)


@pytest.mark.parametrize("kind", ["application/ms-tnef", "application/vnd.ms-tnef", "application/octet-stream"])
def test_a_mail_that_is_all_in_winmail_is_answered_with_what_to_do(table, kind):
    token, version = table.letter(), table.game.version
    stored = table.bring(mail(token, "\n", kind), token, PROVEN)
    (note,) = table.bag()[-1]["about"]["notes"]
    assert "winmail.dat" in note and "Plain Text" in note and "Nothing was done" in note
    assert table.row(stored)["status"] == "quarantined" and table.game.version == version


def test_text_beside_winmail_is_read(table):
    token = table.letter()
    table.bring(mail(token, "2\n"), token, PROVEN)
    assert table.told() == [("2", "done")]


def test_a_mail_that_says_nothing_is_told_so(table):
    table.mail(table.letter())
    (note,) = table.bag()[-1]["about"]["notes"]
    assert "no line of your own" in note
