"""Single traps of incoming mail, each in the smallest message that shows it."""

from __future__ import annotations

import base64
import codecs

import pytest

from service.mail.incoming.identity.classes import classify
from service.mail.incoming.identity.reports import report
from service.mail.incoming.text.message import decode, parse, unfold
from service.mail.incoming.text.parts import plain_lines
from service.mail.incoming.text.reading import parse_mail, tidy, typed_lines

HEAD = b"From: Anna <anna@mail.example.com>\r\nTo: move+x@play.example.org\r\n"


def lines(raw: bytes, letter: str = "") -> list[str]:
    return typed_lines(
        parse_mail(HEAD + raw, "anna@mail.example.com", ["play.example.org"]), [letter] if letter else []
    )


def text(charset: str, body: bytes, more: bytes = b"") -> bytes:
    label = f"; charset={charset}".encode() if charset else b""
    return b"Content-Type: text/plain" + label + more + b"\r\n\r\n" + body


# charsets


@pytest.mark.parametrize(
    ("label", "data", "expected"),
    [
        ("utf-8", "žlutá".encode(), "žlutá"),
        (None, "взять".encode(), "взять"),
        ("us-ascii", "взять".encode(), "взять"),
        ("iso-8859-1", "взять".encode(), "взять"),
        ("iso-8859-1", b"\x93well\x94 \x96 ok", "“well” – ok"),
        ("iso-8859-2", "žlutá řeč".encode("cp1250"), "žlutá řeč"),
        ("iso-8859-2", "žlutá řeč".encode("iso-8859-2"), "žlutá řeč"),
        ("koi8-r", "взять синий".encode("koi8-r"), "взять синий"),
        ("windows-1251", "взять синий".encode("cp1251"), "взять синий"),
        (None, "взять синий".encode("koi8-r"), "взять синий"),
        (None, "взять синий".encode("cp1251"), "взять синий"),
        ("utf-8", "взять синий".encode("cp1251"), "взять синий"),
        (None, "déjà joué".encode("latin-1"), "déjà joué"),
        ("utf-8", "déjà joué".encode("latin-1"), "déjà joué"),
        ("utf-16", "взять".encode("utf-16"), "взять"),
        ("utf-16", "take".encode("utf-16-le"), "take"),
        ("x-no-such", "взять".encode(), "взять"),
        ("base64", b"take", "take"),
        ("gb2312", "拿红".encode("gb18030"), "拿红"),
        ("iso-2022-jp", "取る".encode("iso-2022-jp"), "取る"),
        (None, codecs.BOM_UTF8 + b"pass", "pass"),
        ("windows-1251", "Ёж".encode("cp1251"), "Ёж"),
    ],
)
def test_charsets(label, data, expected):
    assert decode(data, label) == expected


@pytest.mark.parametrize(
    ("typed", "tidied"),
    [
        ("Take red 3 —> b4", "Take red 3 -> b4"),
        ("• take red 3 → b4", "take red 3 -> b4"),
        ("- pass", "pass"),
        ("chat “see you” – later", 'chat "see you" - later'),
        ("ｔａｋｅ　ｒｅｄ　３", "take red 3"),
        ("pa\u200bss\u00ad", "pass"),
        ("2\x00", "2"),
    ],
)
def test_typography_is_undone(typed, tidied):
    assert tidy(typed) == tidied


@pytest.mark.parametrize(
    ("header", "read"),
    [
        ("=?utf-8?B?0YXQvtC0?= 7", "ход 7"),
        ("=?utf-8?Q?=D1=85?= =?utf-8?Q?=D0=BE=D0=B4?=", "ход"),
        ("=?iso-8859-1?q?d=E9j=E0?=", "déjà"),
        ("=?broken?=", "=?broken?="),
    ],
)
def test_encoded_words(header, read):
    assert unfold(header) == read


# forms of text


