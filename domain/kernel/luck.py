"""Luck: the only source of randomness, and always an argument."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod
from typing import Protocol, TypeVar

T = TypeVar("T")


class Unknown(Exception):
    """A preview reached the first draw: what comes after it is not known yet."""


class Luck(Protocol):
    """`purpose` names a draw for the audit and for tests that rig it."""

    @property
    def draws(self) -> int: ...

    def below(self, n: int, purpose: str) -> int:
        """A whole number from 0 to n-1, each equally likely."""

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        """One number below each limit: what is rolled or drawn in one go is one draw."""


def roll(luck: Luck, count: int, purpose: str, sides: int = 6) -> tuple[int, ...]:
    return tuple([n + 1 for n in luck.below_each((sides,) * count, purpose)])


def pick(luck: Luck, among: Sequence[T], purpose: str) -> T:
    return among[luck.below(len(among), purpose)]


def draw(luck: Luck, pile: Iterable[T], count: int, purpose: str) -> tuple[T, ...]:
    """Up to `count` different members of the pile, in the order drawn."""
    members = list(pile)
    limits = range(len(members), max(0, len(members) - count), -1)
    return tuple(taken(members, luck.below_each(limits, purpose)))


def taken(left: list[T], numbers: Iterable[int]) -> list[T]:
    """The members that these numbers stand for, taken out one after the other."""
    found = []
    for at in numbers:
        found.append(left[at])
        left[at] = left[-1]
        del left[-1]
    return found


def shuffled(luck: Luck, items: Iterable[T], purpose: str) -> tuple[T, ...]:
    everything = tuple(items)
    return draw(luck, everything, len(everything), purpose)


_SPACE = 1 << 256
_LARGE = 1 << 128  # products stay far below the space, so that a number is hardly ever drawn again


class SeededLuck:
    """Draw n = HMAC-SHA256(seed, context, purpose, n), taken modulo without bias.

    `context` is what ties a draw to its place (nonces, game, version), so that an auditor
    can derive each draw again and nobody can move a lucky draw to another decision.
    """

    def __init__(self, seed: bytes, context: bytes = b"") -> None:
        self._mac = hmac.new(seed, digestmod="sha256")  # copied for each draw: the key is worked in once
        self._context = context
        self.draws = 0

    def below(self, n: int, purpose: str) -> int:
        while True:
            mac = self._mac.copy()
            mac.update(b"%s|%s|%d" % (self._context, purpose.encode(), self.draws))
            self.draws += 1
            number = int.from_bytes(mac.digest(), "big")
            rest = number % n
            if number - rest <= _SPACE - n:  # else it lies in the last, incomplete run of n numbers
                return rest

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        """One number below the product of the limits, taken apart; several where the product grows too large."""
        product = prod(limits)
        if product > _LARGE:
            return tuple([n for part in _parts(limits) for n in self._taken_apart(part, prod(part), purpose)])
        return tuple(self._taken_apart(limits, product, purpose)) if limits else ()

    def _taken_apart(self, limits: Sequence[int], product: int, purpose: str) -> list[int]:
        number, numbers = self.below(product, purpose), []
        for limit in limits:
            numbers.append(number % limit)
            number //= limit
        return numbers


def _parts(limits: Sequence[int]) -> Iterator[Sequence[int]]:
    """The limits in pieces, each of which ends where its product has grown large."""
    first, product = 0, 1
    for n, limit in enumerate(limits, 1):
        product *= limit
        if n == len(limits) or product > _LARGE:
            yield limits[first:n]
            first, product = n, 1


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

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        return tuple(self.below(limit, purpose) for limit in limits)


class Veiled:
    """Luck for previews: it stops at the first draw, so a preview leaks nothing. `unseen`: purposes of draws whose
    outcome nobody sees, which may be any.
    """

    draws = 0

    def __init__(self, unseen: frozenset[str] = frozenset()) -> None:
        self.unseen = unseen

    def below(self, n: int, purpose: str) -> int:
        if purpose in self.unseen:
            return 0
        self.draws += 1
        raise Unknown(purpose)

    def below_each(self, limits: Sequence[int], purpose: str) -> tuple[int, ...]:
        return tuple([self.below(limit, purpose) for limit in limits])
