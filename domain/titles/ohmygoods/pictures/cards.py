"""Cards as they lie in the hand and on the table: what they cost, need, make and chain, in signs."""

from __future__ import annotations

from collections import Counter

from domain.kernel.art import circle, path, piece, polygon, rect
from domain.kernel.inks import ACCENT, CLOUD, GOOD, INK, LINE, PAPER, QUIET, SHEET, SOFT
from domain.kernel.pictures import fitting, lines, text, width
from domain.kernel.telling import say, term
from domain.titles.ohmygoods.pictures.layout import (
    HAND,
    HEAD,
    RESOURCE_OF,
    TOWN,
    Layout,
    View,
    absent,
    coin,
    edge,
    number,
    person,
    star,
    thing,
    tint,
)
from domain.titles.ohmygoods.pictures.text import good_of, goods_of
from domain.titles.ohmygoods.words import ASSISTANT
from domain.titles.ohmygoods.words import GOOD as GOODS

TAB = 28  # the right edge of a card in the hand: what it is to the market
TRAY = 44  # the place of the goods, as high as a finger


def frame(lay: Layout, name: str, colour: str, wide: float, height: float, tab: bool = False) -> str:
    """The card with its head; with a tab the colour goes down its right edge."""
    right = f"V{height - 8:g}A8 8 0 0 1 {wide - 8:.1f} {height:g}H{wide - TAB:.1f}V{HEAD}H0Z" if tab else f"V{HEAD}H0Z"
    head = f"M0 8A8 8 0 0 1 8 0H{wide - 8:.1f}A8 8 0 0 1 {wide:.1f} 8{right}"
    shadow = rect(0, 2, wide, height, LINE, 8)
    base = shadow + rect(0, 0, wide, height, SHEET, 8, edge(colour)) + path(head, tint(colour), edge(colour))
    return base + _name(lay, name, wide)


def _name(lay: Layout, name: str, wide: float) -> str:
    """The number of a card is always bold; a long name is not."""
    name = term(name)
    size, y = lay.small, 11 + lay.small * 0.37
    words, _, last = name.rpartition(" ") if name[-1:].isdigit() else (name, "", "")
    bold = width(name, size, True) <= wide - 14
    if bold:
        return text(7, y, name, size, True)
    room = wide - 12 - (width(f" {last}", size, True) if last else 0)
    words, _ = fitting(words, (size,), room)
    return text(7, y, words, size) + (text(8 + width(f"{words} ", size), y, last, size, True) if last else "")


def needs(lay: Layout, card: View, x: float, y: float, size: float, loose: bool) -> tuple[str, float]:
    """What it takes, in a line about `y`; where the line ends."""
    drawn, letters = "", lay.small + (2 if loose else 1)
    for resource, many in card["inputs"].items():
        drawn += number(x, y, many, letters)
        x += width(many, letters, True) + 1
        slim = size * 0.12 if resource == "grain" else 0
        drawn += thing(resource, x - slim, y - size / 2, size)
        x += size - 2 * slim + (4 if loose else 3)
    return drawn, x


def chain(card: View, x: float, y: float, size: float, link: float) -> str:
    if not card["chain"]:
        return ""
    drawn = thing("link", x, y + (size - link) / 2, link)
    return drawn + "".join(thing(kind, x + link + 3 + n * (size + 2), y, size) for n, kind in enumerate(card["chain"]))


def office(card: View, x: float, y: float, size: float) -> str:
    letters = size * 0.72
    drawn = thing("market", x, y - size / 2, size) + number(x + size + 6, y, "+1", letters)
    return drawn + thing(card["office"], x + size + 10 + width("+1", letters, True), y - size / 2, size)


