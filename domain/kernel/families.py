"""Commands too many to list, as one offer; and several things out of a stock, which such families are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from domain.kernel.luck import Luck
from domain.kernel.shapes import Command

LISTED = 400  # offers that anybody is shown or a bot weighs at one position; there are far fewer with printed cards
DO = "do"  # the slot of what a command does
Held = Mapping[str, tuple[Any, ...]]  # what is picked, by slot (narrowing.py)


class Family:
    """A family of commands too large to list: a few examples, a way to draw one at random, and a way to compose one.

    The examples may be given as a function: they are wanted for people, and not at every position of a long game.
    `holding`: legal members that hold these picks, one by one, the first without a search, and enough of them that
    whatever can be picked next is in one; if the picks alone are a legal member, that is the first. `values`: what can
    be picked at all, by slot; it is asked where there are more members than `looked`.
    """

    __slots__ = ("_examples", "command", "fill", "holding", "looked", "values")

    def __init__(
        self,
        command: type[Command],
        examples: tuple[Command, ...] | Callable[[], tuple[Command, ...]],
        fill: Callable[[Luck], Command],
        holding: Callable[[Held], Iterator[Command]],
        values: Callable[[], Mapping[str, Iterable[Any]]] = dict,
        looked: int = 300,
    ) -> None:
        self.command = command
        self.fill = fill
        self._examples = examples
        self.holding = holding
        self.values = values
        self.looked = looked

    @property
    def examples(self) -> tuple[Command, ...]:
        if callable(self._examples):
            self._examples = self._examples()
        return self._examples


Offer = Command | Family


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
