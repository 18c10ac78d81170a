"""What a seat can do in its turn: drafts, and the uses of each tool on the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from domain.kernel.luck import Luck
from domain.kernel.rules import Form, Offer
from domain.kernel.shapes import Command
from domain.sagrada.commands import Pass, Take, Use
from domain.sagrada.parts import CELLS, DICE, Window, numbers_in, openings
from domain.sagrada.table import Table, YourTurn, rules
from domain.sagrada.timing import payments, usable
from domain.sagrada.uses import SHAPES, Shape

# tools that need no choice or always have an effect
WITHOUT_NOOP = ("glazing_hammer", "flux_brush", "flux_remover")

_TAKES = {die: tuple(Take(die, cell) for cell in CELLS) for die in DICE}
_PASS = Pass()
_BEGINNINGS = (60, 60, 60, 60)  # 60 can be shared out among most small numbers of things without a rest


@lru_cache(maxsize=4096)
def takes(window: Window, pool: tuple[str, ...]) -> tuple[Take, ...]:
    """Every plain draft. Kept, because the end of a turn asks for it before `legal` does."""
    dice = openings(window).of_each(dict.fromkeys(pool))
    return tuple([_TAKES[die][number] for die, mask in dice for number in numbers_in(mask)])


@rules.offer(YourTurn)
def offers(state: Table, question: YourTurn, seat: int) -> list[Offer]:
    found: list[Offer] = [] if state.drafted else list(takes(state.windows[seat], state.pool))
    for tool in usable(state, question):
        found += tool_offers(state, seat, tool)
    found.append(_PASS)
    return found


def can_act(state: Table, question: YourTurn) -> bool:
    """Is there anything but passing?"""
    seat = question.seat
    if not state.drafted and takes(state.windows[seat], state.pool):
        return True
    return any(next(tool_offers(state, seat, tool), None) for tool in usable(state, question))


def tool_offers(state: Table, seat: int, tool: str) -> Iterator[Offer]:
    """One form for each shape of command the tool takes, if there is a legal use of that shape."""
    for shape in SHAPES[tool]:
        if shape.has_one(state, seat):
            yield ToolUses(state, seat, shape)
    if state.options.allow_noop_tools:
        yield from noops(state, tool)


class ToolUses(Form):
    """The uses of a tool here that have one shape; they are listed when they are wanted and not before."""

    __slots__ = ("_seat", "_shape", "_state")

    def __init__(self, state: Table, seat: int, shape: Shape) -> None:
        self.command = shape.command
        self._state, self._seat, self._shape = state, seat, shape

    @property
    def examples(self) -> tuple[Command, ...]:
        """Three, apart from each other in the list, so that they show different dice."""
        found = list(islice(self._shape.uses(self._state, self._seat), 60))
        return tuple(dict.fromkeys((found[0], found[len(found) // 2], found[-1])))

    def fill(self, luck: Luck) -> Command:
        a, b, c, d = luck.below_each(_BEGINNINGS, "fill")
        return next(self._shape.uses(self._state, self._seat, (a, b, c, d)))


def uses(state: Table, question: YourTurn, tool: str) -> Iterator[Command]:
    """All legal uses of a tool here, one after the other."""
    if tool in usable(state, question):
        for shape in SHAPES[tool]:
            yield from shape.uses(state, question.seat)


def noops(state: Table, tool: str) -> Iterator[Command]:
    if tool not in WITHOUT_NOOP:
        for pay in payments(state, tool):
            if tool != "running_pliers" or state.options.running_pliers_extra == "draft_only":
                yield Use(tool, pay)
