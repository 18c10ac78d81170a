"""Kinds of replies that readers of mail get wrong: no move that was typed is lost, none that was quoted is made."""

import pytest

from service.inbound.reading import parse_mail, typed_lines
from tests.mails.kinds import KINDS, LETTER
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
