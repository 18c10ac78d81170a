"""Phase I: everybody may exchange the whole hand, then cards are dealt."""

from __future__ import annotations

from domain.kernel.rules import Turn
from domain.titles.ohmygoods.commands import Exchange, Keep
from domain.titles.ohmygoods.facts import CardsDiscarded
from domain.titles.ohmygoods.parts import DEALT, EXTRA_CARD, SMALL_HAND
from domain.titles.ohmygoods.questions import Characters, Draws, Exchanges, Exchanging, PhaseOne, PhaseTwo, Portion
from domain.titles.ohmygoods.table import Table, each_built, in_force, in_order, rules


def number_dealt(state: Table, seat: int) -> int:
    """How many cards the deal of this round brings; the hand is counted before the exchange."""
    dealt = next((effect.cards for effect in in_force(state, seat, "deal")), DEALT)
    if len(state.players[seat].hand) > SMALL_HAND:
        return dealt
    return dealt + sum(card.office == EXTRA_CARD for _, card in each_built(state, seat))


@rules.step(PhaseOne)
def new_cards(turn: Turn[Table], step: PhaseOne) -> None:
    state = turn.state
    order = in_order(state)
    deal = tuple(Portion(seat, number_dealt(state, seat)) for seat in order)
    turn.plan(Draws(deal), Characters("phase_1", order), PhaseTwo())
    holding = tuple(seat for seat in range(state.seats) if state.players[seat].hand)
    if holding:
        turn.ask(Exchanging(holding))


@rules.answer(Exchanging, Exchange)
@rules.answer(Exchanging, Keep)
def choose_hand(turn: Turn[Table], question: Exchanging, command: Exchange | Keep) -> None:
    """Either is always allowed."""


@rules.offer(Exchanging)
def hand_choices(state: Table, question: Exchanging, seat: int) -> tuple[Keep, Exchange]:
    return Keep(), Exchange()


@rules.reveal(Exchanging)
def exchange_hands(turn: Turn[Table], question: Exchanging, answers: dict[int, Exchange | Keep]) -> None:
    seats = tuple(seat for seat in in_order(turn.state) if isinstance(answers.get(seat), Exchange))
    if seats:
        turn.plan(Exchanges(seats))


@rules.step(Exchanges)
def next_exchange(turn: Turn[Table], step: Exchanges) -> None:
    """In turn order, each discards and draws before the next."""
    seat, *rest = step.seats
    hand = turn.state.players[seat].hand
    if rest:
        turn.plan(Exchanges(tuple(rest)))
    turn.emit(CardsDiscarded(seat, hand, "exchange"))
    turn.plan(Draws((Portion(seat, len(hand)),)))
