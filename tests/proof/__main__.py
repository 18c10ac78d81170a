"""python -m tests.proof --games 200: honest games of each title, each checked with the letters of one player."""

from __future__ import annotations

import argparse
import sys
import time

from domain.titles.shelf import titles
from tests.proof.honest import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.proof", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each title")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--title", choices=sorted(titles), action="append", help="all by default; may be repeated")
    given = parser.parse_args()
    failures = 0
    for title in given.title or sorted(titles):
        began, bad = time.monotonic(), 0
        for number in range(given.first, given.first + given.games):
            code, said = run(title, number)
            if code:
                bad += 1
                print(f"FAILED: {title} {number} ends with {code}\n{said}")
        failures += bad
        print(f"{title}: {given.games} games, {bad} failures, {time.monotonic() - began:.0f} s", flush=True)
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
