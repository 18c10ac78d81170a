"""What a seat can do in its turn: drafts, and the uses of each tool on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from domain.kernel.luck import Luck, pick
from domain.kernel.rules import Form, Offer
from domain.kernel.shapes import Command
from domain.sagrada.cards import TOOLS
from domain.sagrada.commands import Move, MoveTwo, Pass, Pinch, Risk, Swap, Take, Use, UseOn
from domain.sagrada.moves import movable, single_moves, two_moves
from domain.sagrada.parts import APART, CELLS, DICE, LOOSE, PLAIN, numbers_in, places
from domain.sagrada.table import Table, YourTurn, rules
from domain.sagrada.timing import payments, too_early_or_late, unusable

Uses = Callable[[Table, YourTurn, str | None], Iterator[Command]]

_TAKES = {die: tuple(Take(die, cell) for cell in CELLS) for die in DICE}


def takes(state: Table, seat: int) -> Iterator[Take]:
    window = state.windows[seat]
    for die in dict.fromkeys(state.pool):
        each = _TAKES[die]
        for number in numbers_in(places(window, die)):
            yield each[number]


@rules.offer(YourTurn)
def offers(state: Table, question: YourTurn, seat: int) -> Iterator[Offer]:
    if not state.drafted:
        yield from takes(state, seat)
    if not state.tooled:
        for tool in state.tools:
            yield from tool_offers(state, question, tool)
    yield Pass()


def tool_offers(state: Table, question: YourTurn, tool: str) -> Iterator[Offer]:
    """One form for each shape of command the tool takes; examples of several dice rather than of one."""
    families: dict[type[Command], list[Command]] = {}
    for use in islice(uses(state, question, tool), 3):
        families.setdefault(type(use), []).append(use)
    for family, examples in families.items():
        yield Form(family, tuple(examples), _filler(state, question, tool, family))
    if state.options.allow_noop_tools and tool not in ("glazing_hammer", "flux_brush", "flux_remover"):
        yield from noops(state, question, tool)


def _filler(state: Table, question: YourTurn, tool: str, family: type[Command]) -> Callable[[Luck], Command]:
    def fill(luck: Luck) -> Command:
        return pick(luck, [use for use in uses(state, question, tool) if type(use) is family], "fill")

    return fill


def uses(state: Table, question: YourTurn, tool: str) -> Iterator[Command]:
    """All legal uses of a tool here, one after the other."""
    if unusable(state, question, tool) or too_early_or_late(state, question, tool):
        return
    for pay in payments(state, question.seat, tool):
        yield from _USES[tool](state, question, pay)


def noops(state: Table, question: YourTurn, tool: str) -> Iterator[Command]:
    if not unusable(state, question, tool) and not too_early_or_late(state, question, tool):
        for pay in payments(state, question.seat, tool):
            use = Use(tool, pay)
            if tool != "running_pliers" or state.options.running_pliers_extra == "draft_only":
                yield use


def can_act(state: Table, question: YourTurn) -> bool:
    """Is there anything but passing?"""
    if not state.drafted:
        window = state.windows[question.seat]
        if any(places(window, die) for die in state.pool):
            return True
    if state.tooled:
        return False
    return any(next(tool_offers(state, question, tool), None) is not None for tool in state.tools)


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
    mask = places(state.windows[seat], die, mode)
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
        yield Use("running_pliers", pay)
        return
    for die in pool_after(state, pay):
        for number in numbers_in(places(state.windows[question.seat], die)):
            yield UseOn("running_pliers", die, CELLS[number], pay)


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


def _moves(tool: str, single: bool, double: bool) -> Uses:
    def each(state: Table, question: YourTurn, pay: str | None) -> Iterator[Command]:
        window = state.windows[question.seat]
        allowed = movable(state, tool)
        if single:
            for source, target, _ in single_moves(state, window, tool, allowed):
                yield Move(tool, source, target, pay)
        if double:
            for first, second in two_moves(state, window, tool, allowed):
                yield MoveTwo(tool, first[0], first[1], second[0], second[1], pay)

    return each


_USES: dict[str, Uses] = {
    "grozing_pliers": _pinches,
    "eglomise_brush": _moves("eglomise_brush", True, False),
    "copper_foil_burnisher": _moves("copper_foil_burnisher", True, False),
    "lathekin": _moves("lathekin", False, True),
    "lens_cutter": _swaps,
    "flux_brush": _risks("flux_brush"),
    "glazing_hammer": _hammer,
    "running_pliers": _pliers,
    "cork_backed_straightedge": _straightedges,
    "grinding_stone": _grinds,
    "flux_remover": _risks("flux_remover"),
    "tap_wheel": _moves("tap_wheel", True, True),
}
assert _USES.keys() == TOOLS.keys()
