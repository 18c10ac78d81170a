"""The towns: the reader's with all that matters, those of others folded to a row of tiles."""

from __future__ import annotations

from domain.kernel.art import circle, flag, group, icon, piece, players_mark, rect
from domain.kernel.flow import name_in
from domain.kernel.inks import ACCENT, INK, LINE, QUIET, SHEET, SOFT
from domain.kernel.pictures import fitting, lines, text, width
from domain.kernel.telling import say, term, word
from domain.titles.ohmygoods.pictures.cards import chain, hand_card, office, town_card
from domain.titles.ohmygoods.pictures.layout import (
    HAND,
    MARGIN,
    PLOTS,
    TOWN,
    Item,
    Layout,
    View,
    absent,
    edge,
    number,
    person,
    right_aligned,
    thing,
    tint,
)
from domain.titles.ohmygoods.pictures.text import goods_of
from domain.titles.ohmygoods.words import CARD

ON_MY_TABLE, FOR_SALE = "building place moves.building", "card"


def title_of_town(lay: Layout, player: View) -> str:
    first = player["seat"] == lay.view["active"]
    drawn = players_mark(player["seat"], MARGIN + 10, 10, 9) + text(MARGIN + 26, 15.5, word("You"), 15, True)
    drawn += icon("market-marker", MARGIN + 61, 0, 19) if first else ""
    x = MARGIN + (86 if first else 64)
    drawn += _eight(player, x, 0) if lay.phone else _meter(player, x, 1, 17)
    return drawn + _sums(player, lay.width - MARGIN, 0)[0]


def _meter(player: View, x: float, y: float, size: float) -> str:
    """A house for each building, and the hourglass behind the eighth."""
    many = len(player["buildings"])
    plots, step = max(PLOTS, many), size + 1
    drawn = "".join((icon if n < many else absent)("house", x + n * step, y, size) for n in range(plots))
    return drawn + icon("hourglass", x + plots * step + 1, y + 1, size - 2)


def _eight(player: View, x: float, y: float) -> str:
    many = len(player["buildings"])
    words = f"{many}/{PLOTS}" if many < PLOTS else str(many)
    drawn = icon("house", x, y, 19) + text(x + 22, y + 15, words, 14, True)
    return drawn + (icon("hourglass", x + 24 + width(words, 14, True), y + 1, 16) if many >= PLOTS else "")


def _sums(player: View, right: float, y: float) -> tuple[str, float]:
    """Points, coins, cards and strength, set from the right; where they begin."""
    parts = [("card-back", f"{player['hand']}{'+1' if player['planned'] else ''}", "{n} {n|card|cards} in hand")]
    parts += [
        ("coin", player["coins"], "{n} {n|coin|coins} in goods"),
        ("point", player["points"], "{n} {n|point|points}"),
    ]
    parts += [("strength", player["strength"], "{n} strength")] if player["strength"] else []
    drawn, x = "", right
    for kind, many, what in parts:
        x = right_aligned(many, 14, x)
        drawn += group(text(x, y + 15, many, 14, True) + icon(kind, x - 21, y, 19), say(what, n=many))
        x -= 29
    return drawn, x


def my_town(lay: Layout, player: View) -> list[Item]:
    """The buildings, then the next plot."""
    items: list[Item] = [lambda card=card: _building(lay, card) for card in player["buildings"]]  # type: ignore[misc]
    many = len(player["buildings"])
    if many < PLOTS or lay.view["planned"]:
        items.append(lambda: _plot(lay, many + 1))
    return items


def _building(lay: Layout, card: View) -> str:
    tower = say(", with {tower}", tower=card["tower"]) if card["tower"] else ""
    name, title = CARD.write(card["id"]), f"{_with_goods(card)}{tower}"
    return piece(town_card(lay, card, mine=True), name, title, (0, 0, lay.card, TOWN), ON_MY_TABLE, lay.marks)


def _plot(lay: Layout, nth: int) -> str:
    """The next plot; the eighth ends the game. A card set aside waits on it."""
    wide, card, last = lay.card, lay.view["planned"], nth >= PLOTS
    drawn = rect(0, 0, wide, TOWN, SOFT, 8, LINE)
    if card is None:
        drawn += absent("house", wide / 2 - 24, 24, 48) + text(wide / 2, 96, nth, 18, True, "middle", QUIET)
        return drawn + (icon("hourglass", wide - 28, 8, 20) if last else "")
    drawn += text(8, 19, nth, 13, True, fill=QUIET) + (icon("hourglass", wide - 26, 5, 18) if last else "")
    title = say("set aside to build: {card}, {n} {n|coin|coins}", card=card["name"], n=card["price"])
    box = (0.0, 0.0, wide, float(HAND))
    waiting = piece(hand_card(lay, card), CARD.write(card["id"]), title, box, FOR_SALE, lay.marks)
    return drawn + group(waiting, at=(0, TOWN - HAND))


