"""The cards of one game: the printed ones and the house set, as values the rules can ask.

`content(rows)` reads both data files once for each set of an operator's replacement rows; a game carries its rows in its
options, so exchanging the operator's file never changes a running game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from domain.ohmygoods.parts import OWN_COLOUR


class Price(Struct, frozen=True, omit_defaults=True):
    """What an offer asks for: goods of some worth, or some goods of a kind."""

    coins: int = 0
    good: str = ""
    count: int = 0


class Effect(Struct, frozen=True, omit_defaults=True):
    """One line of a card in the closed vocabulary; which fields a word has is said in `house.py`."""

    effect: str
    when: str = "now"
    number: int = 0
    count: int = 0
    coins: int = 0
    per: int = 1
    cards: int = 0
    delta: int = 0
    points: int = 0
    each: int = 0
    max: int = 0
    limit: int = 0
    n: int = 0
    unit: int = 1
    max_points: int = 0
    whose: str = "each"
    half: str = ""
    resource: str = ""
    scope: str = ""
    good: str = ""
    mode: str = ""
    who: str = ""
    count_of: str = ""
    sides: tuple[str, ...] = ()
    pay: Price | None = None
    gain: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class Card(Struct, frozen=True):
    """A building, a charburner or a character. `number` is 0 for cards of the base game."""

    id: str
    kind: str
    colour: str = ""
    resource: str = ""
    sun: bool = False
    cost: int = 0
    points: int = 0
    inputs: tuple[tuple[str, int], ...] = ()
    good: str = ""
    hand_icons: tuple[str, ...] = ()  # the chain takes these resources from the hand
    goods_icons: tuple[str, ...] = ()  # and these goods from one's own buildings
    office: str = ""
    works_alone: bool = False
    strength: int = 0
    attaches: bool = False
    needs_strength: int = 0
    number: int = 0
    phase: str = ""
    effects: tuple[Effect, ...] = ()

    @property
    def staffed(self) -> bool:
        """A person can work here."""
        return bool(self.inputs)

    @property
    def chained(self) -> bool:
        return bool(self.hand_icons or self.goods_icons)


class Assistant(Struct, frozen=True):
    id: str
    card: int
    colours: tuple[str, ...]
    cost: int
    points: int
    name: str


class Event(Struct, frozen=True):
    number: int
    name: str
    text: str
    effects: tuple[Effect, ...]


class Chapter(Struct, frozen=True):
    """One half of a set-up card: a chapter for several or for one."""

    key: str
    name: str
    story: str
    outcome: str
    goal: str
    deck_add: tuple[int, ...]
    stacks: tuple[int, ...]
    first: tuple[int, ...]
    pool: tuple[int, ...]
    drawn: int
    last: tuple[int, ...]
    end_name: str
    end_text: str
    end: tuple[Effect, ...]
    neutral: tuple[tuple[str, int], ...]
    following: tuple[tuple[str, str], ...]
    target: int | None

    @property
    def rounds(self) -> int:
        return len(self.first) + self.drawn + len(self.last)


class Content:
    """All cards of the box with the owner's rows put over the shipped ones."""

    def __init__(self, printed: Mapping[str, Any], house: Mapping[str, Any]) -> None:
        self.house = house
        self.cards: dict[str, Card] = {}
        for card in (*_printed(printed), *_buildings(house), *_characters(house)):
            self.cards[card.id] = card
        self.assistants = {row["id"]: _assistant(row) for row in house["assistants"]}
        self.events = {row["number"]: _event(row) for row in house["events"]}
        values = {row["id"]: row["value"] for row in house["goods"]}
        self.values: dict[str, int] = {good: value for good, value in values.items() if value != OWN_COLOUR}
        self.names: dict[str, dict[str, str]] = {
            row["id"]: row["names"]
            for section in ("resources", "colours", "goods", "building_kinds", "words", "characters", "assistants")
            for row in house[section]
        }

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
        return {(row["chapter"], solo): _chapter(self.house, row, solo) for row in setups for solo in (False, True)}

    def good_name(self, card: Card) -> str:
        """Goods of one name are alike; grapes of two colours are not."""
        return card.good if card.good in self.values else f"{card.good}_{card.colour}"

    def name(self, card: str) -> str:
        """How people call a card: its kind and its number."""
        kind = self.cards[card].kind
        if kind == "character":
            return self.names[card]["en"]
        if kind == "charburner":
            return f"{self.names[self.cards[card].inputs[0][0]]['en'].capitalize()} Charburner"
        return f"{self.names[kind]['en']} {int(card.rsplit('_', 1)[1])}"


def _chain(inputs: Iterable[Mapping[str, str]]) -> dict[str, tuple[str, ...]]:
    icons = list(inputs)
    return {
        "hand_icons": tuple(icon["resource"] for icon in icons if icon["from"] == "hand"),
        "goods_icons": tuple(icon["good"] for icon in icons if icon["from"] == "own_goods"),
    }


