"""What a seat is asked, in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.kernel.flow import question_for
from domain.kernel.telling import Sentence, listed
from domain.titles.ohmygoods import questions
from domain.titles.ohmygoods.cards.pieces import Effect
from domain.titles.ohmygoods.chapters.known import own_hand
from domain.titles.ohmygoods.chapters.longsdale.characters import usable
from domain.titles.ohmygoods.chapters.market import goods_of
from domain.titles.ohmygoods.chapters.production import able_to_produce, chain_uses, chainable, order_matters
from domain.titles.ohmygoods.chapters.sunrise import move_price
from domain.titles.ohmygoods.parts import BADGE_CARDS, BADGE_COAL
from domain.titles.ohmygoods.table import Table, assistants_at, cards_of, chapter_of, rules
from domain.titles.ohmygoods.words import GOOD, lot_name

Prompt = Callable[[Table, Any, int], Sentence]


def prompt(state: Table, seat: int) -> Sentence:
    question, _ = question_for(state, seat)
    return _PROMPTS[type(question)](state, question, seat)


def _exchanging(state: Table, question: questions.Exchanging, seat: int) -> Sentence:
    return Sentence.of("Round {round}: keep your hand or exchange all of it.", round=state.round)


def _planning(state: Table, question: questions.Planning, seat: int) -> Sentence:
    price = move_price(state, seat)
    if price is None or not assistants_at(state, seat):
        template = "Round {round}: place your worker, and set a card aside if you want to build it."
        return Sentence.of(template, round=state.round)
    if not price:
        template = "Round {round}: place your worker, set a card aside to build; assistants move free of charge."
        return Sentence.of(template, round=state.round)
    template = (
        "Round {round}: place your worker, set a card aside to build; each assistant moves for {n} {n|coin|coins}."
    )
    return Sentence.of(template, round=state.round, n=price)


def _halving(state: Table, question: questions.Halving, seat: int) -> Sentence:
    count = len(state.players[seat].hand) // 2
    return Sentence.of("The piles have no card to give: discard {n} {n|card|cards} of your hand.", n=count)


def _producing_in_order(state: Table, question: questions.Producing, seat: int) -> Sentence:
    able = able_to_produce(state, seat, question.waiting, own_hand(state, seat))
    return Sentence.of(
        "Production: {n} {n|card is|cards are} left in both piles, and your buildings make {due} goods: {able}. Say"
        " which one produces next; what comes too late may get nothing.",
        n=len(state.deck) + len(state.discard), due=sum(goods_of(state, seat, built) for built in able),
        able=listed([cards_of(state).name(built.card) for built in able]),
    )  # fmt: skip


def _producing(state: Table, question: questions.Producing, seat: int) -> Sentence:
    cards = cards_of(state)
    hand = own_hand(state, seat)
    if order_matters(state, seat, question.waiting, hand):
        return _producing_in_order(state, question, seat)
    able = listed([cards.name(built.card) for built in able_to_produce(state, seat, question.waiting, hand)], "")
    chained = (card for card in chainable(state, seat, question.made) if chain_uses(state, seat, card, hand))
    chains = [cards.name(card.id) for card in chained]
    if able and chains:
        template = "Production: {able} can produce; chains you can use: {chains}."
        return Sentence.of(template, able=able, chains=listed(chains))
    if chains:
        return Sentence.of("Production: chains you can use: {chains}.", chains=listed(chains))
    if able:
        return Sentence.of("Production: {able} can produce.", able=able)
    return Sentence.of("Production: with your hand nothing more can be made, so all you can say is done.")


def _buying(state: Table, question: questions.Buying, seat: int) -> Sentence:
    if len([*rules.legal(state, seat)]) == 1:
        return Sentence.of("There is nothing that you can build or hire, so all you can do is pass.")
    if chapter_of(state) is None:
        return Sentence.of("You can build the card set aside, or hire an assistant, or pass.")
    if question.built:
        return Sentence.of("You have built; you can hire an assistant too, or pass.")
    if question.hired:
        return Sentence.of("You have hired; you can build too, or pass.")
    return Sentence.of("You can build the card set aside or one of a stack, and hire an assistant, or pass.")


def _placing(state: Table, question: questions.Placing, seat: int) -> Sentence:
    name = cards_of(state).assistants[question.assistant].name
    return Sentence.of("Where does {name} go?", name=name)


def _attaching(state: Table, question: questions.Attaching, seat: int) -> Sentence:
    tower = cards_of(state).name(question.tower)
    return Sentence.of("Which building is the {tower} attached to? It stays there.", tower=tower)


def _casting(state: Table, question: questions.Casting, seat: int) -> Sentence:
    phase = {"phase_1": "I", "phase_2": "II", "phase_3": "III"}[question.phase]
    if not any(usable(state, seat, question.phase)):
        return Sentence.of("You hold no character of phase {phase}, so all you can do is pass.", phase=phase)
    return Sentence.of("You can use a character of phase {phase}, or pass and keep it.", phase=phase)


def _naming(state: Table, question: questions.Naming, seat: int) -> Sentence:
    return Sentence.of("Name a resource: the market holds {n} more of it for you.", n=question.effect.count)


def _gain(effects: tuple[Effect, ...]) -> str:
    gains = [Sentence.of("{n} {n|point|points}", n=e.points) for e in effects if e.points]
    gains += [Sentence.of("{n} {n|card|cards}", n=e.cards) for e in effects if e.effect == "draw"]
    return listed([gain.text() for gain in gains])


def _offered(state: Table, question: questions.Offered, seat: int) -> Sentence:
    price, gain = question.effect.pay, _gain(question.effect.gain)
    left = question.left
    if price is not None and price.good:
        names = cards_of(state).names
        good = lot_name(price.good, price.count) if price.good in GOOD.names else names[price.good]["en"]
        template = "You can give {good} for {gain}, up to {left} {left|time|times}."
        return Sentence.of(template, good=good, gain=gain, left=left)
    coins = price.coins if price is not None else 0
    template = "You can give goods worth {coins} {coins|coin|coins} for {gain}, up to {left} {left|time|times}."
    return Sentence.of(template, coins=coins, gain=gain, left=left)


def _owing(state: Table, question: questions.Owing, seat: int) -> Sentence:
    return Sentence.of("You owe {n} {n|coin|coins}: choose the goods.", n=question.coins)


def _giving_up(state: Table, question: questions.GivingUp, seat: int) -> Sentence:
    return Sentence.of("Discard {n} {n|card|cards} of your hand.", n=question.cards)


def _pledging(state: Table, question: questions.Pledging, seat: int) -> Sentence:
    chapter = chapter_of(state)
    template = "Take a side in secret; each {unit} coins in goods are a mark for it, at most {most}."
    if chapter is not None and chapter.following:
        template += (
            " Who gives a mark gets a badge of that side. In the next chapter a badge of the side that wins is {cards}"
            " {cards|card|cards} more at the start, any other badge is {coal} coal more."
        )
    effect = question.effect
    return Sentence.of(template, unit=effect.unit, most=effect.max_points, cards=BADGE_CARDS, coal=BADGE_COAL)


_PROMPTS: dict[type, Prompt] = {
    questions.Exchanging: _exchanging,
    questions.Planning: _planning,
    questions.Halving: _halving,
    questions.Producing: _producing,
    questions.Buying: _buying,
    questions.Placing: _placing,
    questions.Attaching: _attaching,
    questions.Casting: _casting,
    questions.Naming: _naming,
    questions.Offered: _offered,
    questions.Owing: _owing,
    questions.GivingUp: _giving_up,
    questions.Pledging: _pledging,
}
