"""Commands, facts, events and items of helpers and roof tiles."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from domain.kernel.language import OneOf
from domain.kernel.shapes import Command, Fact, Step
from domain.lagranja.words import say

SOURCE_OF_ABILITY = OneOf(
    "helper or roof tile",
    {
        **{f"card_{n:02d}": f"card {n}" for n in range(1, 73)},
        **{f"roof_{r}_{n}": f"roof {r}-{n}" for r in range(1, 7) for n in range(1, 5)},
    },
)


@say.command("use <source>", help="use a helper or a roof tile")
class Use(Command, frozen=True, gc=False, tag="lagranja.use"):
    source: Annotated[str, SOURCE_OF_ABILITY]


class CardPlayed(Struct, frozen=True, gc=False, tag="card_played"):
    seat: int
    slot: str
    card: str


class Refill(Struct, frozen=True, gc=False, tag="refill"):
    seat: int


class Income(Struct, frozen=True, gc=False, tag="income"):
    seat: int


class RoofBought(Struct, frozen=True, gc=False, tag="roof_bought"):
    seat: int
    tile: str
    space: int


class DiceRolled(Struct, frozen=True, gc=False, tag="dice_rolled"):
    pass


class DieTaken(Struct, frozen=True, gc=False, tag="die_taken"):
    seat: int
    dice: str
    die: int
    value: int


class RevenueUsed(Struct, frozen=True, gc=False, tag="revenue_used"):
    seat: int
    dice: str
    value: int
    space: int
    options: tuple[str, ...]


class OrderSet(Struct, frozen=True, gc=False, tag="order_set"):
    pass


class BarrowCompleted(Struct, frozen=True, gc=False, tag="barrow_completed"):
    seat: int
    card: str


class CraftCompleted(Struct, frozen=True, gc=False, tag="craft_completed"):
    seat: int
    building: str


class MarkersLost(Struct, frozen=True, gc=False, tag="marker_lost"):
    seat: int
    by: int
    count: int


class Scoring(Struct, frozen=True, gc=False, tag="scoring"):
    pass


class GameEnd(Struct, frozen=True, gc=False, tag="game_end"):
    pass


AnyEvent = (
    CardPlayed
    | Refill
    | Income
    | RoofBought
    | DiceRolled
    | DieTaken
    | RevenueUsed
    | OrderSet
    | BarrowCompleted
    | CraftCompleted
    | MarkersLost
    | Scoring
    | GameEnd
)


class Fires(Step, frozen=True, gc=False, tag="lagranja.fires"):
    event: AnyEvent
    waiting: tuple[tuple[int, str], ...]


class HelperUsed(Fact, frozen=True, gc=False, tag="lagranja.helper_used"):
    seat: int
    card: str
    for_good: bool = False


FACTS = HelperUsed
ITEMS = Fires
COMMANDS = Use
