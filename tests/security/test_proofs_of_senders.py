"""A proof of the sender is bound to the mail it was made for: its author, the letter it answers, its date, its body."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import dkim
import pytest

from service.mail.incoming.identity.authentic import aligned, authentic
from service.mail.incoming.identity.classes import author
from service.mail.incoming.providers import ses_notification
from service.mail.incoming.text.message import parse
from service.store import times
from service.store.grants import KeyRing
from tests.mailroom.mailtable import ANNA, RECEIVER, Table
from tests.service.rsa import key

TOKEN, ANOTHER = (KeyRing({1: b"k" * 16}).token(number, "reply") for number in (417, 418))
RCPT = f"move+{TOKEN}@play.example.org"
ALL = ("from", "to", "date", "subject", "message-id")
AT = 1_800_000_000.0  # when it came
HEADERS = {
    "From": f"Anna <{ANNA}>", "To": RCPT, "Date": "Tue, 17 Nov 2026 21:00:00 +0100", "Subject": "Re: 417",
    "Message-ID": "<1@mail.example.com>",
}  # fmt: skip
asked: list[str] = []


def dns(name: bytes | str, timeout: float = 5) -> str:
    asked.append(name.decode() if isinstance(name, bytes) else name)
    return "v=DKIM1; k=rsa; p=" + base64.b64encode(key().spki).decode()


def mail(body: str = "1", **changes: str | None) -> bytes:
    headers = {**HEADERS, **{name.replace("_", "-"): value for name, value in changes.items()}}
    lines = [f"{name}: {value}" for name, value in headers.items() if value]
    return "\r\n".join([*lines, "", body, ""]).encode()


def signature(
    raw: bytes, domain: str = "mail.example.com", covers: Any = ALL, more: str = "", by: str = "sha256"
) -> bytes:
    """Made by hand, so that it can say what no signer would."""
    headers = [(name.lower(), " ".join(value.split())) for name, value in parse(raw).headers]
    body = raw.partition(b"\r\n\r\n")[2]
    digest = base64.b64encode(hashlib.new(by, body).digest()).decode()
    line = f"v=1; a=rsa-{by}; c=relaxed/simple; d={domain}; s=s1; h={':'.join(covers)}; {more}bh={digest}; b="
    left, text = list(headers), ""
    for name in covers:
        at = next((n for n in reversed(range(len(left))) if left[n][0] == name), None)
        if at is not None:
            text += f"{name}:{left.pop(at)[1]}\r\n"
    text += f"dkim-signature:{line}"
    return f"DKIM-Signature: {line}{base64.b64encode(key().sign(by, text.encode())).decode()}\r\n".encode()


def signed(raw: bytes, **given: Any) -> bytes:
    return signature(raw, **given) + raw


def proven(raw: bytes, told: dict[str, str] | None = None, trusted: tuple[str, ...] = (), rcpt: str = RCPT) -> bool:
    asked.clear()
    return authentic(raw, parse(raw), ANNA, rcpt, told or {}, trusted, dns, AT)


# what a signature covers


def test_a_signature_over_all_of_it_proves() -> None:
    raw = signed(mail())
    assert dkim.DKIM(raw).verify(dnsfunc=dns) and proven(raw)
    assert proven(signed(mail(), covers=(*ALL, *ALL, "reply-to")))


@pytest.mark.parametrize("left_out", ["to", "date", "subject", "message-id"])
def test_what_is_there_has_to_be_covered(left_out: str) -> None:
    raw = signed(mail(), covers=[name for name in ALL if name != left_out])
    assert dkim.DKIM(raw).verify(dnsfunc=dns), "a good signature, but not of this mail alone"
    assert not proven(raw) and not asked


@pytest.mark.parametrize("name", ["Subject", "Message_ID"])
def test_what_is_not_there_need_not_be(name: str) -> None:
    left = [each for each in ALL if each != name.lower().replace("_", "-")]
    assert proven(signed(mail(**{name: None}), covers=left))


@pytest.mark.parametrize("name", ["To", "Date"])
def test_without_them_nothing_is_proven(name: str) -> None:
    assert not proven(signed(mail(**{name: None})))


@pytest.mark.parametrize(
    "added",
    ["To: x@y.example", "Subject: 2", "Date: today", "Message-ID: <2@x>", "Content-Type: text/html",
     "MIME-Version: 1.0", "Content-Transfer-Encoding: base64", "Reply-To: x@y.example", "Cc: x@y.example"],
)  # fmt: skip
def test_nothing_is_there_twice(added: str) -> None:
    """The signature covers the last of its name; a reader may take the first."""
    name = added.partition(":")[0].replace("-", "_")
    first = {} if name in ("To", "Subject", "Date", "Message_ID") else {name: "x"}
    raw = signed(mail(**first), covers=(*ALL, name.lower().replace("_", "-")))
    assert proven(raw)
    assert not proven(added.encode() + b"\r\n" + raw)


def test_a_header_hidden_behind_a_bare_carriage_return_is_seen() -> None:
    raw = signed(mail())
    assert not proven(b"X-Note: a\rContent-Type: text/html\r\n" + raw)
    assert not proven(b"X-Note: a\rTo: someone@else.example\r\n" + raw)


def test_the_body_begins_where_the_signature_says() -> None:
    """One line ends in the manner of Unix, the empty one in that of the internet: for DKIM the headers end here."""
    raw = signed(mail("what I never do:\r\n\r\n1"))
    odd = raw.replace(b"\r\n", b"\n", raw.count(b"\r\n", 0, raw.find(b"\r\n\r\n")) + 1)
    assert b"\n\r\n" in odd and dkim.DKIM(odd).verify(dnsfunc=dns)
    assert parse(odd).body.startswith(b"what I never do")


def test_a_part_of_the_body_is_not_the_mail() -> None:
    raw = signed(mail(), more="l=3; ")
    assert dkim.DKIM(raw).verify(dnsfunc=dns) and not proven(raw)
    assert not proven(raw + b"2\r\n")


@pytest.mark.parametrize(
    ("expires", "fits"),
    [("1800000001", True), ("1800000000", True), ("1799999999", False), ("later", False), ("", False)],
)
def test_a_signature_ends_when_it_says(expires: str, fits: bool) -> None:
    assert proven(signed(mail(), more=f"x={expires}; ")) is fits


def test_a_weak_hash_proves_nothing() -> None:
    assert not proven(signed(mail(), by="sha1"))


# whom it was written to


@pytest.mark.parametrize(
    ("to", "fits"),
    [
        (RCPT, True),
        (f'"Sagrada 417" <{RCPT}>', True),
        (f"Bert <bert@mail.example.com>, {RCPT}", True),
        (f"{TOKEN}@play.example.org", True),
        (f"move+{ANOTHER}@play.example.org", False),
        ("turns@play.example.org", False),
        ("undisclosed-recipients:;", False),
        (f'"{RCPT}" <list@mail.example.com>', False),
    ],
)
def test_it_names_the_address_of_this_letter(to: str, fits: bool) -> None:
    assert proven(signed(mail(To=to))) is fits
    assert proven(mail(To=to), {"dmarc": "pass"}) is fits, "nor is the word of a receiver about another mail"


def test_a_copy_is_not_addressed() -> None:
    assert not proven(signed(mail(To="x@y.example", Cc=RCPT), covers=(*ALL, "cc")))


# the word of a receiver on a signature is worth what the signature covers

VERDICT = f"Authentication-Results: {RECEIVER}; {{}}\r\n"
WITHOUT_TO = ("from", "date", "subject", "message-id")


@pytest.mark.parametrize(
    ("said", "whole", "without_to"),
    [
        ("dkim=pass header.d=mail.example.com", True, False),
        ("dkim=pass header.d=example.com", False, False),
        ("dmarc=pass header.from=mail.example.com", True, False),
        ("dmarc=pass header.from=mail.example.com; dkim=pass header.d=mail.example.com", True, False),
        ("spf=pass smtp.mailfrom=anna@mail.example.com; dmarc=pass header.from=mail.example.com", True, True),
        ("spf=pass smtp.mailfrom=anna@evil.example; dmarc=pass header.from=mail.example.com", True, False),
        ("spf=fail smtp.mailfrom=anna@mail.example.com; dmarc=pass header.from=mail.example.com", True, False),
        ("auth=pass smtp.mailfrom=anna@mail.example.com", True, True),
    ],
)
def test_the_verdict_on_a_signature(said: str, whole: bool, without_to: bool) -> None:
    header = VERDICT.format(said).encode()
    other = signature(mail(), covers=ALL).replace(b" b=", b" b=BBBB", 1)  # not valid here: only the verdict counts
    partial = signature(mail(), covers=WITHOUT_TO).replace(b" b=", b" b=BBBB", 1)
    assert proven(header + other + mail(), trusted=(RECEIVER,)) is whole
    assert proven(header + partial + mail(), trusted=(RECEIVER,)) is without_to


@pytest.mark.parametrize(
    "hidden",
    [
        b"X\x80: a line that no header is\r\n",
        b"DKIM-Signature: v=1; d=mail.example.com; d=mail.example.com\r\n",
        b"DKIM-Signature: v=1; d=evil.example\r\n" * 5,
    ],
)
def test_a_signature_is_not_hidden_from_us(hidden: bytes) -> None:
    """What we cannot read, the receiver may have read."""
    header = VERDICT.format("dmarc=pass header.from=mail.example.com").encode()
    partial = signature(mail(), covers=WITHOUT_TO)
    assert not proven(header + hidden + partial + mail(), trusted=(RECEIVER,))


def test_what_amazon_says() -> None:
    def told(**verdicts: str) -> dict[str, str]:
        receipt: dict[str, Any] = {f"{name}Verdict": {"status": status} for name, status in verdicts.items()}
        receipt |= {"recipients": [RCPT], "action": {"encoding": "UTF-8"}}
        document = {"notificationType": "Received", "mail": {"source": ANNA}, "receipt": receipt, "content": "x: y"}
        delivery = ses_notification(json.dumps(document))
        assert delivery is not None
        return delivery.auth

    partial = signed(mail(), covers=WITHOUT_TO)
    assert proven(mail(), told(dmarc="PASS")) and proven(signed(mail()), told(dmarc="PASS"))
    assert not proven(partial, told(dmarc="PASS")) and proven(partial, told(dmarc="PASS", spf="PASS"))
    assert not proven(signed(mail()), told(dmarc="FAIL", spf="PASS")) and told(spf="PASS") == {}


# whose signature it is


@pytest.mark.parametrize(
    ("signer", "sender", "fits"),
    [
        ("com", "anna@example.com", False),
        ("co.uk", "anna@example.co.uk", False),
        ("CO.UK.", "anna@mail.example.co.uk", False),
        ("github.io", "anna@anna.github.io", False),
        ("anna.github.io", "anna@anna.github.io", True),
        ("example.co.uk", "anna@mail.example.co.uk", True),
        ("mail.example.co.uk", "anna@example.co.uk", True),
        ("example.co.uk", "anna@example2.co.uk", False),
        ("co.uk", "anna@co.uk", False),
        ("xn--bcher-kva.example", "anna@bücher.example", True),
        ("example", "anna@mail.example", False),
        ("localhost", "anna@localhost", False),
        ("", "anna@mail.example", False),
        ("x" * 300 + ".example", "anna@" + "x" * 300 + ".example", False),
    ],
)
def test_what_everybody_can_register_under_is_in_line_with_nobody(signer: str, sender: str, fits: bool) -> None:
    assert aligned(signer, sender) is fits


def test_a_valid_signature_of_a_public_suffix_proves_nothing() -> None:
    raw = mail(From="anna@example.co.uk")
    raw = signed(raw, domain="co.uk")
    assert dkim.DKIM(raw).verify(dnsfunc=dns)
    assert not authentic(raw, parse(raw), "anna@example.co.uk", RCPT, {}, (), dns, AT)
    told = {"dkim": "pass", "domain": "co.uk"}
    assert not authentic(raw, parse(raw), "anna@example.co.uk", RCPT, told, (), dns, AT)


def test_a_list_that_has_replaced_the_author_proves_nothing_of_him() -> None:
    """The signature and DMARC are those of the list, which may name whom it likes."""
    post = "players@lists.example"
    raw = mail(From=f"Anna via Players <{post}>", Reply_To=ANNA, List_Post=f"<mailto:{post}>")
    raw = signed(raw, domain="lists.example")
    assert author(parse(raw)) == post
    assert not proven(raw) and not proven(raw, {"dmarc": "pass"})
    assert not proven(VERDICT.format("dmarc=pass").encode() + raw, trusted=(RECEIVER,))


def test_few_keys_are_asked_for() -> None:
    raw = mail()
    for n in range(5):
        raw = signature(mail(), more=f"t={n}; ").replace(b"bh=", b"bh=A") + raw
    assert not proven(raw) and len(asked) <= 2


# through the mail room of a real game


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    table.room._speakers._dns = dns
    yield table
    table.store.close()


def test_a_signed_mail_moves_and_moves_nothing_when_it_is_sent_again_elsewhere(table: Table) -> None:
    first, second = table.letter(), table.letter()
    raw = signed(mail(To=f"move+{first}@play.example.org"))
    version = table.game.version
    replayed = table.bring(raw, second, {})
    assert table.row(replayed)["status"] == "held" and table.game.version == version
    forged = table.bring(raw.replace(first.encode(), second.encode()), second, {})
    assert table.row(forged)["status"] == "held" and table.game.version == version
    assert table.row(table.bring(raw, first, {}))["status"] == "done" and table.game.version == version + 1
    table.bring(b"Received: again\r\n" + raw, first, {})
    assert table.game.version == version + 1


def test_what_waited_for_the_mail_room_is_judged_by_when_it_came(table: Table) -> None:
    token = table.letter()
    soon = int(times.parsed(times.now()).timestamp()) + 60
    raw = signed(mail(To=f"move+{token}@play.example.org"), more=f"x={soon}; ")
    stored = table.room.inbox.accept(raw, ANNA, [f"move+{token}@play.example.org"], "smtp")[0]
    with table.store.db.write() as session:
        session.run("UPDATE mails SET arrived = ?", times.later(times.now(), 1))
    table.work()
    assert table.row(stored)["status"] == "held"
