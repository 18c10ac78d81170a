"""What the active player may do at any time; helpers and roof tiles: abilities/. Here trade goods, trade, upgrades."""

from __future__ import annotations

from functools import lru_cache

from domain.kernel.families import Offer
from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.lagranja.abilities.commands import Use
from domain.titles.lagranja.abilities.figures import (
    buy_price,
    buy_prices,
    min_pigs,
    modifiers,
    sellable_fields,
    upgrade_price,
    upgrade_prices,
)
from domain.titles.lagranja.abilities.grammar import lowest_buying_price
from domain.titles.lagranja.abilities.readiness import activations
from domain.titles.lagranja.abilities.vocabulary import Price
from domain.titles.lagranja.chapters.gains import (
    choose_goods,
    free_upgrades,
    gain_goods,
    gain_silver,
    give_up,
    has_pen,
    markers_out,
    pay_silver,
    spend,
    upgradable,
)
from domain.titles.lagranja.chapters.plays import can_draw, draw_or_play
from domain.titles.lagranja.commands import Buy, Done, GiveUp, Sell, Trade, Upgrade
from domain.titles.lagranja.facts import Upgraded
from domain.titles.lagranja.parts import AT, FIELD_OF, HARVEST, KIND_OF, RESOURCES, SELL, TRADE_GOOD_SILVER
from domain.titles.lagranja.questions import BeforeGrowth, EndOfTurn, FarmCard, FreeActions
from domain.titles.lagranja.steps import AfterTurn
from domain.titles.lagranja.table import Table, holds, markers_left, rules

TRADE_GOOD, PIG = AT["trade_good"], AT["pig"]


# buying and selling


def cannot_buy(state: Table, seat: int, kind: str) -> Refused | None:
    if kind not in RESOURCES:
        return Refused("not_for_sale", "{kind} cannot be bought.", kind=kind.capitalize())
    price = buy_price(state, seat, kind)
    if state.farms[seat].silver < price:
        return Refused("too_expensive", "That costs {price} silver.", price=price)
    if kind == "pig" and not has_pen(state, seat):
        return Refused("no_pen", "There is no free pen for a pig.")
    return no_marker(state, seat)


def no_marker(state: Table, seat: int) -> Refused | None:
    if markers_left(state, seat) < 1:
        return Refused("no_marker", "All your markers are in use: give one up first.")
    return None


@rules.answer(FreeActions, Buy)
def buy(turn: Turn[Table], question: FreeActions, command: Buy) -> None:
    seat = question.seat
    turn.refuse_if(cannot_buy(turn.state, seat, command.kind))
    pay_silver(turn, seat, buy_price(turn.state, seat, command.kind), command.kind)
    gain_goods(turn, seat, (command.kind,))


def cannot_sell(state: Table, question: FreeActions, source: str) -> Refused | None:
    seat, kind = question.seat, KIND_OF[source]
    if kind not in RESOURCES:
        return Refused("not_for_sale", "Only olives, grain, grapes and pigs can be sold.")
    if source != kind and kind not in sellable_fields(state, seat):
        return Refused("on_field", "Goods on a field cannot be sold.")
    if not holds(state, seat, source):
        return Refused("not_held", "You do not have that.")
    return keeps_pens_full(state, question) if kind == "pig" else None


def keeps_pens_full(state: Table, question: FreeActions) -> Refused | None:
    """Without the option no pig makes room for the newborn of this round."""
    before_birth = isinstance(question, FarmCard | BeforeGrowth)
    if state.options.sell_before_breeding == "yes" or not before_birth or has_pen(state, question.seat):
        return None
    if state.farms[question.seat].store[PIG] <= min_pigs(state, question.seat):
        return None
    return Refused("makes_room", "At this table no pig makes room for a newborn: sell or upgrade it afterwards.")


@rules.answer(FreeActions, Sell)
def sell(turn: Turn[Table], question: FreeActions, command: Sell) -> None:
    turn.refuse_if(cannot_sell(turn.state, question, command.what))
    spend(turn, question.seat, (command.what,), "sold")
    gain_silver(turn, question.seat, SELL[KIND_OF[command.what]], command.what)


# upgrading


def cannot_upgrade(state: Table, question: FreeActions, source: str) -> Refused | None:
    seat, kind = question.seat, KIND_OF[source]
    if kind not in RESOURCES:
        return Refused("no_upgrade", "Only olives, grain, grapes and pigs can be upgraded.")
    if not holds(state, seat, source):
        return Refused("not_held", "You do not have that.")
    price = upgrade_price(state, seat, kind)
    if state.farms[seat].silver < price:
        return Refused("too_expensive", "That costs {price} silver.", price=price)
    return keeps_pens_full(state, question) if kind == "pig" else None


@rules.answer(FreeActions, Upgrade)
def upgrade(turn: Turn[Table], question: FreeActions, command: Upgrade) -> None:
    turn.refuse_if(cannot_upgrade(turn.state, question, command.what))
    pay_silver(turn, question.seat, upgrade_price(turn.state, question.seat, KIND_OF[command.what]), "an upgrade")
    turn.emit(Upgraded(question.seat, command.what))


# trade goods


