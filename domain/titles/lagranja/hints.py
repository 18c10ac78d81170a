"""What an option costs and brings, in few words: beside the sentence, for whoever has no board at hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from domain.kernel.flow import question_for
from domain.kernel.shapes import Command
from domain.kernel.telling import Sentence
from domain.titles.lagranja.abilities.commands import Use
from domain.titles.lagranja.abilities.figures import (
    buy_price,
    extension_size,
    extra_delivery_price,
    roof_price,
    roof_spaces,
    roof_worth,
    upgrade_price,
)
from domain.titles.lagranja.abilities.readiness import is_roof
from domain.titles.lagranja.cards.content import ROOFS
from domain.titles.lagranja.chapters.market import REMOVAL_VP, leaving
from domain.titles.lagranja.chapters.transport import deliveries_of_tile, steps_of_tile
from domain.titles.lagranja.commands import (
    Buy,
    BuyDeliveries,
    BuyTile,
    ChooseTile,
    Deliver,
    Discard,
    Keep,
    Move,
    Place,
    Play,
    Remove,
    Sell,
    TakeDie,
    TakeSilver,
    Trade,
    Upgrade,
    UseShared,
)
from domain.titles.lagranja.parts import BECOMES, KIND_OF, LAST_SPACE, ROWS, SELL, SIESTA_VP, TRADE_GOOD_SILVER, VALUE
from domain.titles.lagranja.questions import FreeActions
from domain.titles.lagranja.table import Table, card, load, symbols
from domain.titles.lagranja.telling import goods

Hinter = Callable[[Table, int, Any], Sentence | None]
SPACES = {
    1: "a pig",
    2: "a card or one crop",
    3: "two different crops",
    4: "4 silver",
    5: "two upgrades or siesta steps",
    6: "a delivery or 2 silver",
}
TRADED = {
    "goods": "two different crops",
    "pig": "a pig",
    "upgrades": "two upgrades for nothing",
    "card": "draw a card or play one",
}


def hint(state: Table, seat: int, command: Command) -> Sentence | None:
    found = _HINTS.get(type(command))
    return found(state, seat, command) if found else None


def _silver(n: int) -> str:
    return f"{n:+} silver" if n else "no silver"


def _play(state: Table, seat: int, command: Play) -> Sentence:
    lying = card(state, command.card)
    match command.side:
        case "field":
            return Sentence.of("a field of {crop}", crop=lying.field.crop)
        case "barrow":
            wants = goods(lying.barrow.goods)
            marker = ", and a marker on the market" if lying.barrow.market_symbol else ""
            return Sentence.of("wants {wants} for {n} VP{marker}", wants=wants, n=lying.barrow.vp, marker=marker)
        case "extension":
            size = 0 if getattr(question_for(state, seat)[0], "free", False) else extension_size(state, seat)
            template = "{gives}; costs {n} different {n|good|goods}" if size else "{gives}; costs nothing"
            return Sentence.of(template, gives=lying.extension.gives, n=size)
    return Sentence.of("{name}: {text}", name=lying.helper.name, text=lying.helper.text)


def _card(state: Table, seat: int, command: Discard | Keep) -> Sentence:
    lying = card(state, command.card)
    return Sentence.of(
        "field of {crop}; barrow for {n} VP; extension {gives}; helper {name}",
        crop=lying.field.crop, n=lying.barrow.vp, gives=lying.extension.gives, name=lying.helper.name,
    )  # fmt: skip


def _upgrade(state: Table, seat: int, command: Upgrade) -> Sentence:
    kind = KIND_OF[command.what]
    free = not isinstance(question_for(state, seat)[0], FreeActions)
    price = "for nothing" if free else _silver(-upgrade_price(state, seat, kind))
    return Sentence.of("{price}, it becomes {into}", price=price, into=BECOMES.get(kind, kind))


def _tile(state: Table, seat: int, command: BuyTile) -> Sentence:
    price = max(0, roof_price(state, seat) - len(command.paying) * roof_worth(state, seat)[1])
    space = len(state.farms[seat].roofs)
    text = ROOFS[command.tile].kind(state.options.roof_set).text
    return Sentence.of("{price}, {vp} VP; {text}", price=_silver(-price), vp=roof_spaces(state, seat)[space], text=text)


def _use(state: Table, seat: int, command: Use) -> Sentence:
    if is_roof(command.source):
        return Sentence.of("{line}", line=ROOFS[command.source].kind(state.options.roof_set).text)
    helper = card(state, command.source).helper
    return Sentence.of("{name}: {text}", name=helper.name, text=helper.text)


def _donkeys(state: Table, seat: int, command: ChooseTile) -> Sentence:
    low, high = steps_of_tile(state, seat, command.tile)
    n = deliveries_of_tile(state, seat, command.tile)
    template = "{n} {n|delivery|deliveries}, {hats} {hats|step|steps} on the siesta track"
    return Sentence.of(template, n=n, hats=f"{low}\u2013{high}" if high > low else low)


def _move(state: Table, seat: int, command: Move) -> Sentence:
    space = min(state.farms[seat].disc + command.steps, LAST_SPACE)
    template = "siesta space {space}: {vp} VP when the round is scored"
    return Sentence.of(template, space=space, vp=SIESTA_VP[space])


def _deliver(state: Table, seat: int, command: Deliver) -> Sentence:
    asked = symbols(state, command.to)
    there = load(state, seat, command.to)
    empty = Counter(kind for n, kind in enumerate(asked) if not there >> n & 1)
    if still := empty - Counter([command.filling or KIND_OF[command.what]]):
        return Sentence.of("then it wants {goods}", goods=goods(still.elements()))
    gain = "its token" if command.to in ROWS else f"{card(state, command.to).barrow.vp} VP"
    return Sentence.of("the last one it wants: {gain}", gain=gain)


def _trade(state: Table, seat: int, command: Trade) -> Sentence:
    if command.into == "silver":
        return Sentence.of("{silver}", silver=_silver(TRADE_GOOD_SILVER))
    return Sentence.of("{what}", what=TRADED[command.into])


def _place(state: Table, seat: int, command: Place) -> Sentence:
    question = question_for(state, seat)[0]
    lower = len(leaving(state, seat, command.space)) if getattr(question, "removes", False) else 0
    template = "value {n}, with {lower} {lower|marker|markers} beside it to drive away" if lower else "value {n}"
    return Sentence.of(template, n=VALUE[command.space], lower=lower)


def _remove(state: Table, seat: int, command: Remove) -> Sentence:
    vp = REMOVAL_VP if getattr(question_for(state, seat)[0], "vp", False) else 0
    return Sentence.of("value {n}, +{vp} VP" if vp else "value {n}", n=VALUE[command.space], vp=vp)


_HINTS: dict[type[Command], Hinter] = {
    Play: _play,
    Discard: _card,
    Keep: _card,
    Buy: lambda state, seat, c: Sentence.of("{silver}", silver=_silver(-buy_price(state, seat, c.kind))),
    Sell: lambda state, seat, c: Sentence.of("{silver}", silver=_silver(SELL[KIND_OF[c.what]])),
    Upgrade: _upgrade,
    Trade: _trade,
    BuyTile: _tile,
    TakeDie: lambda state, seat, c: Sentence.of("{what}", what=SPACES[c.value]),
    UseShared: lambda state, seat, c: Sentence.of("{what}", what=SPACES[state.board_dice[0]]),
    TakeSilver: lambda state, seat, c: Sentence.of("+2 silver"),
    ChooseTile: _donkeys,
    Move: _move,
    Deliver: _deliver,
    BuyDeliveries: lambda state, seat, c: Sentence.of(
        "{silver}", silver=_silver(-c.number * extra_delivery_price(state, seat))
    ),
    Place: _place,
    Remove: _remove,
    Use: _use,
}
