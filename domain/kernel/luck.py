"""Luck: the only source of randomness, and always an argument."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Unknown(Exception):
    """A preview reached the first draw: what comes after it is not known yet."""


class Luck(Protocol):
    """`purpose` names a draw for the audit and for tests that rig it."""

    draws: int

    def below(self, n: int, purpose: str) -> int:
        """A whole number from 0 to n-1, each equally likely."""


def roll(luck: Luck, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
    return tuple(luck.below(sides, purpose) + 1 for _ in range(count))


def pick(luck: Luck, among: Sequence[T], purpose: str) -> T:
    return among[luck.below(len(among), purpose)]


def draw(luck: Luck, pile: Iterable[T], count: int, purpose: str) -> tuple[T, ...]:
    """Up to `count` different members of the pile, in the order drawn."""
    left = list(pile)
    drawn = []
    for _ in range(min(count, len(left))):
        at = luck.below(len(left), purpose)
        left[at], left[-1] = left[-1], left[at]
        drawn.append(left.pop())
    return tuple(drawn)


def shuffled(luck: Luck, items: Iterable[T], purpose: str) -> tuple[T, ...]:
    everything = tuple(items)
    return draw(luck, everything, len(everything), purpose)


class SeededLuck:
    """Draw n = HMAC-SHA256(seed, context, purpose, n), taken modulo without bias.

    `context` is what ties a draw to its place (nonces, game, version), so that an auditor
    can derive each draw again and nobody can move a lucky draw to another decision.
    """

    def __init__(self, seed: bytes, context: bytes = b"") -> None:
        self._seed = seed
        self._context = context
        self.draws = 0

    def below(self, n: int, purpose: str) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            message = b"%s|%s|%d" % (self._context, purpose.encode(), self.draws)
            self.draws += 1
            number = int.from_bytes(hmac.digest(self._seed, message, "sha256")[:8], "big")
            if number < limit:
                return number % n


class Rigged:
    """Luck for tests: each purpose has its own list of numbers; the seed serves what is not rigged."""

    def __init__(self, numbers: Mapping[str, Iterable[int]] | None = None, seed: bytes | None = b"rigged") -> None:
        self._numbers = {purpose: list(given) for purpose, given in (numbers or {}).items()}
        self._rest = SeededLuck(seed) if seed is not None else None
        self.draws = 0

    def below(self, n: int, purpose: str) -> int:
        self.draws += 1
        given = self._numbers.get(purpose)
        if given:
            number = given.pop(0)
            if not 0 <= number < n:
                raise ValueError(f"rigged {number} for {purpose}: wanted 0 to {n - 1}")
            return number
        if self._rest is None:
            raise ValueError(f"no rigged number left for {purpose}")
        return self._rest.below(n, purpose)


class Veiled:
    """Luck for previews: it stops at the first draw, so a preview leaks nothing."""

    draws = 0

    def below(self, n: int, purpose: str) -> int:
        raise Unknown(purpose)
