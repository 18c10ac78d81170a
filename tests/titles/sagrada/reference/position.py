"""A position as it lies on the table, in plain lists and dicts."""

from __future__ import annotations

from dataclasses import dataclass, field

from domain.titles.sagrada.cards import PATTERNS
from domain.titles.sagrada.options import Options
from domain.titles.sagrada.questions import ChooseWindow, PlaceDrawn, PlaceRolled, YourTurn
from domain.titles.sagrada.table import Table
from tests.titles.sagrada.reference.placing import CELLS, Window, name_of

COLOURS = "RGBYP"
BLANK = (".....",) * 4


@dataclass
class Position:
    options: Options
    seats: int
    waits: tuple[
        object, ...
    ]  # ("windows",), ("turn", seat, half), ("rolled", seat, die), ("drawn", seat, colour), ("over",)
    offered: list[tuple[str, ...]]  # window cards in hand
    chosen: dict[int, str]  # windows, while not all have chosen
    spare: list[tuple[str, ...]]
    windows: list[Window]
    printed: list[tuple[str, ...]]  # what the cells of each window demand
    favour: list[int]
    private: list[tuple[str, ...]]
    public: tuple[str, ...]
    tools: tuple[str, ...]
    tokens: list[int]
    bag: dict[str, int]
    pool: list[str]
    track: list[list[str]]
    paid: list[str]
    round: int
    start: int
    to_come: list[tuple[int, int]]  # turns of this round: seat and half
    drafted: bool
    tooled: bool
    hurried: set[int] = field(default_factory=set)  # who used Running Pliers in this round

    @property
    def solo(self) -> bool:
        return self.seats == 1


def read(state: Table) -> Position:
    waits = waiting(state)
    return Position(
        options=state.options,
        seats=state.seats,
        waits=waits,
        offered=list(state.offered),
        chosen={seat: answer.window for seat, answer in state.sealed},
        spare=list(state.spare),
        windows=[dice_of(window) for window in state.windows],
        printed=[PATTERNS[window.pattern].rows if window.pattern else BLANK for window in state.windows],
        favour=list(state.favour),
        private=list(state.private),
        public=state.public,
        tools=state.tools,
        tokens=list(state.tokens),
        bag=dict(zip(COLOURS, state.bag, strict=True)),
        pool=sorted(state.pool),
        track=[sorted(space) for space in state.track],
        paid=sorted(state.paid),
        round=state.round,
        start=state.start,
        to_come=turns_to_come(state),
        drafted=state.drafted if waits[0] != "over" else False,
        tooled=state.tooled if waits[0] != "over" else False,
        hurried=set(state.skipped) if waits[0] != "over" else set(),
    )


def waiting(state: Table) -> tuple[object, ...]:
    if state.result is not None:
        assert not state.pending
        return ("over",)
    (question,) = state.pending[-1:]
    assert isinstance(question, PlaceDrawn) or not state.held
    match question:
        case ChooseWindow():
            return ("windows",)
        case YourTurn(seat=seat, half=half):
            return ("turn", seat, half)
        case PlaceRolled(seat=seat, die=die):
            return ("rolled", seat, die)
        case PlaceDrawn(seat=seat, colour=colour):
            assert state.held == colour
            return ("drawn", seat, colour)
    raise AssertionError(f"unknown question {question}")


def dice_of(window: object) -> Window:
    lying = {cell: window.die_at(name_of(cell)) for cell in CELLS}  # type: ignore[attr-defined]
    return {cell: die for cell, die in lying.items() if die}


def turns_to_come(state: Table) -> list[tuple[int, int]]:
    """Whoever has two turns left has the first one first; a skipped second turn does not come."""
    left = list(state.turns)
    turns = [(seat, 1 if seat in left[n + 1 :] else 2) for n, seat in enumerate(left)]
    return [turn for turn in turns if turn[0] not in state.skipped]