def cannot_trade(state: Table, seat: int, into: str) -> Refused | None:
    if not state.farms[seat].store[TRADE_GOOD]:
        return Refused("no_trade_good", "You have no trade good.")
    if into == "pig" and state.options.pig_no_pen == "refuse" and not has_pen(state, seat):
        return Refused("no_pen", "There is no free pen for a pig.")
    if into == "upgrades" and not upgradable(state, seat):
        return Refused("nothing_to_upgrade", "You have nothing to upgrade.")
    if into == "card" and not (can_draw(state) or state.farms[seat].hand):
        return Refused("no_cards", "There is no card to draw or to play.")
    return None


@rules.answer(FreeActions, Trade)
def trade(turn: Turn[Table], question: FreeActions, command: Trade) -> None:
    seat = question.seat
    turn.refuse_if(cannot_trade(turn.state, seat, command.into))
    spend(turn, seat, ("trade_good",), "traded")
    if command.into == "silver":
        gain_silver(turn, seat, TRADE_GOOD_SILVER, "a trade good")
    elif command.into == "goods":
        choose_goods(turn, seat, HARVEST, 2, different=True)
    elif command.into == "pig":
        gain_goods(turn, seat, ("pig",))
    elif command.into == "upgrades":
        free_upgrades(turn, seat, 2)
    else:
        draw_or_play(turn, seat)


# the offers of all of them; they are the same few values again and again

BUYS = {kind: Buy(kind) for kind in RESOURCES}
SALES = {source: Sell(source) for source in (*RESOURCES, *FIELD_OF)}
UPGRADES = {source: Upgrade(source) for source in (*RESOURCES, *FIELD_OF)}
CHEAPEST = min(map(lowest_buying_price, RESOURCES))
TRADES = {into: Trade(into) for into in ("silver", "goods", "pig", "upgrades", "card")}


@rules.offer(FreeActions)
def free_offers(state: Table, question: FreeActions, seat: int) -> list[Offer]:
    return [*map(Use, activations(state, seat)), *dealings(state, question, seat)]


def dealings(state: Table, question: FreeActions, seat: int) -> list[Offer]:
    farm, goods, markers = state.farms[seat], upgradable(state, seat), markers_left(state, seat)
    prices = modifiers(state, seat, Price)
    if "pig" in goods and keeps_pens_full(state, question) is not None:
        goods = tuple(source for source in goods if source != "pig")
    offers: list[Offer] = []
    if markers > 0 and farm.silver >= CHEAPEST:
        offers += purchases(prices, farm.silver, has_pen(state, seat))
    if goods:
        offers += sales(goods, sellable_fields(state, seat) if farm.grown else ())
        offers += upgrades(prices, farm.silver, goods)
    if farm.store[TRADE_GOOD]:
        offers += [say for into, say in TRADES.items() if cannot_trade(state, seat, into) is None]
    if markers < 1:
        offers += map(GiveUp, markers_out(state, seat))
    return offers


@lru_cache(maxsize=2048)
def purchases(prices: tuple[Price, ...], silver: int, pen: bool) -> tuple[Buy, ...]:
    """What this much silver buys."""
    each = buy_prices(prices)
    return tuple(BUYS[kind] for kind in RESOURCES if each[kind] <= silver and (pen or kind != "pig"))


@lru_cache(maxsize=2048)
def sales(goods: tuple[str, ...], from_fields: tuple[str, ...]) -> tuple[Sell, ...]:
    return tuple(SALES[source] for source in goods if source in RESOURCES or FIELD_OF[source] in from_fields)


@lru_cache(maxsize=4096)
def upgrades(prices: tuple[Price, ...], silver: int, goods: tuple[str, ...]) -> tuple[Upgrade, ...]:
    each = upgrade_prices(prices)
    return tuple(UPGRADES[source] for source in goods if each[KIND_OF[source]] <= silver)


@rules.answer(FreeActions, GiveUp)
def give_one_up(turn: Turn[Table], question: FreeActions, command: GiveUp) -> None:
    if markers_left(turn.state, question.seat) > 0:
        raise Refused("markers_left", "You still have markers in your supply.")
    give_up(turn, question.seat, command.marker)


def any_free(state: Table, question: FreeActions) -> bool:
    seat = question.seat
    store, silver = state.farms[seat].store, state.farms[seat].silver
    if store[TRADE_GOOD] or any(store[:3]):  # a trade good is silver, and a harvest good in store can be sold
        return True
    if silver >= CHEAPEST and purchases(modifiers(state, seat, Price), silver, False) and markers_left(state, seat) > 0:
        return True
    return bool(dealings(state, question, seat) or activations(state, seat))


@rules.step(AfterTurn)
def after_turn(turn: Turn[Table], step: AfterTurn) -> None:
    question = BeforeGrowth(step.seat) if step.growth else EndOfTurn(step.seat)
    if any_free(turn.state, question):
        turn.ask(question)


@rules.offer(BeforeGrowth)
@rules.offer(EndOfTurn)
def or_done(state: Table, question: FreeActions, seat: int) -> tuple[Offer, ...]:
    return (Done(),)


@rules.answer(BeforeGrowth, Done)
@rules.answer(EndOfTurn, Done)
def no_more(turn: Turn[Table], question: FreeActions, command: Done) -> None:
    turn.settle()
