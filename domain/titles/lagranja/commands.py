"""What players say. Commands of helpers and roof tiles: abilities/commands.py."""

from __future__ import annotations

from typing import Annotated

from domain.kernel.language import Number, Several
from domain.kernel.shapes import Command
from domain.titles.lagranja.abilities import commands as abilities
from domain.titles.lagranja.words import CARD, GOOD, INTO, MARKER, SIDE, SOURCE, SPACE, TARGET, TILE, language


@language.command(
    "play <card> as <side>",
    "play <card> as <side> instead of <instead>",
    help="lay a card of your hand at your farm; with full places a card of that kind leaves first",
)
class Play(Command, frozen=True, gc=False, tag="lagranja.play"):
    card: Annotated[str, CARD]
    side: Annotated[str, SIDE]
    instead: Annotated[str | None, CARD] = None


@language.command("done", help="nothing more here", way_out=True)
class Done(Command, frozen=True, gc=False, tag="lagranja.done"):
    pass


@language.command("discard <card>", help="put a card of your hand on the discard pile")
class Discard(Command, frozen=True, gc=False, tag="lagranja.discard"):
    card: Annotated[str, CARD]


@language.command("keep <card>", help="take this card into your hand; the others are discarded")
class Keep(Command, frozen=True, gc=False, tag="lagranja.keep"):
    card: Annotated[str, CARD]


@language.command("pay <goods>", help="pay with these farm goods")
class Pay(Command, frozen=True, gc=False, tag="lagranja.pay"):
    goods: Annotated[tuple[str, ...], Several(SOURCE)]


@language.command("buy <kind>", help="buy a good for silver")
class Buy(Command, frozen=True, gc=False, tag="lagranja.buy"):
    kind: Annotated[str, GOOD]


@language.command("sell <what>", help="sell a good for silver")
class Sell(Command, frozen=True, gc=False, tag="lagranja.sell"):
    what: Annotated[str, SOURCE]


@language.command("upgrade <what>", help="make food, wine or meat of a good")
class Upgrade(Command, frozen=True, gc=False, tag="lagranja.upgrade"):
    what: Annotated[str, SOURCE]


@language.command(
    *("trade good for <into>", "ware for <into>", "ware against <into>"),
    help="use a trade good: 4 silver, two different goods, a pig, upgrades or a card",
)
class Trade(Command, frozen=True, gc=False, tag="lagranja.trade"):
    into: Annotated[str, INTO]


@language.command("give up <marker>", help="take one of your markers back when your supply is empty")
class GiveUp(Command, frozen=True, gc=False, tag="lagranja.give_up"):
    marker: Annotated[str, MARKER]


@language.command("buy <tile>", "buy <tile> with <paying>", help="buy a roof tile")
class BuyTile(Command, frozen=True, gc=False, tag="lagranja.buy_tile"):
    tile: Annotated[str, TILE]
    paying: Annotated[tuple[str, ...], Several(SOURCE)] = ()


@language.command("take <value>", "take [with] <value>", help="take a die of this value")
class TakeDie(Command, frozen=True, gc=False, tag="lagranja.take_die"):
    value: Annotated[int, Number("die", 1, 6, drawn=True)]


@language.command("use shared", help="use the die that is left for everybody")
class UseShared(Command, frozen=True, gc=False, tag="lagranja.use_shared"):
    pass


@language.command("take <kinds>", help="take these goods")
class TakeGoods(Command, frozen=True, gc=False, tag="lagranja.take_goods"):
    kinds: Annotated[tuple[str, ...], Several(GOOD)]


@language.command("take silver", help="take the silver")
class TakeSilver(Command, frozen=True, gc=False, tag="lagranja.take_silver"):
    pass


@language.command("draw card", help="draw a card")
class DrawCard(Command, frozen=True, gc=False, tag="lagranja.draw_card"):
    pass


@language.command(
    "donkeys <tile>",
    "<tile> donkeys",
    "tile <tile>",
    "tile donkeys <tile>",
    help="choose the donkey tile with this many donkeys, in secret",
)
class ChooseTile(Command, frozen=True, gc=False, tag="lagranja.choose_tile"):
    tile: Annotated[int, Number("donkey tile", 1, 4, drawn=True)]


@language.command("move <steps>", help="move your disc on the siesta track")
class Move(Command, frozen=True, gc=False, tag="lagranja.move"):
    steps: Annotated[int, Number("steps", 0, 20)]


@language.command(
    "deliver <what> to <to>",
    "deliver <what> to <to> as <filling>",
    help="bring a good to a craft building or one of your barrows",
)
class Deliver(Command, frozen=True, gc=False, tag="lagranja.deliver"):
    what: Annotated[str, SOURCE]
    to: Annotated[str, TARGET]
    filling: Annotated[str | None, GOOD] = None


@language.command("buy <number> deliveries", help="buy this many extra deliveries at once")
class BuyDeliveries(Command, frozen=True, gc=False, tag="lagranja.buy_deliveries"):
    number: Annotated[int, Number("deliveries", 1, 40)]


@language.command(
    "place marker on <space>", "place on <space>", "marker [on] <space>", help="put a marker on this market space"
)
class Place(Command, frozen=True, gc=False, tag="lagranja.place"):
    space: Annotated[str, SPACE]


@language.command("remove marker on <space>", help="take an opponent's marker off this market space")
class Remove(Command, frozen=True, gc=False, tag="lagranja.remove"):
    space: Annotated[str, SPACE]


Commands = (
    abilities.Commands
    | Play
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