def hand_card(lay: Layout, card: View) -> str:
    """Left what it costs and brings, in the middle what it does, right what it is to the market."""
    if card["text"] and not card["good"]:
        return said_card(lay, card, lay.card, HAND)
    drawn = frame(lay, card["name"], card["colour"], lay.card, HAND, bool(card["resource"]))
    price: int = card["cost"] if card.get("price") is None else card["price"]
    drawn += coin(lay, 5, 25, 28, price) + star(lay, 6, 55, 26, card["points"])
    middle = lay.card - 14
    if card["resource"]:
        drawn += thing(card["resource"], middle - 11.5, 54 if card["sun"] else 41, 23)
    if card["sun"]:
        drawn += thing("half-sun", middle - 11.5, 26, 23)
    return drawn + _use(lay, card)


def _use(lay: Layout, card: View) -> str:
    if card["strength"]:
        drawn = thing("strength", 40, 38, 26) + number(70, 51, f"+{card['strength']}", 18)
        return drawn + _strength_asked(lay, card)
    if card["office"]:
        return office(card, 40, 52, 25)
    if not card["good"]:
        return ""
    x = lay.card - TAB - 29
    drawn, end = needs(lay, card, 36, 39, 17, loose=False)
    at = min(end - 1, x - 7)
    drawn += polygon(((at, 35), (at + 6, 39), (at, 43)), QUIET) if card["inputs"] else ""
    drawn += thing(card["good"], x, 25.5, 27) + _strength_asked(lay, card)
    return drawn + chain(card, 35, 57.5, 19, 17) + coin(lay, x + 2.5, 56, 22, card["worth"])


def _strength_asked(lay: Layout, card: View) -> str:
    """At the right of the head: who builds it has to be so strong."""
    if not card["needs_strength"]:
        return ""
    words = f"\u2265{card['needs_strength']}"
    x = lay.card - 8 - width(words, lay.small, True)
    return thing("strength", x - 18, 3, 16) + text(x, 11 + lay.small * 0.37, words, lay.small, True)


def said_card(lay: Layout, card: View, wide: float, height: float) -> str:
    found = lines(term(card["text"]), lay.small, wide - 16)
    drawn, step = frame(lay, card["name"], card["colour"], wide, height), lay.small + 3
    return drawn + "".join(text(8, 38 + n * step, line, lay.small) for n, line in enumerate(found))


def said_height(lay: Layout, cards: list[View], wide: float) -> float:
    most = max((len(lines(term(card["text"]), lay.small, wide - 16)) for card in cards), default=0)
    return max(HAND, 32 + (lay.small + 3) * most)


def town_card(lay: Layout, card: View, mine: bool) -> str:
    """Who stands there, what it needs and chains, whether the market has it, and the goods that lie on it."""
    wide = lay.card
    drawn = frame(lay, card["name"], card["colour"], wide, TOWN)
    if card["points"]:
        drawn += star(lay, wide - 29, 24, 25, card["points"])
    if card["office"]:
        return drawn + office(card, (wide - 104) / 2 - 6, 68, 34)
    if not card["good"]:
        fist = thing("strength", (wide - 70) / 2, 51, 34)
        return drawn + fist + number((wide - 70) / 2 + 40, 68, f"+{card['strength']}", 22)
    if card["tower"]:
        drawn += thing("tower", wide - 50, 44, 20)
    drawn += needs(lay, card, 48, 34, 19, loose=True)[0] + chain(card, 46, 44.5, 19, 17)
    return drawn + (_market_has(lay, card) if mine else "") + _worker(lay, card, mine) + _tray(lay, card, mine)


def _market_has(lay: Layout, card: View) -> str:
    """A tick, or how much the market lacks of what it needs."""
    market, x = lay.view["market"], lay.card - 16.5
    if not card["inputs"] or not (market["sunrise"] or market["sunset"]):
        return ""
    have = market["counts"]
    lack = sum(max(0, many - have.get(kind, sum(have.values()))) for kind, many in card["inputs"].items())
    return text(x, 61, f"\u2212{lack}", 13, True, "middle", QUIET) if lack else tick(x, 56, 7)


def tick(x: float, y: float, r: float) -> str:
    hook = f"M{x - r * 0.53:.1f} {y:.1f}L{x - r * 0.13:.1f} {y + r * 0.4:.1f}L{x + r * 0.53:.1f} {y - r * 0.47:.1f}"
    return circle(x, y, r, GOOD) + path(hook, "none", CLOUD, 1.8)


