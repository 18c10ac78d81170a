"""The words of the title: how people spell the pieces. Those of helpers and roof tiles: abilities/commands.py."""

from __future__ import annotations

from domain.kernel.language import Language, OneOf
from domain.titles.lagranja.cards.content import HOUSE
from domain.titles.lagranja.parts import BUILDING_NAMES, SIDES, SPACES

language = Language(
    alike={
        "donkeys": "donkey ослика осел осла ослы ослов ane anes oslik osliky oslici osli osly oslu",
        "card": "карта карту карты carte cartes karta kartu karty",
        "as": "как comme jako",
        "marker": "маркер фишка pion zeton",
        "place": "кладу поставить ставлю поставь placer place umistit dam",
        "on": "на sur en na",
        "pay": "платить заплачу плачу заплатить оплатить отдаю payer paie paye regler platim zaplatit zaplatim plat",
        "keep": "оставить оставлю оставляю держу garder garde nechat necham",
        "silver": "money coins деньги penize монета монеты монет серебро argent real reaux stribro stribrne",
        "play": "lay jouer zahrat играть сыграть"
        " разыграть играю разыгрываю выложить poser pose joue hraju hraji zahraju vylozit zahraj",
        "buy": "acheter koupit купить куплю покупаю купи achete koupim kupuju kupuji kup",
        "sell": "vendre prodat продать продаю продам продай vends vend prodam prodavam prodej",
        "upgrade": "transformer vylepsit улучшить переработать"
        " перерабатываю улучшаю превратить ameliorer ameliore transforme vylepsim vylepsuju premenit",
        "deliver": "доставка livrer dodat доставить"
        " delivery deliveries доставляю доставь доставлю везу отвезти livre livraison apporter dodavam dodam"
        " dodej dodavka odvezt",
        "take": "взял pris prendre vzit взять беру возьму возьми бери prends prend prenez beru vezmu vezmi ber",
        "done": "pass end fini hotovo готово закончил закончила"
        " пас готов все закончить хватит termine fin vse dost konec pasuju",
        "field": "champ pole поле polnost champs",
        "barrow": "cart charrette trakar телега тележка тележку charrettes",
        "extension": "rozsireni пристройка",
        "helper": "assistant pomocnik помощник pomocnika помощника",
        "draw": "piocher liznout тянуть тяну добрать взять беру pioche tirer prendre lizam dobrat liznu beru",
        "discard": "throw defausser odhodit сбросить",
        "move": "siesta avancer posunout сдвинуть"
        " продвинуть двигаю двигать переставить переместить перемещаю avance bouger deplacer deplace posunu"
        " postoupit presunout presouvam",
        "use": "utiliser pouzit использовать используем применить"
        " использую применяю включить utilise activer pouziju pouzij vyuzit",
        "choose": "choisir zvolit выбрать выбираю выбери выбор choisis vybrat vyber volim zvolit",
        "change": "changer zmenit изменить",
        "reroll": "заново relancer prehodit перебросить перекинуть перебрось relance rejeter prehazuju prehod",
        "bring": "apporter prinest перенести",
        "fill": "remplir zaplnit заполнить",
        "reserve": "reserver rezervovat оставить",
        "good": "товар товары marchandise marchandises komodita komoditu komodity",
        "ware": "товар marchandise komodita komoditu",
        "tile": "tuile desticka desticku таил тайл жетон",
        "against": "на contre",
        "token": "jeton zeton жетон fetiche",
    },
    locale="domain.titles.lagranja",
)

_GOODS: dict[str, tuple[str, ...]] = {
    "olive": ("olive", "olives", "oliva", "олива", "оливка", "оливку", "оливки", "olivy", "olivu", "oliven"),
    "grain": (
        "grain",
        "corn",
        "cereale",
        "obili",
        "зерно",
        "пшеница",
        "пшеницу",
        "cereales",
        "zrno",
        "getreide",
        "blé",
    ),
    "grape": (
        "grape",
        "grapes",
        "raisin",
        "hrozny",
        "виноград",
        "raisins",
        "hrozen",
        "trauben",
        "weintraube",
        "weintrauben",
    ),
    "pig": (
        "pig",
        "pork",
        "cochon",
        "prase",
        "свинья",
        "pigs",
        "свинью",
        "cochons",
        "prasata",
        "свиньи",
        "porc",
        "schweine",
        "prasete",
    ),
    "food": ("food", "nourriture", "jidlo", "еда", "еду", "еды", "едой"),
    "wine": ("wine", "vin", "vino", "вино", "vins"),
    "meat": ("meat", "viande", "maso", "мясо", "viandes", "uzene maso"),
}
_MONEY = {
    "silver": (
        "silver",
        "money",
        "coins",
        "argent",
        "stribro",
        "серебро",
        "монеты",
        "монету",
        "reaux",
        "stribrne",
        "real",
        "réal",
        "monnaie",
        "stříbrným",
        "монетой",
        "silber",
    ),
    "vp": (
        "vp",
        "victory point",
        "victory points",
        "vps",
        "point",
        "pv",
        "очко",
        "очки",
        "bod",
        "bodem",
        "bodu",
        "body",
        "punkt",
    ),
}
_TRADE = {"trade_good": ("trade good", "trade goods", "marchandise")}
_ON_A_FIELD = (
    "field {}",
    "{} in the field",
    "{} from the field",
    "{} on the field",
    "{} from my field",
    "{} in my field",
)
_FIELDS = {
    f"field_{crop}": tuple(where.format(name) for name in _GOODS[crop] for where in _ON_A_FIELD)
    for crop in ("olive", "grain", "grape")
}
_CALLED = ("card", "карта", "карту", "carte", "karta", "kartu")
_CARDS = {f"card_{n:02d}": (*(f"{word} {n}" for word in _CALLED), str(n)) for n in range(1, 73)}
_HELPERS = {card.id: tuple(card.helper.names.values()) for card in HOUSE.cards.values()}
_ROOF = (
    "roof",
    "tile",
    "roof tile",
    "крыша",
    "крышу",
    "жетон крыши",
    "toit",
    "tuile",
    "tuile toit",
    "střecha",
    "střechu",
)
_TILES = {
    f"roof_{r}_{n}": (*(f"{roof} {r}-{n}" for roof in _ROOF), f"destička {r}-{n}", f"{r}-{n}")
    for r in range(1, 7)
    for n in range(1, 5)
}
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
_SIDES = {
    "field": "champ champs pole polnost поле",
    "barrow": "cart charrette trakar trakař телега телегу тележка тележку",
    "extension": "rozsireni пристройка пристройку agrandissement",
    "helper": "assistant pomocnik pomocnika помощник помощника",
}
SIDE = OneOf("side", {side: (side, *_SIDES.get(side, "").split()) for side in SIDES}, drawn=False)
TARGET = OneOf("building or barrow", {**BUILDING_NAMES, **_CARDS})
TILE = OneOf("roof tile", _TILES)
SPACE = OneOf("market space", {space: space for space in SPACES})
MARKER = OneOf("marker", {**_GOODS, **_FIELDS, **_TRADE, **_MARKS})
INTO = OneOf(
    "use of a trade good",
    {
        "silver": ("silver", "4 silver", "4 монеты", "монеты", "4 réaux", "4 stříbrné", "stříbrné"),
        "goods": ("two goods", "goods"),
        "pig": ("pig", "свинью", "cochon", "prase"),
        "upgrades": ("two upgrades", "upgrades"),
        "card": ("card", "карту", "carte", "kartu"),
    },
    drawn=False,
)
