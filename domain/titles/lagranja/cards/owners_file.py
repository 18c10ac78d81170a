"""An owner's overlay: printed sides of single cards instead of those of the house deck.

The shapes of abilities are not written down twice: their marshmallow schemas are made from the structs of the
vocabulary. A mistake is told with file, card, field and what is wanted, and all mistakes are told at once.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from marshmallow import ValidationError, fields, validate, validates_schema

from domain.kernel.owners_files import (
    A_TEXT,
    LARGEST,
    Aside,
    Entries,
    Flag,
    OneOf,
    Shape,
    Unique,
    Whole,
    errors_in_words,
    owners_file,
)
from domain.kernel.shapes import Refused
from domain.titles.lagranja.abilities.grammar import ability_mistakes, gains_for_ever, worths
from domain.titles.lagranja.abilities.vocabulary import Ability, AnyModifier, Phase, Price, Slot
from domain.titles.lagranja.cards.content import GOODS, HOUSE, LANGUAGES, Card, Deck, Field, card_id, helper_from
from domain.titles.lagranja.cards.content import Barrow as BarrowSide
from domain.titles.lagranja.cards.content import Extension as ExtensionSide

FORMAT = "lagranja-overlay/1"
SLOTS: tuple[Slot, ...] = ("field", "barrow", "extension", "helper")
LIMITS = {"always": "none", "once_per_round": "round", "once_per_game": "game"}
BIGGEST = 500_000  # characters of a file; all 72 cards of a deck take about 70 000
ENOUGH = 99  # of whatever a number of a stored overlay counts
AN_ID = "wanted small letters, digits and _, such as olive_picker"
OWN_LABEL = "Cards of an owner's overlay: every side follows the printed cards."


class Side(Shape):
    source = fields.Raw(required=True, validate=validate.Equal("printed", error='wanted "printed"'))


class FieldShape(Side):
    crop = fields.Raw(required=True, validate=OneOf(GOODS[:3]))


class BarrowShape(Side):
    goods = fields.List(
        fields.Raw(validate=OneOf((*GOODS, "silver", "vp"))),
        required=True,
        validate=validate.Length(min=1, max=9, error="wanted from 1 to 9 symbols"),
    )
    vp = Whole(1, 6, required=True)
    market_symbol = Flag(required=True)
    effort = Aside()


class IncomeShape(Shape):
    kind = fields.Raw(required=True, validate=OneOf(("silver", *GOODS[:4], "trade_good")))
    amount = Whole(1, 3, required=True)


class ExtensionShape(Side):
    hand_limit = Whole(1, 1, required=True)
    extra_deliveries = Whole(0, 3, required=True)
    pig_pens = Whole(0, 3, required=True)
    income = fields.Nested(IncomeShape, required=True, allow_none=True)


class NamesShape(Shape):
    en = fields.String(required=True, validate=A_TEXT)
    ru = fields.String(required=True, validate=A_TEXT)
    fr = fields.String(required=True, validate=A_TEXT)
    cs = fields.String(required=True, validate=A_TEXT)


class SpecShape(Shape):
    special = Flag(required=True)
    abilities = fields.List(
        owners_file.either("modify", AnyModifier, Ability),
        required=True,
        validate=validate.Length(max=LARGEST, error=f"wanted {LARGEST} abilities at most"),
    )
    pseudo = fields.List(fields.String(validate=A_TEXT), validate=Entries())

    @validates_schema(skip_on_field_errors=True)
    def special_or_not(self, data: Mapping[str, Any], **_: Any) -> None:
        if data["special"] and (data["abilities"] or not data.get("pseudo")):
            raise ValidationError("a special helper wants abilities [] and its rules as sentences in pseudo", "pseudo")
        if not data["special"] and (not data["abilities"] or "pseudo" in data):
            raise ValidationError("wanted one ability or more, and no pseudo", "abilities")


class HelperShape(Side):
    id = fields.String(
        required=True,
        validate=validate.Regexp(r"[a-z][a-z0-9]*(_[a-z0-9]+)*\Z", error=AN_ID),
    )
    names = fields.Nested(NamesShape, required=True)
    phases = fields.List(owners_file.field(Phase), required=True, validate=Unique())
    frequency = fields.Raw(required=True, validate=OneOf(tuple(LIMITS)))
    text = fields.String(required=True, validate=A_TEXT)
    spec = fields.Nested(SpecShape, required=True)
    value_estimate = Aside()
    value_basis = Aside()
    value_note = Aside()
    source_note = Aside()

    @validates_schema(skip_on_field_errors=True)
    def limits_fit(self, data: Mapping[str, Any], **_: Any) -> None:
        limit = LIMITS[data["frequency"]]
        if any(ability["limit"] != limit for ability in data["spec"]["abilities"]):
            raise ValidationError(f"{data['frequency']} wants the limit {limit} at every ability", "frequency")

    @validates_schema(skip_on_field_errors=True)
    def abilities_hold(self, data: Mapping[str, Any], **_: Any) -> None:
        found: dict[str, list[str]] = {}
        for n, raw in enumerate(data["spec"]["abilities"]):
            if "modify" not in raw:
                ability = msgspec.convert(raw, Ability)
                for where, text in ability_mistakes(ability):
                    found.setdefault(f"spec.abilities[{n}].{where}", []).append(text)
        if found:
            raise ValidationError(found)


class CardShape(Shape):
    number = Whole(1, len(HOUSE.cards), required=True)
    field = fields.Nested(FieldShape)
    barrow = fields.Nested(BarrowShape)
    extension = fields.Nested(ExtensionShape)
    helper = fields.Nested(HelperShape)

    @validates_schema(skip_on_field_errors=True)
    def has_a_side(self, data: Mapping[str, Any], **_: Any) -> None:
        if len(data) < 2:
            raise ValidationError(f"wanted one side or more of {', '.join(SLOTS)}")


class OverlayShape(Shape):
    format = fields.Raw(required=True, validate=validate.Equal(FORMAT, error=f'wanted "{FORMAT}"'))
    cards = fields.List(fields.Raw(), required=True, validate=validate.Length(min=1, error="wanted one card or more"))


_OVERLAY, _CARD = OverlayShape(), CardShape()


def mistakes(text: str, name: str = "overlay") -> list[str]:
    """Everything that is wrong with an overlay file, one sentence each."""
    if len(text) > BIGGEST:
        return [f"{name}: {len(text)} characters are too many; wanted {BIGGEST} at most"]
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        return [f"{name}: not JSON: {error}"]
    if found := _sentences(name, _OVERLAY.validate(data)):
        return found
    for n, raw in enumerate(data["cards"]):
        numbered = isinstance(raw, dict) and "number" in raw
        found += _sentences(f"{name}, card {raw['number']}" if numbered else f"{name}, cards[{n}]", _CARD.validate(raw))
    found = found or [f"{name}, {text}" for text in _doubles(data["cards"])]
    return found or [f"{name}, {text}" for text in _endless(deck_of(text))]


@lru_cache(maxsize=64)
def refusal_of(overlay: str) -> Refused | None:
    """Why no game can be opened with it."""
    if not overlay or not (found := mistakes(overlay)):
        return None
    more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
    return Refused("bad_overlay", "{mistake}{more}", mistake=found[0], more=more)


@lru_cache(maxsize=64)
def deck_of(overlay: str) -> Deck:
    """The house deck, or what an overlay makes of it. Its text is stored with the game and not looked up again, nor
    judged: what was right when the game was opened stays so.
    """
    if not overlay:
        return HOUSE
    cards = dict(HOUSE.cards)
    for raw in _bounded(json.loads(overlay)["cards"]):
        cards[card_id(raw["number"])] = _with_sides(cards[card_id(raw["number"])], raw)
    deck = Deck(cards.values(), HOUSE.label)
    return Deck(cards.values(), OWN_LABEL) if deck.has_all_sides_printed() else deck


def _bounded(raw: Any) -> Any:
    """Games were opened with numbers of any size once; they go on with numbers that can be worked with."""
    if isinstance(raw, dict):
        return {key: _bounded(value) for key, value in raw.items()}
    if isinstance(raw, list):
        return [_bounded(value) for value in raw]
    if isinstance(raw, int) and not isinstance(raw, bool):
        return max(-ENOUGH, min(raw, ENOUGH))
    return raw


def _endless(deck: Deck) -> Iterator[str]:
    """Abilities that gain each time, with all price modifiers of the deck at one farm."""
    worth = worths([price for prices in deck.modifiers.get(Price, {}).values() for price in prices])
    for card in deck.cards.values():
        for n, ability in enumerate(card.helper.abilities):
            if gains_for_ever(ability, worth):
                place = f"card {card.number}, helper.spec.abilities[{n}].limit"
                yield f"{place}: used without limit it gains; wanted round or game"


def _with_sides(card: Card, raw: Mapping[str, Any]) -> Card:
    sides: dict[str, Any] = {}
    for slot, shape in (("field", Field), ("barrow", BarrowSide), ("extension", ExtensionSide)):
        if slot in raw:
            sides[slot] = msgspec.convert(raw[slot], shape)
    if "helper" in raw:
        sides["helper"] = helper_from(raw["helper"])
    return msgspec.structs.replace(card, **sides)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise ValueError(f'the field "{key}" stands twice in one object')
        made[key] = value
    return made


def _sentences(place: str, errors: Any) -> list[str]:
    return [f"{place}, {where}: {what}" if where else f"{place}: {what}" for where, what in errors_in_words(errors)]


def _doubles(cards: list[dict[str, Any]]) -> Iterator[str]:
    numbers = [raw["number"] for raw in cards]
    for number in sorted({n for n in numbers if numbers.count(n) > 1}):
        yield f"card {number}: stands there twice; put its sides together"
    replaced = {raw["number"]: raw["helper"] for raw in cards if "helper" in raw}
    kept = {card.number: card.helper for card in HOUSE.cards.values() if card.number not in replaced}
    ids = {helper.id: number for number, helper in kept.items()}
    for number, raw in replaced.items():
        if ids.setdefault(raw["id"], number) != number:
            yield f'card {number}, helper.id: "{raw["id"]}" is the id of card {ids[raw["id"]]} too'
    for language in LANGUAGES:
        known = {helper.names[language]: number for number, helper in kept.items()}
        for number, raw in replaced.items():
            name = raw["names"][language]
            if name in known:
                yield f'card {number}, helper.names.{language}: "{name}" is the name of card {known[name]} too'
            known[name] = number
