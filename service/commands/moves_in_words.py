"""A legal move as the words that say it, and where the words of a line name its values. Pure."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from msgspec import Struct

from domain.kernel.language import Language
from domain.kernel.reading import COMMON, Words, words_of
from domain.kernel.shapes import Command
from service.commands.names_said import Spans


class Move(Struct, frozen=True):
    """A legal move as its words: the verb before its first value, the words between them, and the values."""

    sentence: str
    verbs: frozenset[str]
    others: frozenset[str]
    values: tuple[tuple[Any, Any], ...]
    labels: frozenset[str]  # what values like these are called: tile, space, steps
    before: tuple[str, ...]  # the word of the pattern before each value
    way_out: bool


THINGS = frozenset(("tile", "tiles", "space", "step", "steps", "tool"))


def move_of(language: Language, command: Command) -> Move:
    pieces = list(language.pieces(command))
    verbs = tuple(takewhile(lambda piece: isinstance(piece, str), pieces))
    values = [(n, piece) for n, piece in enumerate(pieces) if not isinstance(piece, str)]
    before = (pieces[n - 1] if n else "" for n, _ in values)
    return Move(
        language.sentence(command),
        frozenset(word for word in verbs if isinstance(word, str)),
        frozenset(word for word in pieces[len(verbs) :] if isinstance(word, str)),
        tuple((piece[0], piece[1]) for _, piece in values),
        frozenset(word for _, piece in values for label in words_of(piece[0].label) for word in (label, f"{label}s"))
        | THINGS,
        tuple(word if isinstance(word, str) else "" for word in before),
        language.specs[type(command)].way_out,
    )


def steps(move: Move, typed: Words, spans: Spans) -> dict[int, list[tuple[int, int, bool]]]:
    """Where each value of the move is named: by where it begins, where it ends, which it is, and whether in full."""
    found: dict[int, list[tuple[int, int, bool]]] = {}
    for n, (kind, value) in enumerate(move.values):
        for at, end, each, is_full in spans.of(kind):
            is_verb = not is_full and move.verbs.issuperset(typed[at:end])
            if each == value and not is_verb and not _is_misplaced(move, n, typed[at - 1] if at else ""):
                found.setdefault(at, []).append((end, n, is_full))
    return found


def is_next(move: Move, n: int, mask: int) -> bool:
    """Values of one kind are told apart by their order, but for those of one list."""
    if not move.before[n]:
        return True
    label = move.values[n][0].label
    return all(mask & (1 << m) for m in range(n) if move.values[m][0].label == label)


def _is_misplaced(move: Move, n: int, before: str) -> bool:
    """To C3 is not from C3."""
    for here, there in (("to", "from"), ("from", "to")):
        if move.before[n] == here and before in (there, *COMMON[there].split()):
            return before not in COMMON[here].split()
    return False
