"""The farms of others: on a desk in two or three lines each; on a telephone a row unfolds to the same."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.art import group, line, polygon, rect
from domain.kernel.inks import KEY, LINE, PLANK, QUIET, SEATS, SHEET, SOFT, SOIL, TILES, WALL
from domain.kernel.pictures import text, width
from domain.kernel.telling import say, word
from domain.titles.lagranja.parts import BUILDING_NAMES, NUMBER, STORED
from domain.titles.lagranja.parts import TILES as DONKEYS
from domain.titles.lagranja.pictures.layout import (
    Drawn,
    Layout,
    View,
    card_sheet,
    corner_flag,
    die,
    farmer,
    named_in_room,
    thing,
    told,
)
from domain.titles.lagranja.pictures.pieces import (
    back,
    donkey_tile,
    helper,
    helper_height,
    number_of,
    roof_tile,
    told_of_roof,
    told_of_tile,
)
from domain.titles.lagranja.words import CARD

Thing = tuple[float, str]  # how wide it is, and drawn at the origin, 36 high


def other_farm(lay: Layout, farm: View, x: float, y: float, wide: float) -> Drawn:
    margin = 8 if lay.phone else 14
    head = 0 if lay.phone else 44
    drawn = "" if lay.phone else _head(lay, farm, x, y, wide)
    at, top = x + margin, y + (head or 10)
    for long, part in _things(lay, farm):
        if at + long > x + wide - margin and at > x + margin:
            at, top = x + margin, top + 46
        drawn += group(part, at=(at, top))
        at += long + 9
    top += 48
    columns = 1 if lay.phone else 3
    each = (wide - 2 * margin - 10 * (columns - 1)) / columns
    found, tall = farm["helpers"], 0.0
    for n in range(0, len(found), columns):
        tall = helper_height(lay, found[n : n + columns], each)
        for k, one in enumerate(found[n : n + columns]):
            drawn += helper(lay, one, x + margin + k * (each + 10), top, each, tall, mine=False)
        top += tall + 8
    high = top - y + 4
    return card_sheet(x, y, wide, high, SOFT, LINE, 10) + drawn, high + 2


def _head(lay: Layout, farm: View, x: float, y: float, wide: float) -> str:
    seat, at = farm["seat"], x + 176.0
    drawn = farmer(seat, x + 26, y + 22, 12, True) + named_in_room(lay, seat, x + 48, y + 22, 118, 15)
    for sign, many in (("vp", told(farm["vp"])), ("silver", told(farm["silver"]))):
        drawn += thing(sign, at, y + 12, 20) + text(at + 25, y + 29, many, 18, True)
        at += 82
    held = say("{n} of {limit}", n=farm["cards_in_hand"], limit=farm["hand_limit"])
    for sign, many in (("card", held), ("cart", f"+{farm['extra_deliveries']}"), ("", farm["markers_left"])):
        if many is not None:
            drawn += thing(sign, at, y + 12, 20) if sign else farmer(seat, at + 10, y + 22, 6.5)
            drawn += text(at + 25, y + 27, many, 14, True)
            at += 40 + width(many, 14, True)
    tile, long = _tile(lay, farm, x + wide - 104, y + 8, 90, 26)
    left = ", ".join(str(each) for each in DONKEYS if each not in farm["tiles_used"]) or word("none")
    words = say("donkeys left: {tiles}", tiles=left)
    drawn += text(x + wide - (24 if long else 14) - long, y + 26, words, 12, False, "end", QUIET)
    return drawn + tile


def _tile(lay: Layout, farm: View, x: float, y: float, w: float, h: float) -> tuple[str, float]:
    """The donkey tile of the round; before all have chosen its back."""
    if farm["tile"]:
        return group(donkey_tile(lay, farm["tile"], farm, x, y, w, h), told_of_tile(farm["tile"], farm)), w
    if farm["chosen"]:
        hidden = back(x, y, w, h, SEATS[farm["seat"]])
        return group(hidden, say("{who}: a donkey tile is chosen", who=lay.name(farm["seat"]))), w
    return "", 0.0


def _things(lay: Layout, farm: View) -> Iterator[Thing]:
    for found in farm["barrows"]:
        yield _barrow(lay, farm, found)
    for found in farm["fields"]:
        yield _field(found)
    yield _store(farm, 37 if lay.phone else 40)
    yield (
        36,
        group(thing("pen", 0, 7, 20) + text(23, 23, farm["pens"], 14, True), say("{n} {n|pen|pens}", n=farm["pens"])),
    )
    if lay.phone:
        yield 44, thing("cart", 0, 7, 20) + text(23, 23, f"+{farm['extra_deliveries']}", 14, True)
    incomes = [side["income"] for side in farm["extensions"] if side["income"]]
    if incomes:
        drawn = thing("annex", 0, 5, 24)
        for n, (kind, many) in enumerate(incomes):
            drawn += text(30 + 44 * n, 23, f"+{many}", 12, True) + thing(kind, 48 + 44 * n, 8, 19)
        yield 26 + 44 * len(incomes), group(drawn, word("what the extensions bring every round"))
    for building in (*farm["tokens"], *farm["new_tokens"]):
        drawn = rect(0, 8, 30, 26, WALL, 3, KEY) + polygon(((-2, 12), (4, 0), (26, 0), (32, 12)), TILES[0], KEY)
        yield (
            34,
            group(
                drawn + die(NUMBER[building] + 1, 8, 15, 15),
                say("token of the {building}", building=BUILDING_NAMES[building]),
            ),
        )
    for tile in farm["roofs"]:
        title = told_of_roof(tile)
        yield 62, group(roof_tile(lay, tile, 0, 1, 62, 34), title)
    if lay.phone and (farm["tile"] or farm["chosen"]):
        drawn, long = _tile(lay, farm, 0, 4, 84, 28)
        yield long, drawn


def _barrow(lay: Layout, farm: View, found: View) -> Thing:
    many, name = len(found["asks"]), CARD.write(found["card"])
    long = 70 + 24 * many + (7 if found["vp"] > 9 else 0)
    drawn = rect(0, 0, long, 36, PLANK[0], 6, KEY) + thing("cart", 5, 8, 20)
    for n, (kind, full) in enumerate(zip(found["asks"], found["filled"], strict=True)):
        drawn += rect(29 + 24 * n, 7, 22, 22, SEATS[farm["seat"]] if full else SHEET, 4, PLANK[1])
        drawn += thing(kind, 31 + 24 * n, 9, 18)
    drawn += thing("vp", 32 + 24 * many, 9, 17) + text(51 + 24 * many, 24, found["vp"], 14, True)
    drawn += corner_flag(long, 0) if lay.has_changed(farm["seat"], name) else ""
    title = say("barrow, card {card}, for {n} {n|point|points}", card=number_of(found["card"]), n=found["vp"])
    return long, group(drawn, title, piece=f"{farm['seat']} {name}")


def _field(found: View) -> Thing:
    face, shade = SOIL if found["grown"] else PLANK
    drawn = rect(0, 0, 40, 36, face, 6, KEY) + line(4, 10, 36, 10, shade) + line(4, 26, 36, 26, shade)
    if found["grown"]:
        drawn += thing(found["crop"], 7, 5, 26)
    else:
        drawn += rect(8, 6, 24, 24, SHEET, 5) + thing(found["crop"], 10, 8, 20, here=False)
    return 40, group(
        drawn, say("field: {crop}, ripe" if found["grown"] else "field: {crop}, empty", crop=found["crop"])
    )


def _store(farm: View, step: int) -> Thing:
    """A small barn with what is in it."""
    held = [(kind, farm["store"][kind]) for kind in STORED if farm["store"][kind]]
    long = max(64, 12 + step * len(held))
    drawn = rect(4, 0, long, 36, WALL, 3, KEY) + polygon(((1, 4), (8, -5), (long, -5), (long + 7, 4)), TILES[0], KEY)
    for n, (kind, many) in enumerate(held):
        drawn += thing(kind, 11 + step * n, 9, 22) + text(34 + step * n, 26, many, 14 if many < 10 else 12, True)
    return long + 8, drawn + ("" if held else text(4 + long / 2, 24, word("empty"), 12, False, "middle", QUIET))
