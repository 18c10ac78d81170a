"""Events that want goods: levies that must be paid, and offers that may be taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil

from domain.kernel.families import Family, Held, Offer
from domain.kernel.luck import Luck
from domain.kernel.rules import Turn
from domain.kernel.shapes import Command, Refused
from domain.titles.ohmygoods.cards.pieces import Effect, Price
from domain.titles.ohmygoods.chapters import payment
from domain.titles.ohmygoods.chapters.longsdale.effects import for_one
from domain.titles.ohmygoods.chapters.payment import Stock
from domain.titles.ohmygoods.commands import Give, Pass, Pay
from domain.titles.ohmygoods.facts import PointsChanged
from domain.titles.ohmygoods.questions import Carry, OfferAgain, Offered, Owing
from domain.titles.ohmygoods.table import Table, cards_of, rules
from domain.titles.ohmygoods.words import Goods


@for_one("pay_coins")
def demand(turn: Turn[Table], effect: Effect, seat: int) -> None:
    """Whoever cannot pay gives everything and loses points; whoever can must."""
    stock = payment.stock_of(turn.state, seat)
    coins = payment.coins_of(turn.state, seat)
    if coins < effect.coins:
        payment.spend(turn, seat, payment.lots({good: many for good, (many, _) in stock.items()}))
        missing = effect.coins - coins
        turn.emit(PointsChanged(seat, -ceil(missing / effect.per)))
        return
    only = payment.only_way(stock, effect.coins)
    if only is not None:
        payment.spend(turn, seat, only)
    else:
        turn.ask(Owing(seat, effect.coins))


@rules.answer(Owing, Pay)
def pay(turn: Turn[Table], question: Owing, command: Pay) -> None:
    stock = payment.stock_of(turn.state, question.seat)
    turn.refuse_if(payment.cannot_pay(stock, question.coins, command.goods))
    turn.settle()
    payment.spend(turn, question.seat, command.goods)


@rules.offer(Owing)
def payments(state: Table, question: Owing, seat: int) -> tuple[Family]:
    stock = payment.stock_of(state, seat)
    examples = tuple(Pay(goods) for goods in payment.ways(stock, question.coins))
    return (goods_family(Pay, lambda: examples, stock, question.coins),)


def goods_family(
    command: type[Pay] | type[Give], examples: Callable[[], tuple[Command, ...]], stock: Stock, price: int
) -> Family:
    """Any goods that suffice."""

    def holding(held: Held) -> Iterator[Command]:
        return map(command, payment.holding(stock, price, held.get("goods", ())))

    some = SomeGoods(command, tuple(stock.items()), price)
    return Family(command, examples, some, holding, lambda: {"goods": stock})


@dataclass(frozen=True)
class SomeGoods:
    """Goods at random that suffice, for a form."""

    command: type[Pay] | type[Give]
    stock: tuple[tuple[str, tuple[int, int]], ...]
    price: int

    def __call__(self, luck: Luck) -> Pay | Give:
        return self.command(payment.any_payment(dict(self.stock), self.price, luck))


# offers


@for_one("offer")
def offer(turn: Turn[Table], effect: Effect, seat: int) -> None:
    turn.plan(OfferAgain(effect, seat, effect.limit))


@rules.step(OfferAgain)
def offer_again(turn: Turn[Table], step: OfferAgain) -> None:
    if step.left and _affordable(turn.state, step.seat, _price(step.effect)):
        turn.ask(Offered(step.seat, step.effect, step.left))


def _price(effect: Effect) -> Price:
    return effect.pay or Price()


def _affordable(state: Table, seat: int, price: Price) -> bool:
    if price.good:
        return _many(payment.stock_of(state, seat), price.good) >= price.count
    return payment.coins_of(state, seat) >= price.coins


def _names(stock: Stock, good: str) -> list[str]:
    """The goods of this kind; a kind whose price is counted goes by several names."""
    return [name for name in stock if name == good or name.startswith(f"{good}_")]


def _many(stock: Stock, good: str) -> int:
    return sum(stock[name][0] for name in _names(stock, good))


def cannot_give(state: Table, seat: int, price: Price, goods: Goods) -> Refused | None:
    stock = payment.stock_of(state, seat)
    if not price.good:
        return payment.cannot_pay(stock, price.coins, goods)
    given = payment.counted(goods)
    fits = set(given) <= set(_names(stock, price.good)) and given.total() == price.count
    if not fits or any(stock[good][0] < many for good, many in given.items()):
        names = cards_of(state).names[price.good]
        return Refused("wrong_goods", "Wanted: {count} {good}.", count=price.count, good=names["en"])
    return None


@rules.answer(Offered, Give)
def give(turn: Turn[Table], question: Offered, command: Give) -> None:
    seat, effect = question.seat, question.effect
    turn.refuse_if(cannot_give(turn.state, seat, _price(effect), command.goods))
    turn.settle()
    payment.spend(turn, seat, command.goods)
    turn.plan(Carry(effect.gain, (seat,)), OfferAgain(effect, seat, question.left - 1))


@rules.answer(Offered, Pass)
def decline(turn: Turn[Table], question: Offered, command: Pass) -> None:
    turn.settle()


@rules.offer(Offered)
def gifts(state: Table, question: Offered, seat: int) -> Iterator[Offer]:
    price = _price(question.effect)
    stock = payment.stock_of(state, seat)
    if price.good:
        stock = {name: (stock[name][0], 1) for name in _names(stock, price.good)}
    coins = price.count if price.good else price.coins
    examples = tuple(Give(goods) for goods in payment.ways(stock, coins, payment.chain_goods(state, seat)))
    yield goods_family(Give, lambda: examples, stock, coins)
    yield Pass()
