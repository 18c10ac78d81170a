"""The bot's plan of phase II: it imagines some sunsets and takes the place and manner that bring most on average."""

from __future__ import annotations

from collections import Counter

from domain.kernel.families import Offer
from domain.kernel.luck import Luck, pick
from domain.titles.ohmygoods.bot.merit import HAND_CARD, assistant_yield, expected_income, merit, output_worth, yield_of
from domain.titles.ohmygoods.cards.pieces import Card
from domain.titles.ohmygoods.chapters import market, payment
from domain.titles.ohmygoods.chapters.known import Hand, own_hand
from domain.titles.ohmygoods.chapters.plans import plannable
from domain.titles.ohmygoods.chapters.sunrise import move_price, suns_of
from domain.titles.ohmygoods.commands import Plan
from domain.titles.ohmygoods.facts import AssistantMoved, GoodsSpent
from domain.titles.ohmygoods.parts import COINS_A_POINT, MANNERS
from domain.titles.ohmygoods.questions import Planning
from domain.titles.ohmygoods.table import (
    Built,
    Table,
    assistants_at,
    card_of,
    cards_of,
    each_built,
    rounds_left,
    rules,
    strength_of,
    vacant,
)
from domain.titles.ohmygoods.words import Move

SUNSETS = 10  # imagined for each plan
LONGEST = 40  # cards of an imagined sunset


def plan(state: Table, question: Planning, seat: int, offers: tuple[Offer, ...], luck: Luck) -> Plan:
    moves: list[Move] = []
    while (move := _move(state, seat, [m.assistant for m in moves])) is not None:
        moves.append(move)
        state = _moved(state, seat, move)
    place, manner, income = _work(state, seat, luck)
    coins = payment.coins_of(state, seat) + max(0.0, income) + expected_income(state, seat)
    return Plan(place, manner, _set_aside(state, seat, coins), tuple(moves))


def _work(state: Table, seat: int, luck: Luck) -> tuple[str | None, str | None, float]:
    markets = [market.market_of(state, seat) + sunset for sunset in _sunsets(state, seat, luck)]
    hand = own_hand(state, seat)
    best: tuple[str | None, str | None, float] = (None, None, -1.0)
    free = vacant(state, seat)
    for built, card in each_built(state, seat):
        for manner in MANNERS if built.card in free else ():
            worth = output_worth(state, seat, card, manner)
            sparing = market.spared(state, seat, built, manner)
            income = sum(_income(state, card, there, sparing, hand, worth) for there in markets) / len(markets)
            if income > best[2]:
                best = (built.card, manner, income)
    return best


def _income(state: Table, card: Card, there: Counter[str], sparing: int, hand: Hand, worth: float) -> float:
    lack = market.lack_of(card, there, sparing)
    if not market.can_produce(state, lack, hand):
        return 0.0
    return max(0.0, worth - HAND_CARD * lack.cards)


def _sunsets(state: Table, seat: int, luck: Luck) -> list[Counter[str]]:
    unseen = _unseen(state, seat)
    suns = suns_of(state, "sunset")
    return [_sunset(unseen, suns, luck) for _ in range(SUNSETS)]


def _unseen(state: Table, seat: int) -> list[Card]:
    """Cards in the game that lie where this seat cannot see them."""
    cards = cards_of(state)
    player = state.players[seat]
    visible = {*player.hand, player.planned, *state.sunrise, *(card for _, stack in state.stacks for card in stack)}
    visible |= {built.card for other in state.players for built in other.buildings}
    in_game = (*cards.base, *(card for number in state.numbers for card in cards.numbered[number]))
    return [cards.cards[card] for card in in_game if card not in visible and cards.cards[card].resource]


def _sunset(unseen: list[Card], suns: int, luck: Luck) -> Counter[str]:
    row: Counter[str] = Counter()
    while suns and row.total() < LONGEST:
        card = pick(luck, unseen, "imagined")
        row[card.resource] += 1
        suns -= card.sun
    return row


def _set_aside(state: Table, seat: int, coins: float) -> str | None:
    """The hand card that would bring most beyond its price, if it will be within reach."""
    strength = strength_of(state, seat)
    hand = [card_of(state, card) for card in plannable(state, seat)]
    within = [card for card in hand if card.cost <= coins + 1 and card.needs_strength <= strength]
    best = max(within, key=lambda card: merit(state, seat, card) - card.cost / COINS_A_POINT, default=None)
    return best.id if best is not None else None


# moving assistants


def _move(state: Table, seat: int, done: list[str]) -> Move | None:
    """An assistant who would do better elsewhere, the best place left to the worker."""
    price = move_price(state, seat)
    if price is None:
        return None
    stock = payment.stock_of(state, seat)
    paid = payment.ways(stock, price, payment.chain_goods(state, seat), 1)
    if not paid:
        return None
    buildings = {built.card: built for built in state.players[seat].buildings}
    for assistant, where in sorted(assistants_at(state, seat).items()):
        target = _better(state, [buildings[card] for card in vacant(state, seat)])
        if assistant in done or target is None:
            continue
        gain = assistant_yield(state, target) - assistant_yield(state, buildings[where])
        if gain * rounds_left(state) > price + 1:
            return Move(assistant, target.card, paid[0])
    return None


def _better(state: Table, free: list[Built]) -> Built | None:
    for_worker = max(free, key=lambda built: yield_of(state, card_of(state, built.card)), default=None)
    others = [built for built in free if built is not for_worker]
    return max(others, key=lambda built: assistant_yield(state, built), default=None)


def _moved(state: Table, seat: int, move: Move) -> Table:
    """The table as it will be: the goods paid, the assistant at the new place."""
    gone = payment.taken(state, seat, payment.counted(move.goods))
    state = rules.evolve(state, GoodsSpent(seat, gone, 0, move.goods))
    return rules.evolve(state, AssistantMoved(seat, move.assistant, move.building))
