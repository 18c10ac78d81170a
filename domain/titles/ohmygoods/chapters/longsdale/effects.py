"""What the cards of Longsdale do: one function for each word of the closed vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from domain.kernel.families import Family
from domain.kernel.luck import pick
from domain.kernel.rules import Turn
from domain.kernel.shapes import MAIN, Refused
from domain.titles.ohmygoods.cards.pieces import Effect
from domain.titles.ohmygoods.chapters import piles
from domain.titles.ohmygoods.commands import Discard, Name
from domain.titles.ohmygoods.facts import (
    AssistantTurnedUp,
    CardsAdded,
    CardsDiscarded,
    ModifierLaid,
    NumberRemoved,
    PointsChanged,
    StackLaid,
)
from domain.titles.ohmygoods.parts import RESOURCES
from domain.titles.ohmygoods.questions import Carry, Draws, ForSeat, GivingUp, Naming, Portion
from domain.titles.ohmygoods.table import Table, cards_of, each_built, in_order, replace, rules, strength_of

Seats = tuple[int, ...]
Does = Callable[[Turn[Table], Effect, Seats], None]

WORDS: dict[str, Does] = {}
FOR_ONE: dict[str, Callable[[Turn[Table], Effect, int], None]] = {}  # carried out for each seat by itself


def word(*names: str) -> Callable[[Does], Does]:
    def sign(does: Does) -> Does:
        for name in names:
            _sign_in(name, does)
        return does

    return sign


def for_one(name: str) -> Callable[[Callable[[Turn[Table], Effect, int], None]], None]:
    def sign(does: Callable[[Turn[Table], Effect, int], None]) -> None:
        FOR_ONE[name] = does
        _sign_in(name, side_by_side)

    return sign


def _sign_in(name: str, does: Does) -> None:
    if name in WORDS:
        raise ValueError(f"{name} is signed in twice")
    WORDS[name] = does


@rules.step(Carry)
def carry(turn: Turn[Table], step: Carry) -> None:
    effect, *rest = step.effects
    if rest:
        turn.plan(Carry(tuple(rest), step.seats))
    WORDS[effect.effect](turn, effect, step.seats)


def side_by_side(turn: Turn[Table], effect: Effect, seats: Seats) -> None:
    """What one seat decides here touches no other: nobody waits for anybody."""
    if turn.lane != MAIN or len(seats) == 1:
        turn.plan(*(ForSeat(effect, seat) for seat in seats if turn.lane in (MAIN, seat)))
    else:
        turn.fork(((ForSeat(effect, seat),) if seat in seats else ()) for seat in range(turn.state.seats))


@rules.step(ForSeat)
def for_seat(turn: Turn[Table], step: ForSeat) -> None:
    FOR_ONE[step.effect.effect](turn, step.effect, step.seat)


# cards that enter and leave the game


@word("add_stack")
def add_stack(turn: Turn[Table], effect: Effect, seats: Seats) -> None:
    if effect.number not in turn.state.numbers:
        turn.emit(StackLaid(effect.number))


@word("add_to_deck")
def add_to_deck(turn: Turn[Table], effect: Effect, seats: Seats) -> None:
    if effect.number not in turn.state.numbers:
        turn.emit(CardsAdded(effect.number))


@word("remove_card")
def remove_card(turn: Turn[Table], effect: Effect, seats: Seats) -> None:
    if effect.number:
        turn.emit(NumberRemoved(effect.number))


@word("new_assistant")
def new_assistant(turn: Turn[Table], effect: Effect, seats: Seats) -> None:
    for _ in range(min(effect.count, len(turn.state.aside))):
        cards = cards_of(turn.state)
        card = pick(turn.luck, turn.state.aside, "assistant")
        side = pick(turn.luck, cards.sides[card], "assistant side")
        turn.emit(AssistantTurnedUp(side, cards.assistants[side].name))


# modifiers of the round


@word("allow_move", "deal", "suns", "price", "good_value", "worker_output", "need_less")
def modify(turn: Turn[Table], effect: Effect, seats: Seats) -> None:
    if effect.whose == "self":
        for seat in seats:
            turn.emit(ModifierLaid(effect, seat))
    else:
        turn.emit(ModifierLaid(effect))


@word("market_add")
def market_add(turn: Turn[Table], effect: Effect, seats: Seats) -> None:
    if effect.resource == "choice":
        side_by_side(turn, effect, seats if effect.whose == "self" else in_order(turn.state))
    else:
        modify(turn, effect, seats)


def name_one(turn: Turn[Table], effect: Effect, seat: int) -> None:
    turn.ask(Naming(seat, effect))


FOR_ONE["market_add"] = name_one


@rules.answer(Naming, Name)
def named(turn: Turn[Table], question: Naming, command: Name) -> None:
    if command.resource not in RESOURCES:
        raise Refused("no_resource", "Name one of {resources}.", resources=", ".join(RESOURCES))
    turn.settle()
    turn.emit(ModifierLaid(replace(question.effect, resource=command.resource, whose="self"), question.seat))


@rules.offer(Naming)
def namings(state: Table, question: Naming, seat: int) -> Iterator[Name]:
    return (Name(resource) for resource in RESOURCES)


# cards and points


def _whose(turn: Turn[Table], effect: Effect, seats: Seats) -> Seats:
    return in_order(turn.state) if effect.whose == "each" else seats


@word("draw")
def draw_cards(turn: Turn[Table], effect: Effect, seats: Seats) -> None:
    turn.plan(Draws(tuple(Portion(seat, effect.cards) for seat in _whose(turn, effect, seats))))


@word("gain_coal")
def gain_coal(turn: Turn[Table], effect: Effect, seats: Seats) -> None:
    players = turn.state.players
    each = ((seat, players[seat].buildings[0].card) for seat in _whose(turn, effect, seats))
    turn.plan(Draws(tuple(Portion(seat, effect.count, charburner) for seat, charburner in each)))


@word("gain_vp")
def gain_points(turn: Turn[Table], effect: Effect, seats: Seats) -> None:
    for seat in seats:
        points = effect.points
        if effect.count_of:
            points = effect.each * min(effect.max, COUNTS[effect.count_of](turn.state, seat))
        points = max(points, -max(0, turn.state.players[seat].points))
        if points:
            turn.emit(PointsChanged(seat, points))


def good_kinds(state: Table, seat: int) -> int:
    return len({card.good for built, card in each_built(state, seat) if built.goods})


COUNTS: dict[str, Callable[[Table, int], int]] = {
    "strength": strength_of,
    "good_kinds": good_kinds,
    "assistants": lambda state, seat: len(state.players[seat].assistants),
}


@for_one("discard")
def discard(turn: Turn[Table], effect: Effect, seat: int) -> None:
    hand = turn.state.players[seat].hand
    if len(hand) > effect.cards:
        turn.ask(GivingUp(seat, effect.cards))
    elif hand:
        turn.emit(CardsDiscarded(seat, hand, "event"))


@rules.answer(GivingUp, Discard)
def give_up(turn: Turn[Table], question: GivingUp, command: Discard) -> None:
    turn.refuse_if(piles.cannot_discard(turn.state, question.seat, command.cards, question.cards))
    turn.settle()
    turn.emit(CardsDiscarded(question.seat, command.cards, "event"))


@rules.offer(GivingUp)
def to_give_up(state: Table, question: GivingUp, seat: int) -> tuple[Family]:
    return (piles.discards(state, seat, question.cards),)


@for_one("test")
def test(turn: Turn[Table], effect: Effect, seat: int) -> None:
    passed = strength_of(turn.state, seat) >= effect.n
    follows = effect.then if passed else effect.otherwise
    if follows:
        turn.plan(Carry(follows, (seat,)))
