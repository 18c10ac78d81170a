from __future__ import annotations

from domain.kernel.shapes import Fact
from domain.kernel.telling import Seat, Sentence
from domain.lagranja.facts import CardsDrawn
from domain.lagranja.table import Table


def tell(fact: Fact, seat: int | None) -> Sentence | None:
    if isinstance(fact, CardsDrawn):
        return Sentence.of(
            "{who} {cards}", who=Seat(fact.seat), cards=fact.cards if seat == fact.seat else len(fact.cards)
        )
    return Sentence.of("{fact}", fact=type(fact).__name__)


def prompt(state: Table, seat: int) -> Sentence:
    return Sentence.of("Your turn.")
