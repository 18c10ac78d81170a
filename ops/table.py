"""posthorn table TITLE: play at the terminal against sensible bots, in the very sentences that a letter accepts."""

from __future__ import annotations

import argparse
import random
import re
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from domain.kernel.luck import SeededLuck, Unknown, Veiled
from domain.kernel.rules import Form
from domain.kernel.shapes import Command, Fact, Refused
from domain.titles import titles
from ops.transcript import Transcript

FEW = 12  # options shown at first; `more` shows all
_INK = {"R": "97;41", "G": "97;42", "B": "97;44", "Y": "30;43", "P": "97;45"}
_DIE = re.compile(r"\b([RGBYP])([1-6])\b")

HELP = """You can type a number, or a sentence:
{grammar}
  more       all options          show       the board again
  history    what happened so far preview 3  what option 3 would do (also: preview SENTENCE)
  help       this                 quit       leave the table"""


class Quit(Exception):
    pass


class Table:
    """One person's seat at a table of bots. Lines go in, lines come out; the terminal is somebody else's affair."""

    def __init__(self, game: Transcript, people: tuple[int, ...], bots: SeededLuck) -> None:
        self.game, self.people, self._bots = game, people, bots
        self.names = [f"Seat {s + 1}{' (you)' if (s,) == people else ''}" for s in range(game.state.seats)]
        self._told = 0
        self._options: list[str] = []

    @property
    def over(self) -> bool:
        return self.game.title.result(self.game.state) is not None

    def run_bots(self) -> None:
        """Let the bots answer until a person is asked."""
        while not self.over:
            asked = self.game.title.asked(self.game.state)
            if set(asked) & set(self.people):
                return
            command = self.game.title.bot(self.game.state, asked[0], self._bots)
            self.game.say(asked[0], self.game.title.sentence(command))

    @property
    def seat(self) -> int:
        return next(seat for seat in self.game.title.asked(self.game.state) if seat in self.people)

    def position(self) -> Iterator[str]:
        """What happened, the board, and what can be said."""
        reader = self.people[0] if self.over else self.seat
        yield from self._news(reader)
        yield ""
        yield self.game.title.text(self.game.title.view(self.game.state, reader))
        yield ""
        if self.over:
            yield from self.game.result()
        else:
            yield self.game.title.prompt(self.game.state, reader).text(self.names)
            yield from self._offered(FEW)

    def _news(self, reader: int) -> Iterator[str]:
        facts = self.game.facts[self._told :]
        self._told = len(self.game.facts)
        for fact in facts:
            if sentence := self.game.title.tell(fact, reader):
                yield "  " + sentence.text(self.names)

    def _offered(self, at_most: int) -> Iterator[str]:
        title, state = self.game.title, self.game.state
        self._options = [title.sentence(command) for command in title.suggested(state, self.seat)]
        for n, sentence in enumerate(self._options[:at_most], 1):
            yield f"  ({n}) {sentence}"
        if len(self._options) > at_most:
            yield f"  ... and {len(self._options) - at_most} more: say more"

    def answer(self, line: str) -> list[str]:
        """What a person typed, and what comes of it."""
        word, _, rest = line.strip().partition(" ")
        if not word:
            return ["Type a number, a sentence, or help."]
        if word in ("quit", "exit"):
            raise Quit
        if word in ("help", "?"):
            return [self._help()]
        if word == "more":
            return list(self._offered(10_000))
        if word == "show":
            return list(self.position())
        if word == "history":
            return [*self._history()]
        if word == "preview":
            return self._preview(rest)
        try:
            self.game.say(self.seat, self._sentence(line))
        except Refused as refused:
            return [refused.text]
        return []

    def _sentence(self, line: str) -> str:
        number = line.strip().strip("().")
        if not number.isdecimal():
            return line
        if not 1 <= int(number) <= len(self._options):
            raise Refused("no_such_option", "There are options 1 to {n}.", n=len(self._options))
        return self._options[int(number) - 1]

    def _help(self) -> str:
        title, state = self.game.title, self.game.state
        kinds: dict[type[Command], None] = {}
        for offer in title.legal(state, self.seat):
            kinds[offer.command if isinstance(offer, Form) else type(offer)] = None
        return HELP.format(grammar="\n".join(f"  {p:44} {h}" for p, h in title.language.grammar(kinds)))

    def _history(self) -> Iterator[str]:
        for fact in self.game.facts:
            if sentence := self.game.title.tell(fact, self.seat):
                yield "  " + sentence.text(self.names)

    def _preview(self, line: str) -> list[str]:
        title, state, seat = self.game.title, self.game.state, self.seat
        try:
            facts: tuple[Fact, ...] = title.decide(
                state, seat, title.parse(self._sentence(line), state, seat), Veiled()
            )
        except Refused as refused:
            return [refused.text]
        except Unknown:
            return ["That goes on with luck; it can be seen only by doing it."]
        told = [sentence.text(self.names) for fact in facts if (sentence := title.tell(fact, seat))]
        return ["It would come to this:", *(f"  {line}" for line in told)]


def painted(text: str) -> str:
    """Dice in their colours, for a terminal that shows them."""
    return _DIE.sub(lambda m: f"\x1b[{_INK[m[1]]}m{m[0]}\x1b[0m", text)


def run(table: Table, show: Any, ask: Any) -> None:
    table.run_bots()
    while True:
        for line in table.position():
            show(line)
        if table.over:
            return
        before = len(table.game.facts)
        while len(table.game.facts) == before:
            for line in table.answer(ask()):
                show(line)
        table.run_bots()


def named_value(option: str) -> tuple[str, str]:
    name, value = option.split("=", 1)
    return name, Path(value[1:]).read_text(encoding="utf-8") if value.startswith("@") else value


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn table", description=__doc__)
    parser.add_argument("title", choices=sorted(titles))
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--bots", type=int, default=None, help="how many seats the bots take (all but one by default)")
    parser.add_argument("--seed", default=None, help="the same seed gives the same game")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="@FILE for the text of a file"
    )
    parser.add_argument("--transcript", type=Path, default=None, help="write the game down in the golden format")
    given = parser.parse_args(arguments)
    seats = given.seats or 1 + (given.bots if given.bots is not None else 1)
    bots = seats - 1 if given.bots is None else given.bots
    if not 0 <= bots < seats:
        parser.error(f"--bots must be 0 to {seats - 1} for {seats} seats")
    seed = given.seed or secrets.token_hex(4)
    try:
        options = dict(map(named_value, given.option))
        game = Transcript(titles[given.title], options, seats, SeededLuck(f"table {seed}".encode()))
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    except (Refused, ValueError) as error:
        parser.error(error.text if isinstance(error, Refused) else "--option wants NAME=VALUE or NAME=@FILE")
    people = tuple(range(seats)) if bots == 0 else tuple(random.Random(seed).sample(range(seats), seats - bots))
    table = Table(game, tuple(sorted(people)), SeededLuck(f"bots {seed}".encode()))
    colours = sys.stdout.isatty()
    print(f"{titles[given.title].name}, {seats} seats, seed {seed}. Say help at any time.")
    try:
        run(table, lambda line: print(painted(line) if colours else line), lambda: input("> "))
    except (Quit, EOFError, KeyboardInterrupt):
        print("Until next time.")
    if given.transcript:
        given.transcript.write_text(game.text(), encoding="utf-8")
        print(f"Written to {given.transcript}.")
    return 0
