"""Placing dice, judged cell by cell in the words of the rule book."""

from __future__ import annotations

from collections.abc import Collection, Iterator

Cell = tuple[int, int]  # row and column
Window = dict[Cell, str]

ROWS, COLUMNS = "ACDE", "12345"
CELLS = [(row, column) for row in range(4) for column in range(5)]

# what a tool may set aside
PRINTED_COLOUR, PRINTED_VALUE, COLOUR_BESIDE, VALUE_BESIDE, TOUCH = range(5)


def cell_of(name: str) -> Cell:
    return ROWS.index(name[0]), COLUMNS.index(name[1])


def name_of(cell: Cell) -> str:
    return ROWS[cell[0]] + COLUMNS[cell[1]]


def beside(cell: Cell) -> Iterator[Cell]:
    """The cells that share a side with this one."""
    return (other for other in CELLS if abs(other[0] - cell[0]) + abs(other[1] - cell[1]) == 1)


def about(cell: Cell) -> Iterator[Cell]:
    """The up to eight cells around this one."""
    return (other for other in CELLS if max(abs(other[0] - cell[0]), abs(other[1] - cell[1])) == 1)


def cornerwise(cell: Cell) -> Iterator[Cell]:
    return (other for other in CELLS if abs(other[0] - cell[0]) == 1 == abs(other[1] - cell[1]))


def on_border(cell: Cell) -> bool:
    return cell[0] in (0, 3) or cell[1] in (0, 4)


def stands_alone(window: Window, cell: Cell) -> bool:
    return not any(other in window for other in about(cell))


def may_lie(window: Window, printed: tuple[str, ...], die: str, cell: Cell, aside: Collection[int] = ()) -> bool:
    """`aside`: what does not matter this time."""
    if cell in window:
        return False
    if not window and not on_border(cell):
        return False
    if window and TOUCH not in aside and stands_alone(window, cell):
        return False
    colour, value = die[0], die[1]
    demand = printed[cell[0]][cell[1]]
    if demand in "RGBYP" and demand != colour and PRINTED_COLOUR not in aside:
        return False
    if demand in "123456" and demand != value and PRINTED_VALUE not in aside:
        return False
    for other in beside(cell):
        if other in window:
            if window[other][0] == colour and COLOUR_BESIDE not in aside:
                return False
            if window[other][1] == value and VALUE_BESIDE not in aside:
                return False
    return True


def open_to(window: Window, printed: tuple[str, ...], die: str, aside: Collection[int] = ()) -> list[Cell]:
    return [cell for cell in CELLS if may_lie(window, printed, die, cell, aside)]


def without(window: Window, *lifted: Cell) -> Window:
    return {cell: die for cell, die in window.items() if cell not in lifted}
