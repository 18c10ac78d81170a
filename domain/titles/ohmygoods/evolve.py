"""What each fact changes on the table. No rule is asked here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from domain.titles.ohmygoods import facts as f
from domain.titles.ohmygoods.parts import WORKER
from domain.titles.ohmygoods.table import Built, Player, Table, cards_of, replace, rules


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


def without_goods(player: Player, taken: f.Taken) -> tuple[Built, ...]:
    gone = frozenset(good for _, good in taken)
    touched = frozenset(building for building, _ in taken)
    return tuple(
        replace(b, goods=tuple(g for g in b.goods if g not in gone)) if b.card in touched else b
        for b in player.buildings
    )


@rules.evolves(f.LaidOut)
def laid_out(state: Table, fact: f.LaidOut) -> Table:
    players = tuple(replace(player, buildings=(Built(fact.charburners[n]),)) for n, player in enumerate(state.players))
    shown = {cards_of(state).assistants[side].card for side in fact.display}
    return replace(
        state,
        active=fact.active,
        players=players,
        display=fact.display,
        box=without(state.box, fact.charburners),
        aside=tuple(card for card in state.aside if card not in shown),
    )


@rules.evolves(f.CardsDrawn)
def cards_drawn(state: Table, fact: f.CardsDrawn) -> Table:
    player = state.players[fact.seat]
    state = replace(state, deck=without(state.deck, fact.cards))
    return with_player(state, fact.seat, hand=(*player.hand, *fact.cards), seen=also(player.seen, fact.cards))


@rules.evolves(f.GoodsLaid)
def goods_laid(state: Table, fact: f.GoodsLaid) -> Table:
    state = replace(state, deck=without(state.deck, fact.cards))
    return _put_goods(state, fact.seat, fact.building, fact.cards)


def _put_goods(state: Table, seat: int, building: str, cards: tuple[str, ...]) -> Table:
    buildings = tuple(
        replace(b, goods=(*b.goods, *cards)) if b.card == building else b for b in state.players[seat].buildings
    )
    return with_player(state, seat, buildings=buildings)


@rules.evolves(f.Reshuffled)
def reshuffled(state: Table, fact: f.Reshuffled) -> Table:
    return replace(state, deck=tuple(sorted((*state.deck, *state.discard))), discard=(), shown=())


@rules.evolves(f.CardsDiscarded)
def cards_discarded(state: Table, fact: f.CardsDiscarded) -> Table:
    hand = without(state.players[fact.seat].hand, fact.cards)
    return with_player(replace(state, discard=(*state.discard, *fact.cards)), fact.seat, hand=hand)


@rules.evolves(f.ResourcesSpent)
def resources_spent(state: Table, fact: f.ResourcesSpent) -> Table:
    hand = without(state.players[fact.seat].hand, fact.cards)
    state = discarded_openly(replace(state, seen=also(state.seen, fact.cards)), fact.cards)
    return with_player(state, fact.seat, hand=hand)


@rules.evolves(f.RoundBegan)
def round_began(state: Table, fact: f.RoundBegan) -> Table:
    return replace(state, round=fact.number, phase="I")


@rules.evolves(f.EventTurnedUp)
def event_turned_up(state: Table, fact: f.EventTurnedUp) -> Table:
    pool = tuple(n for n in state.pool if n != fact.number) if state.events[:1] == (0,) else state.pool
    past = (*state.past, state.event) if state.event else state.past
    return replace(state, event=fact.number, events=state.events[1:], pool=pool, past=past, last=fact.last)


@rules.evolves(f.MarketRevealed)
def market_revealed(state: Table, fact: f.MarketRevealed) -> Table:
    out = (*fact.cards, *fact.ignored)
    state = replace(state, deck=without(state.deck, out), seen=also(state.seen, out))
    state = discarded_openly(state, fact.ignored)
    if fact.half == "sunrise":
        return replace(state, sunrise=(*state.sunrise, *fact.cards))
    return replace(state, sunset=(*state.sunset, *fact.cards))


@rules.evolves(f.PhaseBegan)
def phase_began(state: Table, fact: f.PhaseBegan) -> Table:
    return replace(state, phase=fact.phase)


@rules.evolves(f.GoodsSpent)
def goods_spent(state: Table, fact: f.GoodsSpent) -> Table:
    state = replace(state, discard=(*state.discard, *(good for _, good in fact.goods)))
    return with_player(state, fact.seat, buildings=without_goods(state.players[fact.seat], fact.goods))


@rules.evolves(f.AssistantMoved)
def assistant_moved(state: Table, fact: f.AssistantMoved) -> Table:
    player = state.players[fact.seat]
    left = tuple(replace(b, person="") if b.person == fact.assistant else b for b in player.buildings)
    moved = with_building(replace(player, buildings=left), fact.building, person=fact.assistant)
    return with_player(state, fact.seat, buildings=moved)


@rules.evolves(f.WorkerPlaced)
def worker_placed(state: Table, fact: f.WorkerPlaced) -> Table:
    buildings = with_building(state.players[fact.seat], fact.building, person=WORKER)
    return with_player(state, fact.seat, buildings=buildings, manner=fact.manner)


@rules.evolves(f.CardPlanned)
def card_planned(state: Table, fact: f.CardPlanned) -> Table:
    return with_player(state, fact.seat, planned=fact.card, hand=without(state.players[fact.seat].hand, (fact.card,)))


@rules.evolves(f.PlanReturned)
def plan_returned(state: Table, fact: f.PlanReturned) -> Table:
    return with_player(state, fact.seat, planned="", hand=(*state.players[fact.seat].hand, fact.card))


@rules.evolves(f.TurnBegan)
def turn_began(state: Table, fact: f.TurnBegan) -> Table:
    return replace(state, phase="IV", mover=fact.seat)


@rules.evolves(f.ChainUsed)
def chain_used(state: Table, fact: f.ChainUsed) -> Table:
    player = state.players[fact.seat]
    state = replace(state, seen=also(state.seen, fact.cards))
    state = with_player(
        state, fact.seat, hand=without(player.hand, fact.cards), buildings=without_goods(player, fact.goods)
    )
    return _put_goods(state, fact.seat, fact.building, (*fact.cards, *(good for _, good in fact.goods)))


@rules.evolves(f.WorkerLeft)
def worker_left(state: Table, fact: f.WorkerLeft) -> Table:
    buildings = tuple(replace(b, person="") if b.person == WORKER else b for b in state.players[fact.seat].buildings)
    return with_player(state, fact.seat, buildings=buildings, manner="")


@rules.evolves(f.BuildingBuilt)
def building_built(state: Table, fact: f.BuildingBuilt) -> Table:
    player = state.players[fact.seat]
    if fact.number:
        stacks = tuple((n, without(cards, (fact.card,)) if n == fact.number else cards) for n, cards in state.stacks)
        state = replace(state, stacks=stacks)
    else:
        state = with_player(state, fact.seat, planned="")
    state = replace(state, seen=also(state.seen, (fact.card,)))
    return with_player(state, fact.seat, buildings=(*player.buildings, Built(fact.card)))


@rules.evolves(f.TowerAttached)
def tower_attached(state: Table, fact: f.TowerAttached) -> Table:
    buildings = with_building(state.players[fact.seat], fact.building, tower=fact.tower)
    return with_player(state, fact.seat, buildings=buildings)


@rules.evolves(f.AssistantHired)
def assistant_hired(state: Table, fact: f.AssistantHired) -> Table:
    display = tuple(side for side in state.display if side != fact.assistant)
    hired = (*state.players[fact.seat].assistants, fact.assistant)
    return with_player(replace(state, display=display), fact.seat, assistants=hired)


@rules.evolves(f.AssistantPlaced)
def assistant_placed(state: Table, fact: f.AssistantPlaced) -> Table:
    buildings = with_building(state.players[fact.seat], fact.building, person=fact.assistant)
    return with_player(state, fact.seat, buildings=buildings)


@rules.evolves(f.CharacterUsed)
def character_used(state: Table, fact: f.CharacterUsed) -> Table:
    hand = without(state.players[fact.seat].hand, (fact.card,))
    state = discarded_openly(replace(state, seen=also(state.seen, (fact.card,))), (fact.card,))
    return with_player(state, fact.seat, hand=hand)


@rules.evolves(f.ModifierLaid)
def modifier_laid(state: Table, fact: f.ModifierLaid) -> Table:
    if fact.seat < 0:
        return replace(state, modifiers=(*state.modifiers, fact.effect))
    return with_player(state, fact.seat, modifiers=(*state.players[fact.seat].modifiers, fact.effect))


@rules.evolves(f.DiscountSpent)
def discount_spent(state: Table, fact: f.DiscountSpent) -> Table:
    modifiers = tuple(e for e in state.players[fact.seat].modifiers if e.scope != "one_purchase")
    return with_player(state, fact.seat, modifiers=modifiers)


@rules.evolves(f.StackLaid)
def stack_laid(state: Table, fact: f.StackLaid) -> Table:
    cards = cards_of(state).numbered[fact.number]
    return replace(
        state,
        stacks=(*state.stacks, (fact.number, cards)),
        numbers=(*state.numbers, fact.number),
        box=without(state.box, cards),
        seen=also(state.seen, cards),
    )


@rules.evolves(f.CardsAdded)
def cards_added(state: Table, fact: f.CardsAdded) -> Table:
    cards = cards_of(state).numbered[fact.number]
    deck = tuple(sorted((*state.deck, *cards)))
    return replace(state, deck=deck, numbers=(*state.numbers, fact.number), box=without(state.box, cards))


@rules.evolves(f.NumberRemoved)
def number_removed(state: Table, fact: f.NumberRemoved) -> Table:
    return replace(state, removed=(*state.removed, fact.number))


@rules.evolves(f.AssistantTurnedUp)
def assistant_turned_up(state: Table, fact: f.AssistantTurnedUp) -> Table:
    gone = cards_of(state).assistants[fact.assistant].card
    aside = tuple(card for card in state.aside if card != gone)
    return replace(state, aside=aside, display=(*state.display, fact.assistant))


@rules.evolves(f.PointsChanged)
def points_changed(state: Table, fact: f.PointsChanged) -> Table:
    return with_player(state, fact.seat, points=state.players[fact.seat].points + fact.points)


@rules.evolves(f.Pledged)
def pledged(state: Table, fact: f.Pledged) -> Table:
    return with_player(state, fact.seat, pledged=fact.side if fact.marks else "")


@rules.evolves(f.SideWon)
def side_won(state: Table, fact: f.SideWon) -> Table:
    return replace(state, side=fact.side)


@rules.evolves(f.RoundEnded)
def round_ended(state: Table, fact: f.RoundEnded) -> Table:
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


@rules.evolves(f.LastRoundAnnounced)
def last_round_announced(state: Table, fact: f.LastRoundAnnounced) -> Table:
    return replace(state, last=True)


def _unchanged(state: Table, fact: f.CardsLacking) -> Table:
    return state


rules.evolves(f.CardsLacking)(_unchanged)
