"""What things are worth to a seat, in points: the judgement of the sensible bot, from what its seat knows."""

from __future__ import annotations

from collections import Counter

from domain.titles.ohmygoods.cards.pieces import Assistant, Card
from domain.titles.ohmygoods.chapters import market, payment
from domain.titles.ohmygoods.chapters.known import own_hand
from domain.titles.ohmygoods.chapters.production import chain_uses
from domain.titles.ohmygoods.parts import EXTRA_CARD
from domain.titles.ohmygoods.table import (
    Built,
    Table,
    assistants_at,
    card_of,
    cards_of,
    chapter_of,
    each_built,
    rounds_left,
    strength_of,
    vacant,
)

# How often a building with so many inputs gets what it needs, with a worker and with an assistant.
WORKER_LUCK = {3: 0.95, 4: 0.85, 5: 0.65, 6: 0.5, 11: 0.35, 12: 0.28}
ASSISTANT_LUCK = {3: 0.75, 4: 0.62, 5: 0.42, 6: 0.3, 11: 0.3, 12: 0.2}
HAND_CARD = 0.8  # coins that a hand card is worth as a resource


def tier(card: Card) -> int:
    return sum(many for _, many in card.inputs)


def printed_value(state: Table, card: Card) -> int:
    return cards_of(state).values.get(card.good, 0)


def yield_of(state: Table, card: Card) -> float:
    """Coins a round with a worker."""
    return 1.7 * WORKER_LUCK.get(tier(card), 0) * printed_value(state, card) if card.staffed else 0


def assistant_yield(state: Table, built: Built) -> float:
    card = card_of(state, built.card)
    inputs = tier(card)
    if inputs < 10:
        inputs = max(3, inputs - bool(built.tower))
    return ASSISTANT_LUCK.get(inputs, 0.2) * printed_value(state, card)


def merit(state: Table, seat: int, card: Card) -> float:
    """What building this card would bring until the end."""
    if card.kind == "character":
        return 1.5
    left = rounds_left(state)
    own = [each for _, each in each_built(state, seat)]
    worth = card.points + (0.4 if chapter_of(state) is None else 0)
    worth += _as_workshop(state, seat, card, own, left)
    if card.office:
        worth += (0.15 if card.office == EXTRA_CARD else 0.12) * left
    if card.works_alone:
        counted = card.good not in cards_of(state).values
        worth += 0.2 * left * (1 + sum(each.colour == card.colour for each in own)) if counted else 0.4 * left
    if card.strength:
        worth += _as_tower(state, seat, card, left)
    if all(each.colour != card.colour for each in own) and _asked(state, card.colour):
        worth += 0.08 * left
    return worth


def _asked(state: Table, colour: str) -> bool:
    return any(colour in cards_of(state).assistants[side].colours for side in state.display)


def _as_workshop(state: Table, seat: int, card: Card, own: list[Card], left: int) -> float:
    coins = yield_of(state, card)
    if not coins:
        return 0
    yields = [each for each in (yield_of(state, each) for each in own) if each]
    crowded = len(state.players[seat].assistants) >= len(yields) - 1
    worth = max(0, coins - max(yields, default=0)) * 0.75 + 0.12 * coins + (0.3 * coins if crowded else 0)
    goods = {each.good for each in own}
    links = sum(good in goods for good in card.goods_icons)
    links += sum(card.good == good for each in own for good in each.goods_icons)
    return worth * left / 5 + left * (0.12 * links + 0.06 * len(card.hand_icons))


def _as_tower(state: Table, seat: int, card: Card, left: int) -> float:
    chapter = chapter_of(state)
    if chapter is None:
        return 0
    strength = strength_of(state, seat)
    worth = 0.35 * max(0, 2 - strength) * min(1, left)
    for effect in chapter.end:
        if effect.count_of == "strength":
            worth += 0.9 * max(0, min(effect.max, strength + card.strength) - strength)
    if card.attaches and any(each.inputs and not built.tower for built, each in each_built(state, seat)):
        worth += 0.22 * left
    return worth


def hiring_merit(state: Table, seat: int, assistant: Assistant) -> float:
    places = sorted((assistant_yield(state, built) for built in _vacant(state, seat)), reverse=True)
    coins = places[1] if len(places) > 1 else places[0] * 0.35
    return assistant.points + coins * rounds_left(state) / 5 * 0.9


def _vacant(state: Table, seat: int) -> list[Built]:
    free = vacant(state, seat)
    return [built for built in state.players[seat].buildings if built.card in free]


def chain_gain(state: Table, seat: int, card: Card) -> float:
    """Coins that the chain could bring now, one fitting hand card kept back."""
    if not card.chained:
        return 0
    uses = chain_uses(state, seat, card, own_hand(state, seat))
    if card.hand_icons:
        hand = Counter(card_of(state, each).resource for each in state.players[seat].hand)
        uses = min(uses, *(max(0, hand[resource] - 1) for resource in card.hand_icons))
    return uses * (chain_profit(state, seat, card) - HAND_CARD * len(card.hand_icons))


def chain_profit(state: Table, seat: int, card: Card) -> int:
    """Coins that one use adds, hand cards not counted."""
    made = len(card.hand_icons) + len(card.goods_icons)
    spent = sum(cards_of(state).values[good] for good in card.goods_icons)
    return made * payment.value_of(state, seat, card) - spent


def output_worth(state: Table, seat: int, card: Card, manner: str) -> float:
    """Coins from one successful production in this manner, its chain included."""
    made = market.goods_made(state, seat, manner) * payment.value_of(state, seat, card)
    return made + max(0.0, chain_gain(state, seat, card))


def expected_income(state: Table, seat: int) -> float:
    """What assistants and buildings that work alone will bring this round."""
    standing = assistants_at(state, seat).values()
    income = 0.0
    for built, card in each_built(state, seat):
        if built.card in standing:
            income += 0.5 * printed_value(state, card)
        if card.works_alone:
            income += payment.value_of(state, seat, card)
    return income
