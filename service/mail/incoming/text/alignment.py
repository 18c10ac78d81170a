"""Which lines of a reply are our own letter coming back, whatever a mail program did to it.

Both are taken as rows of words. A line is quoted if all its words lie in runs of at least eight words that stand in
the letter just so and span at least two lines, in both. One look-up a word: the time is linear. One option alone,
unmarked and not where the letter goes on, is no quote but a copy.

An option copied out of the letter as the letter prints it. Alone in an answer it is that option: what is left of a
quote that was not known for one has more lines. Among others it is no command, for letters are quoted.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple
from unicodedata import normalize

from domain.kernel.marks import mark_of
from service.mail.incoming.text.introducers import MARKER
from service.mail.incoming.text.parts import MailLine

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


RUN = 8
GAP = 12  # words of the letter that may be lost or mangled between two runs


class _Row:
    """The words of some lines one after the other, and where lines begin and end among them."""

    def __init__(self, lines: Iterable[list[str]], options: Iterable[range] = ()) -> None:
        """`options`: the lines of each option of a letter."""
        self.words: list[str] = []
        self.line: list[int] = []
        for number, row in enumerate(lines):
            self.words += row
            self.line += [number] * len(row)
        self._options = {(bisect_left(self.line, each.start), bisect_left(self.line, each.stop)) for each in options}

    def is_option(self, begin: int, end: int) -> bool:
        """Whether these words are one option, with its number or without."""
        return (begin, end) in self._options or (begin - 1, end) in self._options

    def begins(self, at: int) -> bool:
        return at == 0 or self.line[at - 1] != self.line[at]

    def ends(self, at: int) -> bool:
        return at == len(self.line) or self.line[at - 1] != self.line[at]

    def several(self, begin: int, end: int) -> bool:
        return self.line[begin] != self.line[end - 1]

    def common(self, place: int, words: Sequence[str], at: int) -> int:
        """How many words are the same from there on."""
        length = RUN
        most = min(len(self.words) - place, len(words) - at)
        while length < most and self.words[place + length] == words[at + length]:
            length += 1
        return length

    def next_line(self, at: int, end: int) -> int:
        """Where the next line begins; `end` if none does before it."""
        at += 1
        while at < end and not self.begins(at):
            at += 1
        return min(at, end)

    def line_from(self, at: int, end: int) -> int:
        """Where a line begins, there or later."""
        return at if self.begins(at) else self.next_line(at, end)

    def line_before(self, end: int, begin: int) -> int:
        """Where the last line before this word ends; `begin` if none does after it."""
        end -= 1
        while end > begin and not self.ends(end):
            end -= 1
        return max(end, begin)

    def apart(self, at: int, neighbour: int, marked: list[bool]) -> bool:
        """Whether this word's line is unmarked and a blank line away from its marked neighbour."""
        here, there = self.line[at], self.line[neighbour]
        return not marked[here] and marked[there] and abs(here - there) > 1


Known = dict[tuple[str, ...], list[int]]  # where each run of words stands in a letter


@lru_cache(maxsize=64)
def _letter_row(letter: str) -> tuple[_Row, Known]:
    row = _Row((words_in(line) for line in letter.split("\n")), (each.lines for each in options_in(letter)))
    places: Known = {}
    for at in range(len(row.words) - RUN + 1):
        places.setdefault(tuple(row.words[at : at + RUN]), []).append(at)
    return row, places


def _next_place(known: Known, run: tuple[str, ...], after: int) -> int | None:
    """What a letter says twice is meant where it comes next, below what was found last."""
    places = known.get(run)
    if places is None:
        return None
    at = bisect_left(places, after)
    return places[at] if at < len(places) else places[0]


@dataclass(frozen=True)
class Alignment:
    """For each line of the reply the places of its first and last word in the letter; -1 for what is not of it."""

    first: list[int]
    last: list[int]
    words: Sequence[str] = ()  # of the letter

    @property
    def found(self) -> int:
        return sum(place >= 0 for place in self.first)


