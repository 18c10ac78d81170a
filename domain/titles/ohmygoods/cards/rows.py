"""From rows of the data files to cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from domain.titles.ohmygoods.cards.pieces import Assistant, Card, Chapter, Effect, Event


def _icons(chain: Iterable[Mapping[str, str]], place: str, what: str) -> tuple[str, ...]:
    return tuple(icon[what] for icon in chain if icon["from"] == place)


def printed_cards(data: Mapping[str, Any]) -> Iterable[Card]:
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
            inputs=tuple(sorted(row.get("inputs", {}).items())),
            good=kind["good"],
            office=row.get("office", ""),
            hand_icons=_icons(kind["chain"], "hand", "resource"),
            goods_icons=_icons(kind["chain"], "own_goods", "good"),
        )


def house_buildings(house: Mapping[str, Any]) -> Iterable[Card]:
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
            inputs=tuple(sorted((row["inputs"] or {}).items())),
            good=row["good"] or "",
            works_alone=kind["production_building"] and not kind["needs_person"],
            strength=row["strength"],
            attaches=row["attaches"],
            needs_strength=(kind.get("build_condition") or {}).get("n", 0),
            number=row["number"],
            hand_icons=_icons(kind["chain_inputs"], "hand", "resource"),
            goods_icons=_icons(kind["chain_inputs"], "own_goods", "good"),
        )


def house_characters(house: Mapping[str, Any]) -> Iterable[Card]:
    for row in house["characters"]:
        effects = effects_of(row["effects"])
        yield Card(row["id"], "character", number=row["number"], phase=row["phase"], effects=effects)


def assistant_of(row: Mapping[str, Any]) -> Assistant:
    return Assistant(row["id"], row["card"], tuple(row["required_colours"]), row["cost"], row["vp"], row["names"]["en"])


def event_of(row: Mapping[str, Any]) -> Event:
    return Event(row["number"], row["names"]["en"], row["text_en"], effects_of(row["effects"]))


def chapter_of(house: Mapping[str, Any], setup: Mapping[str, Any], solo: bool) -> Chapter:
    half = setup["solo" if solo else "multiplayer"]
    told = house["solo_chapter_cards" if solo else "chapter_cards"]
    card: Mapping[str, Any] = next((row for row in told if row["number"] == half["chapter_card"]), {})
    end = next(row for row in house["end_cards"] if row["number"] == half["end_card"])
    return Chapter(
        key=setup["chapter"],
        solo=solo,
        name=setup["names"]["en"],
        story=card.get("story_en", setup.get("text_en", "")),
        outcome=card.get("outcome_en", ""),
        missed=card.get("missed_en") or card.get("outcome_en", ""),
        goal=card.get("goal_en") or setup.get("goal_en", ""),
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
        stars=tuple(sorted(card.get("stars", {}).values())),
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
    flat: dict[str, Any] = dict(row)
    for key in _NESTED & flat.keys():
        flat[key] = [_flat(each) for each in flat[key]]
    if "condition" in flat:
        flat["n"] = flat.pop("condition")["n"]
    return flat


_NESTED = {"gain", "then", "otherwise"}
