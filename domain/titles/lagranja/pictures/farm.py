"""One farm as a picture, with its cards at the sides where they lie, and the cards in the reader's hand."""

from __future__ import annotations

from typing import Any

from domain.kernel.envelope import short_name_in
from domain.kernel.pictures import Box, named
from domain.titles.lagranja.parts import BUILDING_NAMES, ROOF_SPACES, STORED, TILES
from domain.titles.lagranja.pictures.icons import (
    FAINT,
    INK,
    LEAF,
    LINE,
    PAPER,
    SKY,
    SOIL,
    STONE,
    TAN,
    WHITE,
    box,
    die,
    icon,
    marker,
)
from domain.titles.lagranja.pictures.icons import words as written
from domain.titles.lagranja.words import CARD, MARKER, SOURCE, TILE

View = dict[str, Any]
FARM_WIDTH = 620
BARROW_W, BARROW_H, ROW_H = 149, 36, 20
# where in a command goods of a farm can stand; silver and points only pay
GIVEN, PAYS = "what goods paying marker", "what goods paying"
CARD_W, CARD_H, CARDS_A_ROW = 152, 84, 4


def _rows(farm: View) -> int:
    tokens = len(farm["tokens"]) + len(farm["new_tokens"])
    return max(len(farm["fields"]), len(farm["extensions"]), 4 + (4 + 3 * tokens) // 5)


def farm_height(farm: View) -> float:
    return 36 + (BARROW_H + 6) * bool(farm["barrows"]) + 20 + _rows(farm) * ROW_H + 26 * bool(farm["helpers"]) + 6


def farm(view: View, farm: View, x: float, y: float) -> str:
    mine = farm["seat"] == view["seat"]
    shapes = [box(x, y, FARM_WIDTH, farm_height(farm), LEAF if mine else STONE), draw_head(view, farm, x, y)]
    at = y + 36
    for n, barrow in enumerate(farm["barrows"]):
        shapes.append(draw_barrow(barrow, x + 8 + (BARROW_W + 4) * n, at, mine))
    at += (BARROW_H + 6) * bool(farm["barrows"])
    shapes += [
        draw_fields(farm, x + 8, at, mine),
        draw_stores(farm, x + 116, at, mine),
        draw_extensions(farm, x + 276, at),
        draw_side(farm, x + 462, at, mine),
    ]
    at += 20 + _rows(farm) * ROW_H
    shapes += [draw_helper(helper, x + 8 + (BARROW_W + 4) * n, at, mine) for n, helper in enumerate(farm["helpers"])]
    return "".join(shapes)


def _own(drawn: str, mine: bool, name: str, title: str, at: Box, slots: str) -> str:
    """What lies at a farm is named to its owner only: nobody else can say it."""
    return named(drawn, name, title, at, slots) if mine else drawn


def draw_helper(helper: View, x: float, y: float, mine: bool) -> str:
    """Its name only: what it does stands in the words beside the picture."""
    used = helper["used"]
    shown = f"{int(helper['card'][5:])} {helper['name']}{' (used)' if used else ''}"
    frame = box(x, y, BARROW_W, 21, PAPER if used else WHITE, FAINT, 3)
    drawn = frame + written(x + 6, y + 15, shown, 11, FAINT if used else INK)
    title = f"{helper['name']}: {helper['text']}"
    return _own(drawn, mine, CARD.write(helper["card"]), title, (x, y, BARROW_W, 21), "source instead")


def draw_head(view: View, farm: View, x: float, y: float) -> str:
    mine, name = farm["seat"] == view["seat"], short_name_in(view, farm["seat"], 12, "You")
    parts = [marker(farm["seat"], x + 8, y + 7, 22), written(x + 38, y + 24, name, 15, bold=True)]
    hand = f"{farm['cards_in_hand']} (limit {farm['hand_limit']})"
    left = x + 112
    for kind, shown in (("vp", farm["vp"]), ("silver", farm["silver"]), ("card", hand)):
        drawn = icon(kind, left, y + 9, 18) + written(left + 22, y + 24, shown, 14, bold=True)
        parts.append(_own(drawn, mine and kind != "card", kind, f"{shown} {kind}", (left - 3, y + 5, 60, 26), PAYS))
        left += 88
    if farm["markers_left"] is not None:
        parts.append(written(x + FARM_WIDTH - 10, y + 23, f"{farm['markers_left']} markers left", 11, FAINT, "end"))
    return "".join(parts)


def draw_barrow(barrow: View, x: float, y: float, mine: bool) -> str:
    number = written(x + 4, y + 13, int(barrow["card"][5:]), 10, FAINT)
    mark = MARKER.write(f"barrow_{barrow['card']}")
    shapes = [
        box(x, y, BARROW_W, BARROW_H, TAN, FAINT),
        _own(number, mine and any(barrow["filled"]), mark, f"a marker on {mark}", (x + 1, y + 2, 18, 32), "marker"),
    ]
    for n, (kind, filled) in enumerate(zip(barrow["asks"], barrow["filled"], strict=True)):
        left = x + 22 + 20 * n
        if filled:
            shapes.append(box(left - 1.5, y + 8, 20, 20, LEAF, INK, 3))
        drawn, at = icon(kind, left, y + 10, 17, pale=not filled), (left - 1.5, y + 8, 20, 20)
        shapes.append(_own(drawn, mine and not filled, SOURCE.write(kind), f"an empty {kind}", at, "symbol"))
    shapes += [icon("vp", x + 127, y + 3, 15), written(x + 134, y + 31, barrow["vp"], 12, INK, "middle", True)]
    if not barrow["market"]:
        shapes.append(written(x + 122, y + 30, "no marker", 9, FAINT, "end"))
    around = x, y, BARROW_W, BARROW_H
    title = f"your barrow {CARD.write(barrow['card'])}, {barrow['vp']} points"
    return _own("".join(shapes), mine, CARD.write(barrow["card"]), title, around, "to barrow instead card")


def draw_fields(farm: View, x: float, y: float, mine: bool) -> str:
    shapes = [written(x, y + 12, "Fields", 10, FAINT)]
    for n, field in enumerate(farm["fields"]):
        at, grown = y + 17 + ROW_H * n, field["grown"]
        drawn = box(x, at, 96, ROW_H - 2, SOIL if grown else WHITE, FAINT, 3)
        drawn += icon(field["crop"], x + 4, at + 1.5, 15, pale=not grown)
        drawn += written(x + 24, at + 13, field["crop"] if grown else f"({field['crop']})", 11)
        name, around = SOURCE.write(f"field_{field['crop']}"), (x, at, 96, ROW_H - 2)
        shapes.append(_own(drawn, mine and grown, name, f"{field['crop']} on your field", around, GIVEN))
    return "".join(shapes)


def draw_stores(farm: View, x: float, y: float, mine: bool) -> str:
    shapes = [written(x, y + 12, f"Stores, {farm['pens']} pens", 10, FAINT)]
    held = [(kind, farm["store"][kind]) for kind in STORED if farm["store"][kind]]
    if not held:
        shapes.append(written(x, y + 30, "nothing", 11, FAINT))
    for n, (kind, count) in enumerate(held):
        left, at = x + 76 * (n % 2), y + 17 + 25 * (n // 2)
        drawn = icon(kind, left, at, 19) + written(left + 25, at + 15, count, 13, INK, bold=True)
        name = SOURCE.write(kind)
        shapes.append(_own(drawn, mine, name, f"{count} {name} in your store", (left - 3, at - 2, 60, 23), GIVEN))
    return "".join(shapes)


def draw_extensions(farm: View, x: float, y: float) -> str:
    shapes = [written(x, y + 12, f"Extra deliveries: {farm['extra_deliveries']}", 10, FAINT)]
    for n, side in enumerate(farm["extensions"]):
        at = y + 17 + ROW_H * n
        shapes.append(box(x, at, 178, ROW_H - 2, SKY, FAINT, 3))
        shapes.append(written(x + 5, at + 13, int(side["card"][5:]), 10, FAINT) + _gives(side, x + 26, at + 2))
    return "".join(shapes)


def _gives(side: View, x: float, y: float) -> str:
    """Hand limit, extra deliveries and pens as +n, then the income."""
    shapes = []
    for kind, n in (("card", side["hand_limit"]), ("donkey", side["extra_deliveries"]), ("pen", side["pig_pens"])):
        if n:
            shapes.append(icon(kind, x, y, 14) + written(x + 16, y + 11, f"+{n}", 10))
            x += 36
    if side["income"]:
        kind, n = side["income"]
        shapes.append(written(x + 4, y + 11, f"{n} ×", 10) + icon(kind, x + 24, y, 14))
    return "".join(shapes)


def draw_side(farm: View, x: float, y: float, mine: bool) -> str:
    """Roof, donkey tiles, craft tokens and the dice of this round."""
    shapes = [written(x, y + 12, "Roof", 10, FAINT), written(x, y + 50, "Donkeys | hats", 10, FAINT)]
    for n in range(max(len(ROOF_SPACES), len(farm["roofs"]))):
        tile = farm["roofs"][n] if n < len(farm["roofs"]) else None
        shapes.append(box(x + 25 * n, y + 17, 24, 20, TAN if tile and not tile["used"] else WHITE, FAINT, 2))
        if tile is None:
            shapes.append(written(x + 25 * n + 12, y + 31, f"+{ROOF_SPACES[n]}", 10, LINE, "middle"))
        else:
            shapes.append(_roof(tile, x + 25 * n, y + 17, mine))
    shapes += [_donkeys(farm, tile, x + 30 * (tile - 1), y + 55, mine) for tile in TILES]
    shapes += [die(value, x + 108 + 20 * n, y + 82, 18) for n, value in enumerate(farm["dice"])]
    for n, token in enumerate((*farm["tokens"], *farm["new_tokens"])):
        name, new, at = BUILDING_NAMES[token], n >= len(farm["tokens"]), y + 92 + 12 * n
        drawn, around = written(x, at, f"({name})" if new else name, 10.5), (x - 2, at - 10, 100, 13)
        shapes.append(_own(drawn, mine, name, f"your token of the {name}", around, "building"))
    return "".join(shapes)


def _roof(tile: View, x: float, y: float, mine: bool) -> str:
    name, colour = f"{tile['tile'][5]}-{tile['tile'][7]}", FAINT if tile["used"] else INK
    drawn, title = written(x + 12, y + 14, name, 10, colour, "middle"), f"{TILE.write(tile['tile'])}: {tile['text']}"
    return _own(drawn, mine, TILE.write(tile["tile"]), title, (x, y, 24, 20), "source tile")


def _donkeys(farm: View, tile: int, x: float, y: float, mine: bool) -> str:
    """A tile with its donkeys and hats; the one that counts now is framed."""
    used, now = tile in farm["tiles_used"], tile in (farm["tile"], farm["own_choice"])
    drawn = box(x, y, 28, 20, SKY if now else PAPER if used else WHITE, INK if now else FAINT, 2)
    drawn += written(x + 14, y + 14, f"{tile}|{TILES[tile]}", 10, FAINT if used and not now else INK, "middle")
    return _own(drawn, mine, f"{tile}", f"{tile} donkeys, {TILES[tile]} hats", (x, y, 28, 20), "tile")


# the hand


def hand_height(cards: int) -> float:
    return 18 + -(-cards // CARDS_A_ROW) * (CARD_H + 6)


def hand(cards: list[View], x: float, y: float) -> str:
    shapes = [written(x, y + 12, "Your hand", 12, FAINT)]
    for n, card in enumerate(cards):
        across, down = n % CARDS_A_ROW, n // CARDS_A_ROW
        left, top = x + across * (CARD_W + 4), y + 18 + down * (CARD_H + 6)
        drawn, name = draw_card(card, left, top), CARD.write(card["card"])
        title = f"{name} of your hand, {card['helper']['name']}: {card['helper']['text']}"
        shapes.append(named(drawn, name, title, (left, top, CARD_W, CARD_H), "card"))
    return "".join(shapes)


def draw_card(card: View, x: float, y: float) -> str:
    """The four sides where the farm shows them: field left, barrow above, extension right, helper below."""
    shapes = [box(x, y, CARD_W, CARD_H), box(x, y, CARD_W, 26, TAN, FAINT)]
    shapes += [icon(kind, x + 6 + 19 * n, y + 5, 16) for n, kind in enumerate(card["barrow"]["asks"])]
    shapes += [
        icon("vp", x + CARD_W - 36, y + 6, 15),
        written(x + CARD_W - 18, y + 19, card["barrow"]["vp"], 13, bold=True),
    ]
    shapes.append(box(x, y + 26, 32, 38, SOIL, FAINT, 2) + icon(card["crop"], x + 7, y + 36, 18))
    shapes.append(box(x + 32, y + 26, CARD_W - 32, 19, SKY, FAINT, 2))
    shapes.append(_gives({**card["extension"], "income": None}, x + 37, y + 28))
    if not card["barrow"]["market"]:
        shapes.append(written(x + CARD_W - 40, y + 18, "no marker", 9, FAINT, "end"))
    shapes.append(written(x + 38, y + 60, f"card {card['number']}", 12, INK, bold=True))
    if card["extension"]["income"]:
        kind, n = card["extension"]["income"]
        shapes.append(written(x + CARD_W - 46, y + 59, f"{n} ×", 10) + icon(kind, x + CARD_W - 22, y + 47, 15))
    shapes.append(written(x + 5, y + 77, card["helper"]["name"], 11, INK, bold=True))
    return "".join(shapes)
