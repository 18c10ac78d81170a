"""The barn of a farm: its roof with tiles, the shelves of its stores and the pens."""

from __future__ import annotations

from domain.kernel.art import line, path, polygon, rect
from domain.kernel.inks import BRIGHT, INK, KEY, LINE, MEADOW, PLANK, QUIET, SHEET, SOFT, TILES
from domain.kernel.pictures import text, width
from domain.kernel.telling import say
from domain.titles.lagranja.parts import GOODS, ROOF_SPACES
from domain.titles.lagranja.pictures.layout import Drawn, Layout, View, thing
from domain.titles.lagranja.pictures.pieces import GIVEN, roof_tile, told_of_roof
from domain.titles.lagranja.words import SOURCE, TILE

SHELF, PITCH = 32, 44  # how high a shelf is, and how far the next one lies below


def slots_of(kind: str, many: int) -> str:
    """Goods in store can be given; those that are sold can be bought, be there any or not."""
    return " ".join(([GIVEN] if many else []) + (["kind kinds"] if kind in GOODS else []))


def shelves(lay: Layout, farm: View, x: float, y: float, wide: float, rows: tuple[tuple[str, ...], ...]) -> Drawn:
    """Kinds have fixed places; an empty one is an outline."""
    drawn = ""
    for down, kinds in enumerate(rows):
        each = wide / len(kinds)
        for across, kind in enumerate(kinds):
            drawn += _shelf(lay, kind, farm["store"][kind], x + across * each, y + down * PITCH, each - 12)
    return drawn, len(rows) * PITCH


def _shelf(lay: Layout, kind: str, many: int, x: float, y: float, wide: float) -> str:
    size = 22 if lay.phone else 24
    letters = (17 if wide > 56 else 15) if many else 13
    left = x + wide / 2 - (size + 3 + width(many, letters, bool(many))) / 2
    drawn = rect(x, y, wide, SHELF, SHEET if many else SOFT, 5, LINE)
    drawn += thing(kind, left, y + (SHELF - size) / 2, size, here=bool(many))
    drawn += text(
        left + size + 3, y + SHELF / 2 + letters * 0.36, many, letters, bool(many), fill=INK if many else QUIET
    )
    name, slots = SOURCE.write(kind), slots_of(kind, many)
    box = (x - 1, y - 6, max(44.0, wide + 2), 44.0)
    if not slots:
        return drawn
    return lay.piece(drawn, name, say("{goods} in your store", goods=f"{many} {name}"), box, slots, (x, y, wide, SHELF))


def pens(lay: Layout, farm: View, x: float, y: float, wide: float) -> Drawn:
    """A pig a pen; with many pens they are counted. Drawn, and how wide they are."""
    pigs, places = farm["store"]["pig"], max(farm["pens"], 1)
    each, high = min(34.0, wide / places), SHELF - 2.0
    box = (x - 2, y - 6, max(44.0, (wide if each < 24 else places * each) + 4), 44.0)
    if each < 24:
        label = f"{pigs}/{farm['pens']}"
        left = x + wide / 2 - (22 + width(label, 14, True)) / 2
        drawn = rect(x, y, wide, high, MEADOW[1]) + _rails(x, y, wide, high, (0, 1))
        drawn += thing("pig", left, y + 2, 19, here=bool(pigs)) + text(left + 22, y + high / 2 + 4, label, 14, True)
        places, each = 1, wide
    else:
        drawn = rect(x, y, places * each, high, MEADOW[1])
        drawn += "".join(thing("pig", x + n * each + (each - 20) / 2, y + 2, 20) for n in range(min(pigs, places)))
        drawn += _rails(x, y, places * each, high, tuple(n / places for n in range(places + 1)))
    title = say("{n} {n|pig|pigs}, pens for {pens}", n=pigs, pens=farm["pens"])
    seen, slots = (x - 2, y, places * each + 4, high), slots_of("pig", pigs)
    return lay.piece(drawn, SOURCE.write("pig"), title, box, slots, seen), places * each


def _rails(x: float, y: float, wide: float, high: float, posts: tuple[float, ...]) -> str:
    upright = "".join(f"M{x + wide * at:.1f} {y + 4:.1f}V{y + high:.1f}" for at in posts)
    across = f"M{x - 2:.1f} {y + high - 4:.1f}H{x + wide + 2:.1f}"
    return path(upright + across, "none", PLANK[1], 2.6)


def roofs(lay: Layout, farm: View, x: float, y: float, wide: float, high: float) -> str:
    """A tile on each of its places; free ones show their points."""
    drawn = polygon(((x, y + high), (x + 20, y), (x + wide - 20, y), (x + wide, y + high)), TILES[1], KEY)
    low = y + high - 7
    drawn += polygon(((x + 1.5, low), (x + 20, y), (x + wide - 20, y), (x + wide - 1.5, low)), TILES[0], KEY)
    places = max(len(ROOF_SPACES), len(farm["roofs"]))
    each = (wide - 44) / places
    for n in range(places):
        left, top, w, h = x + 22 + n * each + 2, y + 8, each - 4, high - 20
        if n < len(farm["roofs"]):
            tile = farm["roofs"][n]
            name = TILE.write(tile["tile"])
            title = told_of_roof(tile)
            box = (left, y + 2, w, max(44.0, high - 8))
            seen = left, top, w, h
            drawn += lay.piece(roof_tile(lay, tile, *seen), name, title, box, "source tile", seen)
        else:
            drawn += rect(left, top, w, h, TILES[1], 4)
            drawn += text(left + w / 2 - 2, y + high / 2 + 2, f"+{n}", 12, True, "end", BRIGHT)
            drawn += thing("vp", left + w / 2 + 1, y + high / 2 - 9, 14)
    return drawn


def door(x: float, y: float, w: float, h: float) -> str:
    cross = f"M{x:.1f} {y:.1f}L{x + w / 2:.1f} {y + h:.1f}M{x + w / 2:.1f} {y:.1f}L{x:.1f} {y + h:.1f}"
    other = f"M{x + w / 2:.1f} {y:.1f}L{x + w:.1f} {y + h:.1f}M{x + w:.1f} {y:.1f}L{x + w / 2:.1f} {y + h:.1f}"
    drawn = rect(x, y, w, h, TILES[0], 2, KEY) + path(cross + other, "none", BRIGHT, 2.5)
    return drawn + line(x + w / 2, y, x + w / 2, y + h, BRIGHT, 2.5)