def other_town(lay: Layout, player: View) -> tuple[str, float]:
    """Folded: who it is, how far they are, and a tile a building."""
    tile, rows = 42 if lay.phone else 56, max(1, -(-len(player["buildings"]) // PLOTS))
    high = 34 + rows * (tile + 4) + 4
    asked = player["seat"] in lay.view["asked"] and not lay.view["result"]
    drawn = rect(MARGIN, 2, lay.inner, high, LINE, 8)
    drawn += rect(MARGIN, 0, lay.inner, high, SHEET, 8, ACCENT if asked else LINE, 2 if asked else 1.25)
    drawn += _whose(lay, player)
    each = (lay.inner - 12 - (PLOTS - 1) * 3) / PLOTS
    for n in range(rows * PLOTS):
        down, across = divmod(n, PLOTS)
        at = MARGIN + 6 + across * (each + 3), 34 + down * (tile + 4)
        drawn += group(_tile_at(lay, player, n, each, tile), at=at)
    return group(
        drawn, say("the town of {who}", who=name_in(lay.view, player["seat"])), fold=str(player["seat"])
    ), high + 10


def unfolded(lay: Layout, player: View) -> list[Item]:
    """Its buildings as large as the reader's own."""
    return [lambda card=card: town_card(lay, card, mine=False) for card in player["buildings"]]  # type: ignore[misc]


def _whose(lay: Layout, player: View) -> str:
    seat = player["seat"]
    sums, left = _sums(player, MARGIN + lay.inner - 8, 7)
    first = 24 if lay.view["active"] == seat else 0
    room = left - MARGIN - 31 - first - (58 if lay.phone else 180)
    said, end = _in_its_room(lay, name_in(lay.view, seat), MARGIN + 31, room)
    drawn = players_mark(seat, MARGIN + 17, 17, 8) + group(said, name_in(lay.view, seat))
    drawn += icon("market-marker", end + 5, 7, 18) if first else ""
    end += first + 9
    return drawn + sums + (_eight(player, end, 7) if lay.phone else _meter(player, end, 9, 17))


def _in_its_room(lay: Layout, name: str, x: float, room: float) -> tuple[str, float]:
    """A name: smaller if it is long, on two lines at last; and where it ends."""
    words, size = fitting(name, (14, 13, 12, lay.small), room, True)
    broken = lines(name, lay.small, room, True)
    if words == name or len(broken) == 1:
        return text(x, 22, words, size, True), x + width(words, size, True)
    rows = [fitting(row, (lay.small,), room, True)[0] for row in (broken[0], " ".join(broken[1:]))]
    drawn = "".join(text(x, 15 + 13 * n, row, lay.small, True) for n, row in enumerate(rows))
    return drawn, x + max(width(row, lay.small, True) for row in rows)


def _tile_at(lay: Layout, player: View, nth: int, wide: float, high: float) -> str:
    """A building, a card back for the one set aside, or an empty plot."""
    if nth >= len(player["buildings"]):
        empty = rect(0, 0, wide, high, SOFT, 5)
        if nth > len(player["buildings"]) or not player["planned"]:
            return empty
        return group(empty + icon("card-back", wide / 2 - high * 0.4, high * 0.1, high * 0.8), word("a card set aside"))
    card = player["buildings"][nth]
    drawn = (_small if lay.phone else _middling)(card, wide, high)
    name = f"{player['seat']} {CARD.write(card['id'])}"
    if name in lay.marks.changed:
        drawn += flag(wide + 2, -2, 12)
    return group(drawn, _with_goods(card), piece=name)


def _with_goods(card: View) -> str:
    goods = f": {goods_of(card)}" if card["good"] else ""
    return term(f"{card['name']}{goods}")


def _small(card: View, wide: float, high: float) -> str:
    drawn = rect(0, 0, wide, high, tint(card["colour"]), 5, edge(card["colour"]))
    if card["office"]:
        return drawn + icon("market", 3, 3, 19) + thing(card["office"], wide - 22, high - 22, 19)
    if not card["good"]:
        return drawn + icon("strength", wide / 2 - 12, high / 2 - 12, 24)
    drawn += thing(card["good"], wide / 2 - 13, high / 2 - 13 - (4 if card["goods"] or card["person"] else 0), 26)
    if card["goods"]:
        drawn += circle(wide - 9, high - 9, 8.5, SHEET, INK)
        drawn += text(wide - 9, high - 5, card["goods"], 11, True, "middle")
    return drawn + (person(card["person"], 1, high - 20, 19) if card["person"] else "")


def _middling(card: View, wide: float, high: float) -> str:
    """On a desk there is room for what it needs and chains."""
    drawn = rect(0, 0, wide, high, tint(card["colour"]), 5, edge(card["colour"]))
    if card["office"]:
        return drawn + office(card, 12, high / 2, 24)
    if not card["good"]:
        return drawn + icon("strength", 12, high / 2 - 13, 26) + number(44, high / 2, f"+{card['strength']}", 18)
    ink = INK if card["goods"] else QUIET
    drawn += thing(card["good"], 5, 5, 28) + text(6, high - 7, card["goods"], 15, True, fill=ink)
    x = 40.0
    for kind, many in card["inputs"].items():
        drawn += text(x, 20, many, 12) + thing(kind, x + width(many, 12) + 1, 8, 15)
        x += width(many, 12) + 19
    drawn += person(card["person"], 20, high - 24, 20) if card["person"] else ""
    return drawn + chain(card, 44, high - 24, 16, 14)
