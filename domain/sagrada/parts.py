"""Dice, cells and windows. A window is one whole number: twelve lanes of cells, side by side.

The lanes are all dice, then the dice of each colour, then those of each value; a lane has 20 bits for the
cells and five that stay empty, so that one shift moves all lanes at once and nothing runs from one into the next.

Cells are A1 to E5 with the rows A, C, D, E: there is no row B, because B2 is a blue die.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, TypeVar

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

FULL = (1 << 20) - 1
_FIRST_COLUMN = sum(1 << (row * 5) for row in range(4))
_LAST_COLUMN = _FIRST_COLUMN << 4
EDGE = _FIRST_COLUMN | _LAST_COLUMN | 0b11111 | 0b11111 << 15

_WIDTH = 25
_LANES = range(0, 12 * _WIDTH, _WIDTH)
COLOUR_LANES = dict(zip(COLOURS, _LANES[1:6], strict=True))
_VALUE_LANES = dict(zip("123456", _LANES[6:], strict=True))
LANES_OF = {die: (COLOUR_LANES[die[0]], _VALUE_LANES[die[1]]) for die in DICE}


def _in_all_lanes(mask: int) -> int:
    return sum(mask << lane for lane in _LANES)


_ALL = _in_all_lanes(FULL)
_ALL_NOT_FIRST, _ALL_NOT_LAST = _in_all_lanes(FULL & ~_FIRST_COLUMN), _in_all_lanes(FULL & ~_LAST_COLUMN)
_CELL = _in_all_lanes(1)
_DIE = {die: 1 | 1 << colour | 1 << value for die, (colour, value) in LANES_OF.items()}  # a die on the first cell


def beside(mask: int) -> int:
    """The cells that share a side with a cell of the mask, lane by lane."""
    return ((mask & _ALL_NOT_LAST) << 1 | (mask & _ALL_NOT_FIRST) >> 1 | mask << 5 | mask >> 5) & _ALL


_NOT_FIRST, _NOT_LAST = FULL & ~_FIRST_COLUMN, FULL & ~_LAST_COLUMN


def around(mask: int) -> int:
    """The cells of the mask and all eight about each."""
    row = mask | (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1
    return (row | row << 5 | row >> 5) & FULL


_AROUND = [around(1 << number) for number in range(20)]


def _numbers(mask: int) -> tuple[int, ...]:
    return tuple(n for n in range(10) if mask >> n & 1)


_LOW = [_numbers(mask) for mask in range(1 << 10)]
_HIGH = [tuple(n + 10 for n in numbers) for numbers in _LOW]


def numbers_in(mask: int) -> tuple[int, ...]:
    return _LOW[mask & 1023] + _HIGH[mask >> 10]


def picking(mask: int) -> Callable[[list[Any]], Iterable[Any]]:
    """What takes, from a row of twenty, the things that lie on the cells of the mask; kept in `PICKING`."""
    numbers = numbers_in(mask)
    one = slice(numbers[0], numbers[0] + 1) if numbers else slice(0)
    if len(PICKING) >= _MASKS:
        PICKING.clear()
    return PICKING.setdefault(mask, itemgetter(*numbers) if len(numbers) > 1 else itemgetter(one))


_MASKS = 1 << 14
PICKING: dict[int, Callable[[list[Any]], Iterable[Any]]] = {}


def turned(things: Sequence[T], by: int) -> Sequence[T]:
    """From another beginning on, round to the end."""
    by = by % len(things) if by and things else 0
    return [*things[by:], *things[:by]] if by else things


def _printed(rows: tuple[str, ...]) -> int:
    """Of one pattern: the cells that forbid each colour and each value, in lanes."""
    marks = "".join(rows)
    closed = 0
    for lanes in (COLOUR_LANES, _VALUE_LANES):
        for mark, lane in lanes.items():
            closed |= sum(1 << n for n, m in enumerate(marks) if m in lanes and m != mark) << lane
    return closed


PRINTED = {pattern: _printed(card.rows) for pattern, card in PATTERNS.items()} | {"": 0}


class Window(Struct, frozen=True, gc=False):
    pattern: str = ""
    dice: int = 0
    near: int = 0  # the cells on and about the dice: it follows from them, and every look at a window wants it

    @property
    def taken(self) -> int:
        return self.dice & FULL

    @property
    def colours(self) -> tuple[int, ...]:
        return tuple([self.dice >> lane & FULL for lane in _LANES[1:6]])

    @property
    def values(self) -> tuple[int, ...]:
        return tuple([self.dice >> lane & FULL for lane in _LANES[6:]])

    def die_at(self, cell: str) -> str | None:
        return die_on(self, CELL_NUMBER[cell])


def die_on(window: Window, number: int) -> str | None:
    return _DIE_OF.get(window.dice >> number & _CELL)


_DIE_OF = {lanes: die for die, lanes in _DIE.items()}


def lying(window: Window, colours: str = COLOURS) -> int:
    """The cells of all dice of these colours."""
    if colours == COLOURS:
        return window.dice & FULL
    mask = 0
    for colour in colours:
        mask |= window.dice >> COLOUR_LANES[colour]
    return mask & FULL


def dice_on(window: Window, colours: str = COLOURS, at: int = 0) -> list[tuple[int, str]]:
    """(cell number, die) of every die of these colours; `at`: with which to begin."""
    dice = window.dice
    numbers = turned(numbers_in(lying(window, colours)), at)
    return [(number, _DIE_OF[dice >> number & _CELL]) for number in numbers]


def with_die(window: Window, die: str, cell: str) -> Window:
    number = CELL_NUMBER[cell]
    return Window(window.pattern, window.dice | _DIE[die] << number, window.near | _AROUND[number])


def without(window: Window, cell: str) -> Window:
    dice = window.dice & ~(_CELL << CELL_NUMBER[cell])
    return Window(window.pattern, dice, around(dice & FULL))


def moved(window: Window, die: str, source: int, target: int) -> Window:
    """The die of one cell (by number) on another one."""
    dice = window.dice & ~(_CELL << source) | _DIE[die] << target
    return Window(window.pattern, dice, around(dice & FULL))


# How a tool bends the rules of placement, by name; a plain draft bends none.
PLAIN, NO_COLOUR, NO_VALUE, APART, LOOSE = "plain", "no_colour", "no_value", "apart", "loose"
NO_COLOUR_AT_ALL, NO_VALUE_AT_ALL = "no_colour_at_all", "no_value_at_all"

_ONLY_COLOURS, _ONLY_VALUES = (1 << _LANES[6]) - 1, _ALL & ~((1 << _LANES[6]) - 1)
_COUNTED = {  # by mode: the lanes in which the print counts, and the lanes in which the dice beside count
    PLAIN: (_ALL, _ALL),
    APART: (_ALL, _ALL),
    LOOSE: (_ALL, _ALL),
    NO_COLOUR: (_ONLY_VALUES, _ALL),
    NO_VALUE: (_ONLY_COLOURS, _ALL),
    NO_COLOUR_AT_ALL: (_ONLY_VALUES, _ONLY_VALUES),
    NO_VALUE_AT_ALL: (_ONLY_COLOURS, _ONLY_COLOURS),
}


def _too_far(window: Window, mode: str) -> int:
    """The cells that the rule of touching closes, or closed by its opposite."""
    if not window.near:
        return FULL & ~EDGE
    if mode == APART:
        return window.near
    return 0 if mode == LOOSE else FULL & ~window.near


class Openings(Struct, frozen=True, gc=False):
    """Where each die can go."""

    free: int
    lanes: int  # the cells open to each colour and to each value

    def of(self, die: str) -> int:
        colour, value = LANES_OF[die]
        return self.free & self.lanes >> colour & self.lanes >> value

    def of_each(self, dice: Iterable[str]) -> list[tuple[str, int]]:
        """The dice that have a place, with their cells."""
        return [(die, mask) for die in dice if (mask := self.of(die))]

    def of_any(self, dice: Iterable[str]) -> bool:
        free, lanes = self.free, self.lanes
        for die in dice:
            colour, value = LANES_OF[die]
            if free & lanes >> colour & lanes >> value:
                return True
        return False


def places(window: Window, mode: str = PLAIN) -> Openings:
    """The cells open to each die."""
    dice = window.dice
    if mode == PLAIN and window.near:
        free, closed = window.near & ~dice, PRINTED[window.pattern] | beside(dice)
    else:
        by_print, by_dice = _COUNTED[mode]
        free = FULL & ~(dice | _too_far(window, mode))
        closed = PRINTED[window.pattern] & by_print | beside(dice) & by_dice
    return Openings(free, _ALL ^ closed)


def openings(window: Window) -> Openings:
    """For a plain draft. Kept, because a window is looked at more often than it changes; only a few, to be near."""
    try:
        return _OPENINGS[window]
    except KeyError:
        if len(_OPENINGS) >= 256:
            _OPENINGS.clear()
        return _OPENINGS.setdefault(window, places(window))


_OPENINGS: dict[Window, Openings] = {}


def targets(window: Window, mode: str, colours: str = COLOURS, at: int = 0) -> Iterator[tuple[int, str, int]]:
    """(cell number, die, where it can move) of the dice of these colours: `places` in the window without the die.

    For modes in which a die touches others. `at`: with which die to begin.
    """
    by_print, by_dice = _COUNTED[mode]
    there, printed = window.dice, PRINTED[window.pattern] & by_print
    for number in turned(numbers_in(lying(window, colours)), at):
        rest = there & ~(_CELL << number)
        closed = printed | beside(rest) & by_dice
        die = _DIE_OF[there >> number & _CELL]
        colour, value = LANES_OF[die]
        yield number, die, (around(rest & FULL) or EDGE) & ~(there | closed >> colour | closed >> value)


def bans(window: Window, die: str, mode: str = PLAIN) -> tuple[int, int, int, int, int, int]:
    """The cells closed to this die, one mask a ban, in the order of `_REASONS`."""
    colour, value = LANES_OF[die]
    by_print, by_dice = _COUNTED[mode]
    print_, dice = PRINTED[window.pattern] & by_print, beside(window.dice) & by_dice
    lanes = (print_ >> colour, print_ >> value, dice >> colour, dice >> value)
    return window.taken, _too_far(window, mode), *lanes


_REASONS = (
    ("taken", "{die} cannot go to {cell}: a die lies there."),
    ("far", "{die} cannot go to {cell}: {touch}."),
    ("colour", "{die} cannot go to {cell}: the cell demands {mark}."),
    ("value", "{die} cannot go to {cell}: the cell demands {mark}."),
    ("colour_beside", "{die} cannot go to {cell}: a {colour} die lies beside it."),
    ("value_beside", "{die} cannot go to {cell}: a die of value {value} lies beside it."),
)


def why_not(window: Window, die: str, cell: str, mode: str = PLAIN) -> Refused | None:
    """The first reason why this die may not lie there, or None. The same masks as `places`."""
    number = CELL_NUMBER[cell]
    open_to = openings(window) if mode == PLAIN else places(window, mode)
    if open_to.of(die) >> number & 1:
        return None
    for (code, template), mask in zip(_REASONS, bans(window, die, mode), strict=True):
        if mask >> number & 1:
            mark = "".join(PATTERNS[window.pattern].rows)[number] if window.pattern else ""
            parts = {"touch": _touch(window.taken, mode), "mark": COLOUR_NAMES.get(mark, mark)}
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
