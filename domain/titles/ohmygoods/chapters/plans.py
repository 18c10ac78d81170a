"""The plans of phase II that are offered: all of them part by part, one at random, and some sensible ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice, product
from typing import Any

from domain.kernel.families import Family, Held
from domain.kernel.luck import Luck, pick
from domain.titles.ohmygoods.chapters import payment
from domain.titles.ohmygoods.chapters.payment import Stock
from domain.titles.ohmygoods.chapters.sunrise import left_of, move_price
from domain.titles.ohmygoods.commands import Plan
from domain.titles.ohmygoods.parts import ANY, MANNERS
from domain.titles.ohmygoods.questions import Planning
from domain.titles.ohmygoods.table import Table, assistants_at, card_of, each_built, rules, vacant
from domain.titles.ohmygoods.words import MOVES, Move


@dataclass(frozen=True)
class SomePlan:
    """A legal plan at random, for the form."""

    state: Table
    seat: int

    def __call__(self, luck: Luck) -> Plan:
        moves, standing = self._moves(luck)
        free = [b.card for b, c in each_built(self.state, self.seat) if c.staffed and b.card not in standing.values()]
        card = pick(luck, (None, *plannable(self.state, self.seat)), "fill")
        if not free or not luck.below(8, "fill"):
            return Plan(card=card, moves=moves)
        return Plan(pick(luck, free, "fill"), pick(luck, MANNERS, "fill"), card, moves)

    def _moves(self, luck: Luck) -> tuple[tuple[Move, ...], dict[str, str]]:
        standing = assistants_at(self.state, self.seat)
        price = move_price(self.state, self.seat)
        stock = payment.stock_of(self.state, self.seat)
        free = [card for card in vacant(self.state, self.seat) if card not in standing.values()]
        enough = sum(many * value for many, value in stock.values()) >= (price or 0)
        if price is None or not standing or not free or not enough or luck.below(2, "fill"):
            return (), standing
        goods = payment.any_payment(stock, price, luck)
        move = Move(pick(luck, sorted(standing), "fill"), pick(luck, free, "fill"), goods)
        return (move,), {**standing, move.assistant: move.building}


@dataclass(frozen=True)
class EveryPlan:
    """The legal plans that hold what is picked. Of moves there is at most one more than was picked: more can follow."""

    state: Table
    seat: int

    def holding(self, held: Held) -> Iterator[Plan]:
        stock, standing = payment.stock_of(self.state, self.seat), assistants_at(self.state, self.seat)
        cards = [card for card in (None, *plannable(self.state, self.seat)) if held.get("card", (card,)) == (card,)]
        for moves, at in self._moves(tuple(held.get("moves", ())), stock, standing, ()):
            for place, manner in self._work(held, at):
                yield from (Plan(place, manner, card, moves) for card in cards)

    def values(self) -> dict[str, Iterable[Any]]:
        places = [built.card for built, card in each_built(self.state, self.seat) if card.staffed]
        return {
            "do": ("rest", "work at"),
            "place": places,
            "manner": MANNERS,
            "card": plannable(self.state, self.seat),
            "moves.assistant": assistants_at(self.state, self.seat),
            "moves.building": places,
            "moves.goods": payment.stock_of(self.state, self.seat),
        }

    def _work(self, held: Held, standing: dict[str, str]) -> Iterator[tuple[str | None, str | None]]:
        said = held.get("do", ())
        if not {"place", "manner"} & held.keys() and set(said) <= {"rest"}:
            yield None, None
        if "rest" in said:
            return
        for built, card in each_built(self.state, self.seat):
            if (
                card.staffed
                and built.card not in standing.values()
                and held.get("place", (built.card,)) == (built.card,)
            ):
                yield from ((built.card, manner) for manner in MANNERS if held.get("manner", (manner,)) == (manner,))

    def _moves(
        self, wanted: tuple[tuple[str, str], ...], stock: Stock, standing: dict[str, str], done: tuple[Move, ...]
    ) -> Iterator[tuple[tuple[Move, ...], dict[str, str]]]:
        """Lists of moves that begin as `wanted` does, each with where the assistants stand then."""
        if not wanted:
            yield done, standing
        price = move_price(self.state, self.seat)
        if price is None or len(done) == MOVES.high:
            return
        begun, rest = _first_move(wanted)
        if wanted and (
            tuple(begun) != _MOVED[: len(begun)] or any(len(begun.get(slot, ())) > 1 for slot in _MOVED[:2])
        ):
            return  # who moves is picked first, then where to, then what is paid
        for move in self._each_move(begun, stock, standing, price):
            after = {**standing, move.assistant: move.building}
            if rest:
                yield from self._moves(rest, left_of(stock, move.goods), after, (*done, move))
            elif wanted and move.goods == payment.lots(Counter(begun.get("moves.goods", ()))):
                yield from self._moves((), left_of(stock, move.goods), after, (*done, move))
            else:
                yield (*done, move), after

    def _each_move(
        self, begun: dict[str, tuple[str, ...]], stock: Stock, standing: dict[str, str], price: int
    ) -> Iterator[Move]:
        """Moves that begin so. How one is paid is asked last: until then one way to pay stands for all."""
        free = [
            built.card
            for built, card in each_built(self.state, self.seat)
            if card.staffed and built.card not in standing.values()
        ]
        whole = "moves.building" in begun
        paid = tuple(begun.get("moves.goods", ()))
        for who, where in product(begun.get("moves.assistant", standing), begun.get("moves.building", free)):
            if who in standing and where in free:
                ways = payment.holding(stock, price, paid)
                yield from (Move(who, where, goods) for goods in (ways if whole else islice(ways, 1)))


_MOVED = ("moves.assistant", "moves.building", "moves.goods")


def _first_move(wanted: tuple[tuple[str, str], ...]) -> tuple[dict[str, tuple[str, ...]], tuple[tuple[str, str], ...]]:
    """The picks of the first move by slot, and those of the moves after it."""
    following = (n for n, (slot, _) in enumerate(wanted) if n and slot == "moves.assistant")
    end = next(following, len(wanted))
    begun: dict[str, tuple[str, ...]] = {}
    for slot, value in wanted[:end]:
        begun[slot] = (*begun.get(slot, ()), value)
    return begun, wanted[end:]


def plannable(state: Table, seat: int) -> list[str]:
    return [card for card in state.players[seat].hand if card_of(state, card).kind != "character"]


@rules.offer(Planning)
def plans(state: Table, question: Planning, seat: int) -> Iterator[Family]:
    every = EveryPlan(state, seat)
    yield Family(Plan, lambda: tuple(_examples(state, seat)), SomePlan(state, seat), every.holding, every.values)


def _examples(state: Table, seat: int) -> Iterator[Plan]:
    """Each card once at the likeliest place, each place and manner once, one move, and nothing at all."""
    places = sorted(vacant(state, seat), key=lambda card: -_promise(state, seat, card))
    each = [Plan(place, manner) for place in places for manner in MANNERS]
    coins = payment.coins_of(state, seat)
    for card in sorted(plannable(state, seat), key=lambda card: card_of(state, card).cost > coins):
        yield Plan(places[0], "efficient", card) if places else Plan(card=card)
    yield from each
    price, standing = move_price(state, seat), assistants_at(state, seat)
    if price is not None and standing and places:
        goods = payment.ways(payment.stock_of(state, seat), price, at_most=1)
        if goods:
            yield Plan(moves=(Move(min(standing), places[-1], goods[0]),))
    yield Plan()


def _promise(state: Table, seat: int, card_id: str) -> float:
    """What a building makes, by the share of its resources that lie in the sunrise market already."""
    market = Counter(card_of(state, each).resource for each in state.sunrise)
    card = card_of(state, card_id)
    wanted = sum(many for _, many in card.inputs)
    there = len(state.sunrise) if card.inputs[0][0] == ANY else sum(min(many, market[r]) for r, many in card.inputs)
    return there / wanted * payment.value_of(state, seat, card)
