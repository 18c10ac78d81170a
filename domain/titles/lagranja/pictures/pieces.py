"""What lies at a farm: barrows, fields, extensions, helpers, roof tiles and donkey tiles."""

from __future__ import annotations

from domain.kernel.art import circle, faded, group, line, path, polygon, rect
from domain.kernel.inks import (
    ANNEX,
    BRIGHT,
    INK,
    KEY,
    LINE,
    MEADOW,
    PLANK,
    QUIET,
    SEATS,
    SHEET,
    SOFT,
    SOIL,
    TILES,
    WHEEL,
)
from domain.kernel.pictures import fitting, lines, text, width
from domain.kernel.telling import say, term, texts, word
from domain.titles.lagranja.parts import TILES as DONKEYS
from domain.titles.lagranja.pictures.layout import Layout, View, card_sheet, farmer, in_signs, signs_about, thing
from domain.titles.lagranja.pictures.signs import ROOF, Signs, helper_in_short, is_icon, once, wheel
from domain.titles.lagranja.pictures.strip import tick
from domain.titles.lagranja.words import CARD, MARKER, SOURCE

ADDED = texts("hand", "delivery", "pen")  # what an extension adds for good
GIVEN = "what goods paying marker"  # where in a command goods of a farm can stand


def roof_tile(lay: Layout, tile: View, x: float, y: float, w: float, h: float) -> str:
    signs, middle = ROOF[tile["kind"]], x + w / 2
    drawn = rect(x, y, w, h, SHEET, 4, KEY) + line(x + 5, y, x + w - 5, y, TILES[0], 3)
    if signs[0] in ("1 of", "2 of"):
        drawn += text(middle, y + h * 0.41, word(signs[0]), lay.small, True, "middle")
        drawn += signs_about(lay, middle, y + h * 0.74, signs[1:], 15, w - 5, 1)
    else:
        drawn += signs_about(lay, middle, y + h / 2 + 1, signs, 17 if lay.phone else 19, w - 8)
    return faded(drawn) + tick(x + w - 14, y + h - 8, 6) if tile.get("used") else drawn


def number_of(card: str) -> int:
    return int(card[5:])


def barrow(lay: Layout, found: View | None, box: tuple[float, float, float, float], mine: int) -> str:
    """A cart; white sockets are still wanted, those in the colour of the player are delivered."""
    x, y, w, h = box
    low = y + h - 18
    if found is None:
        corners = ((x + 2, y), (x + w - 2, y), (x + w - 12, low), (x + 12, low))
        return polygon(corners, "none", LINE) + text(
            x + w / 2, (y + low) / 2 + 4, word("free place"), lay.small, False, "middle", QUIET
        )
    body = ((x + 2, y), (x + w - 2, y), (x + w - 12, low), (x + 12, low))
    drawn = polygon(((a, b + 3) for a, b in body), LINE)
    drawn += "".join(wheel(at, low + 6, 10, WHEEL) for at in (x + 30, x + w - 28)) + polygon(body, PLANK[0], KEY)
    drawn += polygon(((x + 9, low - 7), (x + w - 9, low - 7), (x + w - 12, low), (x + 12, low)), PLANK[1], KEY)
    drawn += _sockets(lay, found, x, y, w, low, mine)
    points, middle = found["vp"], (y + low - 7) / 2
    drawn += thing("vp", x + w - 52, middle - 9, 18)
    drawn += text(x + w - 32, middle + 6, points, 17 if points < 10 else 13, True)
    name, mark = CARD.write(found["card"]), MARKER.write(f"barrow_{found['card']}")
    said = say("card {n}", n=number_of(found["card"])) + (" +" if found["market"] else "")
    label = text(
        x + w / 2 + (20 if found["market"] else 0),
        low + 14,
        said,
        lay.small,
        False,
        "end" if found["market"] else "middle",
        QUIET,
    )
    label += farmer(mine, x + w / 2 + 29, low + 10, 4.6) if found["market"] else ""
    around = (x, y, w, h)
    if any(found["filled"]):
        label = lay.piece(label, mark, say("a marker on {place}", place=mark), around, "marker")
    template = "your barrow, {card}, {n} {n|point|points}" + (" and a market marker" if found["market"] else "")
    return lay.piece(drawn + label, name, say(template, card=name, n=points), around, "to barrow instead card")


