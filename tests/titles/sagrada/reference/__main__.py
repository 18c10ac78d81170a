"""python -m tests.titles.sagrada.reference --games 100 --seed 7 [--seats 1,2,3,4] [--option name=value] [--mixed]"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter

from tests.titles.sagrada.reference.compare import Comparison, Differs
from tests.titles.sagrada.reference.strays import any_options


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.titles.sagrada.reference")
    parser.add_argument("--games", type=int, default=20, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="1,2,3,4")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--mixed", action="store_true", help="each game with options at random")
    parser.add_argument("--tried", type=int, default=2, help="outcomes compared at a position, besides the one played")
    parser.add_argument("--strays", type=int, default=6, help="commands at random, for each position and seat")
    given = parser.parse_args(arguments)
    options = dict(option.split("=", 1) for option in given.option)
    counts: Counter[str] = Counter()
    for seats in map(int, given.seats.split(",")):
        for game in range(given.games):
            seed = given.seed * 1_000_003 + game
            played = any_options(random.Random(f"{seed} {seats}")) | options if given.mixed else options
            try:
                counts += Comparison(played, seats, seed, given.tried, given.strays).game()
            except Differs as difference:
                counts["differences"] += 1
                print(difference)
                if counts["differences"] >= 5:
                    break
    for name in sorted(counts, key=lambda name: (" of " in name or " by " in name, name)):
        print(f"{counts[name]:10} {name}")
    return 1 if counts["differences"] else 0


if __name__ == "__main__":
    sys.exit(main())
