"""Drawing cards; what happens when the draw pile is empty, and when neither pile has a card to give."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from domain.kernel.families import Family, Held, bags
from domain.kernel.luck import Luck, draw, pick
from domain.kernel.rules import Turn
from domain.kernel.shapes import MAIN, Command, Refused
from domain.titles.ohmygoods.commands import Discard
from domain.titles.ohmygoods.facts import (
    CardsDiscarded,
    CardsDrawn,
    CardsLacking,
    GoodsLaid,
    MarketRevealed,
    Reshuffled,
)
from domain.titles.ohmygoods.questions import Draws, Halving, Portion, Reveals
from domain.titles.ohmygoods.table import Table, card_of, in_order, replace, rules


@rules.step(Draws)
def hand_out(turn: Turn[Table], step: Draws) -> None:
    for n, portion in enumerate(step.queue):
        missing = portion.count - _deliver(turn, portion)
        if missing:
            rest = (replace(portion, count=missing), *step.queue[n + 1 :])
            _shortage(turn, Draws(rest, halved=True), step.halved)
            return


def _deliver(turn: Turn[Table], portion: Portion) -> int:
    """Draws up to the count, through the discard pile if need be; says how many there were."""
    done = 0
    while done < portion.count and _fill_deck(turn):
        purpose = "goods" if portion.building else "cards"
        cards = draw(turn.luck, turn.state.deck, portion.count - done, purpose)
        if portion.building:
            turn.emit(GoodsLaid(portion.seat, portion.building, cards))
        else:
            turn.emit(CardsDrawn(portion.seat, cards))
        done += len(cards)
    return done


def _fill_deck(turn: Turn[Table]) -> bool:
    if not turn.state.deck and turn.state.discard:
        turn.emit(Reshuffled())
    return bool(turn.state.deck)


@rules.step(Reveals)
def reveal(turn: Turn[Table], step: Reveals) -> None:
    """Cards to the market until enough half suns show; characters are no market cards."""
    suns = step.suns
    while suns and _fill_deck(turn):
        shown: list[str] = []
        ignored: list[str] = []
        left = list(turn.state.deck)
        while suns and left:
            card = pick(turn.luck, left, "market")
            left.remove(card)
            if _for_the_market(turn.state, card):
                shown.append(card)
                suns -= card_of(turn.state, card).sun
            else:
                ignored.append(card)
        turn.emit(MarketRevealed(step.half, tuple(shown), tuple(ignored)))
        if not any(_may_be_for_the_market(turn.state, card) for card in turn.state.discard):
            break  # to shuffle characters alone would bring them again and again
    if suns:
        _shortage(turn, Reveals(step.half, suns, halved=True), step.halved)


def _for_the_market(state: Table, card: str) -> bool:
    return card_of(state, card).kind != "character"


def _may_be_for_the_market(state: Table, card: str) -> bool:
    """For all that all can know of a card on the discard pile."""
    return card not in state.shown or _for_the_market(state, card)


def _shortage(turn: Turn[Table], rest: Draws | Reveals, halved: bool) -> None:
    """The piles have nothing to give: everybody gives up half of the hand, once for each instruction.

    While seats decide side by side nobody else is disturbed: what is lacking then is lost.
    """
    seats = tuple(seat for seat in in_order(turn.state) if len(turn.state.players[seat].hand) > 1)
    if halved or not seats or turn.lane != MAIN:
        turn.emit(CardsLacking())
        return
    turn.plan(rest)
    turn.ask(Halving(tuple(sorted(seats))))


def cannot_discard(state: Table, seat: int, cards: tuple[str, ...], count: int) -> Refused | None:
    hand = state.players[seat].hand
    if len(set(cards)) != len(cards) or not set(cards) <= set(hand):
        return Refused("not_in_hand", "Name cards of your hand, each once.")
    if len(cards) != count:
        return Refused("wrong_number", "Discard exactly {n} of your cards; you named {m}.", n=count, m=len(cards))
    return None


def half_of(state: Table, seat: int) -> int:
    return len(state.players[seat].hand) // 2


@rules.answer(Halving, Discard)
def give_up_half(turn: Turn[Table], question: Halving, command: Discard) -> None:
    turn.refuse_if(cannot_discard(turn.state, turn.seat, command.cards, half_of(turn.state, turn.seat)))


@rules.offer(Halving)
def halves(state: Table, question: Halving, seat: int) -> tuple[Family, ...]:
    return (discards(state, seat, half_of(state, seat)),)


@rules.reveal(Halving)
def halved(turn: Turn[Table], question: Halving, answers: dict[int, Discard]) -> None:
    for seat in in_order(turn.state):
        if seat in answers:
            turn.emit(CardsDiscarded(seat, answers[seat].cards, "shortage"))


@dataclass(frozen=True)
class SomeCards:
    """Draws a number of hand cards at random, for a form."""

    hand: tuple[str, ...]
    count: int

    def __call__(self, luck: Luck) -> Discard:
        return Discard(draw(luck, self.hand, self.count, "fill"))


def discards(state: Table, seat: int, count: int) -> Family:
    """Some hand cards of one's own choice; the least valuable ones are the example."""
    hand = state.players[seat].hand
    worst = sorted(hand, key=lambda card: (card_of(state, card).points, card_of(state, card).cost, card))

    def holding(held: Held) -> Iterator[Command]:
        return map(Discard, bags(dict.fromkeys(hand, 1), held.get("cards", ()), count))

    example = Discard(tuple(worst[:count]))
    return Family(Discard, (example,), SomeCards(hand, count), holding, lambda: {"cards": hand})
