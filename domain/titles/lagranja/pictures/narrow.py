"""The table as a narrow picture, for letters that are read on a telephone: what the phase is about and the reader's
farm, and the farms of others folded to one row each. The list beside it says the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from domain.titles.lagranja.parts import BUILDING_NAMES, NUMBER, PLACE, ROUNDS, SIESTA_VP
from domain.titles.lagranja.pictures import farm as farms
from domain.titles.lagranja.pictures import svg as wide
from domain.titles.lagranja.pictures.icons import (
    FAINT,
    FONT,
    INK,
    LEAF,
    PAPER,
    STONE,
    WHITE,
    box,
    die,
    icon,
    marker,
    words,
)
from domain.titles.lagranja.table import NEUTRAL

View = wide.View
Section = tuple[list[str], float]  # shapes drawn from the top, and how high they are
WIDTH, MARGIN, ROW_H = 424, 8, 20
INNER = WIDTH - 2 * MARGIN
TWO = 2  # barrows, helpers, buildings and cards beside each other
HELPER_H = 26
BRICK_W, BRICK_H, MIDDLE = 52, 42, 76.0  # a space of the market; where the first of the widest row begins
SIESTA_H, BUILDING_H, FOLDED_H = 58, 46, 39


def letter_svg(view: View) -> str:
    shapes, y = [], 0.0
    for section in (_heading, *_in_order(view), _others):
        drawn, height = section(view)
        shapes.append(f'<g transform="translate(0 {y:g})">{"".join(drawn)}</g>')
        y += height
    size = f'viewBox="0 0 {WIDTH} {y:g}" width="{WIDTH}" height="{y:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {FONT}>'
    return head + box(0, 0, WIDTH, y, PAPER, PAPER, 0) + "".join(shapes) + "</svg>"


def _in_order(view: View) -> tuple[Callable[[View], Section], ...]:
    """What the phase is about first, and nothing that only another phase needs."""
    return {
        "I": (_own, _hand),
        "II": (_revenue, _own),
        "III": (_market, _own, _buildings),
    }.get(view["phase"], (_own, _hand, _buildings, _market))


def _heading(view: View) -> Section:
    phase = f", phase {view['phase']}, {wide.PHASES[view['phase']]}" if view["phase"] else ""
    players = list(view["order"])
    if view["solo"]:
        players.insert(0 if view["solo"]["neutral_first"] else 1, NEUTRAL)
    shapes = [words(MARGIN, 22, f"Round {view['round']} of {ROUNDS}{phase}", 17, INK, bold=True)]
    shapes += [words(MARGIN, 45, "Order", 12, FAINT), *(marker(s, 52 + 23 * n, 30, 20) for n, s in enumerate(players))]
    if view["asked"]:
        left = 230
        shapes.append(words(left, 45, "To play", 12, FAINT))
        shapes += [marker(seat, left + 52 + 23 * n, 30, 20) for n, seat in enumerate(view["asked"])]
    return shapes, 58


# the reader's farm and hand


def _own(view: View) -> Section:
    mine = [each for each in view["farms"] if each["seat"] == view["seat"]]
    if not mine:
        return [], 0
    shapes, height = _farm(view, mine[0])
    return shapes, height + MARGIN


def _hand(view: View) -> Section:
    if not view["hand"]:
        return [], 0
    shapes = [words(MARGIN, 12, "Your hand", 12, FAINT)]
    step = INNER / TWO
    for n, card in enumerate(view["hand"]):
        across, down = n % TWO, n // TWO
        shapes.append(farms.draw_card(card, MARGIN + 20 + step * across, 20 + (farms.CARD_H + 6) * down))
    return shapes, 20 + _rows_of(len(view["hand"])) * (farms.CARD_H + 6) + MARGIN


def _rows_of(things: int) -> int:
    return -(-things // TWO)


def _farm(view: View, farm: View) -> Section:
    shapes, y = [farms.draw_head(view, {**farm, "markers_left": None}, MARGIN, 0)], 36.0
    step = INNER / TWO
    for n, barrow in enumerate(farm["barrows"]):
        shapes.append(
            farms.draw_barrow(barrow, MARGIN + 8 + step * (n % TWO), y + (farms.BARROW_H + 6) * (n // TWO), True)
        )
    y += _rows_of(len(farm["barrows"])) * (farms.BARROW_H + 6)
    shapes += [farms.draw_fields(farm, MARGIN + 8, y, True), farms.draw_stores(farm, MARGIN + step, y, True)]
    stored = sum(1 for count in farm["store"].values() if count)
    y += 22 + max(ROW_H * max(1, len(farm["fields"])), 25 * _rows_of(stored))
    shapes += [farms.draw_extensions(farm, MARGIN + 8, y), farms.draw_side(farm, MARGIN + step, y, True)]
    if farm["markers_left"] is not None:
        shapes.append(words(WIDTH - MARGIN - 8, y + 12, f"{farm['markers_left']} markers left", 10, FAINT, "end"))
    tokens = len(farm["tokens"]) + len(farm["new_tokens"])
    y += max(22 + ROW_H * len(farm["extensions"]), 84 + 12 * tokens, 106 if farm["dice"] else 0)
    for n, helper in enumerate(farm["helpers"]):
        shapes.append(farms.draw_helper(helper, MARGIN + 8 + step * (n % TWO), y + HELPER_H * (n // TWO), True))
    y += HELPER_H * _rows_of(len(farm["helpers"])) + 4
    return [box(MARGIN, 0, INNER, y, LEAF), *shapes], y


# the village: as much of it as the phase needs


def _market(view: View) -> Section:
    """The market as bricks: a space touches the same six as in a hexagon. Below it the siesta track."""
    spaces = [(each, PLACE[each["space"]][1]) for each in view["market"] if not each["closed"]]
    top, low = min(row for _, row in spaces), max(row for _, row in spaces)
    shapes = [_space(each, BRICK_H * (row - top)) for each, row in spaces]
    y = BRICK_H * (low - top + 1) + 18
    shapes.append(words(MARGIN, y, "Siesta track: space, points, markers", 12, FAINT))
    shapes += _siesta(view, y + 6)
    return shapes, y + 6 + SIESTA_H + MARGIN


def _space(space: View, y: float) -> str:
    q, r = PLACE[space["space"]]
    x = MIDDLE + BRICK_W * (q + r / 2)
    drawn = box(x, y, BRICK_W - 3, BRICK_H - 3, WHITE) + words(x + 5, y + 13, space["space"], 10, FAINT)
    drawn += words(x + 9, y + 32, space["value"], 18, INK, bold=True)
    return drawn + (marker(space["owner"], x + 27, y + 10, 23) if space["owner"] is not None else "")


def _siesta(view: View, y: float) -> Iterator[str]:
    step = INNER / len(SIESTA_VP)
    for space, points in enumerate(SIESTA_VP):
        x = MARGIN + step * space
        yield box(x, y, step - 3, SIESTA_H, wide.SHADES[points], round_by=3)
        yield words(x + 4, y + 14, space, 12, INK, bold=True) + words(x + 19, y + 14, f"{points} VP", 8)
        on_it = [seat for seat, where in reversed(view["siesta"]) if where == space]  # the lowest first
        yield from (marker(seat, x + 1 + 18 * (n % 2), y + 19 + 18 * (n // 2), 17) for n, seat in enumerate(on_it))


def _buildings(view: View) -> Section:
    """What each wants once, and with each thing who has delivered it."""
    shapes = [shape for n, building in enumerate(view["buildings"]) for shape in _building(building, BUILDING_H * n)]
    return shapes, BUILDING_H * len(view["buildings"]) + MARGIN


def _building(building: View, y: float) -> Iterator[str]:
    locked = building["order_token"]
    name = BUILDING_NAMES[building["id"]].capitalize()
    yield box(MARGIN, y, INNER, BUILDING_H - 4, STONE if locked else WHITE)
    yield die(NUMBER[building["id"]] + 1, MARGIN + 5, y + 4, 18) + words(MARGIN + 29, y + 18, name, 13, INK, bold=True)
    if building["owners"]:
        yield words(MARGIN + 150, y + 18, "done by", 11, FAINT)
        yield from (marker(seat, MARGIN + 200 + 20 * n, y + 5, 16) for n, seat in enumerate(building["owners"]))
    if locked:
        yield icon("lock", WIDTH - MARGIN - 36, y + 4, 16) + words(
            WIDTH - MARGIN - 16, y + 18, locked, 13, INK, bold=True
        )
    elif not building["completed"]:
        yield icon("vp", WIDTH - MARGIN - 22, y + 4, 16)
    x = MARGIN + 29.0
    for n, kind in enumerate(building["asks"]):
        yield icon(kind, x, y + 24, 15)
        x += 17
        for seat, filled in enumerate(building["rows"]):
            if seat not in building["owners"] and filled[n]:
                yield marker(seat, x, y + 26, 12)
                x += 11
        x += 6


def _revenue(view: View) -> Section:
    """The spaces for dice, two beside each other."""
    shapes = []
    for n, space in enumerate(wide.REVENUE):
        drawn = wide.draw_revenue_space(view, space, 35 * (n // TWO))
        shapes.append(f'<g transform="translate({210 * (n % TWO)} 0)">{"".join(drawn)}</g>')
    return shapes, 35 * len(wide.REVENUE) / TWO + MARGIN


# the farms of others


def _others(view: View) -> Section:
    """A row each: points, silver, cards."""
    folded = [each for each in view["farms"] if each["seat"] != view["seat"]]
    shapes = []
    for n, farm in enumerate(folded):
        shapes += [
            box(MARGIN, FOLDED_H * n, INNER, FOLDED_H - 3, STONE),
            farms.draw_head(view, {**farm, "markers_left": None}, MARGIN, FOLDED_H * n),
        ]
    return shapes, FOLDED_H * len(folded) + MARGIN
