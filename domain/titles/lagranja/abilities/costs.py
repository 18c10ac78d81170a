"""Costs: all of them are paid before an ability has any effect. Goods and cards are chosen, the rest is taken."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec

from domain.kernel.families import Held, Offer, bags
from domain.kernel.rules import Turn
from domain.kernel.shapes import Command, Refused
from domain.titles.lagranja.abilities import vocabulary as v
from domain.titles.lagranja.abilities.questions import Carry, DiscardFor, PayFor
from domain.titles.lagranja.abilities.readiness import called
from domain.titles.lagranja.abilities.registry import cost, go_on
from domain.titles.lagranja.chapters.gains import bundles, few, pay_silver, pay_vp, spend
from domain.titles.lagranja.chapters.plays import discard_cards
from domain.titles.lagranja.commands import Discard, Pay
from domain.titles.lagranja.parts import FIELD_OF, GOODS, KIND_OF
from domain.titles.lagranja.table import Table, card, holds, rules

SOURCES = (*GOODS, *FIELD_OF)


@cost(v.PaySilver, lambda state, seat, cost: holds(state, seat, "silver") >= cost.n)
def silver(turn: Turn[Table], cost: v.PaySilver, then: Carry) -> None:
    pay_silver(turn, then.seat, cost.n, called(turn.state, then.source))
    go_on(turn, then)


@cost(v.PayVp, lambda state, seat, cost: holds(state, seat, "vp") >= cost.n)
def victory_points(turn: Turn[Table], cost: v.PayVp, then: Carry) -> None:
    pay_vp(turn, then.seat, cost.n)
    go_on(turn, then)


@cost(v.PayTradeGood, lambda state, seat, cost: holds(state, seat, "trade_good") >= cost.n)
def trade_good(turn: Turn[Table], cost: v.PayTradeGood, then: Carry) -> None:
    spend(turn, then.seat, ("trade_good",) * cost.n, called(turn.state, then.source))
    go_on(turn, then)


@cost(v.ForgoMarker, lambda state, seat, cost: True)
def forgo_marker(turn: Turn[Table], cost: v.ForgoMarker, then: Carry) -> None:
    """It is offered only while the marker is asked for, and takes the place of that question (firing.py)."""
    go_on(turn, then)


# goods, from fields, stores and pens


def _has_goods(state: Table, seat: int, cost: v.PayGoods) -> bool:
    return sum(holds(state, seat, source) for source in _sources(cost.kinds)) >= cost.n


def _sources(kinds: tuple[str, ...]) -> list[str]:
    return [source for source in SOURCES if KIND_OF[source] in kinds]


def _payments(state: Table, question: PayFor) -> Iterator[Pay]:
    held = [(source, holds(state, question.seat, source)) for source in _sources(question.kinds)]
    return map(Pay, bundles(held, question.n))


def _is_payment(state: Table, question: PayFor, goods: tuple[str, ...]) -> bool:
    of_its_kinds = all(source in _sources(question.kinds) for source in goods)
    there = all(goods.count(source) <= holds(state, question.seat, source) for source in goods)
    return len(goods) == question.n and of_its_kinds and there


@cost(v.PayGoods, _has_goods)
def goods(turn: Turn[Table], cost: v.PayGoods, then: Carry) -> None:
    question = PayFor(then.seat, cost.kinds, cost.n, then)
    payments = list(islice(_payments(turn.state, question), 2))
    if len(payments) == 1:
        _take_goods(turn, payments[0], then)
    else:
        turn.ask(question)


def _take_goods(turn: Turn[Table], payment: Pay, then: Carry) -> None:
    spend(turn, then.seat, payment.goods, called(turn.state, then.source))
    go_on(turn, then)


@rules.offer(PayFor)
def payments(state: Table, question: PayFor, seat: int) -> Iterator[Offer]:
    stock = {source: many for source in _sources(question.kinds) if (many := holds(state, seat, source))}

    def holding(held: Held) -> Iterator[Command]:
        return map(Pay, bags(stock, held.get("goods", ()), question.n))

    return few(_payments(state, question), holding, goods=stock)


@rules.answer(PayFor, Pay)
def pay_with(turn: Turn[Table], question: PayFor, command: Pay) -> None:
    if not _is_payment(turn.state, question, command.goods):
        kinds = ", ".join(question.kinds)
        raise Refused("cannot_pay", "Pay {n} of {kinds} that you have.", n=question.n, kinds=kinds)
    turn.settle()
    _take_goods(turn, command, question.then)


# cards of the hand


@cost(v.DiscardCard, lambda state, seat, cost: len(state.farms[seat].hand) >= cost.n)
def card_of_the_hand(turn: Turn[Table], cost: v.DiscardCard, then: Carry) -> None:
    if cost.n > 1:
        then = msgspec.structs.replace(then, costs=(v.DiscardCard(cost.n - 1), *then.costs))
    turn.ask(DiscardFor(then.seat, then))


@rules.offer(DiscardFor)
def discards(state: Table, question: DiscardFor, seat: int) -> Iterator[Discard]:
    return (Discard(card) for card in state.farms[seat].hand)


@rules.answer(DiscardFor, Discard)
def discard_for(turn: Turn[Table], question: DiscardFor, command: Discard) -> None:
    if command.card not in turn.state.farms[question.seat].hand:
        raise Refused("not_in_hand", "That card is not in your hand.")
    turn.settle()
    go_on(turn, msgspec.structs.replace(question.then, crop=card(turn.state, command.card).field.crop))
    discard_cards(turn, question.seat, (command.card,))
