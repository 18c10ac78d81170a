"""Who is speaking: tokens and proof of origin. What follows from it: test_inbound_decision.py."""

from __future__ import annotations

import base64
import random

import dkim
import pytest

from service.mail.incoming.identity.authentic import aligned, authentic
from service.mail.incoming.identity.classes import addresses, author
from service.mail.incoming.settings import MailSettings
from service.mail.incoming.text.message import parse
from service.store.grants import KeyRing, token_in
from tests.service.rsa import Key, key

ANNA = "anna@mail.example.com"
RING = KeyRing({1: b"k" * 16})

# tokens


def test_a_token_is_28_letters_and_names_its_grant():
    for number in (0, 1, 417, (1 << 48) - 1):
        token = RING.token(number, "reply")
        assert len(token) == 28 and token.islower() and RING.grant(token, "reply") == number
        assert len(f"move+{token}") <= 40


def test_any_other_letter_makes_it_none():
    token, dice = RING.token(417, "reply"), random.Random(1)
    for at in range(28):
        other = dice.choice([letter for letter in "abcdefghijklmnopqrstuvwxyz234567" if letter != token[at]])
        assert RING.grant(token[:at] + other + token[at + 1 :], "reply") is None


@pytest.mark.parametrize(
    "spoil", [str.upper, lambda t: t + "a", lambda t: t[:-1], lambda t: t + "=", lambda t: " " + t]
)
def test_only_the_canonical_spelling(spoil):
    assert RING.grant(spoil(RING.token(417, "reply")), "reply") is None


def test_old_keys_are_understood_until_they_are_taken_out():
    old = RING.token(417, "reply")
    both = KeyRing({1: b"k" * 16, 2: b"n" * 16})
    assert both.grant(old, "reply") == 417 and both.token(417, "reply") != old
    assert KeyRing({2: b"n" * 16}).grant(old, "reply") is None
    assert KeyRing({1: b"another key that is long"}).grant(old, "reply") is None


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("move+{}@play.example.org", True),
        ("<move+{}@play.example.org>", True),
        ("{}@play.example.org", True),
        ("bounce+{}@play.example.org", True),
        ("other+{}@play.example.org", False),
        ("{}", False),
        ("turns@play.example.org", False),
        ("move+{}" + "x" * 20 + "@play.example.org", False),
    ],
)
def test_where_a_token_stands(address, found):
    token = RING.token(417, "reply")
    assert token_in(address.format(token)) == (token if found else None)


def test_settings_say_what_is_wrong_and_never_the_key():
    with pytest.raises(ValueError, match="NUMBER:HEX") as caught:
        KeyRing.of("1:not-hex-but-secret")
    assert "secret" not in str(caught.value)
    with pytest.raises(ValueError, match="MAIL_DOMAINS"):
        MailSettings.of({"MAIL_KEYS": "1:" + "ab" * 16})


# addresses


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("Anna <Anna@Mail.Example.com>", [ANNA]),
        ('"a@b.example, c" <anna@mail.example.com> (d@e.example)', [ANNA]),
        ("anna@mail.example.com", [ANNA]),
        ("anna@mail.example.com, bob@b.example", [ANNA, "bob@b.example"]),
        ("bob@b.example <anna@mail.example.com>", [ANNA, "bob@b.example"]),
        ("Anna", []),
    ],
)
def test_addresses(header, found):
    assert addresses(header) == found


@pytest.mark.parametrize(
    "headers",
    [
        "From: anna@mail.example.com\nFrom: bob@b.example\n",
        "From: anna@mail.example.com, bob@b.example\n",
        "From: bob@b.example <anna@mail.example.com>\n",
        "From: Anna\n",
        "Subject: nobody\n",
        "From: anna@mail.example.com@evil.example\n",
    ],
)
def test_no_author_to_be_sure_of(headers):
    assert author(parse(headers.encode() + b"\nhi")) is None


# proof of origin


@pytest.mark.parametrize(
    ("domain", "fits"),
    [
        ("mail.example.com", True),
        ("example.com", True),
        ("sub.mail.example.com", True),
        ("xmail.example.com", False),
        ("com", False),
        ("Example.COM.", True),
        ("", False),
        ("evil.example", False),
    ],
)
def test_alignment(domain, fits):
    assert aligned(domain, ANNA) is fits


RCPT = "t@play.example.org"
MAIL = b"From: Anna <anna@mail.example.com>\r\nTo: t@play.example.org\r\nSubject: Re: 417\r\nDate: now\r\n\r\n2\r\n"
COVERED = [b"from", b"to", b"date", b"subject", b"message-id"]


def dns(name: bytes | str, timeout: int = 5) -> str:
    name = name.decode() if isinstance(name, bytes) else name
    assert name.startswith("s1._domainkey.")
    return "v=DKIM1; k=rsa; p=" + base64.b64encode(key().spki).decode()


OTHER = Key()  # one that the DNS here does not know: what it signs is proven by others or not at all


def signed(raw: bytes, domain: bytes = b"example.com", by: Key | None = None, **more: object) -> bytes:
    signature = dkim.sign(raw, b"s1", domain, (by or key()).private_pem, include_headers=COVERED, **more)
    return bytes(signature) + raw


