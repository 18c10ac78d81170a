"""Kinds of replies that readers of mail get wrong: no move that was typed is lost, none that was quoted is made."""

import html
import random

import pytest

from ops.chaos.replying.drafts import Draft
from service.mail.incoming.text.reading import parse_mail, tidy, typed_lines
from tests.mails.kinds import KINDS, LETTER, ON
from tests.mails.manners import MANNERS
from tests.mails.requote import Reply, letter, read, typed_by_somebody
from tests.mails.table417 import is_command

HEAD = "From: vera@mail.example\r\nTo: move+abc@play.example\r\nContent-Type: text/{}; charset=utf-8\r\n\r\n"


def commands(kind: str, body: str) -> list[str]:
    mail = parse_mail((HEAD.format(kind) + body).encode(), "vera@mail.example", ["play.example"])
    return [line for line in typed_lines(mail, [LETTER]) if is_command(line)]


@pytest.mark.parametrize("name", KINDS)
def test_only_what_was_typed_is_read(name):
    body, typed = KINDS[name]
    assert commands("plain", body) == typed


def test_a_header_block_in_one_line_of_a_page():
    who = "<hr><b>From: vera@mail.example</b> <b>Date: Mon, 16 Nov 2026 21:12:43 +0100</b>"
    assert commands("html", f"<p>2</p>{who}<p>take green 1 to d5</p>") == ["2"]


def test_a_quote_around_the_whole_page_quotes_nobody():
    letter = "".join(f"<div>{line}</div>" for line in LETTER.split("\n"))
    quoted = f"<blockquote><div>2</div><div>{html.escape(ON)}</div><blockquote>{letter}pass</blockquote></blockquote>"
    assert commands("html", quoted) == ["2"]
    assert commands("html", f"<blockquote>{letter}</blockquote>") == []
    assert commands("html", "<p>2</p><blockquote>pass</blockquote>") == ["2"]


@pytest.mark.parametrize("manner", MANNERS)
def test_what_is_typed_in_an_odd_place_comes_out(manner):
    dice = random.Random(manner)
    for _ in range(25):
        text, options = letter(dice)
        # nobody types the number of the first option and its words below: that is the letter's line once more
        draft = Draft(dice, text, [line for line in typed_by_somebody(dice, options) if line != "1"] or ["2"], [])
        raw = MANNERS[manner](draft)
        commands = [tidy(line) for line in draft.lines if is_command(line)]
        assert read(Reply(manner, text, raw, commands)) == commands, raw.decode("utf-8", "replace")
