"""What can be said now, each with an example, and what may stand in its places: for letters and for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from domain.kernel.families import Family
from domain.kernel.language import Number, OneOf
from domain.kernel.reading import plain
from domain.kernel.shapes import Command
from domain.kernel.title import Title

SPELLED, LONGEST = 8, 100  # values of a kind that are listed in full: in the help of all, and of one word


class Saying(Struct, frozen=True):
    """`example`: a sentence that is legal now; empty if the pattern says it or none is."""

    pattern: str
    help: str
    example: str


class Help(Struct, frozen=True):
    sayings: tuple[Saying, ...]
    values: tuple[tuple[str, str], ...] = ()  # what may stand for each <kind> of the patterns


def help_now(title: Title[Any], state: Any, seat: int) -> Help:
    """Of what is legal now."""
    examples = _examples(title, state, seat)
    return _help(
        title, {command: title.language.specs[command].patterns[:1] for command in examples}, examples, SPELLED
    )


def help_for(title: Title[Any], state: Any, seat: int, word: str) -> Help:
    """The patterns that begin with a word, or the first of each command without one. No position: without examples."""
    examples = _examples(title, state, seat) if state is not None else {}
    patterns = {spec.command: _beginning(spec.patterns, plain(word)) for spec in title.language.specs.values()}
    return _help(title, patterns, examples, LONGEST if word else SPELLED)


def _beginning(patterns: tuple[str, ...], word: str) -> tuple[str, ...]:
    if not word:
        return patterns[:1]
    found = tuple(each for each in patterns if begins(each, word))
    return tuple(each for each in found if "[" not in each) or found[:1]


def begins(pattern: str, word: str) -> bool:
    first = plain(pattern.split()[0].strip("[]"))
    return word == first or (len(word) > 2 and first.startswith(word))


def _examples(title: Title[Any], state: Any, seat: int) -> dict[type[Command], Command]:
    examples: dict[type[Command], Command] = {}
    for offer in title.listed(state, seat).offers:
        command = offer.examples[0] if isinstance(offer, Family) else offer
        examples.setdefault(type(command), command)
    return examples


def _help(
    title: Title[Any],
    patterns: Mapping[type[Command], tuple[str, ...]],
    examples: Mapping[type[Command], Command],
    longest: int,
) -> Help:
    sayings = [
        Saying(each, title.language.specs[command].help, "" if n else _example(title, examples.get(command), each))
        for command, shown in patterns.items()
        for n, each in enumerate(shown)
    ]
    values = _values(title, (command for command, shown in patterns.items() if shown), longest)
    written = " ".join(each.pattern for each in sayings)
    return Help(tuple(sayings), tuple((name, few) for name, few in values.items() if f"<{name}>" in written))


def _example(title: Title[Any], command: Command | None, pattern: str) -> str:
    said = title.sentence(command) if command is not None else ""
    return said if said != pattern else ""


def _values(title: Title[Any], commands: Iterable[type[Command]], longest: int) -> dict[str, str]:
    found: dict[str, dict[str, None]] = {}
    for name, kind in [item for each in commands for item in title.language.specs[each].kinds.items()]:
        if isinstance(kind, Number):
            found.setdefault(name, {})[f"{kind.low} to {kind.high}"] = None
        elif isinstance(kind, OneOf):
            found.setdefault(name, {}).update(dict.fromkeys(map(kind.write, kind.names)))
    return {name: ", ".join(_few(list(values), longest)) for name, values in found.items()}


def _few(values: list[str], longest: int) -> list[str]:
    return values if len(values) <= longest else [*values[:3], "...", values[-1]]
