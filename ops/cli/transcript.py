"""Transcripts: whole games as readable text that plays itself again.

    title: sagrada
    seats: 2
    options: {}

    setup
      ~ tools: 3 0 7
      * Tools on the table: ...
    1> choose Via Lux
      1: Seat 1 chooses Via Lux, to be opened when all have chosen.
      2: Seat 1 has chosen a window.

`~` is luck (a purpose and its numbers), `*` what everybody is told, `1:` what one seat is told, `-:` a spectator,
`!` a refusal, `=` the result. Title, luck and the lines of the seats are the input; all else follows from them, and a
changed rule shows as a diff.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from domain.kernel.luck import Luck
from domain.kernel.shapes import Fact, Refused
from domain.kernel.title import Title
from domain.titles.shelf import titles

_LINE = re.compile(r"(\d+)> (.*)")
_LUCK = re.compile(r"  ~ (.*): ([\d ]*)$")


class Recorder:
    """Luck that notes what it gave."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self.noted: list[tuple[str, tuple[int, ...]]] = []

    @property
    def draws(self) -> int:
        return self._luck.draws

    def below(self, n: int, purpose: str) -> int:
        return self._note(purpose, (self._luck.below(n, purpose),))[0]

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        return self._note(purpose, self._luck.below_each(limits, purpose))

    def _note(self, purpose: str, numbers: tuple[int, ...]) -> tuple[int, ...]:
        self.noted.append((purpose, numbers))
        return numbers


class Noted:
    """Luck that gives again what was noted, and says where a game has left its transcript."""

    def __init__(self, noted: Iterable[tuple[str, tuple[int, ...]]]) -> None:
        self._noted = list(noted)
        self.draws = 0

    def below(self, n: int, purpose: str) -> int:
        return self.below_each((n,), purpose)[0]

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        if self.draws >= len(self._noted):
            raise ValueError(f"the transcript has no luck left for {purpose}")
        wanted, numbers = self._noted[self.draws]
        fits = len(numbers) == len(limits) and all(n < limit for n, limit in zip(numbers, limits, strict=True))
        if wanted != purpose or not fits:
            raise ValueError(f"the transcript has {wanted} {numbers}; the game asks for {purpose} below {list(limits)}")
        self.draws += 1
        return numbers


class Transcript:
    """Writes one game down as it is played; `say` is how each line enters."""

    def __init__(self, title: Title[Any], options: Mapping[str, Any], seats: int, luck: Luck) -> None:
        self.title = title
        self.luck = Recorder(luck)
        self.facts: list[Fact] = []
        self.lines = [f"title: {title.id}", f"seats: {seats}", f"options: {json.dumps(dict(options))}", "", "setup"]
        self.state, facts = title.setup(options, seats, self.luck)
        self._note(facts)

    def say(self, seat: int, line: str) -> tuple[Fact, ...]:
        """Raises Refused, with the refusal written down."""
        self.lines.append(f"{seat + 1}> {line}")
        try:
            command = self.title.parse(line, self.state, seat)
            facts, self.state = self.title.play(self.state, seat, command, self.luck)
        except Refused as refused:
            self.lines.append(f"  ! {refused.code}: {refused.text}")
            raise
        self._note(facts)
        return facts

    def text(self) -> str:
        return "\n".join([*self.lines, *(f"= {line}" for line in self.result())]) + "\n"

    def _note(self, facts: tuple[Fact, ...]) -> None:
        self.lines += [f"  ~ {purpose}: {' '.join(map(str, numbers))}" for purpose, numbers in self.luck.noted]
        self.luck.noted.clear()
        self.facts += facts
        for fact in facts:
            self.lines += self._narrated(fact)

    def _narrated(self, fact: Fact) -> Iterator[str]:
        readers = [*range(self.state.seats), None]
        told = [sentence and sentence.text() for sentence in (self.title.tell(fact, seat) for seat in readers)]
        if len(set(told)) == 1:
            if told[0]:
                yield f"  * {told[0]}"
            return
        for seat, text in zip(readers, told, strict=True):
            if text:
                yield f"  {'-' if seat is None else seat + 1}: {text}"

    def result(self) -> Iterator[str]:
        result = self.title.result(self.state)
        if result is None:
            return
        scores = {score.seat: score for score in result.scores}
        for place, group in enumerate(result.ranking, 1):
            for seat in group:
                rows = ", ".join(f"{name} {points}" for name, points in scores[seat].rows)
                yield f"{place}. seat {seat + 1}: {scores[seat].total} ({rows})"
        if result.won is not None:
            yield f"{'won' if result.won else 'lost'} against {result.target}"
        yield f"decided by {result.decided_by}"


def replayed(text: str) -> str:
    """The transcript that the input of this one gives now."""
    return replay(text).text()


def replay(text: str) -> Transcript:
    """The game that a transcript tells of, as far as it goes."""
    head, _, body = text.partition("\nsetup\n")
    given = dict(line.split(": ", 1) for line in head.splitlines() if line)
    lines = body.split("\n")  # other ends of lines may stand within what was said
    noted = [(m[1], tuple(map(int, m[2].split()))) for m in map(_LUCK.match, lines) if m]
    game = Transcript(titles[given["title"]], json.loads(given["options"]), int(given["seats"]), Noted(noted))
    for line in lines:
        if match := _LINE.match(line):
            try:
                game.say(int(match[1]) - 1, match[2])
            except Refused:
                continue  # it is written down
    return game
