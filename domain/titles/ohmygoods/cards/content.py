"""The cards of one game: the printed ones and the house set, as values the rules can ask.

`content(replaced)` reads both data files once for each set of an operator's rows; a game carries its rows in its
options, so exchanging the operator's file never changes a running game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from importlib import resources
from typing import Any

import msgspec

from domain.titles.ohmygoods.cards import rows
from domain.titles.ohmygoods.cards.pieces import Card, Chapter
from domain.titles.ohmygoods.parts import OWN_COLOUR


class Content:
    """All cards of the box with the owner's rows put over the shipped ones."""

    def __init__(self, printed: Mapping[str, Any], house: Mapping[str, Any]) -> None:
        self.house = house
        self.cards: dict[str, Card] = {}
        for card in (*rows.printed_cards(printed), *rows.house_buildings(house), *rows.house_characters(house)):
            self.cards[card.id] = card
        self.assistants = {row["id"]: rows.assistant_of(row) for row in house["assistants"]}
        self.events = {row["number"]: rows.event_of(row) for row in house["events"]}
        values = {row["id"]: row["value"] for row in house["goods"]}
        self.values: dict[str, int] = {good: value for good, value in values.items() if value != OWN_COLOUR}
        self.names: dict[str, dict[str, str]] = {
            row["id"]: row["names"]
            for section in ("resources", "colours", "goods", "building_kinds", "words", "characters", "assistants")
            for row in house[section]
        }

        self.texts: dict[str, str] = {row["id"]: row["text_en"] for row in house["characters"]}

    @cached_property
    def numbered(self) -> dict[int, tuple[str, ...]]:
        """The cards that enter the game together, by their number."""
        found: dict[int, list[str]] = {}
        for card in self.cards.values():
            if card.number:
                found.setdefault(card.number, []).append(card.id)
        return {number: tuple(ids) for number, ids in sorted(found.items())}

    @cached_property
    def base(self) -> tuple[str, ...]:
        return tuple(sorted(c.id for c in self.cards.values() if not c.number and c.kind != "charburner"))

    @cached_property
    def charburners(self) -> tuple[str, ...]:
        return tuple(sorted(c.id for c in self.cards.values() if c.kind == "charburner"))

    @cached_property
    def sides(self) -> dict[int, tuple[str, ...]]:
        found: dict[int, list[str]] = {}
        for assistant in self.assistants.values():
            found.setdefault(assistant.card, []).append(assistant.id)
        return {card: tuple(sorted(ids)) for card, ids in found.items()}

    @cached_property
    def chapters(self) -> dict[tuple[str, bool], Chapter]:
        """By key and solo or not."""
        setups = self.house["setup_cards"]
        return {
            (row["chapter"], solo): rows.chapter_of(self.house, row, solo) for row in setups for solo in (False, True)
        }

    def good_name(self, card: Card) -> str:
        """Goods of one name are alike; grapes of two colours are not."""
        return card.good if card.good in self.values else f"{card.good}_{card.colour}"

    def name(self, card: str) -> str:
        """How people call a card: its kind and its number."""
        if card not in self.cards:
            return card
        kind, suffix = self.cards[card].kind, card.rsplit("_", 1)[1]
        if kind == "character":
            return self.names[card]["en"]
        if kind == "charburner":
            return f"{self.names[suffix]['en'].capitalize()} Charburner"
        return f"{self.names[kind]['en']} {int(suffix)}"


@lru_cache(maxsize=1)
def shipped() -> tuple[dict[str, Any], dict[str, Any]]:
    """The data files that come with the title: the printed cards and the house set."""
    here = resources.files("domain.titles.ohmygoods.cards")
    printed, house = ((here / name).read_bytes() for name in ("cards.json", "house.json"))
    return msgspec.json.decode(printed), msgspec.json.decode(house)


@lru_cache(maxsize=32)
def content(replaced: str = "") -> Content:
    """The cards with an owner's rows put in the place of the shipped ones; `replaced` comes from `house.read_rows`."""
    printed, house = shipped()
    if not replaced:
        return Content(printed, house)
    given: dict[str, list[dict[str, Any]]] = msgspec.json.decode(replaced)
    merged = dict(house)
    for section, changed in given.items():
        by_id = {row["id"]: row for row in changed}
        merged[section] = [by_id.get(row["id"], row) for row in house[section]]
    return Content(printed, merged)
