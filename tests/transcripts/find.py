"""python -m tests.transcripts.find TITLE NAME --seats N --where EXPRESSION: look for a game that ends in a wanted way.

It plays seeded games by the sensible bot (with some adventurous choices) until the expression holds, and writes that
game as `<title>/<NAME>.txt`. In the expression `result` is the Result, `scores` the totals by seat, `text` the lines.
"""

from __future__ import annotations

import argparse
import random
import sys
from typing import Any

from domain.kernel.families import Family
from domain.kernel.luck import SeededLuck
from domain.titles.shelf import titles
from ops.cli.transcript import Transcript
from tests.transcripts.__main__ import FOLDER


def play(title: Any, options: dict[str, str], seats: int, seed: int, adventurous: float) -> Transcript:
    chance, luck = random.Random(seed), SeededLuck(b"bots %d" % seed)
    game = Transcript(title, options, seats, SeededLuck(b"transcript %d" % seed))
    while title.result(game.state) is None:
        seat = title.asked(game.state)[0]
        forms = [offer for offer in title.legal(game.state, seat) if isinstance(offer, Family)]
        if forms and chance.random() < adventurous:
            command = chance.choice(forms).fill(luck)
        else:
            command = title.bot(game.state, seat, luck)
        game.say(seat, title.sentence(command))
    return game


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.transcripts.find")
    parser.add_argument("title", choices=sorted(titles))
    parser.add_argument("name")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--where", default="True")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--adventurous", type=float, default=0.3, help="how often a form is filled at random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tries", type=int, default=5000)
    given = parser.parse_args(arguments)
    options = dict(option.split("=", 1) for option in given.option)
    for seed in range(given.seed, given.seed + given.tries):
        game = play(titles[given.title], options, given.seats, seed, given.adventurous)
        result = titles[given.title].result(game.state)
        assert result is not None
        known = {"result": result, "scores": {s.seat: s.total for s in result.scores}, "text": "\n".join(game.lines)}
        if eval(given.where, {}, known):  # an expression of the developer at the keyboard
            file = FOLDER / given.title / f"{given.name}.txt"
            file.parent.mkdir(exist_ok=True)
            file.write_text(game.text(), encoding="utf-8")
            print(f"seed {seed}: {file}")
            return 0
    print(f"none in {given.tries} games")
    return 1


if __name__ == "__main__":
    sys.exit(main())
