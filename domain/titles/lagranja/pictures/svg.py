"""The table as a picture: the village above, then the reader's farm and hand, then the farms of others. On a telephone
what the phase is about comes first and the others are a row each; seats among the marks "unfolded" are shown whole.
"""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.art import WIDE, board, seam
from domain.kernel.inks import QUIET
from domain.kernel.pictures import text, width
from domain.kernel.telling import say, word
from domain.titles.lagranja.pictures.farm import farm_on_a_desk, farm_on_a_phone
from domain.titles.lagranja.pictures.hand import hand
from domain.titles.lagranja.pictures.layout import Drawn, Layout, View, heading, thing
from domain.titles.lagranja.pictures.market import market, order_next, siesta
from domain.titles.lagranja.pictures.others import other_farm
from domain.titles.lagranja.pictures.signs import motifs
from domain.titles.lagranja.pictures.strip import players, strip
from domain.titles.lagranja.pictures.village import crafts, offer, revenue

# on a telephone, by phase: farm, hand, roof tiles, revenue, siesta and market, crafts. Two parts: mine, and the rest
ORDER = {"I": ("fho", "smcr"), "II": ("rf", "hsmco"), "III": ("smfc", "hro"), "IV": ("smf", "hcro")}
AT_THE_END = ("f", "smc")


def svg(view: View, width: float = WIDE) -> str:
    lay = Layout(view, width)
    drawn, high = (_narrow if lay.phone else _wide)(lay)
    return board(drawn, width, round(high), motifs)


def _wide(lay: Layout) -> Drawn:
    view, x, wide, y = lay.view, 12.0, lay.width - 24, 12.0
    drawn, high = strip(lay, x, y, wide)
    y += high + 12
    row, high = players(lay, x, y, wide)
    y += high + 22
    village, high = _village(lay, x, y)
    drawn += row + village
    y += high + 20
    if lay.mine is not None:
        mine, high = farm_on_a_desk(lay, lay.mine, x, y, wide)
        y += high + 26
        if view["hand"]:
            mine += heading(
                lay, x, y, word("Your hand"), say("left a field, above a barrow, right an extension, below a helper")
            )
            cards, high = hand(lay, x, y + 12, wide)
            mine += cards
            y += high + 40
        drawn += mine
    others = [farm for farm in view["farms"] if farm["seat"] != lay.me]
    cut = y - 20
    rest = heading(lay, x, y, word("The other farms") if lay.mine is not None else word("The farms")) if others else ""
    y += 12
    for farm in others:
        part, high = other_farm(lay, farm, x, y, wide)
        rest += part
        y += high + 10
    return seam("mine", drawn, 0, cut) + seam("rest", rest, cut, y + 2), y + 2


