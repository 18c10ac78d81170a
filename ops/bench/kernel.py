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
from pathlib import Path

from domain.kernel.luck import SeededLuck
from domain.kernel.rules import Form
from domain.kernel.title import Title
from domain.titles import titles

# One action of theirs: choose at random among the playable actions and execute it.
_THEIRS = """
import json, random, sys, time
from catanatron import Color, Game, RandomPlayer
for line in sys.stdin:
    random.seed(int(line))
    players = [RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    game = Game(players, seed=int(line))
    began, actions = time.perf_counter(), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        actions += 1
    print(json.dumps([actions, time.perf_counter() - began]), flush=True)
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

    def game(self, seed: int) -> tuple[int, float]:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(f"{seed}\n")
        self._process.stdin.flush()
        actions, seconds = json.loads(self._process.stdout.readline())
        return actions, seconds

    def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(10)


def game(title: Title, options: dict[str, str], seats: int, seed: int) -> tuple[int, float]:
    """(decisions, seconds) of a whole random game: legal + choose + decide + evolve."""
    luck, chance = SeededLuck(b"bench %d" % seed), random.Random(seed)
    state, _ = title.setup(options, seats, luck)
    decisions, began = 0, time.perf_counter()
    while state.result is None:
        asked = title.asked(state)
        seat = asked[int(chance.random() * len(asked))]
        offers = list(title.legal(state, seat))
        offer = offers[int(chance.random() * len(offers))]
        command = offer.fill(luck) if isinstance(offer, Form) else offer
        _, state = title.play(state, seat, command, luck)
        decisions += 1
    return decisions, time.perf_counter() - began


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench kernel")
    parser.add_argument("--title", choices=sorted(titles), default="sagrada")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--environment", type=Path, default=Path(tempfile.gettempdir()) / "posthorn-bench-catanatron")
    given = parser.parse_args(arguments)
    options = dict(option.split("=", 1) for option in given.option)
    other = Other(given.environment)
    ours, theirs = [], []
    for seed in range(-2, given.games):  # the first games of both only warm up
        decisions, seconds = game(titles[given.title], options, given.seats, seed + 2)
        actions, their_seconds = other.game(seed + 2)
        if seed >= 0:
            ours.append(seconds / decisions * 1e6)
            theirs.append(their_seconds / actions * 1e6)
    other.close()
    mine, yours = statistics.median(ours), statistics.median(theirs)
    print(f"{given.title}, {given.seats} seats: {mine:.1f} us per action (median of {given.games} games)")
    print(f"catanatron 3.2.1, 4 seats: {yours:.1f} us per action")
    print(f"ratio: {mine / yours:.2f}")
    return 0
