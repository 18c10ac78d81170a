"""Commands, facts, questions and steps of helpers and roof tiles: what is said and what is stored."""

from __future__ import annotations

from typing import Annotated, ClassVar, get_args

from domain.kernel.language import Number, OneOf, Several
from domain.kernel.shapes import Command, Fact, Question, Step
from domain.lagranja.abilities.events import AnyEvent
from domain.lagranja.abilities.vocabulary import AnyCost, AnyEffect
from domain.lagranja.cards.content import HOUSE, ROOFS
from domain.lagranja.commands import CARD, SOURCE, SPACE, TILE, say
from domain.lagranja.parts import BUILDING_NAMES

_HELPERS = {
    card.id: (f"card {card.number}", str(card.number), *card.helper.names.values()) for card in HOUSE.cards.values()
}
_ROOFS = {tile: f"roof {tile[5]}-{tile[7]}" for tile in ROOFS}
_WAYS = {effect.__struct_config__.tag: effect.__struct_config__.tag.replace("_", " ") for effect in get_args(AnyEffect)}

HELPER_OR_ROOF = OneOf("helper or roof tile", {**_HELPERS, **_ROOFS})
WAY = OneOf("way", _WAYS)
BUILDING = OneOf("craft building", BUILDING_NAMES)
DIE = Number("value of a die", 1, 6)
PLACE = OneOf("place", {"store": "store", "field": ("fields", "field")})


# commands


@say.command("use <source>", help="use a helper or a roof tile")
class Use(Command, frozen=True, gc=False, tag="lagranja.use"):
    source: Annotated[str, HELPER_OR_ROOF]


@say.command("choose <way>", help="which of its effects a helper or a roof tile is to have")
class Choose(Command, frozen=True, gc=False, tag="lagranja.choose"):
    way: Annotated[str, WAY]


@say.command("change to <value>", help="the die counts as this value for you")
class ChangeTo(Command, frozen=True, gc=False, tag="lagranja.change_to"):
    value: Annotated[int, DIE]


@say.command("reroll <dice>", help="roll dice of these values again")
class Reroll(Command, frozen=True, gc=False, tag="lagranja.reroll"):
    dice: Annotated[tuple[int, ...], Several(DIE, high=9)]


@say.command("bring <number> to <place>", help="move goods between your fields and your store")
class Bring(Command, frozen=True, gc=False, tag="lagranja.bring"):
    number: Annotated[int, Number("goods", 1, 25)]
    place: Annotated[str, PLACE]


@say.command("turn up <tile>", help="turn a used roof tile face up again")
class TurnUp(Command, frozen=True, gc=False, tag="lagranja.turn_up"):
    tile: Annotated[str, TILE]


@say.command("fill <symbol> on <barrow>", help="put a marker on an empty symbol of a barrow")
class Fill(Command, frozen=True, gc=False, tag="lagranja.fill"):
    symbol: Annotated[str, SOURCE]  # printed barrows may ask for silver or victory points too
    barrow: Annotated[str, CARD]


@say.command("shift marker from <origin> to <space>", help="move one of your market markers")
class ShiftMarker(Command, frozen=True, gc=False, tag="lagranja.shift_marker"):
    origin: Annotated[str, SPACE]
    space: Annotated[str, SPACE]


@say.command("token <building>", help="use the immediate effect of one of your craft tokens again")
class AgainToken(Command, frozen=True, gc=False, tag="lagranja.again_token"):
    building: Annotated[str, BUILDING]


@say.command("space <number>", help="use this revenue space")
class TakeSpace(Command, frozen=True, gc=False, tag="lagranja.take_space"):
    number: Annotated[int, Number("revenue space", 1, 6)]


@say.command("reserve space <number>", help="keep the last die beside this revenue space for yourself")
class Reserve(Command, frozen=True, gc=False, tag="lagranja.reserve"):
    number: Annotated[int, Number("revenue space", 1, 6)]


COMMANDS = Use | Choose | ChangeTo | Reroll | Bring | TurnUp | Fill | ShiftMarker | AgainToken | TakeSpace | Reserve


# steps and questions


class Fires(Step, frozen=True, gc=False, tag="lagranja.fires"):
    """Abilities wait for an event: (seat, helper or roof tile, which of its abilities), the next one first."""

    event: AnyEvent
    waiting: tuple[tuple[int, str, int], ...]


class Carry(Step, frozen=True, gc=False, tag="lagranja.carry"):
    """What is still to be paid and then to be carried out of one ability; `crop`: of the card discarded for it."""

    seat: int
    source: str
    costs: tuple[AnyCost, ...]
    effects: tuple[AnyEffect, ...]
    event: AnyEvent | None = None
    crop: str = ""