def test_flowed_lines_are_joined():
    found = plain_lines("take red 3 \nto b4\n> quoted \n> line\n-- \nAnna", flowed=True)
    assert [line.text for line in found] == ["take red 3 to b4", "quoted line", "-- ", "Anna"]
    assert [line.quoted for line in found] == [False, True, False, False]


def test_delsp_takes_the_space_away():
    assert [line.text for line in plain_lines("взя \nть", flowed=True, delsp=True)] == ["взять"]


def test_space_stuffing_is_undone():
    assert plain_lines(" > not a quote", flowed=True)[0].text == "> not a quote"


def test_html_alone():
    body = (
        b"<html><head><style>p{}</style></head><body><p>take&nbsp;red 3</p><div style='display:none'>pass</div></body>"
    )
    assert lines(b"Content-Type: text/html\r\n\r\n" + body) == ["take red 3"]


def test_an_empty_text_beside_html():
    raw = (
        b"Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n \r\n"
        b"--b\r\nContent-Type: text/html\r\n\r\n<p>pass</p>\r\n--b--\r\n"
    )
    assert lines(raw) == ["pass"]


def test_attachments_and_enclosed_messages_say_nothing():
    raw = (
        b"Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\npass\r\n"
        b"--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment\r\n\r\nundo\r\n"
        b"--b\r\nContent-Type: text/plain; name=notes.txt\r\n\r\nundo\r\n"
        b"--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: x\r\n\r\nundo\r\n--b--\r\n"
    )
    assert lines(raw) == ["pass"]


def test_text_around_a_picture():
    raw = (
        b"Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\npass\r\n"
        b"--b\r\nContent-Type: image/png\r\n\r\nxx\r\n--b\r\n\r\nundo\r\n--b--\r\n"
    )
    assert lines(raw) == ["pass", "undo"]


def test_a_signature_in_the_text():
    body = (
        b"-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\npass\n- - show\n"
        b"-----BEGIN PGP SIGNATURE-----\n\nabcd\n-----END PGP SIGNATURE-----\n"
    )
    assert lines(text("utf-8", body)) == ["pass", "show"]


def element(tag: int, content: bytes) -> bytes:
    size = len(content)
    length = bytes([size]) if size < 128 else bytes([0x82]) + size.to_bytes(2, "big")
    return bytes([tag]) + length + content


def opaque(content: bytes, chopped: bool) -> bytes:
    """A CMS SignedData around a message, as S/MIME programs make it: in one piece or chopped, of unknown length."""
    data, signed = bytes.fromhex("06092a864886f70d010701"), bytes.fromhex("06092a864886f70d010702")
    if chopped:
        octets = b"\x24\x80" + element(4, content[:9]) + element(4, content[9:]) + b"\0\0"
        inner = b"\x30\x80" + data + b"\xa0\x80" + octets + b"\0\0\0\0"
        version = element(2, b"\1") + element(0x31, b"")
        return b"\x30\x80" + signed + b"\xa0\x80" + b"\x30\x80" + version + inner + b"\0\0" + b"\0\0\0\0"
    inner = element(0x30, data + element(0xA0, element(4, content)))
    whole = element(0x30, element(2, b"\1") + element(0x31, b"") + inner)
    return element(0x30, signed + element(0xA0, whole))


@pytest.mark.parametrize("chopped", [False, True])
def test_an_opaque_signature(chopped):
    der = opaque(b"Content-Type: text/plain\r\n\r\ntake red 3 to b4\r\n", chopped)
    head = b"Content-Type: application/pkcs7-mime; smime-type=signed-data; name=smime.p7m\r\n"
    raw = head + b"Content-Transfer-Encoding: base64\r\n\r\n" + base64.encodebytes(der)
    assert lines(raw) == ["take red 3 to b4"]


# quotes and signatures


def test_what_stands_below_a_header_block_is_quoted():
    body = "pass\n\nVon: Table <m@play.example.org>\nGesendet: Dienstag\nBetreff: x\n\nundo\nshow\n"
    assert lines(text("utf-8", body.encode())) == ["pass"]


