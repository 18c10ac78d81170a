"""Counters, ranks, conditions and the filters on an event."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable

from domain.titles.lagranja.abilities import events as ev
from domain.titles.lagranja.abilities.vocabulary import Condition, Counted, Counter, Where
from domain.titles.lagranja.parts import SIESTA_VP
from domain.titles.lagranja.table import NOBODY, Table, card


def _best_kind(state: Table, seat: int) -> int:
    goods = Tally(good for barrow in state.farms[seat].barrows for good in card(state, barrow).barrow.goods)
    return max((n for good, n in goods.items() if good != "silver"), default=0)


COUNTERS: dict[Counter, Callable[[Table, int], int]] = {
    "fields": lambda state, seat: len(state.farms[seat].fields),
    "roof_tiles": lambda state, seat: len(state.farms[seat].roofs),
    "market_markers": lambda state, seat: state.market.count(seat),
    "siesta_vp": lambda state, seat: SIESTA_VP[state.farms[seat].disc],
    "dice_sum": lambda state, seat: sum(state.farms[seat].dice),
    "barrow_symbols_best_kind": _best_kind,
}


def amount(state: Table, seat: int, n: int | Counted) -> int:
    if isinstance(n, int):
        return n
    counted = COUNTERS[n.count](state, seat)
    return counted if n.max is None else min(counted, n.max)


def _is_last(state: Table, seat: int) -> bool:
    """In a solo game the neutral player is the other one."""
    return state.neutral_first if state.seats == 1 else state.order[-1] == seat


def _has_most_markers(state: Table, seat: int) -> bool:
    tally = Tally(owner for owner in state.market if owner != NOBODY)
    return tally[seat] > 0 and tally[seat] == max(tally.values())


RANKS: dict[tuple[str | None, str | None], Callable[[Table, int], bool]] = {
    ("turn_order", "last"): _is_last,
    ("market_markers", "most"): _has_most_markers,
}


def holds(state: Table, seat: int, condition: Condition) -> bool:
    if condition.count is None:
        return RANKS[condition.rank, condition.word](state, seat)
    counted = COUNTERS[condition.count](state, seat)
    at_least = condition.min is None or counted >= condition.min
    return at_least and (condition.max is None or counted <= condition.max)


def passes(state: Table, seat: int, where: Where, event: ev.AnyEvent) -> bool:
    """Is it such an event that this owner's ability waits for?"""
    match event:
        case ev.CardPlayed(slot=slot):
            return not where.slot or slot in where.slot
        case ev.DieTaken(dice=dice):
            return not where.dice or dice in where.dice
        case ev.RevenueUsed(dice=dice, space=space):
            return (not where.dice or dice in where.dice) and (not where.spaces or space in where.spaces)
        case ev.BarrowCompleted(card=barrow):
            return where.symbol is None or card(state, barrow).barrow.market_symbol
        case ev.CraftCompleted(seat=other):
            return where.by is None or (where.by == "self") == (other == seat)
    return True
