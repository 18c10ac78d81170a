"""Every card and every window of the box, each with what it says."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.art import Marks, board, rect
from domain.kernel.inks import LEAD
from domain.kernel.pictures import Component
from domain.kernel.telling import say, term, word
from domain.titles.sagrada.cards import PATTERNS, PRIVATE, PUBLIC, TOOLS
from domain.titles.sagrada.parts import COLOUR_NAMES
from domain.titles.sagrada.pictures.cards import objective_card, token, tool_card
from domain.titles.sagrada.pictures.glass import draw_cell, draw_die, motif

_WIDE, _HIGH, _CELL = 129.6, 102, 26
SIGNS = {f"{colour}{value}": draw_die(f"{colour}{value}", 24) for colour in "RGBYP" for value in range(1, 7)}


def gallery() -> Iterator[Component]:
    for id, tool in TOOLS.items():
        view = {"id": id, "number": tool.number, "name": tool.name, "text": tool.text, "tokens": 0, "price": 1}
        drawn = tool_card(view, 3, 3, _WIDE, _HIGH, 12, Marks())
        alone = say("Alone it is paid with a {colour} die.", colour=COLOUR_NAMES[tool.solo_colour])
        yield Component(
            word("Tools"),
            f"{tool.number}. {term(tool.name)}",
            f"{word(tool.text)} {alone}",
            _framed(drawn, _WIDE, _HIGH),
        )
    for id, card in PUBLIC.items():
        view = {"id": id, "name": card.name, "points": card.points, "for": card.text}
        drawn = objective_card(view, 3, 3, _WIDE, _HIGH, 12, 11)
        said = say("{n} points for {what}.", n=card.points, what=card.text)
        yield Component(word("Objectives for all"), term(card.name), said, _framed(drawn, _WIDE, _HIGH))
    for id, letter in PRIVATE.items():
        name = term(id.replace("_", " ").capitalize())
        said = say("The pips of all {colour} dice of your window.", colour=COLOUR_NAMES[letter])
        yield Component(word("Private objectives"), name, said, _framed(token(letter, 3, 3, 60), 60, 60))
    for pattern in PATTERNS.values():
        said = say("Difficulty {n}: as many favour tokens to begin with.", n=pattern.difficulty)
        yield Component(word("Windows"), pattern.name, said, _window(pattern.rows))


def _window(rows: tuple[str, ...]) -> str:
    step = _CELL + 2
    drawn = rect(3, 3, 5 * step + 2, 4 * step + 2, LEAD, 3)
    for n, mark in enumerate("".join(rows)):
        cell = draw_cell(mark, "", _CELL)
        drawn += f'<g transform="translate({5 + n % 5 * step} {5 + n // 5 * step})">{cell}</g>'
    return _framed(drawn, 5 * step + 2, 4 * step + 2)


def _framed(drawn: str, wide: float, high: float) -> str:
    return board(drawn, wide + 6, high + 8, motif)
