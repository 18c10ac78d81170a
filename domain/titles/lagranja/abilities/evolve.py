"""What facts of helpers and roof tiles change. No rule is asked here."""

from __future__ import annotations

import msgspec

from domain.titles.lagranja.abilities.facts import (
    DiceRerolled,
    GoodsBrought,
    HelperUsed,
    HelperWorked,
    ReservationEnded,
    RoofTurnedUp,
    RoofUsed,
    SpaceReserved,
)
from domain.titles.lagranja.evolve.farm import changed, plus, without
from domain.titles.lagranja.parts import AT
from domain.titles.lagranja.table import NOBODY, Table, rules

replace = msgspec.structs.replace


@rules.evolves(HelperUsed)
def helper_used(state: Table, fact: HelperUsed) -> Table:
    farm = state.farms[fact.seat]
    if fact.for_good:
        return changed(state, fact.seat, spent=(*farm.spent, fact.card))
    return changed(state, fact.seat, used=(*farm.used, fact.card))


@rules.evolves(HelperWorked)
def helper_worked(state: Table, fact: HelperWorked) -> Table:
    return state


@rules.evolves(RoofUsed)
def roof_used(state: Table, fact: RoofUsed) -> Table:
    return changed(state, fact.seat, spent=(*state.farms[fact.seat].spent, fact.tile))


@rules.evolves(RoofTurnedUp)
def roof_turned_up(state: Table, fact: RoofTurnedUp) -> Table:
    return changed(state, fact.seat, spent=without(state.farms[fact.seat].spent, fact.tile))


@rules.evolves(GoodsBrought)
def goods_brought(state: Table, fact: GoodsBrought) -> Table:
    farm, n = state.farms[fact.seat], len(fact.fields)
    if fact.to_store:
        grown = tuple(field for field in farm.grown if field not in fact.fields)
        return changed(state, fact.seat, grown=grown, store=plus(farm.store, AT[fact.crop], n))
    grown = (*farm.grown, *fact.fields)
    return changed(state, fact.seat, grown=grown, store=plus(farm.store, AT[fact.crop], -n))


@rules.evolves(DiceRerolled)
def dice_rerolled(state: Table, fact: DiceRerolled) -> Table:
    dice = list(state.board_dice)
    for value in fact.old:
        dice.remove(value)
    return replace(state, board_dice=tuple(sorted((*dice, *fact.new))))


@rules.evolves(SpaceReserved)
def space_reserved(state: Table, fact: SpaceReserved) -> Table:
    return replace(state, reserved=fact.space, reserved_by=fact.seat)


@rules.evolves(ReservationEnded)
def reservation_ended(state: Table, fact: ReservationEnded) -> Table:
    return replace(state, reserved=0, reserved_by=NOBODY)
