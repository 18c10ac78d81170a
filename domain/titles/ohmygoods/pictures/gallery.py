"""Every card of the box, each with what it costs, brings and does."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.art import WIDE, board, icons, silhouette
from domain.kernel.pictures import Component
from domain.kernel.telling import term, word
from domain.titles.ohmygoods.cards.content import Content, content
from domain.titles.ohmygoods.parts import RESOURCES
from domain.titles.ohmygoods.pictures.cards import assistant_card, hand_card
from domain.titles.ohmygoods.pictures.layout import HAND, Layout
from domain.titles.ohmygoods.pictures.text import assistant_line, card_line
from domain.titles.ohmygoods.view import view_of_assistant, view_of_card

_GOODS = [
    "wood", "clay", "wool", "grain", "ore", "coal", "planks", "bricks", "flour",
    "bread", "iron", "tools", "glass", "windows", "cattle", "meat", "leather", "shoes",
    "fabric", "clothes", "barrels", "provisions", "corn",
]  # fmt: skip
_BUILDINGS = {"cattle ranch": "", "iron smelter": "", **{f"{each} charburner": "" for each in RESOURCES}}
SIGNS = {**{good: icons()[good] for good in _GOODS}, **_BUILDINGS}


def gallery() -> Iterator[Component]:
    cards, seen = content(), set[str]()
    lay = Layout({"seat": None, "players": [], "marks": {}}, WIDE)
    base = {*cards.base, *cards.charburners}
    for id in (*cards.base, *cards.charburners, *(each for each in cards.cards if each not in base)):
        view = view_of_card(cards, id)
        kind = str({**view, "id": "", "name": ""})
        if kind in seen:  # several cards say the same
            continue
        seen.add(kind)
        yield Component(
            _group(cards, id, base),
            term(view["name"]),
            _told(card_line(view).removeprefix(f"{view['name']}, ")),
            _framed(lay, hand_card(lay, view)),
        )
    for side in cards.assistants:
        view = view_of_assistant(cards, side)
        said = _told(assistant_line(view))
        yield Component(word("Assistants"), term(view["name"]), said, _framed(lay, assistant_card(lay, view, [])))


def _group(cards: Content, id: str, base: set[str]) -> str:
    if id in cards.charburners:
        return word("Charburners")
    return word("Buildings") if id in base else word("Cards of Longsdale")


def _told(line: str) -> str:
    line = term(line)
    return line[:1].upper() + line[1:]


def _framed(lay: Layout, drawn: str) -> str:
    return board(f'<g transform="translate(3 3)">{drawn}</g>', lay.card + 6, HAND + 9, silhouette)
