"""What stands in each field of each kind of row of the house set."""

from __future__ import annotations

from typing import Any

from marshmallow import fields

from domain.ohmygoods.cards.vocabulary import (
    Param,
    Worth,
    effects,
    named,
    nested,
    one_of,
    several,
    whole,
    words,
    yes_no,
)
from domain.ohmygoods.parts import CHAPTERS, COLOURS, RESOURCES

_ICON = {
    "from": one_of(("hand", "own_goods")),
    "resource": one_of(RESOURCES, required=False),
    "good": words(required=False),
}
_COLOURS = tuple(colour for colour in COLOURS if colour != "blue")
COLOUR = one_of(_COLOURS)
COLOUR_TOO = one_of(_COLOURS, required=False)
NAMES = nested({"en": words(), "ru": words(), "fr": words(), "cs": words()})


def _maybe(**more: Any) -> dict[str, Any]:
    return {"required": False, "allow_none": True, **more}


ORIGIN = {"origin": words(required=False)}
_INPUT = fields.Dict(keys=one_of(RESOURCES), values=whole(1, 12), required=True, allow_none=True)
_TOLD = {"names": NAMES, "story_en": words(required=False), "text_en": words()}
_HALF = {
    "deck_add": several(whole(50, 60)),
    "stacks": several(whole(50, 60)),
    "events": nested(
        {
            "first": several(whole(4, 22)),
            "pool": several(whole(4, 22)),
            "draw": whole(0, 19),
            "last": several(whole(4, 22)),
        }
    ),
    "rounds": whole(1, 19),
    "end_card": whole(1, 3),
    "params": named(Param()),
    "chapter_card": whole(30, 43, **_maybe()),
    "assistants_shown": named(whole(0, 8)),
}
_CHAPTER = {
    "id": words(),
    "number": whole(30, 43),
    "names": NAMES,
    "chapter": whole(1, 5),
    "key": one_of(CHAPTERS),
    "branch": words(**_maybe()),
    "rounds": whole(1, 19),
    "story_en": words(),
    "outcome_en": words(),
    "goal_en": words(),
    "end_card": whole(1, 3),
    "params": named(Param()),
    "next": named(one_of(CHAPTERS)),
}

ROWS: dict[str, dict[str, Any]] = {
    "assistants": {
        "id": words(),
        "card": whole(1, 8),
        "side": one_of(("a", "b")),
        "required_colours": several(COLOUR, 1, 5),
        "cost": whole(0, 20),
        "vp": whole(0, 20),
        "names": NAMES,
    },
    "building_types": {
        "number": whole(50, 56),
        "id": words(),
        "production_building": yes_no(),
        "needs_person": yes_no(),
        "good": words(**_maybe()),
        "good_value": Worth(**_maybe()),
        "strength": whole(0, 9),
        "attaches": yes_no(),
        "chain_inputs": several(nested(_ICON), 0, 2),
        "chain_yield_per_use": whole(0, 2),
        "build_condition": nested({"condition": one_of(("strength_min",)), "n": whole(0, 9)}, required=False),
        "names": NAMES,
        "copies": whole(1, 9),
    },
    "buildings": {
        "id": words(),
        "number": whole(50, 56),
        "type": words(),
        "colour": COLOUR,
        "resource": one_of(RESOURCES),
        "half_sun": yes_no(),
        "cost": whole(0, 30),
        "vp": whole(0, 20),
        "inputs": _INPUT,
        "good": words(**_maybe()),
        "strength": whole(0, 9),
        "attaches": yes_no(),
        "value_colour": COLOUR_TOO,
    },
    "characters": {
        "id": words(),
        "number": whole(57, 60),
        "phase": one_of(("phase_1", "phase_2", "phase_3", "phase_4")),
        "effects": effects(),
        "resource": words(**_maybe()),
        "half_sun": yes_no(),
        **_TOLD,
    },
    "events": {"id": words(), "number": whole(4, 22), "effects": effects(), **_TOLD},
    "end_cards": {"id": words(), "number": whole(1, 3), "effects": effects(), **_TOLD},
    "chapter_cards": _CHAPTER,
    "solo_chapter_cards": {
        **_CHAPTER,
        "target": whole(0, 99),
        "stars": named(whole(0, 99)),
    },
    "setup_cards": {
        "id": words(),
        "number": whole(1, 8),
        "chapter": one_of(CHAPTERS),
        "names": NAMES,
        "text_en": words(required=False),
        "multiplayer": nested(_HALF),
        "solo": nested({**_HALF, "target": whole(0, 99)}),
    },
}
