"""Moving dice in a window: tools 2, 3, 4 and 12."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from domain.kernel.shapes import Refused
from domain.titles.sagrada.cards import TOOLS
from domain.titles.sagrada.parts import (
    CELL_NUMBER,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    NO_COLOUR,
    NO_COLOUR_AT_ALL,
    NO_VALUE,
    NO_VALUE_AT_ALL,
    PLAIN,
    Window,
    dice_on,
    lying,
    moved,
    numbers_in,
    room,
    shifted,
    targets,
    turned,
    why_not,
    with_die,
    without,
)
from domain.titles.sagrada.table import Table

Shift = tuple[str, str, str]  # source, target, die


def movable(state: Table, tool: str) -> str:
    """The colours of dice this tool may move."""
    return colours_on(state.track) if tool == "tap_wheel" else COLOURS


@lru_cache(maxsize=1024)
def colours_on(track: tuple[tuple[str, ...], ...]) -> str:
    found = {die[0] for dice in track for die in dice}
    return "".join(colour for colour in COLOURS if colour in found)


def mode_of(state: Table, tool: str) -> str:
    wide = state.options.ignore_scope == "printed_and_neighbors"
    if tool == "eglomise_brush":
        return NO_COLOUR_AT_ALL if wide else NO_COLOUR
    if tool == "copper_foil_burnisher":
        return NO_VALUE_AT_ALL if wide else NO_VALUE
    return PLAIN


def single_moves(window: Window, mode: str, colours: str, at: tuple[int, int] = (0, 0)) -> Iterator[Shift]:
    """`at`: with which die and which target to begin."""
    for number, die, cells in targets(window.pattern, window.dice, mode, colours, at[0]):
        for target in turned(numbers_in(cells), at[1]):
            yield CELLS[number], CELLS[target], die


def can_move(window: Window, mode: str, colours: str) -> bool:
    pattern, dice = window.pattern, window.dice
    return any(room(pattern, dice, number, mode) for number in numbers_in(lying(dice, colours)))


def two_moves(
    window: Window, colours: str, alike: bool, together: bool, at: tuple[int, int, int, int] = (0, 0, 0, 0)
) -> Iterator[tuple[Shift, Shift]]:
    """`alike`: both dice of one colour; `together`: both lifted and then set down; `at`: where to begin."""
    if together:
        yield from _lifted_together(window, colours, alike, at[0])
        return
    for (source, target, die), second in _one_by_one(window, colours, alike, at):
        number, other, cells = second
        for target2 in turned(numbers_in(cells), at[3]):
            yield (CELLS[source], CELLS[target], die), (CELLS[number], CELLS[target2], other)


def _one_by_one(
    window: Window, colours: str, alike: bool, at: tuple[int, int, int, int] = (0, 0, 0, 0)
) -> Iterator[tuple[tuple[int, int, str], tuple[int, str, int]]]:
    """First moves (source, target, die), each with every other die that can move then (source, die, its targets)."""
    pattern, dice = window.pattern, window.dice
    for source, die, cells in targets(pattern, dice, PLAIN, colours, at[0]):
        for target in turned(numbers_in(cells), at[1]):
            between = shifted(dice, source, target)
            for second in targets(pattern, between, PLAIN, die[0] if alike else colours, at[2]):
                if second[2] and second[0] != target:
                    yield (source, target, die), second


def can_move_two(window: Window, colours: str, alike: bool, together: bool) -> bool:
    kinds = colours if alike else (colours,)
    if all(lying(window.dice, kind).bit_count() < 2 for kind in kinds):
        return False
    return any(_lifted_together(window, colours, alike, 0) if together else _one_by_one(window, colours, alike))


def _lifted_together(window: Window, colours: str, alike: bool, at: int) -> Iterator[tuple[Shift, Shift]]:
    dice = [(CELLS[number], die) for number, die in dice_on(window, colours)]
    for source, die in turned(dice, at):
        for source2, die2 in dice:
            if source == source2 or (alike and die[0] != die2[0]):
                continue
            lifted = without(without(window, source), source2)
            free = ~lifted.taken
            for target in numbers_in(free & ~(1 << CELL_NUMBER[source]) & 0xFFFFF):
                for target2 in numbers_in(free & ~(1 << CELL_NUMBER[source2]) & ~(1 << target) & 0xFFFFF):
                    shifts = ((source, CELLS[target], die), (source2, CELLS[target2], die2))
                    if cannot_set_down(lifted, shifts) is None:
                        yield shifts


def cannot_set_down(lifted: Window, shifts: tuple[Shift, ...]) -> Refused | None:
    """Both dice at once: each is judged against the window as it is in the end."""
    for n, (_, target, die) in enumerate(shifts):
        rest = lifted
        for other, (_, other_target, other_die) in enumerate(shifts):
            if other != n:
                rest = with_die(rest, other_die, other_target)
        if (reason := why_not(rest, die, target)) is not None:
            return reason
    return None


def cannot_move(state: Table, window: Window, tool: str, source: str, target: str, colours: str) -> Refused | None:
    if (reason := _cannot_lift(window, tool, source, target, colours)) is not None:
        return reason
    die, mode = window.die_at(source), mode_of(state, tool)
    assert die is not None
    if room(window.pattern, window.dice, CELL_NUMBER[source], mode) >> CELL_NUMBER[target] & 1:
        return None
    return why_not(without(window, source), die, target, mode)


def _cannot_lift(window: Window, tool: str, source: str, target: str, colours: str) -> Refused | None:
    """Why the die cannot set out for that cell, whatever lies there."""
    die = window.die_at(source)
    if die is None:
        return Refused("no_die_there", "There is no die on {cell}.", cell=source)
    if source == target:
        return Refused("must_move", "The die on {cell} must move to another cell.", cell=source)
    if die[0] not in colours:
        template = "{name} moves dice of one colour that lies on the round track; {die} is not of such a colour."
        return Refused("colour_not_on_track", template, name=TOOLS[tool].name, die=die)
    return None


def cannot_move_two(
    state: Table, window: Window, tool: str, moves: tuple[tuple[str, str], tuple[str, str]]
) -> Refused | None:
    (source, target), (source2, target2) = moves
    colours = movable(state, tool)
    if state.options.two_dice_moves == "simultaneous":
        return _cannot_lift_two(window, tool, moves, colours)
    if (reason := cannot_move(state, window, tool, source, target, colours)) is not None:
        return reason
    die = window.die_at(source)
    assert die is not None
    if source2 == target:
        return Refused("same_die", "The two dice must be different ones.")
    between = moved(window, source, target)
    if tool == "tap_wheel":
        second = between.die_at(source2)
        if second is not None and second[0] != die[0]:
            return Refused("one_colour", "Both dice must be {colour}.", colour=COLOUR_NAMES[die[0]])
    return cannot_move(state, between, tool, source2, target2, colours)


def _cannot_lift_two(
    window: Window, tool: str, moves: tuple[tuple[str, str], tuple[str, str]], colours: str
) -> Refused | None:
    if moves[0][0] == moves[1][0]:
        return Refused("same_die", "The two dice must be different ones.")
    if moves[0][1] == moves[1][1]:
        return Refused("taken", "Two dice cannot go to the same cell.")
    shifts = []
    for source, target in moves:
        if (reason := _cannot_lift(window, tool, source, target, colours)) is not None:
            return reason
        die = window.die_at(source)
        assert die is not None
        shifts.append((source, target, die))
    if tool == "tap_wheel" and shifts[0][2][0] != shifts[1][2][0]:
        return Refused("one_colour", "Both dice must be {colour}.", colour=COLOUR_NAMES[shifts[0][2][0]])
    lifted = without(without(window, moves[0][0]), moves[1][0])
    return cannot_set_down(lifted, tuple(shifts))
