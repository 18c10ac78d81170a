"""Phase IV, first half: producing, building by building, and the production chains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from domain.kernel.families import Family, Held, Offer, bags
from domain.kernel.luck import Luck, draw
from domain.kernel.rules import Turn
from domain.kernel.shapes import Command, Refused
from domain.titles.ohmygoods.cards.pieces import Card
from domain.titles.ohmygoods.chapters import market, payment
from domain.titles.ohmygoods.chapters.known import Hand, asked_by_hand, own_hand
from domain.titles.ohmygoods.chapters.market import Lack
from domain.titles.ohmygoods.commands import Chain, Done, Produce
from domain.titles.ohmygoods.facts import ChainUsed, ResourcesSpent, TurnBegan, WorkerLeft
from domain.titles.ohmygoods.parts import MADE_ALONE
from domain.titles.ohmygoods.questions import (
    Draws,
    Portion,
    Producing,
    Production,
    ProductionEnds,
    Purchases,
    RoundEnds,
    TurnEnds,
    Turns,
)
from domain.titles.ohmygoods.table import Built, Table, building_of, card_of, cards_of, each_built, rules


@rules.step(Turns)
def next_turn(turn: Turn[Table], step: Turns) -> None:
    if not step.seats:
        turn.plan(RoundEnds())
        return
    seat, *rest = step.seats
    state = turn.state
    turn.emit(TurnBegan(seat))
    alone = tuple(built.card for built, card in each_built(state, seat) if card.works_alone)
    staffed = tuple(built.card for built, _ in each_built(state, seat) if built.person)
    later = (Purchases(seat), TurnEnds(seat), Turns(tuple(rest)))
    if alone and asked_by_hand(turn, seat, partial(order_matters, state, seat, (*alone, *staffed))):
        turn.plan(Production(seat, (*alone, *staffed)), *later)
        return
    turn.plan(Production(seat, staffed), *later)
    if alone:
        turn.plan(Draws(tuple(Portion(seat, MADE_ALONE, card) for card in alone)))


@rules.step(Production)
def go_on(turn: Turn[Table], step: Production) -> None:
    """Carries out what needs no decision, asks if anything is left, else ends the production."""
    state, seat = turn.state, step.seat
    tried = building_of(state, seat, step.tried)
    question = Producing(seat, step.waiting, step.tried if tried is not None and len(tried.goods) > step.lay else "")
    if asked_by_hand(turn, seat, partial(_can_chain, state, question)):
        turn.ask(question)
        return
    is_choice = asked_by_hand(turn, seat, partial(order_matters, state, seat, step.waiting))
    for built in () if is_choice else _built(state, seat, step.waiting):
        costs_cards = market.lack_at(state, seat, built).cards
        if not costs_cards and not asked_by_hand(turn, seat, partial(_may_wait, state, question, built)):
            _produce(turn, Producing(seat, step.waiting), built, ())
            return
    if asked_by_hand(turn, seat, lambda hand: bool(able_to_produce(state, seat, step.waiting, hand))):
        turn.ask(question)
    else:
        turn.plan(ProductionEnds(seat, step.waiting))


def _can_chain(state: Table, question: Producing, hand: Hand) -> bool:
    cards = chainable(state, question.seat, question.made)
    return any(chain_uses(state, question.seat, card, hand) for card in cards)


def _may_wait(state: Table, question: Producing, built: Built, hand: Hand) -> bool:
    """A chain of this building is worth waiting for: it finds what it takes now, or could once others have produced."""
    seat, card = question.seat, card_of(state, built.card)
    if not card.chained or len(question.waiting) == 1 or hand.size < len(card.hand_icons):
        return False
    if not {card_of(state, each).resource for each in hand.cards}.issuperset(card.hand_icons):
        return False
    able = able_to_produce(state, seat, question.waiting, hand)
    goods = {*payment.stock_of(state, seat), *(card_of(state, each.card).good for each in able)}
    return len(able) > 1 and goods.issuperset(card.goods_icons)


def _built(state: Table, seat: int, cards: tuple[str, ...]) -> list[Built]:
    return [built for built in state.players[seat].buildings if built.card in cards]


def able_to_produce(state: Table, seat: int, waiting: tuple[str, ...], hand: Hand) -> list[Built]:
    """The buildings that have what they need, in the market or in this hand."""
    built = _built(state, seat, waiting)
    return [each for each in built if market.can_produce(state, market.lack_at(state, seat, each), hand)]


def order_matters(state: Table, seat: int, waiting: tuple[str, ...], hand: Hand) -> bool:
    """Several can produce, and the piles have not got the cards for all: the first ones get their goods.

    That half of each hand would fill the piles up changes nothing: a chain that comes before that has the whole hand.
    """
    able = able_to_produce(state, seat, waiting, hand)
    due = sum(market.goods_of(state, seat, built) for built in able)
    return len(able) > 1 and due > len(state.deck) + len(state.discard)


def chainable(state: Table, seat: int, made: str) -> list[Card]:
    """Whose chain may be used: the building that has just produced; in the last round every one."""
    return [card for built, card in each_built(state, seat) if card.chained and (state.last or built.card == made)]


def chain_uses(state: Table, seat: int, card: Card, hand: Hand) -> int:
    """How often this chain can be used with this hand."""
    uses = [hand.size // len(card.hand_icons)] if card.hand_icons else []
    if card.goods_icons:
        stock = payment.stock_of(state, seat)
        uses += [stock.get(good, (0, 0))[0] // many for good, many in Counter(card.goods_icons).items()]
    if card.hand_icons and all(uses):
        resources = Counter(card_of(state, each).resource for each in hand.cards)
        uses += [resources[resource] // many for resource, many in Counter(card.hand_icons).items()]
    return min(uses, default=0)


# producing


@rules.answer(Producing, Produce)
def produce(turn: Turn[Table], question: Producing, command: Produce) -> None:
    state, seat = turn.state, question.seat
    built = building_of(state, seat, command.building)
    if built is None or built.card not in question.waiting:
        raise Refused("not_staffed", "Nobody of yours is waiting to work there.")
    turn.refuse_if(market.cannot_fill(state, seat, market.lack_at(state, seat, built), command.cards))
    turn.settle()
    _produce(turn, question, built, command.cards)


def _produce(turn: Turn[Table], question: Producing, built: Built, cards: tuple[str, ...]) -> None:
    seat = question.seat
    made = market.goods_of(turn.state, seat, built)
    if cards:
        turn.emit(ResourcesSpent(seat, cards, built.card))
    waiting = tuple(card for card in question.waiting if card != built.card)
    turn.plan(Draws((Portion(seat, made, built.card),)), Production(seat, waiting, built.card, len(built.goods)))


@rules.answer(Producing, Done)
def done(turn: Turn[Table], question: Producing, command: Done) -> None:
    """What the market alone suffices for produces by itself; what needs hand cards is declined."""
    state, seat = turn.state, question.seat
    turn.settle()
    waiting = _built(state, seat, question.waiting)
    able = [built for built in waiting if not market.lack_at(state, seat, built).cards]
    portions = [Portion(seat, market.goods_of(state, seat, built), built.card) for built in able]
    idle = tuple(card for card in question.waiting if card not in {portion.building for portion in portions})
    turn.plan(Draws(tuple(portions)), ProductionEnds(seat, idle))


@rules.step(ProductionEnds)
def production_ends(turn: Turn[Table], step: ProductionEnds) -> None:
    """The worker leaves its building; assistants stay."""
    turn.emit(WorkerLeft(step.seat, step.idle))


# chains


@rules.answer(Producing, Chain)
def use_chain(turn: Turn[Table], question: Producing, command: Chain) -> None:
    state, seat = turn.state, question.seat
    turn.refuse_if(cannot_chain(state, question, command))
    card = card_of(state, command.building)
    uses = _uses_meant(card, command)
    wanted = {good: many * uses for good, many in Counter(card.goods_icons).items()}
    turn.emit(ChainUsed(seat, card.id, command.cards, payment.taken(state, seat, wanted)))
    turn.settle()
    turn.plan(Production(seat, question.waiting, question.made, -1))


def _uses_meant(card: Card, command: Chain) -> int:
    return len(command.cards) // len(card.hand_icons) if card.hand_icons else command.times or 0


def cannot_chain(state: Table, question: Producing, command: Chain) -> Refused | None:
    seat = question.seat
    if command.building not in [card.id for card in chainable(state, seat, question.made)]:
        return Refused("no_chain_now", "A chain can be used right after its building has produced.")
    card = card_of(state, command.building)
    if card.hand_icons and command.times is not None:
        return Refused("name_cards", "This chain takes cards of your hand: name them.")
    if not card.hand_icons and command.cards:
        return Refused("no_cards", "This chain takes goods alone: say how many times.")
    return _lacks_for_chain(state, seat, card, command)


def _lacks_for_chain(state: Table, seat: int, card: Card, command: Chain) -> Refused | None:
    uses = _uses_meant(card, command)
    if len(set(command.cards)) != len(command.cards) or not set(command.cards) <= set(state.players[seat].hand):
        return Refused("not_in_hand", "Name cards of your hand, each once.")
    shown = Counter(card_of(state, each).resource for each in command.cards)
    if shown != Counter({resource: many * uses for resource, many in Counter(card.hand_icons).items()}):
        return Refused("wrong_resource", "The chain takes {what}.", what=", ".join(card.hand_icons))
    if not 0 < uses <= chain_uses(state, seat, card, own_hand(state, seat)):
        return Refused("not_enough", "You have not got what that chain takes so often.")
    return None


# what is offered


@dataclass(frozen=True)
class SomeResources:
    """Lets a building produce with hand cards at random, for the form."""

    state: Table
    seat: int
    building: str
    lack: Lack

    def __call__(self, luck: Luck) -> Produce:
        return Produce(self.building, market.some_fill(self.state, self.seat, self.lack, luck))


@dataclass(frozen=True)
class SomeChain:
    """Uses a chain some times with cards at random, for the form."""

    state: Table
    seat: int
    card: Card
    uses: int

    def __call__(self, luck: Luck) -> Chain:
        return chain_command(self.state, self.seat, self.card, luck.below(self.uses, "fill") + 1, luck)


def chain_command(state: Table, seat: int, card: Card, uses: int, luck: Luck | None = None) -> Chain:
    """The chain so many times; hand cards at random, or the least valuable ones."""
    if not card.hand_icons:
        return Chain(card.id, uses)
    cards = cards_of(state).cards
    hand = sorted(state.players[seat].hand, key=lambda each: (cards[each].points, cards[each].cost, each))
    chosen: list[str] = []
    for resource, many in Counter(card.hand_icons).items():
        fitting = [each for each in hand if cards[each].resource == resource]
        chosen += draw(luck, fitting, many * uses, "fill") if luck is not None else fitting[: many * uses]
    return Chain(card.id, None, tuple(chosen))


@rules.offer(Producing)
def productions(state: Table, question: Producing, seat: int) -> Iterator[Offer]:
    for built in _built(state, seat, question.waiting):
        lack = market.lack_at(state, seat, built)
        if not lack.cards:
            yield Produce(built.card)
        elif market.can_produce(state, lack, own_hand(state, seat)):
            yield _with_cards(state, seat, built.card, lack)
    for card in chainable(state, seat, question.made):
        uses = chain_uses(state, seat, card, own_hand(state, seat))
        if uses:
            yield _chains(state, seat, card, uses)
    yield Done()


def _with_cards(state: Table, seat: int, building: str, lack: Lack) -> Family:
    def examples() -> tuple[Produce, ...]:
        return tuple(Produce(building, cards) for cards in market.fills(state, seat, lack))

    def holding(held: Held) -> Iterator[Command]:
        if set(held.get("building", (building,))) == {building}:
            for cards in market.fills_with(state, seat, lack, held.get("cards", ())):
                yield Produce(building, cards)

    hand = state.players[seat].hand
    some = SomeResources(state, seat, building, lack)
    return Family(Produce, examples, some, holding, lambda: {"building": (building,), "cards": hand})


def _chains(state: Table, seat: int, card: Card, uses: int) -> Family:
    def examples() -> tuple[Chain, ...]:
        return tuple(chain_command(state, seat, card, n) for n in dict.fromkeys((uses, 1)))

    def holding(held: Held) -> Iterator[Command]:
        if set(held.get("building", (card.id,))) != {card.id}:
            return
        if not card.hand_icons:
            times = (n for n in range(1, uses + 1) if set(held.get("times", (n,))) == {n})
            yield from (Chain(card.id, n) for n in times if "cards" not in held)
        elif "times" not in held:
            for n in range(1, uses + 1):
                yield from (Chain(card.id, None, cards) for cards in _chained(state, seat, card, n, held))

    values = {"building": (card.id,), "times": range(1, uses + 1), "cards": state.players[seat].hand}
    return Family(Chain, examples, SomeChain(state, seat, card, uses), holding, lambda: values)


def _chained(state: Table, seat: int, card: Card, uses: int, held: Held) -> Iterator[tuple[str, ...]]:
    """The cards that this chain can take, so many times."""
    wanted = {resource: many * uses for resource, many in Counter(card.hand_icons).items()}

    def fits(cards: tuple[str, ...]) -> bool:
        return Counter(card_of(state, each).resource for each in cards) <= Counter(wanted)

    hand = dict.fromkeys(state.players[seat].hand, 1)
    return bags(hand, held.get("cards", ()), sum(wanted.values()), fits)
