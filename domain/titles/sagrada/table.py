"""The state of a game."""

from __future__ import annotations

from domain.kernel.rules import Rules
from domain.kernel.shapes import Result, State
from domain.titles.sagrada.cards import PRIVATE, PUBLIC, TOOLS, WINDOW_CARDS
from domain.titles.sagrada.commands import Choose
from domain.titles.sagrada.options import Options
from domain.titles.sagrada.parts import Window
from domain.titles.sagrada.questions import Pending

DICE_OF_A_COLOUR = 18
CARDS = tuple(sorted((*WINDOW_CARDS, *TOOLS, *PUBLIC, *PRIVATE)))
ROUNDS = 10


class Table(State, frozen=True, gc=False, kw_only=True):
    options: Options
    windows: tuple[Window, ...]
    favour: tuple[int, ...]
    private: tuple[tuple[str, ...], ...]
    offered: tuple[tuple[str, ...], ...]  # window cards in hand, before the choice
    spare: tuple[tuple[str, ...], ...]  # the window card each seat did not use; only its owner saw it
    box: tuple[str, ...]  # cards that are not in play
    tools: tuple[str, ...] = ()
    tokens: tuple[int, ...] = ()  # favour tokens on each tool; solo: 1 once it is used
    public: tuple[str, ...] = ()
    bag: tuple[int, ...] = (DICE_OF_A_COLOUR,) * 5  # dice by colour
    pool: tuple[str, ...] = ()  # in order
    track: tuple[tuple[str, ...], ...] = ()
    paid: tuple[str, ...] = ()  # solo: dice that paid for tools
    held: str = ""  # the colour of a die in hand without a value
    round: int = 0
    start: int = 0
    turns: tuple[int, ...] = ()  # of this round, still to come
    drafted: bool = False  # in this turn
    tooled: bool = False
    skipped: tuple[int, ...] = ()  # seats whose second turn of this round was skipped or moved forward
    pending: tuple[Pending, ...] = ()
    lanes: tuple[tuple[Pending, ...], ...] = ()
    sealed: tuple[tuple[int, Choose], ...] = ()
    result: Result | None = None

    @property
    def solo(self) -> bool:
        return self.seats == 1


rules: Rules[Table] = Rules()
