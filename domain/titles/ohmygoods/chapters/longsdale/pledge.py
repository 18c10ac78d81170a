"""Taking sides at the end of a chapter: goods given in secret for the crown or the lamps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from domain.kernel.families import Family, Held
from domain.kernel.luck import Luck, pick
from domain.kernel.rules import Turn
from domain.kernel.shapes import Command, Refused
from domain.titles.ohmygoods.cards.pieces import Effect
from domain.titles.ohmygoods.chapters import payment
from domain.titles.ohmygoods.chapters.longsdale.effects import Seats, word
from domain.titles.ohmygoods.commands import Pledge
from domain.titles.ohmygoods.facts import Pledged, PointsChanged, SideWon
from domain.titles.ohmygoods.questions import Pledging
from domain.titles.ohmygoods.table import Table, chapter_of, in_order, rules


@word("pledge")
def ask_pledges(turn: Turn[Table], effect: Effect, seats: Seats) -> None:
    turn.ask(Pledging(tuple(range(turn.state.seats)), effect))


def cannot_pledge(state: Table, seat: int, effect: Effect, command: Pledge) -> Refused | None:
    if command.side not in effect.sides:
        return Refused("no_side", "Nobody gives for that side.")
    if not 0 <= command.marks <= effect.max_points:
        return Refused("too_many", "At most {n} marks.", n=effect.max_points)
    return payment.cannot_pay(payment.stock_of(state, seat), command.marks * effect.unit, command.goods)


@rules.answer(Pledging, Pledge)
def pledge(turn: Turn[Table], question: Pledging, command: Pledge) -> None:
    turn.refuse_if(cannot_pledge(turn.state, turn.seat, question.effect, command))


@rules.reveal(Pledging)
def count_pledges(turn: Turn[Table], question: Pledging, answers: dict[int, Pledge]) -> None:
    """All goods are gone in any case; the givers of the side with more marks gain theirs. A tie is the first side's."""
    chapter = chapter_of(turn.state)
    totals = dict.fromkeys(question.effect.sides, 0) | dict(chapter.neutral if chapter is not None else ())
    for seat in in_order(turn.state):
        given = answers[seat]
        payment.spend(turn, seat, given.goods)
        turn.emit(Pledged(seat, given.side, given.marks))
        totals[given.side] += given.marks
    side = max(question.effect.sides, key=lambda each: totals[each])
    turn.emit(SideWon(side, tuple(totals.items())))
    for seat in in_order(turn.state):
        if answers[seat].side == side and answers[seat].marks:
            turn.emit(PointsChanged(seat, answers[seat].marks))


@dataclass(frozen=True)
class SomePledge:
    state: Table
    seat: int
    effect: Effect

    def __call__(self, luck: Luck) -> Pledge:
        stock = payment.stock_of(self.state, self.seat)
        side = pick(luck, self.effect.sides, "fill")
        marks = luck.below(most(self.state, self.seat, self.effect) + 1, "fill")
        return Pledge(marks, side, payment.any_payment(stock, marks * self.effect.unit, luck))


def most(state: Table, seat: int, effect: Effect) -> int:
    """How many marks this seat can give at most."""
    return min(effect.max_points, payment.coins_of(state, seat) // effect.unit)


@rules.offer(Pledging)
def pledges(state: Table, question: Pledging, seat: int) -> Iterator[Family]:
    effect = question.effect

    def holding(held: Held) -> Iterator[Command]:
        stock = payment.stock_of(state, seat)
        for marks, side in product(range(most(state, seat, effect) + 1), effect.sides):
            if set(held.get("marks", (marks,))) == {marks} and set(held.get("side", (side,))) == {side}:
                for goods in payment.holding(stock, marks * effect.unit, held.get("goods", ())):
                    yield Pledge(marks, side, goods)

    def values() -> dict[str, Iterable[Any]]:
        marks = range(most(state, seat, effect) + 1)
        return {"marks": marks, "side": effect.sides, "goods": payment.stock_of(state, seat)}

    some = SomePledge(state, seat, effect)
    yield Family(Pledge, lambda: tuple(_examples(state, effect, seat)), some, holding, values)


def _examples(state: Table, effect: Effect, seat: int) -> Iterator[Pledge]:
    stock = payment.stock_of(state, seat)
    for marks in range(most(state, seat, effect) + 1):
        goods = payment.ways(stock, marks * effect.unit, at_most=1)[0]
        for side in effect.sides:
            yield Pledge(marks, side, goods)
