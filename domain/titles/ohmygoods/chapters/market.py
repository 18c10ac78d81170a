"""What a building lacks: a seat's market, what a person may do without, which hand cards make up for the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from domain.kernel.families import bags
from domain.kernel.luck import Luck, shuffled
from domain.kernel.shapes import Refused
from domain.titles.ohmygoods.cards.pieces import Card
from domain.titles.ohmygoods.chapters.known import Hand
from domain.titles.ohmygoods.parts import ANY, EXTRA_CARD, GOODS_MADE, MADE_ALONE, RESOURCES, SPARED, WORKER
from domain.titles.ohmygoods.table import Built, Table, card_of, cards_of, each_built, in_force


def market_of(state: Table, seat: int) -> Counter[str]:
    """What lies in the market for this seat: cards, what events and characters add, one's own offices."""
    cards = cards_of(state).cards
    market = Counter(cards[card].resource for card in (*state.sunrise, *state.sunset))
    for effect in in_force(state, seat, "market_add"):
        for resource in RESOURCES if effect.resource == "each_kind" else (effect.resource,):
            market[resource] += effect.count
    for _, card in each_built(state, seat):
        if card.office and card.office != EXTRA_CARD:
            market[card.office] += 1
    return market


def manner_of(state: Table, seat: int, built: Built) -> str:
    return state.players[seat].manner if built.person == WORKER else "assistant"


def spared(state: Table, seat: int, built: Built, manner: str) -> int:
    """How many resources this building may do without."""
    who = "assistant" if manner == "assistant" else "worker"
    less = sum(effect.count for effect in in_force(state, seat, "need_less") if effect.who == who)
    return SPARED[manner] + bool(built.tower) + less


def goods_made(state: Table, seat: int, manner: str) -> int:
    more = sum(effect.delta for effect in in_force(state, seat, "worker_output") if effect.mode == manner)
    return max(0, GOODS_MADE[manner] + more)


def goods_of(state: Table, seat: int, built: Built) -> int:
    """How many goods this building makes, if it has what it needs."""
    alone = card_of(state, built.card).works_alone
    return MADE_ALONE if alone else goods_made(state, seat, manner_of(state, seat, built))


class Lack(Struct, frozen=True, gc=False):
    """What the market does not have, and how many hand cards must make up for it."""

    missing: dict[str, int]
    cards: int


def lack_of(card: Card, market: Counter[str], sparing: int) -> Lack:
    missing = {}
    for resource, many in card.inputs:
        there = market.total() if resource == ANY else market[resource]
        if many > there:
            missing[resource] = many - there
    return Lack(missing, max(0, sum(missing.values()) - sparing))


def lack_at(state: Table, seat: int, built: Built) -> Lack:
    sparing = spared(state, seat, built, manner_of(state, seat, built))
    return lack_of(card_of(state, built.card), market_of(state, seat), sparing)


def fitting(state: Table, lack: Lack, hand: Iterable[str]) -> tuple[str, ...]:
    """As many of these cards as the lack can take, the first ones first."""
    room = dict(lack.missing)
    chosen: list[str] = []
    for card in hand:
        resource = card_of(state, card).resource
        place = ANY if ANY in room else resource
        if resource and len(chosen) < lack.cards and room.get(place, 0):
            room[place] -= 1
            chosen.append(card)
    return tuple(chosen)


def can_produce(state: Table, lack: Lack, hand: Hand) -> bool:
    return lack.cards <= hand.size and len(fitting(state, lack, hand.cards)) == lack.cards


def cannot_fill(state: Table, seat: int, lack: Lack, cards: tuple[str, ...]) -> Refused | None:
    """Why these hand cards do not make up for the lack."""
    if len(set(cards)) != len(cards) or not set(cards) <= set(state.players[seat].hand):
        return Refused("not_in_hand", "Name cards of your hand, each once.")
    if len(cards) != lack.cards:
        return Refused(
            "wrong_number",
            "{needed} cards of your hand are needed here, you named {named}.",
            needed=lack.cards,
            named=len(cards),
        )
    if len(fitting(state, lack, cards)) != len(cards):
        return Refused("not_needed", "Not all of these resources are missing here.")
    return None


def some_fill(state: Table, seat: int, lack: Lack, luck: Luck) -> tuple[str, ...]:
    return fitting(state, lack, shuffled(luck, state.players[seat].hand, "fill"))


def fills_with(state: Table, seat: int, lack: Lack, held: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every way to make up for the lack with these cards among them."""

    def fits(cards: tuple[str, ...]) -> bool:
        return len(fitting(state, lack, cards)) == len(cards)

    return bags(dict.fromkeys(state.players[seat].hand, 1), held, lack.cards, fits)


def fills(state: Table, seat: int, lack: Lack, at_most: int = 3) -> list[tuple[str, ...]]:
    """A few ways to make up for the lack: cheap cards first, then each kind of resource first."""
    cards = cards_of(state).cards
    hand = sorted(state.players[seat].hand, key=lambda card: (cards[card].points, cards[card].cost, card))
    found = [fitting(state, lack, hand)]
    for first in lack.missing:
        ordered = sorted(hand, key=lambda card: cards[card].resource != first)
        found.append(fitting(state, lack, ordered))
    return list(dict.fromkeys(found))[:at_most]