class Uses(Step, frozen=True, gc=False, tag="lagranja.uses"):
    """An ability is used once a marker is free to mark its helper with."""

    seat: int
    source: str
    ability: int
    event: AnyEvent | None = None


class Elders(Step, frozen=True, gc=False, tag="lagranja.elders"):
    """Village Elders are asked before the dice are rolled."""

    waiting: tuple[tuple[int, str], ...]


class React(Question, frozen=True, gc=False, tag="lagranja.react"):
    """Which of these abilities is used next, if any."""

    event: AnyEvent
    waiting: tuple[tuple[str, int], ...]


class ChooseWay(Question, frozen=True, gc=False, tag="lagranja.choose_way"):
    ways: tuple[Carry, ...]


class PayFor(Question, frozen=True, gc=False, tag="lagranja.pay_for"):
    """Goods are the first cost of what is to be carried."""

    kinds: tuple[str, ...]
    n: int
    then: Carry


class DiscardFor(Question, frozen=True, gc=False, tag="lagranja.discard_for"):
    then: Carry


class NewValue(Question, frozen=True, gc=False, tag="lagranja.new_value"):
    """What stands after the change happens only if the value is changed."""

    values: tuple[int, ...]
    then: Carry


class RerollDice(Question, frozen=True, gc=False, tag="lagranja.reroll_dice"):
    n: int


class BringGoods(Question, frozen=True, gc=False, tag="lagranja.bring_goods"):
    crop: str


class TurnUpRoofs(Question, frozen=True, gc=False, tag="lagranja.turn_up_roofs"):
    left: int


class FillSymbol(Question, frozen=True, gc=False, tag="lagranja.fill_symbol"):
    pass


class ShiftMarkers(Question, frozen=True, gc=False, tag="lagranja.shift_markers"):
    removes: bool
    vp: bool


class TokensAgain(Question, frozen=True, gc=False, tag="lagranja.tokens_again"):
    left: int
    done: tuple[str, ...] = ()


class AnySpace(Question, frozen=True, gc=False, tag="lagranja.any_space"):
    left: int
    different: bool
    done: tuple[int, ...] = ()


class ReserveSpace(Question, frozen=True, gc=False, tag="lagranja.reserve_space"):
    source: str


class RemoveBarrow(Question, frozen=True, gc=False, tag="lagranja.remove_barrow"):
    """The place for the fourth barrow has gone with its helper."""


ITEMS = (
    Fires
    | Carry
    | Uses
    | Elders
    | React
    | ChooseWay
    | PayFor
    | DiscardFor
    | NewValue
    | RerollDice
    | BringGoods
    | TurnUpRoofs
    | FillSymbol
    | ShiftMarkers
    | TokensAgain
    | AnySpace
    | ReserveSpace
    | RemoveBarrow
)


# facts


class HelperUsed(Fact, frozen=True, gc=False, tag="lagranja.helper_used"):
    """Marked until the round ends, or for as long as it lies there. The name is kept for those who are told."""

    seat: int
    card: str
    name: str
    for_good: bool = False


class HelperWorked(Fact, frozen=True, gc=False, tag="lagranja.helper_worked"):
    """An ability without limit is at work; nothing is marked."""

    seat: int
    card: str
    name: str


class RoofUsed(Fact, frozen=True, gc=False, tag="lagranja.roof_used"):
    seat: int
    tile: str


class RoofTurnedUp(Fact, frozen=True, gc=False, tag="lagranja.roof_turned_up"):
    seat: int
    tile: str


class GoodsBrought(Fact, frozen=True, gc=False, tag="lagranja.goods_brought"):
    """Goods of these fields to the store, or of the store to these fields."""

    seat: int
    crop: str
    fields: tuple[str, ...]
    to_store: bool


class DiceRerolled(Fact, frozen=True, gc=False, tag="lagranja.dice_rerolled"):
    reveals: ClassVar[bool] = True
    seat: int
    old: tuple[int, ...]
    new: tuple[int, ...]


class SpaceReserved(Fact, frozen=True, gc=False, tag="lagranja.space_reserved"):
    seat: int
    card: str
    space: int


class ReservationEnded(Fact, frozen=True, gc=False, tag="lagranja.reservation_ended"):
    """The Village Elder has left, and his marker goes back."""

    seat: int


FACTS = (
    HelperUsed | HelperWorked | RoofUsed | RoofTurnedUp | GoodsBrought | DiceRerolled | SpaceReserved | ReservationEnded
)
