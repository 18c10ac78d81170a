"""What an option costs and brings, in few words: beside the sentence, for whoever has no cards at hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from domain.kernel.flow import question_for
from domain.kernel.shapes import Command
from domain.kernel.telling import Sentence, listed
from domain.titles.ohmygoods.chapters.building import building_price, hiring_price
from domain.titles.ohmygoods.chapters.market import goods_made, goods_of, lack_at, manner_of, spared
from domain.titles.ohmygoods.chapters.payment import stock_of, worth_of
from domain.titles.ohmygoods.commands import Build, Chain, Done, Hire, Place, Plan, Produce
from domain.titles.ohmygoods.parts import ANY, GOODS_MADE
from domain.titles.ohmygoods.questions import Producing
from domain.titles.ohmygoods.table import Built, Table, building_of, card_of, cards_of
from domain.titles.ohmygoods.words import lot_name

Hinter = Callable[[Table, int, Any], Sentence | None]
POINTS = "{points} {points|point|points}"


def hint(state: Table, seat: int, command: Command) -> Sentence | None:
    found = _HINTS.get(type(command))
    return found(state, seat, command) if found else None


def _say(template: str, **parts: str | int) -> str:
    return Sentence.of(template, **parts).text()


def _plan(state: Table, seat: int, command: Plan) -> Sentence | None:
    parts = [*_work(state, seat, command)]
    if command.card is not None:
        price, points = building_price(state, seat, command.card), card_of(state, command.card).points
        template = "to build costs {price} {price|coin|coins} and brings {points} {points|point|points}"
        parts.append(_say(template, price=price, points=points))
    return Sentence.of("{parts}", parts="; ".join(parts)) if parts else None


def _work(state: Table, seat: int, command: Plan) -> Iterator[str]:
    built = building_of(state, seat, command.place)
    if built is not None and command.manner is not None:
        made = goods_made(state, seat, command.manner)
        yield _production(state, built, spared(state, seat, built, command.manner), made)


def _production(state: Table, built: Built, less: int, made: int) -> str:
    """What it takes, how much of that may be missing, what it makes."""
    card = card_of(state, built.card)
    goods = lot_name(cards_of(state).good_name(card), made)
    if not card.inputs:
        return _say("makes {goods}", goods=goods)
    wants = listed([f"{n} {'of any kind' if resource == ANY else resource}" for resource, n in card.inputs])
    template = "wants {wants}" + (", {less} of them spared" if less else "") + ", makes {goods}"
    return _say(template, wants=wants, less=less, goods=goods)


def _produce(state: Table, seat: int, command: Produce) -> Sentence | None:
    built = building_of(state, seat, command.building)
    if built is None:
        return None
    less = spared(state, seat, built, manner_of(state, seat, built))
    return Sentence.of("{line}", line=_production(state, built, less, goods_of(state, seat, built)))


def _place(state: Table, seat: int, command: Place) -> Sentence | None:
    built = building_of(state, seat, command.building)
    if built is None:
        return None
    text = _production(state, built, int(bool(built.tower)), GOODS_MADE["assistant"])  # from the next round on
    return Sentence.of("{line}", line=text)


def _done(state: Table, seat: int, command: Done) -> Sentence | None:
    """What the market alone suffices for is made all the same."""
    question = question_for(state, seat)[0]
    waiting = question.waiting if isinstance(question, Producing) else ()
    built = [each for each in state.players[seat].buildings if each.card in waiting]
    names = [cards_of(state).name(each.card) for each in built if not lack_at(state, seat, each).cards]
    template = "{names} {n|produces by itself|produce by themselves, in this order}"
    return Sentence.of(template, names=listed(names), n=len(names)) if names else None


def _chain(state: Table, seat: int, command: Chain) -> Sentence:
    card, names = card_of(state, command.building), cards_of(state)
    icons = [*(f"1 {icon}" for icon in card.hand_icons), *(lot_name(good, 1) for good in card.goods_icons)]
    goods = lot_name(names.good_name(card), len(icons))
    return Sentence.of("each time {what} {n|becomes|become} {goods}", what=listed(icons), n=len(icons), goods=goods)


def _build(state: Table, seat: int, command: Build) -> Sentence:
    price, points = building_price(state, seat, command.card), card_of(state, command.card).points
    return _bought(state, seat, command, price, _say(POINTS, points=points))


def _hire(state: Table, seat: int, command: Hire) -> Sentence:
    points = cards_of(state).assistants[command.assistant].points
    gain = _say("an assistant and {points} {points|point|points}", points=points)
    return _bought(state, seat, command, hiring_price(state, seat, command.assistant), gain)


def _bought(state: Table, seat: int, command: Build | Hire, price: int, gain: str) -> Sentence:
    lost = worth_of(stock_of(state, seat), command.goods) - price
    template = "{gain} for {price} {price|coin|coins}" + (", {lost} {lost|coin|coins} too many" if lost > 0 else "")
    return Sentence.of(template, gain=gain, price=price, lost=lost)


_HINTS: dict[type[Command], Hinter] = {
    Plan: _plan,
    Produce: _produce,
    Done: _done,
    Chain: _chain,
    Build: _build,
    Hire: _hire,
    Place: _place,
}
