"""The words of helpers and roof tiles: how people spell them."""

from __future__ import annotations

from typing import get_args

from domain.kernel.language import Number, OneOf
from domain.titles.lagranja.abilities.vocabulary import AnyEffect
from domain.titles.lagranja.cards.content import HOUSE, ROOFS
from domain.titles.lagranja.parts import BUILDING_NAMES

_HELPERS = {
    card.id: (f"card {card.number}", str(card.number), *card.helper.names.values()) for card in HOUSE.cards.values()
}
_ROOFS = {tile: f"roof {tile[5]}-{tile[7]}" for tile in ROOFS}
_WAYS = {effect.__struct_config__.tag: effect.__struct_config__.tag.replace("_", " ") for effect in get_args(AnyEffect)}

HELPER_OR_ROOF = OneOf("helper or roof tile", {**_HELPERS, **_ROOFS})
WAY = OneOf("way", _WAYS, drawn=False)
BUILDING = OneOf("craft building", BUILDING_NAMES)
DIE = Number("value of a die", 1, 6)
PLACE = OneOf("place", {"store": "store", "field": ("fields", "field")}, drawn=False)
