"""An option copied out of the letter as the letter prints it. Alone in an answer it is that option: what is left of a
quote that was not known for one has more lines. Among others it is no command, for letters are quoted.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from unicodedata import normalize

LONGEST = 2000  # characters of a line; a longer one is no line of a letter

_LINK = re.compile(r"<?\b(?:https?://|mailto:)[^\s<>]{1,2000}>?|\[cid:[^\]\s]{1,200}\]", re.I)
_TOKEN = re.compile(r"[^\W_]+")
_OPTION = re.compile(r"^\((\d{1,3})\) ")
_GOES_ON = "    "  # the lines of a long option after its first


def words_in(text: str, mark: str = "") -> list[str]:
    """Links are left out: mail programs rewrite them, add them and double them."""
    found = _TOKEN.findall(normalize("NFKC", _LINK.sub(" ", text[:LONGEST])).casefold())
    return [mark, *found] if mark else found


@lru_cache(maxsize=64)
def option_lines(letter: str) -> tuple[range, ...]:
    """Which lines each option takes up."""
    lines, found = letter.split("\n"), []
    for number, line in enumerate(lines):
        if _OPTION.match(line):
            end = number + 1
            while end < len(lines) and lines[end].startswith(_GOES_ON):
                end += 1
            found.append(range(number, end))
    return tuple(found)


def copied(said: Sequence[str], letters: Iterable[str]) -> str:
    """The number of the option that these lines are, all of them together; empty if they are anything else. Without
    its number only one that was broken in two is a copy: any other line is read as it stands. Of what an option costs
    and brings the lines after the first may be left out.
    """
    if any(line.strip(" ().").isdecimal() for line in said):
        return ""  # a number is said, and something else
    words = _words(said) or [""]
    numbers = {
        whole[0]
        for letter in letters
        for lines in option_lines(letter)
        for whole, cut in [_printed(letter.split("\n")[lines.start : lines.stop])]
        if words in (whole, cut, cut[1:]) or (words == whole[1:] and len(said) > 1)
    }
    return numbers.pop() if len(numbers) == 1 else ""


def _printed(lines: Sequence[str]) -> tuple[list[str], list[str]]:
    """An option, and its first line if there are more and what it costs and brings begins on it."""
    return _words(lines), _words(lines[:1]) if len(lines) > 1 and ": " in lines[0] else []


def _words(lines: Iterable[str]) -> list[str]:
    return [word for line in lines for word in words_in(line)]
