"""The reader's own farm as it lies: barrows above, fields left, extensions right, helpers below, and the barn."""

from __future__ import annotations

from domain.kernel.art import group, line, rect
from domain.kernel.inks import ACCENT, KEY, LINE, MEADOW, QUIET, SHEET, WALL
from domain.kernel.pictures import Box, fitting, text, width
from domain.kernel.telling import capital, say, term, texts, word
from domain.titles.lagranja.parts import BUILDING_NAMES, NUMBER, PLACES, TILES, TILES_BACK
from domain.titles.lagranja.pictures.layout import Drawn, Layout, View, die, farmer, thing
from domain.titles.lagranja.pictures.pieces import (
    barrow,
    donkey_tile,
    extension,
    field,
    helper,
    helper_height,
    told_of_tile,
)
from domain.titles.lagranja.pictures.stores import PITCH, door, pens, roofs, shelves

PAYS = "what goods paying"  # where in a command silver and points can stand
BAYS = dict(zip(("fields", "extensions"), texts("fields", "extensions"), strict=True))
ROW = 54  # of a field and an extension on a desk


def purse(lay: Layout, kind: str, many: int, x: float, y: float, size: float) -> str:
    letters = size * 0.85
    drawn = thing(kind, x, y - size / 2, size) + text(x + size + 4, y + letters * 0.36, many, letters, True)
    box, seen = (x - 3, y - 22, max(50.0, size + 20), 44.0), (x - 3, y - size / 2 - 2, max(50.0, size + 20), size + 4)
    return lay.piece(drawn, kind, term(f"{many} {kind}"), box, PAYS, seen)


def ground(x: float, y: float, wide: float, high: float) -> str:
    return rect(x, y + 3, wide, high, LINE, 10) + rect(x, y, wide, high, MEADOW[0], 10, MEADOW[1])


def farm_on_a_desk(lay: Layout, f: View, x: float, y: float, wide: float) -> Drawn:
    side = 176
    inner = wide - side - 42
    left, right, gap = 128.0, 158.0, 16.0
    barn = inner - left - right - 2 * gap
    rows = max(3, len(f["fields"]), len(f["extensions"]))
    middle, mid_high = y + 44 + 76, max(70 + 3 * PITCH, 18 + rows * ROW)
    places = max(PLACES, len(f["barrows"]), len(f["helpers"]))
    each = (inner - 10 * (places - 1)) / places
    high_h, hy = helper_height(lay, f["helpers"], each), middle + mid_high + 12
    high = hy + high_h + 14 - y
    drawn = ground(x, y, wide, high) + _head_wide(lay, f, x, y)
    for n in range(places):
        at = x + 14 + n * (each + 10)
        found = f["barrows"][n] if n < len(f["barrows"]) else None
        drawn += barrow(lay, found, (at, y + 44, each, 62), f["seat"]) if n < PLACES or found else ""
        if n < len(f["helpers"]):
            drawn += helper(lay, f["helpers"][n], at, hy, each, high_h, mine=True)
        elif n < PLACES:
            drawn += rect(at, hy, each, high_h, "none", 8, MEADOW[1])
            drawn += text(at + each / 2, hy + high_h / 2 + 4, word("free place"), 12, False, "middle", QUIET)
    drawn += _sides(lay, f, x + 14, x + 14 + left + barn + 2 * gap, middle, left, right)
    drawn += _barn(lay, f, x + 14 + left + gap, middle, barn, mid_high)
    return drawn + _margin(lay, f, x + wide - side - 14, y, side, high), high + 3


def _head_wide(lay: Layout, f: View, x: float, y: float) -> str:
    more = max(0.0, width(word("Your farm"), 18, True) - 110)
    drawn = farmer(f["seat"], x + 26, y + 23, 13, True) + text(x + 48, y + 29, word("Your farm"), 18, True)
    drawn += purse(lay, "vp", f["vp"], x + 176 + more, y + 22, 26)
    drawn += purse(lay, "silver", f["silver"], x + 258 + more, y + 22, 26)
    at, held = x + 346.0 + more, say("{n} of {limit}", n=f["cards_in_hand"], limit=f["hand_limit"])
    extra = f"+{f['extra_deliveries']}"
    for sign, many, below in (("card", held, word("hand")), ("cart", extra, word("extra delivery"))):
        drawn += thing(sign, at, y + 12, 22) + text(at + 26, y + 22, many, 13, True)
        below, _ = fitting(below, (12,), 96)
        drawn += text(at + 26, y + 36, below, 12, fill=QUIET)
        at += 40 + max(width(below, 12), width(many, 13, True))
    return drawn