def _village(lay: Layout, x: float, y: float) -> Drawn:
    """Revenue, the market over the siesta track, and the craft buildings, beside each other."""
    view, wide_r, wide_m, wide_c = lay.view, 156.0, 296.0, 346.0
    mx, cx = x + wide_r + 20, x + wide_r + wide_m + 38
    drawn = (
        heading(lay, x, y, word("Revenue")) + _market_heading(lay, mx, y) + heading(lay, cx, y, word("Craft buildings"))
    )
    drawn += _full_row(lay, cx + wide_c, y)
    y += 12
    buildings, high = crafts(lay, cx, y, wide_c)
    rows = -(-len(view["roofs"]) // 2)
    spaces, low = revenue(lay, x, y, wide_r, 1, (high - 30 - (24 + 40 * rows if rows else 0)) / 6)
    top = high - 98
    hexes, _ = market(lay, mx, y, wide_m, top)
    track = y + high - 92
    drawn += buildings + spaces + hexes + heading(lay, mx, track + 14, word("Siesta"))
    drawn += order_next(lay, mx + wide_m, track + 9) + siesta(lay, mx, track + 24, wide_m)[0]
    if rows:
        drawn += text(x, y + low + 21, word("Roof tiles"), 13, True)
        drawn += text(x + wide_r - 36, y + low + 21, word("each"), 12, False, "end", QUIET)
        drawn += thing("silver", x + wide_r - 32, y + low + 9, 15)
        drawn += text(x + wide_r, y + low + 21, view["roof_price"], 13, True, "end")
        drawn += offer(lay, x, y + low + 30, wide_r)[0]
    return drawn, high + 12


def _market_heading(lay: Layout, x: float, y: float) -> str:
    name, note = word("Market"), word("each marker")
    at = x + width(name, 14 if lay.phone else 15, True) + 8 + width(note, lay.small)
    drawn = heading(lay, x, y, name, note) + thing("vp", at + 5, y - 12, 14)
    return drawn + text(at + 22, y, word("1 a round"), lay.small, fill=QUIET)


def _full_row(lay: Layout, right: float, y: float) -> str:
    drawn = text(right - 36, y, word("a full row brings"), lay.small, False, "end", QUIET) + thing(
        "vp", right - 31, y - 13, 15
    )
    return drawn + text(right - 13, y, max(1, lay.view["round"]), 14, True)


def _narrow(lay: Layout) -> Drawn:
    x, wide, y = 8.0, lay.width - 16, 10.0
    drawn, high = strip(lay, x, y, wide)
    y += high + 10
    row, high = players(lay, x, y, wide)
    y += high + 24
    mine, rest = AT_THE_END if lay.view["result"] else ORDER.get(lay.view["phase"], ORDER["I"])
    first, cut = _sections(lay, mine, x, y, wide)
    second, y = _sections(lay, rest, x, cut, wide)
    for seat in lay.farms:
        if str(seat) in lay.marks.unfolded and seat != lay.me:
            second += heading(lay, x, y, lay.name(seat))
            part, high = other_farm(lay, lay.farms[seat], x, y + 10, wide)
            second += part
            y += high + 32
    cut -= 14
    return seam("mine", drawn + row + first, 0, cut) + seam("rest", second, cut, y - 12), y - 12


def _sections(lay: Layout, which: str, x: float, y: float, wide: float) -> tuple[str, float]:
    drawn = ""
    for each in which:
        part, high = _SECTIONS[each](lay, x, y, wide)
        drawn += part
        y += high + 26 if high else 0
    return drawn, y


def _farm(lay: Layout, x: float, y: float, wide: float) -> Drawn:
    return farm_on_a_phone(lay, lay.mine, x, y - 8, wide) if lay.mine is not None else ("", 0)


def _hand(lay: Layout, x: float, y: float, wide: float) -> Drawn:
    if not lay.view["hand"]:
        return "", 0
    cards, high = hand(lay, x, y + 14, wide)
    return heading(lay, x, y, word("Your hand"), word("each card serves by one of its four sides")) + cards, high + 14


def _siesta(lay: Layout, x: float, y: float, wide: float) -> Drawn:
    track, high = siesta(lay, x, y + 12, wide)
    return heading(lay, x, y, word("Siesta")) + order_next(lay, x + wide, y - 5) + track, high + 12


def _market(lay: Layout, x: float, y: float, wide: float) -> Drawn:
    hexes, high = market(lay, x + 2, y + 8, wide - 4)
    return _market_heading(lay, x, y) + hexes, high + 8


def _crafts(lay: Layout, x: float, y: float, wide: float) -> Drawn:
    buildings, high = crafts(lay, x, y + 10, wide, 10)
    return heading(lay, x, y, word("Craft buildings")) + _full_row(lay, x + wide, y) + buildings, high + 10


def _revenue(lay: Layout, x: float, y: float, wide: float) -> Drawn:
    chosen = lay.view["phase"] == "II"
    note = word("dice to take") if chosen else word("the dice of this round and who took them")
    spaces, high = revenue(lay, x, y + 10, wide, 2)
    return heading(lay, x, y, word("Revenue"), note) + spaces, high + 10


def _offer(lay: Layout, x: float, y: float, wide: float) -> Drawn:
    if not lay.view["roofs"]:
        return "", 0
    tiles, high = offer(lay, x, y + 10, wide)
    return heading(
        lay, x, y, word("Roof tiles"), say("for {n} silver each", n=lay.view["roof_price"])
    ) + tiles, high + 10


_SECTIONS: dict[str, Callable[[Layout, float, float, float], Drawn]] = {
    "f": _farm,
    "h": _hand,
    "s": _siesta,
    "m": _market,
    "c": _crafts,
    "r": _revenue,
    "o": _offer,
}
