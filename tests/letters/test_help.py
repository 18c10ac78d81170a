"""Help as letters and the terminal give it, and the short answer to what is not understood."""

from __future__ import annotations

import pytest

from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from service.queries.help import help_for, help_now
from service.store.letters import Letter
from tests.contract.play import seats_near
from tests.letters.support import Table


def begun(table: Table) -> str:
    table.open()
    table.post()
    table.choose_windows()
    table.post()
    return table.asked


def answered(table: Table, name: str, *lines: str) -> Letter:
    table.answer(table.letters(name)[-1], *lines)
    return table.letters(name, "answer")[-1]


def words(letter: Letter) -> str:
    return " ".join(letter.text.split())


def test_what_is_not_understood_gets_what_can_be_said_and_not_the_whole_letter(table: Table) -> None:
    name = begun(table)
    letter = answered(table, name, "What a nice game")
    assert 'You wrote "What a nice game": not understood.' in words(letter)
    assert 'begin the line with "say": "say What a nice game".' in words(letter)
    assert f"({letter.marks[0]}) {letter.options[0]}" in letter.text and "left alone" not in letter.text
    assert "THE TABLE" not in letter.text and "SINCE" not in letter.text and len(letter.raw) < 20_000
    assert "THE TABLE" in answered(table, name, "show").text


def test_a_move_nearly_said_gets_the_sentence_that_it_would_be(table: Table) -> None:
    name = begun(table)
    sentence = table.legal(name)[0]
    letter = answered(table, name, sentence.replace("take", "takke"))
    assert f'Did you mean "{sentence}"?' in words(letter) and letter.options[0] == sentence
    assert words(letter).count("is not understood") == 1 and words(letter).count(f'mean "{sentence}"') == 1


def test_whoever_has_not_seen_the_position_gets_it(table: Table) -> None:
    table.open(start=False)
    (invitation,) = table.post()
    table.answer(invitation, "join")
    joined = table.letters("Bert", "answer")[-1]
    assert "THE TABLE" in joined.text
    table.say("Anna", table.legal("Anna")[0])
    table.say("Bert", table.legal("Bert")[0])
    name = table.asked
    table.answer(table.letters(name)[-1], "note a fine start")
    assert "THE TABLE" in table.letters(name, "answer")[-1].text


def test_help_tells_what_is_legal_now_with_examples(table: Table) -> None:
    name = begun(table)
    letter = answered(table, name, "help")
    example = words(letter).partition('take <die> to <cell> (draft a die and place it), now for example "')[2]
    assert example.partition('"')[0] in table.legal(name)
    assert "choose <window>" not in letter.text and "In any letter: undo" in words(letter)
    assert "THE TABLE" not in letter.text


def test_help_with_a_word_tells_of_one_command(table: Table) -> None:
    name = begun(table)
    text = words(answered(table, name, "help choose"))
    assert "choose <window>" in text and "take <die>" not in text.partition("YOU CAN")[0]
    assert 'Nothing that can be said in this game begins with "xyzzy".' in words(answered(table, name, "help xyzzy"))


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("pause", ["In any letter: pause until 2026-12-24 (", "In any letter: pause off ("]),
        ("digest", ["In any letter: digest ("]),
        ("orders", ["At this table: when asked: ... ("]),
        ("vote", ["At this table: vote pause (", "At this table: vote call off ("]),
    ],
)
def test_help_with_a_word_tells_of_what_every_letter_understands(table: Table, word: str, told: list[str]) -> None:
    text = words(answered(table, begun(table), f"help {word}")).partition("YOU CAN")[0]
    assert [each for each in told if each not in text] == []
    assert "Nothing that can be said" not in text and "In any letter: mute" not in text


@pytest.mark.parametrize("title_id", sorted(titles))
def test_each_command_has_help_of_its_own(title_id: str) -> None:
    title = titles[title_id]
    for spec in title.language.specs.values():
        first = spec.patterns[0].split()[0].strip("[]")
        if first.startswith("<"):
            continue
        found = help_for(title, None, 0, first)
        assert spec.patterns[0] in [each.pattern for each in found.sayings] or "[" in spec.patterns[0]
    assert len(help_for(title, None, 0, "").sayings) == len(title.language.specs)


def test_examples_are_legal() -> None:
    for title in titles.values():
        state, _ = title.setup(None, seats_near(title, 2), SeededLuck(b"help"))
        seat = title.asked(state)[0]
        for each in help_now(title, state, seat).sayings:
            line = each.example or each.pattern
            assert title.rules.accepts(state, seat, title.parse(line, state, seat))
