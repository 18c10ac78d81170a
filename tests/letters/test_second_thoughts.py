"""A change of mind is asked back by mail: nothing of its mail is played, and all that it can mean is offered."""

from __future__ import annotations

import pytest

from service.commands.second_thoughts import may_change
from tests.letters.support import Table


def answered(table: Table, *said: str) -> tuple[bool, str, tuple[str, ...], tuple[str, ...]]:
    """Whether anything was played, the text of the answer, its options, and those of the letter before."""
    table.open()
    table.post()
    letter, before = table.letters("Anna")[-1], table.game.version
    table.answer(letter, *said)
    answer = table.letters("Anna", "answer")[-1]
    return table.game.version > before, " ".join(answer.text.split()), answer.options, letter.options


@pytest.mark.parametrize(
    ("said", "first"),
    [
        (("1", "sorry, I meant 2"), (1, 0)),
        (("3", "no wait, 2"), (1, 2)),
        (("3", "scratch that", "2"), (2, 1)),
        (("1 or 3, what do you think?",), (0, 2)),
        (("3 looks good but let me sleep on it",), (2,)),
        (("2", "oops"), (1,)),
    ],
)
def test_nothing_is_played_and_both_are_offered(said: tuple[str, ...], first: tuple[int, ...], table: Table) -> None:
    played, text, options, before = answered(table, *said)
    assert not played and "not done" in text
    assert options[: len(first)] == tuple(before[each] for each in first)


@pytest.mark.parametrize("said", [("2", "nice one!"), ("Sorry for the delay!", "2"), ("2", "See you on Monday")])
def test_talk_stays_talk(said: tuple[str, ...], table: Table) -> None:
    assert answered(table, *said)[0]


def test_what_is_said_to_the_table_changes_nothing(table: Table) -> None:
    assert answered(table, "2", "say sorry, I meant 3", "note or 1, wait")[0]


@pytest.mark.parametrize(
    "text",
    ["https://play.example/l/2 or not", "Sagrada 417", "Re: La Granja 2: Olives", "Am 17.11.26 um 21:12 schrieb:"],
)
def test_what_programs_leave_of_a_letter_changes_nothing(text: str) -> None:
    assert not may_change(text, lambda words: True)
