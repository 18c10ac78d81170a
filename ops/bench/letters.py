"""posthorn bench letters: how many letters a game takes, of players who answer as the sensible bot does.

For each title a table of four plays with the service, by mail alone: each player sees the text part of their letters
and answers with a mark that stands in it. Counted are the mails of the outbox, a seat and a game; answers; and the
words of the text of a turn letter, in the median.

`--rules` counts without letters what the rules ask for, for each number of seats, a seat and a game:

  questions   answers that the game wants of a seat
  given       of these, the answers that are no choice, which the service gives where the seat has its switches on
  put         the others: as many letters, if each is answered by itself
  letters     those that are left if lines are joined: a new letter only where somebody else or luck comes between

With it `--all` counts a player who is asked everything; `--kinds` lists the questions by their kinds. `--bytes` plays
one game of each title at a table of four with the service, and tells how large its letters are. `--language ru` tells
what the same letters cost in English and in Russian.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from domain.game.aggregate import TalliedLuck
from domain.kernel.flow import question_for
from domain.kernel.luck import SeededLuck
from domain.kernel.preview import SWITCHES, auto_answer
from domain.kernel.shapes import Refused
from domain.kernel.telling import told_in
from domain.kernel.title import Title
from domain.titles.shelf import titles
from ops.bench import mailboxes
from ops.bench.mail import Bench
from service.queries.catalogues import LANGUAGES, catalogue

TURNS = 60  # letters that are written in two languages
MAILS = "{:<12} {:>5} {:>6} {:>10} {:>10} {:>7}"
ROW = "{:<12} {:>5} {:>6} {:>10} {:>7} {:>7} {:>8}"


class Tally(Struct):
    questions: int = 0
    given: int = 0
    letters: int = 0
    kinds: Counter[str] = Counter()  # of the questions that are put
    joined: Counter[str] = Counter()  # of those that begin a letter

    @property
    def asked(self) -> int:
        return self.questions - self.given


def play(
    title: Title[Any],
    seats: int,
    seed: bytes,
    switches: tuple[str, ...],
    tally: Tally,
    options: Mapping[str, Any] | None = None,
) -> None:
    """One game of bots, counted."""
    luck, drawing = SeededLuck(seed), TalliedLuck(seed, lambda: "letters")
    state, _ = title.setup(options, seats, drawing)
    goes_on: set[int] = set()  # seats whose next answer could have stood in their last letter
    while asked := title.asked(state):
        seat = asked[0]
        question = type(question_for(state, seat)[0]).__name__
        alone = auto_answer(title, state, seat, switches)
        tally.questions += 1
        if alone is None:
            tally.kinds[question] += 1
            tally.letters += seat not in goes_on
            tally.joined[question] += seat not in goes_on
            goes_on.add(seat)
        else:
            tally.given += 1
        drawing.drawn.clear()
        facts, state = title.play(state, seat, alone or title.bot(state, seat, luck), drawing)
        drawn = any(purpose not in title.unseen for purpose, _, _ in drawing.drawn)
        if drawn or seat not in title.asked(state) or any(fact.informs(seat) for fact in facts):
            goes_on.discard(seat)


def measured(
    title: Title[Any], seats: int, games: int, switches: tuple[str, ...], options: Mapping[str, Any] | None = None
) -> Tally:
    tally = Tally(kinds=Counter(), joined=Counter())
    for n in range(games):
        play(title, seats, b"letters %d" % n, switches, tally, options)
    return tally


def rows(
    names: Sequence[str],
    seats: Sequence[int],
    games: int,
    switches: tuple[str, ...],
    kinds: bool,
    options: Mapping[str, Any] | None = None,
) -> Iterator[str]:
    yield ROW.format("title", "seats", "games", "questions", "given", "put", "letters")
    for name in names:
        title = titles[name]
        for many in (n for n in title.seats if n in seats or not seats):
            try:
                tally = measured(title, many, games, switches, options)
            except Refused:  # the title has no game of this kind without further options
                continue
            per = many * games
            each = (tally.questions, tally.given, tally.asked, tally.letters)
            yield ROW.format(name, many, games, *(f"{n / per:.1f}" for n in each))
            if kinds:
                for kind, n in tally.kinds.most_common():
                    yield f"    {kind:<20} {n / per:>6.1f} {tally.joined[kind] / per:>6.1f}"


def sizes(name: str) -> str:
    """Of all turn letters with a picture that a seat gets in one game, if each answers by one line."""
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), name)
        found: list[int] = []
        while bench.positions(1):
            found.append(bench.letter(True, len(found))[1])
        bench.store.close()
    most, half, tenth = max(found), statistics.median(found), statistics.quantiles(found, n=10)[-1]
    median, nine, largest = (f"{size / 1000:.1f}" for size in (half, tenth, most))
    return f"{name}: {len(found)} letters, median {median} kB, nine of ten below {nine}, largest {largest}"


def costs(name: str, language: str, turns: int) -> str:
    """Of the same turn letters without a picture, made in English and in another language by turns."""
    told = catalogue(language)
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), name)
        found: dict[bool, list[float]] = {False: [], True: []}
        while len(found[True]) < turns and bench.positions(1):
            for is_told in (False, True):
                with told_in(told if is_told else None):
                    bench.letter(False, 2 * len(found[is_told]) + is_told)  # what is made once a language
                    found[is_told].append(min(bench.letter(False, 0)[0] for _ in range(3)))
        bench.store.close()
    english, other = (1000 * statistics.median(found[each]) for each in (False, True))
    times = f"English {english:.1f} ms, {language} {other:.1f} ms, {other / english:.2f}"
    return f"{name}: {len(found[True])} letters, {times}"


def mails(names: Sequence[str], seats: Sequence[int], games: int, options: Mapping[str, Any]) -> Iterator[str]:
    """Of whole games by mail; a game that did not end says so."""
    yield MAILS.format("title", "seats", "games", "received", "answered", "words")
    for name in names:
        for many in seats or [min(4, titles[name].seats[-1])]:
            found = [mailboxes.play(name, many, n, options) for n in range(games)]
            per, words = many * games, [n for each in found for n in each.words]
            received, answered = (sum(n) / per for n in zip(*((f.received, f.answered) for f in found), strict=True))
            half = f"{statistics.median(words):.0f}" if words else "-"
            yield MAILS.format(name, many, games, f"{received:.1f}", f"{answered:.1f}", half)
            for each in found:
                if not each.ended:
                    yield f"    a game did not end after {each.answered} answers"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench letters", description=__doc__.partition("\n")[0])
    parser.add_argument("title", nargs="*", choices=[[], *titles], help="these titles only")
    parser.add_argument("--seats", type=int, action="append", default=[], help="this many seats only")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--rules", action="store_true", help="what the rules ask for, without letters")
    parser.add_argument("--all", action="store_true", help="players are asked everything")
    parser.add_argument("--kinds", action="store_true", help="questions put, and those that begin a letter, by kind")
    parser.add_argument("--language", choices=LANGUAGES, help="what letters cost in it and in English, instead")
    parser.add_argument("--bytes", action="store_true", help="how large the letters are, instead")
    given = parser.parse_args(arguments)
    if given.bytes:
        for name in given.title or titles:
            print(sizes(name), flush=True)
        return 0
    if given.language:
        for name in given.title or titles:
            print(costs(name, given.language, TURNS), flush=True)
        return 0
    switches = () if given.all else SWITCHES
    options = dict(option.split("=", 1) for option in given.option)
    if not given.rules:
        for row in mails(given.title or list(titles), given.seats, given.games, options):
            print(row, flush=True)
        return 0
    for row in rows(given.title or list(titles), given.seats, given.games, switches, given.kinds, options):
        print(row, flush=True)
    return 0