def test_a_line_of_eight_words_of_the_letter_is_no_quote():
    letter = "You can:\n(1) take the red three to the cell b4\nOr type something else entirely."
    assert lines(text("", b"take the red three to the cell b4"), letter) == ["take the red three to the cell b4"]


@pytest.mark.parametrize(
    "rule", ["-- ", "--", "__", "---", "Sent from my phone", "Best regards,", "Von meinem iPhone gesendet"]
)
def test_what_stands_below_a_signature_rule_is_not_read(rule):
    assert lines(text("utf-8", f"pass\n{rule}\nundo\nshow".encode())) == ["pass"]


def test_below_a_quote_one_may_type_again():
    assert lines(text("", b"-- \nAnna\n> some quote\n> of a letter\npass")) == ["pass"]


# classes


@pytest.mark.parametrize(
    ("headers", "kind"),
    [
        (b"", "reply"),
        (b"Auto-Submitted: no\r\n", "reply"),
        (b"Auto-Submitted: auto-replied (vacation)\r\n", "automatic"),
        (b"Auto-Submitted: auto-generated; x=y\r\n", "automatic"),
        (b"X-Auto-Response-Suppress: All\r\n", "reply"),
        (b"Precedence: bulk\r\n", "automatic"),
        (b"Subject: =?utf-8?B?QXV0b21hdGljIHJlcGx5OiBoaQ==?=\r\n", "automatic"),
        (b"Subject: Re: Automatic windows\r\n", "reply"),
        (b"Subject: Auto: I am away\r\n", "automatic"),
        (b"Subject: [AUTO GENERATED] Your report\r\n", "automatic"),
        (b"Subject: Automatisk svar: borta\r\n", "automatic"),
        (b"Subject: Automobiles\r\n", "reply"),
        (b"Subject: Re: Auto: Sagrada 417\r\n", "reply"),
        (b"From: no-reply@shop.example\r\n", "automatic"),
        (b"From: DoNotReply@shop.example\r\n", "automatic"),
        (b"From: noreply.smith@mail.example\r\n", "reply"),
        (b"List-Id: <club.example>\r\n", "list"),
        (b"X-Loop: play.example.org\r\n", "loop"),
        (b"From: <turns@play.example.org>\r\n", "loop"),
        (b"From: bob@play.example.org\r\n", "reply"),
        (b"From: MAILER-DAEMON@mx.example\r\n", "report"),
        (b"Return-Path: <>\r\n", "null sender"),
        (b"Content-Type: text/calendar; method=REQUEST\r\n", "calendar"),
        (b"Content-Type: multipart/report; report-type=disposition-notification; boundary=b\r\n", "report"),
    ],
)
def test_classes(headers, kind):
    head = b"" if b"From:" in headers else b"From: anna@mail.example.com\r\n"
    assert classify(parse(head + headers + b"\r\npass"), None, ["play.example.org"]) == kind


# of one author the From is replaced by the list's, so that the rules of his domain are kept
VIA = b"From: 'Anna' via Players <players@lists.example>\r\n"


