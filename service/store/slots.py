"""Slots: into how many parts all games can be laid on databases. A slot is a part of the key: whoever has the id of a
game has its slot, and whoever names the game names the slot.

The id of a game is a hash in 32 letters, behind a `g`; the first two of them are its slot. So the games of a slot stand
together in the order of their ids, and a range of slots is a range of ids.
"""

from __future__ import annotations

SLOTS = 1024
ALPHABET = "234567abcdefghijklmnopqrstuvwxyz"  # in the order of their bytes, as the databases compare them
BEYOND = "h"  # comes after every game


def slot_of(game: str) -> int | None:
    """None for what is no game: no game at all, or a player."""
    if len(game) < 3 or game[0] != "g" or game[1] not in ALPHABET or game[2] not in ALPHABET:
        return None
    return 32 * ALPHABET.index(game[1]) + ALPHABET.index(game[2])


def first_of(slot: int) -> str:
    """No game of this slot comes before it, and none of an earlier slot after; of 1 024 the end of all."""
    return f"g{ALPHABET[slot // 32]}{ALPHABET[slot % 32]}" if slot < SLOTS else BEYOND
