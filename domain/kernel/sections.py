"""The position as a letter tells it: sections, of which a choice hangs on some; the rest comes when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct

from domain.kernel.telling import Sentence

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
