"""posthorn overlay FILE: check an owner's overlay of La Granja, and say everything that is wrong with it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from domain.lagranja.overlay import SLOTS, deck_of, mistakes


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn overlay", description=__doc__)
    parser.add_argument("file", type=Path)
    given = parser.parse_args(arguments)
    try:
        text = given.file.read_text(encoding="utf-8")
    except OSError as error:
        parser.error(f"{given.file} cannot be read: {error.strerror}")
    except UnicodeDecodeError as error:
        parser.error(f"{given.file} is not UTF-8 (byte {error.start}): save it again with that encoding")
    found = mistakes(text, given.file.name)
    for mistake in found:
        print(mistake, file=sys.stderr)
    if not found:
        deck = deck_of(text)
        sides = [card.side(slot) for card in deck.cards.values() for slot in SLOTS]
        printed = sum(side.source == "printed" for side in sides)
        print(f"{given.file.name} is right: {printed} of {len(sides)} sides are printed ones now.")
        print(f"Players are told: {deck.label}")
        print(f"Play with it: posthorn table lagranja --option overlay=@{given.file}")
    return 1 if found else 0
