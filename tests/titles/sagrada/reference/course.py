"""What a command leads to. Luck is not judged here: what was rolled and drawn is read from the facts of the title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from copy import deepcopy

from domain.kernel.shapes import Command, Fact
from domain.titles.sagrada.cards import PATTERNS, WINDOW_CARDS
from domain.titles.sagrada.commands import (
    Choose,
    Leave,
    Move,
    MoveTwo,
    Pass,
    Pinch,
    Place,
    PlaceAs,
    Risk,
    Swap,
    Take,
    Use,
    UseOn,
)
from domain.titles.sagrada.facts import DieChanged, DieExchanged, PoolRolled, RoundBegan
from tests.titles.sagrada.reference.legal import legal, price
from tests.titles.sagrada.reference.placing import cell_of, open_to
from tests.titles.sagrada.reference.position import Position
from tests.titles.sagrada.reference.tools import Choice, may_be_void

DICE_IN_A_ROUND = {1: 4, 2: 5, 3: 7, 4: 9}


class Chance:
    """What luck brought, in its order."""

    def __init__(self, facts: Iterable[Fact]) -> None:
        self.left: list[tuple[str, tuple[str, ...]]] = []
        for fact in facts:
            match fact:
                case RoundBegan(dice=dice):
                    self.left.append(("drawn and rolled", dice))
                case PoolRolled(dice=dice):
                    self.left.append(("pool rolled", dice))
                case DieChanged(rolled=True, new=die):
                    self.left.append(("die rolled", (die,)))
                case DieExchanged(colour=colour):
                    self.left.append(("die drawn", (colour,)))

    def next(self, wanted: str) -> tuple[str, ...]:
        assert self.left, f"nothing was {wanted}"
        what, dice = self.left.pop(0)
        assert what == wanted, f"{what}, not {wanted}"
        assert all(die[1:] in ("123456" if what != "die drawn" else "") for die in dice), dice
        return dice


def after(before: Position, seat: int, command: Command, chance: Chance) -> Position:
    p = deepcopy(before)
    match p.waits:
        case ("windows",):
            assert isinstance(command, Choose)
            choose(p, seat, command, chance)
        case ("turn", _, int(half)):
            act(p, seat, half, command, chance)
        case _:
            end_risk(p, seat, command)
            p.drafted = p.tooled = True
            go_on(p, seat, turn_half(p, seat), chance)
    assert not chance.left, f"more luck than the rules ask for: {chance.left}"
    return p


def turn_half(p: Position, seat: int) -> int:
    return 1 if (seat, 2) in p.to_come else 2


# preparation


def choose(p: Position, seat: int, command: Choose, chance: Chance) -> None:
    p.chosen[seat] = command.window
    if len(p.chosen) < p.seats:
        return
    for each, pattern in p.chosen.items():
        p.printed[each] = PATTERNS[pattern].rows
        p.favour[each] = 0 if p.solo else PATTERNS[pattern].difficulty
        p.spare[each] = tuple(card for card in p.offered[each] if pattern not in WINDOW_CARDS[card])
        p.offered[each] = ()
    p.chosen = {}
    begin_round(p, chance)
    next_turn(p, chance)


# rounds and turns


def begin_round(p: Position, chance: Chance) -> None:
    p.round += 1
    p.hurried = set()
    dice = chance.next("drawn and rolled")
    assert len(dice) == DICE_IN_A_ROUND[p.seats]
    for die in dice:
        p.bag[die[0]] -= 1
        assert p.bag[die[0]] >= 0, f"no such die in the bag: {die}"
    p.pool = sorted(dice)
    there = [(p.start + n) % p.seats for n in range(p.seats)]
    p.to_come = [(seat, 1) for seat in there] + [(seat, 2) for seat in reversed(there)]


def next_turn(p: Position, chance: Chance) -> None:
    p.drafted = p.tooled = False
    if not p.to_come:
        end_round(p, chance)
        return
    seat, half = p.to_come.pop(0)
    p.waits = ("turn", seat, half)
    go_on(p, seat, half, chance)


def go_on(p: Position, seat: int, half: int, chance: Chance) -> None:
    """The turn goes on as long as there is something to do besides passing."""
    p.waits = ("turn", seat, half)
    if all(isinstance(command, Pass) for command in legal(p, seat)):
        next_turn(p, chance)


def end_round(p: Position, chance: Chance) -> None:
    p.track.append(sorted(p.pool))
    p.pool = []
    if p.round == 10:
        p.waits = ("over",)
        p.hurried = set()
        return
    p.start = (p.start + 1) % p.seats
    begin_round(p, chance)
    next_turn(p, chance)


# a turn


def act(p: Position, seat: int, half: int, command: Command, chance: Chance) -> None:
    match command:
        case Pass():
            next_turn(p, chance)
            return
        case Take(die=die, cell=cell):
            p.pool.remove(die)
            put(p, seat, die, cell)
            p.drafted = True
        case _:
            use_tool(p, seat, half, command, chance)
            return
    go_on(p, seat, half, chance)


def put(p: Position, seat: int, die: str, cell: str) -> None:
    assert cell_of(cell) not in p.windows[seat]
    p.windows[seat][cell_of(cell)] = die


def use_tool(p: Position, seat: int, half: int, command: Command, chance: Chance) -> None:
    tool = {Pinch: "grozing_pliers", Swap: "lens_cutter"}.get(type(command)) or command.tool  # type: ignore[attr-defined]
    payment: str | None = command.pay  # type: ignore[attr-defined]
    void = isinstance(command, Use) and may_be_void(Choice(p, seat, half, tool, payment))
    pay(p, seat, tool, payment)
    p.tooled = True
    if void:
        go_on(p, seat, half, chance)
    elif tool == "running_pliers":
        hurry(p, seat, command, chance)
    elif isinstance(command, Risk):
        risk(p, seat, half, command, chance)
    else:
        carry_out(p, seat, command, chance)
        go_on(p, seat, half, chance)


def pay(p: Position, seat: int, tool: str, payment: str | None) -> None:
    at = p.tools.index(tool)
    if payment is None:
        p.favour[seat] -= price(p, tool)
        p.tokens[at] += price(p, tool)
        assert p.favour[seat] >= 0
    else:
        p.pool.remove(payment)
        p.paid = sorted([*p.paid, payment])
        p.tokens[at] = 1


def carry_out(p: Position, seat: int, command: Command, chance: Chance) -> None:
    window = p.windows[seat]
    match command:
        case Pinch(die=die, way=way, cell=cell):
            draft(p, seat, die, f"{die[0]}{int(die[1]) + (1 if way == 'up' else -1)}", cell)
        case UseOn(tool="grinding_stone", die=die, cell=cell):
            draft(p, seat, die, f"{die[0]}{7 - int(die[1])}", cell)
        case UseOn(die=die, cell=cell):
            draft(p, seat, die, die, cell)
        case Swap(die=die, other=other, round=round, cell=cell):
            space = p.track[round - 1]
            space.remove(other)
            p.track[round - 1] = sorted([*space, die])
            draft(p, seat, die, other, cell)
        case Move(source=source, target=target):
            put(p, seat, window.pop(cell_of(source)), target)
        case MoveTwo() if p.options.two_dice_moves == "simultaneous":
            one, two = window.pop(cell_of(command.source)), window.pop(cell_of(command.source2))
            put(p, seat, one, command.target)
            put(p, seat, two, command.target2)
        case MoveTwo():
            put(p, seat, window.pop(cell_of(command.source)), command.target)
            put(p, seat, window.pop(cell_of(command.source2)), command.target2)
        case Use(tool="glazing_hammer"):
            rolled = chance.next("pool rolled")
            assert Counter(die[0] for die in rolled) == Counter(die[0] for die in p.pool)
            p.pool = sorted(rolled)
        case _:
            raise AssertionError(f"no such use: {command}")


def draft(p: Position, seat: int, die: str, changed: str, cell: str | None) -> None:
    """Taken, changed and placed; or back in the pool as it is now."""
    p.pool.remove(die)
    if cell is None:
        p.pool = sorted([*p.pool, changed])
    else:
        put(p, seat, changed, cell)
    p.drafted = True


def hurry(p: Position, seat: int, command: Command, chance: Chance) -> None:
    """Running Pliers: the second turn is skipped for one more die now, or comes now."""
    p.hurried.add(seat)
    p.to_come.remove((seat, 2))
    if isinstance(command, UseOn):
        p.pool.remove(command.die)
        put(p, seat, command.die, str(command.cell))
        next_turn(p, chance)
    else:
        p.drafted = p.tooled = False
        go_on(p, seat, 2, chance)


# tools with luck


def risk(p: Position, seat: int, half: int, command: Risk, chance: Chance) -> None:
    p.pool.remove(command.die)
    if command.tool == "flux_brush":
        (die,) = chance.next("die rolled")
        assert die[0] == command.die[0]
        p.pool = sorted([*p.pool, die])
        if p.options.flux_brush_return == "free" or open_to(p.windows[seat], p.printed[seat], die):
            p.waits = ("rolled", seat, die)
        else:
            p.drafted = True
            go_on(p, seat, half, chance)
    else:
        p.bag[command.die[0]] += 1
        (colour,) = chance.next("die drawn")
        p.bag[colour] -= 1
        assert p.bag[colour] >= 0
        p.waits = ("drawn", seat, colour)


def end_risk(p: Position, seat: int, command: Command) -> None:
    match p.waits, command:
        case ("rolled", _, str(die)), Place(cell=cell):
            p.pool.remove(die)
            put(p, seat, die, cell)
        case ("rolled", _, _), Leave(value=None):
            pass
        case ("drawn", _, colour), PlaceAs(value=value, cell=cell):
            put(p, seat, f"{colour}{value}", cell)
        case ("drawn", _, colour), Leave(value=int(value)):
            p.pool = sorted([*p.pool, f"{colour}{value}"])
        case _:
            raise AssertionError(f"no answer to {p.waits}: {command}")
