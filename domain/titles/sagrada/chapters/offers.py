"""What a seat can do in its turn: drafts, and the uses of each tool on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from domain.kernel.families import DO, Family, Held, Offer
from domain.kernel.luck import Luck
from domain.kernel.shapes import Command
from domain.titles.sagrada.chapters.timing import payments, usable
from domain.titles.sagrada.chapters.uses import FIRST, SHAPES, Shape
from domain.titles.sagrada.commands import MoveTwo, Pass, Take, Use
from domain.titles.sagrada.parts import CELLS, DICE, LANES_OF, Window
from domain.titles.sagrada.questions import YourTurn
from domain.titles.sagrada.table import Table, rules

# tools that need no choice or always have an effect
WITHOUT_NOOP = ("glazing_hammer", "flux_brush", "flux_remover")

_PASS = Pass()
_BEGINNINGS = (60, 60, 60, 60)  # 60 can be shared out among most small numbers of things without a rest


Drafts = list[tuple[Offer, ...]]


def _drafts(die: str, cells: Sequence[str]) -> Drafts:
    """The drafts of this die to some of these cells, by the bits of those it can go to."""
    drafts = [Take(die, cell) for cell in cells]
    return [tuple([draft for n, draft in enumerate(drafts) if mask >> n & 1]) for mask in range(1 << len(cells))]


_DRAFTS: dict[str, tuple[int, int, Drafts, Drafts, Drafts]] = {
    die: (*LANES_OF[die], _drafts(die, CELLS[:7]), _drafts(die, CELLS[7:14]), _drafts(die, CELLS[14:])) for die in DICE
}


def takes(window: Window, pool: tuple[str, ...]) -> list[Offer]:
    """Every plain draft. As `Openings.of` for each die, in one loop: this is most of what is offered in a game."""
    free, lanes, last = window.free, window.lanes, ""
    found: list[Offer] = []
    for die in pool:
        if die != last:
            last = die
            colour, value, first, second, third = _DRAFTS[die]
            if mask := free & lanes[colour] & lanes[value]:
                found += first[mask & 127]
                found += second[mask >> 7 & 127]
                found += third[mask >> 14]
    return found


# A turn is looked at twice: is there anything to do in it, and then what is it? So what was found last is kept.
_LAST: list[tuple[Table | None, list[Offer]]] = [(None, [])]


@rules.offer(YourTurn)
def offers(state: Table, question: YourTurn, seat: int) -> list[Offer]:
    last, found = _LAST[0]
    return found if last is state else _found(state, question, seat)


def _found(state: Table, question: YourTurn, seat: int) -> list[Offer]:
    """Drafts, a form for each shape of command that a tool takes and has a legal use for, and passing."""
    found = [] if state.drafted else takes(state.windows[seat], state.pool)
    for tool in usable(state, question):
        for shape in SHAPES[tool]:
            if shape.any(state, seat, state.pool) if state.seats > 1 else shape.any_paid(state, seat):
                found.append(ToolUses(state, seat, shape))
        if state.options.allow_noop_tools:
            found += noops(state, tool)
    found.append(_PASS)
    _LAST[0] = state, found
    return found


def can_act(state: Table, question: YourTurn) -> bool:
    """Is there anything but passing?"""
    return len(_found(state, question, question.seat)) > 1


class ToolUses(Family):
    """The uses of a tool here that have one shape; they are listed when they are wanted and not before."""

    __slots__ = ("_seat", "_shape", "_state")

    def __init__(self, state: Table, seat: int, shape: Shape) -> None:
        self.command = shape.command
        self.looked = 4000
        self._state, self._seat, self._shape = state, seat, shape

    @property
    def examples(self) -> tuple[Command, ...]:
        """Three, apart from each other in the list, so that they show different dice."""
        found = list(islice(self._shape.uses(self._state, self._seat), 60))
        return tuple(dict.fromkeys((found[0], found[len(found) // 2], found[-1])))

    def fill(self, luck: Luck) -> Command:
        a, b, c, d = luck.below_each(_BEGINNINGS, "fill")
        return next(self._shape.uses(self._state, self._seat, (a, b, c, d)))

    def holding(self, held: Held) -> Iterator[Command]:
        """Moves are the same whichever die pays: one of them stands for all until the die is picked."""
        wanted = [(slot, value[0]) for slot, value in held.items() if slot != DO]
        if any(len(value) > 1 for value in held.values()) or any(slot not in self._slots for slot, _ in wanted):
            return
        pays = [pay for pay in payments(self._state, self._shape.tool) if held.get("pay", (pay,)) == (pay,)]
        for n, pay in enumerate(pays):
            each = self._shape.each(self._state, self._seat, pay, FIRST)
            fitting = (use for use in each if all(getattr(use, slot) == value for slot, value in wanted))
            yield from islice(fitting, 1) if n and self.command is MoveTwo else fitting

    def values(self) -> dict[str, Iterable[Any]]:
        on_track = [(number, die) for number, dice in enumerate(self._state.track, 1) for die in dice]
        dice, others = dict.fromkeys(self._state.pool), dict.fromkeys(die for _, die in on_track)
        rounds = dict.fromkeys(number for number, _ in on_track)
        kinds: dict[str, Iterable[Any]] = {
            "die": dice,
            "pay": dice,
            "other": others,
            "round": rounds,
            "tool": (self._shape.tool,),
        }
        return {slot: kinds.get(slot, ("up", "down") if slot == "way" else CELLS) for slot in self._slots}

    @property
    def _slots(self) -> tuple[str, ...]:
        return self.command.__struct_fields__


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