def _sockets(lay: Layout, found: View, x: float, y: float, w: float, low: float, mine: int) -> str:
    step = min(30.0, (w - 68) / len(found["asks"]))
    size, drawn = min(26.0, step - 2), ""
    for n, (kind, full) in enumerate(zip(found["asks"], found["filled"], strict=True)):
        left, top = x + 14 + n * step, (y + low - 7 - size) / 2
        part = rect(left, top, size, size, SEATS[mine] if full else SHEET, 5, KEY if full else PLANK[1])
        part += thing(kind, left + 2, top + 2, size - 4)
        name = SOURCE.write(kind)
        if full:
            drawn += group(
                part + tick(left + size - 9, top + size - 5, 5.5, BRIGHT), say("{good}: delivered", good=name)
            )
        else:
            drawn += lay.piece(
                part, name, say("{good}: not delivered yet", good=name), (left - 1, y, step, low - y), "symbol"
            )
    return drawn


def field(lay: Layout, found: View, x: float, y: float, w: float, h: float) -> str:
    """Ripe: soil and crop; empty: pale, with the outline of what will grow."""
    ripe, crop = found["grown"], found["crop"]
    face, shade = SOIL if ripe else PLANK
    drawn = rect(x, y, w, h, face, 6, KEY if ripe else shade)
    drawn += "".join(line(x + 5, y + h * n / 4, x + w - 5, y + h * n / 4, shade, 1.5) for n in (1, 2, 3))
    size = min(h - 8, 30)
    if not ripe:
        drawn += rect(x + w / 2 - size / 2 - 3, y + h / 2 - size / 2, size + 6, size, SHEET, 5)
        drawn += thing(crop, x + w / 2 - size / 2 + 2, y + h / 2 - size / 2 + 2, size - 4, here=False)
        return group(drawn, say("field: {crop}, empty, grows in phase I", crop=crop))
    many = max(1, min(3, int((w - 8) // (size + 6))))
    first = x + w / 2 - (many * (size + 4) - 4) / 2
    drawn += "".join(thing(crop, first + n * (size + 4), y + (h - size) / 2, size) for n in range(many))
    name = SOURCE.write(f"field_{crop}")
    return lay.piece(drawn, name, say("{crop} on your field", crop=crop), (x, y, w, h), GIVEN)


def upgrades(side: View) -> list[tuple[str, int, str]]:
    """What an extension adds for good: sign, number, word."""
    kinds = (("hand_limit", "card"), ("extra_deliveries", "cart"), ("pig_pens", "pen"))
    return [(sign, side[key], added) for (key, sign), added in zip(kinds, ADDED, strict=True) if side[key]]


def told_of(side: View) -> str:
    found = [f"{word(added)} +{many}" for _, many, added in upgrades(side)]
    if side["income"]:
        brings = f"{side['income'][1]} {side['income'][0].replace('_', ' ')}"
        found.append(say("every round {goods}", goods=brings))
    return ", ".join(found)


def extension(lay: Layout, side: View, x: float, y: float, w: float, h: float) -> str:
    """A shed: what it adds, and what it brings every round."""
    drawn = polygon(((x, y + 9), (x + 7, y), (x + w - 7, y), (x + w, y + 9)), TILES[0], KEY)
    drawn += rect(x + 3, y + 9, w - 6, h - 9, ANNEX, 2, KEY)
    adds: list[str] = [part for sign, many, _ in upgrades(side) for part in (sign, f"+{many}")]
    brings: Signs = (str(side["income"][1]), side["income"][0]) if side["income"] else ()
    middle = y + 9 + (h - 9) / 2
    if w > 110:
        drawn += in_signs(lay, x + 10, middle, tuple(adds), 18, 2)[0]
        if brings:
            drawn += line(x + w - 54, y + 13, x + w - 54, y + h - 5, QUIET)
            drawn += in_signs(lay, x + w - 48, middle, brings, 20)[0]
    else:
        if len(adds) > 2 and {part for part in adds if not is_icon(part)} == {"+1"}:
            adds = ["+1", *(part for part in adds if is_icon(part))]
        drawn += signs_about(lay, x + w / 2, middle - (8 if brings else 0), tuple(adds), 14.5, w - 10)
        drawn += signs_about(lay, x + w / 2, middle + 8, ("again", *brings), 15, w - 10, 3) if brings else ""
    return group(drawn, say("extension, card {n}: {what}", n=number_of(side["card"]), what=told_of(side)))


def helper(lay: Layout, found: View, x: float, y: float, w: float, h: float, mine: bool) -> str:
    sign, words = helper_in_short(found)
    used = found["used"]
    ink = QUIET if used else INK
    portrait = thing("helper", x + 9, y + h / 2 - 18, 22) + (
        thing(sign, x + 13, y + h / 2 + 3, 15) if sign != "helper" else ""
    )
    drawn = card_sheet(x, y, w, h) + rect(x + 6, y + 6, 28, h - 12, SOFT, 6) + (faded(portrait) if used else portrait)
    when = word("used") if used else once(found)
    room = w - (73 if used else 57) - width(when, lay.small)
    name, size = fitting(term(found["name"]), (12 if lay.phone else 13, lay.small), room, True)
    drawn += text(x + 41, y + 17, name, size, True, fill=ink)
    drawn += tick(x + w - 22, y + 13, 6) if used else ""
    drawn += text(x + w - (26 if used else 10), y + 17, when, lay.small, False, "end", QUIET)
    for n, row in enumerate(lines(words, lay.small, w - 50)):
        drawn += text(x + 41, y + 32 + 14 * n, row, lay.small, fill=ink)
    title, name = f"{term(found['name'])}: {term(found['text'])}", CARD.write(found["card"])
    return lay.piece(drawn, name, title, (x, y, w, h), "source instead") if mine else group(drawn, title)


def helper_height(lay: Layout, found: list[View], w: float) -> float:
    most = max((len(lines(helper_in_short(each)[1], lay.small, w - 50)) for each in found), default=1)
    return max(48, 26 + 14 * most)


def donkey_tile(lay: Layout, tile: int, farm: View, x: float, y: float, w: float, h: float) -> str:
    """So many donkeys, and hats for the rest; the one of this round is framed, a used one pale."""
    now, used = tile == (farm["own_choice"] or farm["tile"]), tile in farm["tiles_used"]
    drawn = rect(x, y, w, h, MEADOW[1], 6, INK, 2) if now else card_sheet(x, y, w, h, r=6)
    size = min(h - 6, (w - 8) / 4 - 1, 21)
    left = x + w / 2 - 2 * (size + 1)
    row = "".join(
        thing("donkey" if n < tile else "hat", left + n * (size + 1) + 0.5, y + (h - size) / 2, size) for n in range(4)
    )
    return drawn + (faded(row) if used and not now else row)


def told_of_tile(tile: int, farm: View) -> str:
    now, used = tile == (farm["own_choice"] or farm["tile"]), tile in farm["tiles_used"]
    state = f", {word('this round')}" if now else f", {word('used')}" if used else ""
    return say("{n} {n|donkey|donkeys}, {hats} {hats|hat|hats}", n=tile, hats=DONKEYS[tile]) + state


def told_of_roof(tile: View) -> str:
    name = term(f"roof tile {tile['tile'][5]}-{tile['tile'][7]}")
    return say("{tile}: {text} (used)" if tile.get("used") else "{tile}: {text}", tile=name, text=tile["text"])


def back(x: float, y: float, w: float, h: float, ink: str) -> str:
    """What is hidden: a back with a posthorn."""
    c, m = x + w / 2, y + h / 2
    drawn = rect(x, y, w, h, ink, 6, KEY) + rect(x + 3, y + 3, w - 6, h - 6, "none", 4, BRIGHT, 1)
    drawn += circle(c - 2, m, 5, "none", BRIGHT, 2)
    bell = f"M{c - 12:.1f} {m + 5:.1f}H{c + 5:.1f}L{c + 12:.1f} {m + 8:.1f}V{m + 1:.1f}L{c + 5:.1f} {m + 5:.1f}"
    return drawn + path(bell, BRIGHT, BRIGHT, 2)