@pytest.mark.parametrize(
    ("headers", "kind", "who"),
    [
        (b"List-Id: <players@lists.example>\r\nX-Original-From: A <anna@mail.example.com>\r\n"
         b"Reply-To: A <anna@mail.example.com>\r\nPrecedence: list\r\nMailing-list: list players@lists.example; contact"
         b" players+owners@lists.example\r\n", "reply", "anna@mail.example.com"),
        (b"Reply-To: anna@mail.example.com\r\nX-BeenThere: players@lists.example\r\nPrecedence: list\r\n", "reply",
         "anna@mail.example.com"),
        (b"X-MailFrom: anna@mail.example.com\r\nX-BeenThere: players@lists.example\r\nPrecedence: list\r\n", "reply",
         "anna@mail.example.com"),
        (b"X-Original-From: anna@mail.example.com\r\nList-Post: <mailto:players@lists.example>\r\n", "reply",
         "anna@mail.example.com"),
        (b"X-Original-From: anna@mail.example.com\r\nList-Id: Players <Players.lists.example>\r\n", "reply",
         "anna@mail.example.com"),
        (b"Reply-To: A <anna@mail.example.com>, <players@lists.example>\r\nX-BeenThere: players@lists.example\r\n",
         "reply", "anna@mail.example.com"),
        (b"Reply-To: players@lists.example\r\nList-Post: <mailto:players@lists.example>\r\n", "list",
         "players@lists.example"),
        (b"Reply-To: a@b.example, c@d.example\r\nList-Post: <mailto:players@lists.example>\r\n", "list",
         "players@lists.example"),
        (b"Reply-To: anna@mail.example.com\r\nList-Id: <news.lists.example>\r\n", "list", "players@lists.example"),
        (b"Reply-To: anna@mail.example.com\r\n", "reply", "players@lists.example"),
        (b"Reply-To: anna@mail.example.com\r\nX-BeenThere: players@lists.example\r\nAuto-Submitted: auto-replied\r\n",
         "automatic", "anna@mail.example.com"),
    ],
)  # fmt: skip
def test_who_is_behind_a_list(headers, kind, who):
    found = parse_mail(VIA + headers + b"\r\npass")
    assert (found.kind, found.author) == (kind, who)


def test_a_list_that_leaves_the_author_alone_is_a_list():
    headers = b"From: anna@mail.example.com\r\nReply-To: <players@lists.example>\r\nX-MailFrom: a@b.example\r\n"
    found = parse_mail(headers + b"List-Post: <mailto:players@lists.example>\r\n\r\npass")
    assert (found.kind, found.author) == ("list", "anna@mail.example.com")


def test_the_null_sender_of_the_envelope():
    assert classify(parse(b"From: a@b.example\r\n\r\nx"), "<>", []) == "null sender"


@pytest.mark.parametrize(
    ("kind", "fields", "expected", "hard"),
    [
        ("delivery-status", b"Action: failed\r\nStatus: 5.1.1\r\n", "bounce", True),
        ("delivery-status", b"Action: failed\r\nStatus: 4.2.2\r\n", "bounce", False),
        ("delivery-status", b"Action: delayed\r\nStatus: 4.4.1\r\n", "delay", False),
        ("delivery-status", b"Action: relayed\r\nStatus: 2.0.0\r\n", "delivered", False),
        ("disposition-notification", b"Disposition: manual-action; displayed\r\n", "receipt", False),
        ("feedback-report", b"Feedback-Type: abuse\r\n", "complaint", False),
    ],
)
def test_reports(kind, fields, expected, hard):
    head = b"Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\n\r\nSorry\r\n--b\r\n"
    found = report(parse(head + f"Content-Type: message/{kind}\r\n\r\n".encode() + fields + b"\r\n--b--\r\n"))
    assert (found.kind, found.hard) == (expected, hard)


def test_a_bounce_in_prose_tells_its_status_and_its_letter():
    raw = (
        b"From: MAILER-DAEMON@x.example\r\n\r\n550 5.1.1 no such user\r\n\r\nMessage-ID: <t.abc.1@play.example.org>\r\n"
    )
    assert report(parse(raw)).status == "5.1.1" and report(parse(raw)).message_id == "<t.abc.1@play.example.org>"


def test_an_option_typed_word_for_word_below_itself_is_typed():
    letter = (
        "Anna, it is your turn.\nYou can:\ntake the red three to the cell b4\n"
        "Answer with a number or with the words after it.\nIn any letter also: undo, show, history, why, help.\n"
    )
    marked = letter.replace("b4\n", "b4\n\ntake the red three to the cell b4\n\n")
    body = f"From: T\nSent: today\n\n{marked}"
    assert lines(text("", body.encode()), letter) == ["take the red three to the cell b4"]