def _worker(lay: Layout, card: View, mine: bool) -> str:
    """The place of a worker or an assistant, with what they bring."""
    who, x, y = card["person"], 23, 43
    drawn = circle(x, y, 16.5, SOFT, LINE)
    if not who:
        return drawn + absent("worker", x - 9, y - 11, 18)
    words = {"efficient": "+2", "sloppy": "+1"}.get(who, who.removeprefix("assistant_"))
    wide = width(words, lay.small, True) + 6
    drawn += person(who, x - 14, y - 17, 28) + rect(x + 6 - wide / 2, y + 2, wide, 14, SHEET, 3, QUIET, 1)
    drawn += text(x + 6, y + 9 + lay.small * 0.37, words, lay.small, True, "middle")
    if not mine or not card["person_name"]:
        return drawn
    title = say("{number} {person} on {card}", number=words, person=card["person_name"], card=card["name"])
    return piece(drawn, ASSISTANT.write(who), title, (1, 20, 44, 44), "moves.assistant", lay.marks)


def _tray(lay: Layout, card: View, mine: bool) -> str:
    """The goods: their number, tokens as far as there is room, and the worth of one."""
    name, many = GOODS.write(good_of(card)), card["goods"]
    picked = min(many, lay.picked(name)) if mine else 0
    says, box = f"{picked}/{many}" if picked else str(many), (5.0, 67.0, lay.card - 10, float(TRAY))
    drawn = rect(*box, SOFT, 6, ACCENT if picked else LINE, 2 if picked else 1)
    drawn += text(12, 95.5, says, 18, True, fill=ACCENT if picked else INK if many else QUIET)
    drawn += _tokens(lay, card, 16 + width(says, 18, True), picked)
    drawn += coin(lay, lay.card - 35, 76.5, 25, card["worth"])
    title = say("{goods}, each {worth}", goods=goods_of(card), worth=card["worth"])
    return piece(drawn, name, title, box, "goods moves.goods", lay.marks, drawn) if many and mine else drawn


def _tokens(lay: Layout, card: View, x: float, picked: int) -> str:
    many = card["goods"]
    if not many:
        return absent(card["good"], x, 76, 26)
    shown = min(many, max(picked, 6))
    step = min(26.0, (lay.card - 40 - x - 26) / max(1, shown - 1))
    drawn = "".join(thing(card["good"], x + n * step, 72 if n < picked else 76, 26) for n in range(shown))
    end = x + (picked - 1) * step + 25
    return drawn + (path(f"M{x + 1:.1f} 104H{end:.1f}", "none", ACCENT, 3) if picked else "")


def assistant_card(lay: Layout, assistant: View, owned: list[str]) -> str:
    drawn = frame(lay, assistant["name"], "", lay.card, HAND)
    drawn += coin(lay, 5, 25, 28, assistant["price"]) + star(lay, 6, 55, 26, assistant["points"])
    drawn += thing("assistant", 39, 24, 28) + number(72, 39, ASSISTANT.write(assistant["id"]), 16)
    left, step = Counter(owned), min(30.0, (lay.card - 44) / max(1, len(assistant["colours"])))
    for n, colour in enumerate(assistant["colours"]):
        drawn += _seal(colour, 40 + n * step, 53, left[colour] > 0)
        left[colour] -= 1
    return drawn


def _seal(colour: str, x: float, y: float, have: bool) -> str:
    """A little house of a colour that is needed, ticked if it stands in the town."""
    corners = [(x + a, y + b) for a, b in ((12, 0.5), (23.5, 9.5), (23.5, 23.5), (0.5, 23.5), (0.5, 9.5))]
    drawn = polygon(corners, tint(colour) if have else PAPER, edge(colour))
    return drawn + thing(RESOURCE_OF[colour], x + 5, y + 8, 14) + (tick(x + 22, y + 22, 5.5) if have else "")
