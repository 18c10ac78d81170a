"""Picks: what they hold, what they leave, and what happens to those that fit nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Annotated

from domain.kernel.families import Family, Held, Offer, bags
from domain.kernel.kinds import OneOf, Several, leaves
from domain.kernel.language import Language
from domain.kernel.narrowing import Narrowed, narrowed, pick_of
from domain.kernel.reading import words_of
from domain.kernel.shapes import Command
from domain.kernel.title import Title
from domain.titles.shelf import titles

language = Language()
DIE = OneOf("die", {die: die for die in ("R5", "B3")})
CELL = OneOf("cell", {cell: cell for cell in ("A1", "A2", "A3")})


@language.command("take <die> to <cell>", help="take")
class Take(Command, frozen=True, tag="t.take"):
    die: Annotated[str, DIE]
    cell: Annotated[str, CELL]


@language.command("shift <source> to <target>", help="shift")
class Shift(Command, frozen=True, tag="t.shift"):
    source: Annotated[str, CELL]
    target: Annotated[str, CELL]


@language.command("pass", help="pass")
class Pass(Command, frozen=True, tag="t.pass"):
    pass


@language.command("pay <cells>", help="pay")
class Pay(Command, frozen=True, tag="t.pay"):
    cells: Annotated[tuple[str, ...], Several(CELL)]


OFFERS: list[Offer] = [
    Take("R5", "A1"),
    Take("R5", "A3"),
    Take("B3", "A3"),
    Shift("A1", "A3"),
    Shift("A3", "A2"),
    Pass(),
]


class Rules:
    def __init__(self, offers: list[Offer]) -> None:
        self.offers = lambda state, seat: iter(offers)


class Small:
    language = language

    def __init__(self, offers: list[Offer]) -> None:
        self.rules = Rules(offers)


def left(*picks: str, offers: list[Offer] = OFFERS) -> Narrowed:
    title: Title = Small(offers)  # type: ignore[assignment, type-arg]
    return narrowed(title, None, 0, [pick_of(pick) for pick in picks])  # type: ignore[arg-type]


def texts(found: Narrowed) -> set[str]:
    return {pick.text for pick in found.open}


def test_a_pick_leaves_what_holds_it() -> None:
    found = left("die:R5")
    assert found.commands == (Take("R5", "A1"), Take("R5", "A3")) and texts(found) == {"cell:A1", "cell:A3"}
    assert not found.ready


def test_one_command_left_is_ready() -> None:
    assert left("B3").ready == (Take("B3", "A3"),)


def test_a_pick_without_a_slot_may_be_of_any() -> None:
    found = left("A3")
    assert set(found.commands) == {Take("R5", "A3"), Take("B3", "A3"), Shift("A1", "A3"), Shift("A3", "A2")}
    assert left("A3", "A1").ready == (Shift("A1", "A3"),)
    assert left("source:A3").ready == (Shift("A3", "A2"),)


def test_what_a_command_does_is_a_pick() -> None:
    assert {"do:take", "do:shift", "do:pass"} <= texts(left())
    assert left("pass").ready == left("do:pass").ready == (Pass(),)


def test_what_leads_nowhere_is_dropped_and_named() -> None:
    found = left("R5", "A2", "A1", "nonsense")
    assert [pick.text for pick in found.dropped] == ["A2", "nonsense"]
    assert found.ready == (Take("R5", "A1"),)


def test_a_whole_command_is_ready_beside_a_longer_one() -> None:
    found = left("A1", offers=[Pay(("A1",)), Pay(("A1", "A2"))])
    assert found.ready == (Pay(("A1",)),) and texts(found) == {"cells:A2"}


def family(looked: int) -> Family:
    """Two different cells."""

    def holding(held: Held) -> Iterator[Command]:
        return map(Pay, bags(dict.fromkeys(CELL.names, 1), held.get("cells", ()), 2))

    return Family(
        Pay, (Pay(("A1", "A2")),), lambda luck: Pay(("A1", "A2")), holding, lambda: {"cells": CELL.names}, looked
    )


def test_a_family_is_composed_value_by_value() -> None:
    for looked in (300, 1):
        offers: list[Offer] = [family(looked), Pass()]
        assert texts(left(offers=offers)) == {"cells:A1", "cells:A2", "cells:A3", "do:pay", "do:pass"}
        assert texts(left("A2", offers=offers)) == {"cells:A1", "cells:A3"}
        assert left("A2", "A3", offers=offers).ready == (Pay(("A2", "A3")),)


def test_the_work_on_a_large_family_is_bounded() -> None:
    seen = []

    def holding(held: Held) -> Iterator[Command]:
        for cells in bags({f"A{n % 3 + 1}": 30 for n in range(3)}, held.get("cells", ()), 40):
            seen.append(cells)
            yield Pay(cells)

    many = Family(Pay, (), lambda luck: Pay(("A1",)), holding, lambda: {"cells": CELL.names})
    assert texts(left("A2", offers=[many])) == {"cells:A1", "cells:A2", "cells:A3"}
    assert len(seen) < many.looked + 5


def test_bags_are_all_choices_and_each_once() -> None:
    found = list(bags(dict.fromkeys("abcd", 1), ("c",), 3))
    assert len(found) == len(set(found)) == 3
    assert {frozenset(each) for each in found} == {frozenset(c) for c in combinations("abcd", 3) if "c" in c}
    assert list(bags({"a": 2, "b": 1}, (), 2)) == [("a", "a"), ("a", "b")]
    assert not list(bags({"a": 1}, ("a", "a"), 2))


def test_what_we_write_is_one_value_of_its_kind() -> None:
    for title in titles.values():
        for spec in title.language.specs.values():
            for _, kind in (leaf for slot, each in spec.kinds.items() for leaf in leaves(each, slot)):
                assert all(words_of(kind.write(value)) == words for words, value in kind.meant.items())
                assert len(kind.meant) == len(getattr(kind, "names", kind.meant))
