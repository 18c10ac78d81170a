"""What facts of helpers and roof tiles change. No rule is asked here."""

from __future__ import annotations

import msgspec

from domain.titles.lagranja.abilities import facts as f
from domain.titles.lagranja.evolve.farm import changed, plus, without
from domain.titles.lagranja.parts import AT
from domain.titles.lagranja.table import NOBODY, Table, rules

replace = msgspec.structs.replace


@rules.evolves(f.HelperUsed)
def helper_used(state: Table, fact: f.HelperUsed) -> Table:
    farm = state.farms[fact.seat]
    if fact.for_good:
        return changed(state, fact.seat, spent=(*farm.spent, fact.card))
    return changed(state, fact.seat, used=(*farm.used, fact.card))


@rules.evolves(f.HelperWorked)
def helper_worked(state: Table, fact: f.HelperWorked) -> Table:
    return state


@rules.evolves(f.RoofUsed)
def roof_used(state: Table, fact: f.RoofUsed) -> Table:
    return changed(state, fact.seat, spent=(*state.farms[fact.seat].spent, fact.tile))


@rules.evolves(f.RoofTurnedUp)
def roof_turned_up(state: Table, fact: f.RoofTurnedUp) -> Table:
    return changed(state, fact.seat, spent=without(state.farms[fact.seat].spent, fact.tile))


@rules.evolves(f.GoodsBrought)
def goods_brought(state: Table, fact: f.GoodsBrought) -> Table:
    farm, n = state.farms[fact.seat], len(fact.fields)
    if fact.to_store:
        grown = tuple(field for field in farm.grown if field not in fact.fields)
        return changed(state, fact.seat, grown=grown, store=plus(farm.store, AT[fact.crop], n))
    grown = (*farm.grown, *fact.fields)
    return changed(state, fact.seat, grown=grown, store=plus(farm.store, AT[fact.crop], -n))


@rules.evolves(f.DiceRerolled)
def dice_rerolled(state: Table, fact: f.DiceRerolled) -> Table:
    dice = list(state.board_dice)
    for value in fact.old:
        dice.remove(value)
    return replace(state, board_dice=tuple(sorted((*dice, *fact.new))))


@rules.evolves(f.SpaceReserved)
def space_reserved(state: Table, fact: f.SpaceReserved) -> Table:
    return replace(state, reserved=fact.space, reserved_by=fact.seat)


@rules.evolves(f.ReservationEnded)
def reservation_ended(state: Table, fact: f.ReservationEnded) -> Table:
    return replace(state, reserved=0, reserved_by=NOBODY)
