"""A position and its twin: a reader cannot tell them apart. The same command is said in both; what differs afterwards?

The twin has other names for all that the reader knows neither before nor after the command, and other sealed answers.
What is drawn in the one is drawn in the other under its other name, so luck makes no difference between them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from unittest.mock import patch

from domain.kernel.luck import Luck, SeededLuck, taken
from domain.kernel.redeal import command_with, other_answer, other_names, position_with
from domain.kernel.rules import Turn
from domain.kernel.shapes import Command, Fact, Refused, State
from domain.kernel.title import Title


class Recorded:
    """Luck that remembers what was drawn: the numbers, and the pieces they stand for where there is a pile."""

    def __init__(self, seed: bytes) -> None:
        self._source = SeededLuck(seed)
        self.drawn: list[tuple[tuple[int, ...], list[Any] | None]] = []
        self.draws = 0

    def below(self, n: int, purpose: str) -> int:
        return self._note((self._source.below(n, purpose),), _pile_of_the_caller())[0]

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        return self._note(self._source.below_each(limits, purpose), _pile_of_the_caller())

    def _note(self, numbers: tuple[int, ...], pile: list[Any] | None) -> tuple[int, ...]:
        self.drawn.append((numbers, None if pile is None else taken(pile, numbers)))
        self.draws += bool(numbers)
        return numbers


class Mirrored:
    """Luck of the twin: each piece drawn there under its other name. What is drawn beyond that is drawn anew."""

    def __init__(self, recorded: Recorded, names: Mapping[str, str]) -> None:
        self._drawn = iter(recorded.drawn)
        self._names = names
        self._anew = SeededLuck(b"another way")
        self.draws = 0

    def below(self, n: int, purpose: str) -> int:
        return self._numbers((n,), purpose, _pile_of_the_caller())[0]

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        return self._numbers(tuple(limits), purpose, _pile_of_the_caller())

    def _numbers(self, limits: tuple[int, ...], purpose: str, pile: list[Any] | None) -> tuple[int, ...]:
        self.draws += bool(limits)
        numbers, pieces = next(self._drawn, ((), None))
        if pieces is not None and pile is not None:
            numbers = _places(pile, [self._names.get(piece, piece) for piece in pieces])
        fits = len(numbers) == len(limits) and all(map(int.__lt__, numbers, limits))
        return numbers if fits else self._anew.below_each(limits, purpose)


def _pile_of_the_caller() -> list[Any] | None:
    """What the kernel's `draw` or `pick` draws from. Luck is told numbers alone, so this looks into its caller."""
    frame = sys._getframe(2)
    pile = {"draw": "members", "pick": "among"}.get(frame.f_code.co_name)
    return list(frame.f_locals[pile]) if pile is not None else None


def _places(pile: list[Any], pieces: Sequence[Any]) -> tuple[int, ...]:
    """Where these pieces lie as they are taken one after the other, as far as they are there."""
    numbers: list[int] = []
    for piece in pieces:
        if piece not in pile:
            break
        numbers.append(pile.index(piece))
        taken(pile, numbers[-1:])
    return tuple(numbers)


class Choice(NamedTuple):
    """Was a seat asked that might have had nothing to say but pass? `absurd`: it can act though all think it cannot."""

    asked: bool
    facts: int  # so many came before
    absurd: bool


@dataclass
class After:
    """What came of a command."""

    state: State
    facts: tuple[Fact, ...]
    final: bool  # it cannot be taken back
    choices: list[Choice]


@dataclass
class Twins:
    """What came of a command `here`, and of the same one in the `other` position; `there` is None if it was refused."""

    title: Title[Any]
    reader: int | None
    actor: int
    command: Command
    state: State
    here: After
    names: dict[str, str]
    other: State
    there: After | None

    @property
    def own(self) -> bool:
        """It is the reader who says the command."""
        return self.reader == self.actor

    def told(self, facts: Iterable[Fact]) -> list[str]:
        sentences = (self.title.tell(fact, self.reader) for fact in facts)
        return [sentence.text() for sentence in sentences if sentence is not None]


def twins(
    title: Title[Any], state: State, actor: int, command: Command, reader: int | None, seed: bytes
) -> Twins | None:
    """None where the reader knows all there is to know."""
    luck = Recorded(seed)
    here = _played(title, state, actor, command, luck)
    assert here is not None, f"offered and refused: {command}"
    assert not any(choice.absurd for choice in here.choices), f"a seat that can act would not be asked: {here.facts}"
    deal = SeededLuck(seed, b"twin")
    names = other_names(_still_hidden(title, state, here.state, reader), deal)
    sealed_on = [seat for seat, answer in here.state.sealed if (seat, answer) in state.sealed and seat != actor]
    answers = {
        seat: other_answer(title, state, seat, dict(state.sealed)[seat], deal) for seat in sealed_on if seat != reader
    }
    other = position_with(title, state, names, answers)
    if other == state:
        return None
    said = command_with(title, command, names)
    if reader != actor and actor in dict(here.state.sealed):
        said = other_answer(title, other, actor, said, deal)
    there = _played(title, other, actor, said, Mirrored(luck, names))
    return Twins(title, reader, actor, command, state, here, names, other, there)


def _still_hidden(title: Title[Any], before: State, after: State, reader: int | None) -> Iterator[tuple[str, ...]]:
    unknown = {name for group in title.hidden(after, reader) for name in group}
    return (tuple(name for name in group if name in unknown) for group in title.hidden(before, reader))


def _played(title: Title[Any], state: State, seat: int, command: Command, luck: Luck) -> After | None:
    choices: list[Choice] = []
    ask = Turn.is_asked

    def noted(turn: Turn[Any], seat: int, able: bool, possible: Callable[[], bool]) -> bool:
        choices.append(Choice(ask(turn, seat, able, possible), len(turn.facts), able and not possible()))
        return choices[-1].asked

    try:
        with patch.object(Turn, "is_asked", noted):
            facts, after = title.play(state, seat, command, luck)
    except Refused:
        return None
    return After(after, facts, bool(luck.draws) or any(fact.closes(seat) for fact in facts), choices)
