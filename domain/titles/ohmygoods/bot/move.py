"""The sensible bot: it weighs each offer in points, for this round and its share of the rounds to come.

It is handed the whole table but reads only what its seat may know; the contract holds it to that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.kernel.families import Family, Offer
from domain.kernel.flow import asked, question_for
from domain.kernel.luck import Luck, pick
from domain.kernel.shapes import Command, Outlook
from domain.titles.ohmygoods import questions as q
from domain.titles.ohmygoods.bot.merit import (
    HAND_CARD,
    assistant_yield,
    chain_profit,
    hiring_merit,
    merit,
    output_worth,
    printed_value,
    yield_of,
)
from domain.titles.ohmygoods.bot.plans import plan
from domain.titles.ohmygoods.cards.pieces import Card, Effect
from domain.titles.ohmygoods.chapters import market, payment
from domain.titles.ohmygoods.chapters.building import attachable, building_price, hiring_price
from domain.titles.ohmygoods.chapters.known import own_hand
from domain.titles.ohmygoods.chapters.longsdale.characters import usable
from domain.titles.ohmygoods.chapters.production import chainable, order_matters
from domain.titles.ohmygoods.commands import (
    Attach,
    Build,
    Chain,
    Discard,
    Done,
    Exchange,
    Give,
    Hire,
    Keep,
    Name,
    Pass,
    Pay,
    Place,
    Pledge,
    Produce,
)
from domain.titles.ohmygoods.parts import ANY, COINS_A_POINT, WORKER
from domain.titles.ohmygoods.table import Built, Table, card_of, cards_of, rounds_left, vacant

Offers = tuple[Offer, ...]


def bot_move(state: Table, seat: int, offers: Offers, luck: Luck) -> Command:
    question, _ = question_for(state, seat)
    return _CHOICES[type(question)](state, question, seat, offers, luck)


def _cheapest(state: Table, seat: int, cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (merit(state, seat, card_of(state, card)), card))


def exchanging(state: Table, question: q.Exchanging, seat: int, offers: Offers, luck: Luck) -> Command:
    return Keep() if _is_worth_keeping(state, seat) else Exchange()


def _is_worth_keeping(state: Table, seat: int) -> bool:
    """A hand is kept if it is small or holds something worth building and within reach."""
    hand = [card_of(state, card) for card in state.players[seat].hand]
    reach = payment.coins_of(state, seat) + 7
    good = any(merit(state, seat, c) - c.cost / COINS_A_POINT > 0.6 and _reachable(c, reach) for c in hand)
    return len(hand) < 3 or good


def outlook(state: Table, seat: int) -> Outlook:
    """Between two rounds there is nothing to do but with the hand: as long as no card has come, who wanted to keep it
    wants to. After the last round nobody is asked for it.
    """
    question = question_for(state, seat)[0] if seat in asked(state) else None
    hand = state.players[seat].hand
    goes_on = Keep() if isinstance(question, q.Exchanging) else None
    lasts = question is None and bool(hand) and rounds_left(state) > 0 and _is_worth_keeping(state, seat)
    return Outlook(goes_on, frozenset(hand), lasts)


def _reachable(card: Card, coins: int) -> bool:
    return card.kind != "character" and card.cost <= coins


def halving(state: Table, question: q.Halving, seat: int, offers: Offers, luck: Luck) -> Command:
    return _worst(state, seat, len(state.players[seat].hand) // 2)


def giving_up(state: Table, question: q.GivingUp, seat: int, offers: Offers, luck: Luck) -> Command:
    return _worst(state, seat, question.cards)


def _worst(state: Table, seat: int, count: int) -> Discard:
    return Discard(tuple(_cheapest(state, seat, list(state.players[seat].hand))[:count]))


# production


def producing(state: Table, question: q.Producing, seat: int, offers: Offers, luck: Luck) -> Command:
    if question.made:
        used = _chain(state, seat, card_of(state, question.made))
        if used is not None:
            return used
    for built in _in_turn(state, question, seat):
        cards = _resources(state, seat, built)
        if cards is not None:
            return Produce(built.card, cards)
    for card in sorted(chainable(state, seat, question.made), key=lambda each: printed_value(state, each)):
        used = _chain(state, seat, card)
        if used is not None:
            return used
    return Done()


def _in_turn(state: Table, question: q.Producing, seat: int) -> list[Built]:
    """Cheap goods first, so that they can feed the chains of dear ones; dear ones where not all will get cards."""
    waiting = [built for built in state.players[seat].buildings if built.card in question.waiting]
    short = order_matters(state, seat, question.waiting, own_hand(state, seat))

    def worth(built: Built) -> int:
        card = card_of(state, built.card)
        return -payment.value_of(state, seat, card) if short else printed_value(state, card)

    return sorted(waiting, key=worth)


def _resources(state: Table, seat: int, built: Built) -> tuple[str, ...] | None:
    """The hand cards to spend here; None if it cannot produce or is not worth them."""
    lack = market.lack_at(state, seat, built)
    hand = _cheapest(state, seat, list(state.players[seat].hand))
    cards = market.fitting(state, lack, hand)
    worth = output_worth(state, seat, card_of(state, built.card), market.manner_of(state, seat, built))
    return cards if len(cards) == lack.cards and lack.cards * HAND_CARD <= worth else None


def _chain(state: Table, seat: int, card: Card) -> Chain | None:
    """As often as it goes, if it gains; the two best hand cards are kept until the last round."""
    profit = chain_profit(state, seat, card)
    hand = _cheapest(state, seat, list(state.players[seat].hand))
    if profit <= 0 or (card.hand_icons and profit < 2 and not state.last and len(hand) < 7):
        return None
    stock = payment.stock_of(state, seat)
    uses = [stock.get(good, (0, 0))[0] for good in card.goods_icons]
    if not card.hand_icons:
        return Chain(card.id, min(uses)) if min(uses) else None
    free = hand if state.last else hand[:-2]
    fitting = [each for each in free if card_of(state, each).resource == card.hand_icons[0]]
    cards = tuple(fitting[: min((*uses, len(fitting)))])
    return Chain(card.id, None, cards) if cards and len(card.hand_icons) == 1 else None


# building and hiring


def buying(state: Table, question: q.Buying, seat: int, offers: Offers, luck: Luck) -> Command:
    """The purchase that brings most points beyond its price in points; a character first if it helps."""
    helpers = list(usable(state, seat, "phase_4"))
    best: tuple[float, Command, int] = (0.0, Pass(), 0)
    for offer in offers:
        if isinstance(offer, Family):
            gain, price = gain_of(state, seat, offer.examples[0])
            if gain > best[0]:
                best = (gain, offer.examples[0], price)
    if helpers and (best[2] >= 3 or isinstance(best[1], Pass)):
        return helpers[0]
    return best[1]


def gain_of(state: Table, seat: int, command: Command) -> tuple[float, int]:
    stock = payment.stock_of(state, seat)
    if isinstance(command, Build):
        worth = merit(state, seat, card_of(state, command.card))
        price = building_price(state, seat, command.card)
    elif isinstance(command, Hire):
        worth = hiring_merit(state, seat, cards_of(state).assistants[command.assistant])
        price = hiring_price(state, seat, command.assistant)
    else:
        return 0.0, 0
    paid = payment.worth_of(stock, command.goods)
    return worth - paid / COINS_A_POINT, price


def placing(state: Table, question: q.Placing, seat: int, offers: Offers, luck: Luck) -> Command:
    """The second best place: the best one is for the worker, unless no round is left to work there."""
    free = vacant(state, seat)
    built = [each for each in state.players[seat].buildings if each.card in free]
    ranked = sorted(built, key=lambda each: -assistant_yield(state, each))
    return Place(ranked[1 if len(ranked) > 1 and rounds_left(state) else 0].card)


def attaching(state: Table, question: q.Attaching, seat: int, offers: Offers, luck: Luck) -> Command:
    return Attach(max(attachable(state, seat), key=lambda card: yield_of(state, card_of(state, card))))


# Longsdale


def casting(state: Table, question: q.Casting, seat: int, offers: Offers, luck: Luck) -> Command:
    player = state.players[seat]
    useless = (question.phase == "phase_2" and not player.assistants) or (
        question.phase == "phase_3" and not player.manner
    )
    return Pass() if useless else next(usable(state, seat, question.phase), Pass())


def naming(state: Table, question: q.Naming, seat: int, offers: Offers, luck: Luck) -> Command:
    """What the worker's building lacks most."""
    place = next((built for built in state.players[seat].buildings if built.person == WORKER), None)
    inputs = dict(card_of(state, place.card).inputs) if place is not None else {}
    there = market.market_of(state, seat)
    named = max((r for r in inputs if r != ANY), key=lambda r: inputs[r] - there[r], default="wood")
    return Name(named)


