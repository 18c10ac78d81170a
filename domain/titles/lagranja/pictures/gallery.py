"""Every card and every roof tile of the box, each with what it says."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.art import board
from domain.kernel.pictures import Component
from domain.kernel.telling import term, word
from domain.titles.lagranja.cards.content import ROOF_KINDS
from domain.titles.lagranja.options import Options
from domain.titles.lagranja.pictures.hand import card_alone
from domain.titles.lagranja.pictures.layout import Layout
from domain.titles.lagranja.pictures.pieces import roof_tile
from domain.titles.lagranja.pictures.signs import motifs
from domain.titles.lagranja.setup import initial
from domain.titles.lagranja.table import deck
from domain.titles.lagranja.view import view_of_card

_WIDE, _TILE = 270.0, (74.0, 52.0)


def gallery() -> Iterator[Component]:
    state = initial(Options(), 2)
    lay = Layout({"seat": None, "farms": [], "marks": {}}, _WIDE)
    for id in deck(state).cards:
        view = view_of_card(state, id)
        drawn, high = card_alone(lay, view, 3, 3, _WIDE)
        name, said = f"{view['number']}. {term(view['helper']['name'])}", term(view["helper"]["text"])
        yield Component(word("Cards"), name, said, board(drawn, _WIDE + 6, high + 8, motifs))
    for kind in ROOF_KINDS.values():
        drawn = roof_tile(lay, {"kind": kind.id}, 3, 3, *_TILE)
        yield Component(word("Roof tiles"), term(kind.text), "", board(drawn, _TILE[0] + 6, _TILE[1] + 6, motifs))
