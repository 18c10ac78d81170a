"""The table as a picture (SVG), from a view: the village above, the farms below it, then the reader's hand."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from domain.lagranja.drawing_farm import FARM_WIDTH, farm, farm_height, hand, hand_height
from domain.lagranja.icons import FAINT, FONT, INK, LINE, PAPER, box, clipped, die, icon, marker, words
from domain.lagranja.parts import BUILDING_NAMES, NUMBER, PLACE, ROUNDS, SIESTA_VP

View = dict[str, Any]
WIDTH, MARGIN = 940, 12
HEX = 31.0
MARKET_X, MARKET_Y = 325.0, 188.0
BUILDING_W = 196
PHASES = {"I": "farm", "II": "revenue", "III": "transport", "IV": "scoring"}
REVENUE: dict[int, tuple[str, ...]] = {
    1: ("pig",),
    2: ("card", "|", "olive", "grain", "grape"),
    3: ("olive", "grain", "grape"),
    4: ("silver",),
    5: ("upgrade", "hat"),
    6: ("donkey", "|", "silver"),
}
NOTES = {2: "one", 3: "2 different", 4: "4", 5: "any two", 6: "2"}


def svg(view: View) -> str:
    village_height = _village_height(view)
    shapes = [_heading(view), *_village(view)]
    y = village_height
    pairs = [view["farms"][n : n + 2] for n in range(0, len(view["farms"]), 2)]
    for pair in pairs:
        shapes += [farm(view, each, MARGIN + n * (FARM_WIDTH + MARGIN), y) for n, each in enumerate(pair)]
        y += max(farm_height(each) for each in pair) + MARGIN
    if view["hand"]:
        shapes.append(hand(view["hand"], MARGIN, y))
        y += hand_height(len(view["hand"])) + MARGIN
    size = f'viewBox="0 0 {WIDTH} {y:g}" width="{WIDTH}" height="{y:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {FONT}>'
    return head + box(0, 0, WIDTH, y, PAPER, PAPER, 0) + "".join(shapes) + "</svg>"


def _heading(view: View) -> str:
    phase = f"phase {view['phase']}, {PHASES[view['phase']]}" if view["phase"] else "before the game"
    order = "".join(marker(seat, 380 + 22 * n, 9, 17) for n, seat in enumerate(view["order"]))
    return (
        words(MARGIN, 22, f"Round {view['round']} of {ROUNDS}, {phase}", 15, INK, bold=True)
        + words(336, 22, "Order", 11, FAINT)
        + order
        + words(WIDTH - MARGIN, 22, clipped(view["deck"], 64), 9, FAINT, "end")
    )


def _village_height(view: View) -> float:
    return 36 + 2 * _building_height(view) + 314 + MARGIN


def _village(view: View) -> Iterable[str]:
    yield from _revenue(view)
    high, low = 36.0, 36 + _building_height(view) + 308
    for n, building in enumerate(view["buildings"]):
        column = n if n < 3 else 5 - n  # clockwise round the market
        yield _building(view, building, 172 + column * (BUILDING_W + 8), high if n < 3 else low)
    top = 36 + _building_height(view)
    yield from (_space(space, top) for space in view["market"])
    yield from _siesta(view)


# revenue spaces and roof tiles


def _revenue(view: View) -> Iterable[str]:
    for space, symbols in REVENUE.items():
        y = 36 + (space - 1) * 37
        yield box(MARGIN, y, 148, 33)
        yield die(space, MARGIN + 5, y + 6, 20)
        x = MARGIN + 33.0
        for symbol in symbols:
            yield words(x + 2, y + 20, "/", 12, FAINT) if symbol == "|" else icon(symbol, x, y + 9, 14)
            x += 9 if symbol == "|" else 16
        yield words(MARGIN + 141, y + 29, NOTES.get(space, ""), 8, FAINT, "end")
        for n in range(view["dice"].count(space)):
            yield die(space, MARGIN + 124 - 21 * n, y + 3, 19)
        if view["reserved"] == space:
            yield words(MARGIN + 33, y + 31, "reserved", 8, "#a02020")
    y = 36 + 6 * 37 + 14
    yield words(MARGIN, y, f"Roof tiles, {view['roof_price']} silver", 11, FAINT)
    for n, tile in enumerate(view["roofs"]):
        yield box(MARGIN, y + 7 + 38 * n, 148, 34, "#f3d8c0", "#9c6b43")
        yield words(MARGIN + 7, y + 20 + 38 * n, f"{tile['tile'][5]}-{tile['tile'][7]}", 11, INK, bold=True)
        first, second = _halves(tile["text"])
        yield words(MARGIN + 34, y + 20 + 38 * n, first, 8)
        yield words(MARGIN + 34, y + 32 + 38 * n, second, 8)


def _halves(text: str) -> tuple[str, str]:
    words_of_it, first = text.split(), ""
    while words_of_it and len(first) + len(words_of_it[0]) < 24:
        first = f"{first} {words_of_it.pop(0)}".strip()
    return first, clipped(" ".join(words_of_it), 26)


# craft buildings


def _building_height(view: View) -> float:
    return 26 + 19 * len(view["farms"]) + 4


def _building(view: View, building: View, x: float, y: float) -> str:
    locked = building["order_token"]
    name = BUILDING_NAMES[building["id"]].capitalize()
    shapes = [box(x, y, BUILDING_W, _building_height(view) - 4, "#e7e0d2" if locked else "#fffdf7")]
    shapes += [die(NUMBER[building["id"]] + 1, x + 5, y + 4, 17), words(x + 27, y + 17, name, 12, INK, bold=True)]
    if locked:
        shapes += [
            icon("lock", x + BUILDING_W - 40, y + 4, 16),
            words(x + BUILDING_W - 20, y + 17, locked, 12, INK, bold=True),
        ]
    elif not building["completed"]:
        shapes.append(icon("vp", x + BUILDING_W - 22, y + 4, 15))
    for seat, filled in enumerate(building["rows"]):
        at = y + 25 + 19 * seat
        shapes.append(marker(seat, x + 6, at, 15))
        done = seat in building["owners"]
        if done:
            shapes.append(words(x + 30, at + 12, "done", 11, FAINT))
            continue
        for n, kind in enumerate(building["asks"]):
            left = x + 30 + 26 * n
            if filled[n]:
                shapes.append(box(left - 2.5, at - 1.5, 20, 18, "#d8ead0", "#3b8a4d", 3))
            shapes.append(icon(kind, left, at, 15, pale=not filled[n]))
    return "".join(shapes)


# the market


def _space(space: View, top: float) -> str:
    q, r = PLACE[space["space"]]
    x = MARKET_X + HEX * math.sqrt(3) * (q + r / 2)
    y = top + 38 + HEX * 1.5 * r
    corners = (math.radians(60 * n - 90) for n in range(6))
    points = " ".join(f"{x + HEX * math.cos(a):.1f},{y + HEX * math.sin(a):.1f}" for a in corners)
    fill = "#e2dccf" if space["closed"] else "#fff6dc"
    shape = f'<polygon points="{points}" fill="{fill}" stroke="{LINE}" stroke-width="1.5"/>'
    if space["closed"]:
        return shape + words(x, y + 5, "×", 16, FAINT, "middle")
    owned = space["owner"] is not None
    value = words(x - (12 if owned else 0), y + 8, space["value"], 19, INK, "middle", True)
    name = words(x, y - 15, space["space"], 8, FAINT, "middle")
    return shape + name + value + (marker(space["owner"], x - 4, y - 9, 22) if owned else "")


# the siesta track


def _siesta(view: View) -> Iterable[str]:
    x, height = 800, 36.0
    yield words(x, 49, "Siesta", 11, FAINT)
    for space, points in enumerate(SIESTA_VP):
        y = height + 20 + (len(SIESTA_VP) - 1 - space) * 40
        shade = ("#fffdf7", "#f4ead0", "#ecd9a6", "#e1c479")[points]
        yield box(x, y, 126, 37, shade)
        yield words(x + 6, y + 15, space, 11, INK, bold=True)
        yield icon("vp", x + 4, y + 19, 13) + words(x + 20, y + 30, points, 10)
        on_it = [seat for seat, where in reversed(view["siesta"]) if where == space]  # the lowest first
        yield from (marker(seat, x + 34 + 22 * n, y + 13 - 3 * n, 20) for n, seat in enumerate(on_it))
