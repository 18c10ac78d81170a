"""The whole history of a game, readable to a human: version, time, seat, sentence, facts, cause, chain.

It shows everything, also what is still secret in a running game: it is for the operator's eyes.
"""

from __future__ import annotations

import argparse
import sys

from domain.games import NoSuchGame
from ops.starting import open_store, read_settings


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn audit", description=__doc__)
    parser.add_argument("game", help="the id of the game")
    given = parser.parse_args(arguments)
    store = open_store(read_settings())
    try:
        for line in store.games.audit(given.game):
            print(line)
    except NoSuchGame as refused:
        print(refused.text, file=sys.stderr)
        return 1
    finally:
        store.close()
    return 0
