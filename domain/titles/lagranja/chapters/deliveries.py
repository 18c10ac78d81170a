"""A delivery: one good of a farm to one symbol of a craft row or of an own barrow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from domain.kernel.families import Offer
from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.lagranja.abilities import firing
from domain.titles.lagranja.abilities.figures import extra_delivery_price, substitutes
from domain.titles.lagranja.chapters.gains import give_up, markers_out, pay_silver
from domain.titles.lagranja.commands import Deliver, Done, GiveUp
from domain.titles.lagranja.facts import Delivered
from domain.titles.lagranja.parts import GOODS, KIND_OF, ROWS, STORED
from domain.titles.lagranja.questions import MakeDelivery
from domain.titles.lagranja.steps import BarrowFull, RowFull
from domain.titles.lagranja.table import Farm, Table, field_sources, holds, load, markers_left, rules, symbols

BOTH = ("craft", "barrow")


def cannot_deliver(
    state: Table, seat: int, command: Deliver, to: Iterable[str] = BOTH, price: int = 0
) -> Refused | None:
    kind, farm = KIND_OF[command.what], state.farms[seat]
    sort = "craft" if command.to in ROWS else "barrow"
    if sort not in to:
        return Refused("wrong_target", "This delivery may not go there.")
    closed = closed_to(state, seat, command.to)
    if closed:
        return closed
    if farm.silver < price + (kind == "silver"):
        return Refused("too_expensive", "That takes {n} silver.", n=price + (kind == "silver"))
    if not holds(state, seat, command.what):
        return Refused("not_held", "You do not have that.")
    if kind in ("silver", "vp") and markers_left(state, seat) < 1:
        return Refused("no_marker", "All your markers are in use: give one up first.")
    filling = command.filling or kind
    if filling != kind and not any((kind, filling) == pair[:2] for pair in substitutes(state, seat, sort)):
        return Refused("no_substitute", "That does not stand for {kind} here.", kind=filling)
    if command.filling == kind:
        return Refused("no_substitute", "Say it without the last word: it is {kind} anyway.", kind=kind)
    if empty_symbol(state, seat, command.to, filling) is None:
        return Refused("not_asked_for", "No empty symbol asks for that there.")
    return None


def closed_to(state: Table, seat: int, to: str) -> Refused | None:
    farm = state.farms[seat]
    if to not in ROWS:
        return None if to in farm.barrows else Refused("not_your_barrow", "That is no barrow of your farm.")
    if to in state.locked:
        return Refused("locked", "That building is still locked.")
    if to in farm.tokens or to in farm.new_tokens:
        return Refused("row_done", "Your row there is complete.")
    return None


def empty_symbol(state: Table, seat: int, to: str, kind: str) -> int | None:
    filled = load(state, seat, to)
    return next((n for n, wanted in enumerate(symbols(state, to)) if wanted == kind and not filled >> n & 1), None)


@lru_cache(maxsize=4096)
def wanted(asked_for: tuple[str, ...], filled: int) -> frozenset[str]:
    return frozenset(kind for n, kind in enumerate(asked_for) if not filled >> n & 1)


def every_delivery(
    state: Table, seat: int, to: Iterable[str] = BOTH, price: int = 0, given_up: int = 0
) -> Iterator[Deliver]:
    """`given_up`: as if so many markers had been given up for it."""
    farm = state.farms[seat]
    held = deliverable(state, seat, price, given_up) if farm.silver >= price else ()
    if not held:
        return
    for sort in to:
        instead = substitutes(state, seat, sort, given_up)
        for target, asks in open_targets(state, farm, sort):
            for source in held:
                kind = KIND_OF[source]
                if kind in asks:
                    yield Deliver(source, target)
                if instead:
                    others = {filling for delivered, filling, _ in instead if delivered == kind and filling in asks}
                    yield from (Deliver(source, target, filling) for filling in GOODS if filling in others - {kind})


def open_targets(state: Table, farm: Farm, sort: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Where this farm may deliver to, with the kinds that are still asked for there."""
    if sort == "barrow":
        for barrow, filled in zip(farm.barrows, farm.loads, strict=True):
            yield barrow, wanted(symbols(state, barrow), filled)
        return
    closed = (*state.locked, *farm.tokens, *farm.new_tokens)
    for (building, row), filled in zip(ROWS.items(), farm.rows, strict=True):
        if building not in closed:
            yield building, wanted(row, filled)


