"""Farm cards and roof tiles: data read from deck.json and roofs.json into frozen structs.

The house deck is not the printed one; `Deck.label` says so. An owner's overlay (owners_file.py) replaces single sides.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from domain.titles.lagranja.abilities.vocabulary import (
    Ability,
    AnyEffect,
    AnyModifier,
    Good,
    Harvest,
    Modifier,
    Phase,
    Slot,
    Trigger,
    Where,
)

LANGUAGES = ("en", "ru", "fr", "cs")
Origin = Literal["fact", "completed", "named", "unplaced", "house", "printed"]
Frequency = Literal["always", "once_per_round", "once_per_game"]


class Field(Struct, frozen=True):
    crop: Harvest
    source: Origin


class Barrow(Struct, frozen=True):
    goods: tuple[str, ...]  # the symbols, in the order of the card; printed ones may ask for silver or vp too
    vp: int
    market_symbol: bool
    source: Origin


class Income(Struct, frozen=True):
    kind: str
    amount: int


class Extension(Struct, frozen=True):
    hand_limit: int
    extra_deliveries: int
    pig_pens: int
    income: Income | None
    source: Origin

    @property
    def gives(self) -> str:
        """All of it in words."""
        more = (("hand", self.hand_limit), ("extra delivery", self.extra_deliveries), ("pen", self.pig_pens))
        parts = [f"{what} +{n}" for what, n in more if n]
        if self.income is not None:
            parts.append(f"income {self.income.amount} {self.income.kind.replace('_', ' ')}")
        return ", ".join(parts)


class Helper(Struct, frozen=True, kw_only=True):
    id: str
    names: dict[str, str]
    phases: tuple[Phase, ...]
    frequency: Frequency
    text: str
    source: Origin
    abilities: tuple[Ability, ...] = ()
    modifiers: tuple[AnyModifier, ...] = ()
    special: bool = False
    pseudo: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.names["en"]


class Card(Struct, frozen=True):
    id: str
    number: int
    promo: bool
    field: Field
    barrow: Barrow
    extension: Extension
    helper: Helper

    def side(self, slot: Slot) -> Field | Barrow | Extension | Helper:
        return getattr(self, slot)  # type: ignore[no-any-return]


class Deck:
    """All cards by their id, and where in the deck an ability for a trigger or a special helper is found."""

    def __init__(self, cards: Iterable[Card], label: str) -> None:
        self.cards = {card.id: card for card in cards}
        self.label = label

    @cached_property
    def waiting_for(self) -> dict[Trigger, dict[str, tuple[int, ...]]]:
        """For each trigger the cards with abilities for it, and which of their abilities those are."""
        found: dict[Trigger, dict[str, tuple[int, ...]]] = {}
        for card in self.cards.values():
            for n, ability in enumerate(card.helper.abilities):
                there = found.setdefault(ability.on, {})
                there[card.id] = (*there.get(card.id, ()), n)
        return found

    @cached_property
    def modifiers(self) -> dict[type[Modifier], dict[str, tuple[Any, ...]]]:
        """For each modifier the cards that have it, and with which parameters."""
        found: dict[type[Modifier], dict[str, tuple[Any, ...]]] = {}
        for card in self.cards.values():
            for modifier in card.helper.modifiers:
                there = found.setdefault(type(modifier), {})
                there[card.id] = (*there.get(card.id, ()), modifier)
        return found

    def has_all_sides_printed(self) -> bool:
        slots: tuple[Slot, ...] = ("field", "barrow", "extension", "helper")
        return all(card.side(slot).source == "printed" for card in self.cards.values() for slot in slots)


class RoofKind(Struct, frozen=True):
    id: str
    text: str
    phases: tuple[Phase, ...]
    on: Trigger
    effect: tuple[AnyEffect, ...] = ()
    one_of: tuple[tuple[AnyEffect, ...], ...] = ()

    @property
    def ability(self) -> Ability:
        """A roof bonus is used once and may always be left alone. The shared die is not taken, so none changes it."""
        where = Where(dice=("first", "second")) if self.on == "die_taken" else Where()
        return Ability(on=self.on, optional=True, limit="game", where=where, effect=self.effect, one_of=self.one_of)


class Roof(Struct, frozen=True):
    id: str
    round: int
    classic: str
    deluxe: str

    def kind(self, roof_set: str) -> RoofKind:
        return ROOF_KINDS[self.deluxe if roof_set == "deluxe" else self.classic]


def card_id(number: int) -> str:
    return f"card_{number:02d}"


def helper_from(raw: Mapping[str, Any]) -> Helper:
    """Abilities and modifiers stand in one list of the file."""
    words = raw["spec"]["abilities"]
    fields = {name: raw[name] for name in ("id", "names", "phases", "frequency", "text", "source")}
    fields["abilities"] = [word for word in words if "modify" not in word]
    fields["modifiers"] = [word for word in words if "modify" in word]
    fields["special"] = raw["spec"]["special"]
    fields["pseudo"] = raw["spec"].get("pseudo", [])
    return msgspec.convert(fields, Helper)


def card_from(raw: Mapping[str, Any]) -> Card:
    return Card(
        id=card_id(raw["number"]),
        number=raw["number"],
        promo=raw["set"] == "promo",
        field=msgspec.convert(raw["field"], Field),
        barrow=msgspec.convert(raw["barrow"], Barrow),
        extension=msgspec.convert(raw["extension"], Extension),
        helper=helper_from(raw["helper"]),
    )


def _read(name: str) -> dict[str, Any]:
    text = files("domain.titles.lagranja.cards").joinpath(name).read_text(encoding="utf-8")
    return json.loads(text)  # type: ignore[no-any-return]


_DECK = _read("deck.json")
_ROOFS = _read("roofs.json")

HOUSE = Deck(map(card_from, _DECK["cards"]), _DECK["label"])
ROOF_KINDS = {raw["id"]: msgspec.convert(raw, RoofKind) for raw in _ROOFS["kinds"]}
ROOF_ABILITIES = {kind.id: kind.ability for kind in ROOF_KINDS.values()}
ROOFS = {raw["id"]: msgspec.convert(raw, Roof) for raw in _ROOFS["tiles"]}
GOODS: tuple[Good, ...] = ("olive", "grain", "grape", "pig", "food", "wine", "meat")
