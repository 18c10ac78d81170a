"""The words of the title: how people spell the pieces. Those of helpers and roof tiles: abilities/words.py."""

from __future__ import annotations

from domain.kernel.language import Language, OneOf
from domain.titles.lagranja.cards.content import HOUSE
from domain.titles.lagranja.parts import BUILDING_NAMES, SIDES, SPACES

language = Language(
    alike={
        "play": "lay jouer zahrat играть сыграть",
        "buy": "acheter koupit купить",
        "sell": "vendre prodat продать",
        "upgrade": "transformer vylepsit улучшить переработать",
        "deliver": "livrer dodat доставить",
        "take": "prendre vzit взять",
        "done": "pass end fini hotovo готово пас",
        "field": "champ pole поле",
        "barrow": "cart charrette trakar телега тележка",
        "extension": "rozsireni пристройка",
        "helper": "assistant pomocnik помощник",
        "draw": "piocher liznout тянуть",
        "discard": "defausser odhodit сбросить",
        "move": "siesta avancer posunout сдвинуть",
        "use": "utiliser pouzit использовать применить",
        "choose": "choisir zvolit выбрать",
        "change": "changer zmenit изменить",
        "reroll": "relancer prehodit перебросить",
        "bring": "apporter prinest перенести",
        "fill": "remplir zaplnit заполнить",
        "reserve": "reserver rezervovat оставить",
        "token": "jeton zeton жетон",
    }
)

_GOODS: dict[str, tuple[str, ...]] = {
    "olive": ("olive", "olives", "oliva", "олива", "оливка"),
    "grain": ("grain", "corn", "cereale", "obili", "зерно"),
    "grape": ("grape", "grapes", "raisin", "hrozny", "виноград"),
    "pig": ("pig", "pork", "cochon", "prase", "свинья"),
    "food": ("food", "nourriture", "jidlo", "еда"),
    "wine": ("wine", "vin", "vino", "вино"),
    "meat": ("meat", "viande", "maso", "мясо"),
}
_MONEY = {"silver": ("silver", "argent", "stribro", "серебро"), "vp": ("vp", "victory point", "pv")}
_TRADE = {"trade_good": ("trade good", "trade goods", "marchandise")}
_FIELDS = {f"field_{crop}": tuple(f"field {name}" for name in _GOODS[crop]) for crop in ("olive", "grain", "grape")}
_CARDS = {f"card_{n:02d}": (f"card {n}", str(n)) for n in range(1, 73)}
_HELPERS = {card.id: tuple(card.helper.names.values()) for card in HOUSE.cards.values()}
_TILES = {f"roof_{r}_{n}": (f"roof {r}-{n}", f"tile {r}-{n}") for r in range(1, 7) for n in range(1, 5)}
_MARKS = {
    **{space: (f"marker {space}", space) for space in SPACES},
    **{f"row_{building}": f"row {name}" for building, name in BUILDING_NAMES.items()},
    **{f"owner_{building}": f"owner {name}" for building, name in BUILDING_NAMES.items()},
    **{f"barrow_{card}": f"barrow {names[0]}" for card, names in _CARDS.items()},
}

GOOD = OneOf("good", _GOODS, drawn=False)  # any good, wherever it comes from
SOURCE = OneOf("good of your farm", {**_GOODS, **_FIELDS, **_MONEY, **_TRADE})
# a card answers to the name of its helper too, where no place in the village can be meant
CARD = OneOf("card", {card: (*names, *_HELPERS[card]) for card, names in _CARDS.items()})
SIDE = OneOf("side", {side: side for side in SIDES}, drawn=False)
TARGET = OneOf("building or barrow", {**BUILDING_NAMES, **_CARDS})
TILE = OneOf("roof tile", _TILES)
SPACE = OneOf("market space", {space: space for space in SPACES})
MARKER = OneOf("marker", {**_GOODS, **_FIELDS, **_TRADE, **_MARKS})
INTO = OneOf(
    "use of a trade good",
    {
        "silver": ("silver", "4 silver"),
        "goods": ("two goods", "goods"),
        "pig": ("pig",),
        "upgrades": ("two upgrades", "upgrades"),
        "card": ("card",),
    },
    drawn=False,
)
