"""House content as data: an operator's file of the same form takes the place of the shipped rows, row by row.

Each row keeps the id and number of the one it replaces. All mistakes of a file are told at once, each with the file,
the row, the field and what is wanted there; a file with a mistake changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from marshmallow import ValidationError

from domain.kernel.owners_files import errors_in_words
from domain.kernel.shapes import Refused
from domain.titles.ohmygoods.cards.content import shipped
from domain.titles.ohmygoods.cards.schemas import ROWS, house_file


class HouseError(ValueError):
    """All mistakes of a file, one line each."""

    def __init__(self, mistakes: list[str]) -> None:
        self.mistakes = mistakes
        super().__init__("\n".join(mistakes))


BIGGEST = 500_000  # characters of a file; all shipped rows take about 70 000
_FIXED = ("number", "card", "side", "type", "chapter", "key")  # what a row shares with the one it replaces


def read_rows(given: str | bytes | Mapping[str, Any], file: str = "house file") -> str:
    """The checked rows as the compact text that a game's options carry; raises HouseError with every mistake."""
    try:
        return _read(_decoded(given, file) if isinstance(given, str | bytes) else given, file)
    except RecursionError:
        raise HouseError([f"{file}: there are too many braces within braces"]) from None


def _read(data: Any, file: str) -> str:
    if not isinstance(data, Mapping):
        raise HouseError([f"{file}: sections in braces are wanted"])
    mistakes: list[str] = []
    checked: dict[str, list[Any]] = {}
    for section, rows in data.items():
        if section not in ROWS:
            mistakes.append(f"{file}, {section}: no such section; one of {', '.join(ROWS)} is wanted")
        elif not isinstance(rows, list):
            mistakes.append(f"{file}, {section}: a list of rows is wanted")
        else:
            checked[section] = rows
            for n, row in enumerate(rows, 1):
                mistakes += (f"{file}, {section}, row {n}{wrong}" for wrong in _row_mistakes(section, row))
    if not mistakes:
        mistakes = [f"{file}, {wrong}" for wrong in _crossed(checked)]
    if mistakes:
        raise HouseError(mistakes)
    return msgspec.json.encode(checked, order="deterministic").decode() if any(checked.values()) else ""


def _decoded(text: str | bytes, file: str) -> Any:
    if len(text) > BIGGEST:
        raise HouseError([f"{file}: at most {BIGGEST} characters are wanted"])
    try:
        return msgspec.json.decode(text) if text.strip() else {}
    except msgspec.DecodeError as error:
        raise HouseError([f"{file}: this is no JSON: {error}"]) from error


def _row_mistakes(section: str, row: Any) -> Iterator[str]:
    own = {each["id"]: each for each in shipped()[1][section]}
    name = row.get("id") if isinstance(row, dict) else None
    if not isinstance(name, str) or name not in own:
        yield f", id: the id of a row to replace is wanted, such as {next(iter(own))}"
        return
    try:
        house_file.schema_of(ROWS[section]).load(row)
    except ValidationError as error:
        yield from (f" ({name}), {path}: {text}" for path, text in errors_in_words(error.messages))
        return
    for field in _FIXED:
        if row.get(field) != own[name].get(field):
            yield f" ({name}), {field}: {own[name][field]} is wanted, as in the row it replaces"


# what one row says of another


def _crossed(checked: Mapping[str, list[Any]]) -> Iterator[str]:
    house = shipped()[1]
    goods = {row["id"] for row in house["goods"]}
    for section, rows in checked.items():
        for n, row in enumerate(rows, 1):
            at = f"{section}, row {n} ({row['id']})"
            if row["id"] in {each["id"] for each in rows[: n - 1]}:
                yield f"{at}, id: each row once is wanted"
            yield from (f"{at}, {wrong}" for wrong in _unproductive(section, row))
            for field, good in _goods_named(row):
                if good not in goods:
                    yield f"{at}, {field}: one of {', '.join(sorted(goods))} is wanted, not {good}"
            yield from (f"{at}, {wrong}" for wrong in _both_or_neither(row))
            yield from (f"{at}, {wrong}" for wrong in _untimely(section, row))
            if section != "end_cards":
                yield from (f"{at}, {wrong}" for wrong in _params_used(row))
            if section == "setup_cards":
                yield from (f"{at}, {wrong}" for wrong in _event_mistakes(row))
    yield from _end_mistakes(checked)


def _unproductive(section: str, row: Mapping[str, Any]) -> Iterator[str]:
    """Resources and goods belong together; a chain names what it takes and where from."""
    if section == "buildings" and row["inputs"] and not row["good"]:
        yield "good: is wanted, for a building that takes resources makes something"
    for icon in row.get("chain_inputs", []):
        wanted = {"hand": "resource", "own_goods": "good"}[icon["from"]]
        if wanted not in icon:
            yield f"chain_inputs {wanted}: is wanted for what comes from {icon['from']}"


