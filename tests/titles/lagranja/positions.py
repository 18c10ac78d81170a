"""Positions to start a rule test from, and commands said at them: "1: take 4" is what the second seat says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from domain.kernel.families import Family
from domain.kernel.luck import Luck, Rigged
from domain.kernel.shapes import Fact, Refused, StackItem
from domain.titles.lagranja.parts import NUMBER, ROWS, SPACES, STORED
from domain.titles.lagranja.table import NOBODY, Farm, Table
from domain.titles.lagranja.title import lagranja


def farm(base: Farm, **changes: Any) -> Farm:
    """Goods by name, and rows by building as the number of symbols filled from the left."""
    if isinstance(goods := changes.pop("store", None), Mapping):
        changes["store"] = tuple(goods.get(kind, 0) for kind in STORED)
    if isinstance(filled := changes.pop("rows", None), Mapping):
        changes["rows"] = tuple((1 << filled.get(building, 0)) - 1 for building in ROWS)
    changes.setdefault("loads", (0,) * len(changes.get("barrows", base.barrows)))
    return replace(base, **changes)


def position(
    *asks: StackItem,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    farms: Mapping[int, Mapping[str, Any]] | None = None,
    market: Mapping[str, int] | None = None,
    **changes: Any,
) -> Table:
    """An empty village in round 2 with poor farms; `asks` is the stack, the last one on top."""
    first = lagranja.first_state(options, seats)
    poor = replace(first.farms[0], silver=0, vp=0, store=(0,) * len(STORED))
    made = tuple(farm(poor, **(farms or {}).get(seat, {})) for seat in range(seats))
    hands = {
        card for each in made for card in (*each.hand, *each.fields, *each.barrows, *each.extensions, *each.helpers)
    }
    defaults = {
        "round": 2,
        "phase": "III",
        "order": tuple(range(seats)),
        "stack": tuple(reversed(range(seats))),
        "deck": tuple(card for card in first.deck if card not in hands),
        "market": tuple((market or {}).get(space, NOBODY) for space in SPACES),
    }
    return replace(first, pending=asks, farms=made, **{**defaults, **changes})


def play(state: Table, *lines: str, luck: Luck | None = None, told: list[Fact] | None = None) -> Table:
    """Each line is a seat and what it says."""
    luck = luck or Rigged()
    for line in lines:
        seat, text = line.split(":", 1)
        facts = lagranja.decide(state, int(seat), lagranja.parse(text, state, int(seat)), luck)
        state = lagranja.fold(state, facts)
        if told is not None:
            told.extend(facts)
    return state


def offered(state: Table, seat: int = 0) -> list[str]:
    """The sentences of everything this seat may say; of a form its examples."""
    return [lagranja.sentence(command) for command in lagranja.commands(state, seat)]


def kinds_offered(state: Table, seat: int = 0) -> set[str]:
    offers = lagranja.legal(state, seat)
    return {(offer.command if isinstance(offer, Family) else type(offer)).__name__ for offer in offers}


def refusal(state: Table, line: str) -> str:
    """The code with which this is refused."""
    try:
        play(state, line)
    except Refused as refused:
        return refused.code
    raise AssertionError(f"accepted: {line}")


def goods(state: Table, seat: int = 0) -> dict[str, int]:
    """What lies in stores and pens, without what is not there."""
    return {kind: n for kind, n in zip(STORED, state.farms[seat].store, strict=True) if n}


def on_top(state: Table, lane: int | None = None) -> StackItem:
    return (state.pending if lane is None else state.lanes[lane])[-1]


def setup(seats: int = 2, options: Mapping[str, Any] | None = None, luck: Luck | None = None) -> Table:
    return lagranja.setup(options, seats, luck or Rigged())[0]


def owned(state: Table, seat: int) -> set[str]:
    return {space for space, who in zip(SPACES, state.market, strict=True) if who == seat}


def row(state: Table, building: str, seat: int = 0) -> int:
    """How many symbols are filled."""
    return state.farms[seat].rows[NUMBER[building]].bit_count()


def names(items: Iterable[Any]) -> list[str]:
    return [type(item).__name__ for item in items]
