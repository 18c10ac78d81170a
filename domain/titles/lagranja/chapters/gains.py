"""Goods, silver and victory points come to a farm and leave it; pigs want pens, and every good wants a marker."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, islice
from typing import Any

from domain.kernel.families import Family, Held, Offer, bags
from domain.kernel.luck import pick
from domain.kernel.rules import Turn
from domain.kernel.shapes import Command, Refused
from domain.titles.lagranja.abilities.figures import pens
from domain.titles.lagranja.commands import Done, GiveUp, Sell, TakeGoods, Upgrade
from domain.titles.lagranja.facts import (
    GoodsGained,
    GoodsSpent,
    MarkerGivenUp,
    PigSoldAtOnce,
    SilverGained,
    SilverPaid,
    Upgraded,
    VpGained,
    VpPaid,
)
from domain.titles.lagranja.parts import (
    AT,
    BUILDINGS,
    FIELD_OF,
    GOODS,
    HARVEST,
    NUMBER,
    RESOURCES,
    SELL,
    SPACES,
    STORED,
)
from domain.titles.lagranja.questions import ChooseGoods, FreeUpgrades, NoMarker, PigWithoutPen
from domain.titles.lagranja.steps import Breed, GainGoods, Grow, MarkerDown
from domain.titles.lagranja.table import Table, field_sources, holds, markers_left, owner, rules

PIG = AT["pig"]
MANY = 100  # answers of one kind that are offered one by one
EXAMPLES = 12
NAMED = 40  # goods that one sentence can name
WantsMarker = GainGoods | Grow | Breed | MarkerDown


def gain_silver(turn: Turn[Table], seat: int, n: int, why: str = "") -> None:
    if n > 0:
        turn.emit(SilverGained(seat, n, why))


def pay_silver(turn: Turn[Table], seat: int, n: int, why: str = "") -> None:
    if n > 0:
        turn.emit(SilverPaid(seat, n, why))


def gain_vp(turn: Turn[Table], seat: int, n: int, why: str = "helpers") -> None:
    if n > 0:
        turn.emit(VpGained(seat, n, why))


def pay_vp(turn: Turn[Table], seat: int, n: int) -> None:
    if n > 0:
        turn.emit(VpPaid(seat, n))


def spend(turn: Turn[Table], seat: int, sources: tuple[str, ...], why: str = "paid") -> None:
    if sources:
        turn.emit(GoodsSpent(seat, sources, why))


def few(
    commands: Iterator[Command], holding: Callable[[Held], Iterator[Command]], **values: Iterable[Any]
) -> Iterator[Offer]:
    """All of them, or a form where an owner's cards allow too many."""
    first = list(islice(commands, MANY + 1))
    if len(first) <= MANY:
        yield from first
    else:
        examples, some = tuple(first[:EXAMPLES]), lambda luck: pick(luck, first, "offer")
        yield Family(type(first[0]), examples, some, holding, lambda: values)


def bundles(held: Sequence[tuple[str, int]], n: int) -> Iterator[tuple[str, ...]]:
    """Every way to take so many of the goods that are held, one after the other: there may be very many."""
    if not n:
        yield ()
    elif held:
        (source, there), *others = held
        left = sum(many for _, many in others)
        for taken in range(min(there, n), max(n - left, 0) - 1, -1):
            yield from ((source,) * taken + more for more in bundles(others, n - taken))


def has_pen(state: Table, seat: int) -> bool:
    return state.farms[seat].store[PIG] < pens(state, seat)


def gain_goods(turn: Turn[Table], seat: int, kinds: tuple[str, ...], pen: str = "may") -> None:
    """`pen`: a pig without a pen `must` be sold at once, or `may` be."""
    if not kinds:
        return
    if "pig" not in kinds and markers_left(turn.state, seat) >= len(kinds):
        turn.emit(GoodsGained(seat, kinds))
    else:
        turn.plan(GainGoods(seat, kinds, pen))


@rules.step(GainGoods)
def gain_one_by_one(turn: Turn[Table], step: GainGoods) -> None:
    seat, kind, state = step.seat, step.kinds[0], turn.state
    if len(step.kinds) > 1:
        turn.plan(GainGoods(seat, step.kinds[1:], step.pen))
    if kind == "pig" and not has_pen(state, seat):
        if step.pen == "must":
            turn.emit(PigSoldAtOnce(seat, SELL["pig"]))
        elif state.options.pig_no_pen == "sell":
            turn.ask(PigWithoutPen(seat))
    elif markers_left(state, seat) < 1:
        wants_marker(turn, GainGoods(seat, (kind,), step.pen), kind)
    else:
        turn.emit(GoodsGained(seat, (kind,)))


@rules.offer(PigWithoutPen)
def pig_offers(state: Table, question: PigWithoutPen, seat: int) -> Iterator[Offer]:
    yield Sell("pig")
    yield Done()


@rules.answer(PigWithoutPen, Sell)
def sell_pig_at_once(turn: Turn[Table], question: PigWithoutPen, command: Sell) -> None:
    if command.what != "pig":
        raise Refused("not_the_pig", "Sell the pig that has no pen, or say done.")
    turn.settle()
    turn.emit(PigSoldAtOnce(question.seat, SELL["pig"]))


# a choice of goods


def choose_goods(
    turn: Turn[Table], seat: int, kinds: tuple[str, ...], n: int, different: bool = False, pen: str = "may"
) -> None:
    """Asks where there is a choice, and gives the goods where there is none."""
    refused = pen == "may" and turn.state.options.pig_no_pen == "refuse" and not has_pen(turn.state, seat)
    possible = tuple(kind for kind in STORED if kind in kinds and not (kind == "pig" and refused))
    if not possible or n < 1:
        return
    if len(possible) == 1 or (different and n >= len(possible)):
        gain_goods(turn, seat, possible if different else possible * n, pen)
    else:
        turn.ask(ChooseGoods(seat, possible, n, different, pen))


