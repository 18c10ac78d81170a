"""What happens by helpers and roof tiles, as it is stored."""

from __future__ import annotations

from typing import ClassVar

from domain.kernel.shapes import Fact


class HelperUsed(Fact, frozen=True, gc=False, tag="lagranja.helper_used"):
    """Marked until the round ends, or for as long as it lies there. The name is kept for those who are told."""

    seat: int
    card: str
    name: str
    for_good: bool = False


class HelperWorked(Fact, frozen=True, gc=False, tag="lagranja.helper_worked"):
    """An ability without limit is at work; nothing is marked."""

    seat: int
    card: str
    name: str


class RoofUsed(Fact, frozen=True, gc=False, tag="lagranja.roof_used"):
    seat: int
    tile: str


class RoofTurnedUp(Fact, frozen=True, gc=False, tag="lagranja.roof_turned_up"):
    seat: int
    tile: str


class GoodsBrought(Fact, frozen=True, gc=False, tag="lagranja.goods_brought"):
    """Goods of these fields to the store, or of the store to these fields."""

    seat: int
    crop: str
    fields: tuple[str, ...]
    to_store: bool


class DiceRerolled(Fact, frozen=True, gc=False, tag="lagranja.dice_rerolled"):
    reveals: ClassVar[bool] = True
    seat: int
    old: tuple[int, ...]
    new: tuple[int, ...]


class SpaceReserved(Fact, frozen=True, gc=False, tag="lagranja.space_reserved"):
    seat: int
    card: str
    space: int


class ReservationEnded(Fact, frozen=True, gc=False, tag="lagranja.reservation_ended"):
    """The Village Elder has left, and its marker goes back."""

    seat: int


Facts = (
    HelperUsed | HelperWorked | RoofUsed | RoofTurnedUp | GoodsBrought | DiceRerolled | SpaceReserved | ReservationEnded
)
