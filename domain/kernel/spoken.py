"""How commands are said in other languages: `locale/<language>.txt` beside a grammar, read once.

    forms = acc nom
    take <die> to <cell> = взять <die> на <cell>
    build <card> for <goods:nothing> = построить <card> даром
    chain <building> <times> times = цепочка <building.nom> <times> {times|раз|раза|раз}
    [tool]
    lens cutter = стеклорез

A line is an English pattern and what stands for it. `<slot.form>` takes one of the forms of a name, `<slot>` the first;
`{slot|one|few|many}` a word by a number; `<slot:value>` on the left is a pattern for this value alone. Below a heading
stand the names of a kind, found by their English; `#` stands for a number or a code in them. Below `[told]` stand the
things that sentences tell of: `pig / pigs = свинья | свиньи | свиней`, one and several in English, then by number in
the nominative. What is not there is said in English, so a language that has been begun can be played in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from msgspec import Struct

from domain.kernel.kinds import OneOf, Several
from domain.kernel.reading import Branch, Chart, Element, Keyword, Lexicon, Slot, Words, plain, words_of
from domain.kernel.shapes import Command

_LEFT = re.compile(r"<(\w+):([^<>]+)>")
_RIGHT = re.compile(r"<(\w+)(?:\.(\w+))?>|\{(\w+)((?:\|[^|{}]+)+)\}|([^\s<>{}]+)")
_CODE = re.compile(r"(?<![^\s])(?=\S*\d)\S+")


def plural(language: str, n: int) -> int:
    """Which of the forms of a word goes with a number, after the rules of CLDR for whole numbers."""
    if language == "fr":
        return int(n > 1)
    if language == "cs":
        return 0 if n == 1 else 1 if 2 <= n <= 4 else 2
    if language in ("ru", "uk", "be"):
        if n % 10 == 1 and n % 100 != 11:
            return 0
        return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2
    return int(n != 1)


class Phrase(Struct, frozen=True):
    """What stands for a pattern. `only`: values, as written in English, that it is for."""

    text: str
    only: tuple[tuple[str, str], ...] = ()

    def elements(self) -> Iterator[tuple[str, str, tuple[str, ...]]]:
        """A slot with a form, or words of which one is said, or (with the slot of a number) its forms."""
        for match in _RIGHT.finditer(self.text):
            if match[1]:
                yield match[1], match[2] or "", ()
            elif match[3]:
                yield match[3], "", tuple(match[4][1:].split("|"))
            else:
                yield "", "", (match[5],)

    @property
    def typed(self) -> str:
        """For people who type: without the forms of names, with the last form of a word."""
        return _RIGHT.sub(lambda m: f"<{m[1]}>" if m[1] else m[4].rpartition("|")[2] if m[3] else m[5], self.text)

    @property
    def slots(self) -> tuple[str, ...]:
        return tuple(slot for slot, _, words in self.elements() if slot and not words)


class Tongue:
    """One language as commands are said in it."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self.forms: tuple[str, ...] = ()
        self.phrases: dict[str, list[Phrase]] = {}
        self.names: dict[str, dict[str, tuple[str, ...]]] = {}
        self._read(source)

    def _read(self, source: str) -> None:
        heading = None
        for line in source.splitlines():
            left, found, right = (each.strip() for each in line.partition(" = "))
            if line.startswith("#") or not line.strip():
                continue
            if not found:
                heading = line.strip().strip("[]")
            elif left == "forms":
                self.forms = tuple(right.split())
            elif heading is None:
                pattern = _LEFT.sub(r"<\1>", left)
                self.phrases.setdefault(pattern, []).append(Phrase(right, tuple(_LEFT.findall(left))))
            else:
                key = left if heading == "told" else left.casefold()
                self.names.setdefault(heading, {})[key] = tuple(each.strip() for each in right.split("|"))

    def write(self, kind: Any, value: Any, form: str = "") -> str:
        own = getattr(kind, "write_in", None)
        return own(value, self, form) if own is not None else self.name(kind.label, kind.write(value), form)

    def name(self, label: str, english: str, form: str = "") -> str:
        """A name in one of its forms; the first if it has no such one, the English if it is not there."""
        found = self.spellings(label, english)
        at = self.forms.index(form) if form in self.forms else 0
        return found[at if at < len(found) else 0] if found else english

    def counted(self, label: str, english: str, n: int) -> str:
        """The name of so many of a thing."""
        found = self.spellings(label, english)
        return f"{n} {found[min(plural(self.language, n), len(found) - 1)] if found else english}"

    def spellings(self, label: str, english: str) -> tuple[str, ...]:
        names, name = self.names.get(label, {}), english.casefold()
        if name in names:
            return names[name]
        codes = _CODE.findall(english)
        known = names.get(_CODE.sub("#", name), ()) if codes else ()
        return tuple(_numbered(each, codes) for each in known)

    def things(self) -> dict[str, tuple[tuple[str, ...], bool]]:
        """By their English, as it is written: the things that are told of, and whether it stands for several."""
        found = {}
        for english, forms in self.names.get("told", {}).items():
            for n, each in enumerate(english.split(" / ")):
                found[each] = forms, bool(n)
        return found

    def phrase(self, pattern: str, written: Mapping[str, str]) -> Phrase | None:
        """What stands for a pattern with these values, as they are written in English."""
        for each in self.phrases.get(pattern, ()):
            if all(written[slot] == value for slot, value in each.only):
                return each
        return None

    def sentence(self, phrase: Phrase, values: Mapping[str, Any], kinds: Mapping[str, Any]) -> str:
        def filled(match: re.Match[str]) -> str:
            if match[1]:
                return self.write(kinds[match[1]], values[match[1]], match[2] or "")
            if match[3]:
                forms = match[4][1:].split("|")
                return forms[min(plural(self.language, values[match[3]]), len(forms) - 1)]
            return match[5]

        return _RIGHT.sub(filled, phrase.text)

    @cached_property
    def openings(self) -> frozenset[str]:
        """The words with which its phrases begin."""
        each = (words_of(phrase.text) for phrases in self.phrases.values() for phrase in phrases)
        return frozenset(words[0] for words in each if words)


