"""Figures of the board and the farms as helpers change them."""

from __future__ import annotations

from domain.lagranja import parts
from domain.lagranja.table import Table, card


def upgrade_price(state: Table, seat: int, good: str) -> int:
    return parts.UPGRADE[good]


def buy_price(state: Table, seat: int, good: str) -> int:
    return parts.BUY[good]


def roof_price(state: Table, seat: int) -> int:
    return state.round


def extension_size(state: Table, seat: int) -> int:
    """How many different goods the next extension costs."""
    return len(state.farms[seat].extensions) + 1


def extra_delivery_price(state: Table, seat: int) -> int:
    return parts.EXTRA_DELIVERY_PRICE


def silver_per_vp(state: Table, seat: int) -> int:
    return parts.SILVER_PER_VP


def hand_limit(state: Table, seat: int) -> int:
    return parts.HAND_LIMIT + sum(card(state, c).extension.hand_limit for c in state.farms[seat].extensions)


def pens(state: Table, seat: int) -> int:
    return parts.PENS + sum(card(state, c).extension.pig_pens for c in state.farms[seat].extensions)


def extra_deliveries(state: Table, seat: int) -> int:
    extensions = state.farms[seat].extensions
    return parts.EXTRA_DELIVERIES + sum(card(state, c).extension.extra_deliveries for c in extensions)


def barrow_places(state: Table, seat: int) -> int:
    return parts.PLACES


def roof_spaces(state: Table, seat: int) -> tuple[int, ...]:
    return parts.ROOF_SPACES


def donkeys(state: Table, seat: int, tile: int) -> int:
    return tile


def hats(state: Table, seat: int, tile: int) -> tuple[int, int]:
    """Printed steps, and further ones that may be waived."""
    return parts.TILES[tile], 0


def sellable_fields(state: Table, seat: int) -> tuple[str, ...]:
    return ()


def leaves(state: Table, placer: int, owner: int, gap: int) -> bool:
    """Does a neighbour leave that is this much lower than the value placed on?"""
    return gap >= 1


def substitutes(state: Table, seat: int, to: str) -> tuple[tuple[str, str, str], ...]:
    """(kind delivered, kind asked for, helper) that may be used now."""
    return ()


def roof_worth(state: Table, seat: int) -> tuple[tuple[str, ...], int]:
    return (), 0


def min_pigs(state: Table, seat: int) -> int:
    return parts.BREEDING_PIGS
