"""The table as a narrow picture, for letters that are read on a telephone: the market, the reader's cards with all that
matters for a move, the others folded to a line each. What is folded and whom one can hire stands in the list beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from domain.kernel.envelope import short_name_in
from domain.kernel.pictures import in_lines
from domain.titles.ohmygoods.pictures.svg import COLOUR_OF, EDGE, FILL, PAPER, half_sun, written
from domain.titles.ohmygoods.pictures.text import (
    chain_of,
    counted,
    counts_of,
    inputs_of,
    needs_of,
    person_of,
    title_line,
)

View = dict[str, Any]
Card = tuple[str, list[str]]  # its name and what is said below it
WIDTH, MARGIN, GAP = 380, 10, 6
HALF = (WIDTH - 2 * MARGIN - GAP) // 2
LINE, BOLD, PLAIN = 17, 43, 50  # letters that fit in a line


class Page:
    """Shapes put one below the other."""

    def __init__(self) -> None:
        self.shapes: list[str] = []
        self.y = MARGIN

    def put(self, shape: str, x: int) -> None:
        self.shapes.append(f'<g transform="translate({x} {self.y})">{shape}</g>')

    def lines(self, words: str, bold: bool = False) -> None:
        for part in in_lines(words, BOLD if bold else PLAIN):
            self.put(written(0, 14, part, 13, "bold" if bold else ""), MARGIN)
            self.y += LINE
        self.y += 3

    def cards(self, drawn: Iterable[tuple[str, Card]]) -> None:
        """Two beside each other, as high as the higher one."""
        all_cards = list(drawn)
        for n in range(0, len(all_cards), 2):
            pair = all_cards[n : n + 2]
            high = max(len(said) for _, (_, said) in pair)
            height = 28 + 15 * high if high else 25
            for m, (colour, card) in enumerate(pair):
                self.put(_tile(colour, card, height), MARGIN + m * (HALF + GAP))
            self.y += height + GAP
        self.y += 2


def letter_svg(view: View) -> str:
    page = Page()
    page.lines(title_line(view).partition(" Draw pile")[0], bold=True)
    _market(page, view)
    me = view["seat"]
    if me is not None:
        _hand(page, view)
    for player in sorted(view["players"], key=lambda player: (player["seat"] != me, player["seat"])):
        mine = player["seat"] == me
        page.lines(f"{short_name_in(view, player['seat'], 20, 'You')}: {_summary(player, mine)}", bold=mine)
        if mine:
            page.cards((card["colour"], _on_my_table(card)) for card in player["buildings"])
    height = page.y + MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="DejaVu Sans, Verdana, sans-serif"><rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        f"{''.join(page.shapes)}</svg>"
    )


def _market(page: Page, view: View) -> None:
    for half in ("sunrise", "sunset"):
        cards = view["market"][half]
        if cards:
            page.put(written(0, 17, half.capitalize(), 13), MARGIN)
            for n, card in enumerate(cards):
                page.put(_chip(card), MARGIN + 64 + 61 * (n % 5))
                page.y += 28 if n % 5 == 4 and n + 1 < len(cards) else 0
            page.y += 30
    if view["market"]["sunrise"]:
        page.lines(f"{'For you' if view['seat'] is not None else 'In all'}: {counts_of(view)}")


def _hand(page: Page, view: View) -> None:
    page.lines(f"Your hand: {len(view['hand'])}", bold=True)
    page.cards((card["colour"], _in_the_hand(card)) for card in view["hand"])
    if view["planned"] is not None:
        page.lines("Set aside to build", bold=True)
        page.cards([(view["planned"]["colour"], _in_the_hand(view["planned"]))])


def _chip(card: View) -> str:
    colour = COLOUR_OF[card["resource"]]
    box = f'<rect width="57" height="24" rx="4" fill="{FILL[colour]}" stroke="{EDGE[colour]}"/>'
    sun = "".join(half_sun(47, 17)) if card["sun"] else ""
    return box + written(5, 17, card["resource"], 11) + sun


def _tile(colour: str, card: Card, height: int) -> str:
    name, said = card
    lines = "".join(written(7, 33 + 15 * n, line, 11) for n, line in enumerate(said))
    return (
        f'<rect width="{HALF}" height="{height}" rx="4" fill="{FILL[colour]}" stroke="{EDGE[colour]}"/>'
        f"{written(7, 17, name, 12, 'bold' if said else '')}{lines}"
    )


def _in_the_hand(card: View) -> Card:
    """What it costs and gives, and what it makes of what."""
    gives = f", {card['resource']}{' *' if card['sun'] else ''}" if card["resource"] else ""
    cost = f"{card.get('price', card['cost'])} coins, {card['points']} points{gives}" if card["colour"] else ""
    text = [] if card["good"] else in_lines(card["text"], 28)
    said = [cost, *text, _makes(card)]
    return card["name"], [line for line in said if line]


def _makes(card: View) -> str:
    if not card["good"]:
        return "" if card["text"] else needs_of(card)
    return f"{inputs_of(card)}: {card['good_name']} {card['worth'] or ''}".rstrip()


def _on_my_table(card: View) -> Card:
    goods = f"{card['goods']} {card['good_name']}, each {card['worth']}" if card["good"] else needs_of(card)
    said = [goods, inputs_of(card) if card["good"] else "", chain_of(card), person_of(card)]
    return card["name"], [line for line in said if line]


def _summary(player: View, mine: bool) -> str:
    """What the reader holds himself is shown in full."""
    held = (player["points"], "point"), (player["coins"], "coin"), (player["hand"], "card")
    parts = [counted(many, one) for many, one in (*held, (len(player["buildings"]), "building"))]
    return f"{parts[0]}, {parts[1]} in goods" if mine else ", ".join(parts)
