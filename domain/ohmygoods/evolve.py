"""Bookkeeping: what each fact changes on the table. No rule lives here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from domain.ohmygoods import facts as fact
from domain.ohmygoods.parts import WORKER
from domain.ohmygoods.table import Built, Player, Table, cards_of, replace, rules


def with_player(state: Table, seat: int, **changes: Any) -> Table:
    players = state.players
    changed = replace(players[seat], **changes)
    return replace(state, players=(*players[:seat], changed, *players[seat + 1 :]))


def without(cards: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...]:
    left = frozenset(gone)
    return tuple(card for card in cards if card not in left)


def also(cards: tuple[str, ...], more: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted({*cards, *more}))


def discarded_openly(state: Table, cards: Iterable[str]) -> Table:
    return replace(state, discard=(*state.discard, *cards), shown=(*state.shown, *cards))


def with_building(player: Player, card: str, **changes: Any) -> tuple[Built, ...]:
    return tuple(replace(b, **changes) if b.card == card else b for b in player.buildings)


def without_goods(player: Player, taken: fact.Taken) -> tuple[Built, ...]:
    gone = frozenset(good for _, good in taken)
    touched = frozenset(building for building, _ in taken)
    return tuple(
        replace(b, goods=tuple(g for g in b.goods if g not in gone)) if b.card in touched else b
        for b in player.buildings
    )


@rules.evolves(fact.LaidOut)
def _laid_out(state: Table, said: fact.LaidOut) -> Table:
    players = tuple(replace(player, buildings=(Built(said.charburners[n]),)) for n, player in enumerate(state.players))
    shown = {cards_of(state).assistants[side].card for side in said.display}
    return replace(
        state,
        active=said.active,
        players=players,
        display=said.display,
        box=without(state.box, said.charburners),
        aside=tuple(card for card in state.aside if card not in shown),
    )


@rules.evolves(fact.CardsDrawn)
def _cards_drawn(state: Table, said: fact.CardsDrawn) -> Table:
    player = state.players[said.seat]
    state = replace(state, deck=without(state.deck, said.cards))
    return with_player(state, said.seat, hand=(*player.hand, *said.cards), seen=also(player.seen, said.cards))


@rules.evolves(fact.GoodsLaid)
def _goods_laid(state: Table, said: fact.GoodsLaid) -> Table:
    state = replace(state, deck=without(state.deck, said.cards))
    return _put_goods(state, said.seat, said.building, said.cards)


def _put_goods(state: Table, seat: int, building: str, cards: tuple[str, ...]) -> Table:
    buildings = tuple(
        replace(b, goods=(*b.goods, *cards)) if b.card == building else b for b in state.players[seat].buildings
    )
    return with_player(state, seat, buildings=buildings)


@rules.evolves(fact.Reshuffled)
def _reshuffled(state: Table, said: fact.Reshuffled) -> Table:
    return replace(state, deck=tuple(sorted((*state.deck, *state.discard))), discard=(), shown=())


@rules.evolves(fact.CardsDiscarded)
def _cards_discarded(state: Table, said: fact.CardsDiscarded) -> Table:
    hand = without(state.players[said.seat].hand, said.cards)
    return with_player(replace(state, discard=(*state.discard, *said.cards)), said.seat, hand=hand)


@rules.evolves(fact.ResourcesSpent)
def _resources_spent(state: Table, said: fact.ResourcesSpent) -> Table:
    hand = without(state.players[said.seat].hand, said.cards)
    state = discarded_openly(replace(state, seen=also(state.seen, said.cards)), said.cards)
    return with_player(state, said.seat, hand=hand)


@rules.evolves(fact.RoundBegan)
def _round_began(state: Table, said: fact.RoundBegan) -> Table:
    return replace(state, round=said.number, phase="I")


@rules.evolves(fact.EventTurnedUp)
def _event_turned_up(state: Table, said: fact.EventTurnedUp) -> Table:
    pool = tuple(n for n in state.pool if n != said.number) if state.events[:1] == (0,) else state.pool
    past = (*state.past, state.event) if state.event else state.past
    return replace(state, event=said.number, events=state.events[1:], pool=pool, past=past, last=said.last)


@rules.evolves(fact.MarketRevealed)
def _market_revealed(state: Table, said: fact.MarketRevealed) -> Table:
    out = (*said.cards, *said.ignored)
    state = replace(state, deck=without(state.deck, out), seen=also(state.seen, out))
    state = discarded_openly(state, said.ignored)
    if said.half == "sunrise":
        return replace(state, sunrise=(*state.sunrise, *said.cards))
    return replace(state, sunset=(*state.sunset, *said.cards))


@rules.evolves(fact.PhaseBegan)
def _phase_began(state: Table, said: fact.PhaseBegan) -> Table:
    return replace(state, phase=said.phase)


@rules.evolves(fact.GoodsSpent)
def _goods_spent(state: Table, said: fact.GoodsSpent) -> Table:
    state = replace(state, discard=(*state.discard, *(good for _, good in said.goods)))
    return with_player(state, said.seat, buildings=without_goods(state.players[said.seat], said.goods))


@rules.evolves(fact.AssistantMoved)
def _assistant_moved(state: Table, said: fact.AssistantMoved) -> Table:
    player = state.players[said.seat]
    left = tuple(replace(b, person="") if b.person == said.assistant else b for b in player.buildings)
    moved = with_building(replace(player, buildings=left), said.building, person=said.assistant)
    return with_player(state, said.seat, buildings=moved)


@rules.evolves(fact.WorkerPlaced)
def _worker_placed(state: Table, said: fact.WorkerPlaced) -> Table:
    buildings = with_building(state.players[said.seat], said.building, person=WORKER)
    return with_player(state, said.seat, buildings=buildings, manner=said.manner)


@rules.evolves(fact.CardPlanned)
def _card_planned(state: Table, said: fact.CardPlanned) -> Table:
    return with_player(state, said.seat, planned=said.card, hand=without(state.players[said.seat].hand, (said.card,)))


@rules.evolves(fact.PlanReturned)
def _plan_returned(state: Table, said: fact.PlanReturned) -> Table:
    return with_player(state, said.seat, planned="", hand=(*state.players[said.seat].hand, said.card))


@rules.evolves(fact.TurnBegan)
def _turn_began(state: Table, said: fact.TurnBegan) -> Table:
    return replace(state, phase="IV", mover=said.seat)


@rules.evolves(fact.ChainUsed)
def _chain_used(state: Table, said: fact.ChainUsed) -> Table:
    player = state.players[said.seat]
    state = replace(state, seen=also(state.seen, said.cards))
    state = with_player(
        state, said.seat, hand=without(player.hand, said.cards), buildings=without_goods(player, said.goods)
    )
    return _put_goods(state, said.seat, said.building, (*said.cards, *(good for _, good in said.goods)))


@rules.evolves(fact.WorkerLeft)
def _worker_left(state: Table, said: fact.WorkerLeft) -> Table:
    buildings = tuple(replace(b, person="") if b.person == WORKER else b for b in state.players[said.seat].buildings)
    return with_player(state, said.seat, buildings=buildings, manner="")


@rules.evolves(fact.BuildingBuilt)
def _building_built(state: Table, said: fact.BuildingBuilt) -> Table:
    player = state.players[said.seat]
    if said.number:
        stacks = tuple((n, without(cards, (said.card,)) if n == said.number else cards) for n, cards in state.stacks)
        state = replace(state, stacks=stacks)
    else:
        state = with_player(state, said.seat, planned="")
    state = replace(state, seen=also(state.seen, (said.card,)))
    return with_player(state, said.seat, buildings=(*player.buildings, Built(said.card)))


@rules.evolves(fact.TowerAttached)
def _tower_attached(state: Table, said: fact.TowerAttached) -> Table:
    buildings = with_building(state.players[said.seat], said.building, tower=said.tower)
    return with_player(state, said.seat, buildings=buildings)


@rules.evolves(fact.AssistantHired)
def _assistant_hired(state: Table, said: fact.AssistantHired) -> Table:
    display = tuple(side for side in state.display if side != said.assistant)
    hired = (*state.players[said.seat].assistants, said.assistant)
    return with_player(replace(state, display=display), said.seat, assistants=hired)


@rules.evolves(fact.AssistantPlaced)
def _assistant_placed(state: Table, said: fact.AssistantPlaced) -> Table:
    buildings = with_building(state.players[said.seat], said.building, person=said.assistant)
    return with_player(state, said.seat, buildings=buildings)


@rules.evolves(fact.CharacterUsed)
def _character_used(state: Table, said: fact.CharacterUsed) -> Table:
    hand = without(state.players[said.seat].hand, (said.card,))
    state = discarded_openly(replace(state, seen=also(state.seen, (said.card,))), (said.card,))
    return with_player(state, said.seat, hand=hand)


@rules.evolves(fact.ModifierLaid)
def _modifier_laid(state: Table, said: fact.ModifierLaid) -> Table:
    if said.seat < 0:
        return replace(state, modifiers=(*state.modifiers, said.effect))
    return with_player(state, said.seat, modifiers=(*state.players[said.seat].modifiers, said.effect))


@rules.evolves(fact.DiscountSpent)
def _discount_spent(state: Table, said: fact.DiscountSpent) -> Table:
    modifiers = tuple(e for e in state.players[said.seat].modifiers if e.scope != "one_purchase")
    return with_player(state, said.seat, modifiers=modifiers)


@rules.evolves(fact.StackLaid)
def _stack_laid(state: Table, said: fact.StackLaid) -> Table:
    cards = cards_of(state).numbered[said.number]
    return replace(
        state,
        stacks=(*state.stacks, (said.number, cards)),
        numbers=(*state.numbers, said.number),
        box=without(state.box, cards),
        seen=also(state.seen, cards),
    )


@rules.evolves(fact.CardsAdded)
def _cards_added(state: Table, said: fact.CardsAdded) -> Table:
    cards = cards_of(state).numbered[said.number]
    deck = tuple(sorted((*state.deck, *cards)))
    return replace(state, deck=deck, numbers=(*state.numbers, said.number), box=without(state.box, cards))


@rules.evolves(fact.NumberRemoved)
def _number_removed(state: Table, said: fact.NumberRemoved) -> Table:
    return replace(state, removed=(*state.removed, said.number))


@rules.evolves(fact.AssistantTurnedUp)
def _assistant_turned_up(state: Table, said: fact.AssistantTurnedUp) -> Table:
    gone = cards_of(state).assistants[said.assistant].card
    aside = tuple(card for card in state.aside if card != gone)
    return replace(state, aside=aside, display=(*state.display, said.assistant))


@rules.evolves(fact.PointsChanged)
def _points_changed(state: Table, said: fact.PointsChanged) -> Table:
    return with_player(state, said.seat, points=state.players[said.seat].points + said.points)


@rules.evolves(fact.Pledged)
def _pledged(state: Table, said: fact.Pledged) -> Table:
    return with_player(state, said.seat, pledged=said.side if said.marks else "")


@rules.evolves(fact.SideWon)
def _side_won(state: Table, said: fact.SideWon) -> Table:
    return replace(state, side=said.side)


@rules.evolves(fact.RoundEnded)
def _round_ended(state: Table, said: fact.RoundEnded) -> Table:
    players = tuple(replace(p, modifiers=()) if p.modifiers else p for p in state.players)
    return replace(
        discarded_openly(state, (*state.sunrise, *state.sunset)),
        sunrise=(),
        sunset=(),
        modifiers=(),
        players=players,
        mover=-1,
        active=(state.active + 1) % state.seats,
    )


@rules.evolves(fact.LastRoundAnnounced)
def _last_round(state: Table, said: fact.LastRoundAnnounced) -> Table:
    return replace(state, last=True)


def _unchanged(state: Table, said: fact.CardsLacking) -> Table:
    return state


rules.evolves(fact.CardsLacking)(_unchanged)
