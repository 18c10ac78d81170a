"""The table as a picture (SVG), from a view. Nothing is said by colour alone: each tile names what it is."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape

from domain.kernel.envelope import name_in
from domain.kernel.pictures import in_lines, named
from domain.titles.ohmygoods.pictures.text import (
    View,
    assistant_line,
    building_line,
    card_line,
    chain_of,
    counts_of,
    inputs_of,
    needs_of,
    person_of,
    summary_of,
    title_line,
)
from domain.titles.ohmygoods.words import ASSISTANT, CARD, GOOD

WIDTH, MARGIN, GAP = 760, 16, 8
TILE_W, LINE_H, CHIP_W, CHIP_H = 139, 15, 74, 26
INK, FAINT, PAPER = "#22252b", "#5d636d", "#f7f3ea"
FILL = {
    "green": "#d3e8cf",
    "yellow": "#f6e6ae",
    "red": "#f2cbc0",
    "white": "#ffffff",
    "grey": "#d9dbde",
    "blue": "#cfe0f2",
    "": "#e9ddf2",
}
EDGE = {
    "green": "#4c8c46",
    "yellow": "#b48a12",
    "red": "#b0503a",
    "white": "#8a8f98",
    "grey": "#6d737c",
    "blue": "#3f72ab",
    "": "#7d4aa3",
}
# where in a command a card can stand, by where it lies
IN_HAND, FOR_SALE, ON_MY_TABLE = "card cards character", "card", "building place moves.building"
COLOUR_OF = {"wood": "green", "grain": "yellow", "clay": "red", "wool": "white", "ore": "grey"}


class Page:
    """Shapes put one below the other."""

    def __init__(self) -> None:
        self.shapes: list[str] = []
        self.y = MARGIN

    def line(self, words: str, bold: bool = False, faint: bool = False, size: int = 13) -> None:
        for part in in_lines(words, 104 if size <= 13 else 80):
            self.y += size + 3
            self.shapes.append(written(MARGIN, self.y, part, size, "bold" if bold else "", FAINT if faint else INK))

    def gap(self, height: int = GAP) -> None:
        self.y += height

    def tiles(self, drawn: Iterable[tuple[int, int, list[str]]]) -> None:
        """Shapes of one size each, in rows: (width, height, shapes drawn at 0, 0)."""
        x, row = MARGIN, 0
        for width, height, shapes in drawn:
            if x + width > WIDTH - MARGIN and x > MARGIN:
                x, self.y, row = MARGIN, self.y + row + GAP, 0
            self.shapes.append(f'<g transform="translate({x} {self.y})">{"".join(shapes)}</g>')
            x, row = x + width + GAP, max(row, height)
        self.y += row + GAP


def svg(view: View) -> str:
    page = Page()
    _head(page, view)
    _market(page, view)
    _for_sale(page, view)
    me = view["seat"]
    if me is not None:
        _hand(page, view)
    for player in sorted(view["players"], key=lambda player: (player["seat"] != me, player["seat"])):
        _tableau(page, view, player)
    height = page.y + MARGIN
    body = "".join(page.shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="DejaVu Sans, Verdana, sans-serif"><rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        f"{body}</svg>"
    )


def _head(page: Page, view: View) -> None:
    page.line(title_line(view), bold=True)
    chapter = view["chapter"]
    if chapter is not None:
        page.line(f"{chapter['name']}. {chapter['goal']}", faint=True)
        if chapter["event"] is not None:
            event = chapter["event"]
            page.line(f"Event {event['number']}, {event['name']}: {event['text']}")
    page.gap()


def _market(page: Page, view: View) -> None:
    for half in ("sunrise", "sunset"):
        cards = view["market"][half]
        if cards:
            page.line(f"Market, {half}", bold=True)
            page.gap(6)
            page.tiles(_chip(card) for card in cards)
    if view["market"]["sunrise"]:
        whose = "The market for you" if view["seat"] is not None else "The market"
        page.line(f"{whose}: {counts_of(view)}", faint=True)
        page.gap()


def _for_sale(page: Page, view: View) -> None:
    if view["display"]:
        page.line("Assistants for hire", bold=True)
        page.gap(6)
        page.tiles(_assistant(each) for each in view["display"])
    for stack in view["stacks"]:
        if stack["cards"]:
            page.line(f"Stack {stack['number']}", bold=True)
            page.gap(6)
            _tiles(page, stack["cards"], FOR_SALE)


def _hand(page: Page, view: View) -> None:
    page.line(f"Your hand: {len(view['hand'])}", bold=True)
    page.gap(6)
    _tiles(page, view["hand"], IN_HAND)
    if view["planned"] is not None:
        page.line("Set aside to build", bold=True)
        page.gap(6)
        _tiles(page, [view["planned"]], FOR_SALE)


def _tableau(page: Page, view: View, player: View) -> None:
    page.line(f"{name_in(view, player['seat'], 'You')}: {summary_of(player)}", bold=True)
    page.gap(6)
    _tiles(page, player["buildings"], ON_MY_TABLE if player["seat"] == view["seat"] else "", lying=True)


# pieces


def _chip(card: View) -> tuple[int, int, list[str]]:
    """A market card: only its resource and its half sun matter."""
    colour = COLOUR_OF[card["resource"]]
    shapes = [_box(CHIP_W, CHIP_H, colour), written(8, 17, card["resource"], 12)]
    return CHIP_W, CHIP_H, shapes + (half_sun(CHIP_W - 13, 19) if card["sun"] else [])


def half_sun(x: int, y: int) -> list[str]:
    rays = f"M{x - 11} {y}h-2M{x - 8} {y - 8}l-1.5 -1.5M{x} {y - 11}v-2M{x + 8} {y - 8}l1.5 -1.5"
    return [
        f'<path d="M{x - 8} {y}a8 8 0 0 1 16 0z" fill="#e8a33d" stroke="{INK}"/>',
        f'<path d="{rays}" stroke="{INK}" fill="none"/>',
    ]


def _assistant(assistant: View) -> tuple[int, int, list[str]]:
    short = assistant["id"].removeprefix("assistant_")
    shapes = [
        _box(TILE_W, 62, ""),
        written(8, 17, f"{short} {_cut(assistant['name'], 17)}", 11, "bold"),
        written(8, 33, f"{assistant['price']} coins, {assistant['points']} points", 11),
        written(8, 49, "needs", 10, "", FAINT),
    ]
    for n, colour in enumerate(assistant["colours"]):
        shapes.append(
            f'<rect x="{44 + 18 * n}" y="40" width="14" height="12" fill="{FILL[colour]}" stroke="{EDGE[colour]}"/>'
            f'<text x="{51 + 18 * n}" y="50" font-size="9" text-anchor="middle" fill="{INK}">{_letter(colour)}</text>'
        )
    title = f"assistant {assistant_line(assistant)}"
    name = ASSISTANT.write(assistant["id"])
    return TILE_W, 62, [named("".join(shapes), name, title, (0, 0, TILE_W, 62), "assistant")]


def _letter(colour: str) -> str:
    """One letter a colour; green and grey begin alike."""
    return {"grey": "E"}.get(colour, colour[:1].upper())


def _tiles(page: Page, cards: list[View], slots: str, lying: bool = False) -> None:
    """Buildings, in the hand or on the table, all as high as the one with most to say. With slots they are named."""
    rows = [[row for row in (_on_the_table(card) if lying else _in_the_hand(card)) if row[0]] for card in cards]
    height = 26 + LINE_H * max(map(len, rows), default=0)
    drawn = []
    for card, said in zip(cards, rows, strict=True):
        shapes = _tile(card, said, height, mine=bool(slots) and lying)
        if slots:
            title = building_line(card) if lying else card_line(card)
            shapes = [named("".join(shapes), CARD.write(card["id"]), title, (0, 0, TILE_W, height), slots)]
        drawn.append((TILE_W, height, shapes))
    page.tiles(drawn)


def _tile(card: View, said: list[tuple[str, str]], height: int, mine: bool) -> list[str]:
    name = _cut(card["name"], 20)
    shapes = [_box(TILE_W, height, card["colour"]), written(8, 17, name, 11 if len(name) < 18 else 9, "bold")]
    for n, (words, colour) in enumerate(said):
        y = 33 + LINE_H * n
        line = written(8, y, _cut(words, 23), 10, "", colour)
        shapes.append(_named_line(card, words, line, y) if mine else line)
    return shapes


def _named_line(card: View, words: str, line: str, y: int) -> str:
    """The goods that lie on a building of the reader's, and the assistant that stands on it."""
    box = 4, y - 11, TILE_W - 8, LINE_H
    if card["good"] and card["goods"] and words == _lying(card):
        return named(line, GOOD.write(_good(card)), words, box, "goods moves.goods")
    if card["person_name"] and words == _standing(card):
        return named(line, ASSISTANT.write(card["person"]), words, box, "moves.assistant")
    return line