def _goods_named(row: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    if row.get("good"):
        yield "good", row["good"]
    for icon in row.get("chain_inputs", []):
        if icon.get("from") == "own_goods":
            yield "chain_inputs", icon.get("good", "nothing")
    for effect in _all_effects(row):
        for named in (effect, effect.get("pay", {})):
            if "good" in named:
                yield f"effects {effect['effect']} good", named["good"]


def _all_effects(row: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for key in ("effects", "gain", "then", "otherwise"):
        for effect in row.get(key, []):
            yield effect
            yield from _all_effects(effect)


def _both_or_neither(row: Mapping[str, Any]) -> Iterator[str]:
    """Fields that stand for each other: points or what is counted for them, coins or goods."""
    for effect in _all_effects(row):
        if effect["effect"] == "gain_vp" and ("points" in effect) == ({"count_of", "each", "max"} <= effect.keys()):
            yield "effects gain_vp: either points or count_of, each and max are wanted"
        if effect["effect"] == "offer" and effect["pay"].keys() not in ({"coins"}, {"good", "count"}):
            yield "effects offer pay: either coins or good and count are wanted"


def _untimely(section: str, row: Mapping[str, Any]) -> Iterator[str]:
    """Each kind of card acts at its own moments; what lies inside an offer or a test happens at once."""
    moments = {
        "events": ("reveal", "round", "round_end"),
        "characters": (row.get("phase"),),
        "end_cards": ("game_end",),
    }.get(section, ())
    for effect in row.get("effects", []):
        if effect["when"] not in moments:
            yield f"effects {effect['effect']} when: {' or '.join(map(str, moments))} is wanted here"
        for inner in _all_effects({key: value for key, value in effect.items() if isinstance(value, list)}):
            if inner["when"] != "now":
                yield f"effects {effect['effect']} {inner['effect']} when: now is wanted here"
            if inner["effect"] == "pledge":
                yield f"effects {effect['effect']} pledge: a pledge is wanted by itself, in no other effect"


def _params_used(row: Mapping[str, Any]) -> Iterator[str]:
    for effect in _all_effects(row):
        for field, value in effect.items():
            if isinstance(value, str) and value.startswith("param:"):
                yield f"effects {effect['effect']} {field}: a figure is wanted; only end cards have params"


def _event_mistakes(row: Mapping[str, Any]) -> Iterator[str]:
    for half in ("multiplayer", "solo"):
        events = row[half]["events"]
        if events["draw"] > len(events["pool"]):
            yield f"{half} events draw: at most {len(events['pool'])} is wanted, as many as the pool has"
        each = [*events["first"], *events["pool"], *events["last"]]
        if len(each) != len(set(each)):
            yield f"{half} events: each event once is wanted"


def _end_mistakes(checked: Mapping[str, list[Any]]) -> Iterator[str]:
    """Whatever of the two is replaced, every set-up card must give what its end card asks for."""
    setups, ends = (_merged(section, checked) for section in ("setup_cards", "end_cards"))
    by_number = {end["number"]: end for end in ends}
    for setup in setups:
        for half in ("multiplayer", "solo"):
            number, params = setup[half]["end_card"], setup[half]["params"]
            at = f"setup_cards ({setup['id']}), {half} params"
            for name, value in params.items():
                if (name == "neutral") != isinstance(value, dict):
                    yield f"{at} {name}: marks by side are wanted as neutral, and nowhere else"
            for effect in by_number[number]["effects"]:
                yield from (f"{at} {wrong} end card {number}" for wrong in _param_mistakes(effect, params))


def _merged(section: str, checked: Mapping[str, list[Any]]) -> list[Any]:
    given = {row["id"]: row for row in checked.get(section, [])}
    return [given.get(row["id"], row) for row in shipped()[1][section]]


def _param_mistakes(effect: Mapping[str, Any], params: Mapping[str, Any]) -> Iterator[str]:
    for field, value in effect.items():
        name = value.removeprefix("param:") if isinstance(value, str) and value.startswith("param:") else None
        if name is not None and name not in params:
            yield f"{name}: is wanted by"
        elif name is not None and isinstance(params[name], str) != (field == "count_of"):
            yield f"{name}: {'a word' if field == 'count_of' else 'a figure'} is wanted by"
    for inner in _all_effects({key: value for key, value in effect.items() if isinstance(value, list)}):
        yield from _param_mistakes({k: v for k, v in inner.items() if isinstance(v, str)}, params)


def mistakes(text: str, file: str) -> list[str]:
    try:
        read_rows(text, file)
    except HouseError as error:
        return error.mistakes
    return []


def read_options(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """Options as they were given, the operator's rows checked; refuses with all mistakes."""
    if not given.get("house"):
        return given
    try:
        return {**given, "house": read_rows(given["house"])}
    except HouseError as error:
        raise Refused("bad_house", "{mistakes}", mistakes=str(error)) from error
