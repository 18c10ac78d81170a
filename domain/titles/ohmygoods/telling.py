"""What a reader is told of each fact. Names of house cards come with the fact: an exchanged card changes no story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from domain.kernel.shapes import Fact, Finished, Sealed
from domain.kernel.telling import Seat, Sentence, listed
from domain.titles.ohmygoods import facts as f
from domain.titles.ohmygoods import words
from domain.titles.ohmygoods.cards.content import content

Teller = Callable[[Any, int | None], Sentence | None]

# who holds the card, or gave the answer, is told more than the others
TOLD_APART: frozenset[type[Fact]] = frozenset({f.CardsDrawn, f.CardsDiscarded, f.CardPlanned, f.PlanReturned, Sealed})


def tell(fact: Fact, seat: int | None) -> Sentence | None:
    teller = _TELLERS.get(type(fact))
    return teller(fact, seat) if teller else None


def _who(fact: Any) -> Seat:
    return Seat(fact.seat)


def card_name(card: str) -> str:
    return content().name(card)


def cards_named(cards: Iterable[str]) -> str:
    return listed([card_name(card) for card in cards])


def _made(building: str, count: int) -> str:
    """So many goods of this building."""
    cards = content()
    return words.lot_name(cards.good_name(cards.cards[building]), count)


def short(assistant: str) -> str:
    return words.ASSISTANT.write(assistant)


def _laid_out(fact: f.LaidOut, seat: int | None) -> Sentence:
    pairs = zip(fact.display, fact.names, strict=True)
    display = listed([f"{name} ({short(side)})" for side, name in pairs])
    return Sentence.of("{who} begins. Assistants for hire: {display}.", who=Seat(fact.active), display=display)


def _cards_drawn(fact: f.CardsDrawn, seat: int | None) -> Sentence:
    if fact.seat == seat:
        return Sentence.of("{who} draws {cards}.", who=_who(fact), cards=cards_named(fact.cards))
    return Sentence.of("{who} draws {n} {n|card|cards}.", who=_who(fact), n=len(fact.cards))


def _goods_laid(fact: f.GoodsLaid, seat: int | None) -> Sentence:
    goods = _made(fact.building, len(fact.cards))
    template = "{who} puts {goods} on {building}."
    return Sentence.of(template, who=_who(fact), goods=goods, building=card_name(fact.building))


def _reshuffled(fact: f.Reshuffled, seat: int | None) -> Sentence:
    return Sentence.of("The draw pile is empty: the discard pile is shuffled.")


def _cards_lacking(fact: f.CardsLacking, seat: int | None) -> Sentence:
    return Sentence.of("The piles have no card to give: what was still to be drawn is lost.")


_WHY = {
    "exchange": "{who} exchanges a hand of {n} {n|card|cards}.",
    "shortage": "The piles have no card to give: {who} gives up {n} {n|card|cards}.",
    "event": "{who} discards {n} {n|card|cards}.",
}
_WHY_SHOWN = {
    "exchange": "{who} exchanges the hand: {cards}.",
    "shortage": "The piles have no card to give: {who} gives up {cards}.",
    "event": "{who} discards {cards}.",
}


def _cards_discarded(fact: f.CardsDiscarded, seat: int | None) -> Sentence:
    if fact.seat == seat:
        return Sentence.of(_WHY_SHOWN[fact.why], who=_who(fact), cards=cards_named(fact.cards))
    return Sentence.of(_WHY[fact.why], who=_who(fact), n=len(fact.cards))


def _round_began(fact: f.RoundBegan, seat: int | None) -> Sentence:
    return Sentence.of("Round {number} begins.", number=fact.number)


def _event(fact: f.EventTurnedUp, seat: int | None) -> Sentence:
    template = "Event {number}, {name}: {text}"
    if fact.last:
        template += " It is the last event: in this round the chains of all buildings can be used."
    return Sentence.of(template, number=fact.number, name=fact.name, text=fact.text)


def _market(fact: f.MarketRevealed, seat: int | None) -> Sentence:
    cards = content().cards
    called = content().names
    row = listed([called[cards[c].resource]["en"] + ("*" if cards[c].sun else "") for c in fact.cards], "no card")
    template = "{half}: {row} (* half sun)." if any(cards[c].sun for c in fact.cards) else "{half}: {row}."
    if fact.ignored:
        template += " Characters are discarded: {ignored}."
        return Sentence.of(template, half=fact.half.capitalize(), row=row, ignored=cards_named(fact.ignored))
    return Sentence.of(template, half=fact.half.capitalize(), row=row)


def _sealed(fact: Sealed[Any], seat: int | None) -> Sentence:
    if fact.seat == seat:
        said = words.language.sentence(fact.answer)
        return Sentence.of('{who} decides in secret: "{move}".', who=_who(fact), move=said)
    return Sentence.of("{who} has decided in secret.", who=_who(fact))


def _goods_spent(fact: f.GoodsSpent, seat: int | None) -> Sentence:
    goods = words.GOODS.write(fact.said)
    template = "{who} gives {goods}, worth {worth} {worth|coin|coins}."
    return Sentence.of(template, who=_who(fact), goods=goods, worth=fact.worth)


def _assistant_moved(fact: f.AssistantMoved, seat: int | None) -> Sentence:
    template = "{who} moves assistant {assistant} to {building}."
    return Sentence.of(template, who=_who(fact), assistant=short(fact.assistant), building=card_name(fact.building))


def _worker_placed(fact: f.WorkerPlaced, seat: int | None) -> Sentence:
    template = "{who}'s worker works {manner} at {building}."
    manner = words.MANNER.write(fact.manner)
    return Sentence.of(template, who=_who(fact), manner=manner, building=card_name(fact.building))


def _card_planned(fact: f.CardPlanned, seat: int | None) -> Sentence:
    if fact.seat == seat:
        return Sentence.of("{who} sets {card} aside to build it.", who=_who(fact), card=card_name(fact.card))
    return Sentence.of("{who} sets a card aside.", who=_who(fact))


def _plan_returned(fact: f.PlanReturned, seat: int | None) -> Sentence:
    if fact.seat == seat:
        return Sentence.of("{card} returns to {who}'s hand.", who=_who(fact), card=card_name(fact.card))
    return Sentence.of("{who} takes back the card set aside.", who=_who(fact))


def _resources_spent(fact: f.ResourcesSpent, seat: int | None) -> Sentence:
    template = "{who} spends {cards} at {building}."
    return Sentence.of(template, who=_who(fact), cards=cards_named(fact.cards), building=card_name(fact.building))


def _chain_used(fact: f.ChainUsed, seat: int | None) -> Sentence:
    made = len(fact.cards) + len(fact.goods)
    counts = Counter(building for building, _ in fact.goods)
    spent = [*(card_name(card) for card in fact.cards), *(_made(building, many) for building, many in counts.items())]
    return Sentence.of(
        "{who} uses the chain of {building}: {spent} become {goods}.",
        who=_who(fact),
        building=card_name(fact.building),
        spent=listed(spent),
        goods=_made(fact.building, made),
    )


def _worker_left(fact: f.WorkerLeft, seat: int | None) -> Sentence | None:
    if not fact.idle:
        return None
    return Sentence.of("{who} makes nothing at {buildings}.", who=_who(fact), buildings=cards_named(fact.idle))


def _building_built(fact: f.BuildingBuilt, seat: int | None) -> Sentence:
    return Sentence.of("{who} builds {card}.", who=_who(fact), card=card_name(fact.card))


def _tower_attached(fact: f.TowerAttached, seat: int | None) -> Sentence:
    template = "{who} attaches {tower} to {building}."
    return Sentence.of(template, who=_who(fact), tower=card_name(fact.tower), building=card_name(fact.building))


def _assistant_hired(fact: f.AssistantHired, seat: int | None) -> Sentence:
    template = "{who} hires {name} ({assistant})."
    return Sentence.of(template, who=_who(fact), name=fact.name, assistant=short(fact.assistant))


def _assistant_placed(fact: f.AssistantPlaced, seat: int | None) -> Sentence:
    template = "{who}'s assistant {assistant} goes to {building}."
    return Sentence.of(template, who=_who(fact), assistant=short(fact.assistant), building=card_name(fact.building))


def _character_used(fact: f.CharacterUsed, seat: int | None) -> Sentence:
    return Sentence.of("{who} uses {name}.", who=_who(fact), name=fact.name)


def _modifier(fact: f.ModifierLaid, seat: int | None) -> Sentence | None:
    if fact.seat < 0 or fact.effect.effect != "market_add":
        return None
    resource = words.RESOURCE.write(fact.effect.resource)
    template = "The market holds {n} more {resource} for {who} this round."
    return Sentence.of(template, n=fact.effect.count, resource=resource, who=_who(fact))


def _stack_laid(fact: f.StackLaid, seat: int | None) -> Sentence:
    cards = content().numbered[fact.number]
    return Sentence.of("Stack {number} can be built from: {cards}.", number=fact.number, cards=cards_named(cards))


def _cards_added(fact: f.CardsAdded, seat: int | None) -> Sentence:
    cards = cards_named(content().numbered[fact.number])
    return Sentence.of("Into the draw pile: {cards} ({number}).", cards=cards, number=fact.number)


def _assistant_turned_up(fact: f.AssistantTurnedUp, seat: int | None) -> Sentence:
    template = "{name} ({assistant}) joins the assistants for hire."
    return Sentence.of(template, name=fact.name, assistant=short(fact.assistant))


def _points_changed(fact: f.PointsChanged, seat: int | None) -> Sentence:
    template = "{who} gains {n} {n|point|points}." if fact.points > 0 else "{who} loses {n} {n|point|points}."
    return Sentence.of(template, who=_who(fact), n=abs(fact.points))


def _pledged(fact: f.Pledged, seat: int | None) -> Sentence:
    template = "{who} pledges {n} {n|mark|marks} to the {side}."
    return Sentence.of(template, who=_who(fact), n=fact.marks, side=words.SIDE.write(fact.side))


def _side_won(fact: f.SideWon, seat: int | None) -> Sentence:
    totals = listed([f"{words.SIDE.write(side)} {marks}" for side, marks in fact.totals])
    return Sentence.of("Longsdale sides with the {side} ({totals}).", side=words.SIDE.write(fact.side), totals=totals)


def _last_round(fact: f.LastRoundAnnounced, seat: int | None) -> Sentence:
    return Sentence.of("Somebody has 8 buildings. The last round: the chains of all buildings can be used.")


def _finished(fact: Finished, seat: int | None) -> Sentence:
    result = fact.result
    totals = {score.seat: score.total for score in result.scores}
    if result.target is not None:
        template = "The game is {outcome}: {total} points against a target of {target}."
        outcome = "won" if result.won else "lost"
        return Sentence.of(template, outcome=outcome, total=totals[0], target=result.target)
    first = result.ranking[0]
    if len(first) > 1:
        template = "{n} players share the victory with {total} points."
        return Sentence.of(template, n=len(first), total=totals[first[0]])
    if result.decided_by == "points":
        return Sentence.of("{who} wins with {total} points.", who=Seat(first[0]), total=totals[first[0]])
    template = "{who} wins with {total} points (decided by {by})."
    return Sentence.of(template, who=Seat(first[0]), total=totals[first[0]], by=result.decided_by)


_TELLERS: dict[type, Teller] = {
    f.LaidOut: _laid_out,
    f.CardsDrawn: _cards_drawn,
    f.GoodsLaid: _goods_laid,
    f.Reshuffled: _reshuffled,
    f.CardsLacking: _cards_lacking,
    f.CardsDiscarded: _cards_discarded,
    f.RoundBegan: _round_began,
    f.EventTurnedUp: _event,
    f.MarketRevealed: _market,
    Sealed: _sealed,
    f.GoodsSpent: _goods_spent,
    f.AssistantMoved: _assistant_moved,
    f.WorkerPlaced: _worker_placed,
    f.CardPlanned: _card_planned,
    f.PlanReturned: _plan_returned,
    f.ResourcesSpent: _resources_spent,
    f.ChainUsed: _chain_used,
    f.WorkerLeft: _worker_left,
    f.BuildingBuilt: _building_built,
    f.TowerAttached: _tower_attached,
    f.AssistantHired: _assistant_hired,
    f.AssistantPlaced: _assistant_placed,
    f.CharacterUsed: _character_used,
    f.ModifierLaid: _modifier,
    f.StackLaid: _stack_laid,
    f.CardsAdded: _cards_added,
    f.AssistantTurnedUp: _assistant_turned_up,
    f.PointsChanged: _points_changed,
    f.Pledged: _pledged,
    f.SideWon: _side_won,
    f.LastRoundAnnounced: _last_round,
    Finished: _finished,
}
