"""What stands in each field of each kind of row of the house set."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from domain.kernel.owners_files import OwnersFile
from domain.titles.ohmygoods.cards.vocabulary import (
    COUNTED,
    EFFECTS_OF_A_CARD,
    TEXT,
    maybe,
    named,
    one_of,
    row,
    several,
    whole,
)
from domain.titles.ohmygoods.parts import CHAPTERS, COLOURS, RESOURCES, SIDES

_ICON = {"from": one_of(("hand", "own_goods")), "resource": maybe(one_of(RESOURCES)), "good": maybe(TEXT)}
COLOUR = one_of(colour for colour in COLOURS if colour != "blue")
NAMES = row({"en": TEXT, "ru": TEXT, "fr": TEXT, "cs": TEXT})
PARAMS = named(whole(0, 99) | one_of(COUNTED) | named(whole(0, 99), one_of(SIDES)))
_TOLD = {"names": NAMES, "story_en": maybe(TEXT), "text_en": TEXT}
_EVENTS = several(whole(4, 22))
_HALF = {
    "deck_add": several(whole(50, 60)),
    "stacks": several(whole(50, 60)),
    "events": row({"first": _EVENTS, "pool": _EVENTS, "draw": whole(0, 19), "last": _EVENTS}),
    "rounds": whole(1, 19),
    "end_card": whole(1, 3),
    "params": PARAMS,
    "chapter_card": whole(30, 43) | None,
    "assistants_shown": named(whole(0, 8)),
}
_CHAPTER = {
    "id": TEXT,
    "number": whole(30, 43),
    "names": NAMES,
    "chapter": whole(1, 5),
    "key": one_of(CHAPTERS),
    "branch": maybe(TEXT | None),
    "rounds": whole(1, 19),
    "story_en": TEXT,
    "outcome_en": TEXT,
    "goal_en": TEXT,
    "end_card": whole(1, 3),
    "params": PARAMS,
    "next": named(one_of(CHAPTERS)),
}

_ROWS: dict[str, dict[str, Any]] = {
    "assistants": {
        "id": TEXT,
        "card": whole(1, 8),
        "side": one_of(("a", "b")),
        "required_colours": several(COLOUR, 1, 5),
        "cost": whole(0, 20),
        "vp": whole(0, 20),
        "names": NAMES,
    },
    "building_types": {
        "number": whole(50, 56),
        "id": TEXT,
        "production_building": bool,
        "needs_person": bool,
        "good": maybe(TEXT | None),
        "good_value": maybe(whole(0, 99) | TEXT | None),
        "strength": whole(0, 9),
        "attaches": bool,
        "chain_inputs": several(row(_ICON), 0, 2),
        "chain_yield_per_use": whole(0, 2),
        "build_condition": maybe(row({"condition": one_of(("strength_min",)), "n": whole(0, 9)})),
        "names": NAMES,
        "copies": whole(1, 9),
    },
    "buildings": {
        "id": TEXT,
        "number": whole(50, 56),
        "type": TEXT,
        "colour": COLOUR,
        "resource": one_of(RESOURCES),
        "half_sun": bool,
        "cost": whole(0, 30),
        "vp": whole(0, 20),
        "inputs": named(whole(1, 12), one_of(RESOURCES)) | None,
        "good": TEXT | None,
        "strength": whole(0, 9),
        "attaches": bool,
        "value_colour": maybe(COLOUR),
    },
    "characters": {
        "id": TEXT,
        "number": whole(57, 60),
        "phase": one_of(("phase_1", "phase_2", "phase_3", "phase_4")),
        "effects": EFFECTS_OF_A_CARD,
        "resource": maybe(TEXT | None),
        "half_sun": bool,
        **_TOLD,
    },
    "events": {"id": TEXT, "number": whole(4, 22), "effects": EFFECTS_OF_A_CARD, **_TOLD},
    "end_cards": {"id": TEXT, "number": whole(1, 3), "effects": EFFECTS_OF_A_CARD, **_TOLD},
    "chapter_cards": _CHAPTER,
    "solo_chapter_cards": {**_CHAPTER, "missed_en": maybe(TEXT), "target": whole(0, 99), "stars": named(whole(0, 99))},
    "setup_cards": {
        "id": TEXT,
        "number": whole(1, 8),
        "chapter": one_of(CHAPTERS),
        "names": NAMES,
        "text_en": maybe(TEXT),
        "goal_en": maybe(TEXT),
        "multiplayer": row(_HALF),
        "solo": row({**_HALF, "target": whole(0, 99)}),
    },
}
ROWS: dict[str, type[Struct]] = {section: row({**fields, "origin": maybe(TEXT)}) for section, fields in _ROWS.items()}


class HouseFile(OwnersFile):
    nullable = True


house_file = HouseFile()
