"""The options of a title as fields of a form, made from its struct; and what a filled-in form says of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from domain.kernel.telling import word
from domain.kernel.title import Title
from service.queries.wording import say
from service.web import languages

CARRIED = "carried over"  # of a game before; nobody chooses it by hand
_RULING = re.compile(r"[Rr]-?[A-Za-z]?\d+: ")
LONGEST = 40


class Option(Struct, frozen=True, kw_only=True):
    """`values`: what can be picked, each with its words. `usual`: what it is if nobody says anything."""

    name: str
    words: str
    help: str
    values: tuple[tuple[str, str], ...]
    usual: str
    ruling: bool  # a debatable rule of the book; most tables leave it as it is


def options_of(title: Title[Any], files: Mapping[str, list[str]]) -> Iterator[Option]:
    """`files`: by option, the names of approved files of owners."""
    document = msgspec.json.schema(title.options)
    found = document["$defs"][document["$ref"].rpartition("/")[2]]["properties"]
    for name, schema in found.items():
        values = tuple(_values(schema)) if name not in title.files else tuple((each, each) for each in files[name])
        help = schema.get("description", "")
        if not values or CARRIED in help:
            continue
        code = _RULING.match(help)
        usual = schema.get("default", "")
        yield Option(
            name=name, words=word(name.replace("_", " ")), help=word(help[code.end() :] if code else help),
            values=values, usual=_words(usual) if name not in title.files else word("none"), ruling=bool(code),
        )  # fmt: skip


def _values(schema: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    if "enum" in schema:
        yield from ((str(each), _words(each)) for each in schema["enum"])
    elif schema.get("type") == "boolean":
        yield from (("true", word("yes")), ("false", word("no")))
    elif schema.get("type") == "integer" and schema.get("maximum", LONGEST + 1) - schema.get("minimum", 0) <= LONGEST:
        yield from ((str(each), str(each)) for each in range(schema["minimum"], schema["maximum"] + 1))
    elif schema.get("type") == "integer" and "maximum" in schema:
        low, high = schema["minimum"], schema["maximum"]
        step = max(1, (high - low) // 7)
        yield from ((str(each), str(each)) for each in sorted({*range(low, high, step), high}))


def _words(value: Any) -> str:
    if isinstance(value, bool):
        return word("yes") if value else word("no")
    return word(str(value).replace("_", " "))


def chosen(title: Title[Any], form: Mapping[str, str]) -> dict[str, Any]:
    """What the form says; what it leaves as usual is left out, so that an edition can decide it."""
    names = [field.name for field in msgspec.structs.fields(title.options)]
    given = {name: form.get(f"option.{name}", "")[:LONGEST] for name in names}
    return {name: value for name, value in given.items() if value}


_Usual = tuple[Mapping[str, Any], Mapping[str, Option]]
_USUAL: dict[tuple[type, str], _Usual] = {}  # by language; a list of tables asks for it at each line


def _usual(title: Title[Any]) -> _Usual:
    """What each option is unless somebody chooses, and how it is called."""
    key = (title.options, languages.current())
    if key not in _USUAL:
        known = {each.name: each for each in options_of(title, {name: [] for name in title.files})}
        _USUAL[key] = msgspec.to_builtins(title.options()), known
    return _USUAL[key]


def options_in_words(title: Title[Any], options: Mapping[str, Any]) -> list[str]:
    """What differs from the usual, a line each."""
    usual, known = _usual(title)
    lines = []
    for name, value in msgspec.to_builtins(title.stored_options(options)).items():
        if name in title.files:
            lines += [say("{option}: a file of the owner's", option=name.replace("_", " "))] if value else []
        elif value != usual.get(name) and name in known:
            lines.append(f"{known[name].words}: {_words(value)} ({known[name].help})")
        elif value != usual.get(name) and name != "played":
            lines.append(say("{option}: carried over", option=name.replace("_", " ")))
    return lines
