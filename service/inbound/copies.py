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
    its number only one that was broken in two is a copy: any other line is read as it stands.
    """
    words = _words(said)
    if any(line.strip(" ().").isdecimal() for line in said):
        return ""  # a number is said, and something else
    numbers = {
        option[0]
        for letter in letters
        for lines in option_lines(letter)
        if words == (option := _words(letter.split("\n")[lines.start : lines.stop]))
        or (len(said) > 1 and words == option[1:])
    }
    return numbers.pop() if len(numbers) == 1 else ""


def _words(lines: Iterable[str]) -> list[str]:
    return [word for line in lines for word in words_in(line)]
