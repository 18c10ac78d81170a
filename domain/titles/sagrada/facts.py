"""What happens at the table, as it is stored."""

from __future__ import annotations

from typing import ClassVar

from domain.kernel.shapes import Asked, Fact, Finished, Sealed, Settled, Unsealed
from domain.titles.sagrada.commands import Choose
from domain.titles.sagrada.questions import Pending


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


Facts = (
    Asked[Pending]
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
