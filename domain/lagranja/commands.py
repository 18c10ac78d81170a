"""The commands of La Granja and their words. Those of helpers and roof tiles: abilities/words.py."""

from __future__ import annotations

from typing import Annotated

from domain.kernel.language import Language, Number, OneOf, Several
from domain.kernel.shapes import Command
from domain.lagranja.parts import BUILDING_NAMES, SIDES, SPACES

say = Language(
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
_TILES = {f"roof_{r}_{n}": (f"roof {r}-{n}", f"tile {r}-{n}") for r in range(1, 7) for n in range(1, 5)}
_MARKS = {
    **{space: (f"marker {space}", space) for space in SPACES},
    **{f"row_{building}": f"row {name}" for building, name in BUILDING_NAMES.items()},
    **{f"owner_{building}": f"owner {name}" for building, name in BUILDING_NAMES.items()},
    **{f"barrow_{card}": f"barrow {names[0]}" for card, names in _CARDS.items()},
}

GOOD = OneOf("good", _GOODS)
SOURCE = OneOf("good of your farm", {**_GOODS, **_FIELDS, **_MONEY, **_TRADE})
CARD = OneOf("card", _CARDS)
SIDE = OneOf("side", {side: side for side in SIDES})
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
)


@say.command(
    "play <card> as <side>",
    "play <card> as <side> instead of <instead>",
    help="lay a card of your hand at your farm; with full places a card of that kind leaves first",
)
class Play(Command, frozen=True, gc=False, tag="lagranja.play"):
    card: Annotated[str, CARD]
    side: Annotated[str, SIDE]
    instead: Annotated[str | None, CARD] = None


@say.command("done", help="nothing more here")
class Done(Command, frozen=True, gc=False, tag="lagranja.done"):
    pass


@say.command("discard <card>", help="put a card of your hand on the discard pile")
class Discard(Command, frozen=True, gc=False, tag="lagranja.discard"):
    card: Annotated[str, CARD]


@say.command("keep <card>", help="take this card into your hand; the others are discarded")
class Keep(Command, frozen=True, gc=False, tag="lagranja.keep"):
    card: Annotated[str, CARD]


@say.command("pay <goods>", help="pay with these farm goods")
class Pay(Command, frozen=True, gc=False, tag="lagranja.pay"):
    goods: Annotated[tuple[str, ...], Several(SOURCE)]


@say.command("buy <kind>", help="buy a good for silver")
class Buy(Command, frozen=True, gc=False, tag="lagranja.buy"):
    kind: Annotated[str, GOOD]


@say.command("sell <what>", help="sell a good for silver")
class Sell(Command, frozen=True, gc=False, tag="lagranja.sell"):
    what: Annotated[str, SOURCE]


@say.command("upgrade <what>", help="make food, wine or meat of a good")
class Upgrade(Command, frozen=True, gc=False, tag="lagranja.upgrade"):
    what: Annotated[str, SOURCE]


@say.command("trade good for <into>", help="use a trade good: 4 silver, two different goods, a pig, upgrades or a card")
class Trade(Command, frozen=True, gc=False, tag="lagranja.trade"):
    into: Annotated[str, INTO]


@say.command("give up <marker>", help="take one of your markers back when your supply is empty")
class GiveUp(Command, frozen=True, gc=False, tag="lagranja.give_up"):
    marker: Annotated[str, MARKER]


@say.command("buy <tile>", "buy <tile> with <paying>", help="buy a roof tile")
class BuyTile(Command, frozen=True, gc=False, tag="lagranja.buy_tile"):
    tile: Annotated[str, TILE]
    paying: Annotated[tuple[str, ...], Several(SOURCE)] = ()


@say.command("take <value>", help="take a die of this value")
class TakeDie(Command, frozen=True, gc=False, tag="lagranja.take_die"):
    value: Annotated[int, Number("value of a die", 1, 6)]


@say.command("use shared", help="use the die that is left for everybody")
class UseShared(Command, frozen=True, gc=False, tag="lagranja.use_shared"):
    pass


@say.command("take <kinds>", help="take these goods")
class TakeGoods(Command, frozen=True, gc=False, tag="lagranja.take_goods"):
    kinds: Annotated[tuple[str, ...], Several(GOOD)]


@say.command("take silver", help="take the silver")
class TakeSilver(Command, frozen=True, gc=False, tag="lagranja.take_silver"):
    pass


@say.command("draw card", help="draw a card")
class DrawCard(Command, frozen=True, gc=False, tag="lagranja.draw_card"):
    pass


@say.command("donkeys <tile>", help="choose the donkey tile with this many donkeys, in secret")
class ChooseTile(Command, frozen=True, gc=False, tag="lagranja.choose_tile"):
    tile: Annotated[int, Number("donkeys", 1, 4)]


@say.command("move <steps>", help="move your disc on the siesta track")
class Move(Command, frozen=True, gc=False, tag="lagranja.move"):
    steps: Annotated[int, Number("steps", 0, 20)]


@say.command(
    "deliver <what> to <to>",
    "deliver <what> to <to> as <filling>",
    help="bring a good to a craft building or one of your barrows",
)
class Deliver(Command, frozen=True, gc=False, tag="lagranja.deliver"):
    what: Annotated[str, SOURCE]
    to: Annotated[str, TARGET]
    filling: Annotated[str | None, GOOD] = None


@say.command("buy <number> deliveries", help="buy this many extra deliveries at once")
class BuyDeliveries(Command, frozen=True, gc=False, tag="lagranja.buy_deliveries"):
    number: Annotated[int, Number("deliveries", 1, 40)]


@say.command("place marker on <space>", help="put a marker on this market space")
class Place(Command, frozen=True, gc=False, tag="lagranja.place"):
    space: Annotated[str, SPACE]


@say.command("remove marker on <space>", help="take an opponent's marker off this market space")
class Remove(Command, frozen=True, gc=False, tag="lagranja.remove"):
    space: Annotated[str, SPACE]


COMMANDS = (
    Play
    | Done
    | Discard
    | Keep
    | Pay
    | Buy
    | Sell
    | Upgrade
    | Trade
    | GiveUp
    | BuyTile
    | TakeDie
    | UseShared
    | TakeGoods
    | TakeSilver
    | DrawCard
    | ChooseTile
    | Move
    | Deliver
    | BuyDeliveries
    | Place
    | Remove
)
