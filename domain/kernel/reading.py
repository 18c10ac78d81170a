"""From what people type to plain words, and what the words of one text can mean, piece by piece.

Each piece is read once, and few of its meanings are told apart: the work grows with the length of a text and with the
words of a language, never with the number of its readings.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

Words = tuple[str, ...]

LONGEST = 500  # characters of a text that can be a sentence

_ARROWS = re.compile(r"(?<!-)-+>|(?<!=)=+>|[→⇒➔➜➝⟶►»]|--+|[–—]")  # tried once in a row of dashes, however long it is
_WORD = re.compile(r"[^\W_]+")

# Words that carry no meaning in a command; anything else has to be accounted for.
FILLERS = frozenset([
    "a", "an", "the", "my", "please", "pls", "i", "ill", "would", "like", "want", "die", "dice", "ich", "bitte",
    "der", "den", "das", "je", "j", "mon", "ma", "le", "la", "les", "un", "une", "я", "пожалуйста", "prosim",
])  # fmt: skip

# Alone they ask for no more letters, in every game: no title has one of them among its own words. In plain words.
AGAINST_LETTERS = frozenset([
    "stop", "stopp", "stopall", "unsubscribe", "unsubscribed", "optout", "unsub", "стоп", "отписаться", "отписка",
    "отпишись", "отпишите", "abmelden", "abbestellen", "austragen", "abmeldung", "desabonner", "desabonnement",
    "desinscrire", "desinscription", "desinscrivez", "desabonnez", "odhlasit", "odhlaseni", "odhlaste",
    "odregistrovat",
])  # fmt: skip

# Little words that titles share, each with what stands for it in the languages of the rule books.
COMMON = {
    "to": "into onto in at on на в к dans sur en a au aux chez do na auf nach",
    "and": "plus with и et a y und",
    "from": "off из с от de z ze von",
    "for": "за для pour za fur",
    "with": "using by с avec s mit",
    "no": "nothing none нет non ne nein",
    "yes": "ok да oui ano ja",
}


@lru_cache(maxsize=16384)
def plain(text: str) -> str:
    """Lower case without accents; the same for the words of a lexicon and for what is typed."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(plain(_ARROWS.sub(" to ", text))))


def says_a_wish(words: Words) -> bool:
    """Whether "would" and "like" say a wish, "I would like": "I would pass" and "I like R3 on C5" ask for nothing."""
    pairs = zip(("", *words), (*words, ""), strict=True)
    return all((before == "would") == (after == "like") for before, after in pairs)


SHORTEST = 3  # letters of a word that is cut short


def may_be_short(typed: str) -> bool:
    """Can it be the beginning of a longer word?"""
    return len(typed) >= SHORTEST and not typed.isdigit()


_THEN = re.compile(
    r"\s*[,;.]?\s+(?:(?:and|und|et|a|и)\s+)?(?:then|dann|puis|ensuite|потом|затем|pak|potom)\b[\s,:]*|\s*;\s*",
    re.IGNORECASE,
)


def in_turn(text: str) -> tuple[str, ...]:
    """The parts of "take 2, then done"; none if it is one part."""
    parts = tuple(part.strip(" .,") for part in _THEN.split(text[:LONGEST]))
    return parts if len(parts) > 1 and all(parts) else ()


_AND = re.compile(r"\s+(?:and|und|et|a|и)\s+|,\s+", re.IGNORECASE)


def one_beside_the_other(text: str) -> tuple[str, ...]:
    """The two parts of "52 as field and 16 as helper"; none if it is one part."""
    parts = tuple(_AND.split(text[:LONGEST]))
    return parts if len(parts) == 2 and all(len(words_of(part)) > 1 for part in parts) else ()


def one_after_the_other(parts: Iterable[str], language: str = "en") -> str:
    return f", {_THEN_IN.get(language, 'then')} ".join(parts)


_THEN_IN = {"ru": "затем", "fr": "puis", "cs": "pak", "de": "dann"}


MOST = 64  # readings of a text that are told apart; of more it is only known that there are more

Cells = dict[int, list[Any]]  # what is read, by where the words go on; at most MOST + 1 things in a list, all different
T = TypeVar("T")


class SlotKind(Protocol):
    """What may stand in a slot: how a value is written and which values can be read from words."""

    label: str

    def write(self, value: Any) -> str: ...
    def read(self, chart: Chart, at: int) -> Cells: ...


class Slot(Struct, frozen=True):
    name: str
    kind: Any


class Keyword(Struct, frozen=True):
    word: str
    spare: bool = False  # it may be left out


Element = Slot | Keyword


