"""What a seat may know: an allow-list built from nothing. And which names it cannot tell apart."""

from __future__ import annotations

from collections import Counter
from typing import Any

from domain.titles.ohmygoods.cards.content import Content
from domain.titles.ohmygoods.cards.pieces import Card
from domain.titles.ohmygoods.chapters import market, payment
from domain.titles.ohmygoods.chapters.building import building_price, hiring_price
from domain.titles.ohmygoods.parts import RESOURCES, WORKER
from domain.titles.ohmygoods.scoring import score_of
from domain.titles.ohmygoods.table import (
    Built,
    Table,
    card_of,
    cards_of,
    chapter_of,
    each_built,
    in_order,
    is_alone,
    strength_of,
)
from domain.titles.ohmygoods.words import language


def view(state: Table, seat: int | None) -> dict[str, Any]:
    cards = cards_of(state)
    seen: dict[str, Any] = {
        "round": state.round,
        "phase": state.phase,
        "active": state.active,
        "mover": state.mover if state.mover >= 0 else None,
        "last_round": state.last,
        "deck": len(state.deck),
        "discard": len(state.discard),
        "market": {
            "sunrise": [view_of_card(cards, card) for card in state.sunrise],
            "sunset": [view_of_card(cards, card) for card in state.sunset],
            "counts": _counts(state, seat),
        },
        "display": [_assistant(state, side, seat) for side in state.display],
        "stacks": [
            {"number": number, "cards": [_for_sale(state, card, seat) for card in stack]}
            for number, stack in state.stacks
        ],
        "players": [_player(state, n) for n in range(state.seats)],
        "chapter": _chapter(state),
    }
    if seat is not None:
        seen.update(_own(state, seat))
    return seen


def _counts(state: Table, seat: int | None) -> dict[str, int]:
    """The market as this seat may use it; for a spectator the cards alone."""
    if seat is not None:
        counts = market.market_of(state, seat)
    else:
        counts = Counter(card_of(state, card).resource for card in (*state.sunrise, *state.sunset))
    return {resource: counts[resource] for resource in RESOURCES}


def view_of_card(cards: Content, card_id: str) -> dict[str, Any]:
    card = cards.cards[card_id]
    return {
        "id": card_id,
        "name": cards.name(card_id),
        "colour": card.colour,
        "resource": card.resource,
        "sun": card.sun,
        "cost": card.cost,
        "points": card.points,
        "strength": card.strength,
        "inputs": dict(card.inputs),
        "good": card.good,
        "good_name": cards.names[card.good]["en"] if card.good else "",
        "worth": cards.values.get(card.good, 0),
        "chain": [cards.names[each]["en"] for each in (*card.hand_icons, *card.goods_icons)],
        "office": card.office,
        "needs_strength": card.needs_strength,
        "text": cards.texts.get(card_id, ""),
    }


def _for_sale(state: Table, card: str, seat: int | None) -> dict[str, Any]:
    price = card_of(state, card).cost if seat is None else building_price(state, seat, card)
    return {**view_of_card(cards_of(state), card), "price": price}


def _assistant(state: Table, side: str, seat: int | None) -> dict[str, Any]:
    known = view_of_assistant(cards_of(state), side)
    return known if seat is None else {**known, "price": hiring_price(state, seat, side)}


def view_of_assistant(cards: Content, side: str) -> dict[str, Any]:
    assistant = cards.assistants[side]
    return {
        "id": side,
        "name": assistant.name,
        "cost": assistant.cost,
        "price": assistant.cost,
        "points": assistant.points,
        "colours": list(assistant.colours),
    }


def _player(state: Table, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "seat": seat,
        "hand": len(player.hand),
        "planned": bool(player.planned),
        "coins": payment.coins_of(state, seat),
        "strength": strength_of(state, seat),
        "points": score_of(state, seat).total,
        "counter": player.points,
        "assistants": list(player.assistants),
        "buildings": [_building(state, seat, built, card) for built, card in each_built(state, seat)],
    }


def _building(state: Table, seat: int, built: Built, card: Card) -> dict[str, Any]:
    person = built.person
    return {
        **view_of_card(cards_of(state), card.id),
        "goods": len(built.goods),
        "worth": payment.value_of(state, seat, card) if card.good else 0,
        "person": state.players[seat].manner if person == WORKER else person,
        "person_name": cards_of(state).assistants[person].name if person and person != WORKER else "",
        "tower": cards_of(state).name(built.tower) if built.tower else "",
    }


def _chapter(state: Table) -> dict[str, Any] | None:
    chapter = chapter_of(state)
    if chapter is None:
        return None
    event = cards_of(state).events.get(state.event)
    return {
        "key": chapter.key,
        "name": chapter.name,
        "goal": chapter.goal,
        "story": chapter.story,
        "rounds": chapter.rounds,
        "target": chapter.target,
        "end": f"{chapter.end_name}: {chapter.end_text}",
        "event": {"number": event.number, "name": event.name, "text": event.text} if event is not None else None,
        "side": state.side,
        "alone": is_alone(state.options),
    }


def _own(state: Table, seat: int) -> dict[str, Any]:
    cards = cards_of(state)
    player = state.players[seat]
    own: dict[str, Any] = {
        "hand": [view_of_card(cards, card) for card in player.hand],
        "planned": None,
        "answer": next((language.sentence(answer) for who, answer in state.sealed if who == seat), None),
        "order": list(in_order(state)),
    }
    if player.planned:
        own["planned"] = _for_sale(state, player.planned, seat)
    return own


def hidden(state: Table, seat: int | None) -> tuple[tuple[str, ...], ...]:
    """Cards that lie where this reader cannot look, and has never seen: they could change places."""
    cards = [*state.deck, *state.discard]
    for n, player in enumerate(state.players):
        cards += [good for built in player.buildings for good in built.goods]
        if n != seat:
            cards += [*player.hand, *((player.planned,) if player.planned else ())]
    known = {*state.seen, *(state.players[seat].seen if seat is not None else ())}
    return (tuple(sorted(card for card in cards if card not in known)),)


def census(state: Table) -> dict[str, int]:
    """Every card of the box, by name; each assistant by the number of its card."""
    pieces: Counter[str] = Counter((*state.deck, *state.discard, *state.box, *state.sunrise, *state.sunset))
    pieces.update(card for _, stack in state.stacks for card in stack)
    assistants = cards_of(state).assistants
    hired = [side for player in state.players for side in player.assistants]
    pieces.update(f"assistant {card}" for card in state.aside)
    pieces.update(f"assistant {assistants[side].card}" for side in (*state.display, *hired))
    for player in state.players:
        pieces.update(player.hand)
        pieces.update(card for built in player.buildings for card in (built.card, *built.goods))
        pieces.update([player.planned] if player.planned else [])
    turned = len(state.past) + bool(state.event)
    pieces["events"] = turned + len(state.events)
    return dict(pieces)