def proven(raw: bytes, told: dict[str, str] | None = None, trusted: tuple[str, ...] = ()) -> bool:
    return authentic(raw, parse(raw), ANNA, RCPT, told or {}, trusted, dns)


def test_own_check_of_a_signature():
    assert proven(signed(MAIL))
    assert not proven(MAIL)
    assert not proven(signed(MAIL).replace(b"\r\n2\r\n", b"\r\n3\r\n"))
    assert not proven(signed(MAIL, b"evil.example"))


def test_a_signature_over_a_part_of_the_body_is_none():
    raw = signed(MAIL, length=True)
    assert b"l=3" in raw and not proven(raw)


def test_the_second_signature_may_be_the_one():
    assert proven(signed(signed(MAIL), b"relay.example"))


HEADER = "Authentication-Results: {}; dmarc={} header.from=mail.example.com; dkim={} header.d={}\r\n"


@pytest.mark.parametrize(
    ("receiver", "dmarc", "signed_by", "fits"),
    [
        ("mx.play.example.org", "pass", "other.example", True),
        ("mx.play.example.org", "fail", "mail.example.com", False),
        ("mx.play.example.org", "none", "mail.example.com", True),
        ("mx.play.example.org", "none", "evil.example", False),
        ("mx.evil.example", "pass", "mail.example.com", False),
    ],
)
def test_the_verdict_of_a_receiver(receiver, dmarc, signed_by, fits):
    header = HEADER.format(receiver, dmarc, "pass", signed_by).encode()
    assert proven(header + signed(MAIL, signed_by.encode(), by=OTHER), trusted=("mx.play.example.org",)) is fits


def test_only_the_first_verdict_counts():
    forged = HEADER.format("mx.play.example.org", "pass", "pass", "mail.example.com").encode()
    first = HEADER.format("mx.play.example.org", "fail", "fail", "x.example").encode()
    assert not proven(first + forged + MAIL, trusted=("mx.play.example.org",))


def test_a_verdict_in_a_comment_is_none():
    raw = b"Authentication-Results: mx.play.example.org; spf=fail (dmarc=pass header.from=mail.example.com)\r\n" + MAIL
    assert not proven(raw, trusted=("mx.play.example.org",))


def test_a_verdict_about_another_domain_is_none():
    raw = b"Authentication-Results: mx.play.example.org; dmarc=pass header.from=evil.example\r\n" + MAIL
    assert not proven(raw, trusted=("mx.play.example.org",))


SIGNED_IN = "Authentication-Results: mx.play.example.org; {}\r\n"


@pytest.mark.parametrize(
    ("said", "fits"),
    [
        ("auth=pass smtp.auth=anna@mail.example.com", True),
        ("auth=pass (plain) smtp.auth=anna smtp.mailfrom=Anna@mail.example.com", True),
        ("auth=pass smtp.auth=bert@mail.example.com", False),
        ("auth=pass", False),
        ("auth=fail smtp.auth=anna@mail.example.com", False),
        ("auth=pass smtp.auth=anna@mail.example.com; dmarc=fail header.from=mail.example.com", False),
    ],
)
def test_who_signed_in_at_the_receiver_speaks_for_himself(said, fits):
    assert proven(SIGNED_IN.format(said).encode() + MAIL, trusted=("mx.play.example.org",)) is fits


@pytest.mark.parametrize(
    "said",
    [
        "spf=pass smtp.mailfrom=dmarc=pass@evil.example; dmarc=fail header.from=mail.example.com",
        "spf=pass smtp.mailfrom=dkim=pass@evil.example",
        'spf=pass smtp.mailfrom="; dmarc=pass header.from=mail.example.com"@evil.example',
        'spf=pass smtp.mailfrom="x\\"; dmarc=pass header.from=mail.example.com"@evil.example',
        "spf=pass (of (an \\) address); dmarc=pass header.from=mail.example.com) smtp.mailfrom=x@evil.example",
        'dkim=pass header.i="header.d=mail.example.com "@evil.example',
        'dkim=pass reason="x header.d=mail.example.com" header.d=evil.example',
        "dkim=pass header.d=evil.example header.d=mail.example.com",
        "x-dmarc=pass header.from=mail.example.com",
        'auth=pass smtp.auth="anna@mail.example.com"@evil.example',
    ],
)
def test_an_address_that_looks_like_a_verdict_is_none(said):
    assert not proven(SIGNED_IN.format(said).encode() + MAIL, trusted=("mx.play.example.org",))


def test_what_a_provider_tells():
    assert proven(MAIL, {"dmarc": "pass"})
    assert not proven(signed(MAIL), {"dmarc": "fail"})
    mine, other = signed(MAIL, by=OTHER), signed(MAIL, b"evil.example")
    assert proven(mine, {"dkim": "pass", "domain": "example.com"})
    assert not proven(other, {"dkim": "pass", "domain": "evil.example"})
    assert not proven(MAIL, {"dkim": "pass", "domain": "example.com"}), "nobody knows what the signature covered"
