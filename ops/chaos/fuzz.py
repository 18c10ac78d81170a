"""python -m ops.chaos.fuzz --examples 20000: mails nobody would write. Hypothesis keeps what it finds.

Whatever the bytes, the reader gives a class and lines or refuses with Unreadable, and nothing else comes out of it.
"""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
import time
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import HypothesisException

from domain.kernel.reading import Words
from service.commands.lines import sort_out
from service.commands.typed import CommandMatcher
from service.mail.incoming.forms import fields
from service.mail.incoming.identity.authentic import authentic
from service.mail.incoming.identity.classes import addresses
from service.mail.incoming.identity.reports import report
from service.mail.incoming.text.limits import TYPED_LINES, Unreadable
from service.mail.incoming.text.message import decode, unfold
from service.mail.incoming.text.reading import parse_mail, typed_lines

_NAMES = (
    "From To Subject Date Message-ID Return-Path Auto-Submitted Precedence List-Id X-Loop Content-Type"
    " Content-Transfer-Encoding Content-Disposition Authentication-Results DKIM-Signature"
)
_VALUES = """anna@mail.example.com
Anna <anna@mail.example.com>
<>
a@b.example, c@d.example
=?utf-8?q?=D1=85?=
=?x?b?!?=
no
auto-replied
text/plain; charset=utf-8
text/plain; charset=koi8-r; format=flowed; delsp=yes
text/html
multipart/mixed; boundary=b
multipart/alternative; boundary="b"
multipart/report; boundary=b
message/rfc822
application/pkcs7-mime
text/calendar
base64
quoted-printable
8bit
attachment; filename=x
mx; dkim=pass header.d=mail.example.com; dmarc=pass
v=1; a=rsa-sha256; d=mail.example.com; s=s1; h=from; b=AAAA; bh=BBBB"""
LETTER = (
    "##- Reply above this line -##\nSagrada 417: take a die or pass before Thursday.\nYou can:\n"
    + "\n".join(f"  ({n}) take R{n} to A{n}" for n in range(1, 6))
    + "\nOr type: take <die> to <cell>; pass; undo.\n-- \nLog head 0123456789abcdef, rules 1.\n"
)
PIECES = [
    *(
        "--b\n",
        "--b--\n",
        "\n",
        "\n\n",
        "> ",
        "take R3 to A1\n",
        "pass\n",
        "2\n",
        "say hello\n",
        "From: X\n",
        "Sent: y\n",
    ),
    *(
        "On 1.1.2026 9:12, X <a@b.example> wrote:\n",
        "-- \n",
        "__________\n",
        "##- x -##\n",
        "=\n",
        "=E2=80",
        "\0",
        "\r",
    ),
    *("<div>", "</div>", "<blockquote>", "<li>", "<ol>", "&nbsp;", "<!--", "\ufeff", "\u202e"),
]
TYPED = ["take R9 to C4", "pass", "2", "say hello"]

header = st.builds(
    lambda name, value, fold: f"{name}:{fold}{value}".encode("utf-8", "replace"),
    st.sampled_from(_NAMES.split()), st.sampled_from(_VALUES.split("\n")) | st.text(max_size=80),
    st.sampled_from([" ", "\r\n ", "", "\t"]),
)  # fmt: skip
piece = (
    st.sampled_from(PIECES).map(str.encode)
    | st.sampled_from(LETTER.split("\n")).map(lambda line: line.encode() + b"\n")
    | st.binary(max_size=40)
    | st.text(max_size=60).map(lambda text: text.encode("utf-8", "replace"))
)
part = st.builds(
    lambda headers, pieces: b"\r\n".join(headers) + b"\r\n\r\n" + b"".join(pieces),
    st.lists(header, max_size=5), st.lists(piece, max_size=30),
)  # fmt: skip
mail = st.builds(lambda parts: b"\r\n--b\r\n".join(parts), st.lists(part, min_size=1, max_size=5)) | st.binary(
    max_size=300
)


class _AnyCommandMatcher(CommandMatcher):
    names = ("Anna", "Bert")

    def reads(self, text: str) -> bool:
        return re.fullmatch(r"take R\d to [A-E]\d|pass|undo", text) is not None

    def meant(self, text: str) -> str:
        return ""

    def mentions(self, words: Words) -> bool:
        return False

    def legal(self, text: str) -> tuple[str, ...]:
        return (text,) if self.reads(text) else ()

    def resembles(self, text: str) -> bool:
        return False


def read_mail(raw: bytes) -> None:
    try:
        message = parse_mail(raw, "anna@mail.example.com", ["play.example.org"])
        lines = typed_lines(message, [LETTER])
    except Unreadable:
        return
    assert len(lines) <= TYPED_LINES
    assert all((line.strip() == line and line.isprintable()) or not line.isascii() for line in lines), lines
    for typed in sort_out(lines, _AnyCommandMatcher()):
        assert typed.text in lines
    report(message.message)
    author, rcpt = message.author or "a@b.example", "turns@play.example.org"
    authentic(raw, message.message, author, rcpt, {}, ["mx"], lambda *name, **more: "v=DKIM1; p=")


def read_quote(before: list[str], width: int) -> None:
    """What stands above our letter is read; nothing of the letter means anything, however it is wrapped."""
    wrapped = [piece for line in LETTER.split("\n") for piece in textwrap.wrap(line, width) or [""]]
    text = "\n".join([*before, "", *wrapped])
    message = parse_mail(b"From: anna@mail.example.com\r\n\r\n" + text.encode(), "anna@mail.example.com")
    read = sort_out(typed_lines(message, [LETTER]), _AnyCommandMatcher())
    meant = [typed.text for typed in read if typed.kind != "prose"]
    assert meant == before, meant


def read_pieces(data: bytes, label: str) -> None:
    text = decode(data, label)
    text.encode("utf-8")
    addresses(text)
    unfold(text)
    try:
        fields(f"multipart/form-data; boundary={label}", data)
        fields("application/x-www-form-urlencoded", data)
    except Unreadable:
        return


CHECKS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "mails": (read_mail, (mail,)),
    "quotes": (
        read_quote,
        (st.lists(st.sampled_from(TYPED), max_size=3), st.integers(24, 90)),
    ),
    "pieces": (
        read_pieces,
        (st.binary(max_size=200), st.sampled_from(["utf-8", "koi8-r", "utf-16", "b", "x"]) | st.text(max_size=20)),
    ),
}


def check(name: str, examples: int, first: int = 0) -> None:
    """Raises with the smallest input that fails."""
    function, strategies = CHECKS[name]
    wanted = settings(
        max_examples=examples,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink),
    )
    test: Any = seed(first)(wanted(given(*strategies)(function)))  # type: ignore[no-untyped-call]
    test()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ops.chaos.fuzz")
    parser.add_argument("--examples", type=int, default=20_000, help="for each check")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--check", choices=sorted(CHECKS), action="append")
    wanted = parser.parse_args(arguments)
    failures = 0
    for name in wanted.check or CHECKS:
        began = time.monotonic()
        try:
            check(name, wanted.examples, wanted.seed)
        except (Exception, HypothesisException) as error:
            failures += 1
            print(f"{name}: {type(error).__name__}: {error}\n" + "\n".join(getattr(error, "__notes__", ())))
        else:
            print(f"{name}: {wanted.examples} examples, {time.monotonic() - began:.0f} s, nothing found")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
