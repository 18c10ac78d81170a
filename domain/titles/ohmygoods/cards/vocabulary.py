"""The closed vocabulary of the house cards: which fields each effect has and what may stand in them.

Fields are types here, and rows are structs of them. Nobody makes these structs: an owner's file is checked by the
schemas made from them, and read as `pieces.Effect`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Annotated, Any

from msgspec import Meta, Struct, defstruct

from domain.titles.ohmygoods.parts import HALVES, MANNERS, RESOURCES, SIDES, TRIGGERS

TEXT = Annotated[str, Meta(min_length=0)]


def row(given: Mapping[str, Any], **more: Any) -> type[Struct]:
    members = [(name, *(kind if isinstance(kind, tuple) else (kind,))) for name, kind in given.items()]
    return defstruct("Row", members, module=__name__, frozen=True, kw_only=True, **more)


def maybe(kind: Any) -> tuple[Any, None]:
    """A field that can be left out."""
    return kind, None


def whole(low: int, high: int) -> Any:
    return Annotated[int, Meta(ge=low, le=high)]


def one_of(choices: Iterable[str]) -> Any:
    return Annotated[str, tuple(choices)]


def several(kind: Any, low: int = 0, high: int = 60) -> Any:
    return Annotated[tuple[kind, ...], Meta(min_length=low, max_length=high)]


def named(kind: Any, name: Any = TEXT) -> Any:
    """Values by names."""
    return dict[name, kind]


COUNTED = ("strength", "good_kinds", "assistants")
PARAM = r"param:.+\Z"  # the value of this name of the set-up in use
FIGURE = whole(0, 99) | Annotated[str, Meta(pattern=PARAM, description="a whole number from 0 to 99 or param:name")]
A_COUNTER = f"one of {', '.join(COUNTED)}, or param:name"
COUNTER = Annotated[str, Meta(pattern=rf"({'|'.join(COUNTED)})\Z|{PARAM}", description=A_COUNTER)]
WHOSE = one_of(("self", "each"))
NUMBER = whole(50, 60)

EFFECTS: dict[str, dict[str, Any]] = {
    "add_stack": {"number": NUMBER},
    "add_to_deck": {"number": NUMBER},
    "remove_card": {"number": FIGURE},
    "new_assistant": {"count": whole(1, 8)},
    "allow_move": {"coins": whole(0, 20), "whose": WHOSE},
    "deal": {"cards": whole(0, 20)},
    "suns": {"half": one_of(HALVES), "count": whole(1, 9)},
    "market_add": {"resource": one_of((*RESOURCES, "choice", "each_kind")), "count": whole(1, 20), "whose": WHOSE},
    "price": {
        "scope": one_of(("building", "stack", "assistant", "one_purchase")),
        "delta": whole(-20, 20),
        "whose": maybe(WHOSE),
    },
    "good_value": {"good": TEXT, "delta": whole(-20, 20)},
    "draw": {"cards": whole(1, 20), "whose": maybe(WHOSE)},
    "discard": {"cards": whole(1, 20)},
    "gain_coal": {"count": whole(1, 20), "whose": maybe(WHOSE)},
    "gain_vp": {
        "points": maybe(whole(-20, 20)),
        "count_of": maybe(COUNTER),
        "each": maybe(whole(-20, 20)),
        "max": maybe(FIGURE),
    },
    "pay_coins": {"coins": FIGURE, "per": whole(1, 20)},
    "offer": {
        "pay": row({"coins": maybe(whole(1, 99)), "good": maybe(TEXT), "count": maybe(whole(1, 20))}),
        "gain": "EFFECTS_OF_A_CARD",
        "limit": whole(1, 9),
    },
    "test": {
        "condition": row({"condition": one_of(("strength_min",)), "n": whole(0, 99)}),
        "then": several("AnyEffect", 0, 8),
        "otherwise": several("AnyEffect", 0, 8),
    },
    "worker_output": {"mode": one_of((*MANNERS, "assistant")), "delta": whole(-9, 9)},
    "need_less": {"count": whole(1, 9), "who": one_of(("worker", "assistant")), "whose": WHOSE},
    "pledge": {"sides": several(one_of(SIDES), 2, 2), "unit": whole(1, 20), "max_points": whole(1, 9)},
}

LINES = [row({"when": one_of(TRIGGERS), **given}, tag_field="effect", tag=word) for word, given in EFFECTS.items()]
AnyEffect: Any = reduce(or_, LINES)
EFFECTS_OF_A_CARD = several(AnyEffect, 1, 8)
