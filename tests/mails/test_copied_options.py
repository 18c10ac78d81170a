"""People copy an option out of a letter as it stands there, with its mark, its hint and its broken lines."""

from __future__ import annotations

import random
from functools import cache

import pytest

from ops.chaos.replying.drafts import Draft, inside
from ops.chaos.replying.programs import PROGRAMS
from service.commands.lines import sort_out
from service.commands.matching import GameCommandMatcher
from service.commands.plan import Planned, make_plan
from service.mail.incoming.text.alignment import options_in
from service.mail.incoming.text.reading import letter_texts, parse_mail, typed_lines
from service.store.letters import Letter
from tests.letters.support import Table, page_of
from tests.mails.manners import MANNERS

WAYS = {each: {**PROGRAMS, **MANNERS}[each] for each in ("gmail", "outlook_html_only", "no_quote", "yandex_html_only")}

WITH_LONG_OPTIONS = {"lagranja", "ohmygoods"}  # some take two lines of a letter


def answered(table: Table, letter: Letter, typed: list[str], way: str) -> list[Planned]:
    texts, page = sent(letter.raw)
    draft = Draft(random.Random(way), letter.text, list(typed), [], page=page)
    read = typed_lines(parse_mail(WAYS[way](draft), "anna@mail.example.com", ["play.example"]), texts)
    matcher = GameCommandMatcher(table.game, letter.seat, ("Anna", "Bert"), letter.by_mark)
    return list(make_plan(sort_out(read, matcher), letter.by_mark).lines)


@cache
def sent(raw: bytes) -> tuple[list[str], str]:
    """What each answer to a letter is read against, and quotes."""
    return letter_texts(raw), inside(page_of(raw))


def printed(letter: Letter) -> list[list[str]]:
    """The lines of each option, in the text and in the page."""
    lines = [(text.split("\n"), options_in(text)) for text in letter_texts(letter.raw)]
    return [text[each.lines.start : each.lines.stop] for text, options in lines for each in options]


def mark_in(copy: list[str]) -> str:
    return copy[0][1:].partition(")")[0]


def asked(letters: list[Letter]) -> list[Letter]:
    return [letter for letter in letters if letter.seat is not None and len(letter.options) > 1]


@pytest.mark.parametrize("way", sorted(WAYS))
def test_a_copied_option_is_that_option(played, way):
    table, letters = played
    broken = 0
    for letter in asked(letters):
        for copy in printed(letter):
            wanted = letter.by_mark[mark_in(copy)].split(", then ")
            broken += len(copy) > 1
            for typed in (copy, ["Hi Bert,", *copy], [*copy, "Thanks!"]):
                assert [each.line for each in answered(table, letter, typed, way)] == wanted, typed
    assert broken or table.game.title.id not in WITH_LONG_OPTIONS


def test_two_copies_are_what_is_left_of_a_quote(played):
    table, letters = played
    for letter in asked(letters):
        first, second, *_ = printed(letter)
        assert all(each.status for each in answered(table, letter, [*first, *second], "no_quote")), first


def test_a_number_and_the_words_of_it_are_two_lines(played):
    table, letters = played
    letter = asked(letters)[0]
    said = answered(table, letter, [letter.marks[0], letter.options[0].split(", then ")[0]], "gmail")
    assert [each.kind for each in said] == ["number", "game"]


def test_an_option_whose_hint_was_cut_at_its_line_is_that_option(played):
    table, letters = played
    for letter in asked(letters):
        for copy in printed(letter):
            if len(copy) < 2 or ": " not in copy[0]:
                continue  # nothing of its hint stands on the first line
            said = answered(table, letter, [copy[0].partition(") ")[2]], "no_quote")
            assert [each.line for each in said] == [letter.by_mark[mark_in(copy)]], copy
