"""Dice, cells and windows.

The dice of a window are one whole number: twelve lanes of 20 cells side by side, for all dice, for each colour and for
each value, so that one shift lifts a die out of all lanes at once.

Cells are A1 to E5 with the rows A, C, D, E: there is no row B, because B2 is a blue die.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from domain.kernel.shapes import Refused
from domain.titles.sagrada.cards import PATTERNS

T = TypeVar("T")

COLOURS = "RGBYP"
ROWS = "ACDE"
COLOUR_NAMES = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "P": "purple"}
DICE = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, 7))
CELLS = tuple(f"{row}{column}" for row in ROWS for column in range(1, 6))
CELL_NUMBER = {cell: n for n, cell in enumerate(CELLS)}

FULL = (1 << 20) - 1
_FIRST_COLUMN = sum(1 << (row * 5) for row in range(4))
_LAST_COLUMN = _FIRST_COLUMN << 4
EDGE = _FIRST_COLUMN | _LAST_COLUMN | 0b11111 | 0b11111 << 15

_MARKS = COLOURS + "123456"  # one lane each, in this order
LANE = {mark: number for number, mark in enumerate(_MARKS)}
LANES_OF = {die: (LANE[die[0]], LANE[die[1]]) for die in DICE}
SHIFTS = tuple(range(20, 12 * 20, 20))  # of the lanes within the dice of a window; below them lies the lane of all dice
_CELL = 1 | sum(1 << shift for shift in SHIFTS)
_DIE = {die: 1 | 1 << SHIFTS[colour] | 1 << SHIFTS[value] for die, (colour, value) in LANES_OF.items()}  # on cell 0
_DIE_OF = {bits: die for die, bits in _DIE.items()}


def _halves(function: Callable[[int], T]) -> tuple[list[T], list[T]]:
    """What the function says of each half of a mask, to be looked up."""
    return [function(mask) for mask in range(1 << 10)], [function(mask << 10) for mask in range(1 << 10)]


_NOT_FIRST, _NOT_LAST = FULL & ~_FIRST_COLUMN, FULL & ~_LAST_COLUMN


def _sides(mask: int) -> int:
    return ((mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1 | mask << 5 | mask >> 5) & FULL


def _surroundings(mask: int) -> int:
    row = mask | (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1
    return (row | row << 5 | row >> 5) & FULL


def _numbers(mask: int) -> tuple[int, ...]:
    return tuple([n for n in range(20) if mask >> n & 1])


_BESIDE, _AROUND, _NUMBERS = _halves(_sides), _halves(_surroundings), _halves(_numbers)


def beside(mask: int) -> int:
    """The cells that share a side with a cell of the mask."""
    return _BESIDE[0][mask & 1023] | _BESIDE[1][mask >> 10]


def with_neighbours(mask: int) -> int:
    """The cells of the mask and all eight about each."""
    return _AROUND[0][mask & 1023] | _AROUND[1][mask >> 10]


def numbers_in(mask: int) -> tuple[int, ...]:
    return _NUMBERS[0][mask & 1023] + _NUMBERS[1][mask >> 10]


def turned(things: Sequence[T], by: int) -> Sequence[T]:
    """From another beginning on, round to the end."""
    by = by % len(things) if by and things else 0
    return [*things[by:], *things[:by]] if by else things


def _printed(rows: tuple[str, ...]) -> tuple[int, ...]:
    """Of one pattern: the cells that forbid each colour and each value."""
    printed = "".join(rows)
    kinds = [COLOURS if mark in COLOURS else "123456" for mark in _MARKS]
    return tuple(
        sum(1 << n for n, wanted in enumerate(printed) if wanted in kind and wanted != mark)
        for mark, kind in zip(_MARKS, kinds, strict=True)
    )


PRINTED = {pattern: _printed(card.rows) for pattern, card in PATTERNS.items()} | {"": (0,) * 11}


class Openings(Struct, frozen=True, gc=False):
    """Where each die can go: to a free cell that is open to its colour and to its value."""

    free: int = EDGE
    lanes: tuple[int, ...] = (FULL,) * 11  # the cells open to each colour, then those open to each value

    def of(self, die: str) -> int:
        colour, value = LANES_OF[die]
        return self.free & self.lanes[colour] & self.lanes[value]

    def of_each(self, dice: Iterable[str]) -> list[tuple[str, int]]:
        """The dice that have a place, with their cells."""
        return [(die, mask) for die in dice if (mask := self.of(die))]

    def of_any(self, dice: Iterable[str]) -> bool:
        free, lanes = self.free, self.lanes
        for die in dice:
            colour, value = LANES_OF[die]
            if free & lanes[colour] & lanes[value]:
                return True
        return False


class Window(Openings, frozen=True, gc=False):
    """The openings are those for a plain draft. They follow from the rest, and every look at a window wants them."""

    pattern: str = ""
    dice: int = 0

    @property
    def taken(self) -> int:
        return self.dice & FULL

    @property
    def colours(self) -> tuple[int, ...]:
        """The cells of the dice of each colour."""
        return tuple([self.dice >> shift & FULL for shift in SHIFTS[:5]])

    @property
    def values(self) -> tuple[int, ...]:
        return tuple([self.dice >> shift & FULL for shift in SHIFTS[5:]])

    def die_at(self, cell: str) -> str | None:
        return die_on(self, CELL_NUMBER[cell])


# the window of each pattern before the first die
EMPTY = {name: Window(EDGE, tuple([FULL & ~closed for closed in lanes]), name) for name, lanes in PRINTED.items()}


def die_on(window: Window, number: int) -> str | None:
    return _DIE_OF.get(window.dice >> number & _CELL)


def lying(dice: int, colours: str = COLOURS) -> int:
    """The cells of all dice of these colours."""
    if colours == COLOURS:
        return dice & FULL
    mask = 0
    for colour in colours:
        mask |= dice >> SHIFTS[LANE[colour]]
    return mask & FULL


def dice_on(window: Window, colours: str = COLOURS) -> list[tuple[int, str]]:
    """(cell number, die) of every die of these colours."""
    dice = window.dice
    return [(number, _DIE_OF[dice >> number & _CELL]) for number in numbers_in(lying(dice, colours))]


# of each cell: its number, the cells about it, and all but those beside it
_ABOUT = {cell: (n, with_neighbours(1 << n), FULL & ~beside(1 << n)) for n, cell in enumerate(CELLS)}


def with_die(window: Window, die: str, cell: str) -> Window:
    number, near, away = _ABOUT[cell]
    colour, value = LANES_OF[die]
    lanes = [*window.lanes]
    lanes[colour] &= away
    lanes[value] &= away
    if window.dice:
        near |= window.free
    dice = window.dice | _DIE[die] << number
    return Window(near & ~dice, tuple(lanes), window.pattern, dice)


def without(window: Window, cell: str) -> Window:
    number = CELL_NUMBER[cell]
    die = window.dice >> number & _CELL
    return _changed(window, window.dice ^ die << number, _DIE_OF.get(die))


def moved(window: Window, source: str, target: str) -> Window:
    dice = shifted(window.dice, CELL_NUMBER[source], CELL_NUMBER[target])
    return _changed(window, dice, window.die_at(source))


def _changed(window: Window, dice: int, changed: str | None) -> Window:
    """The window with these dice, which differ from its own in where one die lies."""
    taken, printed, lanes = dice & FULL, PRINTED[window.pattern], [*window.lanes]
    for lane in LANES_OF[changed] if changed else ():
        lanes[lane] = FULL & ~(printed[lane] | beside(dice >> SHIFTS[lane] & FULL))
    return Window((with_neighbours(taken) or EDGE) & ~taken, tuple(lanes), window.pattern, dice)


def shifted(dice: int, source: int, target: int) -> int:
    """The die of one cell (by number) on another one."""
    die = dice >> source & _CELL
    return dice ^ die << source | die << target


# How a tool bends the rules of placement, by name; a plain draft bends none.
PLAIN, NO_COLOUR, NO_VALUE, APART, LOOSE = "plain", "no_colour", "no_value", "apart", "loose"
NO_COLOUR_AT_ALL, NO_VALUE_AT_ALL = "no_colour_at_all", "no_value_at_all"

_ALL, _ONLY_COLOURS, _ONLY_VALUES = (FULL,) * 11, (FULL,) * 5 + (0,) * 6, (0,) * 5 + (FULL,) * 6
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
    if not window.dice:
        return FULL & ~EDGE
    near = window.free | window.taken
    if mode == APART:
        return near
    return 0 if mode == LOOSE else FULL & ~near


def places(window: Window, mode: str = PLAIN) -> Openings:
    """The cells open to each die."""
    if mode == PLAIN:
        return window
    free = FULL & ~(window.taken | _too_far(window, mode))
    if mode in (APART, LOOSE):
        return Openings(free, window.lanes)
    by_print, by_dice = _COUNTED[mode]
    lanes = zip(PRINTED[window.pattern], by_print, SHIFTS, by_dice, strict=True)
    closed = [printed & p | beside(window.dice >> shift & d) for printed, p, shift, d in lanes]
    return Openings(free, tuple([FULL & ~lane for lane in closed]))


def room(pattern: str, dice: int, number: int, mode: str = PLAIN) -> int:
    """Where the die of this cell can move: its `places` in the window without it. For modes in which dice touch."""
    colour, value = LANES_OF[_DIE_OF[dice >> number & _CELL]]
    by_print, by_dice = _COUNTED[mode]
    printed, taken = PRINTED[pattern], dice & FULL
    rest = taken & ~(1 << number)
    alike = dice >> SHIFTS[colour] & by_dice[colour] | dice >> SHIFTS[value] & by_dice[value]
    closed = beside(alike & rest) | printed[colour] & by_print[colour] | printed[value] & by_print[value]
    return (with_neighbours(rest) or EDGE) & ~(taken | closed)


def targets(pattern: str, dice: int, mode: str, colours: str = COLOURS, at: int = 0) -> Iterator[tuple[int, str, int]]:
    """(cell number, die, where it can move) of the dice of these colours. `at`: with which die to begin."""
    for number in turned(numbers_in(lying(dice, colours)), at):
        yield number, _DIE_OF[dice >> number & _CELL], room(pattern, dice, number, mode)


def bans(window: Window, die: str, mode: str = PLAIN) -> tuple[int, ...]:
    """The cells closed to this die, one mask a ban, in the order of `_REASONS`."""
    colour, value = LANES_OF[die]
    by_print, by_dice = _COUNTED[mode]
    prints = [PRINTED[window.pattern][lane] & by_print[lane] for lane in (colour, value)]
    dice = [beside(window.dice >> SHIFTS[lane] & by_dice[lane]) for lane in (colour, value)]
    return window.taken, _too_far(window, mode), *prints, *dice


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
    openings = window if mode == PLAIN else places(window, mode)
    if openings.of(die) >> number & 1:
        return None
    for (code, template), mask in zip(_REASONS, bans(window, die, mode), strict=True):
        if mask >> number & 1:
            mark = marks_of(window.pattern)[number]
            parts = {"touch": _touch(window.taken, mode), "mark": COLOUR_NAMES.get(mark, mark)}
            colour = COLOUR_NAMES[die[0]]
            return Refused(code, template, die=die, cell=cell, colour=colour, value=die[1], **parts)
    return None


def _touch(taken: int, mode: str) -> str:
    if not taken:
        return "the first die of a window lies on its border"
    return "it may not touch another die" if mode == APART else "it must touch another die"


@lru_cache(maxsize=64)
def marks_of(pattern: str) -> str:
    """What each cell wants, in order."""
    return "".join(PATTERNS[pattern].rows) if pattern else "." * len(CELLS)