def _sides(lay: Layout, f: View, x: float, right: float, y: float, wide: float, wide_right: float) -> str:
    drawn = text(x, y + 10, word("Fields"), 12, fill=QUIET) + text(right, y + 10, word("Extensions"), 12, fill=QUIET)
    if width(word("each round"), 12) + width(word("Extensions"), 12) < wide_right - 6:
        drawn += text(right + wide_right, y + 10, word("each round"), 12, False, "end", QUIET)
    for n in range(max(3, len(f["fields"]))):
        box = x, y + 18 + n * ROW, wide, ROW - 8.0
        drawn += field(lay, f["fields"][n], *box) if n < len(f["fields"]) else rect(*box, "none", 6, MEADOW[1])
    for n in range(max(3, len(f["extensions"]))):
        box = right, y + 18 + n * ROW, wide_right, ROW - 8.0
        if n < len(f["extensions"]):
            drawn += extension(lay, f["extensions"][n], *box)
        else:
            drawn += rect(right + 3, box[1] + 4, wide_right - 6, ROW - 12, "none", 4, MEADOW[1])
    return drawn


def _barn(lay: Layout, f: View, x: float, y: float, wide: float, high: float) -> str:
    drawn = rect(x + 8, y + 46, wide - 16, high - 46, WALL, 3, KEY) + roofs(lay, f, x - 4, y, wide + 8, 56)
    kinds = (("olive", "grain", "grape"), ("food", "wine", "meat", "trade_good"))
    goods, tall = shelves(lay, f, x + 21, y + 68, wide - 30, kinds)
    stalls, long = pens(lay, f, x + 22, y + 68 + tall, wide - 110)
    drawn += (
        goods + stalls + text(x + 36 + long, y + 68 + tall + 19, say("{n} {n|pen|pens}", n=f["pens"]), 12, fill=QUIET)
    )
    spare = high - 68 - tall - PITCH - 4
    return drawn + (door(x + wide / 2 - 42, y + high - min(spare, 66), 84, min(spare, 66)) if spare > 36 else "")


def _margin(lay: Layout, f: View, x: float, y: float, wide: float, high: float) -> str:
    """Donkey tiles, dice of the round, markers and craft tokens."""
    drawn, x, at = line(x - 4, y + 52, x - 4, y + high - 16, MEADOW[1], 1.5), x + 8, y + 28
    drawn += text(x, at, word("Donkey tiles"), 13, True) + text(x, at + 16, word("deliveries and hats"), 12, fill=QUIET)
    at += 26
    for tile in TILES:
        drawn += _tile(lay, f, tile, (x, at, 106, 32), (x + 116, at + 20, "start"), (x, at, wide - 8, 38))
        at += 40
    drawn += text(x, at + 14, _tiles_back(lay), 12, fill=QUIET)
    at += 30
    if f["dice"]:
        dice = "".join(die(value, x + 70 + 28 * n, at, 22) for n, value in enumerate(f["dice"]))
        drawn += text(x, at + 15, word("Your dice"), 12, fill=QUIET) + dice
        at += 36
    if f["markers_left"] is not None:
        begins = x + max(92.0, width(word("Markers left"), 12) + 14)
        drawn += text(x, at + 12, word("Markers left"), 12, fill=QUIET) + farmer(f["seat"], begins, at + 8, 6.5)
        drawn += text(begins + 12, at + 13, f["markers_left"], 14, True)
        at += 28
    owned = [*f["tokens"], *f["new_tokens"]]
    drawn += text(x, at + 12, word("Craft tokens") if owned else word("Craft tokens: none yet"), 12, fill=QUIET)
    return drawn + "".join(_token(lay, f, each, x, at + 20 + 24 * n, wide - 8, 21) for n, each in enumerate(owned))


def _tiles_back(lay: Layout) -> str:
    return say("back in round {n}", n=TILES_BACK) if lay.view["round"] < TILES_BACK else ""


def _tile(lay: Layout, f: View, tile: int, place: Box, label: tuple[float, float, str], box: Box) -> str:
    """`label`: where it is said how it stands; `box`: what is pressed."""
    now, used = tile == (f["own_choice"] or f["tile"]), tile in f["tiles_used"]
    x, y, anchor = label
    state = word("now") if now else word("used") if used else word("left") if lay.phone else ""
    drawn = donkey_tile(lay, tile, f, *place) + text(x, y, state, lay.small, now, anchor, ACCENT if now else QUIET)
    return lay.piece(drawn, f"{tile}", told_of_tile(tile, f), box, "tile", place)


def _token(lay: Layout, f: View, building: str, x: float, y: float, wide: float, high: float) -> str:
    """Those of this turn have not brought anything yet."""
    new, name = building not in f["tokens"], BUILDING_NAMES[building]
    drawn = rect(x, y, wide, high, SHEET, 4, ACCENT if new else LINE)
    drawn += die(NUMBER[building] + 1, x + 3, y + high / 2 - 7.5, 15) + text(
        x + 24, y + high / 2 + 4.5, fitting(capital(term(name)), (lay.small,), wide - 28, True)[0], lay.small, True
    )
    title = say("your token of the {building}, new" if new else "your token of the {building}", building=name)
    return lay.piece(drawn, name, title, (x, y, wide, high), "building")


