"""Answers that are no choice: what the house says for a seat, and that nothing is lost by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from domain.kernel.flow import question_for
from domain.kernel.luck import SeededLuck, Veiled
from domain.kernel.preview import SWITCHES, auto_answer, left_over, only_answer, only_optional
from domain.kernel.shapes import Command, StepBegan
from domain.kernel.title import Title
from domain.titles.lagranja.commands import Done, Move
from domain.titles.lagranja.questions import EndOfTurn, FreeActions, MoveDisc
from domain.titles.shelf import titles

LA_GRANJA = titles["lagranja"]


def positions(name: str, seats: int, seed: bytes) -> Iterator[tuple[Any, int]]:
    """Each position of a game of bots, with the seat that moves next."""
    title, luck = titles[name], SeededLuck(seed)
    state, _ = title.setup(None, seats, luck)
    while asked := title.asked(state):
        yield state, asked[0]
        state = title.play(state, asked[0], title.bot(state, asked[0], luck), luck)[1]


@pytest.mark.parametrize("name", ["sagrada", "ohmygoods", "lagranja"])
def test_what_the_house_says_is_legal_and_nothing_else_goes_on(name: str) -> None:
    title = titles[name]
    for state, seat in positions(name, 2, b"alone"):
        command = auto_answer(title, state, seat, SWITCHES)
        if command is None:
            continue
        others = [each for each in title.legal(state, seat) if each != command]
        assert title.rules.accepts(state, seat, command)
        assert all(title.can_wait(state, seat, each) for each in others if isinstance(each, Command))


def test_without_switches_everything_is_asked() -> None:
    assert all(auto_answer(LA_GRANJA, *each, ()) is None for each in positions("lagranja", 2, b"alone"))


def test_each_switch_is_for_its_own_kind_of_answer() -> None:
    for state, seat in positions("lagranja", 2, b"alone"):
        assert auto_answer(LA_GRANJA, state, seat, ("answer",)) == only_answer(LA_GRANJA, state, seat)
        assert auto_answer(LA_GRANJA, state, seat, ("done",)) == only_optional(LA_GRANJA, state, seat)


def at_random(title: Title[Any], seats: int, seed: bytes) -> Iterator[tuple[Any, int]]:
    """Each position of a random game, with a seat that is asked."""
    luck, chance = SeededLuck(seed), Random(seed)
    state, _ = title.setup(None, seats, luck)
    while asked := title.asked(state):
        seat = chance.choice(asked)
        yield state, seat
        state = title.play(state, seat, chance.choice(title.commands(state, seat)), luck)[1]


def all_but_the_end(state: Any, seat: int, command: Command) -> bool:
    return isinstance(question_for(state, seat)[0], FreeActions) and not isinstance(command, Done | Move)


def test_a_title_is_believed_only_where_the_same_seat_is_asked_the_same_straight_away() -> None:
    """Neither luck nor anybody else, nor a step of the rules that looks at the table, comes before that."""
    title, kinds = replace(LA_GRANJA, can_wait=all_but_the_end), Counter[tuple[type, bool]]()
    for state, seat in at_random(title, 3, b"believed"):
        if (found := left_over(title, state, seat)) is None:
            continue
        command = only_optional(title, state, seat)
        kinds[type(question_for(state, seat)[0]), command is not None] += 1
        if command is not None:
            facts, after = title.play(state, seat, command, Veiled())
            assert not any(isinstance(fact, StepBegan) for fact in facts)
            assert seat in title.asked(after) and set(found.waiting) <= set(title.legal(after, seat))
    assert kinds[MoveDisc, True] and kinds[EndOfTurn, False] > 10 and not kinds[EndOfTurn, True]
