"""What players say of helpers and roof tiles."""

from __future__ import annotations

from typing import Annotated, get_args

from domain.kernel.language import Number, OneOf, Several
from domain.kernel.shapes import Command
from domain.titles.lagranja.abilities.vocabulary import AnyEffect
from domain.titles.lagranja.cards.content import HOUSE, ROOFS
from domain.titles.lagranja.parts import BUILDING_NAMES
from domain.titles.lagranja.words import CARD, SOURCE, SPACE, TILE, language

_HELPERS = {
    card.id: (f"card {card.number}", str(card.number), *card.helper.names.values()) for card in HOUSE.cards.values()
}
_ROOFS = {tile: f"roof {tile[5]}-{tile[7]}" for tile in ROOFS}
_WAYS = {effect.__struct_config__.tag: effect.__struct_config__.tag.replace("_", " ") for effect in get_args(AnyEffect)}

HELPER_OR_ROOF = OneOf("helper or roof tile", {**_HELPERS, **_ROOFS})
WAY = OneOf("way", _WAYS, drawn=False)
BUILDING = OneOf("craft building", BUILDING_NAMES)
DIE = Number("die", 1, 6)
PLACE = OneOf("place", {"store": "store", "field": ("fields", "field")}, drawn=False)


@language.command("use <source>", help="use a helper or a roof tile")
class Use(Command, frozen=True, gc=False, tag="lagranja.use"):
    source: Annotated[str, HELPER_OR_ROOF]


@language.command("choose <way>", help="which of its effects a helper or a roof tile is to have")
class Choose(Command, frozen=True, gc=False, tag="lagranja.choose"):
    way: Annotated[str, WAY]


@language.command("change to <value>", help="the die counts as this value for you")
class ChangeTo(Command, frozen=True, gc=False, tag="lagranja.change_to"):
    value: Annotated[int, DIE]


@language.command("reroll <dice>", help="roll dice of these values again")
class Reroll(Command, frozen=True, gc=False, tag="lagranja.reroll"):
    dice: Annotated[tuple[int, ...], Several(DIE, high=9)]


@language.command("bring <number> to <place>", help="move goods between your fields and your store")
class Bring(Command, frozen=True, gc=False, tag="lagranja.bring"):
    number: Annotated[int, Number("goods", 1, 25)]
    place: Annotated[str, PLACE]


@language.command("turn up <tile>", help="turn a used roof tile face up again")
class TurnUp(Command, frozen=True, gc=False, tag="lagranja.turn_up"):
    tile: Annotated[str, TILE]


@language.command("fill <symbol> on <barrow>", help="put a marker on an empty symbol of a barrow")
class Fill(Command, frozen=True, gc=False, tag="lagranja.fill"):
    symbol: Annotated[str, SOURCE]  # printed barrows may ask for silver or victory points too
    barrow: Annotated[str, CARD]


@language.command("shift marker from <origin> to <space>", help="move one of your market markers")
class ShiftMarker(Command, frozen=True, gc=False, tag="lagranja.shift_marker"):
    origin: Annotated[str, SPACE]
    space: Annotated[str, SPACE]


@language.command("token <building>", help="use the immediate effect of one of your craft tokens again")
class AgainToken(Command, frozen=True, gc=False, tag="lagranja.again_token"):
    building: Annotated[str, BUILDING]


@language.command("space <number>", help="use this revenue space")
class TakeSpace(Command, frozen=True, gc=False, tag="lagranja.take_space"):
    number: Annotated[int, Number("revenue space", 1, 6, drawn=True)]


@language.command("reserve space <number>", help="keep the last die beside this revenue space for yourself")
class Reserve(Command, frozen=True, gc=False, tag="lagranja.reserve"):
    number: Annotated[int, Number("revenue space", 1, 6, drawn=True)]


Commands = Use | Choose | ChangeTo | Reroll | Bring | TurnUp | Fill | ShiftMarker | AgainToken | TakeSpace | Reserve
