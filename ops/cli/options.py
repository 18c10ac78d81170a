"""Options of a title as they are given on a command line: NAME=VALUE, checked one by one, each mistake in one line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from rapidfuzz import process

from domain.kernel.shapes import Refused
from domain.kernel.title import Title


def read_options(title: Title[Any], given: Iterable[str]) -> dict[str, Any]:
    """Raises ValueError with what to do."""
    known = _known(title)
    options: dict[str, Any] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise ValueError(f"--option {each}: write NAME=VALUE, or NAME=@FILE for the text of a file")
        if name not in known:
            raise ValueError(_unknown(title, name, known))
        options[name] = _value(title, name, _text_of(name, value), known[name])
    try:
        title.read(options)
    except Refused as refused:
        raise ValueError(refused.text) from refused
    return options


def described(title: Title[Any]) -> Iterator[str]:
    """A line an option, for the help."""
    for name, shape in _known(title).items():
        default = json.dumps(shape["default"]).strip('"') or "empty"
        yield f"  {name}: {_wanted(shape)} [{default}]"
        yield f"      {shape.get('description', '')}"


def _known(title: Title[Any]) -> dict[str, dict[str, Any]]:
    (document,), components = msgspec.json.schema_components([title.options])
    name = document["$ref"].rpartition("/")[2]
    known: dict[str, dict[str, Any]] = components[name]["properties"]
    return known


def _unknown(title: Title[Any], name: str, known: Iterable[str]) -> str:
    near = process.extractOne(name, list(known), score_cutoff=70)
    hint = f"Did you mean {near[0]}?" if near else f"It has: {', '.join(known)}."
    return f"--option {name}: {title.name} has no such option. {hint}"


def _text_of(name: str, value: str) -> str:
    if not value.startswith("@"):
        return value
    try:
        return Path(value[1:]).read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"--option {name}: {value[1:]} cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"--option {name}: {value[1:]} is no text in UTF-8") from error


def _value(title: Title[Any], name: str, text: str, shape: dict[str, Any]) -> Any:
    value: Any = text
    wrong = f"--option {name}={text[:40]}: {name} is {_wanted(shape)}"
    if shape.get("type") == "array":
        try:
            value = json.loads(text)
        except ValueError as error:
            raise ValueError(wrong) from error
    try:
        title.read({name: value})
    except Refused as refused:
        simple = "enum" in shape or shape["type"] in ("integer", "boolean")
        raise ValueError(wrong if simple else refused.text) from refused
    return value


def _wanted(shape: dict[str, Any]) -> str:
    if "enum" in shape:
        return "one of " + ", ".join(map(str, shape["enum"]))
    if shape["type"] == "integer":
        return f"a whole number from {shape['minimum']} to {shape['maximum']}"
    return {"boolean": "true or false", "array": "a list in JSON", "string": "text, or @FILE"}[shape["type"]]
