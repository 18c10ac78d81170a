"""How several price modifiers stack: the lowest fixed price holds, then all changes are added, then the floor of 0."""

from __future__ import annotations

from collections.abc import Iterable

from domain.titles.lagranja.abilities.vocabulary import Price
from domain.titles.lagranja.parts import SELL


def stacked(modifiers: Iterable[Price], of: str, printed: int, kind: str = "") -> int:
    found = [m for m in modifiers if m.of == of and (not m.kinds or kind in m.kinds)]
    lowest = min([printed, *(m.set for m in found if m.set is not None)])
    return max(0, lowest + sum(m.change or 0 for m in found))


def lowest_buying_price(good: str) -> int:
    """More than the good is sold for, so that nobody gains by buying and selling."""
    return SELL[good] + 1
