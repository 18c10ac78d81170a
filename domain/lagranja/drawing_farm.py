"""One farm as a picture, with its cards at the sides where they lie, and the cards in the reader's hand."""

from __future__ import annotations

from typing import Any

from domain.lagranja.icons import FAINT, INK, box, clipped, die, icon, marker, words
from domain.lagranja.parts import BUILDING_NAMES, ROOF_SPACES, STORED, TILES

View = dict[str, Any]
FARM_WIDTH = 452
BARROW_H, LINE_H = 34, 17
CARD_W, CARD_H = 180, 92
CARDS_A_ROW = 5


def farm_height(farm: View) -> float:
    rows = max(len(farm["fields"]), len(farm["extensions"]) + 1, 7)
    return 34 + (BARROW_H + 6) * bool(farm["barrows"]) + rows * 20 + 26 + LINE_H * len(farm["helpers"]) + 12


def farm(view: View, farm: View, x: float, y: float) -> str:
    seat, mine = farm["seat"], farm["seat"] == view["you"]
    shapes = [box(x, y, FARM_WIDTH, farm_height(farm), "#eef3e2" if mine else "#f3efe4")]
    shapes.append(_head(farm, x, y, mine))
    at = y + 34
    if farm["barrows"]:
        shapes += [_barrow(barrow, x + 8 + 147 * n, at, min(seat, 9)) for n, barrow in enumerate(farm["barrows"][:3])]
        at += BARROW_H + 6
    rows = max(len(farm["fields"]), len(farm["extensions"]) + 1, 7)
    shapes += [_fields(farm, x + 8, at), _stores(farm, x + 104, at), _extensions(farm, x + 262, at)]
    at += rows * 20
    shapes.append(_tiles(farm, x + 8, at))
    for n, helper in enumerate(farm["helpers"]):
        used = " (used)" if helper["used"] else ""
        line = f"{int(helper['card'][5:])} {helper['name']}{used}: {helper['text']}"
        shapes.append(words(x + 8, at + 38 + LINE_H * n, clipped(line, 84), 9, FAINT if helper["used"] else INK))
    return "".join(shapes)


def _head(farm: View, x: float, y: float, mine: bool) -> str:
    parts = [
        marker(farm["seat"], x + 8, y + 7, 20),
        words(x + 35, y + 22, "You" if mine else f"Seat {farm['seat'] + 1}", 13, bold=True),
    ]
    left = x + 96
    for kind, shown in (
        ("vp", farm["vp"]),
        ("silver", farm["silver"]),
        ("card", f"{farm['cards_in_hand']}/{farm['hand_limit']}"),
    ):
        parts += [icon(kind, left, y + 8, 17), words(left + 21, y + 22, shown, 13, bold=True)]
        left += 62
    if farm["markers_left"] is not None:
        parts.append(words(x + FARM_WIDTH - 10, y + 22, f"{farm['markers_left']} markers left", 10, FAINT, "end"))
    return "".join(parts)


def _barrow(barrow: View, x: float, y: float, seat: int) -> str:
    shapes = [box(x, y, 142, BARROW_H, "#f6e3c0", "#8a6a3b")]
    shapes.append(words(x + 5, y + 13, int(barrow["card"][5:]), 9, FAINT))
    for n, (kind, filled) in enumerate(zip(barrow["asks"], barrow["filled"], strict=True)):
        left = x + 22 + 19 * n
        if filled:
            shapes.append(box(left - 1.5, y + 8, 19, 20, "#d8ead0", "#3b8a4d", 3))
        shapes.append(icon(kind, left, y + 10, 16, pale=not filled))
    shapes += [icon("vp", x + 121, y + 3, 14), words(x + 128, y + 29, barrow["vp"], 11, INK, "middle", True)]
    return "".join(shapes)


def _fields(farm: View, x: float, y: float) -> str:
    shapes = [words(x, y + 12, "Fields", 9, FAINT)]
    for n, field in enumerate(farm["fields"]):
        at = y + 16 + 20 * n
        shapes.append(box(x, at, 84, 18, "#dcc9a3" if field["grown"] else "#efe6d3", "#8a6a3b", 3))
        shapes.append(icon(field["crop"], x + 4, at + 1.5, 15, pale=not field["grown"]))
        shapes.append(words(x + 24, at + 13, field["crop"] if field["grown"] else f"({field['crop']})", 10))
    return "".join(shapes)


