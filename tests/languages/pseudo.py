"""The pseudo-language xx: every text that stands in the catalogues, in letters that no English word has.

What still shows English words has gone around the catalogues. Names of players, games and windows stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from domain.kernel.kinds import OneOf, Several
from domain.kernel.language import Language
from domain.kernel.spoken import Spoken, Tongue, learn, tongues
from domain.titles.shelf import titles
from service.queries.catalogues import ROOT, ROWS, name_of, of_titles
from service.queries.terms import PACKAGES, Terms

_KEPT = re.compile(r"(\{[^{}]*\}|<[^<>]*>|\[[^\]]*\]|\S*\d\S*)")
_LETTERS = {letter: chr(0x10D0 + n % 26) for n, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}
_TABLE = str.maketrans({**_LETTERS, **{letter.upper(): other for letter, other in _LETTERS.items()}})
SHOWN = ("rules", "log", "hand", "market", "village", "cards", "hires")
_PART = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")


def foreign(text: str) -> str:
    """The words of a text in letters of no language; parts, slots and codes as they are."""
    return "".join(each if n % 2 else each.translate(_TABLE) for n, each in enumerate(_KEPT.split(text)))


@cache
def _known() -> frozenset[str]:
    found: set[str] = set()
    for room in ("domain", "service"):
        for file in (ROOT / room).rglob("locale/en.ftl"):
            found |= set(re.findall(r"^(m-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    return frozenset(found)


class Pseudo:
    """A catalogue of what is to be translated, and of nothing else."""

    language = "xx"

    def __init__(self) -> None:
        things = {name for package in PACKAGES for tongue in tongues(package) for name in tongue.things()}
        self.things = Terms("xx", {name: ((foreign(name),), False) for name in things}).tell

    def moves(self, sentence: str) -> str:
        for title in titles.values():
            if len(found := title.language.readings(sentence)) == 1:
                return title.language.sentence(found[0], self.language)
        return sentence

    def is_of_title(self, template: str) -> bool:
        return template in ROWS or name_of(template) in of_titles()

    def __call__(self, template: str, parts: Mapping[str, str | int]) -> str | None:
        if name_of(template) not in _known():
            return self._joined(template, parts)

        def filled(match: re.Match[str]) -> str:
            if match[2] is not None:
                return (match[2] if parts[match[1]] == 1 else match[3]).translate(_TABLE)
            return str(parts[match[1]])

        return _PART.sub(filled, _words(template))

    def _joined(self, template: str, parts: Mapping[str, str | int]) -> str | None:
        for at in re.finditer(r"(?= |, |; )", template):
            begins = template[: at.start()]
            if name_of(begins) in _known() and (rest := self(template[at.start() :], parts)) is not None:
                return f"{self(begins, parts)}{rest}"
        return None


def _words(template: str) -> str:
    """Without what stands in quotes: people are told words that they can write."""
    pieces = _PART.split(template)
    # parts are kept: the split has the text at each fourth place
    kept = _PART.findall(template)
    text = [pieces[0].translate(_TABLE)]
    for n, (name, one, more) in enumerate(kept):
        text.append(f"{{{name}|{one}|{more}}}" if one or more else f"{{{name}}}")
        text.append(pieces[4 * n + 4].translate(_TABLE))
    return "".join(text)


def learned(language: Language) -> None:
    """Lets a grammar speak it."""
    if "xx" in language.tongues:
        return
    lines = [f"{form.text} = {foreign(form.text)}" for spec in language.specs.values() for form in spec.forms
             if "[" not in form.text]  # fmt: skip
    for kind in _kinds(kind for spec in language.specs.values() for kind in spec.kinds.values()):
        names = [names[0] for names in kind.names.values() if re.search(r"[a-z]{2}", names[0])]
        for label in (kind.label, f"n {kind.label}"):
            lines += [f"[{label}]", *(f"{name} = {foreign(name)}" for name in names)]
    lines += ["[word]", *(f"{word} = {foreign(word)}" for word in SHOWN)]
    tongue = Tongue("xx", "\n".join(lines))
    for spec in language.specs.values():
        for kind in spec.kinds.values():
            learn(kind, tongue)
    language.tongues["xx"] = Spoken(tongue, language.specs.values())


def _kinds(kinds: Iterable[object]) -> Iterator[OneOf]:
    for kind in kinds:
        if isinstance(kind, OneOf):
            yield kind
        elif isinstance(kind, Several):
            yield from _kinds([kind.kind])
        else:
            yield from _kinds(getattr(kind, "inner", {}).values())


def english(text: str, names: frozenset[str]) -> list[str]:
    """Words of English letters in it that are no name, no address and no code."""
    text = re.sub(r"https?://\S+|\S+@\S+|[0-9a-f]{16,}|\b[a-z0-9]{12,}\b", " ", text)
    words = re.findall(r"[A-Za-z]{2,}(?:'[a-z]+)?", re.sub(r"\S*\d\S*", " ", text))
    return [word for word in words if word.casefold() not in names]
