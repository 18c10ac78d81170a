"""What an option costs and brings, in few words: beside the sentence, for whoever has no cards at hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from domain.kernel.shapes import Command
from domain.kernel.telling import Sentence, listed
from domain.titles.ohmygoods.cards.pieces import Card
from domain.titles.ohmygoods.chapters.building import building_price, hiring_price
from domain.titles.ohmygoods.chapters.market import goods_made
from domain.titles.ohmygoods.chapters.payment import stock_of, worth_of
from domain.titles.ohmygoods.commands import Build, Chain, Hire, Place, Plan, Produce
from domain.titles.ohmygoods.table import Table, card_of, cards_of

Hinter = Callable[[Table, int, Any], Sentence | None]


def hint(state: Table, seat: int, command: Command) -> Sentence | None:
    found = _HINTS.get(type(command))
    return found(state, seat, command) if found else None


def _plan(state: Table, seat: int, command: Plan) -> Sentence | None:
    parts = [*_work(state, seat, command)]
    if command.card is not None:
        price, points = building_price(state, seat, command.card), card_of(state, command.card).points
        parts.append(f"to build costs {price} coins and brings {points} points")
    return Sentence.of("{parts}", parts="; ".join(parts)) if parts else None


def _work(state: Table, seat: int, command: Plan) -> Iterator[str]:
    if command.place is not None and command.manner is not None:
        card = card_of(state, command.place)
        made = goods_made(state, seat, command.manner)
        spared = ", one of them spared" if command.manner == "sloppy" else ""
        yield f"wants {_wants(card)}{spared}, makes {made} {_good(state, card)}"


def _wants(card: Card) -> str:
    return listed([f"{n} {resource}" for resource, n in card.inputs])


def _good(state: Table, card: Card) -> str:
    return str(cards_of(state).names[card.good]["en"]) if card.good else "goods"


def _produce(state: Table, seat: int, command: Produce) -> Sentence:
    card = card_of(state, command.building)
    return Sentence.of("wants {wants}, makes {good}", wants=_wants(card), good=_good(state, card))


def _chain(state: Table, seat: int, command: Chain) -> Sentence:
    card = card_of(state, command.building)
    icons = [*card.hand_icons, *(cards_of(state).names[good]["en"] for good in card.goods_icons)]
    return Sentence.of("each {what} makes one more {good}", what=listed(icons), good=_good(state, card))


def _build(state: Table, seat: int, command: Build) -> Sentence:
    price, points = building_price(state, seat, command.card), card_of(state, command.card).points
    return _bought(state, seat, command, price, f"{points} points")


def _hire(state: Table, seat: int, command: Hire) -> Sentence:
    return _bought(state, seat, command, hiring_price(state, seat, command.assistant), "an assistant")


def _bought(state: Table, seat: int, command: Build | Hire, price: int, gain: str) -> Sentence:
    lost = worth_of(stock_of(state, seat), command.goods) - price
    template = "{gain} for {price} coins" + (", {lost} of them too many" if lost > 0 else "")
    return Sentence.of(template, gain=gain, price=price, lost=lost)


def _place(state: Table, seat: int, command: Place) -> Sentence:
    card = card_of(state, command.building)
    return Sentence.of("wants {wants}, makes {good}", wants=_wants(card), good=_good(state, card))


_HINTS: dict[type[Command], Hinter] = {
    Plan: _plan,
    Produce: _produce,
    Chain: _chain,
    Build: _build,
    Hire: _hire,
    Place: _place,
}
