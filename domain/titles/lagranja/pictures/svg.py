"""The table as a picture (SVG), from a view: the village above, then the farms, the reader's with his hand first.

It is as wide as a letter's column can show without making the words too small.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from domain.kernel.envelope import name_in
from domain.kernel.pictures import named
from domain.titles.lagranja.parts import BUILDING_NAMES, NUMBER, PLACE, ROUNDS, SIESTA_VP
from domain.titles.lagranja.pictures.farm import farm, farm_height, hand, hand_height
from domain.titles.lagranja.pictures.icons import (
    FAINT,
    FONT,
    GOLD,
    INK,
    LEAF,
    LINE,
    PAPER,
    RED,
    SOIL,
    STONE,
    TAN,
    WHITE,
    box,
    clipped,
    die,
    icon,
    marker,
    words,
)
from domain.titles.lagranja.table import NEUTRAL
from domain.titles.lagranja.words import MARKER, TILE

View = dict[str, Any]
WIDTH, MARGIN, TOP = 640, 10, 50
HEX = 30.0
MARKET_X = 236.0  # the middle of the first space of the widest row
BUILDING_W, MIDDLE_H = 202, 388
SIESTA_X, SIESTA_W, SIESTA_STEP = 532, 98, 37
PHASES = {"I": "farm", "II": "revenue", "III": "transport", "IV": "scoring"}
REVENUE: dict[int, tuple[str, ...]] = {
    1: ("pig",),
    2: ("card", "/", "olive", "grain", "grape"),
    3: ("olive", "grain", "grape"),
    4: ("4", "silver"),
    5: ("upgrade", "hat"),
    6: ("donkey", "/", "2", "silver"),
}
NOTES = {2: "one", 3: "2 different", 5: "any two"}
SHADES = (WHITE, TAN, SOIL, GOLD)  # of a space of the siesta track, by its points


def svg(view: View) -> str:
    shapes = [_heading(view), *_village(view)]
    y = TOP + 2 * building_height(view) + MIDDLE_H + MARGIN
    for each in sorted(view["farms"], key=lambda each: (each["seat"] != view["seat"], each["seat"])):
        shapes.append(farm(view, each, MARGIN, y))
        y += farm_height(each) + MARGIN
        if each["seat"] == view["seat"] and view["hand"]:
            shapes.append(hand(view["hand"], MARGIN, y))
            y += hand_height(len(view["hand"])) + MARGIN
    size = f'viewBox="0 0 {WIDTH} {y:g}" width="{WIDTH}" height="{y:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {FONT}>'
    return head + box(0, 0, WIDTH, y, PAPER, PAPER, 0) + "".join(shapes) + "</svg>"


def _heading(view: View) -> str:
    phase = f"phase {view['phase']}, {PHASES[view['phase']]}" if view["phase"] else "before the game"
    players = list(view["order"])
    if view["solo"]:
        players.insert(0 if view["solo"]["neutral_first"] else 1, NEUTRAL)
    order = "".join(marker(seat, 414 + 22 * n, 6, 19) for n, seat in enumerate(players))
    asked = "".join(marker(seat, 566 + 17 * n, 8, 15) for n, seat in enumerate(view["asked"]))
    return (
        words(MARGIN, 22, f"Round {view['round']} of {ROUNDS}, {phase}", 17, INK, bold=True)
        + words(372, 21, "Order", 12, FAINT)
        + order
        + words(516, 21, "To play" if asked else "", 12, FAINT)
        + asked
        + words(MARGIN, 41, clipped(view["deck"], 96), 10.5, FAINT)
    )


def _village(view: View) -> Iterable[str]:
    middle = TOP + building_height(view)
    for n, building in enumerate(view["buildings"]):
        column = n if n < 3 else 5 - n  # clockwise round the market
        y = TOP if n < 3 else middle + MIDDLE_H
        yield draw_building(view, building, MARGIN + column * (BUILDING_W + 7), y)
    yield from draw_revenue(view, middle + 4)
    yield from (draw_space(view, space, middle + 78) for space in view["market"])
    yield from draw_siesta(view, middle + 4)


# revenue spaces and roof tiles


def draw_revenue(view: View, top: float) -> Iterable[str]:
    for space in REVENUE:
        yield from draw_revenue_space(view, space, top + (space - 1) * 35)
    y = top + 6 * 35 + 12
    if view["roofs"]:
        yield words(MARGIN, y, f"Roof tiles, {view['roof_price']} silver", 11, FAINT)
    for n, tile in enumerate(view["roofs"]):
        at = y + 6 + 38 * n
        title = f"{TILE.write(tile['tile'])}: {tile['text']}"
        yield named(_roof_tile(tile, at), TILE.write(tile["tile"]), title, (MARGIN, at, 150, 35), "tile")


def draw_revenue_space(view: View, space: int, y: float) -> Iterable[str]:
    """What it gives, with its dice on it."""
    yield named("".join(_revenue_space(space, REVENUE[space], y)), f"{space}", f"revenue space {space}",
                (MARGIN, y, 150, 32), "number")  # fmt: skip
    for n in range(view["dice"].count(space)):
        x = MARGIN + 125 - 21 * n
        yield named(die(space, x, y + 6, 20), f"{space}", f"die {space}", (x, y + 6, 20, 20), "value")
    if view["reserved"] == space:
        yield words(MARGIN + 84, y + 29, "reserved", 9, RED)


def _revenue_space(space: int, symbols: tuple[str, ...], y: float) -> Iterable[str]:
    yield box(MARGIN, y, 150, 32)
    yield die(space, MARGIN + 5, y + 6, 20)
    x = MARGIN + 31.0
    for symbol in symbols:
        written = len(symbol) == 1
        yield words(x + 2, y + 17, symbol, 13, FAINT) if written else icon(symbol, x, y + 5, 15)
        x += 11 if written else 16
    yield words(MARGIN + 31, y + 29, NOTES.get(space, ""), 9, FAINT)


def _roof_tile(tile: View, y: float) -> str:
    first, second = _halves(tile["text"])
    return (
        box(MARGIN, y, 150, 35, TAN, FAINT)
        + words(MARGIN + 5, y + 15, f"{tile['tile'][5]}-{tile['tile'][7]}", 11, INK, bold=True)
        + words(MARGIN + 30, y + 14, first, 9)
        + words(MARGIN + 30, y + 28, second, 9)
    )


def _halves(text: str) -> tuple[str, str]:
    left, first = text.split(), ""
    while left and len(first) + len(left[0]) < 22:
        first = f"{first} {left.pop(0)}".strip()
    return first, clipped(" ".join(left), 23)


# craft buildings


def building_height(view: View) -> float:
    return 32 + 20 * len(view["farms"])


def draw_building(view: View, building: View, x: float, y: float) -> str:
    locked = building["order_token"]
    name = BUILDING_NAMES[building["id"]].capitalize()
    shapes = [box(x, y, BUILDING_W, building_height(view) - 4, STONE if locked else WHITE)]
    shapes += [die(NUMBER[building["id"]] + 1, x + 5, y + 4, 18), words(x + 29, y + 18, name, 13, INK, bold=True)]
    if locked:
        shapes.append(icon("lock", x + BUILDING_W - 38, y + 4, 16))
        shapes.append(words(x + BUILDING_W - 18, y + 18, locked, 13, INK, bold=True))
    elif not building["completed"]:
        shapes.append(icon("vp", x + BUILDING_W - 22, y + 4, 16))
    for seat, filled in enumerate(building["rows"]):
        at = y + 27 + 20 * seat
        row = marker(seat, x + 6, at, 16)
        done = seat in building["owners"]
        if done:
            row += words(x + 30, at + 13, "done", 12, FAINT)
        else:
            row += "".join(_symbol(kind, n, x + 30 + 27 * m, at) for m, (kind, n) in _with(building, filled))
        if seat == view["seat"] and (done or any(filled)):
            mark = MARKER.write(f"{'owner' if done else 'row'}_{building['id']}")
            row = named(row, mark, f"your markers: {mark}", (x + 3, at - 2, BUILDING_W - 6, 20), "marker")
        shapes.append(row)
    box_ = x, y, BUILDING_W, building_height(view) - 4
    return named("".join(shapes), BUILDING_NAMES[building["id"]], name, box_, "to")


def _with(building: View, filled: list[int]) -> Iterable[tuple[int, tuple[str, int]]]:
    return enumerate(zip(building["asks"], filled, strict=True))


def _symbol(kind: str, done: int, x: float, y: float) -> str:
    frame = box(x - 2.5, y - 1.5, 21, 19, LEAF, INK, 3) if done else ""
    return frame + icon(kind, x, y, 16, pale=not done)


# the market


def draw_space(view: View, space: View, top: float) -> str:
    q, r = PLACE[space["space"]]
    x = MARKET_X + HEX * math.sqrt(3) * (q + r / 2)
    y = top + HEX * 1.5 * r
    corners = (math.radians(60 * n - 90) for n in range(6))
    points = " ".join(f"{x + HEX * math.cos(a):.1f},{y + HEX * math.sin(a):.1f}" for a in corners)
    fill = STONE if space["closed"] else WHITE
    shape = f'<polygon points="{points}" fill="{fill}" stroke="{LINE}" stroke-width="1.5"/>'
    if space["closed"]:
        return shape + words(x, y + 5, "×", 16, FAINT, "middle")
    owned = space["owner"] is not None
    value = words(x - (13 if owned else 0), y + 9, space["value"], 19, INK, "middle", True)
    name = words(x, y - 13, space["space"], 9, FAINT, "middle")
    title = f"market space {space['space']}, value {space['value']}"
    drawn = shape + name + value
    if owned:
        mark = MARKER.write(space["space"])
        drawn += named(marker(space["owner"], x - 5, y - 9, 23), mark, mark, (x - 5, y - 9, 23, 23), "marker")
        title += (
            f", of {name_in(view, space['owner'], 'you')}" if space["owner"] != NEUTRAL else ", of the neutral player"
        )
    around = x - HEX * 0.8, y - HEX * 0.8, HEX * 1.6, HEX * 1.6
    return named(drawn, space["space"], title, around, "space origin")


# the siesta track


def draw_siesta(view: View, top: float) -> Iterable[str]:
    for space, points in enumerate(SIESTA_VP):
        y = top + (len(SIESTA_VP) - 1 - space) * SIESTA_STEP
        yield box(SIESTA_X, y, SIESTA_W, SIESTA_STEP - 3, SHADES[points])
        yield words(SIESTA_X + 6, y + 14, space, 11, INK, bold=True)
        yield icon("vp", SIESTA_X + 4, y + 18, 13) + words(SIESTA_X + 19, y + 29, points, 10)
        on_it = [seat for seat, where in reversed(view["siesta"]) if where == space]  # the lowest first
        yield from (marker(seat, SIESTA_X + 30 + 16 * n, y + 11 - 3 * n, 19) for n, seat in enumerate(on_it))