def deliverable(state: Table, seat: int, price: int, given_up: int = 0) -> tuple[str, ...]:
    """Every source of this farm that holds a good; silver and points want a marker of the supply."""
    farm = state.farms[seat]
    stored = [kind for kind, n in zip(STORED, farm.store, strict=True) if n]
    coins = [kind for kind, n in (("silver", farm.silver - price), ("vp", farm.vp)) if n > 0]
    if coins and markers_left(state, seat) + given_up < 1:
        coins = []
    return (*stored, *field_sources(state, farm), *coins)


def carry(turn: Turn[Table], seat: int, command: Deliver, price: int = 0) -> None:
    """One delivery and all that comes of it."""
    state, kind = turn.state, KIND_OF[command.what]
    filling = command.filling or kind
    symbol = empty_symbol(state, seat, command.to, filling)
    assert symbol is not None
    pay_silver(turn, seat, price, "a delivery")
    turn.emit(Delivered(seat, command.what, command.to, symbol))
    if filling != kind:
        sort = "craft" if command.to in ROWS else "barrow"
        helper = next(p[2] for p in substitutes(state, seat, sort) if p[:2] == (kind, filling))
        firing.substitute_used(turn, seat, helper)
    after_filling(turn, seat, command.to)


def after_filling(turn: Turn[Table], seat: int, to: str) -> None:
    if load(turn.state, seat, to) == (1 << len(symbols(turn.state, to))) - 1:
        if to in ROWS:
            turn.plan(RowFull(seat, to))
        else:
            turn.plan(BarrowFull(seat, to))


# deliveries inside an effect


def cannot_give_up(state: Table, seat: int, to: Iterable[str] = BOTH, price: int = 0) -> Refused | None:
    """Silver, points and the mark of a helper want a marker of the supply: is there a delivery that lacks just that?"""
    if markers_left(state, seat) > 0:
        return Refused("markers_left", "You still have markers in your supply.")
    now = {*every_delivery(state, seat, to, price)}
    if all(each in now for each in every_delivery(state, seat, to, price, given_up=1)):
        return Refused("no_use", "There is nothing to deliver that would want a marker of your supply.")
    return None


def given_up_to_deliver(state: Table, seat: int, to: Iterable[str] = BOTH, price: int = 0) -> Iterator[GiveUp]:
    if markers_left(state, seat) < 1 and cannot_give_up(state, seat, to, price) is None:
        yield from map(GiveUp, markers_out(state, seat))


def deliveries(turn: Turn[Table], seat: int, n: int, to: Iterable[str] = BOTH, price: int = 0) -> None:
    """`price` 1 stands for whatever an extra delivery costs this seat."""
    to = tuple(to)
    each = extra_delivery_price(turn.state, seat) if price else 0
    if n and next(every_delivery(turn.state, seat, to, each, given_up=1), None):
        turn.ask(MakeDelivery(seat, n, to, price))


def price_of(state: Table, question: MakeDelivery) -> int:
    return extra_delivery_price(state, question.seat) if question.price else 0


@rules.offer(MakeDelivery)
def delivery_offers(state: Table, question: MakeDelivery, seat: int) -> Iterator[Offer]:
    price = price_of(state, question)
    yield from every_delivery(state, seat, question.to, price)
    yield from given_up_to_deliver(state, seat, question.to, price)
    yield Done()


@rules.answer(MakeDelivery, Deliver)
def make_delivery(turn: Turn[Table], question: MakeDelivery, command: Deliver) -> None:
    seat = question.seat
    price = price_of(turn.state, question)
    turn.refuse_if(cannot_deliver(turn.state, seat, command, question.to, price))
    turn.settle()
    if question.left > 1:
        turn.plan(MakeDelivery(seat, question.left - 1, question.to, question.price))
    carry(turn, seat, command, price)


@rules.answer(MakeDelivery, GiveUp)
def give_up_to_deliver(turn: Turn[Table], question: MakeDelivery, command: GiveUp) -> None:
    price = price_of(turn.state, question)
    turn.refuse_if(cannot_give_up(turn.state, question.seat, question.to, price))
    give_up(turn, question.seat, command.marker)


@rules.answer(MakeDelivery, Done)
def deliver_nothing(turn: Turn[Table], question: MakeDelivery, command: Done) -> None:
    turn.settle()
