"""Mail over SMTP and LMTP: stored as it came, once, before anybody is told so."""

import json
import smtplib
import socket

import pytest

from service.mail.incoming.cutting import without_attachments
from service.mail.incoming.inbox import Unwanted
from service.mail.incoming.smtp import Server, is_here
from tests.service.inboxes import RAW, RCPT, SENDER, SETTINGS, TOKEN, broken

# the inbox itself


def test_the_same_mail_is_stored_once(inbox):
    first = inbox.accept(RAW, SENDER, [RCPT], "smtp")
    assert inbox.accept(RAW, SENDER, [RCPT], "smtp") == first
    assert inbox.accept(RAW + b"x", SENDER, [RCPT], "smtp") != first
    assert len(inbox.stored()) == 2


def test_one_row_a_recipient_and_none_for_those_not_ours(inbox):
    other = f"move+{SETTINGS.keyring.token(418, 'reply')}@play.example.org"
    inbox.accept(RAW, SENDER, [RCPT, other, "someone@elsewhere.example"], "smtp")
    assert [row["rcpt"] for row in inbox.stored()] == [RCPT, other]


def test_an_answer_to_all_is_an_answer_to_the_letter(inbox):
    inbox.accept(RAW, SENDER, ["turns@play.example.org", RCPT], "smtp")
    inbox.accept(RAW, SENDER, ["turns@play.example.org", "help@play.example.org"], "smtp")
    assert [row["rcpt"].partition("@")[0] for row in inbox.stored()] == [RCPT.partition("@")[0], "turns", "help"]


def test_a_mail_is_claimed_by_one_worker(inbox):
    inbox.accept(RAW, SENDER, [RCPT], "smtp")
    assert len(inbox.claim(10)) == 1 and inbox.claim(10) == []


@pytest.mark.parametrize(
    "rcpt",
    [
        "move+" + "a" * 28 + "@play.example.org",
        "move+short@play.example.org",
        RCPT.upper().replace("PLAY.EXAMPLE.ORG", "play.example.org"),
        "nobody@play.example.org",
        f"move+{TOKEN}@elsewhere.example",
        "no address",
        "",
    ],
)
def test_recipients_that_are_none(inbox, rcpt):
    assert inbox.refusal(rcpt)
    with pytest.raises(Unwanted):
        inbox.accept(RAW, SENDER, [rcpt], "smtp")


def test_a_mail_that_is_too_large(inbox):
    with pytest.raises(Unwanted, match="1000000"):
        inbox.accept(b"x" * 1_000_001, SENDER, [RCPT], "smtp")


# SMTP and LMTP


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(params=["smtp", "lmtp"])
def client(request, inbox):
    lmtp = request.param == "lmtp"
    server = Server(inbox, port=free_port(), lmtp=lmtp)
    server.start()
    client = (smtplib.LMTP if lmtp else smtplib.SMTP)("127.0.0.1", server.port, timeout=10)
    client.ehlo_or_helo_if_needed()
    yield client
    client.close()
    server.stop()


def test_bytes_arrive_as_they_were_sent(inbox, client):
    client.sendmail(SENDER, [RCPT], RAW, mail_options=["BODY=8BITMIME"])
    (row,) = inbox.stored()
    assert (row["raw"], row["mail_from"], row["rcpt"]) == (RAW, SENDER, RCPT)


@pytest.mark.parametrize(
    ("peer", "here"),
    [
        (("127.0.0.1", 25), True),
        (("::1", 25, 0, 0), True),
        (("::ffff:127.0.0.1", 25, 0, 0), True),
        (("192.0.2.1", 25), False),
        (("10.0.0.1", 25), False),
        (("2001:db8::1", 25, 0, 0), False),
        (("mail", 25), False),
        ("", False),
        (None, False),
    ],
)
def test_who_is_on_this_machine(peer, here):
    assert is_here(peer) is here


def test_a_mail_of_the_world_is_marked_as_such(inbox, client, monkeypatch):
    """Before LMTP there is a mail server in any case."""
    monkeypatch.setattr("service.mail.incoming.smtp.is_here", lambda peer: False)
    client.sendmail(SENDER, [RCPT], RAW, mail_options=["BODY=8BITMIME"])
    told = {} if isinstance(client, smtplib.LMTP) else {"peer": "127.0.0.1"}
    assert json.loads(inbox.stored()[0]["auth"]) == told


def test_no_log_tells_the_address_of_a_letter(client, caplog):
    caplog.set_level("INFO")
    client.sendmail(SENDER, [RCPT], RAW, mail_options=["BODY=8BITMIME"])
    assert TOKEN not in caplog.text


def test_the_null_sender_is_empty(inbox, client):
    client.sendmail("", [RCPT], RAW, mail_options=["BODY=8BITMIME"])
    assert inbox.stored()[0]["mail_from"] == ""


def test_a_made_up_token_is_refused_at_once(client):
    client.mail(SENDER)
    assert client.rcpt(RCPT.replace(TOKEN[5], "a" if TOKEN[5] != "a" else "b", 1))[0] == 550