def _stores(farm: View, x: float, y: float) -> str:
    shapes = [words(x, y + 12, "Stores", 9, FAINT)]
    for n, kind in enumerate(STORED):
        left, at = x + 72 * (n // 4), y + 16 + 24 * (n % 4)
        count = farm["store"][kind]
        shown = f"{count}/{farm['pens']}" if kind == "pig" else count
        shapes += [
            icon(kind, left, at, 18, pale=not count),
            words(left + 23, at + 14, shown, 12, INK if count else FAINT, bold=bool(count)),
        ]
    return "".join(shapes)


def _extensions(farm: View, x: float, y: float) -> str:
    shapes = [words(x, y + 12, f"Extra deliveries: {farm['extra_deliveries']}", 9, FAINT)]
    for n, side in enumerate(farm["extensions"]):
        at = y + 16 + 20 * n
        shapes.append(box(x, at, 182, 18, "#dfe6ee", "#5c7590", 3))
        shapes.append(words(x + 5, at + 13, int(side["card"][5:]), 9, FAINT) + _gives(side, x + 26, at + 2))
    return "".join(shapes)


def _gives(side: View, x: float, y: float) -> str:
    """Hand limit, extra deliveries and pens as +n, then the income."""
    shapes = []
    for kind, n in (("card", side["hand_limit"]), ("donkey", side["extra_deliveries"]), ("pen", side["pig_pens"])):
        if n:
            shapes.append(icon(kind, x, y, 14) + words(x + 16, y + 11, f"+{n}", 9.5))
            x += 36
    if side["income"]:
        kind, n = side["income"]
        shapes.append(words(x + 4, y + 11, f"{n} \u00d7", 9.5) + icon(kind, x + 22, y, 14))
    return "".join(shapes)


def _tiles(farm: View, x: float, y: float) -> str:
    shapes = [words(x, y - 2, "Roof", 8, FAINT), words(x + 150, y - 2, "Donkeys | hats", 8, FAINT)]
    shapes.append(words(x + 264, y - 2, "Tokens", 8, FAINT))
    for n in range(max(len(ROOF_SPACES), len(farm["roofs"]))):
        tile = farm["roofs"][n] if n < len(farm["roofs"]) else None
        shapes.append(
            box(x + 25 * n, y + 2, 23, 20, "#e0b48f" if tile and not tile["used"] else "#f1e9dc", "#9c6b43", 2)
        )
        if tile:
            name = f"{tile['tile'][5]}-{tile['tile'][7]}"
            shapes.append(words(x + 25 * n + 11.5, y + 16, name, 9, FAINT if tile["used"] else INK, "middle"))
    for tile, hats in TILES.items():
        left, used = x + 150 + 27 * (tile - 1), tile in farm["tiles_used"]
        now = tile in (farm["tile"], farm["own_choice"])
        shapes.append(
            box(left, y + 2, 25, 20, "#cfe3c5" if now else "#e4ded2" if used else "#ffffff", INK if now else FAINT, 2)
        )
        shapes.append(words(left + 12.5, y + 16, f"{tile}|{hats}", 9, FAINT if used and not now else INK, "middle"))
    tokens = [BUILDING_NAMES[token] for token in farm["tokens"]] + [
        f"({BUILDING_NAMES[token]})" for token in farm["new_tokens"]
    ]
    shapes.append(words(x + 264, y + 16, clipped(", ".join(tokens), 33), 9))
    shapes += [die(value, x + 400 + 21 * n, y + 3, 18) for n, value in enumerate(farm["dice"])]
    return "".join(shapes)


# the hand


def hand_height(cards: int) -> float:
    return 18 + -(-cards // CARDS_A_ROW) * (CARD_H + 8)


def hand(cards: list[View], x: float, y: float) -> str:
    shapes = [words(x, y + 11, "Your hand", 11, FAINT)]
    for n, card in enumerate(cards):
        across, down = n % CARDS_A_ROW, n // CARDS_A_ROW
        shapes.append(_card(card, x + across * (CARD_W + 4), y + 18 + down * (CARD_H + 8)))
    return "".join(shapes)


def _card(card: View, x: float, y: float) -> str:
    """The four sides where the farm shows them: field left, barrow above, extension right, helper below."""
    shapes = [box(x, y, CARD_W, CARD_H, "#fffdf7", "#8a6a3b")]
    shapes.append(box(x, y, CARD_W, 26, "#f6e3c0", "#8a6a3b"))
    shapes += [icon(kind, x + 8 + 19 * n, y + 5, 16) for n, kind in enumerate(card["barrow"]["asks"])]
    shapes += [
        icon("vp", x + CARD_W - 40, y + 6, 14),
        words(x + CARD_W - 22, y + 18, card["barrow"]["vp"], 12, bold=True),
    ]
    shapes.append(box(x, y + 26, 40, 40, "#dcc9a3", "#8a6a3b", 2) + icon(card["crop"], x + 10, y + 36, 20))
    shapes.append(words(x + 48, y + 43, card["number"], 14, INK, bold=True))
    shapes.append(box(x + CARD_W - 108, y + 26, 108, 20, "#dfe6ee", "#5c7590", 2))
    shapes.append(_gives({**card["extension"], "income": None}, x + CARD_W - 104, y + 29))
    if card["extension"]["income"]:
        kind, n = card["extension"]["income"]
        shapes.append(words(x + CARD_W - 46, y + 62, f"{n} \u00d7", 9.5) + icon(kind, x + CARD_W - 24, y + 50, 14))
    shapes.append(words(x + 6, y + 78, card["helper"]["name"], 10, INK, bold=True))
    shapes.append(words(x + 6, y + 88, clipped(card["helper"]["text"], 40), 7.5, FAINT))
    return "".join(shapes)