def _good(card: View) -> str:
    """Grapes are of the colour of their building."""
    good = str(card["good"])
    return good if good in GOOD.names else f"{good}_{card['colour']}"


def _in_the_hand(card: View) -> list[tuple[str, str]]:
    price = card.get("price", card["cost"])
    return [
        (f"{price} coins, {card['points']} points" if card["colour"] else "", INK),
        *((line, INK) for line in in_lines(card["text"], 24)),
        (f"gives {card['resource']}{' *' if card['sun'] else ''}" if card["resource"] else "", FAINT),
        (f"needs strength {card['needs_strength']}" if card["needs_strength"] else "", INK),
        (_inputs(card), INK),
        (_makes(card), INK),
        (chain_of(card), FAINT),
    ]


def _on_the_table(card: View) -> list[tuple[str, str]]:
    return [
        (f"{card['points']} points", INK),
        (_lying(card) if card["good"] else "", INK),
        (_inputs(card), INK),
        (chain_of(card), FAINT),
        (_standing(card), INK),
    ]


def _lying(card: View) -> str:
    return f"{card['goods']} {card['good_name']}, each {card['worth']}"


def _makes(card: View) -> str:
    each = f", each {card['worth']}" if card["worth"] else ""
    return f"makes {card['good_name']}{each}" if card["good"] else ""


def _inputs(card: View) -> str:
    if card["strength"]:
        return f"strength {card['strength']}"
    return inputs_of(card) if card["good"] else needs_of(card)


def _standing(card: View) -> str:
    person = person_of(card)
    if card["person_name"]:
        person = f"{card['person'].removeprefix('assistant_')} {card['person_name']}"
    tower = "tower" if card["tower"] else ""
    return ", ".join(part for part in (tower, person) if part)


def _box(width: int, height: int, colour: str) -> str:
    return f'<rect width="{width}" height="{height}" rx="5" fill="{FILL[colour]}" stroke="{EDGE[colour]}"/>'


def written(x: int, y: int, words: str, size: int, weight: str = "", colour: str = INK) -> str:
    bold = f' font-weight="{weight}"' if weight else ""
    return f'<text x="{x}" y="{y}" font-size="{size}"{bold} fill="{colour}">{escape(words)}</text>'


def _cut(words: str, longest: int) -> str:
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "."
