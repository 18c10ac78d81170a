"""Paying with any goods, put together one by one: every payment without a good too many and no other."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

from domain.titles.ohmygoods.chapters import payment
from domain.titles.ohmygoods.chapters.payment import Stock
from domain.titles.ohmygoods.words import Goods

NAMES = ("coal", "brick", "shoes", "fabric")


def every_payment(stock: Stock, price: int) -> set[Goods]:
    """Slowly: each choice of goods, held against the rule."""
    choices = product(*(range(many + 1) for many, _ in stock.values()))
    each = (payment.lots(dict(zip(stock, choice, strict=True))) for choice in choices)
    sufficient = [goods for goods in each if payment.cannot_pay(stock, price, goods) is None]
    return {as_said(goods) for goods in sufficient if not has_a_good_too_many(stock, price, goods)}


def has_a_good_too_many(stock: Stock, price: int, goods: Goods) -> bool:
    worth = payment.worth_of(stock, goods)
    return any(worth - stock[lot.good][1] >= price for lot in goods)


def as_said(goods: Goods) -> Goods:
    return tuple(sorted(goods, key=lambda lot: lot.good))


def test_all_payments_with_some_goods_are_found_and_each_once() -> None:
    dice = Random(5)
    for _ in range(150):
        stock = {name: (dice.randint(1, 4), dice.randint(0, 5)) for name in dice.sample(NAMES, 3)}
        price, held = dice.randint(0, 12), dice.choices(list(stock), k=dice.randint(0, 2))
        found = [as_said(goods) for goods in payment.holding(stock, price, held)]
        wanted = {goods for goods in every_payment(stock, price) if Counter(held) <= payment.counted(goods)}
        assert len(found) == len(set(found)) and set(found) == wanted, (stock, price, held)
