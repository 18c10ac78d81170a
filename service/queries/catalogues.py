"""Texts in the languages of readers: Fluent catalogues beside what they translate, one bundle a language.

The English template in the code is the source. A message of a catalogue is found by a name made of it, so a text that
changes is told in English until its translation is looked at again. `python -m ops.languages` writes what is to be
translated, and says what is missing, surplus or has other parts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from domain.kernel.telling import Catalogue
from domain.titles.shelf import titles
from service.queries.terms import terms

ROOT = Path(__file__).parents[2]
LANGUAGES = {"en": "English", "cs": "Čeština", "de": "Deutsch", "fr": "Français", "ru": "Русский"}
LONGEST = 600  # characters of a template; longer texts are files of their own
_PLURAL = re.compile(r"\{(\w+)\|([^|{}]*)\|([^|{}]*)\}")
_NAME = re.compile(r"^(m-[\w-]+) =", re.MULTILINE)
_PART = re.compile(r"\{(\w+)[|}]")
_ENDS = re.compile(r"(?= |, |; )")


@lru_cache(maxsize=8192)
def name_of(template: str) -> str:
    """Readable at its beginning, and of this template alone."""
    begins = re.sub(r"[^a-z0-9]+", "-", template.lower())[:32].strip("-")
    return f"m-{begins}-{sha256(template.encode()).hexdigest()[:8]}"


def parts_of(template: str) -> frozenset[str]:
    return frozenset(_PART.findall(template))


def files(language: str) -> Iterator[Path]:
    """What is told of a title lies with the title, the rest with the service."""
    for room in ("domain", "service"):
        yield from sorted((ROOT / room).rglob(f"locale/{language}.ftl"))


@cache
def catalogue(language: str) -> Catalogue | None:
    """None: this language is English, or one that nobody has begun."""
    sources = [] if language == "en" else list(files(language))
    if not sources:
        return None
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return _Lookup(bundle, language, of_titles())


@cache
def of_titles() -> frozenset[str]:
    """The names of what titles tell."""
    sources = (file for file in files("en") if "titles" in file.parts)
    return frozenset(name for file in sources for name in _NAME.findall(file.read_text(encoding="utf-8")))


ROWS = frozenset((  # of titles, without words
    "{line}", "{who}: {line}", "{name}: {text}", "{parts}", "{who}: {building}", "{who}: {summary}",
    "{name} ({state}): {text}", "{half}: {cards}{legend}.",
))  # fmt: skip


@cache
def share(language: str) -> int:
    """How much is said in it, in percent of what there is to say."""
    wanted, said = _names("en"), _names(language)
    return 100 * len(wanted & said) // len(wanted) if wanted else 100


def _names(language: str) -> set[str]:
    return {name for file in files(language) for name in _NAME.findall(file.read_text(encoding="utf-8"))}


class _Lookup:
    """Most of what is told is told often: names of things, options, the words around them."""

    def __init__(self, bundle: FluentBundle, language: str, of_titles: frozenset[str]) -> None:
        self._bundle, self.language, self._of_titles = bundle, language, of_titles
        self._lately = lru_cache(maxsize=16384)(self._formatted)
        self.things = lru_cache(maxsize=16384)(terms(language).tell)  # in parts of sentences
        self.moves = lru_cache(maxsize=4096)(self._move)

    def __call__(self, template: str, parts: Mapping[str, str | int]) -> str | None:
        return self._lately(template, tuple(parts.items()))

    def _move(self, sentence: str) -> str:
        """As the first title has it that knows it; as it is if none does."""
        for title in titles.values():
            if len(readings := title.language.readings(sentence)) == 1:
                return title.language.sentence(readings[0], self.language)
        return sentence

    def is_of_title(self, template: str) -> bool:
        return template in ROWS or name_of(template) in self._of_titles

    def _formatted(self, template: str, parts: tuple[tuple[str, str | int], ...]) -> str | None:
        name = name_of(template)
        if not self._bundle.has_message(name):
            return self._joined(template, parts)
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return None
        values = {part: fluent_number(value, useGrouping=False) if type(value) is int else value
                  for part, value in parts}  # fmt: skip
        text, faults = self._bundle.format_pattern(pattern, values)
        return None if faults else str(text)

    def _joined(self, template: str, parts: tuple[tuple[str, str | int], ...]) -> str | None:
        """A template that is put together of some that are known."""
        for at in _ENDS.finditer(template):
            begins, goes_on = template[: at.start()], template[at.start() :]
            if self._bundle.has_message(name_of(begins)):
                both = self._formatted(begins, parts), self._formatted(goes_on, parts)
                if None not in both:
                    return "".join(filter(None, both))
        return None


def as_fluent(template: str) -> str:
    """The template as a pattern of Fluent: what translators begin with."""
    escaped = re.sub(r"\{(?![\w]+[|}])", '{ "{" }', template)
    escaped = _PLURAL.sub(r"{ $\1 ->\n        [one] \2\n       *[other] \3\n    }", escaped)
    return re.sub(r"\{(\w+)\}", r"{ $\1 }", escaped)
