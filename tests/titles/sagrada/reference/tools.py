"""The twelve tools: every use of each, spelled out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from domain.kernel.shapes import Command
from domain.titles.sagrada.commands import Move, MoveTwo, Pinch, Risk, Swap, Use, UseOn
from tests.titles.sagrada.reference.placing import (
    CELLS,
    COLOUR_BESIDE,
    PRINTED_COLOUR,
    PRINTED_VALUE,
    TOUCH,
    VALUE_BESIDE,
    Cell,
    Window,
    may_lie,
    name_of,
    open_to,
    stands_alone,
    without,
)
from tests.titles.sagrada.reference.position import Position

# they work on the die that is drafted in this turn
WITH_THE_DRAFT = (
    "grozing_pliers",
    "lens_cutter",
    "flux_brush",
    "cork_backed_straightedge",
    "grinding_stone",
    "flux_remover",
)

Uses = Iterator[Command]
Pairs = Iterator[tuple[tuple[Cell, Cell], tuple[Cell, Cell]]]


class Choice:
    """One tool that is about to be used, paid in one way."""

    def __init__(self, p: Position, seat: int, half: int, tool: str, pay: str | None) -> None:
        self.p, self.seat, self.half, self.tool, self.pay = p, seat, half, tool, pay
        self.window: Window = p.windows[seat]
        self.printed = p.printed[seat]
        left = list(p.pool)
        if pay is not None:
            left.remove(pay)
        self.pool = sorted(set(left))  # what can be drafted: never the die that pays

    @property
    def draftable(self) -> list[str]:
        return [] if self.p.drafted else self.pool

    def cells(self, die: str) -> list[Cell]:
        return open_to(self.window, self.printed, die)

    def targets(self, die: str) -> list[str | None]:
        """Where a die may end that was changed without luck; None: back to the pool, where that is played."""
        found: list[str | None] = [name_of(cell) for cell in self.cells(die)]
        if not found and self.p.options.deterministic_tool_failure == "return_changed":
            return [None]
        return found


def may_be_void(c: Choice) -> bool:
    """Can it be paid for without an effect? Its time has to have come all the same; luck always has an effect."""
    if c.tool in ("flux_brush", "flux_remover", "glazing_hammer"):
        return False
    if c.tool == "running_pliers":
        return c.half == 1 and c.p.options.running_pliers_extra == "draft_only"
    return c.tool not in WITH_THE_DRAFT or not c.p.drafted


def grozing_pliers(c: Choice) -> Uses:
    for die in c.draftable:
        value = int(die[1])
        for way, changed in (("up", value + 1), ("down", value - 1)):
            if 1 <= changed <= 6:
                for cell in c.targets(f"{die[0]}{changed}"):
                    yield Pinch(die, way, cell, c.pay)


def eglomise_brush(c: Choice) -> Uses:
    both = c.p.options.ignore_scope == "printed_and_neighbors"
    return moves_of_one(c, {PRINTED_COLOUR, COLOUR_BESIDE} if both else {PRINTED_COLOUR})


def copper_foil_burnisher(c: Choice) -> Uses:
    both = c.p.options.ignore_scope == "printed_and_neighbors"
    return moves_of_one(c, {PRINTED_VALUE, VALUE_BESIDE} if both else {PRINTED_VALUE})


def moves_of_one(c: Choice, aside: set[int], colours: str = "RGBYP") -> Uses:
    for source, target in moves(c.window, c.printed, aside, colours):
        yield Move(c.tool, name_of(source), name_of(target), c.pay)


def moves(window: Window, printed: tuple[str, ...], aside: set[int], colours: str) -> Iterator[tuple[Cell, Cell]]:
    """A die is lifted and set on another open cell."""
    for source in sorted(window):
        if window[source][0] in colours:
            for target in open_to(without(window, source), printed, window[source], aside):
                if target != source:
                    yield source, target


def lathekin(c: Choice) -> Uses:
    return moves_of_two(c, "RGBYP", same_colour=False)


def moves_of_two(c: Choice, colours: str, same_colour: bool) -> Uses:
    together = c.p.options.two_dice_moves == "simultaneous"
    for (source, target), (source2, target2) in pairs_together(c, colours) if together else pairs_in_turn(c, colours):
        if not same_colour or c.window[source][0] == c.window[source2][0]:
            yield MoveTwo(c.tool, name_of(source), name_of(target), name_of(source2), name_of(target2), c.pay)


def pairs_in_turn(c: Choice, colours: str) -> Pairs:
    """One die after the other; the second one sees what the first one left behind."""
    for source, target in moves(c.window, c.printed, set(), colours):
        then = {**without(c.window, source), target: c.window[source]}
        for source2, target2 in moves(then, c.printed, set(), colours):
            if source2 != target:
                yield (source, target), (source2, target2)


def pairs_together(c: Choice, colours: str) -> Pairs:
    """Both are lifted, both are set down elsewhere, and the window as it then is has to be right for both."""
    dice = [cell for cell in sorted(c.window) if c.window[cell][0] in colours]
    for source in dice:
        for source2 in dice:
            if source == source2:
                continue
            rest = without(c.window, source, source2)
            for target in CELLS:
                for target2 in CELLS:
                    if target in rest or target2 in rest or target == target2:
                        continue
                    if target == source or target2 == source2:
                        continue
                    if right_for_both(rest, c.printed, (c.window[source], target), (c.window[source2], target2)):
                        yield (source, target), (source2, target2)


def right_for_both(rest: Window, printed: tuple[str, ...], one: tuple[str, Cell], two: tuple[str, Cell]) -> bool:
    return may_lie({**rest, two[1]: two[0]}, printed, *one) and may_lie({**rest, one[1]: one[0]}, printed, *two)


def lens_cutter(c: Choice) -> Uses:
    for die in c.draftable:
        for round, space in enumerate(c.p.track, 1):
            for other in sorted(set(space)):
                for cell in c.targets(other):
                    yield Swap(die, other, round, cell, c.pay)


def risks(c: Choice) -> Uses:
    for die in c.draftable:
        yield Risk(c.tool, die, c.pay)


def glazing_hammer(c: Choice) -> Uses:
    if c.half == 2 and not c.p.drafted and c.pool and c.seat not in c.p.hurried:
        yield Use(c.tool, c.pay)


def running_pliers(c: Choice) -> Uses:
    if c.half == 1:
        if c.p.options.running_pliers_extra == "full_turn":
            yield Use(c.tool, c.pay)
        else:
            for die in c.pool:
                for cell in c.cells(die):
                    yield UseOn(c.tool, die, name_of(cell), c.pay)


def cork_backed_straightedge(c: Choice) -> Uses:
    strict = c.p.options.straightedge == "strict"
    for die in c.draftable:
        for cell in open_to(c.window, c.printed, die, {TOUCH}):
            if not strict or stands_alone(c.window, cell):
                yield UseOn(c.tool, die, name_of(cell), c.pay)


def grinding_stone(c: Choice) -> Uses:
    for die in c.draftable:
        for cell in c.targets(f"{die[0]}{7 - int(die[1])}"):
            yield UseOn(c.tool, die, cell, c.pay)


def tap_wheel(c: Choice) -> Uses:
    colours = "".join({die[0] for space in c.p.track for die in space})
    yield from moves_of_one(c, set(), colours)
    yield from moves_of_two(c, colours, same_colour=True)


USES: dict[str, Callable[[Choice], Uses]] = {
    "grozing_pliers": grozing_pliers,
    "eglomise_brush": eglomise_brush,
    "copper_foil_burnisher": copper_foil_burnisher,
    "lathekin": lathekin,
    "lens_cutter": lens_cutter,
    "flux_brush": risks,
    "glazing_hammer": glazing_hammer,
    "running_pliers": running_pliers,
    "cork_backed_straightedge": cork_backed_straightedge,
    "grinding_stone": grinding_stone,
    "flux_remover": risks,
    "tap_wheel": tap_wheel,
}
