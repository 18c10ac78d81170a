"""Answers that are no choice: what the house says for a seat, and that nothing is lost by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from domain.kernel.automatic_answers import SWITCHES, given, only_answer, only_optional
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Command
from domain.kernel.waiting import question_for
from domain.titles.lagranja.questions import FreeActions
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
        command = given(title, state, seat, SWITCHES)
        if command is None:
            continue
        others = [each for each in title.legal(state, seat) if each != command]
        assert title.rules.accepts(state, seat, command)
        assert all(title.can_wait(state, seat, each) for each in others if isinstance(each, Command))


def test_without_switches_everything_is_asked() -> None:
    assert all(given(LA_GRANJA, *each, ()) is None for each in positions("lagranja", 2, b"alone"))


def test_each_switch_is_for_its_own_kind_of_answer() -> None:
    for state, seat in positions("lagranja", 2, b"alone"):
        assert given(LA_GRANJA, state, seat, ("answer",)) == only_answer(LA_GRANJA, state, seat)
        assert given(LA_GRANJA, state, seat, ("done",)) == only_optional(LA_GRANJA, state, seat)


@pytest.mark.parametrize("seed", [b"one", b"two"])
def test_what_was_put_off_can_be_done_at_a_later_question(seed: bytes) -> None:
    """Whoever is not asked because free actions can wait is asked again, and each of them is legal then."""
    title, luck, waiting, seen = LA_GRANJA, SeededLuck(seed), {}, 0
    state, _ = title.setup(None, 4, luck)
    while asked := title.asked(state):
        seat = asked[0]
        free = isinstance(question_for(state, seat)[0], FreeActions)
        command = only_optional(title, state, seat)
        if free and command is None and seat in waiting:
            put_off = waiting.pop(seat)
            refusals = (title.rules.refusal(state, seat, each) for each in put_off)
            # what the seat itself has spent since it cannot spend again
            assert {each.code for each in refusals if each} <= {"too_expensive"}
            seen += 1
        elif command is not None:
            now = [each for each in title.legal(state, seat) if title.can_wait(state, seat, each)]
            waiting[seat] = list(dict.fromkeys((*waiting.get(seat, ()), *now)))
        state = title.play(state, seat, command or title.bot(state, seat, luck), luck)[1]
    assert seen > 10 and not waiting
