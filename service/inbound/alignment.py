"""Which lines of a reply are our own letter coming back, whatever a mail program did to it.

Both are taken as rows of words. A line is quoted if all its words lie in runs of at least eight words that stand in
the letter just so and span at least two lines. One look-up a word: the time is linear.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from unicodedata import normalize

from service.inbound.plain import Line

RUN = 8
LONGEST = 2000  # characters of a line; a longer one is no line of a letter
GAP = 12  # words of the letter that may be lost or mangled between two runs

_LINK = re.compile(r"<?\b(?:https?://|mailto:)[^\s<>]{1,2000}>?|\[cid:[^\]\s]{1,200}\]", re.I)
_TOKEN = re.compile(r"[^\W_]+")


def words_in(text: str, mark: str = "") -> list[str]:
    """Links are left out: mail programs rewrite them, add them and double them."""
    found = _TOKEN.findall(normalize("NFKC", _LINK.sub(" ", text[:LONGEST])).casefold())
    return [mark, *found] if mark else found


class _Row:
    """The words of some lines one after the other, and where lines begin and end among them."""

    def __init__(self, lines: Iterable[list[str]]) -> None:
        self.words: list[str] = []
        self.line: list[int] = []
        for number, row in enumerate(lines):
            self.words += row
            self.line += [number] * len(row)

    def begins(self, at: int) -> bool:
        return at == 0 or self.line[at - 1] != self.line[at]

    def ends(self, at: int) -> bool:
        return at == len(self.line) or self.line[at - 1] != self.line[at]


@lru_cache(maxsize=64)
def _letter_row(letter: str) -> tuple[_Row, dict[tuple[str, ...], int]]:
    row = _Row(words_in(line) for line in letter.split("\n"))
    places: dict[tuple[str, ...], int] = {}
    for at in range(len(row.words) - RUN + 1):
        places.setdefault(tuple(row.words[at : at + RUN]), at)
    return row, places


def aligned(lines: Sequence[Line], letters: Iterable[str]) -> list[bool]:
    """For each line whether it comes from one of the letters (its text, and what its HTML says)."""
    rows = [words_in(line.text, line.mark) for line in lines]
    reply = _Row(rows)
    found = [False] * len(lines)
    for letter in letters:
        covered = _covered(reply, *_letter_row(letter))
        at = 0
        for number, row in enumerate(rows):
            found[number] = found[number] or (bool(row) and all(covered[at : at + len(row)]))
            at += len(row)
    return found


def _covered(reply: _Row, letter: _Row, places: dict[tuple[str, ...], int]) -> list[bool]:
    words, covered = reply.words, [False] * len(reply.words)
    at = 0
    last_end = last_place = -1  # where the run before ended, here and in the letter
    while at + RUN <= len(words):
        place = places.get(tuple(words[at : at + RUN]))
        if place is None:
            at += 1
            continue
        end = at + RUN
        while (
            end < len(words) and place + end - at < len(letter.words) and words[end] == letter.words[place + end - at]
        ):
            end += 1
        begin, stop = _whole_lines(reply, letter, at, end, place)
        if stop - begin >= RUN and reply.line[begin] != reply.line[stop - 1]:
            covered[begin:stop] = [True] * (stop - begin)
            if last_end >= 0 and _same_gap(words[last_end:begin], letter.words[last_place : place + begin - at]):
                covered[last_end:begin] = [True] * (begin - last_end)
            last_end, last_place = stop, place + stop - at
        at = end - RUN + 1
    return covered


def _whole_lines(reply: _Row, letter: _Row, at: int, end: int, place: int) -> tuple[int, int]:
    """The run without the beginning or end of a line, and without a line at its edge that is less than the letter's:
    a number or a word typed beside a quote matches by chance."""
    begin, stop = at, end
    if not (reply.begins(begin) and letter.begins(place)):
        begin += 1
        while begin < end and not reply.begins(begin):
            begin += 1
    if not (reply.ends(stop) and letter.ends(place + end - at)):
        stop -= 1
        while stop > begin and not reply.ends(stop):
            stop -= 1
    return begin, stop


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
