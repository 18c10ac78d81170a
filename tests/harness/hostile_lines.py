"""python -m tests.harness.hostile_lines TITLE --lines 100000 [--language ru]: lines that are hard to read, timed.

Each is read as the mail reader does (is it a move, or like one?) and as the game does (which one, or why none?), at
positions of random games, in one go. Printed for each language: how many, what 99 of 100 keep to, the longest.
"""

from __future__ import annotations

import argparse
import gc
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from types import SimpleNamespace
from typing import Any

from domain.kernel.reading import COMMON, FILLERS, LONGEST, words_of
from domain.kernel.shapes import Refused, State
from domain.kernel.title import Title
from domain.titles.ohmygoods.words import ASSISTANT, CARD, GOODS, Moving
from domain.titles.shelf import titles
from service.commands.lines import sorted_line
from service.commands.matching import GameCommandMatcher
from tests.contract.play import Position, play, seats_near

LANGUAGES = ("en", "ru", "latin", "mixed")  # as we write; Cyrillic; French, Czech and German; all of them at once
OPTIONS: dict[str, tuple[dict[str, str], ...]] = {"ohmygoods": ({}, {"chapter": "3"}, {"chapter": "all_in"})}
BOUND = 0.050  # seconds for one line

_CYRILLIC = re.compile(r"[\u0400-\u04ff]")
_ODD = (
    "=" * 40,
    "-" * 40 + ">",
    "(((",
    ")]}",
    "\u0301" * 30,
    "\ufdfa" * 8,
    "a" * 200,
    "9" * 60,
    "٣",
    "１",
    "1/2",
    "→→→",
)


