"""One definition of a command, many languages: sentences, their parser, the help and the fields.

    @say.command("take <die> to <cell>", help="put a die of the pool into your window")
    class Take(Command, frozen=True, tag="sagrada.take"):
        die: Annotated[str, DIE]
        cell: Annotated[str, CELL]

The first pattern that holds all fields with a value of their own is the sentence of a command. All patterns are
understood, and in them a word in brackets may be left out: "take <die> [to] <cell>". Two laws are tested everywhere:
parse(sentence(c)) == c, and sentences of legal commands differ.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Protocol, TypeVar, get_type_hints

import msgspec
from rapidfuzz import process
from rapidfuzz.distance import OSA

from domain.kernel.reading import COMMON, FILLERS, SHORTEST, may_be_short, plain, stands_for, words_of
from domain.kernel.shapes import Command

Words = tuple[str, ...]
Reading = tuple[Any, int, int]  # the value, where the words go on, how many words were abbreviated
K = TypeVar("K", bound=type[Command])


class Kind(Protocol):
    """What may stand in a slot: how a value is written and which values can be read from words."""

    label: str

    def write(self, value: Any) -> str: ...
    def read(self, words: Words, at: int) -> Iterator[Reading]: ...


class OneOf:
    """A closed list of values, each with its spellings; the first spelling is the one we write."""

    def __init__(self, label: str, spellings: Mapping[Any, Iterable[str] | str]) -> None:
        self.label = label
        self.names = {v: (s,) if isinstance(s, str) else tuple(s) for v, s in spellings.items()}
        self._by_word: dict[str, list[tuple[Any, Words]]] = {}  # by the first word of the name
        self._by_start: dict[str, list[tuple[Any, Words]]] = {}  # by its first letters, as many as a short form has
        for value, names in self.names.items():
            for name in dict.fromkeys(words_of(n) for n in names):
                self._by_word.setdefault(name[0], []).append((value, name))
                self._by_start.setdefault(name[0][:SHORTEST], []).append((value, name))

    def write(self, value: Any) -> str:
        return self.names[value][0]

    def read(self, words: Words, at: int) -> Iterator[Reading]:
        if at >= len(words):
            return
        typed = words[at]
        near = self._by_start.get(typed[:SHORTEST], ()) if may_be_short(typed) else self._by_word.get(typed, ())
        for value, name in near:
            if (short := _shortened(words, at, name)) is not None:
                yield value, at + len(name), short


def _shortened(words: Words, at: int, name: Words) -> int | None:
    """How many words of a name are shortened where it stands in a text; None where it does not stand."""
    if at + len(name) > len(words):
        return None
    short = 0
    for n, word in enumerate(name, at):
        grade = stands_for(words[n], word)
        if grade is None:
            return None
        short += grade
    return short


class Number:
    def __init__(self, label: str, low: int, high: int) -> None:
        self.label, self.low, self.high = label, low, high

    def write(self, value: int) -> str:
        return str(value)

    def read(self, words: Words, at: int) -> Iterator[Reading]:
        # `isdecimal` and not `isdigit`: a superscript is a digit that int() refuses
        if at < len(words) and words[at].isdecimal() and len(words[at]) < 7 and self.low <= int(words[at]) <= self.high:
            yield int(words[at]), at + 1, 0


class Several:
    """Values of one kind, one after the other, `and` between them if you like; written with commas."""

    def __init__(self, kind: Kind, low: int = 1, high: int = 40, nothing: str | None = None) -> None:
        self.label = kind.label + " ..."
        self.kind, self.low, self.high, self.nothing = kind, low, high, nothing

    def write(self, value: tuple[Any, ...]) -> str:
        return ", ".join(self.kind.write(v) for v in value) or str(self.nothing)

    def read(self, words: Words, at: int) -> Iterator[Reading]:
        if self.nothing is not None and words[at : at + 1] == (self.nothing,):
            yield (), at + 1, 0
        yield from self._more(words, at, (), 0)

    def _more(self, words: Words, at: int, so_far: tuple[Any, ...], short: int) -> Iterator[Reading]:
        if len(so_far) >= self.high:
            return
        for value, end, abbreviated in self.kind.read(words, at):
            values = (*so_far, value)
            # the longest list first: a shorter one leaves words nobody accounts for
            after = end + 1 if words[end : end + 1] == ("and",) else end
            yield from self._more(words, after, values, short + abbreviated)
            if len(values) >= self.low:
                yield values, end, short + abbreviated


class _Slot(msgspec.Struct, frozen=True):
    name: str
    kind: Any


class _Spare(msgspec.Struct, frozen=True):
    """A keyword that may be left out."""

    word: str


_Element = str | _Slot | _Spare


class Stuck(msgspec.Struct, frozen=True):
    """How far a text can be read: the word that nothing fits (none: the text ends too early), and what is wanted there.

    `wanted`: the label of a kind in <> or a keyword in quotes; empty where nothing more is wanted.
    """

    read: int
    word: str
    wanted: str


class Spec(msgspec.Struct, frozen=True):
    """All that is known of a command: for the help, the options of a letter, the schemas and the forms."""

    command: type[Command]
    patterns: tuple[str, ...]
    help: str
    kinds: dict[str, Any]
    elements: tuple[tuple[_Element, ...], ...]
    defaults: dict[str, Any]

    @property
    def name(self) -> str:
        return str(self.command.__struct_config__.tag)


_ELEMENT = re.compile(r"<(\w+)>|\[(\w+)\]|([^\s<>\[\]]+)")
_ALIKE = 0.6  # words less alike than this are no slips of the pen


class Language:
    def __init__(self, alike: Mapping[str, str] | None = None) -> None:
        """`alike`: for a keyword of the patterns the words of all languages that stand for it."""
        self.specs: dict[type[Command], Spec] = {}
        self._alike: dict[str, tuple[str, ...]] = {}
        self._grades: dict[tuple[str, str], int | None] = {}
        self._starts: set[str] = set()  # keywords that patterns begin with
        for keyword, others in (*COMMON.items(), *(alike or {}).items()):
            known = self._alike.get(plain(keyword), ())
            self._alike[plain(keyword)] = tuple(dict.fromkeys((plain(keyword), *known, *map(plain, others.split()))))

    def command(self, *patterns: str, help: str) -> Callable[[K], K]:
        def sign(command: K) -> K:
            if command in self.specs:
                raise ValueError(f"{command.__name__} is signed in twice")
            hints = get_type_hints(command, include_extras=True)
            kinds = {name: hints[name].__metadata__[0] for name in command.__struct_fields__}
            elements = tuple(tuple(self._elements(pattern, kinds)) for pattern in patterns)
            fields = msgspec.structs.fields(command)
            defaults = {f.name: f.default for f in fields if f.default is not msgspec.NODEFAULT}
            self.specs[command] = Spec(command, patterns, help, kinds, elements, defaults)
            self._starts.update(each[0] for each in elements if isinstance(each[0], str))
            return command

        return sign

    def sentence(self, command: Command) -> str:
        spec = self.specs[type(command)]
        values = {name: getattr(command, name) for name in spec.kinds}
        wanted = {name for name, value in values.items() if name not in spec.defaults or value != spec.defaults[name]}
        for pattern, elements in zip(spec.patterns, spec.elements, strict=True):
            slots = {element.name for element in elements if isinstance(element, _Slot)}
            if wanted <= slots and all(values[name] is not None for name in slots):
                return _ELEMENT.sub(lambda m: spec.kinds[m[1]].write(values[m[1]]) if m[1] else m[2] or m[0], pattern)
        raise ValueError(f"no pattern of {spec.name} holds {sorted(wanted)}")

    def readings(self, text: str, only: Iterable[type[Command]] | None = None) -> tuple[Command, ...]:
        """Every command the text can mean, without abbreviations if it can; every word accounted for."""
        words = words_of(text)
        if not words or len(words) > 60:
            return ()
        found: dict[Command, int] = {}
        starts = {first for first in self._starts if any(self._keyword(word, first) is not None for word in words)}
        for spec in self.specs.values() if only is None else [self.specs[command] for command in only]:
            for elements in spec.elements:
                if isinstance(elements[0], str) and elements[0] not in starts:
                    continue
                for values, short in self._match(elements, 0, words, 0, {}, 0):
                    command = spec.command(**values)
                    found[command] = min(short, found.get(command, short))
        exact = tuple(command for command, short in found.items() if not short)
        return exact or tuple(found)

    def mended(self, text: str) -> tuple[Command, ...]:
        """What the text means once mistyped words are put right; a guess, to be offered and never executed."""
        words = [self._put_right(word) for word in words_of(text)[:20]]
        found = self.readings(" ".join(words))
        starts = sorted(self._starts) if words and not found else ()
        return found or tuple(c for start in starts for c in self.readings(" ".join([start, *words])))

    def _put_right(self, word: str) -> str:
        if not word.isalpha() or len(word) < 3 or word in FILLERS or word in self._vocabulary:
            return word
        best = process.extractOne(
            word, self._vocabulary, scorer=OSA.normalized_similarity, processor=None, score_cutoff=_ALIKE
        )
        return str(best[0]) if best else word

    @cached_property
    def _vocabulary(self) -> tuple[str, ...]:
        """Every word of letters that can be said: keywords in all languages, and the names of things."""
        keywords = {w for spec in self.specs.values() for each in spec.elements for e in each if (w := _keyword_of(e))}
        known = {name for keyword in keywords for name in self._alike.get(keyword, (keyword,))}
        kinds = (kind for spec in self.specs.values() for kind in spec.kinds.values())
        known.update(word for kind in kinds for word in _words_in(kind))
        return tuple(sorted(word for word in known if word.isalpha() and len(word) > 2))

    def stuck(self, text: str) -> Stuck | None:
        """Where the best reading of a text that cannot be read comes to its end; None if not a word of it is read."""
        words = words_of(text)[:60]
        patterns = (elements for spec in self.specs.values() for elements in spec.elements)
        read, _, wanted = max(self._reach(elements, 0, words, 0) for elements in patterns)
        return Stuck(read, words[read] if read < len(words) else "", wanted) if read else None

    def _reach(self, elements: tuple[_Element, ...], n: int, words: Words, at: int) -> tuple[int, int, str]:
        """(words read, 2 for nothing wanted next, 1 for a value, what is wanted) of the reading that gets farthest."""
        if n == len(elements):
            return at, 2, ""
        element, ends = elements[n], []
        if isinstance(element, _Slot):
            ends = [end for _, end, _ in element.kind.read(words, at)]
        elif at < len(words) and self._keyword(words[at], _keyword_of(element)) is not None:
            ends = [at + 1]
        ways = [self._reach(elements, n + 1, words, end) for end in ends]
        if isinstance(element, _Spare):
            ways.append(self._reach(elements, n + 1, words, at))
        if n and at < len(words) and words[at] in FILLERS:
            ways.append(self._reach(elements, n, words, at + 1))
        if isinstance(element, _Slot):
            return max([*ways, (at, 1, f"<{element.kind.label}>")])
        return max([*ways, (at, 0, f'"{_keyword_of(element)}"')])

    def grammar(self, commands: Iterable[type[Command]]) -> list[tuple[str, str]]:
        """(pattern, help) of some commands, for people who type."""
        return [(self.specs[command].patterns[0], self.specs[command].help) for command in commands]

    def _elements(self, pattern: str, kinds: Mapping[str, Any]) -> Iterator[_Element]:
        for match in _ELEMENT.finditer(pattern):
            if match[1]:
                yield _Slot(match[1], kinds[match[1]])
            elif match[2]:
                yield _Spare(plain(match[2]))
            else:
                yield from words_of(match[0])

    def _match(
        self, elements: tuple[_Element, ...], n: int, words: Words, at: int, values: dict[str, Any], short: int
    ) -> Iterator[tuple[dict[str, Any], int]]:
        if n == len(elements):
            if all(word in FILLERS for word in words[at:]):
                yield dict(values), short
            return
        element = elements[n]
        if isinstance(element, _Slot):
            for value, end, abbreviated in element.kind.read(words, at):
                values[element.name] = value
                yield from self._match(elements, n + 1, words, end, values, short + abbreviated)
                del values[element.name]
        else:
            grade = self._keyword(words[at], _keyword_of(element)) if at < len(words) else None
            if grade is not None:
                yield from self._match(elements, n + 1, words, at + 1, values, short + grade)
            if isinstance(element, _Spare):
                yield from self._match(elements, n + 1, words, at, values, short)
        if at < len(words) and words[at] in FILLERS:
            yield from self._match(elements, n, words, at + 1, values, short)

    def _keyword(self, typed: str, keyword: str) -> int | None:
        """Nine tenths of reading a sentence is comparing the same few words, so the answers are kept."""
        key = (typed, keyword)
        grade = self._grades.get(key, -1)
        if grade == -1:
            if len(self._grades) >= 20_000:
                self._grades.clear()
            grades = [stands_for(typed, word) for word in self._alike.get(keyword, (keyword,))]
            grade = self._grades[key] = min((each for each in grades if each is not None), default=None)
        return grade


def _keyword_of(element: _Element) -> str:
    if isinstance(element, _Spare):
        return element.word
    return element if isinstance(element, str) else ""


def _words_in(kind: Any) -> Iterator[str]:
    """The words that values of a kind are spelled with."""
    if isinstance(kind, Several):
        yield from _words_in(kind.kind)
    elif isinstance(kind, OneOf):
        for names in kind.names.values():
            for name in names:
                yield from words_of(name)
