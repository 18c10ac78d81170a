"""The village: revenue spaces with their dice, roof tiles for sale, and the craft buildings."""

from __future__ import annotations

from domain.kernel.art import line, path, polygon, rect
from domain.kernel.inks import BRIGHT, INK, KEY, LINE, MEADOW, QUIET, SEATS, SLATE, SOFT, TILES, WALL
from domain.kernel.pictures import fitting, text, width
from domain.kernel.telling import capital, say, term, word
from domain.titles.lagranja.parts import BUILDING_NAMES, NUMBER
from domain.titles.lagranja.pictures.layout import (
    Drawn,
    Layout,
    View,
    card_sheet,
    die,
    farmer,
    hollow,
    in_signs,
    thing,
)
from domain.titles.lagranja.pictures.pieces import roof_tile, told_of_roof
from domain.titles.lagranja.pictures.signs import BRINGS, REVENUE, REVENUE_TOLD
from domain.titles.lagranja.pictures.strip import tick
from domain.titles.lagranja.words import MARKER, TILE

ROW = 11  # of lights in a craft building


def revenue(lay: Layout, x: float, y: float, wide: float, columns: int, high: float = 44) -> Drawn:
    each, step = (wide - 8 * (columns - 1)) / columns, high + 6
    drawn = ""
    for space in REVENUE:
        row, column = divmod(space - 1, columns)
        drawn += _revenue(lay, space, x + column * (each + 8), y + row * step, each, high)
    return drawn, 6 // columns * step - 6


def _revenue(lay: Layout, space: int, x: float, y: float, wide: float, high: float) -> str:
    """What it brings, the dice that can be taken, and who took one."""
    view, box = lay.view, (x, y, wide, high)
    free = view["dice"].count(space)
    takers = [farm["seat"] for farm in view["farms"] for value in farm["dice"] if value == space]
    low = bool(free or takers or view["reserved"] == space)
    drawn = card_sheet(*box) + rect(x, y, 30, high, SOFT, 8, LINE) + die(space, x + 6, y + high / 2 - 9, 18)
    drawn += in_signs(lay, x + 37, y + (high / 2 - 9 if low else high / 2), REVENUE[space], 18 if low else 20, 2)[0]
    squeeze = min(1.0, (wide - 42) / max(1, 19 * free + 15 * len(takers)))
    dice = "".join(die(space, x + 37 + 19 * squeeze * n, y + high / 2 + 3, 16) for n in range(free))
    if free:
        drawn += lay.piece(dice, f"{space}", say("a die {n} to take", n=space), box, "value")
    at = x + 37 + 19 * squeeze * free
    drawn += "".join(farmer(seat, at + 6 + 15 * squeeze * n, y + high / 2 + 11, 5.5) for n, seat in enumerate(takers))
    if view["reserved"] == space:
        drawn += text(x + wide - 6, y + high - 6, word("reserved"), lay.small, anchor="end", fill=QUIET)
    title = say("revenue space {n}: {what}", n=space, what=REVENUE_TOLD[space])
    return lay.piece(drawn, f"{space}", title, box, "number")


