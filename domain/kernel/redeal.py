"""A game dealt anew in all that one seat cannot know: how secrecy is tested."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from domain.kernel.codec import Codec
from domain.kernel.families import Family
from domain.kernel.luck import Luck, shuffled
from domain.kernel.shapes import Command, Fact, Sealed, State
from domain.kernel.title import Title

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=State | Command | Fact)


def redealt(title: Title[S], state: S, facts: Iterable[Fact], seat: int | None, luck: Luck) -> tuple[S, list[Fact]]:
    """The same game with all dealt anew that this seat cannot know: hidden names swapped, sealed answers changed.

    Whatever a reader is shown must be the same in both; that is how secrecy is tested (non-interference).
    """
    names = other_names(title.hidden(state, seat), luck)
    swapped = {s: other_answer(title, state, s, answer, luck) for s, answer in state.sealed if s != seat}
    other_facts = [_renamed(fact, names, title.codec.fact, title.codec) for fact in _resealed(facts, swapped)]
    return position_with(title, state, names, swapped), other_facts


def position_with(title: Title[S], state: S, names: Mapping[str, str], answers: Mapping[int, Command]) -> S:
    """The same position with other names, and with these answers lying sealed."""
    sealed = tuple((seat, answers.get(seat, answer)) for seat, answer in state.sealed)
    return _renamed(msgspec.structs.replace(state, sealed=sealed), names, title.codec.state, title.codec)


def command_with(title: Title[S], command: Command, names: Mapping[str, str]) -> Command:
    return _renamed(command, names, title.codec.command, title.codec)


def other_names(groups: Iterable[Sequence[str]], luck: Luck) -> dict[str, str]:
    """Each group of names dealt anew among its own."""
    return {name: other for group in groups for name, other in zip(group, shuffled(luck, group, "redeal"), strict=True)}


def other_answer(title: Title[S], state: S, seat: int, answer: Command, luck: Luck) -> Command:
    each = [o.fill(luck) if isinstance(o, Family) else o for o in title.rules.offers(state, seat)]
    others = [command for command in each if command != answer] or [answer]
    return others[luck.below(len(others), "redeal")]


def _resealed(facts: Iterable[Fact], swapped: Mapping[int, Command]) -> Iterator[Fact]:
    """The answers that lie sealed now are the last ones told; earlier ones of the same seat were taken back by it."""
    everything = list(facts)
    open_again = dict(swapped)
    for n in range(len(everything) - 1, -1, -1):
        fact = everything[n]
        if isinstance(fact, Sealed) and fact.seat in open_again:
            everything[n] = Sealed(fact.seat, open_again.pop(fact.seat))
    yield from everything


def _renamed(thing: T, names: Mapping[str, str], decode: Callable[[bytes], T], codec: Codec[Any]) -> T:
    if not names:
        return thing
    return decode(msgspec.json.encode(_swap(msgspec.json.decode(codec.encode(thing)), names)))


def _swap(data: Any, names: Mapping[str, str]) -> Any:
    if isinstance(data, str):
        return names.get(data, data)
    if isinstance(data, list):
        return [_swap(each, names) for each in data]
    if isinstance(data, dict):
        return {names.get(key, key): _swap(each, names) for key, each in data.items()}
    return data
