"""What a terminal shows: lines no wider than it, dice in their colours, options in columns, the scores as a table."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, TextIO

from msgspec import Struct

from domain.kernel.language import OneOf
from domain.kernel.shapes import Result
from domain.kernel.title import Title

_DICE = {"R": "97;41", "G": "97;42", "B": "97;44", "Y": "30;43", "P": "97;45"}
_GLASS = {"R": "31", "G": "32", "B": "34", "Y": "33", "P": "35"}
_DIE = re.compile(r"(?<![\w'])([RGBYP])([1-6]?)(?![\w'])")
_NARROWEST = 30
COLUMNS = 3  # what does not fit so often into a line is long
_CLEARED = "\x1b[2J\x1b[3J\x1b[H"  # what is seen, and what can be scrolled back to


class Screen(Struct, frozen=True):
    """`width` 0: no terminal, so lines stay whole and options stand one below the other."""

    width: int = 0
    colours: bool = False
    clears: bool = False

    @classmethod
    def of(cls, stream: TextIO | None, environment: Mapping[str, str]) -> Screen:
        if stream is None or not stream.isatty():
            return cls()
        able = environment.get("TERM", "dumb") != "dumb"
        width = max(_NARROWEST, shutil.get_terminal_size().columns)
        return cls(width, able and not environment.get("NO_COLOR"), able)

    def lines(self, text: str, painted: bool) -> Iterator[str]:
        for line in text.split("\n"):
            for part in wrapped(line, self.width):
                yield _DIE.sub(_paint, part) if painted and self.colours else part

    def columns(self, options: Sequence[str]) -> Iterator[str]:
        """Down the first column, then down the next; long options have lines of their own."""
        for short, run in groupby(options, lambda option: len(option) + 2 <= self.width // COLUMNS):
            some = list(run)
            if not short:
                yield from some
                continue
            wide = max(map(len, some)) + 2
            height = -(-len(some) // (self.width // wide))
            yield from ("".join(each.ljust(wide) for each in some[row::height]).rstrip() for row in range(height))

    def cleared(self) -> str:
        """So that the next person at the keyboard does not see what was shown to this one."""
        return _CLEARED if self.clears else "\n" * shutil.get_terminal_size().lines


def _paint(match: re.Match[str]) -> str:
    ink = _DICE[match[1]] if match[2] else _GLASS[match[1]]
    return f"\x1b[{ink}m{match[0]}\x1b[0m"


def has_glass_dice(title: Title[Any]) -> bool:
    """Are there dice named by a colour and a value? Elsewhere B2 is no blue die."""
    kinds = [kind for spec in title.language.specs.values() for kind in spec.kinds.values()]
    return any(isinstance(kind, OneOf) and "R1" in kind.names for kind in kinds)


def wrapped(line: str, width: int) -> list[str]:
    if not width or len(line) <= width:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)


def scores(result: Result, names: Sequence[str]) -> Iterator[str]:
    """What each seat scored, row by row, the best on the left; then who won, and what decided it."""
    seats = [seat for group in result.ranking for seat in group]
    by_seat = {score.seat: score for score in result.scores}
    rows: dict[str, dict[int, int]] = {}
    for seat in seats:
        for name, points in by_seat[seat].rows:
            rows.setdefault(name, {})[seat] = points
    places = {seat: place for place, group in enumerate(_placed(result), 1) for seat in group}
    lines = [("", [names[seat] for seat in seats])]
    lines += [(name, [_figure(points.get(seat)) for seat in seats]) for name, points in rows.items()]
    lines.append(("Total", [str(by_seat[seat].total) for seat in seats]))
    if len(seats) > 1:
        lines.append(("Place", [str(places[seat]) for seat in seats]))
    yield from _table(lines)
    yield ""
    yield outcome(result, names)


def _placed(result: Result) -> Iterator[tuple[int, ...]]:
    """The groups by place: after two on the first place comes the third."""
    for group in result.ranking:
        yield group
        yield from [()] * (len(group) - 1)


def _figure(points: int | None) -> str:
    return "-" if points is None else str(points)


def _table(lines: Iterable[tuple[str, list[str]]]) -> Iterator[str]:
    lines = list(lines)
    first = max(len(head) for head, _ in lines)
    widths = [max(map(len, column)) + 2 for column in zip(*(cells for _, cells in lines), strict=True)]
    for head, cells in lines:
        yield head.ljust(first) + "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))


def outcome(result: Result, names: Sequence[str]) -> str:
    if len(result.scores) == 1:
        total = result.scores[0].total
        if result.target is None:
            return f"The game is over: {total} points."
        return f"{'Won' if result.won else 'Lost'}: {total} points against a target of {result.target}."
    winners = [names[seat] for seat in result.ranking[0]]
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the first place."
    return f"{winners[0]} wins, decided by {result.tie_break}." if result.tie_break else f"{winners[0]} wins."
