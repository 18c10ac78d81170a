"""What a seat may say: every single command, spelled out."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.shapes import Command
from domain.titles.sagrada.cards import WINDOW_CARDS
from domain.titles.sagrada.commands import Choose, Leave, Pass, Place, PlaceAs, Take, Use
from tests.titles.sagrada.reference.placing import Cell, name_of, open_to
from tests.titles.sagrada.reference.position import Position
from tests.titles.sagrada.reference.tools import USES, Choice, may_be_void

# the die in the upper left corner of each tool card, from the first to the twelfth
CORNER = {
    "grozing_pliers": "P",
    "eglomise_brush": "B",
    "copper_foil_burnisher": "R",
    "lathekin": "Y",
    "lens_cutter": "G",
    "flux_brush": "P",
    "glazing_hammer": "B",
    "running_pliers": "R",
    "cork_backed_straightedge": "Y",
    "grinding_stone": "G",
    "flux_remover": "P",
    "tap_wheel": "B",
}

Uses = Iterator[Command]


def legal(p: Position, seat: int) -> Uses:
    match p.waits:
        case ("windows",):
            for card in p.offered[seat]:
                for side in WINDOW_CARDS[card]:
                    yield Choose(side)
        case ("turn", asked, int(half)) if asked == seat:
            yield Pass()
            yield from more_than_passing(p, seat, half)
        case ("rolled", asked, str(die)) if asked == seat:
            yield from with_the_rolled_die(p, seat, die)
        case ("drawn", asked, str(colour)) if asked == seat:
            yield from with_the_drawn_die(p, seat, colour)


def more_than_passing(p: Position, seat: int, half: int) -> Uses:
    """Take a die and use a tool: each once in a turn, in any order."""
    if not p.drafted:
        for die in sorted(set(p.pool)):
            for cell in cells_for(p, seat, die):
                yield Take(die, name_of(cell))
    if not p.tooled:
        for tool in p.tools:
            for pay in payments(p, seat, tool):
                choice = Choice(p, seat, half, tool, pay)
                yield from USES[tool](choice)
                if p.options.allow_noop_tools and may_be_void(choice):
                    yield Use(tool, pay)


def cells_for(p: Position, seat: int, die: str) -> list[Cell]:
    return open_to(p.windows[seat], p.printed[seat], die)


def price(p: Position, tool: str) -> int:
    return 2 if p.tokens[p.tools.index(tool)] else 1


def payments(p: Position, seat: int, tool: str) -> list[str | None]:
    """None: favour tokens. Alone: each die of the pool that can be laid on the card."""
    if not p.solo:
        return [None] if p.favour[seat] >= price(p, tool) else []
    if p.tokens[p.tools.index(tool)]:
        return []
    return [die for die in sorted(set(p.pool)) if die[0] == CORNER[tool]]


def with_the_rolled_die(p: Position, seat: int, die: str) -> Uses:
    """It is a question only where there is a choice: a die that fits nowhere goes back by itself."""
    for cell in cells_for(p, seat, die):
        yield Place(name_of(cell))
    if p.options.flux_brush_return == "free":
        yield Leave()


def with_the_drawn_die(p: Position, seat: int, colour: str) -> Uses:
    """Its value is free, so it fits if any value does."""
    fits = False
    for value in range(1, 7):
        for cell in cells_for(p, seat, f"{colour}{value}"):
            fits = True
            yield PlaceAs(value, name_of(cell))
    if not fits or p.options.flux_remover_return == "free":
        for value in range(1, 7):
            yield Leave(value)
