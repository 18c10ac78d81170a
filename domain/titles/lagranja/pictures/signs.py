"""What stands for what in signs: icons of goods, what places and tiles bring, and each helper of the house."""

from __future__ import annotations

from typing import Any

from domain.kernel.art import circle, icons, line, path, polygon, rect, silhouette
from domain.kernel.inks import ANNEX, BRIGHT, KEY
from domain.kernel.telling import term, texts
from domain.titles.lagranja.cards.content import HOUSE
from domain.titles.lagranja.pictures.texts import HELPERS

Signs = tuple[str, ...]  # icons, and short words between them

ICON_OF = {
    "trade_good": "trade", "vp": "point", "roof": "roof-tile", "flag": "market-marker", "die": "die-5",
    "again": "round", "helper": "assistant",
}  # fmt: skip
_TOLD = ("olive", "grain", "grape", "pig", "food", "meat", "wine", "silver", "donkey")
_PEOPLE = {"donkey breeder": "", "olive picker": "", "pig dealer": ""}  # their names hold the name of a thing
SIGNS = {**{good: icons()[good] for good in _TOLD}, "trade good": icons()["trade"], **_PEOPLE}
WORDS = texts("1 of", "2 of", "per")  # among signs
REVENUE: dict[int, Signs] = {
    1: ("pig",),
    2: ("card", "/", "olive", "/", "grain", "/", "grape"),
    3: ("2 of", "olive", "grain", "grape"),
    4: ("4", "silver"),
    5: ("2 of", "upgrade", "hat"),
    6: ("cart", "/", "2", "silver"),
}
REVENUE_TOLD = {
    1: "take a pig",
    2: "draw or play a card, or take one harvest good",
    3: "take two different harvest goods",
    4: "take 4 silver",
    5: "two of: an upgrade, a siesta step",
    6: "one delivery, or 2 silver",
}
BRINGS: dict[str, Signs] = {  # the token of a craft building, at once
    "merchant_house": ("3", "silver"),
    "wainwright": ("hat", "vp", "cart"),
    "village_shop": ("2", "vp"),
    "deli": ("trade_good",),
    "greengrocer": ("1 of", "olive", "grain", "grape", "pig"),
    "butcher": ("vp", "per", "cart"),
}
ROOF: dict[str, Signs] = {
    "olive_or_grape": ("olive", "/", "grape"),
    "grain_or_olive": ("grain", "/", "olive"),
    "any_harvest": ("1 of", "olive", "grain", "grape"),
    "two_harvest": ("2 of", "olive", "grain", "grape"),
    "pig": ("pig",),
    "upgrade_1": ("upgrade",),
    "upgrade_2": ("upgrade", "upgrade"),
    "delivery": ("cart",),
    "card": ("card",),
    "vp_1": ("vp",),
    "silver_2": ("2", "silver"),
    "silver_3": ("3", "silver"),
    "silver_4": ("4", "silver"),
    "flip_roof": ("roof", "upgrade"),
    "siesta_1_or_2": ("1\u20132", "hat"),
    "bought_delivery": ("silver", "cart"),
    "gain_upgraded_good": ("1 of", "food", "wine", "meat"),
    "modify_die_1": ("die", "\u00b11"),
    "modify_die_2": ("die", "\u00b12"),
    "income": ("barn",),
    "market_marker": ("flag",),
    "double_vp": ("vp", "vp"),
}


def helper_in_short(helper: dict[str, Any]) -> tuple[str, str]:
    """Its sign and a line; an owner's own text stands whole."""
    number = int(helper["card"][5:])
    if helper["text"] != HOUSE.cards[helper["card"]].helper.text:
        return "helper", term(helper["text"])
    sign, words = HELPERS.get(number, ("helper", helper["text"]))
    return sign, term(words)


def once(helper: dict[str, Any]) -> str:
    """When it helps: its phases, and 1\u00d7 if once a round or a game."""
    phases = "/".join(phase for phase in helper["phases"] if phase != "any")
    seldom = "once per round" in helper["text"].lower() or "once in the game" in helper["text"].lower()
    return " ".join(filter(None, (phases, "1\u00d7" if seldom else "")))


def is_icon(sign: str) -> bool:
    return sign in _OWN or ICON_OF.get(sign, sign) in icons()


_WOOD, _BARK = "#B97F45", "#7A4C29"
_OWN = {
    "upgrade": path("M12 1.6L21 11.4H16V22.4H8V11.4H3Z", "#2F74C3", KEY)
    + path("M12.6 3.4L19.2 10.6H15.2V21.6H12.6Z", "#215695"),
    "pen": path("M1.6 8.4H22.4V11H1.6ZM1.6 15H22.4V17.6H1.6Z", _BARK, KEY)
    + path(
        "M3.4 21.6V5.6L5.4 3.4L7.4 5.6V21.6ZM10 21.6V5.6L12 3.4L14 5.6V21.6ZM16.6 21.6V5.6L18.6 3.4L20.6 5.6V21.6Z",
        _WOOD,
        KEY,
    ),
    "barn": path("M3.4 10V22.4H20.6V10L12 3.6Z", "#D0402F", KEY)
    + path("M1.6 11.4L12 2.2L22.4 11.4L21 13.2L12 5.6L3 13.2Z", "#6B727C", KEY)
    + rect(8.4, 14, 7.2, 8.4, BRIGHT, 0, KEY)
    + path("M8.4 14L15.6 22.4M15.6 14L8.4 22.4", "none", KEY),
    "annex": rect(5.6, 11, 14.4, 11.4, ANNEX, 0, KEY)
    + polygon(((3.2, 12), (6.4, 5.4), (19.2, 5.4), (22.4, 12)), "#CC6B49", KEY)
    + line(12.8, 14, 12.8, 20, KEY, 2)
    + line(9.8, 17, 15.8, 17, KEY, 2),
}


def motifs(name: str) -> str:
    """What a board of this title points at besides the shared icons."""
    return _OWN.get(name) or silhouette(name)


def wheel(x: float, y: float, r: float, tyre: str) -> str:
    return circle(x, y, r, tyre, KEY) + circle(x, y, r * 0.3, BRIGHT)
