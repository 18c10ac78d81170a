"""Beside each option stands what it costs and brings, and never as a line that would be a command."""

from __future__ import annotations

import re

import pytest

from domain.titles.shelf import titles
from service.commands.lines import parses
from tests.contract.bots import played
from tests.letters.support import Table


def hinted(name: str, seed: bytes) -> dict[str, str]:
    """The hints of all options of a game of bots, by their sentences; the last one of each."""
    title, found = titles[name], dict[str, str]()
    for state in played(title, 2, seed):
        for seat in title.asked(state)[:1]:
            for command in title.commands(state, seat, 60):
                hint = title.hint(state, seat, command)
                found[title.sentence(command)] = hint.text() if hint else ""
    return found


def test_options_of_la_granja_say_what_they_cost_and_bring() -> None:
    found = hinted("lagranja", b"hints")
    assert found["take 2"] == "a card or one crop"
    assert found["donkeys 4"] == "4 deliveries, 0 steps on the siesta track"
    assert found["trade good for silver"] == "+4 silver" and found["done"] == ""
    assert {found[line] for line in found if line.startswith("sell field grape") or line == "sell grape"} <= {
        "+2 silver"
    }


@pytest.mark.parametrize("name", sorted(titles))
def test_no_hint_is_a_command_alone_or_behind_its_sentence(name: str) -> None:
    for sentence, hint in hinted(name, b"alone").items():
        assert not hint or not (parses(hint, titles[name]) or parses(f"{sentence}: {hint}", titles[name])), sentence


def test_a_letter_shows_them_beside_its_numbers(table: Table) -> None:
    table.open()
    letter = next(letter for letter in table.post() if letter.options)
    for shown in (letter.text, letter.html_text):
        assert re.search(r"\(\d\) choose .+: \d favour tokens", shown)


def test_a_card_of_la_granja_answers_to_its_name() -> None:
    title = titles["lagranja"]
    for text in ("play chef as field", "play the Chef as field", "play card 1 as field"):
        assert [title.sentence(each) for each in title.language.readings(text)] == ["play card 1 as field"]
