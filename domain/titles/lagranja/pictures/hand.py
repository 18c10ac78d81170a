"""The cards in the reader's hand, each side where the farm will have it: barrow above, field left, extension right,
helper below.
"""

from __future__ import annotations

from domain.kernel.art import group, line, path, rect
from domain.kernel.inks import ANNEX, KEY, PLANK, QUIET, SHEET, SOIL
from domain.kernel.pictures import fitting, lines, text, width
from domain.kernel.telling import say, term, texts, word
from domain.titles.lagranja.pictures.layout import Drawn, Layout, View, card_sheet, farmer, thing
from domain.titles.lagranja.pictures.pieces import told_of, upgrades
from domain.titles.lagranja.pictures.signs import helper_in_short, once
from domain.titles.lagranja.words import CARD

TOP, LEFT = 36, 58


def hand(lay: Layout, x: float, y: float, wide: float) -> Drawn:
    columns = 1 if lay.phone else 3
    each, cards = (wide - 12 * (columns - 1)) / columns, lay.view["hand"]
    drawn, at = "", y
    for row in (cards[n : n + columns] for n in range(0, len(cards), columns)):
        most = max(len(_said(lay, card, each)) for card in row)
        low = max(44, 26 + 14 * most)
        high = TOP + (48 if lay.phone else 52) + low
        for n, card in enumerate(row):
            drawn += _card(lay, card, x + n * (each + 12), at, each, high, low)
        at += high + 12
    return drawn, at - y - 12


def card_alone(lay: Layout, card: View, x: float, y: float, wide: float) -> Drawn:
    low = max(44, 26 + 14 * len(_said(lay, card, wide)))
    high = TOP + 52 + low
    return _card(lay, card, x, y, wide, high, low), high


def _said(lay: Layout, card: View, wide: float) -> list[str]:
    return lines(helper_in_short(card["helper"])[1], lay.small, wide - 48)


def _card(lay: Layout, card: View, x: float, y: float, w: float, h: float, low: float) -> str:
    middle, right = y + TOP, 116 if lay.phone else 112
    deep = h - TOP - low
    name = CARD.write(card["card"])
    drawn = card_sheet(x, y, w, h, SHEET, KEY)
    sides = {
        "barrow": (_barrow(lay, card, x, y, w), (x, y, w, float(TOP))),
        "field": (_field(card, x, middle, deep), (x, middle, float(LEFT), deep)),
        "extension": (_extension(lay, card, x, middle, w, right, deep), (x + w - right, middle, float(right), deep)),
        "helper": (_helper(lay, card, x, middle + deep, w), (x, middle + deep, w, low)),
    }
    for side, (part, box) in sides.items():
        # once a card is lifted, its sides say how it is played; until then a press on any of them lifts it
        lifted = name in lay.marks.lifted
        drawn += lay.piece(part, side, _played_as(side), box, "side") if lifted else group(part, _as(side))
    centre = x + LEFT + (w - LEFT - right) / 2
    drawn += text(centre, middle + deep / 2 + 1, card["number"], 20, True, "middle")
    drawn += text(centre, middle + deep / 2 + 16, word("card"), lay.small, False, "middle", QUIET)
    drawn += rect(x, y, w, h, "none", 8, KEY)
    found = card["helper"]
    title = say("{card} of your hand, {helper}: {text}", card=name, helper=found["name"], text=found["text"])
    return lay.piece(drawn, name, title, (x, y, w, h), "card")


def _as(side: str) -> str:
    return {"barrow": word("as a barrow"), "field": word("as a field"), "extension": word("as an extension"),
            "helper": word("as a helper")}[side]  # fmt: skip


def _played_as(side: str) -> str:
    return {"barrow": word("play it as a barrow"), "field": word("play it as a field"),
            "extension": word("play it as an extension"), "helper": word("play it as a helper")}[side]  # fmt: skip


def _barrow(lay: Layout, card: View, x: float, y: float, w: float) -> str:
    edge = f"V{y + TOP - 10:.1f}L{x + w - 10:.1f} {y + TOP:.1f}H{x + 10:.1f}L{x:.1f} {y + TOP - 10:.1f}V{y + 8:.1f}"
    head = (
        f"M{x + 8:.1f} {y:.1f}H{x + w - 8:.1f}A8 8 0 0 1 {x + w:.1f} {y + 8:.1f}{edge}A8 8 0 0 1 {x + 8:.1f} {y:.1f}Z"
    )
    drawn, asks = path(head, PLANK[0], KEY) + thing("cart", x + 10, y + 7, 21), card["barrow"]["asks"]
    step = min(28.0, (w - 120) / len(asks))
    for n, kind in enumerate(asks):
        drawn += rect(x + 42 + n * step, y + 6, step - 3, 24, SHEET, 5, PLANK[1])
        drawn += thing(kind, x + 42 + n * step + (step - 22) / 2, y + 8.5, 19)
    drawn += thing("vp", x + w - 62, y + 9, 18) + text(x + w - 42, y + 24, card["barrow"]["vp"], 16, True)
    return drawn + (farmer(lay.me or 0, x + w - 17, y + 18, 5.5) if card["barrow"]["market"] else "")


def _field(card: View, x: float, y: float, deep: float) -> str:
    edge = f"M{x:.1f} {y - 10:.1f}L{x + 10:.1f} {y:.1f}H{x + LEFT:.1f}V{y + deep:.1f}H{x:.1f}Z"
    drawn = path(edge, SOIL[0], KEY)
    drawn += "".join(line(x + 4, y + deep * n / 4, x + LEFT - 4, y + deep * n / 4, SOIL[1], 1.5) for n in (1, 2, 3))
    return drawn + thing(card["crop"], x + LEFT / 2 - 15, y + deep / 2 - 15, 30)


def _extension(lay: Layout, card: View, x: float, y: float, w: float, right: float, deep: float) -> str:
    side, left = card["extension"], x + w - right
    edge = f"M{x + w:.1f} {y - 10:.1f}L{x + w - 10:.1f} {y:.1f}H{left:.1f}V{y + deep:.1f}H{x + w:.1f}Z"
    drawn, rows = path(edge, ANNEX, KEY), upgrades(side)
    if side["income"]:
        rows.append((side["income"][0], side["income"][1], *texts("a round")))
    step = min(23.0, (deep - 2) / max(1, len(rows)))
    size = min(19.0, step - 1)
    for n, (sign, many, added) in enumerate(rows):
        middle = y + deep / 2 + (n - (len(rows) - 1) / 2) * step
        drawn += thing(sign, left + 8, middle - size / 2, size) + text(left + 31, middle + 4.5, f"+{many}", 13, True)
        drawn += text(left + 55, middle + 4.5, word(added), lay.small)
    return group(drawn, told_of(side))


def _helper(lay: Layout, card: View, x: float, y: float, w: float) -> str:
    found = card["helper"]
    sign, when = helper_in_short(found)[0], once(found)
    drawn = line(x, y, x + w, y, KEY) + thing("helper", x + 11, y + 4, 21)
    drawn += thing(sign, x + 14, y + 26, 14.5) if sign != "helper" else ""
    name, size = fitting(
        term(found["name"]), (12 if lay.phone else 13, lay.small), w - 56 - width(when, lay.small), True
    )
    drawn += text(x + 41, y + 17, name, size, True) + text(x + w - 10, y + 17, when, lay.small, False, "end", QUIET)
    said = _said(lay, card, w)
    return drawn + "".join(text(x + 41, y + 32 + 14 * n, row, lay.small) for n, row in enumerate(said))
