"""Where things lie on the table: one module for buildings, cards, assistants and stacks, in two columns or in five."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.kernel import art
from domain.kernel.art import NARROW, SMALLEST, WIDE, icon, marks_of
from domain.kernel.inks import BRIGHT, BUILDINGS, INK, KEY
from domain.kernel.pictures import text, width

View = dict[str, Any]
Item = Callable[[], str]  # drawn with its upper left corner at the origin
MARGIN, GAP = 8, 12
HAND, TOWN, HEAD = 82, 116, 22  # heights: of a card in the hand, of a building on the table, of the head of both
PLOTS = 8  # the building on the last one ends the game
PHASES = {"I": "card", "II": "half-sun", "III": "dusk", "IV": "tools"}
COLOUR_OF = {"wood": "green", "grain": "yellow", "clay": "red", "wool": "white", "ore": "grey"}
RESOURCE_OF = {**{colour: resource for resource, colour in COLOUR_OF.items()}, "blue": "coal"}
# the names of the shared icons, where the cards have others
ICON_OF = {
    "brick": "bricks", "food": "provisions", "grapes": "grape", "stoves": "stove", "weapons": "weapon",
    "extra_card": "card",
}  # fmt: skip
PEOPLE = {"efficient": "worker", "sloppy": "worker-sloppy"}


class Layout:
    """A view, and the measures of one of its two pictures."""

    def __init__(self, view: View, wide: float) -> None:
        self.view, self.width = view, wide
        self.marks = marks_of(view)
        self.me: int | None = view["seat"]
        self.phone = wide <= NARROW
        self.small = SMALLEST[NARROW if self.phone else WIDE]
        self.columns = 2 if self.phone else 5
        self.inner = wide - 2 * MARGIN
        self.card = (self.inner - (self.columns - 1) * GAP) / self.columns

    def picked(self, name: str) -> int:
        """How many of these goods are in the reader's hand."""
        return list(self.view.get("marks", {}).get("lifted", ())).count(name)


def tint(colour: str) -> str:
    return BUILDINGS[colour or "none"][0]


def edge(colour: str) -> str:
    return BUILDINGS[colour or "none"][1]


def thing(kind: str, x: float, y: float, size: float = 24) -> str:
    return icon(ICON_OF.get(kind, kind), x, y, size)


def absent(kind: str, x: float, y: float, size: float = 24) -> str:
    return art.absent(ICON_OF.get(kind, kind), x, y, size)


def person(who: str, x: float, y: float, size: float) -> str:
    return icon(PEOPLE.get(who, "assistant"), x, y, size)


def number(x: float, y: float, words: Any, size: float, ink: str = INK) -> str:
    """Its middle is at `y`."""
    return text(x, y + size * 0.365, words, size, bold=True, fill=ink)


def coin(lay: Layout, x: float, y: float, size: float, worth: int) -> str:
    letters = max(lay.small, size * (0.5 if worth < 10 else 0.44))
    middle = x + size / 2, y + size / 2 + letters * 0.365
    return icon("coin-blank", x, y, size) + text(*middle, worth, letters, True, "middle", KEY)


def star(lay: Layout, x: float, y: float, size: float, points: int) -> str:
    letters = max(lay.small, size * 0.46)
    middle = x + size / 2, y + size * 0.525 + letters * 0.365
    return icon("point-blank", x, y, size) + text(*middle, points, letters, True, "middle", BRIGHT)


def headline(kind: str, words: str) -> str:
    return icon(kind, MARGIN, 0, 20) + text(MARGIN + 26, 15.5, words, 15, bold=True)


def right_aligned(words: Any, size: float, x: float) -> float:
    return x - width(words, size, True)
