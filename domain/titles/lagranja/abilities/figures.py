"""Figures of the board and the farms as helpers change them: one function a figure, which folds the modifiers in.

Prices stack as `grammar.stacked` says. Capacities and tile bonuses are added; of several gaps the best for its owner
counts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from domain.titles.lagranja import parts
from domain.titles.lagranja.abilities import vocabulary as v
from domain.titles.lagranja.abilities.grammar import lowest_buying_price, stacked
from domain.titles.lagranja.abilities.vocabulary import Capacity, Modifier, Price, Substitute
from domain.titles.lagranja.cards.content import Deck
from domain.titles.lagranja.table import Table, deck, markers_left

M = TypeVar("M", bound=Modifier)


def modifiers(state: Table, seat: int, kind: type[M]) -> tuple[M, ...]:
    """Of this kind, lying at this farm; the neutral player has none."""
    if seat >= state.seats or not state.farms[seat].helpers:
        return ()
    return _of_helpers(deck(state), state.farms[seat].helpers, kind)


@lru_cache(maxsize=8192)
def _of_helpers(cards: Deck, helpers: tuple[str, ...], kind: type[Modifier]) -> tuple[Any, ...]:
    of_card = cards.modifiers.get(kind, {})
    return tuple(modifier for helper in helpers for modifier in of_card.get(helper, ()))


# prices


def _price(state: Table, seat: int, of: str, printed: int, kind: str = "") -> int:
    lying = modifiers(state, seat, Price)
    return stacked(lying, of, printed, kind) if lying else printed


def upgrade_price(state: Table, seat: int, good: str) -> int:
    return upgrade_prices(modifiers(state, seat, Price))[good]


@lru_cache(maxsize=2048)
def upgrade_prices(lying: tuple[Price, ...]) -> dict[str, int]:
    return {good: stacked(lying, "upgrade", price, good) for good, price in parts.UPGRADE.items()}


def buy_price(state: Table, seat: int, good: str) -> int:
    return buy_prices(modifiers(state, seat, Price))[good]


@lru_cache(maxsize=2048)
def buy_prices(lying: tuple[Price, ...]) -> dict[str, int]:
    """Always more than the good is sold for, so that nobody gains by buying and selling."""
    each = ((good, stacked(lying, "buy", price, good)) for good, price in parts.BUY.items())
    return {good: max(lowest_buying_price(good), price) for good, price in each}


def roof_price(state: Table, seat: int) -> int:
    return _price(state, seat, "roof", state.round)


def extension_size(state: Table, seat: int) -> int:
    """How many different goods the next extension costs."""
    return _price(state, seat, "extension", len(state.farms[seat].extensions) + 1)


def extra_delivery_price(state: Table, seat: int) -> int:
    return _price(state, seat, "extra_delivery", parts.EXTRA_DELIVERY_PRICE)


def silver_per_vp(state: Table, seat: int) -> int:
    return max(1, _price(state, seat, "end_vp", parts.SILVER_PER_VP))


# capacities


class Capacities(NamedTuple):
    hand: int
    pens: int
    extra_deliveries: int
    barrows: int
    roof_spaces: tuple[int, ...]  # the victory points of each


@lru_cache(maxsize=8192)
def _capacities(cards: Deck, extensions: tuple[str, ...], helpers: tuple[str, ...]) -> Capacities:
    sides = [cards.cards[card].extension for card in extensions]
    lying: tuple[Capacity, ...] = _of_helpers(cards, helpers, Capacity)
    more = {what: sum(m.n for m in lying if m.what == what) for what in Capacities._fields}
    roofs = [m.vp or 0 for m in lying if m.what == "roof_spaces" for _ in range(m.n)]
    return Capacities(
        hand=parts.HAND_LIMIT + sum(side.hand_limit for side in sides) + more["hand"],
        pens=parts.PENS + sum(side.pig_pens for side in sides) + more["pens"],
        extra_deliveries=parts.EXTRA_DELIVERIES
        + sum(side.extra_deliveries for side in sides)
        + more["extra_deliveries"],
        barrows=parts.PLACES + more["barrows"],
        roof_spaces=(*parts.ROOF_SPACES, *roofs),
    )


def _room(state: Table, seat: int) -> Capacities:
    farm = state.farms[seat]
    return _capacities(deck(state), farm.extensions, farm.helpers)


def hand_limit(state: Table, seat: int) -> int:
    return _room(state, seat).hand


def pens(state: Table, seat: int) -> int:
    return _room(state, seat).pens


def extra_deliveries(state: Table, seat: int) -> int:
    return _room(state, seat).extra_deliveries


def barrow_places(state: Table, seat: int) -> int:
    return _room(state, seat).barrows


def roof_spaces(state: Table, seat: int) -> tuple[int, ...]:
    return _room(state, seat).roof_spaces


def min_pigs(state: Table, seat: int) -> int:
    return min([parts.BREEDING_PIGS, *(m.min_pigs for m in modifiers(state, seat, v.Breeding))])


# donkey tiles


def donkeys(state: Table, seat: int, tile: int) -> int:
    return tile + sum(m.donkeys for m in modifiers(state, seat, v.TileBonus) if tile in m.tiles)


def hats(state: Table, seat: int, tile: int) -> tuple[int, int]:
    """Printed steps, and further ones that may be waived."""
    return parts.TILES[tile], sum(m.hats for m in modifiers(state, seat, v.TileBonus) if tile in m.tiles)


# what may be done with goods


def sellable_fields(state: Table, seat: int) -> tuple[str, ...]:
    """Crops that may be sold straight from their fields."""
    if not modifiers(state, seat, v.SellFromField):
        return ()
    kinds = {kind for m in modifiers(state, seat, v.SellFromField) for kind in m.kinds}
    return tuple(kind for kind in parts.HARVEST if kind in kinds)


def roof_worth(state: Table, seat: int) -> tuple[tuple[str, ...], int]:
    """Kinds that pay for a roof tile, and for how much silver each counts."""
    found = modifiers(state, seat, v.RoofPayment)
    kinds = {kind for m in found for kind in m.kinds}
    return tuple(kind for kind in parts.HARVEST if kind in kinds), max((m.worth for m in found), default=0)


def substitutes(state: Table, seat: int, to: str, given_up: int = 0) -> tuple[tuple[str, str, str], ...]:
    """(kind delivered, kind asked for, helper) that may be used now; helpers that are not used up by it first.

    `given_up`: as if so many markers had been given up for it.
    """
    helpers = [helper for helper in state.farms[seat].helpers if helper in deck(state).modifiers.get(Substitute, {})]
    if not helpers:
        return ()
    used = state.farms[seat].used + state.farms[seat].spent
    if state.options.helper_marks_count == "yes" and markers_left(state, seat) + given_up < 1:  # none to mark it with
        used = tuple(helpers)
    found: dict[tuple[str, str], str] = {}
    for limited in (False, True):
        for helper in helpers:
            for m in deck(state).modifiers[Substitute][helper]:
                if (m.limit != "none") == limited and to in m.to and not (limited and helper in used):
                    for pair in _pairs(m):
                        found.setdefault(pair, helper)
    return tuple((given, asked, helper) for (given, asked), helper in found.items())


@lru_cache(maxsize=64)
def _pairs(m: Substitute) -> tuple[tuple[str, str], ...]:
    return tuple((given, asked) for given in m.deliver for asked in m.stands_for if given != asked)


# the market


def leaves(state: Table, placer: int, owner: int, gap: int) -> bool:
    """Does a neighbouring marker leave, if the value placed on is higher than its own by this gap?"""
    attacks = [m.attack_gap for m in modifiers(state, placer, v.MarketRank) if m.attack_gap is not None]
    defences = [m.defence_gap for m in modifiers(state, owner, v.MarketRank) if m.defence_gap is not None]
    return gap >= min(attacks, default=1) and gap >= max(defences, default=gap)