def places(title: Title[Any], wanted: int = 24) -> list[tuple[State, int]]:
    """Positions of random games with a seat that is asked."""
    found: list[tuple[State, int]] = []

    def watch(position: Position) -> None:
        asked = title.asked(position.state)
        if asked:
            found.append((position.state, position.random.choice(asked)))

    for options in OPTIONS.get(title.id, ({},)):
        play(title, options, seats_near(title, 3), 1, watch)
    return found[:: max(1, len(found) // wanted)][:wanted]


class Writer:
    """Makes the lines of one title in one language."""

    def __init__(self, title: Title[Any], language: str, at: list[tuple[State, int]], seed: int) -> None:
        self.random = random.Random(f"{title.id} {language} {seed}")
        self.specs = list(title.language.specs.values())
        own = {word for spec in self.specs for text in spec.patterns for word in words_of(text)}
        self.keywords = _of(language, own if language == "en" else title.language.keywords) or sorted(own)
        self.kinds = {id(kind): _Pieces(kind, language) for spec in self.specs for kind in spec.kinds.values()}
        # a title may have numbers only
        self.names = sorted({name for kind in self.kinds.values() for name in kind.names}) or self.keywords
        self.little = [*_of(language, " ".join(COMMON.values()).split()), *sorted(FILLERS)]
        self.short = _ambiguous(self.names)
        self.legal = [[title.sentence(c) for c in title.commands(state, seat, 40)] for state, seat in at]
        once = (self._one_again, self._names, self._soup, self._keywords, self._odd, self._changed)
        self._ways: tuple[Callable[[int], Iterator[str]], ...] = (*once, *[self._grammatical] * len(once))

    def line(self, place: int) -> str:
        """Mostly as long as a line may be."""
        most = self.random.choice((40, 120, 299, LONGEST, LONGEST))
        line = ""
        for piece in self.random.choice(self._ways)(place):
            if len(line) + len(piece) >= most:
                break
            line += piece + self.random.choice((" ", " ", " ", ", ", " and "))
        return line

    def _grammatical(self, place: int) -> Iterator[str]:
        """A pattern with short and common names in its slots, one or many of them; or only the beginning of it."""
        spec = self.random.choice(self.specs)
        again = self.random.choice((1, 1, 2, 3, 4, 7, 59))
        elements = self.random.choice(spec.patterns).split()
        for element in elements[: self.random.choice((1, 9, 9, 9))]:
            if slot := re.search(r"<(\w+)>", element):
                pieces = self.kinds[id(spec.kinds[slot[1]])]
                yield from pieces.some(self.random, again)
            else:
                yield from words_of(element)

    def _one_again(self, place: int) -> Iterator[str]:
        yield self.random.choice(self.keywords)
        again = [self.random.choice(self.short) for _ in range(self.random.choice((1, 1, 2, 3)))]
        while True:
            yield from again

    def _names(self, place: int) -> Iterator[str]:
        yield self.random.choice(self.keywords)
        while True:
            yield self._cut(self.random.choice(self.names))

    def _soup(self, place: int) -> Iterator[str]:
        yield self.random.choice(self.keywords)
        while True:
            yield self.random.choice((self.random.choice(self.little), self._cut(self.random.choice(self.names)),
                                      self.random.choice(self.short), str(self.random.randrange(100))))  # fmt: skip

    def _keywords(self, place: int) -> Iterator[str]:
        while True:
            yield self._cut(self.random.choice(self.keywords))

    def _odd(self, place: int) -> Iterator[str]:
        while True:
            yield self.random.choice((*_ODD, self.random.choice(self.keywords), self.random.choice(self.names)))

    def _changed(self, place: int) -> Iterator[str]:
        """A legal sentence with slips, and what others of its kind say."""
        while True:
            words = self.random.choice(self.legal[place] or ["pass"]).split()
            for _ in range(self.random.randrange(4)):
                n = self.random.randrange(len(words))
                words[n] = self.random.choice((self._cut(words[n]), words[n] * 2, self._typo(words[n]),
                                               self.random.choice(self.names), words[0]))  # fmt: skip
            yield from words

    def _cut(self, name: str) -> str:
        return " ".join(word[: self.random.randrange(3, 6)] for word in name.split())

    def _typo(self, word: str) -> str:
        n = self.random.randrange(len(word))
        return word[:n] + self.random.choice("aeiouxž1и") + word[n + self.random.randrange(2) :]


class _Pieces:
    """What may stand in a slot, as it is and cut short: the beginnings that most names share first."""

    def __init__(self, kind: Any, language: str) -> None:
        self.moves = isinstance(kind, Moving)
        inner = (CARD, ASSISTANT, GOODS) if self.moves else vars(kind).values()
        self.parts = [_Pieces(each, language) for each in inner if hasattr(each, "write")]
        spelled = getattr(kind, "names", {}).values()
        own = [name for names in spelled for name in (names[:1] if language == "en" else names)]
        # the more things share a name, the more often it stands here
        self.names = [*(name for each in self.parts for name in each.names), *_of(language, own)]
        self.short = _ambiguous(self.names)

    def some(self, chance: random.Random, n: int) -> Iterator[str]:
        for _ in range(n):
            if self.moves:
                yield from (chance.choice(("1a", "2b")), "to", self._one(chance), "for", str(n), self._one(chance))
            else:
                yield self._one(chance) if self.names else str(chance.randrange(12))

    def _one(self, chance: random.Random) -> str:
        name = chance.choice(self.names)
        return chance.choice((self.short[0], chance.choice(self.short), chance.choice(self.short), name, _short(name)))


def _of(language: str, words: Iterable[str]) -> list[str]:
    if language == "ru":
        words = filter(_CYRILLIC.search, words)
    elif language == "latin":
        words = (word for word in words if not _CYRILLIC.search(word))
    return sorted(words)


def _ambiguous(names: Iterable[str]) -> list[str]:
    """Short forms of whole names, those that most names share first and more often."""
    count = Counter(_short(name) for name in names)
    ranked = sorted(count, key=lambda each: (-count[each], each))
    return ranked[:3] * (len(ranked) // 3 + 1) + ranked[:12] * (len(ranked) // 12 + 1) + ranked


def _short(name: str) -> str:
    return " ".join(word[:3] for word in words_of(name))


def read(title: Title[Any], state: State, seat: int, line: str) -> None:
    game: Any = SimpleNamespace(title=title, state=state, phase="running")
    sorted_line(line, GameCommandMatcher(game, seat))
    try:
        title.parse(line, state, seat)
    except Refused as refused:
        assert len(refused.text) < 5000, refused.text


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.harness.hostile_lines")
    parser.add_argument("title", nargs="?", choices=sorted(titles))
    parser.add_argument("--lines", type=int, default=2000, help="for each title and language")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    late = 0
    for title_id in [given.title] if given.title else sorted(titles):
        title = titles[title_id]
        at = places(title)
        for language in given.language or LANGUAGES:
            times = _timed(title, Writer(title, language, at, given.seed), at, given.lines)
            longest, line = times[-1]
            print(
                f"{title_id:10} {language:6} {len(times)} lines, p99 {times[-1 - len(times) // 100][0] * 1000:.1f} ms,"
                f" max {longest * 1000:.1f} ms: {line[:60]!r}",
                flush=True,
            )
            late += sum(seconds > BOUND for seconds, _ in times)
    print(f"{late} lines over {BOUND * 1000:.0f} ms")
    return 1 if late else 0


def _timed(title: Title[Any], writer: Writer, at: list[tuple[State, int]], lines: int) -> list[tuple[float, str]]:
    """In the time of this process: what else the machine does is not counted, nor that it looks through the games."""
    gc.collect()
    gc.freeze()
    times = []
    for n in range(lines):
        place = n % len(at)
        line = writer.line(place)
        began = time.process_time()
        read(title, *at[place], line)
        times.append((time.process_time() - began, line))
    return sorted(times)


if __name__ == "__main__":
    sys.exit(main())
