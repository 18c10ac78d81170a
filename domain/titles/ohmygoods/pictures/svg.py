"""The table as a picture, in the order of a round: what is asked, the market, the reader's town and hand, who is for
hire, and the others folded. For a telephone and for a desk by the same hand.
"""

from __future__ import annotations

from domain.kernel.art import WIDE, board, group, piece, seam, silhouette
from domain.kernel.telling import say, term
from domain.titles.ohmygoods.pictures.cards import assistant_card, hand_card, said_card, said_height
from domain.titles.ohmygoods.pictures.layout import (
    COLOUR_OF,
    GAP,
    HAND,
    MARGIN,
    TOWN,
    Item,
    Layout,
    View,
    headline,
)
from domain.titles.ohmygoods.pictures.text import assistant_line, card_line
from domain.titles.ohmygoods.pictures.towns import FOR_SALE, my_town, other_town, title_of_town, unfolded
from domain.titles.ohmygoods.pictures.village import chapter, head, market
from domain.titles.ohmygoods.words import ASSISTANT, CARD

IN_HAND = "card cards character"  # where in a command a card of the hand can stand


class Page:
    """Parts one below the other."""

    def __init__(self, lay: Layout) -> None:
        self.lay, self.drawn, self.y = lay, "", 0.0

    def part(self, found: tuple[str, float]) -> None:
        drawn, high = found
        self.drawn += group(drawn, at=(0, self.y)) if drawn else ""
        self.y += high

    def title(self, kind: str, words: str) -> None:
        self.part((headline(kind, words), 28))

    def grid(self, items: list[Item], high: float, wide: float = 0, columns: int = 0) -> None:
        wide, columns = wide or self.lay.card, columns or self.lay.columns
        for n, item in enumerate(items):
            row, column = divmod(n, columns)
            self.drawn += group(item(), at=(MARGIN + column * (wide + GAP), self.y + row * (high + GAP)))
        self.y += -(-len(items) // columns) * (high + GAP) + 4


def svg(view: View, width: float = WIDE) -> str:
    lay = Layout(view, width)
    page = Page(lay)
    over = view["result"] is not None
    for part in (head, chapter) if over else (head, chapter, market):
        page.part(part(lay))
    if lay.me is not None:
        _mine(page)
    mine, page.drawn, cut = seam("mine", page.drawn, 0, page.y), "", page.y
    if not over:
        _for_sale(page)
    for player in _others(view):
        page.part(other_town(lay, player))
        if str(player["seat"]) in lay.marks.unfolded:
            page.grid(unfolded(lay, player), TOWN)
    high = round(page.y + 4)
    return board(mine + seam("rest", page.drawn, cut, high), width, high, silhouette)


def _others(view: View) -> list[View]:
    """By seats; at the end who did best comes first."""
    found = [player for player in view["players"] if player["seat"] != view["seat"]]
    if not view["result"]:
        return found
    places = [seat for group_ in view["result"]["ranking"] for seat in group_]
    return sorted(found, key=lambda player: places.index(player["seat"]) if player["seat"] in places else len(places))


def _mine(page: Page) -> None:
    lay, view = page.lay, page.lay.view
    player = next(each for each in view["players"] if each["seat"] == lay.me)
    page.part((title_of_town(lay, player), 30))
    page.grid(my_town(lay, player), TOWN)
    page.title("card", say("Hand {n}", n=len(view["hand"])))
    order = [*COLOUR_OF, ""]
    cards = sorted(view["hand"], key=lambda card: (order.index(card["resource"]), card["cost"]))
    said = [card for card in cards if card["text"] and not card["good"]]
    page.grid([_card(lay, card, IN_HAND) for card in cards if card not in said], HAND)
    wide = float(lay.inner) if lay.phone else 2 * lay.card + GAP
    high = said_height(lay, said, wide)
    page.grid([_said(lay, card, wide, high) for card in said], high, wide, 1 if lay.phone else 2)


def _card(lay: Layout, card: View, slots: str) -> Item:
    box = (0.0, 0.0, lay.card, float(HAND))
    return lambda: piece(hand_card(lay, card), CARD.write(card["id"]), term(card_line(card)), box, slots, lay.marks)


def _said(lay: Layout, card: View, wide: float, high: float) -> Item:
    """A character: what they do stands in words."""
    name, title = CARD.write(card["id"]), term(card_line(card))
    return lambda: piece(said_card(lay, card, wide, high), name, title, (0, 0, wide, high), IN_HAND, lay.marks)


def _for_sale(page: Page) -> None:
    lay, view = page.lay, page.lay.view
    if view["display"]:
        page.title("assistant", say("For hire {n}", n=len(view["display"])))
        page.grid([_assistant(lay, each) for each in view["display"]], HAND)
    for stack in view["stacks"]:
        if stack["cards"]:
            page.title("deck", say("Stack {n}", n=stack["number"]))
            page.grid([_card(lay, card, FOR_SALE) for card in stack["cards"]], HAND)


def _assistant(lay: Layout, each: View) -> Item:
    mine = (player for player in lay.view["players"] if player["seat"] == lay.me)
    owned = [card["colour"] for player in mine for card in player["buildings"]]
    name, title = ASSISTANT.write(each["id"]), say("assistant {what}", what=assistant_line(each))
    box = (0.0, 0.0, lay.card, float(HAND))
    return lambda: piece(assistant_card(lay, each, owned), name, title, box, "assistant", lay.marks)
