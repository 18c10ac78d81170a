"""Tables written as text, and what is said at them: the words in which the rule tests are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from domain.kernel.luck import Luck, Rigged
from domain.kernel.shapes import Fact, Refused
from domain.titles.sagrada.cards import PRIVATE
from domain.titles.sagrada.chapters.offers import uses
from domain.titles.sagrada.parts import CELLS, EMPTY, Window, die_on, with_die
from domain.titles.sagrada.questions import YourTurn
from domain.titles.sagrada.setup import initial
from domain.titles.sagrada.table import Table
from domain.titles.sagrada.title import sagrada


def window(dice: str = "", pattern: str = "") -> Window:
    """Dice row by row, `..` for an open cell; what is left out at the end is open."""
    made = EMPTY[pattern]
    for cell, die in zip(CELLS, dice.split(), strict=False):
        if die != "..":
            made = with_die(made, die, cell)
    return made


def table(
    dice: str = "",
    *,
    pool: str = "",
    tools: str = "",
    tokens: Sequence[int] = (),
    favour: Sequence[int] = (),
    track: Sequence[str] = (),
    pattern: str = "",
    half: int = 1,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> Table:
    """Seat 0 is to move in a window with these dice; the others have empty windows without any demand."""
    named = tuple(tools.split())
    queue = (*range(1, seats), *range(seats - 1, -1, -1)) if half == 1 else ()
    state = replace(
        initial(sagrada.read(options or {}), seats),
        windows=(window(dice, pattern), *[Window() for _ in range(seats - 1)]),
        private=tuple((card,) for card in list(PRIVATE)[:seats]),
        tools=named,
        tokens=tuple(tokens) or (0,) * len(named),
        favour=tuple(favour) or (3 if seats > 1 else 0,) * seats,
        pool=tuple(sorted(pool.split())),
        track=tuple(tuple(space.split()) for space in track),
        round=len(track) + 1,
        turns=queue,
        pending=(YourTurn(0, half),),
    )
    return replace(state, **more)


def solo(dice: str = "", **more: Any) -> Table:
    return table(dice, seats=1, **more)


def said(state: Table, *sentences: str, luck: Luck | None = None) -> Table:
    """What the asked seat says, one sentence after the other."""
    for sentence in sentences:
        state = told(state, sentence, luck)[1]
    return state


def told(state: Table, sentence: str, luck: Luck | None = None) -> tuple[tuple[Fact, ...], Table]:
    seat = sagrada.asked(state)[0]
    return sagrada.play(state, seat, sagrada.parse(sentence, state, seat), luck or Rigged())


def refusal(state: Table, sentence: str, seat: int | None = None) -> str:
    """The code with which it is refused."""
    seat = sagrada.asked(state)[0] if seat is None else seat
    with pytest.raises(Refused) as caught:
        sagrada.play(state, seat, sagrada.parse(sentence, state, seat), Rigged())
    assert caught.value.text
    return caught.value.code


def offered(state: Table, beginning: str = "") -> list[str]:
    """Every sentence the asked seat may say now that begins so; all uses of a tool, not only examples."""
    seat, question = sagrada.asked(state)[0], state.pending[-1]
    commands = sagrada.commands(state, seat)
    if isinstance(question, YourTurn):
        commands += [use for tool in state.tools for use in uses(state, question, tool)]
    return sorted({s for s in map(sagrada.sentence, commands) if s.startswith(beginning)})


def dice(state: Table, seat: int = 0) -> str:
    """The window of a seat, as `window` reads it, without the open cells at the end."""
    cells = [die_on(state.windows[seat], n) or ".." for n in range(20)]
    while cells and cells[-1] == "..":
        cells.pop()
    return " ".join(cells)
