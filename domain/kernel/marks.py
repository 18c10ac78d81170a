"""The marks of options: what is printed in brackets before each of them, and is an answer to it.

Where options are told apart by a number, the mark is that number, so whoever says a number of the table gets no other
option. Where several options name a number, it has a letter behind it, and the bare number is none of them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from domain.kernel.kinds import leaves, numbers, parts
from domain.kernel.language import Language
from domain.kernel.reading import plain
from domain.kernel.shapes import Command

WAY_OUT = "0"
LETTERS = "abcdefghjkmnpqrstuvwxyz"  # none that looks like a digit
MOST = 999
FEW = 10  # so many numbers of a kind mark no other option, whether they can be said now or not
NTH = "."  # behind a number that counts the options and is no mark: "the second one"

_MARK = re.compile(r"(\d{1,3})(?: ?([a-z]))?")


def mark_of(text: str) -> str:
    """A mark as it is printed, from `3b`, `3 B` or `03b`; empty if the text is anything else."""
    found = _MARK.fullmatch(plain(text))
    return f"{int(found[1])}{found[2] or ''}" if found else ""


def counted(sentences: Iterable[str], ways_out: Iterable[str] = ()) -> dict[str, str]:
    """Options that are plain words, by their marks."""
    numbers, out = count(1), set(ways_out)
    return {WAY_OUT if each in out else str(next(numbers)): each for each in sentences}


def by_mark(options: Mapping[str, str] | Sequence[str]) -> Mapping[str, str]:
    """Options by their marks; a letter from before there were marks has sentences only, and they were counted."""
    return options if isinstance(options, Mapping) else counted(options)


def option_of(options: Mapping[str, str], mark: str) -> str:
    """The option with this mark; of what is counted, only if no other option stands there. Empty if there is none."""
    found = options.get(mark.rstrip(NTH), "")
    return found if not mark.endswith(NTH) or alike(options, mark) == (found,) else ""


def alike(options: Mapping[str, str], mark: str) -> tuple[str, ...]:
    """What can be meant by a mark that is none here: options with the same number, else those that name it."""
    number = mark.rstrip(LETTERS + NTH)
    if mark.endswith(NTH):
        both = [*list(options.values())[int(number) - 1 : int(number)], options.get(number, "")]
        return tuple(dict.fromkeys(filter(None, both)))
    same = tuple(sentence for each, sentence in options.items() if each.rstrip(LETTERS) == number)
    return same or tuple(each for each in options.values() if number in re.findall(r"\b\d+\b", each))


def marks(language: Language, options: Sequence[Command | None]) -> tuple[str, ...]:
    """A mark for each option, in their order. None: an option that is no single command, such as several in a row."""
    commands = [each for each in options if each is not None]
    leading = [None if each is None else leading_number(language, each) for each in options]
    free = _free_numbers(language, commands)
    named = Counter(number for each in commands for number in set(named_numbers(language, each)))
    many = {number for number, times in named.items() if times > 1}
    letters = {number: iter(LETTERS) for number in many}
    has_way_out = 0 not in leading
    found: list[str] = []
    for each, number in zip(options, leading, strict=True):
        if number is None and each is not None and has_way_out and language.specs[type(each)].way_out:
            found.append(WAY_OUT)
            has_way_out = False
        elif number is None:
            found.append(next(free))
        else:
            letter = next(letters[number], None) if number in many else ""
            found.append(next(free) if letter is None else f"{number}{letter}")
    return tuple(found)


def leading_number(language: Language, command: Command) -> int | None:
    """The number by which a command is told apart: that of its first value, if its sentence shows it."""
    spec, slots = language.specs[type(command)], language.slots(command)
    if not spec.leads or not slots:
        return None
    slot = slots[0]
    values = list(parts(spec.kinds[slot], slot, getattr(command, slot)))
    if len(values) != 1:
        return None
    ((leaf, value),) = values
    kind = dict(leaves(spec.kinds[slot], slot))[leaf]
    number = numbers(kind).get(value, MOST + 1)
    return number if number <= MOST and _is_shown(kind, value) else None


def named_numbers(language: Language, command: Command) -> Iterator[int]:
    """The numbers that values of a command can be said by."""
    return (numbers(kind)[value] for kind, value in _numbered_values(language, command))


def _numbered_values(language: Language, command: Command) -> Iterator[tuple[Any, Any]]:
    spec = language.specs[type(command)]
    for slot in language.slots(command):
        kinds = dict(leaves(spec.kinds[slot], slot))
        for leaf, value in parts(spec.kinds[slot], slot, getattr(command, slot)):
            if value in numbers(kinds[leaf]):
                yield kinds[leaf], value


def _is_shown(kind: Any, value: Any) -> bool:
    """Whether a value is written with its number: dice and cards are, a tool is not."""
    return re.findall(r"\d+", kind.write(value)) == [str(numbers(kind)[value])]


def _free_numbers(language: Language, commands: Iterable[Command]) -> Iterator[str]:
    """Those that no value is said by, nor any other of a kind that is written with few numbers."""
    taken: set[int] = set()
    for kind, value in (pair for each in commands for pair in _numbered_values(language, each)):
        few = set(numbers(kind).values()) if _is_shown(kind, value) else ()
        taken.update(few if len(few) <= FEW else (), (numbers(kind)[value],))
    return (str(number) for number in count(1) if number not in taken)