def test_a_mail_to_several_is_stored_for_each(inbox, client):
    client.mail(SENDER, ["BODY=8BITMIME"])
    rcpts = [RCPT, f"move+{SETTINGS.keyring.token(418, 'reply')}@play.example.org"]
    assert [client.rcpt(each)[0] for each in rcpts] == [250, 250]
    assert [client.data(RAW)[0], *further_replies(client, 1)] == replies(client, 250)
    assert client.noop()[0] == 250
    assert [row["rcpt"] for row in inbox.stored()] == rcpts


def test_a_refusal_is_said_for_each_recipient(inbox, client):
    """A mail server that waits for a second reply would bring the mail again and again."""
    client.mail(SENDER)
    client.rcpt(RCPT)
    client.rcpt("turns@play.example.org")
    assert [client.data(b"x" * 70_000)[0], *further_replies(client, 1)] == replies(client, 500)
    assert client.noop()[0] == 250 and not inbox.stored()


def test_no_more_recipients_than_fit(client):
    client.mail(SENDER)
    said = [client.rcpt(f"move+{SETTINGS.keyring.token(number, 'reply')}@play.example.org")[0] for number in range(11)]
    assert said == [250] * 10 + [452]


def further_replies(client, more):
    """LMTP alone gives one reply a recipient."""
    return [client.getreply()[0] for _ in range(more)] if isinstance(client, smtplib.LMTP) else []


def replies(client, code):
    return [code] * (2 if isinstance(client, smtplib.LMTP) else 1)


def test_without_a_database_the_sender_keeps_the_mail(inbox, client, monkeypatch):
    monkeypatch.setattr(inbox, "accept", broken)
    client.mail(SENDER)
    client.rcpt(RCPT)
    assert client.data(RAW)[0] == 451


def test_too_large_over_smtp(inbox, client):
    client.mail(SENDER)
    client.rcpt(RCPT)
    assert client.data(b"x" * 70 + (b"\r\n" + b"y" * 70) * 20_000)[0] == 552
    assert not inbox.stored()


def test_a_page_in_one_line_is_taken(inbox, client):
    raw = b"Content-Type: text/html\r\n\r\n<p>" + b"x" * 20_000 + b"</p>\r\n"
    client.sendmail(SENDER, [RCPT], raw, mail_options=["BODY=8BITMIME"])
    assert inbox.stored()[0]["raw"] == raw


def with_photo(size, kind=b"image/jpeg", within=b""):
    """A reply with an attachment of so many bytes in lines of base64."""
    line = b"QUJD" * 19 + b"\r\n"
    return (
        b"From: anna@mail.example\r\nContent-Type: multipart/mixed; boundary=\"= one\"\r\n\r\n--= one\r\n"
        b"Content-Type: text/plain\r\n\r\nroll\r\n-- \r\nAnna\r\n--= one\r\n" + within + b"Content-Type: " + kind
        + b"; name=x\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment\r\n\r\n"
        + line * (size // len(line)) + b"--= one--\r\n"
    )  # fmt: skip


@pytest.mark.parametrize("kind", [b"image/jpeg", b"text/plain", b"application/octet-stream"])
def test_a_photo_is_cut_away_while_it_comes(inbox, client, kind):
    client.sendmail(SENDER, [RCPT], with_photo(5_000_000, kind), mail_options=["BODY=8BITMIME", "SIZE=5000000"])
    (row,) = inbox.stored()
    assert len(row["raw"]) < 500 and b"roll\r\n-- \r\nAnna" in row["raw"] and b"QUJD" not in row["raw"]
    assert row["raw"].endswith(b"--= one--\r\n")
    assert client.noop()[0] == 250
    client.sendmail(SENDER, [RCPT], RAW, mail_options=["BODY=8BITMIME"])
    assert inbox.stored()[-1]["raw"] == RAW, "the next mail of a connection is whole"


def test_a_mail_of_usual_size_keeps_what_it_signs(inbox, client):
    raw = with_photo(400_000)
    client.sendmail(SENDER, [RCPT], raw, mail_options=["BODY=8BITMIME"])
    assert inbox.stored()[0]["raw"] == raw


def test_words_are_not_let_in_by_the_megabyte(inbox, client):
    raw = with_photo(1_500_000, b"text/plain").replace(b"Content-Disposition: attachment\r\n", b"")
    client.mail(SENDER)
    client.rcpt(RCPT)
    assert client.data(raw)[0] == 552 and client.noop()[0] == 250 and not inbox.stored()


def test_nobody_sends_without_end(inbox, client):
    client.mail(SENDER)
    client.rcpt(RCPT)
    with pytest.raises((smtplib.SMTPServerDisconnected, ConnectionError, BrokenPipeError, AssertionError)):
        assert client.data(with_photo(26_000_000))[0] == 250
    assert not inbox.stored()


def test_a_photo_within_a_forwarded_mail_is_cut_as_well():
    inner = with_photo(5000).replace(b"= one", b"two")
    raw = (
        b"Content-Type: multipart/mixed; boundary=one\r\n\r\n--one\r\nContent-Type: message/rfc822\r\n\r\n" + inner
        + b"--one\r\nContent-Type: text/plain\r\n\r\nmy words\r\n--one--\r\n"
    )  # fmt: skip
    cut = without_attachments(raw)
    assert b"QUJD" not in cut and b"roll" in cut and b"my words" in cut and cut.count(b"--two") == 3
