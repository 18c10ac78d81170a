"""The kinds of values that may stand in a slot: one of a list, a number, several of a kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from domain.kernel.chart import MOST, Cells, Chart, Kind, Lexicon, joined, merge
from domain.kernel.reading import words_of


class _Names:
    """Names of one beginning: what each next word leads to, and the values whose name ends here."""

    __slots__ = ("next", "values")

    def __init__(self) -> None:
        self.next: Lexicon[_Names] = Lexicon()
        self.values: list[Any] = []


class OneOf:
    """A closed list of values, each with its spellings; the first spelling is the one we write."""

    def __init__(self, label: str, spellings: Mapping[Any, Iterable[str] | str]) -> None:
        self.label = label
        self.names = {v: (s,) if isinstance(s, str) else tuple(s) for v, s in spellings.items()}
        self._order = {value: n for n, value in enumerate(self.names)}
        self._first = _Names()
        for value, names in self.names.items():
            for name in dict.fromkeys(words_of(n) for n in names):
                place = self._first
                for word in name:
                    place = place.next.get_or_add(word, _Names)
                place.values.append(value)

    def write(self, value: Any) -> str:
        return self.names[value][0]

    def read(self, chart: Chart, at: int) -> Cells:
        cells: Cells = {}
        places = [self._first]
        for end, word in enumerate(chart.words[at:], at + 1):
            places = [after for place in places for after in place.next.find(word, chart.short)]
            if not places:
                break
            values = {value for place in places for value in place.values}
            if values:
                cells[end] = sorted(values, key=self._order.__getitem__)[: MOST + 1]
        return cells

    def words(self) -> Iterator[str]:
        """The words that the values are spelled with."""
        return (word for names in self.names.values() for name in names for word in words_of(name))


class Number:
    def __init__(self, label: str, low: int, high: int) -> None:
        self.label, self.low, self.high = label, low, high

    def write(self, value: int) -> str:
        return str(value)

    def read(self, chart: Chart, at: int) -> Cells:
        word = chart.words[at] if at < len(chart.words) else ""
        # `isdecimal` and not `isdigit`: a superscript is a digit that int() refuses
        if word.isdecimal() and len(word) < 7 and self.low <= int(word) <= self.high:
            return {at + 1: [int(word)]}
        return {}


class Several:
    """Values of one kind, one after the other, `and` between them if you like; written with commas."""

    def __init__(self, kind: Kind, low: int = 1, high: int = 40, nothing: str | None = None) -> None:
        self.label = kind.label + " ..."
        self.kind, self.low, self.high, self.nothing = kind, low, high, nothing

    def write(self, value: tuple[Any, ...]) -> str:
        return ", ".join(self.kind.write(v) for v in value) or str(self.nothing)

    def read(self, chart: Chart, at: int) -> Cells:
        words, found = chart.words, Cells()
        if self.nothing is not None and words[at : at + 1] == (self.nothing,):
            found[at + 1] = [()]
        begun: Cells = {at: [()]}  # lists that may go on, by where
        while begun:
            at = min(begun)  # whatever leads here has been read: a value is one word at least
            lists = begun.pop(at)
            for end, values in chart.cells(self.kind, at).items():
                longer = joined(lists, values)
                if whole := [each for each in longer if self.low <= len(each)]:
                    merge(found, end, whole)
                if open_ended := [each for each in longer if len(each) < self.high]:
                    merge(begun, end + 1 if words[end : end + 1] == ("and",) else end, open_ended)
        return found
