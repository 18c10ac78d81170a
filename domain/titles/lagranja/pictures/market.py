"""The market of hexagons with its markers, and the siesta track."""

from __future__ import annotations

import math

from domain.kernel.art import flag, group, line, polygon, rect
from domain.kernel.inks import GOLDEN, INK, KEY, LINE, PLANK, QUIET, SHEET, SOFT
from domain.kernel.pictures import text
from domain.kernel.telling import say, word
from domain.titles.lagranja.parts import PLACE, SIESTA_VP
from domain.titles.lagranja.pictures.layout import Drawn, Layout, View, farmer, thing
from domain.titles.lagranja.words import MARKER

HALF = math.sqrt(3) / 2
LARGEST = 36.0  # the radius of a hexagon
STEPS = ((SHEET, LINE), (SOFT, LINE), (PLANK[0], PLANK[1]), (GOLDEN, PLANK[1]))  # of the track, by points


def market(lay: Layout, x: float, y: float, wide: float, high: float = 9999) -> Drawn:
    """Closed spaces are not drawn."""
    open_here = [space for space in lay.view["market"] if not space["closed"]]
    across = [2 * HALF * (q + r / 2) for q, r in (PLACE[space["space"]] for space in open_here)]
    rows = [PLACE[space["space"]][1] for space in open_here]
    tall = 1.5 * (max(rows) - min(rows)) + 2
    size = min(LARGEST if lay.phone else 40, wide / (max(across) - min(across) + 2 * HALF), high / tall)
    left = x + wide / 2 - size * (max(across) + min(across)) / 2
    top = y + size - 1.5 * size * min(rows)
    if high < 9999:
        top += (high - size * tall) / 2
    drawn = ""
    for space in open_here:
        q, r = PLACE[space["space"]]
        drawn += _space(lay, space, left + size * 2 * HALF * (q + r / 2), top + 1.5 * size * r, size)
    return drawn, size * tall


def _space(lay: Layout, space: View, x: float, y: float, size: float) -> str:
    """Its value large; with a marker the value stands above it."""
    name, value, owner, inner = space["space"], space["value"], space["owner"], size - 2
    corners = [
        (x + inner * math.cos(a), y + inner * math.sin(a)) for a in (math.pi / 3 * n - math.pi / 2 for n in range(6))
    ]
    face = PLANK[0] if value > 4 else SOFT if value == 4 else SHEET
    edge = KEY if owner is not None else PLANK[1] if value > 4 else LINE
    drawn = polygon(((a, b + 2) for a, b in corners), LINE) + polygon(corners, face, edge)
    box = x - inner * HALF * 0.9, y - inner * 0.72, inner * HALF * 1.8, inner * 1.44
    large, low = size > 30, y + inner * 0.74
    if owner is None:
        drawn += text(x, y + (6 if large else 3), value, 19 if large else 16, True, "middle")
        drawn += text(x, low, name, lay.small, False, "middle", INK if value > 4 else QUIET)
        return lay.piece(drawn, name, say("market space {space}, value {n}", space=name, n=value), box, "space origin")
    drawn += text(x, y - size * 0.42, value, 14 if large else 12, True, "middle")
    drawn += text(x, low, name, lay.small, False, "middle", QUIET) if large else ""
    mark = MARKER.write(name)
    disc = farmer(owner, x, y + (1 if large else 4), size * 0.36, True)
    drawn += lay.piece(disc, mark, say("the marker on {space}", space=name), box, "marker")
    whose = lay.name(owner) if owner in lay.farms else word("the neutral player")
    title = say("market space {space}, value {n}, marker of {who}", space=name, n=value, who=whose)
    return lay.piece(drawn, name, title, box, "space origin")


def order_next(lay: Layout, right: float, y: float) -> str:
    """Who will be first, second and so on in the next round."""
    seats = [seat for seat, _ in lay.view["siesta"]]
    discs = "".join(farmer(seat, right - 9 - 19 * n, y, 6.5) for n, seat in enumerate(reversed(seats)))
    at = right - 3 - 19 * len(seats)
    return text(at - 3, y + 4, word("next order"), lay.small, False, "end", QUIET) + discs