def aligned(lines: Sequence[MailLine], letters: Iterable[str]) -> tuple[list[bool], Alignment]:
    """Which lines come from one of the texts of the letter, and how they lie in the one that fits best."""
    rows = [words_in(line.text, line.mark) for line in lines]
    reply = _Row(rows)
    marked = [line.quoted for line in lines]
    best = Alignment([-1] * len(lines), [-1] * len(lines))
    shown = [False] * len(lines)
    for letter in letters:
        row, known = _letter_row(letter)
        fit = _fit(rows, _places(reply, row, known, marked), row.words)
        _place_top(lines, rows, letter, fit)
        shown = [one or place >= 0 for one, place in zip(shown, fit.first, strict=True)]
        best = max(best, fit, key=lambda each: each.found)
    return shown, best


def _place_top(lines: Sequence[MailLine], rows: Sequence[list[str]], letter: str, fit: Alignment) -> None:
    """The line at the top of our letters is no run of several lines: above the rest, whole and once, it is known."""
    mark = letter.lstrip().partition("\n")[0].strip()
    if not (MARKER.match(mark) or len(words_in(mark)) >= RUN):
        return
    for number, line in enumerate(lines):
        if fit.first[number] >= 0:
            return
        if line.text.strip() == mark:
            fit.first[number], fit.last[number] = 0, len(rows[number]) - 1
            return


def _fit(rows: Sequence[list[str]], places: list[int], words: Sequence[str]) -> Alignment:
    first, last = [-1] * len(rows), [-1] * len(rows)
    at = 0
    for number, row in enumerate(rows):
        here = places[at : at + len(row)]
        if here and min(here) >= 0:
            first[number], last[number] = here[0], here[-1]
        at += len(row)
    return Alignment(first, last, words)


def _places(reply: _Row, letter: _Row, known: Known, marked: list[bool]) -> list[int]:
    """For each word of the reply its place in the letter, or -1."""
    words, places = reply.words, [-1] * len(reply.words)
    at = 0
    last_end = last_place = -1  # where the run before ended, here and in the letter
    while at + RUN <= len(words):
        run = tuple(words[at : at + RUN])
        place = _next_place(known, run, last_place)
        if place is None:
            at += 1
            continue
        end = at + letter.common(place, words, at)
        begin, stop = _whole_lines(reply, letter, at, end, place, marked)
        shift = place - at
        if begin + shift < last_place < stop + shift:
            # what the letter says once was shown already: the first part of this run is typed, word for word
            begin = reply.line_from(last_place - shift, stop)
        is_option = letter.is_option(begin + shift, stop + shift) and last_place != begin + shift
        is_copied = is_option and not any(marked[line] for line in reply.line[begin:stop])
        is_long = stop - begin >= RUN and reply.several(begin, stop) and letter.several(begin + shift, stop + shift)
        if is_long and not is_copied:
            places[begin:stop] = range(begin + shift, stop + shift)
            if last_end >= 0 and _same_gap(words[last_end:begin], letter.words[last_place : begin + shift]):
                places[last_end:begin] = [last_place] * (begin - last_end)
            last_end, last_place = stop, stop + shift
        at = end - RUN + 1
    return places


def _whole_lines(reply: _Row, letter: _Row, at: int, end: int, place: int, marked: list[bool]) -> tuple[int, int]:
    """The run without what is at its edges by chance: a piece of a line, a line that is less than the letter's,
    a line typed a blank line away from a marked quote."""
    begin, stop = at, end
    if not (reply.begins(begin) and letter.begins(place)):
        begin = reply.next_line(begin, end)
    if not (reply.ends(stop) and letter.ends(place + end - at)):
        stop = reply.line_before(stop, begin)
        if reply.line_before(stop, begin) == stop - 1 and not letter.ends(place + stop - at):
            stop -= 1  # one word, a number typed above others, with which a line of the letter begins
    while (after := reply.next_line(begin, stop)) < stop and reply.apart(begin, after, marked):
        begin = after
    while (before := reply.line_before(stop, begin)) > begin and reply.apart(stop - 1, before - 1, marked):
        stop = before
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
