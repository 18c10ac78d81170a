"""How people name what lies on the table: in full, by a part of the name, or in another case.
Pure.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile
from typing import Any

from domain.kernel.kinds import OneOf
from domain.kernel.reading import COMMON, FILLERS, Chart, Words, words_of

_LONGEST_PART = 3  # words of a part of a name
_ALIKE = 99  # values that share a part of their names
_STEM = 4  # letters that forms of one word have in common
_ENDING = 3  # letters that they may differ in


class Names:
    """The values of one kind by the parts of their names."""

    def __init__(self, kind: OneOf) -> None:
        self._parts: dict[Words, set[Any]] = {}
        self._by_stem: dict[str, set[str]] = {}
        for value, names in kind.names.items():
            for part in (part for name in names for part in _parts(words_of(name))):
                self._parts.setdefault(part, set()).add(value)
        for (word,) in (part for part in self._parts if len(part) == 1):
            self._by_stem.setdefault(word[:_STEM], set()).add(word)

    def ends(self, words: Words, at: int) -> Iterator[tuple[int, Any]]:
        """Where names end that begin here, each with its value."""
        for n in range(1, min(_LONGEST_PART, len(words) - at) + 1):
            found = self._parts.get(words[at : at + n]) or (self._inflected(words[at]) if n == 1 else set())
            if len(found) <= _ALIKE:
                yield from ((at + n, value) for value in found)

    def _inflected(self, typed: str) -> set[Any]:
        if typed.endswith("s") and (typed[:-1],) in self._parts:
            return self._parts[(typed[:-1],)]
        if len(typed) < _STEM or not typed.isalpha():
            return set()
        alike = [word for word in self._by_stem.get(typed[:_STEM], ()) if _is_form(typed, word)]
        return {value for word in alike for value in self._parts[(word,)]}


def _parts(name: Words) -> Iterator[Words]:
    whole = [(at, n) for n in range(1, _LONGEST_PART + 1) for at in range(len(name) - n + 1)]
    for part in dict.fromkeys(name[at : at + n] for at, n in whole):
        if part == name or any(len(w) > 2 and w not in FILLERS | COMMON.keys() for w in part) or _counts(part):
            yield part


def _counts(part: Words) -> bool:
    """2-1: several numbers are a name, one is not."""
    return len(part) > 1 and all(word.isdecimal() for word in part)


def _is_form(typed: str, word: str) -> bool:
    same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(typed, word, strict=False))))
    return same >= max(_STEM, min(len(typed), len(word)) - 2) and max(len(typed), len(word)) - same <= _ENDING


@lru_cache(maxsize=256)
def _names(kind: OneOf) -> Names:
    return Names(kind)


class Spans:
    """The values that the words of one text name: where each begins and ends, read once for each kind."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self._found: dict[Any, list[tuple[int, int, Any, bool]]] = {}

    def of(self, kind: Any) -> list[tuple[int, int, Any, bool]]:
        """(from, to, value, whether it is named in full)."""
        if kind not in self._found:
            self._found[kind] = list(dict.fromkeys(self._all(kind)))
        return self._found[kind]

    def _all(self, kind: Any) -> Iterator[tuple[int, int, Any, bool]]:
        words = self.chart.words
        for at in range(len(words)):
            whole = [(end, value) for end, values in self.chart.cells(kind, at).items() for value in values]
            yield from ((at, end, value, True) for end, value in whole)
            if isinstance(kind, OneOf):
                yield from ((at, *each, False) for each in _names(kind).ends(words, at) if each not in whole)