def _printed(data: Mapping[str, Any]) -> Iterable[Card]:
    kinds = {row["id"]: row for row in data["kinds"]}
    for row in data["cards"]:
        kind = kinds[row["kind"]]
        yield Card(
            id=row["id"],
            kind=row["kind"],
            colour=kind["colour"],
            resource=kind["resource"],
            sun=row["half_sun"],
            cost=row["cost"],
            points=row.get("points", kind["points"]),
            inputs=tuple(row.get("inputs", {}).items()),
            good=kind["good"],
            office=row.get("office", ""),
            **_chain(kind["chain"]),
        )


def _buildings(house: Mapping[str, Any]) -> Iterable[Card]:
    types = {row["id"]: row for row in house["building_types"]}
    for row in house["buildings"]:
        kind = types[row["type"]]
        yield Card(
            id=row["id"],
            kind=row["type"],
            colour=row["colour"],
            resource=row["resource"],
            sun=row["half_sun"],
            cost=row["cost"],
            points=row["vp"],
            inputs=tuple((row["inputs"] or {}).items()),
            good=row["good"] or "",
            works_alone=kind["production_building"] and not kind["needs_person"],
            strength=row["strength"],
            attaches=row["attaches"],
            needs_strength=(kind.get("build_condition") or {}).get("n", 0),
            number=row["number"],
            **_chain(kind["chain_inputs"]),
        )


def _characters(house: Mapping[str, Any]) -> Iterable[Card]:
    for row in house["characters"]:
        effects = effects_of(row["effects"])
        yield Card(row["id"], "character", number=row["number"], phase=row["phase"], effects=effects)


def _assistant(row: Mapping[str, Any]) -> Assistant:
    return Assistant(
        row["id"], row["card"], tuple(row["required_colours"]), row["cost"], row["vp"], row["names"]["en"]
    )


def _event(row: Mapping[str, Any]) -> Event:
    return Event(row["number"], row["names"]["en"], row["text_en"], effects_of(row["effects"]))


def _chapter(house: Mapping[str, Any], setup: Mapping[str, Any], solo: bool) -> Chapter:
    half = setup["solo" if solo else "multiplayer"]
    told = house["solo_chapter_cards" if solo else "chapter_cards"]
    card = next((row for row in told if row["number"] == half["chapter_card"]), {})
    end = next(row for row in house["end_cards"] if row["number"] == half["end_card"])
    return Chapter(
        key=setup["chapter"],
        name=setup["names"]["en"],
        story=card.get("story_en", setup.get("text_en", "")),
        outcome=card.get("outcome_en", ""),
        goal=card.get("goal_en", ""),
        deck_add=tuple(half["deck_add"]),
        stacks=tuple(half["stacks"]),
        first=tuple(half["events"]["first"]),
        pool=tuple(sorted(half["events"]["pool"])),
        drawn=half["events"]["draw"],
        last=tuple(half["events"]["last"]),
        end_name=end["names"]["en"],
        end_text=end["text_en"],
        end=effects_of(_with_params(end["effects"], half["params"])),
        neutral=tuple(half["params"].get("neutral", {}).items()),
        following=tuple(card.get("next", {}).items()),
        target=half.get("target"),
    )


def _with_params(data: Any, params: Mapping[str, Any]) -> Any:
    """`param:x` on an end card stands for the value x of the set-up in use."""
    if isinstance(data, str) and data.startswith("param:"):
        return params[data.removeprefix("param:")]
    if isinstance(data, list):
        return [_with_params(each, params) for each in data]
    if isinstance(data, dict):
        return {key: _with_params(each, params) for key, each in data.items()}
    return data


def effects_of(rows: Iterable[Mapping[str, Any]]) -> tuple[Effect, ...]:
    return tuple(msgspec.convert(_flat(row), Effect) for row in rows)


def _flat(row: Mapping[str, Any]) -> dict[str, Any]:
    """The only condition of the vocabulary, `strength_min`, is kept as its number."""
    flat = {key: [_flat(each) for each in value] if key in _NESTED else value for key, value in row.items()}
    if "condition" in flat:
        flat["n"] = flat.pop("condition")["n"]
    return flat


_NESTED = ("gain", "then", "otherwise")


@lru_cache(maxsize=1)
def shipped() -> tuple[dict[str, Any], dict[str, Any]]:
    """The data files that come with the title: the printed cards and the house set."""
    here = resources.files("domain.ohmygoods")
    printed, house = ((here / name).read_bytes() for name in ("cards.json", "house.json"))
    return msgspec.json.decode(printed), msgspec.json.decode(house)


@lru_cache(maxsize=32)
def content(rows: str = "") -> Content:
    """The cards with an owner's rows put in the place of the shipped ones; `rows` comes from `house.read_rows`."""
    printed, house = shipped()
    if not rows:
        return Content(printed, house)
    given: dict[str, list[dict[str, Any]]] = msgspec.json.decode(rows)
    replaced = dict(house)
    for section, changed in given.items():
        by_id = {row["id"]: row for row in changed}
        replaced[section] = [by_id.get(row["id"], row) for row in house[section]]
    return Content(printed, replaced)
