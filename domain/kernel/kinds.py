"""The kinds of values that may stand in a slot: one of a list, a number, several of a kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from domain.kernel.reading import MOST, Cells, Chart, Lexicon, SlotKind, Words, joined, merge, words_of

if TYPE_CHECKING:
    from domain.kernel.spoken import Tongue


def parts(kind: Any, slot: str, value: Any) -> Iterator[tuple[str, Any]]:
    """A value of a slot as what there is to pick of it, one by one: a slot and a value each."""
    if value is None:
        return
    split = getattr(kind, "split", None)
    if split is None:
        yield slot, value
    else:
        for name, part, inner in split(value):
            yield from parts(inner, _below(slot, name), part)


def leaves(kind: Any, slot: str) -> Iterator[tuple[str, Any]]:
    """The slots of `parts`, each with the kind of its values."""
    inner = getattr(kind, "inner", None)
    if inner is None:
        yield slot, kind
    else:
        for name, each in inner.items():
            yield from leaves(each, _below(slot, name))


def numbers(kind: Any) -> Mapping[Any, int]:
    """The values of a kind that people call by a number, each with its number."""
    found: Mapping[Any, int] = getattr(kind, "numbers", {})
    return found


def _below(slot: str, name: str) -> str:
    return f"{slot}.{name}" if name else slot


class _Names:
    """Names of one beginning: what each next word leads to, and the values whose name ends here."""

    __slots__ = ("next", "values")

    def __init__(self) -> None:
        self.next: Lexicon[_Names] = Lexicon()
        self.values: list[Any] = []


class OneOf:
    """A closed list of values, each with its spellings; the first spelling is the one we write.

    `drawn`: the values are things that lie on the table, so the picture names each that can be said. `note`: how they
    are spelled, for one who wrote another word in the place of one. `number`: the number of a value that people call by
    one, where none of its spellings is that number alone.
    """

    def __init__(
        self,
        label: str,
        spellings: Mapping[Any, Iterable[str] | str],
        drawn: bool = True,
        note: str = "",
        number: Callable[[Any], int] | None = None,
    ) -> None:
        self.label, self.drawn, self.note, self._number = label, drawn, note, number
        self.names = {v: (s,) if isinstance(s, str) else tuple(s) for v, s in spellings.items()}
        self._order = {value: n for n, value in enumerate(self.names)}
        self._first = _Names()
        for value, given in self.names.items():
            for name in dict.fromkeys(words_of(n) for n in given):
                self._grow(value, name)

    def _grow(self, value: Any, name: Words) -> None:
        place = self._first
        for word in name:
            place = place.next.get_or_add(word, _Names)
        if value not in place.values:
            place.values.append(value)

    def add(self, value: Any, name: str) -> None:
        """One more name, by which it is read and never written."""
        if name not in self.names[value]:
            self.names[value] += (name,)
            self._grow(value, words_of(name))

    def write(self, value: Any) -> str:
        return self.names[value][0]

    @cached_property
    def meant(self) -> dict[Words, Any]:
        """The values by the words that we write."""
        return {words_of(names[0]): value for value, names in self.names.items()}

    @cached_property
    def numbers(self) -> dict[Any, int]:
        if self._number is not None:
            return {value: self._number(value) for value in self.names}
        bare = {value: [name for name in names if name.isdecimal()] for value, names in self.names.items()}
        return {value: int(names[0]) for value, names in bare.items() if names}

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
    """`drawn`: as of `OneOf`."""

    def __init__(self, label: str, low: int, high: int, drawn: bool = False) -> None:
        self.label, self.low, self.high, self.drawn = label, low, high, drawn

    def write(self, value: int) -> str:
        return str(value)

    @cached_property
    def numbers(self) -> dict[int, int]:
        return {n: n for n in range(self.low, self.high + 1)}

    @cached_property
    def meant(self) -> dict[Words, int]:
        return {(str(n),): n for n in range(self.low, self.high + 1)}

    def read(self, chart: Chart, at: int) -> Cells:
        word = chart.words[at] if at < len(chart.words) else ""
        # `isdecimal` and not `isdigit`: a superscript is a digit that int() refuses
        if word.isdecimal() and len(word) < 7 and self.low <= int(word) <= self.high:
            return {at + 1: [int(word)]}
        return {}


class Several:
    """Values of one kind, one after the other, `and` between them if you like; written with commas."""

    def __init__(self, kind: SlotKind, low: int = 1, high: int = 40, nothing: str | None = None) -> None:
        self.label = kind.label + " ..."
        self.kind, self.low, self.high, self.nothing = kind, low, high, nothing
        self.nothings = {nothing} if nothing is not None else set()
        self.inner = {"": kind}

    def split(self, value: tuple[Any, ...]) -> Iterator[tuple[str, Any, Any]]:
        return (("", each, self.kind) for each in value)

    def write(self, value: tuple[Any, ...]) -> str:
        return ", ".join(self.kind.write(v) for v in value) or str(self.nothing)

    def write_in(self, value: tuple[Any, ...], tongue: Tongue, form: str) -> str:
        """As `write`, in another language."""
        return ", ".join(tongue.write(self.kind, v, form) for v in value) or tongue.name(self.label, str(self.nothing))

    def read(self, chart: Chart, at: int) -> Cells:
        words, found = chart.words, Cells()
        if at < len(words) and words[at] in self.nothings:
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


def words_in(kind: Any) -> Iterator[str]:
    """The words that values of a kind are spelled with."""
    if isinstance(kind, Several):
        yield from words_in(kind.kind)
    elif isinstance(kind, OneOf):
        yield from kind.words()