def offered(state: Table, question: q.Offered, seat: int, offers: Offers, luck: Luck) -> Command:
    gift = next(offer.examples[0] for offer in offers if isinstance(offer, Family))
    price = question.effect.pay
    if not isinstance(gift, Give) or (price is not None and price.good):
        return gift
    stock = payment.stock_of(state, seat)
    paid = payment.worth_of(stock, gift.goods)
    gain = sum(_points(effect, rounds_left(state)) for effect in question.effect.gain)
    return gift if paid / COINS_A_POINT < gain else Pass()


def _points(effect: Effect, left: int) -> float:
    return effect.points + (0.3 * effect.cards if left else 0)


def owing(state: Table, question: q.Owing, seat: int, offers: Offers, luck: Luck) -> Command:
    needed = payment.chain_goods(state, seat)
    return Pay(payment.ways(payment.stock_of(state, seat), question.coins, needed, 1)[0])


def pledging(state: Table, question: q.Pledging, seat: int, offers: Offers, luck: Luck) -> Command:
    """A side by chance and up to three marks, alone four; fewer if the goods do not fit the price closely."""
    effect, stock = question.effect, payment.stock_of(state, seat)
    side = pick(luck, effect.sides, "side")
    wish = effect.max_points if state.seats == 1 else luck.below(effect.max_points, "marks")
    for marks in range(min(wish, effect.max_points), 0, -1):
        paid = payment.least(stock, marks * effect.unit)
        if paid is not None and paid <= marks * effect.unit + 1:
            return Pledge(marks, side, payment.ways(stock, marks * effect.unit, at_most=1)[0])
    return Pledge(0, side, ())


_CHOICES: dict[type, Callable[[Table, Any, int, Offers, Luck], Command]] = {
    q.Exchanging: exchanging,
    q.Halving: halving,
    q.Planning: plan,
    q.Producing: producing,
    q.Buying: buying,
    q.Placing: placing,
    q.Attaching: attaching,
    q.Casting: casting,
    q.Naming: naming,
    q.Offered: offered,
    q.Owing: owing,
    q.GivingUp: giving_up,
    q.Pledging: pledging,
}