def farm_on_a_phone(lay: Layout, f: View, x: float, y: float, wide: float) -> Drawn:
    inner, left = wide - 16, x + 8
    drawn, at = _barrows(lay, f, left, y + 46, inner)
    yard, high = _yard(lay, f, left, at, inner)
    drawn += yard
    at += high
    for each in f["helpers"]:
        tall = helper_height(lay, [each], inner)
        drawn += helper(lay, each, left, at, inner, tall, mine=True)
        at += tall + 6
    drawn += text(left, at + 13, word("Donkey tiles"), 12, True)
    note = "; ".join(filter(None, (word("deliveries and hats"), _tiles_back(lay))))
    begins = left + max(88.0, width(word("Donkey tiles"), 12, True) + 8)
    drawn += text(begins, at + 13, fitting(note, (11,), left + inner - begins)[0], 11, fill=QUIET)
    each_wide = (inner - 18) / 4
    for tile in TILES:
        a = left + (tile - 1) * (each_wide + 6)
        box = (a, at + 19, each_wide, 46)
        drawn += _tile(lay, f, tile, (a, at + 20, each_wide, 28), (a + each_wide / 2, at + 62, "middle"), box)
    at += 70
    below, high = _below(lay, f, left, at, inner)
    high = at + high - y
    return ground(x, y, wide, high) + _head_narrow(lay, f, x, y, wide) + drawn + below, high + 3


def _head_narrow(lay: Layout, f: View, x: float, y: float, wide: float) -> str:
    drawn = farmer(f["seat"], x + 22, y + 22, 11, True) + text(
        x + 40, y + 27, *fitting(word("Your farm"), (15, 13, 11), 88, True), True
    )
    drawn += purse(lay, "vp", f["vp"], x + 131, y + 22, 21) + purse(lay, "silver", f["silver"], x + 185, y + 22, 21)
    drawn += thing("cart", x + 243, y + 12, 19) + text(x + 265, y + 27, f"+{f['extra_deliveries']}", 14, True)
    if f["markers_left"] is not None:
        drawn += farmer(f["seat"], x + wide - 36, y + 22, 6) + text(x + wide - 27, y + 27, f["markers_left"], 14, True)
    return drawn


def _barrows(lay: Layout, f: View, x: float, y: float, wide: float) -> tuple[str, float]:
    """Two beside each other; and where they end."""
    drawn, each, found = "", (wide - 6) / 2, f["barrows"]
    for n in range(max(PLACES, len(found)) if len(found) % 2 else max(2, len(found))):
        box = (x + n % 2 * (each + 6), y + n // 2 * 68, each, 62.0)
        drawn += barrow(lay, found[n] if n < len(found) else None, box, f["seat"]) if n < len(found) + 2 else ""
    rows = -(-max(2, len(found)) // 2)
    return drawn, y + rows * 68 + 2


def _yard(lay: Layout, f: View, x: float, y: float, wide: float) -> Drawn:
    """One long roof over fields, stores and extensions."""
    rows, side = max(3, len(f["fields"]), len(f["extensions"])), 82.0
    tall = max(rows * 50, 4 * PITCH) + 6.0
    drawn = rect(x + 6, y + 44, wide - 12, tall + 14, WALL, 3, KEY) + roofs(lay, f, x - 4, y, wide + 8, 56)
    top, fields, store, sheds = y + 68, x + 12, x + 102, x + wide - 12 - side
    for n in range(rows):
        at = top + n * 50
        drawn += _bay(lay, f, "fields", n, fields, at, side) + _bay(lay, f, "extensions", n, sheds, at, side)
    between = sheds - 8 - store
    goods, high = shelves(lay, f, store, top, between + 12, (("olive", "food"), ("grain", "wine"), ("grape", "meat")))
    last, _ = shelves(lay, f, store, top + high, (between + 12) / 2, (("trade_good",),))
    stalls, _ = pens(lay, f, store + between / 2 + 7, top + high, between / 2 - 9)
    return drawn + goods + last + stalls, 68 + tall


def _bay(lay: Layout, f: View, kind: str, n: int, x: float, y: float, wide: float) -> str:
    if n < len(f[kind]):
        return (field if kind == "fields" else extension)(lay, f[kind][n], x, y, wide, 44)
    if n >= 3:
        return ""
    empty = rect(x, y, wide, 44, "none", 6, LINE)
    return empty + (
        text(x + wide / 2, y + 26, word(BAYS[kind]), 11, False, "middle", QUIET) if n == len(f[kind]) else ""
    )


def _below(lay: Layout, f: View, x: float, y: float, wide: float) -> Drawn:
    """Dice of the round and craft tokens, if there are any."""
    drawn, at = "", y
    if f["dice"]:
        drawn += text(x, at + 15, word("Your dice"), 12, True)
        drawn += group("".join(die(value, x + 74 + 26 * n, at + 1, 20) for n, value in enumerate(f["dice"])))
        at += 30
    owned, each = [*f["tokens"], *f["new_tokens"]], (wide - 6) / 2
    for n, building in enumerate(owned):
        drawn += _token(lay, f, building, x + n % 2 * (each + 6), at + n // 2 * 50, each, 44)
    return drawn, at + -(-len(owned) // 2) * 50 - y
