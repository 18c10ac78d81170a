"""Mistakes that only play shows are planted in the smallest titles and named with their cure."""

from __future__ import annotations

from typing import Any

import pytest

from domain.kernel.checks import Malformed
from tests.contract.__main__ import check_title
from tests.strangers import SOURCES, made

# what is written in its place, and how it is named
PLANTED = {
    "chance in a handler": (
        "turn.emit(Taken(command.count))",
        "import random; turn.emit(Taken(min(turn.state.left, random.randrange(1, 4))))",
        "another outcome the second time",
        "take chance from turn.luck",
    ),
    "chance in the deal": (
        "deal=lambda turn: turn.ask(YourTurn(0))",
        "deal=lambda turn: turn.ask(YourTurn(__import__('random').randrange(2)))",
        "deal gives another game the second time",
        "take chance from turn.luck",
    ),
    "a clock in the scoring": (
        "Result.of({turn.seat: 1, turn.next_seat: 0}",
        "Result.of({turn.seat: 1 + int(__import__('time').time()) // 86400 % 7, turn.next_seat: 0}",
        "another outcome the second time",
        "read no clock",
    ),
    "an unknown part in a text": (
        '"{n} {n|match|matches} on the table."',
        '"{n} {n|match|matches} before {who}."',
        "has no part who",
        "Sentence.of(..., who=...)",
    ),
    "an illegal move of the bot": (
        "return Take(state.left % 4 or 1)",
        "return Take(3 if state.left > 2 else 3)",
        "the bot says Take(count=3), which is refused",
        "choose from the offers",
    ),
    "a float in a fact": (
        '"last.taken"):\n    count: int',
        '"last.taken"):\n    count: float',
        "Taken.count holds a float",
        "whole number",
    ),
}


def games(source: str) -> Any:
    for seed in range(12):
        check_title(made("last", source), {}, 2, seed)


def test_the_title_has_no_mistake() -> None:
    games(SOURCES["last"])


@pytest.mark.parametrize("mistake", PLANTED)
def test_each_is_named_with_its_cure(mistake: str) -> None:
    here, there, name, cure = PLANTED[mistake]
    source = SOURCES["last"]
    assert source.count(here) == 1
    with pytest.raises((AssertionError, Malformed)) as caught:
        games(source.replace(here, there))
    assert name in str(caught.value) and cure in str(caught.value)
