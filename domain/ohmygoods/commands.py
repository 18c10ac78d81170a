"""What players say: kinds of values, commands, their sentences."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from domain.kernel.chart import Cells, Chart, joined, merge
from domain.kernel.language import Language, Number, OneOf, Several
from domain.kernel.reading import COMMON
from domain.kernel.shapes import Command
from domain.ohmygoods.names import ASSISTANT, CARD, GOOD, MANNER, RESOURCE, SIDE, lot_name


def _known(kind: OneOf) -> Meta:
    """A name that does not come as a sentence is held to the same list."""
    return Meta(pattern=f"^(?:{'|'.join(kind.names)})$")


class Lot(Struct, frozen=True, gc=False):
    """Some goods of one kind."""

    good: Annotated[str, _known(GOOD)]
    count: Annotated[int, Meta(ge=1, le=99)] = 1


Goods = tuple[Lot, ...]


class Move(Struct, frozen=True, gc=False):
    assistant: Annotated[str, _known(ASSISTANT)]
    building: Annotated[str, _known(CARD)]
    goods: Goods = ()


class Counted:
    """Some goods of one kind: `2 coal`; one if no number is said."""

    def __init__(self, kind: OneOf) -> None:
        self.kind = kind
        self.label = f"n {kind.label}"
        self._count = Number("n", 1, 99)

    def write(self, value: Lot) -> str:
        return lot_name(value.good, value.count)

    def read(self, chart: Chart, at: int) -> Cells:
        counts = chart.cells(self._count, at) or {at: [1]}
        return {
            end: [Lot(good, count) for good in goods]
            for after, (count,) in counts.items()
            for end, goods in chart.cells(self.kind, after).items()
        }


class Moving:
    """An assistant goes to a building, for goods if it has a price: `1a to mill 3 for 2 coal`."""

    label = "assistant to building for goods"

    def write(self, value: Move) -> str:
        said = f"{ASSISTANT.write(value.assistant)} to {CARD.write(value.building)}"
        return f"{said} for {GOODS.write(value.goods)}" if value.goods else said

    def read(self, chart: Chart, at: int) -> Cells:
        found: Cells = {}
        for after, who in chart.cells(ASSISTANT, at).items():
            if chart.words[after : after + 1] and chart.words[after] in _TO:
                for end, where in chart.cells(CARD, after + 1).items():
                    self._paid(found, chart, end, joined([(each,) for each in who], where))
        return found

    def _paid(self, found: Cells, chart: Chart, at: int, moves: list[tuple[Any, ...]]) -> None:
        if chart.words[at : at + 1] and chart.words[at] in _FOR:
            for end, goods in chart.cells(GOODS, at + 1).items():
                merge(found, end, [Move(*move) for move in joined(moves, goods)])
        merge(found, at, [Move(*move) for move in moves])


_TO = frozenset(("to", *COMMON["to"].split()))
_FOR = frozenset(("for", *COMMON["for"].split()))


CARDS = Several(CARD)
GOODS = Several(Counted(GOOD), nothing="nothing")
TIMES = Number("n", 1, 60)
MARKS = Number("n", 0, 9)
MOVES = Several(Moving(), high=8)

say = Language(
    {
        "exchange": "swap redraw обменять echanger vymenit",
        "keep": "оставить garder nechat",
        "work": "working работать travailler pracovat",
        "at": "in в a v",
        "rest": "idle отдых repos odpocinek",
        "build": "построить batir construire postavit",
        "move": "переместить deplacer presunout",
        "discard": "сбросить defausser odhodit",
        "produce": "произвести produire vyrobit",
        "chain": "цепочка chaine retez",
        "times": "time раз раза fois krat",
        "done": "end готово fini hotovo",
        "hire": "нанять engager najmout",
        "place": "put поставить placer umistit",
        "attach": "прикрепить attacher pripojit",
        "pass": "пас passer pas",
        "use": "использовать utiliser pouzit",
        "name": "choose назвать nommer vybrat",
        "give": "отдать donner dat",
        "pay": "заплатить payer zaplatit",
        "pledge": "залог engagement zavazek",
    }
)


@say.command("exchange", "exchange hand", help="discard your whole hand and draw as many cards")
class Exchange(Command, frozen=True, gc=False, tag="ohmygoods.exchange"):
    pass


@say.command("keep", "keep hand", help="keep your hand")
class Keep(Command, frozen=True, gc=False, tag="ohmygoods.keep"):
    pass


@say.command(
    "rest",
    "rest, build <card>",
    "rest, move <moves>",
    "rest, build <card>, move <moves>",
    "work at <place> <manner>",
    "work at <place> <manner>, build <card>",
    "work at <place> <manner>, move <moves>",
    "work at <place> <manner>, build <card>, move <moves>",
    "work <manner> at <place>",
    "work <manner> at <place>, build <card>",
    "work <manner> at <place>, move <moves>",
    "work <manner> at <place>, build <card>, move <moves>",
    help="place your worker, set a card aside to build, move assistants; may be changed until all have answered",
)
class Plan(Command, frozen=True, gc=False, tag="ohmygoods.plan"):
    place: Annotated[str | None, CARD] = None
    manner: Annotated[str | None, MANNER] = None
    card: Annotated[str | None, CARD] = None
    moves: Annotated[tuple[Move, ...], MOVES] = ()


@say.command("discard <cards>", help="discard cards of your hand")
class Discard(Command, frozen=True, gc=False, tag="ohmygoods.discard"):
    cards: Annotated[tuple[str, ...], CARDS]


@say.command(
    "produce <building>",
    "produce <building> with <cards>",
    help="let a staffed building produce; cards of your hand make up for what the market lacks",
)
class Produce(Command, frozen=True, gc=False, tag="ohmygoods.produce"):
    building: Annotated[str, CARD]
    cards: Annotated[tuple[str, ...], CARDS] = ()


@say.command(
    "chain <building> <times> times",
    "chain <building> with <cards>",
    help="use the chain of a building that has just produced, as often as you like",
)
class Chain(Command, frozen=True, gc=False, tag="ohmygoods.chain"):
    building: Annotated[str, CARD]
    times: Annotated[int | None, TIMES] = None
    cards: Annotated[tuple[str, ...], CARDS] = ()


@say.command("done", help="end your production")
class Done(Command, frozen=True, gc=False, tag="ohmygoods.done"):
    pass


@say.command("build <card> for <goods>", help="build the card set aside, or one of a stack")
class Build(Command, frozen=True, gc=False, tag="ohmygoods.build"):
    card: Annotated[str, CARD]
    goods: Annotated[Goods, GOODS]


@say.command("hire <assistant> for <goods>", help="hire an assistant")
class Hire(Command, frozen=True, gc=False, tag="ohmygoods.hire"):
    assistant: Annotated[str, ASSISTANT]
    goods: Annotated[Goods, GOODS]


@say.command("place at <building>", help="place the assistant you have just hired")
class Place(Command, frozen=True, gc=False, tag="ohmygoods.place"):
    building: Annotated[str, CARD]


@say.command("attach to <building>", help="attach the tower to a production building, for good")
class Attach(Command, frozen=True, gc=False, tag="ohmygoods.attach"):
    building: Annotated[str, CARD]


@say.command("pass", help="do nothing more here")
class Pass(Command, frozen=True, gc=False, tag="ohmygoods.pass"):
    pass


@say.command("use <character>", help="use a character of your hand")
class Use(Command, frozen=True, gc=False, tag="ohmygoods.use"):
    character: Annotated[str, CARD]


@say.command("name <resource>", help="name a resource")
class Name(Command, frozen=True, gc=False, tag="ohmygoods.name"):
    resource: Annotated[str, RESOURCE]


@say.command("give <goods>", help="take the offer and give these goods")
class Give(Command, frozen=True, gc=False, tag="ohmygoods.give"):
    goods: Annotated[Goods, GOODS]


@say.command("pay <goods>", help="pay what is demanded with these goods")
class Pay(Command, frozen=True, gc=False, tag="ohmygoods.pay"):
    goods: Annotated[Goods, GOODS]


@say.command(
    "pledge <marks> to the <side> for <goods>",
    "pledge <marks> to <side> for <goods>",
    help="take a side in secret and give goods for it; 0 for nothing gives none",
)
class Pledge(Command, frozen=True, gc=False, tag="ohmygoods.pledge"):
    marks: Annotated[int, MARKS]
    side: Annotated[str, SIDE]
    goods: Annotated[Goods, GOODS]


Answer = Exchange | Keep | Plan | Discard | Pledge  # what may lie sealed
AnyCommand = (
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
