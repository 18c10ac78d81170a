"""python -m tests.contract.moves TITLE --pairs 20000 --seed N [--option NAME=VALUE]: secrecy, command by command.

Random games are played, and commands are said in the position as it lies and in a twin of it (twins.py). Where a reader
finds a difference, somebody's secret shows. A title with the option `cannot_act` is looked at with each value of it.
It prints how many pairs differ in what, and exits with 1 if any differs in what it may not.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

import msgspec

from domain.kernel.families import Family, Offer
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Asking, Command, Refused, State
from domain.kernel.title import Title
from domain.titles.shelf import titles
from tests.contract.play import Position, play
from tests.contract.twins import After, Twins, twins

VARIANTS: dict[str, list[dict[str, str]]] = {
    "ohmygoods": [{"chapter": chapter} for chapter in ("base", "1", "2", "3", "4A", "4B", "5A", "5B", "all_in")],
    "lagranja": [{"edition": edition} for edition in ("house", "ru", "fr", "cz")],
}
KINDS = {
    "view": "what they see before the command",
    "prompt": "what they are asked",
    "offers": "what they may say",
    "refusals": "why other commands are refused",
    "preview": "what a preview shows",
    "refused": "whether the command is refused",
    "told": "what they are told of it",
    "asked": "who is asked afterwards",
    "view after": "what they see afterwards",
    "undo": "whether it can be taken back, or that it can though a secret has shown",
    "skipped": "who is skipped because they cannot act",
}
OFTEN = 0.2  # of the positions of a game that many are looked at, so that there are many games
STRAYS = 3
SHOWN = 3  # differences of a kind that are printed in full
Difference = tuple[str, Any, Any]


def differences(pair: Twins, strays: list[Command]) -> Iterator[Difference]:
    """In what the twins differ for the reader: the kind, and both."""
    if pair.own:
        yield from _differing(_before(pair, pair.state, strays), _before(pair, pair.other, strays))
        if pair.there is None:
            yield "refused", None, pair.command
    if pair.there is not None:
        yield from _afterwards(pair, pair.here, pair.there)


def _differing(here: dict[str, Any], there: dict[str, Any]) -> Iterator[Difference]:
    return ((kind, here[kind], there[kind]) for kind in here if here[kind] != there[kind])


def _before(pair: Twins, state: State, strays: list[Command]) -> dict[str, Any]:
    title, seat = pair.title, pair.actor
    return {
        "view": title.view(state, seat),
        "prompt": title.prompt(state, seat).text(),
        "offers": [_spelled(offer) for offer in title.legal(state, seat)],
        "refusals": [_refusal(title, state, seat, stray) for stray in strays],
        "preview": _preview(pair, state),
    }


def _spelled(offer: Offer) -> Any:
    if isinstance(offer, Family):
        return offer.command, offer.examples, offer.fill(SeededLuck(b"fill"))
    return offer


def _refusal(title: Title[Any], state: State, seat: int, command: Command) -> str:
    refused: Refused | None = title.rules.refusal(state, seat, command)
    return str(refused)


def _preview(pair: Twins, state: State) -> Any:
    seen = pair.title.preview(state, pair.actor, pair.command)
    after = pair.title.view(pair.title.fold(state, seen.facts), pair.reader) if seen.whole else None
    return pair.told(seen.facts), seen.alone, after


def _afterwards(pair: Twins, here: After, there: After) -> Iterator[Difference]:
    """Where one seat is asked and skipped in the twin, all that follows may differ, but not what was told before."""
    until = _parting(here, there)
    if until is not None:
        yield "skipped", _waiting(here.state, {}), _waiting(there.state, {})
    told, other_told = (pair.told(after.facts[:until]) for after in (here, there))
    if told != other_told:
        yield "told", told, other_told
    if until is None and told == other_told:
        yield from _differing(_at_last(pair, here, pair.names), _at_last(pair, there, {}))
    elif pair.own and not (here.final and there.final):
        yield "undo", here.final, there.final


def _at_last(pair: Twins, after: After, names: Mapping[str, str]) -> dict[str, Any]:
    view = pair.title.view(after.state, pair.reader)
    return {"asked": _waiting(after.state, names), "view after": view, "undo": after.final}


def _parting(here: After, there: After) -> int | None:
    """How many facts there were when a seat was asked in the one and skipped in the other."""
    pairs = zip(here.choices, there.choices, strict=False)
    return next((min(a.facts, b.facts) for a, b in pairs if a.asked != b.asked), None)


def _waiting(state: State, names: Mapping[str, str]) -> list[Any]:
    """The questions the game waits for, by seat, with these names in alphabetical order."""
    if state.lanes:
        tops = [(seat, items[-1]) for seat, items in enumerate(state.lanes) if items]
    else:
        answered = dict(state.sealed)
        tops = [(seat, top) for top in state.pending[-1:] for seat in top.seats if seat not in answered]
    return [(seat, _renamed(msgspec.to_builtins(top), names)) for seat, top in tops]


def _renamed(data: Any, names: Mapping[str, str]) -> Any:
    if isinstance(data, dict):
        return {key: _renamed(value, names) for key, value in data.items()}
    if isinstance(data, list | tuple):
        each = [_renamed(value, names) for value in data]
        return sorted(each) if all(isinstance(value, str) for value in each) else each
    return names.get(data, data) if isinstance(data, str) else data


class Enough(Exception):
    """There are as many pairs as were wanted."""


@dataclass
class Tally:
    """What was found at a table; the pairs of one's own commands and those of another's are counted apart."""

    title: Title[Any]
    options: Mapping[str, str]
    wanted: int
    pairs: Counter[bool] = field(default_factory=Counter)
    found: Counter[tuple[str, bool]] = field(default_factory=Counter)

    @property
    def allowed(self) -> tuple[str, ...]:
        return ("skipped",) if self.options.get("cannot_act") == "skipped" else ()

    @property
    def leaks(self) -> int:
        return sum(many for (kind, _), many in self.found.items() if kind not in self.allowed)

    def look(self, position: Position) -> None:
        for seat in self.title.asked(position.state):
            if position.random.random() < OFTEN:
                self._look_at(position, seat)

    def _look_at(self, position: Position, seat: int) -> None:
        title, state, chance = self.title, position.state, position.random
        offer = chance.choice(list(title.legal(state, seat)))
        command = offer.fill(SeededLuck(b"%d" % chance.getrandbits(32))) if isinstance(offer, Family) else offer
        strays = chance.choices(position.said, k=STRAYS) if position.said else []
        for reader in (seat, chance.choice([None, *(other for other in range(state.seats) if other != seat)])):
            pair = twins(title, state, seat, command, reader, b"pair %d" % chance.getrandbits(32))
            if pair is not None and (pair.own or pair.there is not None):
                self._count(pair, strays)
        if self.pairs[True] >= self.wanted:
            raise Enough

    def _count(self, pair: Twins, strays: list[Command]) -> None:
        self.pairs[pair.own] += 1
        for kind, here, there in differences(pair, strays):
            self.found[kind, pair.own] += 1
            if kind not in self.allowed and self.found[kind, pair.own] <= SHOWN:
                print(f"{kind}: seat {pair.actor} says {pair.command}, seat {pair.reader} reads\n  {here}\n  {there}")

    def table(self) -> Iterator[str]:
        said = " ".join(f"{name}={value}" for name, value in self.options.items())
        yield f"{self.title.id} {said}".strip()
        yield f"{self.pairs[True]:>7} {self.pairs[False]:>7}  pairs: own commands, commands of others"
        for kind, about in KINDS.items():
            note = " (allowed)" if kind in self.allowed else ""
            yield f"{self.found[kind, True]:>7} {self.found[kind, False]:>7}  {kind}: {about}{note}"


OPEN = 3  # games at each table without one pair: a title in which all lies open


def run(title: Title[Any], options: Mapping[str, str], pairs: int, seed: int) -> Tally:
    """Games of all variants and numbers of seats in turn, by chance and by the sensible bot, until there are enough."""
    tally = Tally(title, options, pairs)
    every = [(variant, seats) for variant in VARIANTS.get(title.id, [{}]) for seats in title.seats]
    tables = [table for table in every if table != ({"chapter": "base"}, 1)]  # alone there is no base game
    try:
        for game, (variant, seats) in enumerate(cycle(tables)):
            if game >= OPEN * len(tables) and not any(tally.pairs.values()):
                break  # nobody hides anything in it
            chooser = ("random", "bot")[(game + game // len(tables)) % 2]
            play(title, {**variant, **options}, seats, seed * 1_000_003 + game, tally.look, chooser)
    except Enough:
        pass
    return tally


def choices(title: Title[Any], options: Mapping[str, str]) -> list[dict[str, str]]:
    """These options with each value of `cannot_act` that is not given."""
    if not issubclass(title.options, Asking) or "cannot_act" in options:
        return [dict(options)]
    return [{**options, "cannot_act": value} for value in ("skipped", "asked")]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.contract.moves", description=__doc__.partition("\n")[0])
    parser.add_argument("title", choices=sorted(titles))
    parser.add_argument("--pairs", type=int, default=20_000, help="of one's own commands; about as many of others'")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    leaks = 0
    for options in choices(titles[given.title], dict(option.split("=", 1) for option in given.option)):
        tally = run(titles[given.title], options, given.pairs, given.seed)
        leaks += tally.leaks
        print("\n".join(tally.table()), flush=True)
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
