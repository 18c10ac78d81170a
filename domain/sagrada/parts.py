"""Dice, cells and windows. A window is eleven bit masks: the cells of each colour and of each value.

Cells are A1 to E5 with the rows A, C, D, E: there is no row B, because B2 is a blue die.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from domain.kernel.shapes import Refused
from domain.sagrada.cards import PATTERNS

T = TypeVar("T")

COLOURS = "RGBYP"
ROWS = "ACDE"
COLOUR_NAMES = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "P": "purple"}
DICE = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, 7))
CELLS = tuple(f"{row}{column}" for row in ROWS for column in range(1, 6))
CELL_NUMBER = {cell: n for n, cell in enumerate(CELLS)}
_DICE_OF = tuple(DICE[n : n + 6] for n in range(0, 30, 6))  # colour by colour
# a die by its place in the two tuples of masks
DIE_PARTS = {die: (COLOURS.index(die[0]), int(die[1]) - 1) for die in DICE}

FULL = (1 << 20) - 1
_FIRST_COLUMN = sum(1 << (row * 5) for row in range(4))
_LAST_COLUMN = _FIRST_COLUMN << 4
_NOT_FIRST, _NOT_LAST = FULL & ~_FIRST_COLUMN, FULL & ~_LAST_COLUMN
EDGE = _FIRST_COLUMN | _LAST_COLUMN | 0b11111 | 0b11111 << 15


@lru_cache(maxsize=1 << 16)
def beside(mask: int) -> int:
    """The cells that share a side with a cell of the mask."""
    return ((mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1 | mask << 5 | mask >> 5) & FULL


def around(mask: int) -> int:
    """The cells of the mask and all eight about each."""
    row = mask | (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1
    return (row | row << 5 | row >> 5) & FULL


def _numbers(mask: int) -> tuple[int, ...]:
    return tuple(n for n in range(10) if mask >> n & 1)


_LOW = tuple(_numbers(mask) for mask in range(1 << 10))
_HIGH = tuple(tuple(n + 10 for n in numbers) for numbers in _LOW)


def turned(things: Sequence[T], by: int) -> Sequence[T]:
    """From another beginning on, round to the end."""
    by = by % len(things) if by and things else 0
    return [*things[by:], *things[:by]] if by else things


def numbers_in(mask: int) -> tuple[int, ...]:
    return _LOW[mask & 1023] + _HIGH[mask >> 10]


class Printed(Struct, frozen=True):
    """Of one pattern: the cells that forbid each colour and each value."""

    colours: tuple[int, ...]
    values: tuple[int, ...]


def _printed(rows: tuple[str, ...]) -> Printed:
    marks = "".join(rows)
    wants = {mark: sum(1 << n for n, m in enumerate(marks) if m == mark) for mark in COLOURS + "123456"}
    coloured = sum(wants[c] for c in COLOURS)
    valued = sum(wants[v] for v in "123456")
    return Printed(tuple(coloured & ~wants[c] for c in COLOURS), tuple(valued & ~wants[v] for v in "123456"))


PRINTED = {pattern: _printed(card.rows) for pattern, card in PATTERNS.items()} | {"": _printed(("....." * 4,))}


class Window(Struct, frozen=True, gc=False):
    pattern: str = ""
    colours: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    values: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)

    @property
    def taken(self) -> int:
        a, b, c, d, e = self.colours
        return a | b | c | d | e

    def die_at(self, cell: str) -> str | None:
        return die_on(self, CELL_NUMBER[cell])


def die_on(window: Window, number: int) -> str | None:
    bit = 1 << number
    for colour, mask in enumerate(window.colours):
        if mask & bit:
            return next(_DICE_OF[colour][value] for value, mask in enumerate(window.values) if mask & bit)
    return None


def dice_on(window: Window, colours: str = COLOURS) -> Iterator[tuple[int, str]]:
    """(cell number, die) of every die of these colours."""
    for colour, mask in enumerate(window.colours):
        if mask and COLOURS[colour] in colours:
            for value, values in enumerate(window.values):
                if mask & values:
                    die = _DICE_OF[colour][value]
                    for number in numbers_in(mask & values):
                        yield number, die


def with_die(window: Window, die: str, cell: str) -> Window:
    colour, value = DIE_PARTS[die]
    bit = 1 << CELL_NUMBER[cell]
    colours, values = list(window.colours), list(window.values)
    colours[colour] |= bit
    values[value] |= bit
    return Window(window.pattern, tuple(colours), tuple(values))  # type: ignore[arg-type]


def without(window: Window, cell: str) -> Window:
    keep = ~(1 << CELL_NUMBER[cell])
    colours, values = [m & keep for m in window.colours], [m & keep for m in window.values]
    return Window(window.pattern, tuple(colours), tuple(values))  # type: ignore[arg-type]


# How a tool bends the rules of placement, by name; a plain draft bends none.
PLAIN, NO_COLOUR, NO_VALUE, APART, LOOSE = "plain", "no_colour", "no_value", "apart", "loose"
NO_COLOUR_AT_ALL, NO_VALUE_AT_ALL = "no_colour_at_all", "no_value_at_all"


def _too_far(taken: int, mode: str) -> int:
    """The cells that the rule of touching closes, or closed by its opposite."""
    if not taken:
        return FULL & ~EDGE
    if mode == LOOSE:
        return 0
    return around(taken) if mode == APART else FULL & ~around(taken)


def bans(window: Window, die: str, mode: str = PLAIN, lifted: int = 0) -> tuple[int, int, int, int, int, int]:
    """The cells closed to this die, one mask a ban, in the order of `_REASONS`; `lifted`: cells whose dice are up."""
    colour, value = DIE_PARTS[die]
    printed = PRINTED[window.pattern]
    taken = window.taken & ~lifted
    by_colour, by_value = printed.colours[colour], printed.values[value]
    same_colour = beside(window.colours[colour] & ~lifted)
    same_value = beside(window.values[value] & ~lifted)
    if mode in (NO_COLOUR, NO_COLOUR_AT_ALL):
        by_colour = 0
        same_colour = same_colour if mode == NO_COLOUR else 0
    elif mode in (NO_VALUE, NO_VALUE_AT_ALL):
        by_value = 0
        same_value = same_value if mode == NO_VALUE else 0
    return taken, _too_far(taken, mode), by_colour, by_value, same_colour, same_value


def places(window: Window, die: str, mode: str = PLAIN, lifted: int = 0) -> int:
    """The cells open to this die."""
    a, b, c, d, e, f = bans(window, die, mode, lifted)
    return FULL & ~(a | b | c | d | e | f)


class Openings(Struct, frozen=True, gc=False):
    """`places` for all dice at once."""

    free: int
    colours: tuple[int, ...]  # the cells closed to each colour
    values: tuple[int, ...]  # and to each value

    def of(self, die: str) -> int:
        colour, value = DIE_PARTS[die]
        return self.free & ~(self.colours[colour] | self.values[value])

    def of_each(self, dice: Iterable[str]) -> list[tuple[str, int]]:
        """The dice that have a place, with their cells."""
        free, colours, values, found = self.free, self.colours, self.values, []
        for die in dice:
            colour, value = DIE_PARTS[die]
            if mask := free & ~(colours[colour] | values[value]):
                found.append((die, mask))
        return found


@lru_cache(maxsize=4096)
def openings(window: Window, mode: str = PLAIN) -> Openings:
    """For a draft: plain, apart or loose. Kept, because a window is looked at much more often than it changes."""
    taken, printed = window.taken, PRINTED[window.pattern]
    free = FULL & ~(taken | _too_far(taken, mode))
    colours = [beside(same) | p if same else p for same, p in zip(window.colours, printed.colours)]  # noqa: B905
    values = [beside(same) | p if same else p for same, p in zip(window.values, printed.values)]  # noqa: B905
    return Openings(free, tuple(colours), tuple(values))


_REASONS = (
    ("taken", "{die} cannot go to {cell}: a die lies there."),
    ("far", "{die} cannot go to {cell}: {touch}."),
    ("colour", "{die} cannot go to {cell}: the cell demands {mark}."),
    ("value", "{die} cannot go to {cell}: the cell demands {mark}."),
    ("colour_beside", "{die} cannot go to {cell}: a {colour} die lies beside it."),
    ("value_beside", "{die} cannot go to {cell}: a die of value {value} lies beside it."),
)


def why_not(window: Window, die: str, cell: str, mode: str = PLAIN, lifted: int = 0) -> Refused | None:
    """The first reason why this die may not lie there, or None. The same masks as `places`."""
    number = CELL_NUMBER[cell]
    if mode == PLAIN and not lifted and openings(window).of(die) >> number & 1:
        return None
    for (code, template), mask in zip(_REASONS, bans(window, die, mode, lifted), strict=True):
        if mask >> number & 1:
            mark = "".join(PATTERNS[window.pattern].rows)[number] if window.pattern else ""
            parts = {"touch": _touch(window.taken & ~lifted, mode), "mark": COLOUR_NAMES.get(mark, mark)}
            colour = COLOUR_NAMES[die[0]]
            return Refused(code, template, die=die, cell=cell, colour=colour, value=die[1], **parts)
    return None


def _touch(taken: int, mode: str) -> str:
    if not taken:
        return "the first die of a window lies on its border"
    return "it may not touch another die" if mode == APART else "it must touch another die"


@lru_cache(maxsize=64)
def mark_at(pattern: str, number: int) -> str:
    return "".join(PATTERNS[pattern].rows)[number] if pattern else "."
