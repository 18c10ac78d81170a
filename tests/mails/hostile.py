"""Mails made to hurt. Each is a function of a size; the reader has to be done soon, or to refuse."""

from __future__ import annotations

import base64
from collections.abc import Callable

HEAD = b"From: anna@mail.example.com\r\nTo: move+x@play.example.org\r\n"
MOST = 990_000  # bytes: just within the limit of a message


def plain(body: bytes, more: bytes = b"") -> bytes:
    return HEAD + b"Content-Type: text/plain; charset=utf-8\r\n" + more + b"\r\n" + body


def page(body: bytes) -> bytes:
    return HEAD + b"Content-Type: text/html; charset=utf-8\r\n\r\n" + body


def filled(piece: bytes, size: int = MOST) -> bytes:
    return piece * (size // len(piece))


def nested_parts(depth: int = 1000) -> bytes:
    opened = b"".join(b"Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n" % (n, n) for n in range(depth))
    return HEAD + opened + b"\r\npass\r\n"


def flat_parts(count: int = 20_000) -> bytes:
    return HEAD + b"Content-Type: multipart/mixed; boundary=b\r\n\r\n" + b"--b\r\n\r\npass\r\n" * count + b"--b--\r\n"


def parameters(count: int = 20_000) -> bytes:
    return (
        HEAD
        + b"Content-Type: text/plain"
        + b"".join(b";a%d=x" % n for n in range(count))[:60_000]
        + b"\r\n\r\npass\r\n"
    )


def open_quotes() -> bytes:
    return HEAD + b"Content-Type: text/plain" + filled(b';a="\\', 60_000) + b"\r\n\r\npass\r\n"


def many_headers(count: int = 100_000) -> bytes:
    return HEAD + b"X: y\r\n" * count + b"\r\npass"


def long_header() -> bytes:
    return HEAD + b"Subject: " + b"=?utf-8?q?" * 90_000 + b"\r\n\r\npass"


def encoded_words() -> bytes:
    return HEAD + b"Subject: " + filled(b"=?utf-8?b?0YU=?= ", 60_000) + b"\r\n\r\npass"


def comments_in_from() -> bytes:
    return b"From: " + b"(" * 30_000 + b"a@b.example\r\n\r\npass"


def addresses_in_from() -> bytes:
    return b"From: " + filled(b"a@b.example,", 60_000) + b"\r\n\r\npass"


def robot_subject() -> bytes:
    return HEAD + b"Subject: " + filled(b"-", 60_000) + b"\r\n\r\npass"


def verdicts() -> bytes:
    return b"Authentication-Results: mx" + filled(b"; dkim=pass ((((", 60_000) + b"\r\n" + HEAD + b"\r\npass"


BODIES: dict[str, bytes] = {
    "blank lines": filled(b"\n"),
    "spaces": filled(b" "),
    "one long line": filled(b"a"),
    "one long line of words": filled(b"take red "),
    "quote marks": filled(b">"),
    "quote marks in lines": filled(b"> > > > \n"),
    "bars and marks": filled(b"| >"),
    "dashes": filled(b"-"),
    "dashes in lines": filled(b"-- \n"),
    "underscores": filled(b"_" * 70 + b"\n"),
    "divider, nearly": filled(b"-----" + b"a -" * 30 + b"\n"),
    "introducers": filled(b"On Tue, Nov 17, 2026 at 9:12 PM Game wrote:\n"),
    "introducers after a word": filled(b"pass On Tue, Nov 17, 2026 at 9:12 PM Game wrote:\n"),
    "introducers after a word, nearly": filled(b"pass On 1.1.2026 On 1.1.2026 "),
    "addresses, open": filled(b"<a@b.example"),
    "addresses closed below": filled(b"<a@b\n>:\n"),
    "named lines": filled(b"a: b@c.example\nb: 2026\n"),
    "dividers after a word": filled(b"a -----" + b"b" * 60 + b"-----\n"),
    "introducers, nearly": filled(b"On 1.1.2026 a@b "),
    "colons": filled(b"a@b:\n"),
    "headers of quotes": filled(b"From: a@b.example\nSent: x\n"),
    "header block without end": filled(b"From:\n"),
    "marker": filled(b"##- "),
    "marker in lines": filled(b"##- x -##\n"),
    "commas": filled(b",.;:!"),
    "addresses": filled(b"a@"),
    "links": filled(b"https://"),
    "links, open": filled(b"<https://a "),
    "cids": filled(b"[cid:"),
    "combining accents": filled("a\u0301\u0301\u0301".encode()),
    "ligatures": filled("\ufdfa".encode()),
    "controls": filled(bytes(range(32))),
    "NUL": filled(b"\0"),
    "broken UTF-8": filled(b"\xf0\x9f"),
    "surrogates": filled(b"\xed\xa0\x80"),
    "right to left": filled("\u202e take \u202d".encode()),
    "armour": filled(b"-----BEGIN PGP SIGNED MESSAGE-----\n"),
    "armour, open": b"-----BEGIN PGP SIGNED MESSAGE-----\n" + filled(b"Hash: x\n"),
    "digits": filled(b"1"),
    "numbers in lines": filled(b"1\n"),
    "letter in pieces": filled(b"take red 3 to b4 (1) take red 3 to b4 (2)\n"),
}
PAGES: dict[str, bytes] = {
    "deep divs": filled(b"<div>"),
    "deep divs, closed": filled(b"<div>", 450_000) + filled(b"</div>", 500_000),
    "deep quotes": filled(b"<blockquote>"),
    "deep lists": filled(b"<ol><li>"),
    "wide table": b"<table>" + filled(b"<tr><td>1"),
    "open tag": b"<a " + filled(b"b='c' "),
    "attributes": filled(b"<p style='" + b"display:" * 100 + b"'>"),
    "comment without end": b"<!--" + filled(b"x-"),
    "entities": filled(b"&amp;"),
    "entities, open": filled(b"&#"),
    "doctype bomb": b"<!DOCTYPE a [" + filled(b"<!ENTITY b '&c;&c;&c;'>", 100_000) + b"]><p>&b;</p>",
    "script": b"<script>" + filled(b"x"),
    "pre": b"<pre>" + filled(b"\n"),
    "breaks": filled(b"<br>"),
    "odd tags": filled(b"</p><li></ul>"),
    "angles": filled(b"<"),
}


def transfer_encodings() -> dict[str, bytes]:
    head = HEAD + b"Content-Type: text/plain\r\nContent-Transfer-Encoding: "
    return {
        "base64 of nothing": head + b"base64\r\n\r\n" + filled(b"="),
        "base64 of garbage": head + b"base64\r\n\r\n" + filled(b"!*"),
        "quoted-printable of nothing": head + b"quoted-printable\r\n\r\n" + filled(b"=\r\n"),
        "quoted-printable of garbage": head + b"quoted-printable\r\n\r\n" + filled(b"=ZZ="),
        "UTF-7": HEAD + b"Content-Type: text/plain; charset=utf-7\r\n\r\n" + filled(b"+AGE-"),
        "UTF-16 of odd length": HEAD + b"Content-Type: text/plain; charset=utf-16\r\n\r\n" + filled(b"\xd8") + b"x",
        "punycode": HEAD + b"Content-Type: text/plain; charset=punycode\r\n\r\n" + filled(b"a-", 200_000),
        "zlib as a charset": HEAD + b"Content-Type: text/plain; charset=zlib\r\n\r\n" + filled(b"x"),
        "HZ": HEAD + b"Content-Type: text/plain; charset=hz\r\n\r\n" + filled(b"~{"),
        "S/MIME of zeros": smime(b"\0" * 250_000),
        "S/MIME without ends": smime(b"\x30\x80" * 120_000),
        "S/MIME in S/MIME": smime(b"\x24\x80\x04\x01a" * 50_000),
    }


def smime(der: bytes) -> bytes:
    head = HEAD + b"Content-Type: application/pkcs7-mime\r\nContent-Transfer-Encoding: base64\r\n\r\n"
    return head + base64.encodebytes(der)


def shapes() -> dict[str, bytes]:
    made: tuple[Callable[[], bytes], ...] = (
        nested_parts, flat_parts, parameters, open_quotes, many_headers, long_header, encoded_words, comments_in_from,
        addresses_in_from, robot_subject, verdicts,
    )  # fmt: skip
    boundary = HEAD + b'Content-Type: multipart/mixed; boundary="%s"\r\n\r\n' % (b"a" * 200)
    return {
        **{each.__name__.replace("_", " "): each() for each in made},
        "ten megabytes": plain(b"pass\r\n" * 1_700_000),
        "no headers": b"\r\n\r\npass",
        "no body": HEAD,
        "nothing": b"",
        "only NUL": b"\0" * 1000,
        "boundary, nearly": boundary + filled(b"--" + b"a" * 199 + b"\r\n"),
        "boundary that is empty": HEAD + b'Content-Type: multipart/mixed; boundary=""\r\n\r\n' + filled(b"--\r\n"),
        "flowed without end": plain(filled(b"a \n"), b"").replace(b"charset=utf-8", b"format=flowed; delsp=yes"),
        "report in pieces": HEAD
        + b"Content-Type: multipart/report; boundary=b\r\n\r\n"
        + filled(b"--b\r\nStatus: 5.\r\n", 1500),
    }


def everything() -> dict[str, bytes]:
    return {
        **shapes(),
        **{f"text: {name}": plain(body) for name, body in BODIES.items()},
        **{f"page: {name}": page(body) for name, body in PAGES.items()},
        **{f"coded: {name}": raw for name, raw in transfer_encodings().items()},
    }