def _numbered(name: str, codes: list[str]) -> str:
    for code in codes:
        name = name.replace("#", code, 1)
    return name


@cache
def tongues(package: str) -> tuple[Tongue, ...]:
    """Of all languages that lie in the folder `locale` of a package."""
    folder = files(package).joinpath("locale")
    lying = sorted(each.name for each in folder.iterdir()) if folder.is_dir() else ()
    found = [name for name in lying if re.fullmatch(r"[a-z]+\.txt", name)]  # not rules.ru.txt
    return tuple(Tongue(name.removesuffix(".txt"), folder.joinpath(name).read_text(encoding="utf-8")) for name in found)


class Pattern(Struct, frozen=True):
    number: int
    command: type[Command]
    text: str
    slots: tuple[str, ...]
    only: Mapping[str, Any] = {}  # values that it says without a slot

    def written(self, values: Mapping[str, Any], kinds: Mapping[str, Any]) -> str:
        return ELEMENT.sub(lambda m: kinds[m[1]].write(values[m[1]]) if m[1] else m[2] or m[0], self.text)


ELEMENT = re.compile(r"<(\w+)>|\[(\w+)\]|([^\s<>\[\]]+)")


class Spoken:
    """The patterns of one language, with keywords of their own: what is short for what in English is nothing here."""

    def __init__(self, tongue: Tongue, specs: Iterable[Any]) -> None:
        self.tongue = tongue
        self.keywords: Lexicon[set[str]] = Lexicon()
        self.patterns = Branch()
        self._signed_in = 0
        for spec in specs:
            for form in spec.forms:
                for phrase in tongue.phrases.get(form.text, ()):
                    self._sign_in(spec, phrase)
        self._openings = {each.word for each, _ in self.patterns.on if isinstance(each, Keyword)}

    def may_say(self, words: Words) -> bool:
        """Whether a phrase of the language begins among the first words."""
        return not self._openings.isdisjoint(words[:OPENING])

    def _sign_in(self, spec: Any, phrase: Phrase) -> None:
        branch = self.patterns
        for slot, _, said in phrase.elements():
            elements = [Slot(slot, spec.kinds[slot])] if slot and not said else self._keywords(said)
            for element in elements:
                branch = branch.grow(element)
        self._signed_in += 1
        only = {slot: _meant(spec.kinds[slot], value) for slot, value in phrase.only}
        branch.ends.append(Pattern(self._signed_in, spec.command, phrase.text, phrase.slots, only))

    def _keywords(self, said: tuple[str, ...]) -> list[Element]:
        """One after the other; of several forms of a word any."""
        if len(said) == 1:
            return [self._keyword(word, word) for word in words_of(said[0])]
        return [self._keyword("|".join(said), *(plain(each) for each in said))]

    def _keyword(self, name: str, *alike: str) -> Keyword:
        for word in alike:
            self.keywords.get_or_add(word, set).add(name)
        return Keyword(name)


OPENING = 5  # words within which a phrase begins: fillers may stand before it


def _meant(kind: Any, written: str) -> Any:
    """The value that is written so."""
    words = words_of(written)
    (value,) = kind.read(Chart(words, Lexicon(), False), 0)[len(words)]
    return value


def learn(kind: Any, tongue: Tongue) -> None:
    """The names that the things of a kind have in a language are read wherever such a thing can be said."""
    inner = getattr(kind, "inner", None)
    if inner is not None:
        for each in inner.values():
            learn(each, tongue)
    if isinstance(kind, Several) and kind.nothing is not None:
        kind.nothings.update(words_of(tongue.name(kind.label, kind.nothing)))
    if isinstance(kind, OneOf):
        for value, names in list(kind.names.items()):
            for name in tongue.spellings(kind.label, names[0]):
                kind.add(value, name)