class Lexicon(Generic[T]):
    """Words with what each stands for; found also by their first letters."""

    def __init__(self) -> None:
        self._words: dict[str, T] = {}
        self._starts: dict[str, list[str]] = {}  # by their first letters, as many as a short form has

    def get_or_add(self, word: str, make: Callable[[], T]) -> T:
        if word not in self._words:
            self._words[word] = make()
            self._starts.setdefault(word[:SHORTEST], []).append(word)
        return self._words[word]

    def add_whole(self, word: str, make: Callable[[], T]) -> T:
        """A word that is never cut short."""
        return self._words.setdefault(word, make())

    def find(self, typed: str, short: bool) -> list[T]:
        if short and may_be_short(typed):
            near = self._starts.get(typed[:SHORTEST], ())
            return [self._words[word] for word in near if word.startswith(typed)]
        found = self._words.get(typed)
        return [] if found is None else [found]

    def beginning(self, typed: str) -> list[str]:
        """The words that have their first letters in common with this one."""
        return self._starts.get(typed[:SHORTEST], [])

    def __iter__(self) -> Iterator[str]:
        return iter(self._words)


class Chart:
    def __init__(self, words: Words, keywords: Lexicon[set[str]], short: bool) -> None:
        """`keywords`: those that a word stands for. `short`: words may be cut short."""
        self.words, self.short = words, short
        self._keywords = [frozenset().union(*keywords.find(word, short)) for word in words]
        self._said: frozenset[str] = frozenset().union(*self._keywords)
        self._fillers = {at for at, word in enumerate(words) if word in FILLERS}
        self._cells: dict[tuple[SlotKind, int], Cells] = {}

    def cells(self, kind: SlotKind, at: int) -> Cells:
        """The values of this kind that begin here."""
        found = self._cells.get((kind, at))
        if found is None:
            found = self._cells[kind, at] = kind.read(self, at)
        return found

    def says(self, at: int, keyword: str) -> bool:
        return at < len(self.words) and keyword in self._keywords[at]

    def keywords(self, at: int) -> frozenset[str]:
        """What a word can stand for."""
        return self._keywords[at]

    def may_pass(self, element: Element) -> bool:
        """Whether the element can stand anywhere among the words; most patterns are ruled out by it."""
        return isinstance(element, Slot) or element.spare or element.word in self._said

    def past_fillers(self, before: Cells) -> Cells:
        """Words without a meaning may stand before any element, and at the end."""
        if not self._fillers or not before:
            return before
        after = dict(before)
        for at in range(min(before), len(self.words)):
            if at in after and at in self._fillers:
                merge(after, at + 1, after[at])
        return after

    def step(self, before: Cells, element: Element) -> Cells:
        """The lists of values read so far, each longer by the value of a slot; no longer by a keyword."""
        after: Cells = {}
        for at, lists in before.items():
            if isinstance(element, Slot):
                for end, values in self.cells(element.kind, at).items():
                    merge(after, end, joined(lists, values))
            else:
                if self.says(at, element.word):
                    merge(after, at + 1, lists)
                if element.spare:
                    merge(after, at, lists)
        return after


class Branch:
    """What patterns with the same beginning have in common is read once: after each element the ways to go on."""

    def __init__(self) -> None:
        self.ends: list[Any] = []  # whatever pattern ends here
        self.on: list[tuple[Element, Branch]] = []

    def grow(self, element: Element) -> Branch:
        """Slots of a kind are one, whatever their names."""
        for known, branch in self.on:
            if _same(known, element):
                return branch
        self.on.append((element, Branch()))
        return self.on[-1][1]

    def read(self, chart: Chart, before: Cells) -> Iterator[tuple[Any, list[tuple[Any, ...]]]]:
        """Each pattern that accounts for every word, with the values of its slots: a list for each way to read it."""
        cells = chart.past_fillers(before)
        lists = cells.get(len(chart.words))
        if lists:
            yield from ((pattern, lists) for pattern in self.ends)
        for element, branch in self.on:
            if chart.may_pass(element) and (after := chart.step(cells, element)):
                yield from branch.read(chart, after)


def _same(one: Element, other: Element) -> bool:
    if isinstance(one, Slot) and isinstance(other, Slot):
        return one.kind is other.kind
    return one == other


def joined(lists: list[tuple[Any, ...]], values: list[Any]) -> list[tuple[Any, ...]]:
    """Each list with each value. Lists that differ and values that differ make lists that differ, so if there are too
    many at any place, then there are too many readings of every text that is read through it.
    """
    if len(lists) * len(values) > MOST + 1:
        lists = lists[: -(-(MOST + 1) // len(values))]
    return [(*each, value) for each in lists for value in values][: MOST + 1]


def merge(cells: Cells, at: int, found: list[Any]) -> None:
    known = cells.get(at)
    cells[at] = found if known is None else list(dict.fromkeys((*known, *found)))[: MOST + 1]
