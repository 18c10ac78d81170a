"""What a seat can do in its turn: drafts, and the uses of each tool on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from domain.kernel.luck import Luck, pick, shuffled
from domain.kernel.rules import Form, Offer
from domain.kernel.shapes import Command
from domain.sagrada.cards import TOOLS
from domain.sagrada.commands import Move, MoveTwo, Pass, Pinch, Risk, Swap, Take, Use, UseOn
from domain.sagrada.moves import movable, second_moves, single_moves, two_moves
from domain.sagrada.parts import APART, CELLS, DICE, LOOSE, PLAIN, numbers_in, places
from domain.sagrada.parts import openings as openings_of
from domain.sagrada.table import Table, YourTurn, rules
from domain.sagrada.timing import payments, usable

# tools that need no choice or always have an effect
WITHOUT_NOOP = ("glazing_hammer", "flux_brush", "flux_remover")

Uses = Callable[[Table, YourTurn, str | None], Iterator[Command]]

_TAKES = {die: tuple(Take(die, cell) for cell in CELLS) for die in DICE}


def takes(state: Table, seat: int) -> list[Offer]:
    dice = openings_of(state.windows[seat]).of_each(dict.fromkeys(state.pool))
    return [_TAKES[die][number] for die, mask in dice for number in numbers_in(mask)]


@rules.offer(YourTurn)
def offers(state: Table, question: YourTurn, seat: int) -> list[Offer]:
    found = [] if state.drafted else takes(state, seat)
    if not state.tooled:
        for tool in state.tools:
            if usable(state, question, tool):
                found += tool_offers(state, question, tool)
    found.append(Pass())
    return found


def tool_offers(state: Table, question: YourTurn, tool: str) -> Iterator[Offer]:
    """One form for each shape of command the tool takes, if there is a legal use of that shape."""
    for family, each in _USES[tool]:
        if next(_paid(state, question, tool, each), None) is not None:
            yield _form(state, question, tool, family, each)
    if state.options.allow_noop_tools:
        yield from noops(state, question, tool)


def _form(state: Table, question: YourTurn, tool: str, family: type[Command], each: Uses) -> Form:
    def examples() -> tuple[Command, ...]:
        """Three, apart from each other in the list, so that they show different dice."""
        found = list(islice(_paid(state, question, tool, each), 60))
        return tuple(dict.fromkeys((found[0], found[len(found) // 2], found[-1])))

    def fill(luck: Luck) -> Command:
        if family is MoveTwo and state.options.two_dice_moves == "sequential":
            return _any_two_moves(state, question, tool, luck)
        return pick(luck, list(_paid(state, question, tool, each)), "fill")

    return Form(family, examples, fill)


def _any_two_moves(state: Table, question: YourTurn, tool: str, luck: Luck) -> Command:
    """A random pair of moves without listing the thousands there can be."""
    window, colours = state.windows[question.seat], movable(state, tool)
    for first in shuffled(luck, single_moves(state, window, tool, colours), "fill"):
        seconds = list(second_moves(state, window, tool, colours, first))
        if seconds:
            second = pick(luck, seconds, "fill")
            pay = pick(luck, payments(state, question.seat, tool), "fill")
            return MoveTwo(tool, first[0], first[1], second[0], second[1], pay)
    raise AssertionError("a form without a member")


def _paid(state: Table, question: YourTurn, tool: str, each: Uses) -> Iterator[Command]:
    for pay in payments(state, question.seat, tool):
        yield from each(state, question, pay)


def uses(state: Table, question: YourTurn, tool: str) -> Iterator[Command]:
    """All legal uses of a tool here, one after the other."""
    if usable(state, question, tool):
        for _, each in _USES[tool]:
            yield from _paid(state, question, tool, each)


def noops(state: Table, question: YourTurn, tool: str) -> Iterator[Command]:
    if tool not in WITHOUT_NOOP:
        for pay in payments(state, question.seat, tool):
            if tool != "running_pliers" or state.options.running_pliers_extra == "draft_only":
                yield Use(tool, pay)


def can_act(state: Table, question: YourTurn) -> bool:
    """Is there anything but passing?"""
    if not state.drafted and openings_of(state.windows[question.seat]).of_each(state.pool):
        return True
    if state.tooled:
        return False
    return any(next(tool_offers(state, question, t), None) for t in state.tools if usable(state, question, t))


def pool_after(state: Table, pay: str | None) -> tuple[str, ...]:
    """The different dice left to draft once the paying one is gone."""
    dice = list(state.pool)
    if pay is not None:
        dice.remove(pay)
    return tuple(dict.fromkeys(dice))


def changed_values(tool: str, die: str) -> tuple[tuple[str, str], ...]:
    """What tools 1 and 10 can make of a die: (way, new die)."""
    value = int(die[1])
    if tool == "grinding_stone":
        return (("over", f"{die[0]}{7 - value}"),)
    ways = (("up", value + 1), ("down", value - 1))
    return tuple((way, f"{die[0]}{new}") for way, new in ways if 1 <= new <= 6)


def back_to_pool(state: Table) -> bool:
    return state.options.deterministic_tool_failure == "return_changed"


def _cells(state: Table, seat: int, die: str, mode: str = PLAIN) -> Iterator[str | None]:
    """Where a changed die can go; None is the pool, where the options allow it."""
    window = state.windows[seat]
    mask = openings_of(window).of(die) if mode == PLAIN else places(window, die, mode)
    if not mask and mode == PLAIN and back_to_pool(state):
        yield None
    for number in numbers_in(mask):
        yield CELLS[number]


def _pinches(state: Table, question: YourTurn, pay: str | None) -> Iterator[Command]:
    for die in pool_after(state, pay):
        for way, new in changed_values("grozing_pliers", die):
            for cell in _cells(state, question.seat, new):
                yield Pinch(die, way, cell, pay)


def _grinds(state: Table, question: YourTurn, pay: str | None) -> Iterator[Command]:
    for die in pool_after(state, pay):
        for _, new in changed_values("grinding_stone", die):
            for cell in _cells(state, question.seat, new):
                yield UseOn("grinding_stone", die, cell, pay)


def straightedge_mode(state: Table) -> str:
    return APART if state.options.straightedge == "strict" else LOOSE


def _straightedges(state: Table, question: YourTurn, pay: str | None) -> Iterator[Command]:
    for die in pool_after(state, pay):
        for cell in _cells(state, question.seat, die, straightedge_mode(state)):
            yield UseOn("cork_backed_straightedge", die, cell, pay)


def _pliers(state: Table, question: YourTurn, pay: str | None) -> Iterator[Command]:
    if state.options.running_pliers_extra == "full_turn":
        return
    for die in pool_after(state, pay):
        for number in numbers_in(openings_of(state.windows[question.seat]).of(die)):
            yield UseOn("running_pliers", die, CELLS[number], pay)


def _whole_turn(state: Table, question: YourTurn, pay: str | None) -> Iterator[Command]:
    if state.options.running_pliers_extra == "full_turn":
        yield Use("running_pliers", pay)


def _swaps(state: Table, question: YourTurn, pay: str | None) -> Iterator[Command]:
    for number, dice in enumerate(state.track, 1):
        for other in dict.fromkeys(dice):
            for cell in _cells(state, question.seat, other):
                for die in pool_after(state, pay):
                    yield Swap(die, other, number, cell, pay)


def _risks(tool: str) -> Uses:
    return lambda state, question, pay: (Risk(tool, die, pay) for die in pool_after(state, pay))


def _hammer(state: Table, question: YourTurn, pay: str | None) -> Iterator[Command]:
    if pool_after(state, pay):
        yield Use("glazing_hammer", pay)


def _single(tool: str) -> Uses:
    def each(state: Table, question: YourTurn, pay: str | None) -> Iterator[Command]:
        window = state.windows[question.seat]
        for source, target, _ in single_moves(state, window, tool, movable(state, tool)):
            yield Move(tool, source, target, pay)

    return each


def _double(tool: str) -> Uses:
    def each(state: Table, question: YourTurn, pay: str | None) -> Iterator[Command]:
        window = state.windows[question.seat]
        for first, second in two_moves(state, window, tool, movable(state, tool)):
            yield MoveTwo(tool, first[0], first[1], second[0], second[1], pay)

    return each


_USES: dict[str, tuple[tuple[type[Command], Uses], ...]] = {
    "grozing_pliers": ((Pinch, _pinches),),
    "eglomise_brush": ((Move, _single("eglomise_brush")),),
    "copper_foil_burnisher": ((Move, _single("copper_foil_burnisher")),),
    "lathekin": ((MoveTwo, _double("lathekin")),),
    "lens_cutter": ((Swap, _swaps),),
    "flux_brush": ((Risk, _risks("flux_brush")),),
    "glazing_hammer": ((Use, _hammer),),
    "running_pliers": ((UseOn, _pliers), (Use, _whole_turn)),
    "cork_backed_straightedge": ((UseOn, _straightedges),),
    "grinding_stone": ((UseOn, _grinds),),
    "flux_remover": ((Risk, _risks("flux_remover")),),
    "tap_wheel": ((Move, _single("tap_wheel")), (MoveTwo, _double("tap_wheel"))),
}
assert _USES.keys() == TOOLS.keys()
