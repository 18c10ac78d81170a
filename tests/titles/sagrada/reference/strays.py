"""Things to try: commands that somebody might say, and tables such as no game may ever bring about."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from domain.kernel.shapes import Command
from domain.titles.sagrada import commands as said
from domain.titles.sagrada.cards import PATTERNS, TOOLS, WINDOW_CARDS
from domain.titles.sagrada.options import Options
from domain.titles.sagrada.questions import YourTurn
from domain.titles.sagrada.table import Table
from domain.titles.sagrada.words import language
from tests.titles.sagrada.board import window
from tests.titles.sagrada.reference.placing import CELLS, Window, beside, name_of
from tests.titles.sagrada.reference.position import COLOURS, read
from tests.titles.sagrada.reference.scoring import score

ANY_DIE = [f"{colour}{value}" for colour in COLOURS for value in range(1, 7)]
ANY_CELL = [name_of(cell) for cell in CELLS]
ANY_WINDOW = [side for sides in WINDOW_CARDS.values() for side in sides]
MAY_BE_LEFT_OUT = {"cell": (said.UseOn, said.Pinch, said.Swap), "value": (said.Leave,)}


class Strays:
    """Commands whose values are of the right kind, whatever the rules say to them."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def any(self, state: Table) -> Command:
        shape = self.chance.choice(get_args(said.Commands))
        names = [field.name for field in msgspec.structs.fields(shape)]
        return shape(**{name: self._value(shape, name, state) for name in names})  # type: ignore[no-any-return]

    def near(self, command: Command, state: Table) -> Command:
        """The same command with one thing said otherwise."""
        names = [field.name for field in msgspec.structs.fields(type(command))]
        if not names:
            return self.any(state)
        name = self.chance.choice(names)
        if self.chance.random() < 0.3 and (twice := self._one_die_twice(command)):
            return twice
        return msgspec.structs.replace(command, **{name: self._value(type(command), name, state)})

    def _one_die_twice(self, command: Command) -> Command | None:
        """The die that pays is drafted as well; the die that was moved is moved on."""
        if isinstance(command, said.MoveTwo):
            return msgspec.structs.replace(command, source2=command.target)
        pays = getattr(command, "pay", None)
        return msgspec.structs.replace(command, die=pays) if pays and hasattr(command, "die") else None

    def _value(self, shape: type[Command], name: str, state: Table) -> Any:
        if name in ("die", "other", "pay"):
            return self._die(state, name == "pay")
        if name == "tool":
            fitting = sorted(language.specs[shape].kinds["tool"].names)
            return self.chance.choice([tool for tool in state.tools if tool in fitting] or fitting)
        every: Sequence[Any] = {
            "window": ANY_WINDOW,
            "way": ("up", "down"),
            "round": range(1, 11),
            "value": range(1, 7),
        }.get(name, ANY_CELL)
        return self.chance.choice([*every, None] if shape in MAY_BE_LEFT_OUT.get(name, ()) else every)

    def _die(self, state: Table, pays: bool) -> str | None:
        lying = [*state.pool, *(die for space in state.track for die in space)]
        some = [self.chance.choice(ANY_DIE), *([self.chance.choice(lying)] * 3 if lying else [])]
        return self.chance.choice([*some, None, None, None] if pays else some)


def any_options(chance: random.Random) -> dict[str, Any]:
    return {field.name: chance.choice(_values(field.type)) for field in msgspec.structs.fields(Options)}


def _values(hint: Any) -> Sequence[Any]:
    inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return get_args(inner) if get_origin(inner) is Literal else {bool: (False, True), int: range(1, 6)}[inner]


def another_table(state: Table, chance: random.Random) -> Table:
    """The same turn with other windows, tools, dice and tokens: more at once than a game brings."""
    question = state.pending[-1]
    assert isinstance(question, YourTurn)
    tools = chance.sample(sorted(TOOLS), len(state.tools))
    windows = tuple(any_window(chance) for _ in range(state.seats))
    alike = chance.random() < 0.3  # for ties
    last = chance.random() < 0.2
    half = 2 if last else question.half
    hurried = half == 2 and state.options.running_pliers_extra == "full_turn" and chance.random() < 0.5
    other = msgspec.structs.replace(
        state,
        windows=windows[:1] * state.seats if alike else windows,
        favour=tuple(0 if state.solo else chance.choice([0, 1, 2, 2 if alike else 6]) for _ in range(state.seats)),
        tools=tuple(tools),
        tokens=tuple(chance.choice([0, 0, 1]) for _ in tools),
        pool=tuple(sorted(some_dice(chance, chance.randint(0, len(state.pool))))),
        track=tuple(
            tuple(sorted(some_dice(chance, chance.randint(0, 3)))) for _ in range(9 if last else state.round - 1)
        ),
        round=10 if last else state.round,
        turns=() if last else state.turns,
        bag=(0,) * 5 if last else state.bag,
        pending=(YourTurn(question.seat, half),),
        skipped=(*state.skipped, question.seat) if hurried else state.skipped,
        drafted=chance.random() < 0.3,
        tooled=chance.random() < 0.1,
    )
    return close_race(other, chance) if last and state.solo else other


def close_race(state: Table, chance: random.Random) -> Table:
    """Alone, the target is about what the window is worth."""
    target = score(read(state), 0).total + chance.choice([-1, 0, 1])
    on_track = target - sum(int(die[1]) for die in state.pool)
    if on_track < 0:
        return state
    dice = ["R6"] * (on_track // 6) + [f"R{on_track % 6}"] * (on_track % 6 > 0)
    return msgspec.structs.replace(state, track=(tuple(sorted(dice)), *[()] * 8))


def some_dice(chance: random.Random, count: int) -> list[str]:
    return [chance.choice(ANY_DIE) for _ in range(count)]


def any_window(chance: random.Random) -> Any:
    """Dice on some cells, mostly as the rules have them side by side, on a window that may demand something else."""
    careless = chance.random() < 0.2
    dice: Window = {}
    for cell in chance.sample(CELLS, chance.choice([0, 1, 2, 3, 5, 8, 12, 16, 20])):
        die = chance.choice(ANY_DIE)
        near = "".join(dice.get(other, "") for other in beside(cell))
        if careless or not (die[0] in near or die[1] in near):
            dice[cell] = die
    return window(" ".join(dice.get(cell, "..") for cell in CELLS), chance.choice(["", *PATTERNS]))
