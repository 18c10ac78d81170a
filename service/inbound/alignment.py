"""Which lines of a reply are our own letter coming back, whatever a mail program did to it.

Both are taken as rows of words. A line is quoted if all its words lie in runs of at least eight words that stand in the letter
just so and span at least two lines. One look-up a word: the time is linear.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from domain.kernel.reading import plain
from service.inbound.plain import Line

RUN = 8
GAP = 12  # words of the letter that may be lost or mangled between two runs

_LINK = re.compile(r"<?\b(?:https?://|mailto:)[^\s<>]{1,2000}>?|\[cid:[^\]\s]{1,200}\]", re.I)
_TOKEN = re.compile(r"[^\W_]+")


def words_in(text: str, mark: str = "") -> list[str]:
    """Links are left out: mail programs rewrite them, add them and double them."""
    found = _TOKEN.findall(plain(_LINK.sub(" ", text[:2000])))
    return [mark, *found] if mark else found


@lru_cache(maxsize=64)
def _letter_words(letter: str) -> tuple[tuple[str, ...], dict[tuple[str, ...], int]]:
    words = tuple(word for line in letter.split("\n") for word in words_in(line))
    places: dict[tuple[str, ...], int] = {}
    for at in range(len(words) - RUN + 1):
        places.setdefault(words[at : at + RUN], at)
    return words, places


def aligned(lines: Sequence[Line], letters: Iterable[str]) -> list[bool]:
    """For each line whether it comes from one of the letters (its text, and what its HTML says)."""
    rows = [words_in(line.text, line.mark) for line in lines]
    words = [word for row in rows for word in row]
    owner = [number for number, row in enumerate(rows) for _ in row]
    found = [False] * len(lines)
    for letter in letters:
        covered = _covered(words, owner, *_letter_words(letter))
        at = 0
        for number, row in enumerate(rows):
            found[number] = found[number] or (bool(row) and all(covered[at : at + len(row)]))
            at += len(row)
    return found


def _covered(
    words: list[str], owner: list[int], letter: tuple[str, ...], places: dict[tuple[str, ...], int]
) -> list[bool]:
    covered = [False] * len(words)
    at = 0
    last_end = last_place = -1  # where the run before ended, here and in the letter
    while at + RUN <= len(words):
        place = places.get(tuple(words[at : at + RUN]))
        if place is None:
            at += 1
            continue
        end = at + RUN
        while end < len(words) and place + end - at < len(letter) and words[end] == letter[place + end - at]:
            end += 1
        if owner[at] == owner[end - 1]:
            at += 1
            continue
        covered[at:end] = [True] * (end - at)
        if last_end >= 0 and _same_gap(words[last_end:at], letter[last_place:place]):
            covered[last_end:at] = [True] * (at - last_end)
        last_end, last_place = end, place + end - at
        at = end - RUN + 1 if end - at > RUN else end
    return covered


def _same_gap(here: Sequence[str], there: Sequence[str]) -> bool:
    """A few words between two runs that the letter has there too, some of them lost or changed."""
    if not here or not 0 < len(there) <= GAP or len(here) > len(there) or len(there) - len(here) > 2:
        return False
    left = list(there)
    for word in here:
        if word not in left:
            return False
        left.remove(word)
    return True
