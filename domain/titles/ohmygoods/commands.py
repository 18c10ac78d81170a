"""What players say: the commands and their sentences."""

from __future__ import annotations

from typing import Annotated

from domain.kernel.shapes import Command
from domain.titles.ohmygoods.words import (
    ASSISTANT,
    CARD,
    CARDS,
    GOODS,
    MANNER,
    MARKS,
    MOVES,
    RESOURCE,
    SIDE,
    TIMES,
    Goods,
    Move,
    language,
)


@language.command("exchange", "exchange hand", help="discard your whole hand and draw as many cards")
class Exchange(Command, frozen=True, gc=False, tag="ohmygoods.exchange"):
    pass


@language.command("keep", "keep hand", help="keep your hand")
class Keep(Command, frozen=True, gc=False, tag="ohmygoods.keep"):
    pass


@language.command(
    "work at <place> <manner>",
    "rest",
    "rest, build <card>",
    "rest, move <moves>",
    "rest, build <card>, move <moves>",
    "work at <place> <manner>, build <card>",
    "work at <place> <manner>, move <moves>",
    "work at <place> <manner>, build <card>, move <moves>",
    "work <manner> at <place>",
    "work <manner> at <place>, build <card>",
    "work <manner> at <place>, move <moves>",
    "work <manner> at <place>, build <card>, move <moves>",
    help='place your worker, well or sloppily, or "rest"; then ", build <card>" to set a card aside and ", move <who>'
    ' to <building>" for assistants; may be changed until all have answered',
)
class Plan(Command, frozen=True, gc=False, tag="ohmygoods.plan"):
    place: Annotated[str | None, CARD] = None
    manner: Annotated[str | None, MANNER] = None
    card: Annotated[str | None, CARD] = None
    moves: Annotated[tuple[Move, ...], MOVES] = ()


@language.command("discard <cards>", help="discard cards of your hand")
class Discard(Command, frozen=True, gc=False, tag="ohmygoods.discard"):
    cards: Annotated[tuple[str, ...], CARDS]


@language.command(
    "produce <building>",
    "produce <building> with <cards>",
    help="let a staffed building produce; cards of your hand make up for what the market lacks",
)
class Produce(Command, frozen=True, gc=False, tag="ohmygoods.produce"):
    building: Annotated[str, CARD]
    cards: Annotated[tuple[str, ...], CARDS] = ()


@language.command(
    "chain <building> <times> times",
    "chain <building> with <cards>",
    help="use the chain of a building that has just produced, as often as you like",
)
class Chain(Command, frozen=True, gc=False, tag="ohmygoods.chain"):
    building: Annotated[str, CARD]
    times: Annotated[int | None, TIMES] = None
    cards: Annotated[tuple[str, ...], CARDS] = ()


@language.command("done", help="end your production", way_out=True)
class Done(Command, frozen=True, gc=False, tag="ohmygoods.done"):
    pass


@language.command("build <card> for <goods>", help="build the card set aside, or one of a stack")
class Build(Command, frozen=True, gc=False, tag="ohmygoods.build"):
    card: Annotated[str, CARD]
    goods: Annotated[Goods, GOODS]


@language.command("hire <assistant> for <goods>", help="hire an assistant")
class Hire(Command, frozen=True, gc=False, tag="ohmygoods.hire"):
    assistant: Annotated[str, ASSISTANT]
    goods: Annotated[Goods, GOODS]


@language.command("place at <building>", help="place the assistant you have just hired")
class Place(Command, frozen=True, gc=False, tag="ohmygoods.place"):
    building: Annotated[str, CARD]


@language.command("attach to <building>", help="attach the tower to a production building, for good")
class Attach(Command, frozen=True, gc=False, tag="ohmygoods.attach"):
    building: Annotated[str, CARD]


@language.command("pass", help="do nothing more here", way_out=True)
class Pass(Command, frozen=True, gc=False, tag="ohmygoods.pass"):
    pass


@language.command("use <character>", help="use a character of your hand")
class Use(Command, frozen=True, gc=False, tag="ohmygoods.use"):
    character: Annotated[str, CARD]


@language.command("name <resource>", help="name a resource")
class Name(Command, frozen=True, gc=False, tag="ohmygoods.name"):
    resource: Annotated[str, RESOURCE]


@language.command("give <goods>", help="take the offer and give these goods")
class Give(Command, frozen=True, gc=False, tag="ohmygoods.give"):
    goods: Annotated[Goods, GOODS]


@language.command("pay <goods>", help="pay what is demanded with these goods")
class Pay(Command, frozen=True, gc=False, tag="ohmygoods.pay"):
    goods: Annotated[Goods, GOODS]


@language.command(
    "pledge <marks> to the <side> for <goods>",
    "pledge <marks> to <side> for <goods>",
    help="take a side in secret and give goods for it; 0 for nothing gives none",
)
class Pledge(Command, frozen=True, gc=False, tag="ohmygoods.pledge"):
    marks: Annotated[int, MARKS]
    side: Annotated[str, SIDE]
    goods: Annotated[Goods, GOODS]


Answer = Exchange | Keep | Plan | Discard | Pledge  # what may lie sealed
Commands = (
    Exchange
    | Keep
    | Plan
    | Discard
    | Produce
    | Chain
    | Done
    | Build
    | Hire
    | Place
    | Attach
    | Pass
    | Use
    | Name
    | Give
    | Pay
    | Pledge
)
