"""The lines of a row as structs: read once, where they come in. The position decides what each of them means."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw, Struct

from domain.game.requests import Request
from domain.game.table.agreements import MOST_ALTERNATIVES, WAIT
from domain.game.table.grammar import TableCommand, UntilNew, ordered, read
from domain.kernel.reading import LONGEST, in_turn, words_of
from domain.kernel.shapes import Command
from domain.kernel.title import Title

UNDO = "undo"
# between the answers of an order, and for its last one, in each language
_ELSE = re.compile(r"\s*[,;]?\s*\b(?:else|иначе|sinon|jinak|sonst)\b[\s,:]*", re.IGNORECASE)
_WAITS = frozenset({WAIT, "ждать", "attendre", "čekat", "cekat", "warten"})


class GameCommand(Struct, frozen=True, tag="game"):
    """`readings`: all that it can mean."""

    said: str
    readings: tuple[Raw, ...]

    def meanings(self, title: Title[Any]) -> tuple[Command, ...]:
        """A line of another version of the title is read once more: the one place where a kept line is."""
        try:
            return tuple(title.codec.command(bytes(each)) for each in self.readings)
        except msgspec.DecodeError:
            return title.language.readings(self.said)


class Undo(Struct, frozen=True, tag="undo"):
    said: str


class TableLine(Struct, frozen=True, tag="table"):
    said: str
    command: TableCommand


class Order(Struct, frozen=True, tag="order"):
    """`answers`: as they are kept. `unread`: the first of them that the title does not know."""

    said: str
    answers: tuple[str, ...]
    unread: str = ""


class Onwards(Struct, frozen=True, tag="onwards"):
    """Done with this question, and with all that follow, until one offers something new."""

    said: str


class NotUnderstood(Struct, frozen=True, tag="not_understood"):
    said: str


Line = GameCommand | Undo | TableLine | Order | Onwards | NotUnderstood
Settling = TableLine | Order  # no moves
_DECODER = msgspec.json.Decoder(tuple[Line, ...])


class LineParser:
    """Reads the lines of one game, or those of the table alone; each text once, however often it is asked for."""

    def __init__(self, title: Title[Any] | None = None, known: Iterable[Line] = ()) -> None:
        """`known`: lines that were read before."""
        self._title = title
        self._lines = {line.said: line for line in known}
        self._readings: dict[str, tuple[Command, ...]] = {}

    def line(self, said: str) -> Line:
        if said not in self._lines:
            self._lines[said] = self._read(said)
        return self._lines[said]

    def understands(self, said: str) -> bool:
        """Whether it is a move or a line of the table. `undo` is a word of letters, and is read there."""
        return not isinstance(self.line(said), NotUnderstood | Undo)

    def readings(self, said: str) -> tuple[Command, ...]:
        """What it can mean as a move."""
        if self._title is None:
            return ()
        if said not in self._readings:
            line = self._lines.get(said)
            if isinstance(line, GameCommand):
                self._readings[said] = line.meanings(self._title)
            else:
                self._readings[said] = () if isinstance(line, NotUnderstood) else self._title.language.readings(said)
        return self._readings[said]

    def lines(self, said: Iterable[str]) -> tuple[Line, ...]:
        """Those of a game that runs: the moves of "take 2, then done" stand alone."""
        return tuple(line for each in said for line in self._parts(each))

    def _parts(self, said: str) -> tuple[Line, ...]:
        """The line itself if it is one, or if a part of it is none."""
        whole, parts = self.line(said), in_turn(said)
        if not parts or isinstance(whole, GameCommand | Onwards | Settling) or not all(map(self._is_move, parts)):
            return (whole,)
        return tuple(map(self.line, parts))

    def _is_move(self, said: str) -> bool:
        return isinstance(self.line(said), GameCommand | Onwards)

    def _read(self, said: str) -> Line:
        if len(said) <= LONGEST and words_of(said) == (UNDO,):
            return Undo(said)
        if order := ordered(said):
            return self._order(said, order)
        if (command := read(said)) is not None:
            return Onwards(said) if isinstance(command, UntilNew) else TableLine(said, command)
        readings = self.readings(said)
        return GameCommand(said, tuple(map(raw, readings))) if readings else NotUnderstood(said)

    def _order(self, said: str, order: str) -> Order:
        answers = [plain_line(part).strip(" .,;") for part in _ELSE.split(order)][: MOST_ALTERNATIVES + 1]
        waits = len(answers) > 1 and answers[-1].casefold() in _WAITS
        moves = answers[:-1] if waits else answers
        unread = next((each for each in moves if not self.readings(each)), "")
        return Order(said, (*moves, WAIT) if waits else tuple(answers), unread)


def plain_line(said: str) -> str:
    """What somebody says as it is kept: one line of characters that can be shown and stored anywhere."""
    return " ".join("".join(c if c.isprintable() else " " for c in said).split())[:200]


def raw(command: Command) -> Raw:
    return Raw(msgspec.json.encode(command))


def encoded(lines: Iterable[Line]) -> str:
    return msgspec.json.encode(tuple(lines)).decode()


def decoded(commands: str | None) -> tuple[Line, ...]:
    """None of them in a row that is older, or was kept by another version."""
    with suppress(msgspec.DecodeError):
        return _DECODER.decode(commands or "[]")
    return ()


def lines_of(request: Request, said: tuple[str, ...], title: Title[Any], runs: bool) -> tuple[Line, ...]:
    """As they were read when they came in; those of a row that is older are read now."""
    if kept := decoded(request.commands):
        return kept
    parser = LineParser(title)
    return parser.lines(said) if runs else tuple(map(parser.line, said))
