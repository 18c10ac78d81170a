"""Phase IV, second half: building, hiring, placing the assistant, attaching a tower."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations

from domain.kernel.families import Family, Held, Offer
from domain.kernel.luck import Luck
from domain.kernel.rules import Turn
from domain.kernel.shapes import Command, Refused
from domain.titles.ohmygoods.chapters import payment
from domain.titles.ohmygoods.chapters.known import possible_hand, unseen
from domain.titles.ohmygoods.chapters.longsdale.characters import for_phase, usable
from domain.titles.ohmygoods.chapters.payment import Stock
from domain.titles.ohmygoods.commands import Attach, Build, Hire, Pass, Place
from domain.titles.ohmygoods.evolve import with_player
from domain.titles.ohmygoods.facts import (
    AssistantHired,
    AssistantPlaced,
    BuildingBuilt,
    DiscountSpent,
    ModifierLaid,
    PlanReturned,
    TowerAttached,
)
from domain.titles.ohmygoods.questions import Attaching, Buying, Placing, Purchases, TurnEnds
from domain.titles.ohmygoods.table import (
    Table,
    card_of,
    cards_of,
    chapter_of,
    each_built,
    in_force,
    rules,
    strength_of,
    vacant,
)
from domain.titles.ohmygoods.words import Goods


def price_of(state: Table, seat: int, printed: int, *scopes: str) -> int:
    """The printed price with all changes for its kind of purchase; never below 1 coin once it is changed."""
    changes = sum(e.delta for e in in_force(state, seat, "price") if e.scope in (*scopes, "one_purchase"))
    return max(1, printed + changes) if changes else printed


def building_price(state: Table, seat: int, card: str) -> int:
    scopes = ("building", "stack") if stack_of(state, card) else ("building",)
    return price_of(state, seat, card_of(state, card).cost, *scopes)


def hiring_price(state: Table, seat: int, assistant: str) -> int:
    return price_of(state, seat, cards_of(state).assistants[assistant].cost, "assistant")


def stack_of(state: Table, card: str) -> int:
    """The number of the stack this card lies in, 0 for none."""
    return next((number for number, cards in state.stacks if card in cards), 0)


@rules.step(Purchases)
def purchases(turn: Turn[Table], step: Purchases) -> None:
    """Asks if there is anything to build or hire, at best with the help of a character."""
    question, state = Buying(step.seat, step.built, step.hired), turn.state
    helpers = for_phase(state, state.players[step.seat].hand, "phase_4")
    if turn.is_asked(step.seat, _can_buy(state, question, helpers), lambda: _may_buy(state, question)):
        turn.ask(question)


def _can_buy(state: Table, question: Buying, helpers: Iterable[str]) -> bool:
    """Is there something to buy once these characters are used?"""
    for helper in helpers:
        for effect in card_of(state, helper).effects:
            state = rules.evolve(state, ModifierLaid(effect, question.seat))
    seat = question.seat
    return any(buildings_for_sale(state, question, seat)) or any(assistants_for_hire(state, question, seat))


def _may_buy(state: Table, question: Buying) -> bool:
    """For all that all can know: the card set aside can be the cheapest one, and any characters can be in the hand."""
    seat, player = question.seat, state.players[question.seat]
    if player.planned:
        state = with_player(state, seat, planned=_cheapest(state, seat))
    characters = [*for_phase(state, possible_hand(state, seat).cards, "phase_4")]
    some = chain.from_iterable(combinations(characters, n) for n in range(len(player.hand) + 1))
    return any(_can_buy(state, question, helpers) for helpers in some)


def _cheapest(state: Table, seat: int) -> str:
    """Of the buildings that a card set aside can be."""
    strength = strength_of(state, seat)
    cards = [card_of(state, card) for card in unseen(state)]
    fitting = [card for card in cards if card.kind != "character" and card.needs_strength <= strength]
    return min(fitting, key=lambda card: card.cost).id if fitting else ""


# building


def cannot_build(state: Table, question: Buying, card: str) -> Refused | None:
    if question.built:
        return Refused("built_already", "One building a round.")
    if card != state.players[question.seat].planned and not stack_of(state, card):
        return Refused("not_set_aside", "You can build the card you have set aside, or one of a stack.")
    needed = card_of(state, card).needs_strength
    if strength_of(state, question.seat) < needed:
        return Refused("too_weak", "That needs strength {needed}.", needed=needed)
    return None


@rules.answer(Buying, Build)
def build(turn: Turn[Table], question: Buying, command: Build) -> None:
    state, seat = turn.state, question.seat
    turn.refuse_if(cannot_build(state, question, command.card))
    price = building_price(state, seat, command.card)
    turn.refuse_if(payment.cannot_pay(payment.stock_of(state, seat), price, command.goods))
    turn.settle()
    _pay(turn, seat, command.goods, price)
    turn.emit(BuildingBuilt(seat, command.card, stack_of(state, command.card)))
    _go_on(turn, question, built=True, hired=question.hired)
    _attach(turn, seat, command.card)


def _pay(turn: Turn[Table], seat: int, goods: Goods, price: int) -> None:
    payment.spend(turn, seat, goods)
    if any(effect.scope == "one_purchase" for effect in turn.state.players[seat].modifiers):
        turn.emit(DiscountSpent(seat))


def _go_on(turn: Turn[Table], question: Buying, built: bool, hired: bool) -> None:
    """The base game allows one purchase; with the expansion there is one of each kind."""
    if chapter_of(turn.state) is not None and not (built and hired):
        turn.plan(Purchases(question.seat, built, hired))


# towers


def attachable(state: Table, seat: int) -> list[str]:
    """Production buildings that need resources and have no tower yet."""
    return [built.card for built, card in each_built(state, seat) if card.inputs and not built.tower]


def _attach(turn: Turn[Table], seat: int, tower: str) -> None:
    places = attachable(turn.state, seat) if card_of(turn.state, tower).attaches else []
    if len(places) == 1:
        turn.emit(TowerAttached(seat, tower, places[0]))
    elif places:
        turn.ask(Attaching(seat, tower))


@rules.answer(Attaching, Attach)
def attach(turn: Turn[Table], question: Attaching, command: Attach) -> None:
    if command.building not in attachable(turn.state, question.seat):
        raise Refused("no_place", "The tower goes to a production building of yours that has none.")
    turn.settle()
    turn.emit(TowerAttached(question.seat, question.tower, command.building))


@rules.offer(Attaching)
def attachments(state: Table, question: Attaching, seat: int) -> Iterator[Attach]:
    return (Attach(card) for card in attachable(state, seat))


# hiring


def cannot_hire(state: Table, question: Buying, assistant: str) -> Refused | None:
    if question.hired:
        return Refused("hired_already", "One assistant a round.")
    if question.built and chapter_of(state) is None:
        return Refused("built_already", "You can build or hire, not both.")
    if assistant not in state.display:
        return Refused("not_for_hire", "That assistant is not for hire.")
    have = Counter(card.colour for _, card in each_built(state, question.seat))
    lacking = Counter(cards_of(state).assistants[assistant].colours) - have
    if lacking:
        return Refused("colours", "You lack buildings: {colours}.", colours=", ".join(lacking.elements()))
    if not vacant(state, question.seat):
        return Refused("no_place", "You have no production building that is free.")
    return None


@rules.answer(Buying, Hire)
def hire(turn: Turn[Table], question: Buying, command: Hire) -> None:
    state, seat = turn.state, question.seat
    turn.refuse_if(cannot_hire(state, question, command.assistant))
    price = hiring_price(state, seat, command.assistant)
    turn.refuse_if(payment.cannot_pay(payment.stock_of(state, seat), price, command.goods))
    turn.settle()
    _pay(turn, seat, command.goods, price)
    turn.emit(AssistantHired(seat, command.assistant, cards_of(state).assistants[command.assistant].name))
    _go_on(turn, question, built=question.built, hired=True)
    places = vacant(turn.state, seat)
    if len(places) == 1:
        turn.emit(AssistantPlaced(seat, command.assistant, places[0]))
    else:
        turn.ask(Placing(seat, command.assistant))


@rules.answer(Placing, Place)
def place(turn: Turn[Table], question: Placing, command: Place) -> None:
    if command.building not in vacant(turn.state, question.seat):
        raise Refused("no_place", "The assistant goes to a production building of yours that is free.")
    turn.settle()
    turn.emit(AssistantPlaced(question.seat, question.assistant, command.building))


@rules.offer(Placing)
def places_for(state: Table, question: Placing, seat: int) -> Iterator[Place]:
    return (Place(card) for card in vacant(state, seat))


# ending the turn


@rules.answer(Buying, Pass)
def buy_nothing(turn: Turn[Table], question: Buying, command: Pass) -> None:
    turn.settle()


@rules.step(TurnEnds)
def turn_ends(turn: Turn[Table], step: TurnEnds) -> None:
    """A card set aside and not built returns to the hand, unseen."""
    planned = turn.state.players[step.seat].planned
    if planned:
        turn.emit(PlanReturned(step.seat, planned))


# what is offered


@dataclass(frozen=True)
class SomePurchase:
    """Pays for this purchase with goods at random, for the form."""

    command: type[Build] | type[Hire]
    what: str
    stock: tuple[tuple[str, tuple[int, int]], ...]
    price: int

    def __call__(self, luck: Luck) -> Build | Hire:
        return self.command(self.what, payment.any_payment(dict(self.stock), self.price, luck))


def _form(state: Table, seat: int, command: type[Build] | type[Hire], what: str, stock: Stock, price: int) -> Family:
    def examples() -> tuple[Build | Hire, ...]:
        paid = payment.ways(stock, price, payment.chain_goods(state, seat))
        return tuple(command(what, goods) for goods in paid)

    def holding(held: Held) -> Iterator[Command]:
        if set(held.get(slot, (what,))) == {what}:
            for goods in payment.holding(stock, price, held.get("goods", ())):
                yield command(what, goods)

    slot = command.__struct_fields__[0]
    some = SomePurchase(command, what, tuple(stock.items()), price)
    return Family(command, examples, some, holding, lambda: {slot: (what,), "goods": stock})


@rules.offer(Buying)
def buildings_for_sale(state: Table, question: Buying, seat: int) -> Iterator[Offer]:
    stock = payment.stock_of(state, seat)
    coins = sum(many * value for many, value in stock.values())
    planned = state.players[seat].planned
    for card in (*((planned,) if planned else ()), *(card for _, stack in state.stacks for card in stack)):
        price = building_price(state, seat, card)
        if price <= coins and cannot_build(state, question, card) is None:
            yield _form(state, seat, Build, card, stock, price)


@rules.offer(Buying)
def assistants_for_hire(state: Table, question: Buying, seat: int) -> Iterator[Offer]:
    stock = payment.stock_of(state, seat)
    coins = sum(many * value for many, value in stock.values())
    for assistant in state.display:
        price = hiring_price(state, seat, assistant)
        if price <= coins and cannot_hire(state, question, assistant) is None:
            yield _form(state, seat, Hire, assistant, stock, price)


@rules.offer(Buying)
def characters_for_paying(state: Table, question: Buying, seat: int) -> Iterator[Offer]:
    return usable(state, seat, "phase_4")


@rules.offer(Buying)
def nothing_more(state: Table, question: Buying, seat: int) -> tuple[Pass]:
    return (Pass(),)
