"""Families of commands: where options multiply, one offer stands for all of a shape."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from domain.kernel.luck import Luck
from domain.kernel.shapes import Command

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
