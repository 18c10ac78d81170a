"""Several things out of a stock, chosen one by one: what families of commands are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import TypeVar

V = TypeVar("V", bound=Hashable)
Fits = Callable[[tuple[V, ...]], bool]


def bags(
    stock: Mapping[V, int], held: Sequence[V], size: int, fits: Fits[V] = lambda chosen: True
) -> Iterator[tuple[V, ...]]:
    """Every choice of so many things that has all of `held`, in its order, and more of the stock.

    What does not fit never fits with more. The first choice is found without a search if whatever fits can be made
    larger by something of any larger one that fits (a matroid); all limits of the titles are of this sort.
    """
    here = Counter(held)
    if len(held) > size or any(many > stock.get(value, 0) for value, many in here.items()) or not fits(tuple(held)):
        return
    rest = [(value, many - here[value]) for value, many in stock.items() if many > here[value]]
    yield from _more(rest, tuple(held), size, fits)


def _more(rest: list[tuple[V, int]], chosen: tuple[V, ...], size: int, fits: Fits[V]) -> Iterator[tuple[V, ...]]:
    missing = size - len(chosen)
    if not missing:
        yield chosen
        return
    if sum(many for _, many in rest) < missing:
        return
    (value, there), *others = rest
    for many in range(min(there, missing), -1, -1):
        more = chosen + (value,) * many
        if fits(more):
            yield from _more(others, more, size, fits)
