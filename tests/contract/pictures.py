"""What must hold of pictures: each piece that can be said is named where it lies, and nothing that is not known."""

from __future__ import annotations

from functools import cache
from typing import Any, cast
from xml.etree import ElementTree

from domain.kernel.art import NARROW, WIDE
from domain.kernel.families import DO, Family
from domain.kernel.kinds import leaves
from domain.kernel.luck import SeededLuck
from domain.kernel.narrowing import atoms, written
from domain.kernel.redeal import redealt
from domain.kernel.title import Title
from domain.titles.shelf import titles
from tests.contract.play import Position

SVG = "{http://www.w3.org/2000/svg}"
Names = set[tuple[str, str]]  # a name and a slot in which it can stand


def pieces_are_named(position: Position) -> None:
    title, state = position.title, position.state
    for seat in title.asked(state):
        named = set.intersection(*(names_in(picture) for picture in drawn(title, title.view(state, seat))))
        for offer in title.listed(state, seat).offers:
            luck = SeededLuck(b"name %d" % position.number)
            command = offer.fill(luck) if isinstance(offer, Family) else offer
            kinds = leaf_kinds(title, type(command))
            for atom in atoms(title.language, command):
                if atom[0] != DO and kinds[atom[0]].drawn:
                    name = written(title.language, type(command), atom)
                    assert (name, atom[0]) in named, (
                        f"{title.sentence(command)}: the picture has no {name} as {atom[0]}: write"
                        f' <g data-name="{name}" data-slot="{atom[0]}"> around it, or drawn=False in its kind'
                    )


def names_are_words(position: Position) -> None:
    """Of the language, of a slot that some command has; each with a title and a place."""
    title, state = position.title, position.state
    for seat in (None, *range(state.seats)):
        for picture in drawn(title, title.view(state, seat)):
            for each in groups(picture):
                assert each.find(f"{SVG}title").text and len(each.get("data-box", "").split()) == 4  # type: ignore[union-attr]
            for name, slot in names_in(picture):
                assert (name, slot) in vocabulary(title.id), f"{name} can never be said as {slot}"


def nothing_hidden_is_drawn(position: Position) -> None:
    title, state = position.title, position.state
    luck = SeededLuck(b"redraw %d" % position.number)
    for seat in (None, *range(state.seats)):
        other, _ = redealt(title, state, position.facts, seat, luck)
        assert drawn(title, title.view(state, seat)) == drawn(title, title.view(other, seat))


def drawn(title: Title[Any], view: dict[str, Any]) -> tuple[str, ...]:
    return tuple(title.svg(view, width) for width in (NARROW, WIDE))


def groups(svg: str) -> list[ElementTree.Element]:
    return [each for each in ElementTree.fromstring(svg).iter(f"{SVG}g") if "data-name" in each.attrib]


def names_in(svg: str) -> Names:
    return {(each.attrib["data-name"], slot) for each in groups(svg) for slot in each.attrib["data-slot"].split()}


def leaf_kinds(title: Title[Any], command: type) -> dict[str, Any]:
    kinds = title.language.specs[command].kinds
    return dict(leaf for slot, kind in kinds.items() for leaf in leaves(kind, slot))


@cache
def vocabulary(title_id: str) -> Names:
    title, found = titles[title_id], cast(Names, set())
    for command in title.language.specs:
        found |= {(verb, DO) for verb in title.language.verbs(command)}
        for slot, kind in leaf_kinds(title, command).items():
            found |= {(kind.write(value), slot) for value in kind.meant.values()}
    return found
