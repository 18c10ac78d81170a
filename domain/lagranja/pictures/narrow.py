"""The table as a narrow picture, for letters that are read on a telephone: what the phase is about first, the farms of
others folded to one row each. The list beside it says what is folded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from domain.lagranja.parts import ROUNDS, SIESTA_VP
from domain.lagranja.pictures import farm as farms
from domain.lagranja.pictures import svg as wide
from domain.lagranja.pictures.icons import FAINT, FONT, INK, LEAF, PAPER, STONE, box, clipped, icon, marker, words
from domain.lagranja.table import NEUTRAL

View = wide.View
Section = tuple[list[str], float]  # shapes drawn from the top, and how high they are
WIDTH, MARGIN, ROW_H = 424, 8, 20
INNER = WIDTH - 2 * MARGIN
TWO = 2  # barrows, helpers, buildings and cards beside each other
HELPER_H = 26


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
    first = {"II": _revenue, "III": _market}.get(view["phase"], _own)
    return (first, *(each for each in (_own, _revenue, _market) if each is not first))


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
    (farm,) = mine
    shapes, height = _farm(view, farm)
    if view["hand"]:
        shapes.append(words(MARGIN, height + 18, "Your hand", 12, FAINT))
        step = INNER / TWO
        for n, card in enumerate(view["hand"]):
            across, down = n % TWO, n // TWO
            shapes.append(farms.draw_card(card, MARGIN + 20 + step * across, height + 26 + (farms.CARD_H + 6) * down))
        height += 26 + _rows_of(len(view["hand"])) * (farms.CARD_H + 6)
    return shapes, height + MARGIN


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


# the village


def _market(view: View) -> Section:
    """The market with the siesta track beside it, then the buildings that do not fit beside the dice."""
    shapes = [
        f'<g transform="translate(-200 0)">{"".join(wide.draw_space(view, each, 70) for each in view["market"])}</g>'
    ]
    shapes.append(f'<g transform="translate(-214 0)">{"".join(wide.draw_siesta(view, 0))}</g>')
    y = len(SIESTA_VP) * wide.SIESTA_STEP + MARGIN
    for n, building in enumerate(view["buildings"][3:]):
        left = MARGIN + (wide.BUILDING_W + 4) * (n % TWO)
        shapes.append(wide.draw_building(view, building, left, y + wide.building_height(view) * (n // TWO)))
    return shapes, y + _rows_of(len(view["buildings"][3:])) * wide.building_height(view) + MARGIN


def _revenue(view: View) -> Section:
    """The spaces for dice with the roof tiles below, and three of the buildings beside them."""
    shapes = list(wide.draw_revenue(view, 0))
    step = wide.building_height(view)
    shapes += [wide.draw_building(view, each, 210, step * n) for n, each in enumerate(view["buildings"][:3])]
    return shapes, max(6 * 35 + 18 + 38 * len(view["roofs"]), 3 * step) + MARGIN


# the farms of others


def _others(view: View) -> Section:
    shapes, y = [], 0.0
    for farm in _folded(view):
        shapes += [box(MARGIN, y, INNER, 52, STONE), farms.draw_head(view, {**farm, "markers_left": None}, MARGIN, y)]
        shapes.append(words(MARGIN + 10, y + 45, clipped(_in_words(farm), 62), 11, FAINT))
        left = WIDTH - MARGIN - 8 - 20 * len(farm["barrows"])
        shapes += [icon("card", left + 20 * n, y + 9, 16) for n in range(len(farm["barrows"]))]
        y += 52 + MARGIN
    return shapes, y


def _folded(view: View) -> Iterator[View]:
    return (each for each in view["farms"] if each["seat"] != view["seat"])


def _in_words(farm: View) -> str:
    stored = sum(farm["store"].values())
    fields, barrows = len(farm["fields"]), len(farm["barrows"])
    parts = [(fields, "field"), (stored, "good"), (barrows, "barrow"), (len(farm["helpers"]), "helper")]
    parts.append((len(farm["roofs"]), "roof tile"))
    return ", ".join(f"{n} {what}{'' if n == 1 else 's'}" for n, what in parts)