def cannot_choose(question: ChooseGoods, kinds: tuple[str, ...]) -> Refused | None:
    if len(kinds) > question.n:
        return Refused("too_many", "You may take {n} at most.", n=question.n)
    wrong = next((kind for kind in kinds if kind not in question.kinds), None)
    if wrong:
        return Refused("not_offered", "{kind} is not offered here.", kind=wrong.capitalize())
    if question.different and len(set(kinds)) < len(kinds):
        return Refused("not_different", "The goods have to be different.")
    return None


@rules.offer(ChooseGoods)
def goods_offers(state: Table, question: ChooseGoods, seat: int) -> Iterator[Offer]:
    choices = combinations if question.different else combinations_with_replacement
    bundles = (kinds for n in range(min(question.n, NAMED), 0, -1) for kinds in choices(question.kinds, n))
    stock = dict.fromkeys(question.kinds, 1 if question.different else question.n)

    def holding(held: Held) -> Iterator[Command]:
        chosen = held.get("kinds", ())
        for n in range(max(1, len(chosen)), min(question.n, NAMED) + 1):
            yield from map(TakeGoods, bags(stock, chosen, n))

    yield from few(map(TakeGoods, bundles), holding, kinds=question.kinds)
    yield Done()


@rules.answer(ChooseGoods, TakeGoods)
def take_goods(turn: Turn[Table], question: ChooseGoods, command: TakeGoods) -> None:
    turn.refuse_if(cannot_choose(question, command.kinds))
    turn.settle()
    gain_goods(turn, question.seat, command.kinds, question.pen)


# upgrades that cost nothing


def upgradable(state: Table, seat: int, kinds: tuple[str, ...] = RESOURCES) -> tuple[str, ...]:
    farm = state.farms[seat]
    return _of_kinds(kinds, farm.store, field_sources(state, farm))


@lru_cache(maxsize=8192)
def _of_kinds(kinds: tuple[str, ...], store: tuple[int, ...], on_fields: tuple[str, ...]) -> tuple[str, ...]:
    stored = [kind for kind in kinds if store[AT[kind]]]
    return (*stored, *(source for source in on_fields if FIELD_OF[source] in kinds))


def free_upgrades(turn: Turn[Table], seat: int, n: int, kinds: tuple[str, ...] = RESOURCES) -> None:
    if n > 0 and upgradable(turn.state, seat, kinds):
        turn.ask(FreeUpgrades(seat, n, kinds))


@rules.offer(FreeUpgrades)
def upgrade_offers(state: Table, question: FreeUpgrades, seat: int) -> Iterator[Offer]:
    for source in upgradable(state, seat, question.kinds):
        yield Upgrade(source)
    yield Done()


@rules.answer(FreeUpgrades, Upgrade)
def upgrade_free(turn: Turn[Table], question: FreeUpgrades, command: Upgrade) -> None:
    if command.what not in upgradable(turn.state, question.seat, question.kinds):
        raise Refused("cannot_upgrade", "You cannot upgrade that now.")
    turn.settle()
    turn.emit(Upgraded(question.seat, command.what))
    free_upgrades(turn, question.seat, question.left - 1, question.kinds)


# the limit of markers


def wants_marker(turn: Turn[Table], step: WantsMarker, gain: str) -> None:
    """The step waits below until a marker is given up; declining takes it away."""
    turn.plan(step)

    turn.ask(NoMarker(step.seat, gain))


def markers_out(state: Table, seat: int) -> Iterator[str]:
    """Every sort of place where this seat has a marker that it may give up."""
    farm = state.farms[seat]
    for kind in (*GOODS, "trade_good", *(f"field_{crop}" for crop in HARVEST)):
        if holds(state, seat, kind):
            yield kind
    yield from (space for space in SPACES if owner(state, space) == seat)
    yield from (f"row_{building}" for building in BUILDINGS if farm.rows[NUMBER[building]])
    yield from (f"owner_{token}" for token in (*farm.tokens, *farm.new_tokens) if token not in farm.disowned)
    yield from (f"barrow_{card}" for card, load in zip(farm.barrows, farm.loads, strict=True) if load)


def give_up(turn: Turn[Table], seat: int, marker: str) -> None:
    if marker not in markers_out(turn.state, seat):
        raise Refused("no_such_marker", "You have no marker there.")
    turn.emit(MarkerGivenUp(seat, marker))


@rules.offer(NoMarker)
def no_marker_offers(state: Table, question: NoMarker, seat: int) -> Iterator[Offer]:
    for marker in markers_out(state, seat):
        yield GiveUp(marker)
    yield Done()


@rules.answer(NoMarker, GiveUp)
def give_up_for_it(turn: Turn[Table], question: NoMarker, command: GiveUp) -> None:
    give_up(turn, question.seat, command.marker)
    turn.settle()


@rules.answer(NoMarker, Done)
def without_a_marker(turn: Turn[Table], question: NoMarker, command: Done) -> None:
    turn.settle()
    turn.settle()  # the step below that wanted the marker


@rules.answer(PigWithoutPen, Done)
@rules.answer(ChooseGoods, Done)
@rules.answer(FreeUpgrades, Done)
def decline(turn: Turn[Table], question: ChooseGoods, command: Done) -> None:
    turn.settle()
