"""What must hold of the marks of options: each is one, is read back as one, and names no value of another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

from domain.game.aggregate import Game
from domain.kernel.kinds import leaves, numbers, parts
from domain.kernel.language import Language
from domain.kernel.marks import WAY_OUT, alike
from domain.kernel.reading import Chart, Lexicon, in_turn
from domain.kernel.shapes import Command
from service.commands.lines import sort_out
from service.commands.matching import GameCommandMatcher
from service.commands.plan import ASKED, make_plan
from service.queries.choices import Choices, choices, unfolded, with_joined
from tests.contract.play import Position

TYPED = ("{}", "({})", "#{}", "{}.", "option {} please", "{}, thanks", "I'd like {}", "preview {}")
SAMPLE = 1  # options of a position that are read back
JOINED = 25  # positions from one whose options are also joined to the next


def options_bear_marks(position: Position) -> None:
    title, state = position.title, position.state
    for seat in title.asked(state):
        found = choices(title, state, seat)
        _marks_are_unlike(title.language, found)
        _each_is_read_back(position, seat, found)
        if position.number % JOINED == 0:
            joined = with_joined(title, state, seat, found)
            _marks_are_unlike(title.language, joined)
            assert found.by_mark.items() <= joined.by_mark.items() <= unfolded(joined).by_mark.items()


def _marks_are_unlike(language: Language, found: Choices) -> None:
    marks = found.marks
    assert set(marks) == {*found.all, *found.joined}, "an option has no mark"
    assert len(set(marks.values())) == len(marks), f"two options have one mark: {marks}"
    named = {sentence: set(numbers_of(language, command)) for sentence, command in found.commands.items()}
    for sentence, mark in marks.items():
        assert re.fullmatch(r"\d{1,3}[a-z]?", mark), mark
        assert not language.readings(mark), f"the mark {mark} is a sentence"
        if mark == WAY_OUT:
            assert language.specs[type(found.commands[sentence])].way_out or 0 in named[sentence], f"(0) {sentence}"
        for other, values in named.items() if mark.isdecimal() else ():
            assert other == sentence or int(mark) not in values, (
                f"({mark}) {sentence}, but {mark} is a value of: {other}"
            )


def numbers_of(language: Language, command: Command) -> Iterator[int]:
    """Those that a person could say for a value of it: asked of the language, not of the marks."""
    kinds = language.specs[type(command)].kinds
    for slot in language.slots(command):
        inner = dict(leaves(kinds[slot], slot))
        for leaf, value in parts(kinds[slot], slot, getattr(command, slot)):
            yield from (number for number in range(100) if value in _said_by(inner[leaf], str(number)))
            if value in numbers(inner[leaf]):  # a number that is part of a name, as of a die
                yield numbers(inner[leaf])[value]


def _said_by(kind: Any, word: str) -> list[Any]:
    known = _KNOWN.get((kind, word))
    if known is None:
        known = _KNOWN[kind, word] = kind.read(Chart((word,), Lexicon(), short=False), 0).get(1, [])
    return known


_KNOWN: dict[tuple[Any, str], list[Any]] = {}


def _each_is_read_back(position: Position, seat: int, found: Choices) -> None:
    title, options = position.title, {mark: sentence for sentence, mark in found.marks.items()}
    game = cast(Game, SimpleNamespace(title=title, state=position.state, phase="running"))
    matcher = GameCommandMatcher(game, seat, (), options)
    for mark in position.random.sample(sorted(options), min(SAMPLE, len(options))):
        for typed in TYPED:
            plan = make_plan(sort_out([typed.format(mark)], matcher), options)
            read = tuple(each.line for each in plan.lines)
            assert read == (in_turn(options[mark]) or (options[mark],)), f"{typed.format(mark)} is read as {read}"
        number = mark.rstrip("abcdefghijklmnopqrstuvwxyz")
        if number != mark:
            (asked,) = make_plan(sort_out([f"{number} please"], matcher), options).lines
            assert asked.kind == ASKED and options[mark] in alike(options, number), f"{number} is {asked}"
