"""Texts for people: templates with named parts, so that they can be translated whole, and sections made of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any, Literal

from msgspec import Struct


class Seat(Struct, frozen=True, gc=False):
    """A part that stands for a player; whoever shows the sentence knows the names."""

    number: int


SentencePart = str | int | Seat
_PLAIN = frozenset({str, int, Seat})

_PART = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")


class Sentence(Struct, frozen=True, gc=False):
    """`{name}` puts a part in; `{n|coin|coins}` chooses a word by the number n."""

    template: str
    parts: tuple[tuple[str, SentencePart], ...] = ()

    @classmethod
    def of(cls, template: str, **parts: SentencePart) -> Sentence:
        if _PLAIN.issuperset(map(type, parts.values())):
            return cls(template, tuple(parts.items()))
        return cls(template, tuple([(k, v if isinstance(v, SentencePart) else str(v)) for k, v in parts.items()]))

    def text(self, names: Sequence[str] = ()) -> str:
        """In the language that is being told in, else in English."""
        parts = dict(self.parts)
        if (catalogue := _told_in.get()) is not None:
            typed = AS_TYPED if not getattr(catalogue, "is_of_title", _of_none)(self.template) else _OF_NOBODY
            known = {
                name: part if name in typed and isinstance(part, str) else _filled_in(part, names, catalogue)
                for name, part in parts.items()
            }
            if MOVE in parts:
                known[MOVE] = str(getattr(catalogue, "moves", str)(parts[MOVE]))
            if (found := catalogue(self.template, known)) is not None:
                return found
            parts = dict(known) if _is_frame(self.template) else parts

        def fill(match: re.Match[str]) -> str:
            part = parts[match[1]]
            if match[2] is not None:
                return match[2] if part == 1 else match[3]
            if isinstance(part, Seat):
                return names[part.number] if part.number < len(names) else f"Seat {part.number + 1}"
            return str(part)

        return _PART.sub(fill, self.template)


Catalogue = Callable[[str, Mapping[str, str | int]], str | None]  # a template and its parts: the text, if it is known
MOVE = "move"  # a part that is a sentence of a game, in English as it is kept
AS_TYPED = frozenset([
    "name", "names", "host", "guest", "said", "words", "line", "text", "value", "address", "greeting", "nearest",
])  # fmt: skip  # parts that a person has typed, or is called: who is called Baker is not renamed


@cache
def _is_frame(template: str) -> bool:
    """It has no words of its own."""
    return not any(map(str.isalpha, _PART.sub("", template)))


_OF_NOBODY: frozenset[str] = frozenset()  # titles tell of nothing that somebody has typed
_told_in: ContextVar[Catalogue | None] = ContextVar("told_in", default=None)


@contextmanager
def told_in(catalogue: Catalogue | None) -> Iterator[None]:
    """All sentences that are made within are of this catalogue. Whoever begins a letter, a page or an answer says so
    once: handed through by hand it would be an argument of every function on the way that makes no text itself.
    """
    before = _told_in.set(catalogue)
    try:
        yield
    finally:
        _told_in.reset(before)


def language_told() -> str:
    """The code of the language that is being told in."""
    return str(getattr(_told_in.get(), "language", "en"))


def texts(*english: str) -> tuple[str, ...]:
    """Words of a table that are told by `word` when one of them is needed."""
    return english


def things(english: str) -> str:
    """Things by their names, as in `2 pigs, 1 olive`, in the language that is being told in."""
    catalogue = _told_in.get()
    return str(getattr(catalogue, "things", str)(english))


def term(english: str) -> str:
    """The name of a thing, or a text of a card, in the language that is being told in."""
    catalogue = _told_in.get()
    return english if catalogue is None else catalogue(english, {}) or str(getattr(catalogue, "things", str)(english))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def say(template: str, **parts: str | int) -> str:
    """What a picture says: as a sentence does, at once. `who`: a person, who is called as they are."""
    catalogue = _told_in.get()
    if catalogue is None:
        return told_whole(template, parts)
    known = {name: part if name == "who" or not isinstance(part, str) else term(part) for name, part in parts.items()}
    return told_whole(template, known)


def in_english() -> bool:
    return _told_in.get() is None


def word(english: str) -> str:
    """A word or a fixed line of the house, in the language that is being told in."""
    catalogue = _told_in.get()
    return (catalogue(english, {}) if catalogue is not None else None) or english


def _filled_in(part: SentencePart, names: Sequence[str], catalogue: Catalogue) -> str | int:
    if isinstance(part, Seat):
        return names[part.number] if part.number < len(names) else f"{word('Seat')} {part.number + 1}"
    if isinstance(part, int):
        return part
    return catalogue(part, {}) or _things(part, names, catalogue)


def _things(text: str, names: Sequence[str], catalogue: Catalogue) -> str:
    """The things in a part; who is called as one of them is not renamed."""
    told = getattr(catalogue, "things", str)
    here = [re.escape(name) for name in names if name and name in text]
    if not here:
        return str(told(text))
    pieces = re.split(rf"(\b(?:{'|'.join(here)})\b)", text)
    return "".join(each if n % 2 else told(each) for n, each in enumerate(pieces))


def _of_none(template: str) -> bool:
    return False


def parts_of(template: str) -> list[str]:
    """The parts that a template names."""
    return [match[1] for match in _PART.finditer(template)]


def listed(things: Sequence[str], none: str = "nothing") -> str:
    return ", ".join(things) if things else none


Place = Literal["choice", "table", "asked"]


class Section(Struct, frozen=True, kw_only=True):
    """`place`: above the choices, which hang on it; below them; or in no letter but the first and in the answer to
    "show" and one of the `words`. `drawn`: the picture says the same.
    """

    lines: tuple[Sentence, ...]
    heading: Sentence | None = None
    place: Place = "table"
    words: tuple[str, ...] = ()
    drawn: bool = False

    def is_called(self, word: str) -> bool:
        return any(each.casefold() == word.casefold() for each in self.words)


def row(line: str) -> Sentence:
    """A line of values that has no words to translate."""
    return Sentence.of("{line}", line=line)


def of_lists(
    text: Callable[[dict[str, Any]], str], listing: Callable[[dict[str, Any]], Iterable[Sentence]]
) -> Callable[[Mapping[str, Any]], tuple[Section, ...]]:
    """What a title that has no sections is told as: its list, or else its board in monospace."""

    def sections(view: Mapping[str, Any]) -> tuple[Section, ...]:
        heading = Sentence.of("The table")
        facts = tuple(listing(dict(view)))
        lines = facts or tuple(row(line) for line in text(dict(view)).split("\n"))
        return (Section(heading=heading, lines=lines, drawn=not facts),)

    return sections


def told_whole(template: str, parts: Mapping[str, str | int]) -> str:
    """A template with parts that are told already, in the language that is being told in."""
    if (catalogue := _told_in.get()) is not None and (found := catalogue(template, parts)) is not None:
        return found
    return _PART.sub(
        lambda match: str(parts[match[1]]) if match[2] is None else match[2] if parts[match[1]] == 1 else match[3],
        template,
    )


# what somebody did, below their name

NAME = "\u2060"  # in the place of a name: nothing that is seen
_LEADING = re.compile(r"\{(\w+)\}(?:'s)? ")


def doer(sentence: Sentence, brief: Mapping[str, str]) -> int | None:
    """The seat that a sentence begins with, or that is left out of its few words."""
    leading = _LEADING.match(sentence.template)
    parts = dict(sentence.parts)
    first = parts.get(leading[1]) if leading else None
    part = first if isinstance(first, Seat) else parts.get("who") if sentence.template in brief else None
    return part.number if isinstance(part, Seat) else None


def in_brief(sentence: Sentence, names: Sequence[str], brief: Mapping[str, str]) -> str:
    """What stands after the name of who did it."""
    known = brief.get(sentence.template)
    if known is None and language_told() != "en":
        return _without_name(sentence, names)
    template = _LEADING.sub("", sentence.template, count=1) if known is None else known
    return Sentence(template, sentence.parts).text(names).rstrip(".")


def _without_name(sentence: Sentence, names: Sequence[str]) -> str:
    """A sentence is known to a language as a whole: its name is put in, and taken away where it stands first."""
    leading = _LEADING.match(sentence.template)
    who = leading[1] if leading else ""
    parts = tuple((name, NAME if name == who else part) for name, part in sentence.parts)
    told = Sentence(sentence.template, parts).text(names).rstrip(".")
    whole = sentence.text(names).rstrip(".")
    return told.removeprefix(NAME).lstrip(" :\u2013\u00a0") if told.startswith(NAME) else whole
