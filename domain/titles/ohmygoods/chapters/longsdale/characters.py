"""Characters: hand cards that are no resource and no building; each is used in its own phase."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.ohmygoods.chapters.known import asked_by_hand
from domain.titles.ohmygoods.commands import Pass, Use
from domain.titles.ohmygoods.facts import CharacterUsed
from domain.titles.ohmygoods.questions import Buying, Carry, Casting, Characters
from domain.titles.ohmygoods.table import Table, card_of, cards_of, chapter_of, rules


def usable(state: Table, seat: int, phase: str) -> Iterator[Use]:
    return map(Use, for_phase(state, state.players[seat].hand, phase))


def for_phase(state: Table, cards: Iterable[str], phase: str) -> Iterator[str]:
    return (card for card in cards if card_of(state, card).phase == phase)


@rules.step(Characters)
def characters(turn: Turn[Table], step: Characters) -> None:
    """Whoever holds a character of this phase is asked, in turn order; the base game has none."""
    if chapter_of(turn.state) is None:
        return
    for n, seat in enumerate(step.seats):
        if asked_by_hand(turn, seat, lambda hand: any(for_phase(turn.state, hand.cards, step.phase))):
            turn.plan(Characters(step.phase, step.seats[n + 1 :]))
            turn.ask(Casting(seat, step.phase))
            return


def _use(turn: Turn[Table], seat: int, card: str, phase: str) -> None:
    if Use(card) not in usable(turn.state, seat, phase):
        raise Refused("not_usable", "That is no character of your hand for this phase.")
    turn.emit(CharacterUsed(seat, card, cards_of(turn.state).name(card)))
    turn.plan(Carry(card_of(turn.state, card).effects, (seat,)))


@rules.answer(Casting, Use)
def use(turn: Turn[Table], question: Casting, command: Use) -> None:
    turn.settle()
    turn.plan(Characters(question.phase, (question.seat,)))
    _use(turn, question.seat, command.character, question.phase)


@rules.answer(Casting, Pass)
def use_none(turn: Turn[Table], question: Casting, command: Pass) -> None:
    turn.settle()


@rules.offer(Casting)
def castings(state: Table, question: Casting, seat: int) -> Iterator[Use | Pass]:
    yield from usable(state, seat, question.phase)
    yield Pass()


@rules.answer(Buying, Use)
def use_while_buying(turn: Turn[Table], question: Buying, command: Use) -> None:
    """At the moment of paying: the question stays, with other prices."""
    _use(turn, question.seat, command.character, "phase_4")
