"""What facts change of cards and goods at a farm. No rule is asked here. The village: evolve/village.py."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.titles.lagranja import facts as f
from domain.titles.lagranja.parts import AT, BECOMES, FIELD_OF, WHY_AT
from domain.titles.lagranja.table import Farm, Table, field_with, rules

replace = msgspec.structs.replace
Counts = tuple[int, ...]


def changed(state: Table, seat: int, **changes: Any) -> Table:
    """The table with something changed at one farm."""
    return replace(state, farms=with_farm(state.farms, seat, replace(state.farms[seat], **changes)))


def with_farm(farms: tuple[Farm, ...], seat: int, farm: Farm) -> tuple[Farm, ...]:
    return (*farms[:seat], farm, *farms[seat + 1 :])


def plus(counts: Counts, at: int, n: int) -> Counts:
    return (*counts[:at], counts[at] + n, *counts[at + 1 :])


def without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """All but the first of this name."""
    at = things.index(thing) if thing in things else len(things)
    return things[:at] + things[at + 1 :]


def taken_from(state: Table, seat: int, source: str) -> Table:
    """One good less in a store, a pen, the trade goods, the silver, the victory points, or on a field."""
    farm = state.farms[seat]
    if source in AT:
        return changed(state, seat, store=plus(farm.store, AT[source], -1))
    if source in FIELD_OF:
        field = field_with(state, seat, FIELD_OF[source]) or ""
        return changed(state, seat, grown=without(farm.grown, field))
    if source == "silver":
        return changed(state, seat, silver=farm.silver - 1)
    return changed(state, seat, vp=farm.vp - 1, earned=plus(farm.earned, WHY_AT["paid"], -1))


def discarded(state: Table, cards: tuple[str, ...]) -> Table:
    return replace(state, discard=state.discard + cards)


# cards


@rules.evolves(f.CardsDrawn)
def cards_drawn(state: Table, fact: f.CardsDrawn) -> Table:
    deck = tuple(card for card in state.deck if card not in fact.cards)
    hand = tuple(sorted(state.farms[fact.seat].hand + fact.cards))
    return replace(changed(state, fact.seat, hand=hand), deck=deck)


@rules.evolves(f.CardsDiscarded)
def cards_discarded(state: Table, fact: f.CardsDiscarded) -> Table:
    hand = tuple(card for card in state.farms[fact.seat].hand if card not in fact.cards)
    return discarded(changed(state, fact.seat, hand=hand), fact.cards)


@rules.evolves(f.CardTurnedUp)
def card_turned_up(state: Table, fact: f.CardTurnedUp) -> Table:
    return discarded(replace(state, deck=without(state.deck, fact.card)), (fact.card,))


@rules.evolves(f.DeckReshuffled)
def deck_reshuffled(state: Table, fact: f.DeckReshuffled) -> Table:
    been_out = tuple(sorted({*state.been_out, *state.discard}))
    return replace(state, deck=tuple(sorted(state.deck + state.discard)), discard=(), been_out=been_out)


@rules.evolves(f.CardLaid)
def card_laid(state: Table, fact: f.CardLaid) -> Table:
    farm = state.farms[fact.seat]
    lying: dict[str, dict[str, Any]] = {
        "field": {"fields": (*farm.fields, fact.card)},
        "barrow": {"barrows": (*farm.barrows, fact.card), "loads": (*farm.loads, 0)},
        "extension": {"extensions": (*farm.extensions, fact.card)},
        "helper": {"helpers": (*farm.helpers, fact.card)},
    }
    return changed(state, fact.seat, hand=without(farm.hand, fact.card), **lying[fact.side])


def barrow_gone(state: Table, seat: int, card: str) -> Table:
    farm = state.farms[seat]
    at = farm.barrows.index(card)
    return changed(state, seat, barrows=without(farm.barrows, card), loads=farm.loads[:at] + farm.loads[at + 1 :])


@rules.evolves(f.CardRemoved)
def card_removed(state: Table, fact: f.CardRemoved) -> Table:
    farm = state.farms[fact.seat]
    if fact.side == "barrow":
        return discarded(barrow_gone(state, fact.seat, fact.card), (fact.card,))
    marks = {name: without(getattr(farm, name), fact.card) for name in ("used", "spent", "unmarked")}
    state = changed(state, fact.seat, helpers=without(farm.helpers, fact.card), **marks)
    return discarded(state, (fact.card,))


# silver, victory points, goods


@rules.evolves(f.SilverGained)
def silver_gained(state: Table, fact: f.SilverGained) -> Table:
    return changed(state, fact.seat, silver=state.farms[fact.seat].silver + fact.n)


@rules.evolves(f.SilverPaid)
def silver_paid(state: Table, fact: f.SilverPaid) -> Table:
    return changed(state, fact.seat, silver=state.farms[fact.seat].silver - fact.n)


@rules.evolves(f.VpGained)
def vp_gained(state: Table, fact: f.VpGained) -> Table:
    farm = state.farms[fact.seat]
    return changed(state, fact.seat, vp=farm.vp + fact.n, earned=plus(farm.earned, WHY_AT[fact.why], fact.n))


@rules.evolves(f.VpPaid)
def vp_paid(state: Table, fact: f.VpPaid) -> Table:
    farm = state.farms[fact.seat]
    return changed(state, fact.seat, vp=farm.vp - fact.n, earned=plus(farm.earned, WHY_AT["paid"], -fact.n))


@rules.evolves(f.GoodsGained)
def goods_gained(state: Table, fact: f.GoodsGained) -> Table:
    store = list(state.farms[fact.seat].store)
    for kind in fact.kinds:
        store[AT[kind]] += 1
    return changed(state, fact.seat, store=tuple(store))


@rules.evolves(f.GoodsSpent)
def goods_spent(state: Table, fact: f.GoodsSpent) -> Table:
    for source in fact.sources:
        state = taken_from(state, fact.seat, source)
    return state


@rules.evolves(f.Upgraded)
def upgraded(state: Table, fact: f.Upgraded) -> Table:
    state = taken_from(state, fact.seat, fact.source)
    better = BECOMES[FIELD_OF.get(fact.source, fact.source)]
    return changed(state, fact.seat, store=plus(state.farms[fact.seat].store, AT[better], 1))


@rules.evolves(f.PigSoldAtOnce)
def pig_sold_at_once(state: Table, fact: f.PigSoldAtOnce) -> Table:
    return changed(state, fact.seat, silver=state.farms[fact.seat].silver + fact.n)


@rules.evolves(f.FieldsGrew)
def fields_grew(state: Table, fact: f.FieldsGrew) -> Table:
    return changed(state, fact.seat, grown=state.farms[fact.seat].grown + fact.fields)


@rules.evolves(f.PigBorn)
def pig_born(state: Table, fact: f.PigBorn) -> Table:
    return changed(state, fact.seat, store=plus(state.farms[fact.seat].store, AT["pig"], 1))


@rules.evolves(f.RoofBought)
def roof_bought(state: Table, fact: f.RoofBought) -> Table:
    roofs = (*state.farms[fact.seat].roofs, fact.tile)
    return replace(changed(state, fact.seat, roofs=roofs), roof_offer=without(state.roof_offer, fact.tile))