def siesta(lay: Layout, x: float, y: float, wide: float) -> Drawn:
    """A stair: the farther, the more it brings each round. On a telephone in two flights, wide enough for a thumb."""
    if not lay.phone:
        each = wide / len(SIESTA_VP)
        drawn = "".join(_step(lay, n, x + n * each, y, each, 44) for n in range(len(SIESTA_VP)))
        return drawn + _braces(lay, x, y + 44, each), 64
    each, half, drawn = wide / 5, len(SIESTA_VP) // 2, ""
    for n, points in enumerate(SIESTA_VP):
        left, top = x + n % half * each, y + n // half * 54
        drawn += _step(lay, n, left, top, each, 48)
        drawn += text(left + each - 19, top + 44, points, 12, True, "end") + thing("vp", left + each - 17, top + 33, 13)
    return drawn, 102


def _step(lay: Layout, n: int, x: float, y: float, each: float, high: float) -> str:
    rise, (face, edge) = 4 * SIESTA_VP[n] * (not lay.phone), STEPS[SIESTA_VP[n]]
    top, low = (y, high) if lay.phone else (y + 12 - rise, high - 12 + rise)
    drawn = rect(x + 0.5, top, each - 1.5, low, face, 3, edge)
    at = (x + 9, y + high - 4) if lay.phone else (x + each / 2 - 0.5, y + high - 4)
    drawn += text(*at, n, lay.small, False, "middle", QUIET if SIESTA_VP[n] < 2 else INK)
    drawn += _discs(lay, n, x + each / 2 - 0.5, y + high - 24, each)
    steps = n - lay.mine["disc"] if lay.mine is not None else -1
    title = say("siesta space {space}, {n} {n|point|points} a round", space=n, n=SIESTA_VP[n])
    if steps < 0:
        return group(drawn, title)
    return lay.piece(
        drawn, f"{steps}", f"{title}; {say('{n} {n|step|steps}', n=steps)}", (x + 0.5, top, each - 1.5, low), "steps"
    )


def _discs(lay: Layout, n: int, x: float, y: float, each: float) -> str:
    """The lowest first: who comes later lies on top and is earlier in the order."""
    seats = [seat for seat, where in reversed(lay.view["siesta"]) if where == n]
    drawn = ""
    for k, seat in enumerate(seats):
        left, middle, r = x, y, min(9.5, each * 0.34)
        if len(seats) > 1 and lay.phone:
            left, r = x + (k - (len(seats) - 1) / 2) * 15, 7
        elif len(seats) == 2:
            middle, r = y + 3 - 15.5 * k, 7
        elif len(seats) > 2:
            t = len(seats) - 1 - k
            left, middle, r = x + (6.5 if t % 2 else -6.5), y - 10 + 13 * (t // 2), 5.2
        disc = farmer(seat, left, middle, r, len(seats) == 1)
        disc += flag(left + r + 4, middle - r - 4, 10) if lay.has_changed(seat, "disc") else ""
        drawn += group(disc, say("disc of {who} on {n}", who=lay.name(seat), n=n))
    return drawn


def _braces(lay: Layout, x: float, y: float, each: float) -> str:
    """The points of the steps above."""
    drawn = text(x + 2, y + 16, word("no points") if each > 26 else word("none"), lay.small, fill=QUIET)
    for points in (1, 2, 3):
        on = [n for n, each_ in enumerate(SIESTA_VP) if each_ == points]
        middle = x + (on[0] + on[-1] + 1) / 2 * each
        drawn += line(x + on[0] * each + 3, y + 4, x + (on[-1] + 1) * each - 4, y + 4, QUIET)
        drawn += thing("vp", middle - 14, y + 5, 13) + text(middle + 1, y + 16, points, 12, True)
    return drawn
