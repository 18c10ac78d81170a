"""posthorn bench kernel: whole random 4-seat games, side by side with the fastest Python engine of the field.

Both run in this one call, in turns, so that a busy machine slows both: the figure that counts is the ratio. The other
engine (`catanatron`) lives in a throw-away environment; nothing of it is imported here.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from domain.kernel.families import Family
from domain.kernel.luck import SeededLuck
from domain.kernel.title import Title
from domain.titles.shelf import titles
from ops.bench import kept

_BLOCK = 25  # games in a row: one short game after a pause would measure cold caches; the first block warms up

# One action of theirs: choose at random among the playable actions and execute it.
_THEIRS = """
import json, random, sys, time
from catanatron import Color, Game, RandomPlayer
def whole(seed):
    random.seed(seed)
    players = [RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    game = Game(players, seed=seed)
    began, actions = time.perf_counter(), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        actions += 1
    return actions, time.perf_counter() - began
for line in sys.stdin:
    games = [whole(int(seed)) for seed in line.split()]
    print(json.dumps([sum(each) for each in zip(*games)]), flush=True)
"""


class Other:
    """The other engine, in its own process and environment."""

    def __init__(self, folder: Path) -> None:
        self._python = folder / "bin" / "python"
        if not self._python.exists():
            print("making a throw-away environment for catanatron ...", file=sys.stderr)
            venv.create(folder, with_pip=True)
            subprocess.run([self._python, "-m", "pip", "-q", "install", "catanatron==3.2.1"], check=True)
        self._process = subprocess.Popen(
            [self._python, "-c", _THEIRS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def games(self, seeds: Sequence[int]) -> tuple[int, float]:
        """(actions, seconds) of these games, one after the other."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(" ".join(map(str, seeds)) + "\n")
        self._process.stdin.flush()
        actions, seconds = json.loads(self._process.stdout.readline())
        return actions, seconds

    def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(10)


class Chance:
    """Luck for choosing among the offers: no auditor asks for it, as nobody does on the other side."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed).random
        self.draws = 0

    def below(self, n: int, purpose: str = "choice") -> int:
        return int(self.random() * n)

    def below_each(self, limits: Sequence[int], purpose: str = "choice") -> tuple[int, ...]:
        return tuple([int(self.random() * n) for n in limits])


def game(title: Title[Any], options: dict[str, str], seats: int, seed: int) -> tuple[int, float]:
    """(decisions, seconds) of a whole random game: legal + choose + decide + evolve."""
    luck, chance = SeededLuck(b"bench %d" % seed), Chance(seed)
    choose = chance.random
    state, _ = title.setup(options, seats, luck)
    decisions, began = 0, time.perf_counter()
    while state.result is None:
        seat = title.asked(state)[0]
        offers = list(title.legal(state, seat))
        offer = offers[int(choose() * len(offers))]
        command = offer.fill(chance) if isinstance(offer, Family) else offer
        _, state = title.play(state, seat, command, luck)
        decisions += 1
    return decisions, time.perf_counter() - began


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench kernel")
    parser.add_argument("--title", choices=sorted(titles), default="sagrada")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--environment", type=Path, default=Path(tempfile.gettempdir()) / "posthorn-bench-catanatron")
    given = parser.parse_args(arguments)
    if given.games <= _BLOCK:
        parser.error(f"--games: more than {_BLOCK}, for the first {_BLOCK} are not counted")
    options = dict(option.split("=", 1) for option in given.option)
    other = Other(given.environment)
    ours, theirs = [], []
    for first in range(0, given.games, _BLOCK):
        seeds = range(first, first + _BLOCK)
        played = [game(titles[given.title], options, given.seats, seed) for seed in seeds]
        decisions, seconds = (sum(each) for each in zip(*played, strict=True))
        actions, their_seconds = other.games(seeds)
        ours.append(seconds / decisions * 1e6)
        theirs.append(their_seconds / actions * 1e6)
    other.close()
    mine, yours = statistics.median(ours[1:]), statistics.median(theirs[1:])
    print(
        f"{given.title}, {given.seats} seats: {mine:.1f} us per action (median of {len(ours) - 1} times {_BLOCK} games)"
    )
    print(f"catanatron 3.2.1, 4 seats: {yours:.1f} us per action")
    print(f"ratio: {mine / yours:.2f}")
    kept.note(f"{given.title}, an action", mine, "us", mine / yours, "catanatron 3.2.1", kept.AT_MOST,
              0.5 if given.title == "sagrada" else 1.0)  # fmt: skip
    return 0
