"""What helpers and roof tiles may wait for, with what there is to know about it. The tag is the word of the trigger."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from domain.titles.lagranja.abilities.vocabulary import Trigger


class Event(Struct, frozen=True, gc=False):
    """Kept in steps until everybody concerned has been served."""


class CardPlayed(Event, frozen=True, gc=False, tag="card_played"):
    seat: int
    slot: str
    card: str


class Refill(Event, frozen=True, gc=False, tag="refill"):
    seat: int


class Income(Event, frozen=True, gc=False, tag="income"):
    seat: int


class RoofBought(Event, frozen=True, gc=False, tag="roof_bought"):
    seat: int
    tile: str
    space: int


class DiceRolled(Event, frozen=True, gc=False, tag="dice_rolled"):
    pass


class DieTaken(Event, frozen=True, gc=False, tag="die_taken"):
    """`die` is the printed value, `value` what it counts for its owner so far."""

    seat: int
    dice: str
    die: int
    value: int


class RevenueUsed(Event, frozen=True, gc=False, tag="revenue_used"):
    seat: int
    dice: str
    value: int
    space: int
    options: tuple[str, ...]


class OrderSet(Event, frozen=True, gc=False, tag="order_set"):
    pass


class BarrowCompleted(Event, frozen=True, gc=False, tag="barrow_completed"):
    seat: int
    card: str


class CraftCompleted(Event, frozen=True, gc=False, tag="craft_completed"):
    seat: int
    building: str


class MarkersLost(Event, frozen=True, gc=False, tag="marker_lost"):
    """`seat` has lost `count` markers by one placing."""

    seat: int
    by: int
    count: int


class Scoring(Event, frozen=True, gc=False, tag="scoring"):
    pass


class GameEnd(Event, frozen=True, gc=False, tag="game_end"):
    pass


AnyEvent = (
    CardPlayed | Refill | Income | RoofBought | DiceRolled | DieTaken | RevenueUsed | OrderSet | BarrowCompleted
    | CraftCompleted | MarkersLost | Scoring | GameEnd
)  # fmt: skip


def trigger_of(event: AnyEvent) -> Trigger:
    return cast(Trigger, type(event).__struct_config__.tag)
