"""The table: state, questions and facts of Sagrada."""

from __future__ import annotations

from typing import ClassVar

from domain.kernel.rules import Rules
from domain.kernel.shapes import (
    Asked,
    Fact,
    Finished,
    Question,
    Result,
    Sealed,
    SealedQuestion,
    Settled,
    State,
    Unsealed,
)
from domain.sagrada.cards import PRIVATE, PUBLIC, TOOLS, WINDOW_CARDS
from domain.sagrada.commands import Choose, Options
from domain.sagrada.parts import Window

DICE_OF_A_COLOUR = 18
CARDS = tuple(sorted((*WINDOW_CARDS, *TOOLS, *PUBLIC, *PRIVATE)))
ROUNDS = 10


# questions


class ChooseWindow(SealedQuestion, frozen=True, gc=False, tag="sagrada.choose_window"):
    pass


class YourTurn(Question, frozen=True, gc=False, tag="sagrada.your_turn"):
    half: int  # 1 on the way there, 2 on the way back


class PlaceRolled(Question, frozen=True, gc=False, tag="sagrada.place_rolled"):
    die: str  # lies in the pool with its new value


class PlaceDrawn(Question, frozen=True, gc=False, tag="sagrada.place_drawn"):
    colour: str  # of the die in hand; its value is still to be chosen


# facts


class TableLaid(Fact, frozen=True, gc=False, tag="sagrada.table_laid"):
    reveals: ClassVar[bool] = True
    tools: tuple[str, ...]
    public: tuple[str, ...]
    start: int


class ObjectivesDealt(Fact, frozen=True, gc=False, tag="sagrada.objectives_dealt"):
    seat: int
    objectives: tuple[str, ...]


class WindowCardsDealt(Fact, frozen=True, gc=False, tag="sagrada.window_cards_dealt"):
    seat: int
    cards: tuple[str, ...]


class WindowChosen(Fact, frozen=True, gc=False, tag="sagrada.window_chosen"):
    seat: int
    pattern: str


class RoundBegan(Fact, frozen=True, gc=False, tag="sagrada.round_began"):
    reveals: ClassVar[bool] = True
    round: int
    start: int
    dice: tuple[str, ...]


class TurnBegan(Fact, frozen=True, gc=False, tag="sagrada.turn_began"):
    """Asks `YourTurn` in place of the turn before: turns are most of a game, and one fact books them."""

    seat: int
    half: int


class DiePlaced(Fact, frozen=True, gc=False, tag="sagrada.die_placed"):
    seat: int
    die: str
    cell: str


class ToolUsed(Fact, frozen=True, gc=False, tag="sagrada.tool_used"):
    seat: int
    tool: str
    tokens: int = 0
    paid: str | None = None


class DieChanged(Fact, frozen=True, gc=False, tag="sagrada.die_changed"):
    seat: int
    old: str
    new: str
    rolled: bool = False


class DiceSwapped(Fact, frozen=True, gc=False, tag="sagrada.dice_swapped"):
    seat: int
    die: str
    other: str
    round: int


class DieExchanged(Fact, frozen=True, gc=False, tag="sagrada.die_exchanged"):
    reveals: ClassVar[bool] = True
    seat: int
    die: str
    colour: str


class ValueChosen(Fact, frozen=True, gc=False, tag="sagrada.value_chosen"):
    seat: int
    die: str


class DieMoved(Fact, frozen=True, gc=False, tag="sagrada.die_moved"):
    seat: int
    source: str
    target: str
    die: str


class DiceMoved(Fact, frozen=True, gc=False, tag="sagrada.dice_moved"):
    """Both lifted together, then set down (option two_dice_moves)."""

    seat: int
    moves: tuple[tuple[str, str, str], ...]  # source, target, die


class PoolRolled(Fact, frozen=True, gc=False, tag="sagrada.pool_rolled"):
    reveals: ClassVar[bool] = True
    seat: int
    dice: tuple[str, ...]


class DraftSpent(Fact, frozen=True, gc=False, tag="sagrada.draft_spent"):
    seat: int
    die: str | None = None  # what stayed in the pool


class SecondTurnSkipped(Fact, frozen=True, gc=False, tag="sagrada.second_turn_skipped"):
    seat: int


class SecondTurnMoved(Fact, frozen=True, gc=False, tag="sagrada.second_turn_moved"):
    """The second turn of the round comes now (option running_pliers_extra)."""

    seat: int


class TurnPassed(Fact, frozen=True, gc=False, tag="sagrada.turn_passed"):
    seat: int
    forced: bool = False  # there was nothing else to do


class RoundEnded(Fact, frozen=True, gc=False, tag="sagrada.round_ended"):
    round: int
    dice: tuple[str, ...]


Items = ChooseWindow | YourTurn | PlaceRolled | PlaceDrawn
Facts = (
    Asked[Items]
    | Settled
    | Sealed[Choose]
    | Unsealed[Choose]
    | Finished
    | TableLaid
    | ObjectivesDealt
    | WindowCardsDealt
    | WindowChosen
    | RoundBegan
    | TurnBegan
    | DiePlaced
    | ToolUsed
    | DieChanged
    | DiceSwapped
    | DieExchanged
    | ValueChosen
    | DieMoved
    | DiceMoved
    | PoolRolled
    | DraftSpent
    | SecondTurnSkipped
    | SecondTurnMoved
    | TurnPassed
    | RoundEnded
)


# state


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
    pending: tuple[Items, ...] = ()
    lanes: tuple[tuple[Items, ...], ...] = ()
    sealed: tuple[tuple[int, Choose], ...] = ()
    result: Result | None = None

    @property
    def solo(self) -> bool:
        return self.seats == 1


rules: Rules[Table] = Rules()


def first(options: Options, seats: int) -> Table:
    return Table(
        seats=seats,
        options=options,
        windows=(Window(),) * seats,
        favour=(0,) * seats,
        private=((),) * seats,
        offered=((),) * seats,
        spare=((),) * seats,
        box=CARDS,
    )
