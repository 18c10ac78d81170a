"""An option copied out of the letter as the letter prints it. Alone in an answer it is that option: what is left of a
quote that was not known for one has more lines. Among others it is no command, for letters are quoted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple
from unicodedata import normalize

from domain.kernel.marks import mark_of

LONGEST = 2000  # characters of a line; a longer one is no line of a letter

_LINK = re.compile(r"<?\b(?:https?://|mailto:)[^\s<>]{1,2000}>?|\[cid:[^\]\s]{1,200}\]", re.I)
_TOKEN = re.compile(r"[^\W_]+")
_OPTION = re.compile(r"^\((\d{1,3}[a-z]?|undo)\) ")
_GOES_ON = "    "  # the lines of a long option after its first


def words_in(text: str, mark: str = "") -> list[str]:
    """Links are left out: mail programs rewrite them, add them and double them."""
    found = _TOKEN.findall(normalize("NFKC", _LINK.sub(" ", text[:LONGEST])).casefold())
    return [mark, *found] if mark else found


class Option(NamedTuple):
    """As a letter prints it. `copies`: the words that are it wherever they stand alone: all of it, its mark first;
    and if it has more lines than one, its first line with what it costs and brings begun, with the mark or without.
    """

    lines: range
    copies: tuple[list[str], ...]

    @property
    def mark(self) -> str:
        return self.copies[0][0]


@lru_cache(maxsize=64)
def options_in(letter: str) -> tuple[Option, ...]:
    lines, found = letter.split("\n"), []
    for number, line in enumerate(lines):
        if _OPTION.match(line):
            end = number + 1
            while end < len(lines) and lines[end].startswith(_GOES_ON):
                end += 1
            first = words_in(line)
            is_cut = end > number + 1 and ": " in line
            found.append(
                Option(range(number, end), (_words(lines[number:end]), *((first, first[1:]) if is_cut else ())))
            )
    return tuple(found)


def copied(said: Sequence[str], letters: Iterable[str]) -> str:
    """The mark of the option that these lines are, all of them together; empty if they are anything else. Without
    its mark only one that was broken in two is a copy: any other line is read as it stands.
    """
    if any(mark_of(line.strip(" ().")) for line in said):
        return ""  # a mark is said, and something else
    words, is_broken = _words(said), len(said) > 1
    marks = {
        option.mark
        for letter in letters
        for option in options_in(letter)
        if words in option.copies or (is_broken and words == option.copies[0][1:])
    }
    return marks.pop() if len(marks) == 1 else ""


def _words(lines: Iterable[str]) -> list[str]:
    return [word for line in lines for word in words_in(line)]
