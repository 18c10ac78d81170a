"""Craft buildings: a full row, the order in which buildings open, and the craft tokens."""

from __future__ import annotations

from domain.kernel.rules import Turn
from domain.titles.lagranja.abilities import events, firing
from domain.titles.lagranja.chapters.deliveries import deliveries
from domain.titles.lagranja.chapters.gains import choose_goods, gain_goods, gain_silver, gain_vp
from domain.titles.lagranja.facts import BuildingUnlocked, RowCompleted
from domain.titles.lagranja.parts import MERCHANT_SILVER, RESOURCES, SIESTA_VP
from domain.titles.lagranja.steps import RowFull, SiestaPoints, TokenEffect
from domain.titles.lagranja.table import Table, rules

SHOP_VP = 2
FIRST_VP = UNLOCK_VP = 1


@rules.step(RowFull)
def complete_row(turn: Turn[Table], step: RowFull) -> None:
    seat, building = step.seat, step.building
    first = building not in turn.state.completed
    shop = "village_shop" in turn.state.farms[seat].tokens
    turn.emit(RowCompleted(seat, building))
    gain_vp(turn, seat, FIRST_VP * first, "crafts")
    if first and turn.state.locked:
        turn.emit(BuildingUnlocked(seat, turn.state.locked[0]))
        gain_vp(turn, seat, UNLOCK_VP, "crafts")
    gain_vp(turn, seat, turn.state.round, "crafts")
    gain_vp(turn, seat, SHOP_VP * shop, "crafts")
    firing.fire(turn, events.CraftCompleted(seat, building))
    turn.plan(TokenEffect(seat, building))


@rules.step(TokenEffect)
def immediate_effect(turn: Turn[Table], step: TokenEffect) -> None:
    token_effect(turn, step.seat, step.building)


def token_effect(turn: Turn[Table], seat: int, building: str) -> None:
    """What a token brings once, when it is gained."""
    if building == "merchant_house":
        gain_silver(turn, seat, MERCHANT_SILVER, "the merchant house")
    elif building == "wainwright":
        turn.plan(SiestaPoints(seat))
        deliveries(turn, seat, 1)
    elif building == "village_shop":
        gain_vp(turn, seat, SHOP_VP, "crafts")
    elif building == "deli":
        gain_goods(turn, seat, ("trade_good",))
    elif building == "greengrocer":
        choose_goods(turn, seat, RESOURCES, 1)
    else:
        gain_vp(turn, seat, len(turn.state.farms[seat].barrows), "crafts")


@rules.step(SiestaPoints)
def siesta_points(turn: Turn[Table], step: SiestaPoints) -> None:
    gain_vp(turn, step.seat, SIESTA_VP[turn.state.farms[step.seat].disc], "crafts")
