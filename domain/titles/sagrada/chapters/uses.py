"""The uses of each tool: which commands it takes, whether there is a legal one, and all of them in a list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from msgspec import Struct

from domain.kernel.shapes import Command
from domain.titles.sagrada.cards import TOOLS
from domain.titles.sagrada.chapters.moves import can_move, can_move_two, mode_of, movable, single_moves, two_moves
from domain.titles.sagrada.chapters.timing import payments
from domain.titles.sagrada.commands import Move, MoveTwo, Pinch, Risk, Swap, Use, UseOn
from domain.titles.sagrada.parts import APART, CELLS, DICE, LOOSE, numbers_in, places, turned
from domain.titles.sagrada.table import Table

Pool = tuple[str, ...]
Start = tuple[int, int, int, int]  # where lists of uses begin; a random one gives a random use, without the list
FIRST = (0, 0, 0, 0)
Each = Callable[[Table, int, str | None, Start], Iterator[Command]]


class Shape(Struct, frozen=True):
    """One shape of command that a tool takes. `any` is asked at every turn, so it lists nothing."""

    tool: str
    command: type[Command]
    any: Callable[[Table, int, Pool], bool]
    each: Each

    def any_paid(self, state: Table, seat: int) -> bool:
        """As `any` in a solo game, where one of the dice pays."""
        return any(self.any(state, seat, pool_after(state, pay)) for pay in payments(state, self.tool))

    def uses(self, state: Table, seat: int, at: Start = FIRST) -> Iterator[Command]:
        for pay in turned(payments(state, self.tool), at[3]):
            yield from self.each(state, seat, pay, at)


def pool_after(state: Table, pay: str | None) -> Pool:
    """The different dice left to draft once the paying one is gone."""
    dice = list(state.pool)
    if pay is not None:
        dice.remove(pay)
    return tuple(dict.fromkeys(dice))


# tools 1, 5, 9 and 10: a die is drafted, changed and placed in one action


def _pinched(die: str) -> tuple[tuple[str, str], ...]:
    ways = (("up", int(die[1]) + 1), ("down", int(die[1]) - 1))
    return tuple((way, f"{die[0]}{value}") for way, value in ways if 1 <= value <= 6)


# what tools 1 and 10 make of a die: (way, new die)
CHANGES: dict[str, dict[str, tuple[tuple[str, str], ...]]] = {
    "grozing_pliers": {die: _pinched(die) for die in DICE},
    "grinding_stone": {die: (("over", f"{die[0]}{7 - int(die[1])}"),) for die in DICE},
}


def back_to_pool(state: Table) -> bool:
    return state.options.deterministic_tool_failure == "return_changed"


def _cells(state: Table, seat: int, die: str, at: int) -> Sequence[str | None]:
    """Where a changed die can go; None is the pool, where the options allow it."""
    mask = state.windows[seat].of(die)
    if not mask and back_to_pool(state):
        return (None,)
    return turned([CELLS[number] for number in numbers_in(mask)], at)


def _changeable(tool: str) -> Callable[[Table, int, Pool], bool]:
    made = {die: [new for _, new in ways] for die, ways in CHANGES[tool].items()}

    def any_change(state: Table, seat: int, pool: Pool) -> bool:
        if back_to_pool(state):
            return bool(pool)
        return state.windows[seat].of_any(chain.from_iterable(map(made.__getitem__, pool)))

    return any_change


def _pinches(state: Table, seat: int, pay: str | None, at: Start) -> Iterator[Command]:
    for die in turned(pool_after(state, pay), at[0]):
        for way, new in turned(CHANGES["grozing_pliers"][die], at[1]):
            for cell in _cells(state, seat, new, at[2]):
                yield Pinch(die, way, cell, pay)


def _grinds(state: Table, seat: int, pay: str | None, at: Start) -> Iterator[Command]:
    for die in turned(pool_after(state, pay), at[0]):
        for _, new in CHANGES["grinding_stone"][die]:
            for cell in _cells(state, seat, new, at[2]):
                yield UseOn("grinding_stone", die, cell, pay)


def _can_swap(state: Table, seat: int, pool: Pool) -> bool:
    if not pool or back_to_pool(state):
        return bool(pool and any(state.track))
    return state.windows[seat].of_any(chain.from_iterable(state.track))


def _swaps(state: Table, seat: int, pay: str | None, at: Start) -> Iterator[Command]:
    on_track = [(number, other) for number, dice in enumerate(state.track, 1) for other in dict.fromkeys(dice)]
    for number, other in turned(on_track, at[0]):
        for cell in _cells(state, seat, other, at[1]):
            for die in turned(pool_after(state, pay), at[2]):
                yield Swap(die, other, number, cell, pay)


def straightedge_mode(state: Table) -> str:
    return APART if state.options.straightedge == "strict" else LOOSE


def _can_set_apart(state: Table, seat: int, pool: Pool) -> bool:
    return places(state.windows[seat], straightedge_mode(state)).of_any(pool)


def _straightedges(state: Table, seat: int, pay: str | None, at: Start) -> Iterator[Command]:
    cells = places(state.windows[seat], straightedge_mode(state))
    for die, mask in turned(cells.of_each(pool_after(state, pay)), at[0]):
        for number in turned(numbers_in(mask), at[1]):
            yield UseOn("cork_backed_straightedge", die, CELLS[number], pay)


# tool 8, of which there are two readings


def _can_take_more(state: Table, seat: int, pool: Pool) -> bool:
    extra = state.options.running_pliers_extra == "draft_only"
    return extra and state.windows[seat].of_any(pool)


def _takes_more(state: Table, seat: int, pay: str | None, at: Start) -> Iterator[Command]:
    if state.options.running_pliers_extra == "draft_only":
        cells = state.windows[seat]
        for die, mask in turned(cells.of_each(pool_after(state, pay)), at[0]):
            for number in turned(numbers_in(mask), at[1]):
                yield UseOn("running_pliers", die, CELLS[number], pay)


def _can_go_on(state: Table, seat: int, pool: Pool) -> bool:
    return state.options.running_pliers_extra == "full_turn"


def _goes_on(state: Table, seat: int, pay: str | None, at: Start) -> Iterator[Command]:
    if state.options.running_pliers_extra == "full_turn":
        yield Use("running_pliers", pay)


# tools 6, 7 and 11: luck decides, so they can always be tried on a die


def _has_dice(state: Table, seat: int, pool: Pool) -> bool:
    return bool(pool)


def _risks(tool: str) -> Each:
    return lambda state, seat, pay, at: (Risk(tool, die, pay) for die in turned(pool_after(state, pay), at[0]))


def _hammer(state: Table, seat: int, pay: str | None, at: Start) -> Iterator[Command]:
    if pool_after(state, pay):
        yield Use("glazing_hammer", pay)


# tools 2, 3, 4 and 12 move dice of the window


def _one_move(tool: str) -> Shape:
    def any_move(state: Table, seat: int, pool: Pool) -> bool:
        return can_move(state.windows[seat], mode_of(state, tool), movable(state, tool))

    def moves(state: Table, seat: int, pay: str | None, at: Start) -> Iterator[Command]:
        window, mode, colours = state.windows[seat], mode_of(state, tool), movable(state, tool)
        for source, target, _ in single_moves(window, mode, colours, at[:2]):
            yield Move(tool, source, target, pay)

    return Shape(tool, Move, any_move, moves)


def _two_moves(tool: str) -> Shape:
    alike = tool == "tap_wheel"

    def any_moves(state: Table, seat: int, pool: Pool) -> bool:
        return can_move_two(state.windows[seat], movable(state, tool), alike, lifts_both(state))

    def moves(state: Table, seat: int, pay: str | None, at: Start) -> Iterator[Command]:
        window, colours = state.windows[seat], movable(state, tool)
        for first, second in two_moves(window, colours, alike, lifts_both(state), at):
            yield MoveTwo(tool, first[0], first[1], second[0], second[1], pay)

    return Shape(tool, MoveTwo, any_moves, moves)


def lifts_both(state: Table) -> bool:
    return state.options.two_dice_moves == "simultaneous"


SHAPES: dict[str, tuple[Shape, ...]] = {
    "grozing_pliers": (Shape("grozing_pliers", Pinch, _changeable("grozing_pliers"), _pinches),),
    "eglomise_brush": (_one_move("eglomise_brush"),),
    "copper_foil_burnisher": (_one_move("copper_foil_burnisher"),),
    "lathekin": (_two_moves("lathekin"),),
    "lens_cutter": (Shape("lens_cutter", Swap, _can_swap, _swaps),),
    "flux_brush": (Shape("flux_brush", Risk, _has_dice, _risks("flux_brush")),),
    "glazing_hammer": (Shape("glazing_hammer", Use, _has_dice, _hammer),),
    "running_pliers": (
        Shape("running_pliers", UseOn, _can_take_more, _takes_more),
        Shape("running_pliers", Use, _can_go_on, _goes_on),
    ),
    "cork_backed_straightedge": (Shape("cork_backed_straightedge", UseOn, _can_set_apart, _straightedges),),
    "grinding_stone": (Shape("grinding_stone", UseOn, _changeable("grinding_stone"), _grinds),),
    "flux_remover": (Shape("flux_remover", Risk, _has_dice, _risks("flux_remover")),),
    "tap_wheel": (_one_move("tap_wheel"), _two_moves("tap_wheel")),
}
assert SHAPES.keys() == TOOLS.keys()
