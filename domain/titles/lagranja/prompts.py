"""What a seat is asked, in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.kernel.flow import question_for
from domain.kernel.shapes import StackItem
from domain.kernel.telling import Sentence, SentencePart, listed
from domain.titles.lagranja import questions
from domain.titles.lagranja.abilities.prompts import prompt as prompt_of_abilities
from domain.titles.lagranja.table import Table
from domain.titles.lagranja.telling import card_name, good

Asker = Callable[[Table, Any], Sentence]
NO_DELIVERY_LEFT = "You have made all your deliveries. Anything else before your turn ends?"


def prompt(state: Table, seat: int) -> Sentence:
    question, _ = question_for(state, seat)
    asker = ASKERS.get(type(question))
    return asker(state, question) if asker else prompt_of_abilities(state, question)


def _asks(template: str, **parts: Callable[[Any], SentencePart]) -> Asker:
    def asker(state: Table, question: Any) -> Sentence:
        return Sentence.of(template, **{name: part(question) for name, part in parts.items()})

    return asker


UP_TO = "Play up to {n} {n|card|cards} at your farm."


def _farm_card(state: Table, question: questions.FarmCard) -> Sentence:
    template = "Play {n} {n|card|cards} at your farm." if question.must else UP_TO
    return Sentence.of(template, n=question.left)


def _shared(state: Table, question: questions.SharedDie) -> Sentence:
    return Sentence.of("The die left for everybody shows {value}: use it, if you like.", value=state.board_dice[0])


def _dice(state: Table, question: questions.PickDie) -> Sentence:
    dice = " ".join(map(str, state.board_dice))
    return Sentence.of("Take your {which} die: {dice}.", which=question.which, dice=dice)


def _roof(state: Table, question: questions.BuyRoof) -> Sentence:
    return Sentence.of("You may buy a roof tile (round {round}).", round=state.round)


def _free(state: Table, question: questions.FreeDeliveries) -> Sentence:
    if not question.left:
        return Sentence.of(NO_DELIVERY_LEFT)
    return Sentence.of("You have {n} {n|delivery|deliveries}.", n=question.left)


def _extra(state: Table, question: questions.ExtraDeliveries) -> Sentence:
    if not question.left:
        return Sentence.of(NO_DELIVERY_LEFT)
    if state.options.extra_delivery_payment == "up_front":
        return Sentence.of("You may buy up to {n} extra {n|delivery|deliveries}, all at once.", n=question.left)
    return Sentence.of("You may make up to {n} extra {n|delivery|deliveries}, paid one by one.", n=question.left)


def _move(state: Table, question: questions.MoveDisc) -> Sentence:
    low, high = question.low, question.high
    if not high:
        return Sentence.of("Your donkey tile has no hat: your disc does not move.")
    return Sentence.of("Move your disc {low} {low|step|steps}." if low == high else "Move {low} to {high} steps.",
                       low=low, high=high)  # fmt: skip


def _goods(state: Table, question: questions.ChooseGoods) -> Sentence:
    template = "Take up to {n} different ones of {kinds}." if question.different else "Take up to {n} of {kinds}."
    return Sentence.of(template, n=question.n, kinds=listed(question.kinds))


def _left(question: Any) -> int:
    return int(question.left)


def _no_marker(state: Table, question: questions.NoMarker) -> Sentence:
    gain = question.gain
    what = f"the field {card_name(gain)}" if gain.startswith("card_") else gain if gain[0].isupper() else good(gain)
    return Sentence.of("All your markers are in use: give one up for {what}, or go without.", what=what)


ASKERS: dict[type[StackItem], Asker] = {
    questions.FarmCard: _farm_card,
    questions.DiscardDown: _asks("You hold too many cards: discard one."),
    questions.BeforeGrowth: _asks("Anything else before the next step at your farm?"),
    questions.BuyRoof: _roof,
    questions.PickDie: _dice,
    questions.SharedDie: _shared,
    questions.EndOfTurn: _asks("Anything else before your turn ends?"),
    questions.SpaceTwo: _asks("Revenue space 2: draw a card, play a card or take one crop."),
    questions.SpaceFive: _asks("Revenue space 5: {n} {n|part|parts} left, an upgrade or a siesta step each.", n=_left),
    questions.SpaceSix: _asks("Revenue space 6: a delivery or 2 silver."),
    questions.DonkeyTiles: _asks("Choose a donkey tile, in secret."),
    questions.MoveDisc: _move,
    questions.FreeDeliveries: _free,
    questions.ExtraDeliveries: _extra,
    questions.ChooseGoods: _goods,
    questions.FreeUpgrades: _asks("You have {n} free {n|upgrade|upgrades}.", n=_left),
    questions.DrawOrPlay: _asks("Draw a card or play one."),
    questions.PlayCard: _asks("Play a card as {sides}.", sides=lambda q: " or ".join(q.sides)),
    questions.PayExtension: _asks(
        "{card} as extension costs {n} {n|farm good|different farm goods}: which do you pay?",
        card=lambda q: card_name(q.card).capitalize(),
        n=lambda q: q.size,
    ),
    questions.KeepCards: _asks("Keep {n} of the cards you have drawn.", n=lambda q: q.keep),
    questions.MakeDelivery: _asks("Make {n} {n|delivery|deliveries}.", n=_left),
    questions.SiestaSteps: _asks("Move up to {n} {n|step|steps} on the siesta track.", n=lambda q: q.high),
    questions.PlaceMarker: _asks("Place a marker on the market."),
    questions.RemoveMarkers: _asks("You may remove opposing markers beside yours."),
    questions.PigWithoutPen: _asks("There is no pen for the pig: sell it at once, or go without."),
    questions.NoMarker: _no_marker,
}
