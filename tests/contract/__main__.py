"""python -m tests.contract sagrada --seats 1,2,3,4 --games 200 --seed 7 [--option name=value] [--bots]"""

from __future__ import annotations

import argparse
import sys
import traceback
from typing import Any

from domain.kernel.title import Title
from domain.titles.shelf import titles
from tests.contract import checks, put_off, replay
from tests.contract.play import Played, Position, play

LINES = 6  # of a traceback: the last ones are in the title


def check_game(title_id: str, options: dict[str, str], seats: int, seed: int, chooser: str = "random") -> Played:
    return check_title(titles[title_id], options, seats, seed, chooser)


def check_title(title: Title[Any], options: dict[str, str], seats: int, seed: int, chooser: str = "random") -> Played:
    last: list[Position] = []

    def watch(position: Position) -> None:
        last[:] = [position]
        checks.everything(position)

    played = play(title, options, seats, seed, watch, chooser)
    checks.game_is_whole(last[0], played)
    replay.comes_out_alike(last[0], options, seed)
    return played


def _failures_of_files(title_id: str) -> int:
    try:
        checks.has_a_transcript(title_id)
    except AssertionError as error:
        print(f"FAILED: {error}")
        return 1
    return 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.contract")
    parser.add_argument("title", choices=sorted(titles))
    parser.add_argument("--seats", default=None, help="1,2,3,4")
    parser.add_argument("--games", type=int, default=20, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bots", action="store_true", help="let the sensible bot choose instead of chance")
    given = parser.parse_args(arguments)
    title = titles[given.title]
    seats = [int(n) for n in given.seats.split(",")] if given.seats else list(title.seats)
    options = dict(option.split("=", 1) for option in given.option)
    games = decisions = 0
    failures = _failures_of_files(given.title)
    seconds = 0.0
    for number in seats:
        for game in range(given.games):
            seed = given.seed * 1_000_003 + game
            games += 1
            try:
                played = check_game(given.title, options, number, seed, "bot" if given.bots else "random")
            except Exception:
                failures += 1
                print(f"FAILED: {given.title}, {number} seats, game {game} of seed {given.seed}, options {options}")
                traceback.print_exc(limit=-LINES, file=sys.stdout)
                if failures >= 5:
                    break
            else:
                decisions += played.decisions
                seconds += played.seconds
    each = seconds / decisions * 1e6 if decisions else 0.0
    print(f"{given.title}: {games} games, {decisions} decisions, {each:.1f} us per decision, {failures} failures")
    if failures:  # a title that fails cannot be searched
        return 1
    return 1 if put_off.report(title, options, given.games, given.seed, seats) else 0


if __name__ == "__main__":
    sys.exit(main())