def offer(lay: Layout, x: float, y: float, wide: float) -> Drawn:
    """Roof tiles that can be bought: phase I only."""
    columns, high = (4, 44) if lay.phone else (2, 34)
    each, drawn, tiles = (wide - 6 * (columns - 1)) / columns, "", lay.view["roofs"]
    for n, tile in enumerate(tiles):
        box = x + n % columns * (each + 6), y + n // columns * (high + 6), each, float(high)
        name = TILE.write(tile["tile"])
        drawn += lay.piece(roof_tile(lay, tile, *box), name, told_of_roof(tile), box, "tile")
    return drawn, -(-len(tiles) // columns) * (high + 6) - 6


def crafts(lay: Layout, x: float, y: float, wide: float, gap: float = 12) -> Drawn:
    each, high = (wide - gap) / 2, crafts_height(lay)
    drawn = ""
    for n, building in enumerate(lay.view["buildings"]):
        box = x + n % 2 * (each + gap), y + n // 2 * (high + 10), each, high
        drawn += _craft(lay, building, *box)
    return drawn, 3 * high + 20


def crafts_height(lay: Layout) -> float:
    return 72 + ROW * len(lay.view["farms"])


def _craft(lay: Layout, building: View, x: float, y: float, w: float, h: float) -> str:
    locked, kind, name = building["order_token"], building["id"], BUILDING_NAMES[building["id"]]
    face, shade = SLATE if locked else TILES
    drawn = rect(x + 4, y + 16, w - 8, h - 14, LINE, 3)
    drawn += rect(x + 4, y + 10, w - 8, h - 10, SOFT if locked else WALL, 3, SLATE[1] if locked else KEY)
    eaves = ((x + 2, y + 26), (x, y + 22), (x + 10, y), (x + w - 10, y), (x + w, y + 22), (x + w - 2, y + 26))
    drawn += polygon(eaves, shade, KEY) + polygon(eaves[1:5], face, KEY)
    drawn += die(NUMBER[kind] + 1, x + 12, y + 3.5, 15) + _called(lay, name, x + 31, y + 16, w - (60 if locked else 42))
    drawn += thing("lock", x + w - 25.5, y + 3, 15) if locked else ""
    drawn += _lights(lay, building, x, y, w, h) + _token(lay, building, x, y + h - 10, w)
    wants = ", ".join(building["asks"]).replace("_", " ")
    template = "{building}, opens after {n} others; wants {goods}" if locked else "{building}, open; wants {goods}"
    title = capital(say(template, building=name, n=_rank(lay, building) if locked else 0, goods=wants))
    return lay.piece(drawn, name, title, (x, y, w, h), "to")


def _called(lay: Layout, name: str, x: float, y: float, room: float) -> str:
    words = capital(term(name))
    bold = width(words, 12, True) <= room
    words, size = fitting(words, (12, lay.small), room, bold)
    return text(x, y, words, size, bold, fill=BRIGHT)


def _rank(lay: Layout, building: View) -> int:
    """How many locked ones open before it."""
    waiting = sorted(each["order_token"] for each in lay.view["buildings"] if each["order_token"])
    return waiting.index(building["order_token"])


def _lights(lay: Layout, building: View, x: float, y: float, w: float, h: float) -> str:
    """What it wants, and below it a row of lights for each player, in their shape."""
    asks = building["asks"]
    left, step = x + 26, min(36.0, (w - 34) / len(asks))
    drawn = "".join(thing(kind, left + n * step + (step - 18) / 2, y + 29, 18) for n, kind in enumerate(asks))
    for n, (farm, filled) in enumerate(zip(lay.view["farms"], building["rows"], strict=True)):
        seat, middle = farm["seat"], y + 56 + ROW * n
        row = farmer(seat, x + 16, middle, 4.2)
        done = seat in building["owners"]
        if done:
            end = left + step * len(asks)
            row += line(left + 3, middle, end - 16, middle, SEATS[seat], 3) + tick(end - 13, middle, 5)
        else:
            lights = (farmer if lit else hollow for lit in filled)
            row += "".join(light(seat, left + (m + 0.5) * step, middle, 4.2) for m, light in enumerate(lights))
        if seat == lay.me:
            row = rect(x + 8, middle - 5.5, left + step * len(asks) - x - 6, ROW, MEADOW[0], 5) + row
            if done or any(filled):
                mark = MARKER.write(f"{'owner' if done else 'row'}_{building['id']}")
                row = lay.piece(
                    row,
                    mark,
                    say("your markers: {place}", place=BUILDING_NAMES[building["id"]]),
                    (x, y, w, h),
                    "marker",
                )
        drawn += row
    return drawn


def _token(lay: Layout, building: View, x: float, y: float, w: float) -> str:
    """What its token brings, and what is left for who is first."""
    kind, narrow = building["id"], building["id"] in ("greengrocer", "butcher")
    drawn = line(x + 10, y - 11, x + w - 10, y - 11, LINE)
    arrow = f"M{x + 11:.1f} {y:.1f}H{x + 20:.1f}M{x + 16:.1f} {y - 4:.1f}L{x + 20:.1f} {y:.1f}L{x + 16:.1f} {y + 4:.1f}"
    drawn += path(arrow, "none", QUIET, 1.6) + in_signs(lay, x + 25, y, BRINGS[kind], 13.5 if narrow else 15, 2)[0]
    if building["order_token"]:
        rank = min(2, _rank(lay, building))
        words = (word("opens next"), word("opens 2nd"), word("opens 3rd"))[rank]
        if kind == "greengrocer":
            words = (word("next"), word("2nd"), word("3rd"))[rank]
        return drawn + text(x + w - 10, y + 4, words, lay.small, True, "end", INK)
    if building["completed"]:
        return drawn
    more = 1 + any(each["order_token"] for each in lay.view["buildings"])  # who is first opens the next one too
    words = f"+{more}" if kind == "greengrocer" else say("first +{n}", n=more)
    return drawn + thing("vp", x + w - 25, y - 7, 14) + text(x + w - 27, y + 4, words, lay.small, False, "end", QUIET)
