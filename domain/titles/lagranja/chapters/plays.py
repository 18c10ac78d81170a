"""Cards: drawing and discarding them, and laying them at one of the four sides of a farm."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, islice, product

from domain.kernel.families import Family, Held, Offer, bags
from domain.kernel.luck import Luck, draw, pick
from domain.kernel.rules import Turn
from domain.kernel.shapes import Command, Refused
from domain.titles.lagranja.abilities import firing, special
from domain.titles.lagranja.abilities.events import CardPlayed
from domain.titles.lagranja.abilities.figures import barrow_places, extension_size
from domain.titles.lagranja.chapters.gains import EXAMPLES, spend
from domain.titles.lagranja.commands import Done, DrawCard, Keep, Pay, Play
from domain.titles.lagranja.facts import CardLaid, CardRemoved, CardsDiscarded, CardsDrawn, DeckReshuffled
from domain.titles.lagranja.parts import GOODS, KIND_OF, PLACES, SIDES
from domain.titles.lagranja.questions import DrawOrPlay, KeepCards, PayExtension, PlayCard
from domain.titles.lagranja.table import Table, deck, field_sources, rules


def reshuffle_if_empty(turn: Turn[Table]) -> None:
    """The moment the last card has left the deck, the discard pile becomes the new one."""
    if not turn.state.deck and turn.state.discard:
        turn.emit(DeckReshuffled())


def can_draw(state: Table) -> bool:
    return bool(state.deck or state.discard)


def draw_cards(turn: Turn[Table], seat: int, n: int, keep: int | None = None) -> None:
    """Cards from the deck into the hand; with `keep` the others are discarded, as the owner likes."""
    drawn: tuple[str, ...] = ()
    while len(drawn) < n and turn.state.deck:
        cards = draw(turn.luck, turn.state.deck, n - len(drawn), "cards")
        turn.emit(CardsDrawn(seat, cards))
        drawn += cards
        reshuffle_if_empty(turn)
    if keep is not None and len(drawn) > keep:
        turn.ask(KeepCards(seat, tuple(sorted(drawn)), keep))


def discard_cards(turn: Turn[Table], seat: int, cards: tuple[str, ...]) -> None:
    turn.emit(CardsDiscarded(seat, cards))
    reshuffle_if_empty(turn)


@rules.offer(KeepCards)
def keep_offers(state: Table, question: KeepCards, seat: int) -> Iterator[Offer]:
    return map(Keep, question.cards)


@rules.answer(KeepCards, Keep)
def keep_card(turn: Turn[Table], question: KeepCards, command: Keep) -> None:
    if command.card not in question.cards:
        raise Refused("not_drawn", "You may keep one of the cards just drawn.")
    turn.settle()
    others = tuple(card for card in question.cards if card != command.card)
    if question.keep > 1:
        turn.ask(KeepCards(question.seat, others, question.keep - 1))
    else:
        discard_cards(turn, question.seat, others)


# laying a card


def cannot_play(
    state: Table, seat: int, command: Play, sides: Iterable[str] = SIDES, free: bool = False
) -> Refused | None:
    farm = state.farms[seat]
    if command.card not in farm.hand:
        return Refused("not_in_hand", "That card is not in your hand.")
    if command.side not in sides:
        return Refused("wrong_side", "You may not play a card as {side} now.", side=command.side)
    if command.side == "extension" and not free and kinds_held(state, seat) < extension_size(state, seat):
        n = extension_size(state, seat)
        return Refused("cannot_pay", "That extension costs {n} {n|farm good|different farm goods}.", n=n)
    lying = farm.barrows if command.side == "barrow" else farm.helpers if command.side == "helper" else None
    places = barrow_places(state, seat) if command.side == "barrow" else PLACES
    if lying is None or len(lying) < places:
        return None if command.instead is None else Refused("place_is_free", "Nothing has to leave for that card.")
    if command.instead not in lying:
        return Refused("no_place", "All places are full: say which {side} leaves.", side=command.side)
    return None


def plays(state: Table, seat: int, sides: Iterable[str] = SIDES, free: bool = False) -> Iterator[Play]:
    """Every legal way to lay a card of the hand, side by side."""
    farm = state.farms[seat]
    for side in sides:
        if side == "extension" and not free and kinds_held(state, seat) < extension_size(state, seat):
            continue
        leaving: tuple[str | None, ...] = (None,)
        if side == "barrow" and len(farm.barrows) >= barrow_places(state, seat):
            leaving = farm.barrows
        elif side == "helper" and len(farm.helpers) >= PLACES:
            leaving = farm.helpers
        for card in farm.hand:
            for instead in leaving:
                yield Play(card, side, instead)


def lay(turn: Turn[Table], seat: int, command: Play, free: bool = False) -> None:
    """The card goes to its place; what leaves for it is discarded first."""
    if command.side == "extension" and not free and (size := extension_size(turn.state, seat)) > 0:
        pay_for(turn, seat, command.card, size)
        return
    if command.instead is not None:
        turn.emit(CardRemoved(seat, command.instead, command.side))
        reshuffle_if_empty(turn)
    laid(turn, seat, command.card, command.side)
    if command.side == "helper" and command.instead is not None:
        special.helper_lost(turn, seat, command.instead)


def shows(state: Table, card: str, side: str) -> str:
    data = deck(state).cards[card]
    if side == "barrow":
        return f"{', '.join(good.replace('_', ' ') for good in data.barrow.goods)} for {data.barrow.vp} VP"
    return data.field.crop if side == "field" else data.helper.name if side == "helper" else data.extension.gives


def laid(turn: Turn[Table], seat: int, card: str, side: str) -> None:
    turn.emit(CardLaid(seat, card, side, shows(turn.state, card, side)))
    firing.fire(turn, CardPlayed(seat, side, card))


# paying for an extension


def sources(state: Table, seat: int) -> list[str]:
    """Where there are farm goods to pay with; trade goods are none."""
    farm = state.farms[seat]
    stored = [kind for kind, n in zip(GOODS, farm.store, strict=False) if n]  # after the goods come the trade goods
    coins = [kind for kind, n in (("silver", farm.silver), ("vp", farm.vp)) if n]
    return [*stored, *field_sources(state, farm), *coins]


def kinds_held(state: Table, seat: int) -> int:
    return len({KIND_OF[source] for source in sources(state, seat)})


def pay_for(turn: Turn[Table], seat: int, card: str, size: int) -> None:
    possible = sources(turn.state, seat)
    if len(possible) == size:
        paid(turn, seat, card, tuple(possible))
    else:
        turn.ask(PayExtension(seat, card, size))


def paid(turn: Turn[Table], seat: int, card: str, goods: tuple[str, ...]) -> None:
    spend(turn, seat, goods, "an extension")
    laid(turn, seat, card, "extension")


def cannot_pay(state: Table, question: PayExtension, goods: tuple[str, ...]) -> Refused | None:
    if len(goods) != question.size:
        n = question.size
        return Refused("wrong_number", "That extension costs {n} {n|farm good|different farm goods}.", n=n)
    if len({KIND_OF[source] for source in goods}) < len(goods):
        return Refused("not_different", "The goods have to be different; a good on a field is no other kind.")
    held = sources(state, question.seat)
    if not all(source in held for source in goods):
        return Refused("not_held", "You do not have all of that.")
    return None


@rules.offer(PayExtension)
def pay_offers(state: Table, question: PayExtension, seat: int) -> Iterator[Offer]:
    by_kind: dict[str, list[str]] = {}
    for source in sources(state, seat):
        by_kind.setdefault(KIND_OF[source], []).append(source)

    def ways() -> Iterator[Pay]:
        for kinds in combinations(by_kind, question.size):
            yield from map(Pay, product(*(by_kind[kind] for kind in kinds)))

    def fill(luck: Luck) -> Pay:
        kinds = draw(luck, by_kind, question.size, "payment")
        return Pay(tuple(pick(luck, by_kind[kind], "payment") for kind in kinds))

    def holding(held: Held) -> Iterator[Command]:
        return map(
            Pay, bags(dict.fromkeys(sources(state, seat), 1), held.get("goods", ()), question.size, _all_different)
        )

    yield Family(Pay, tuple(islice(ways(), EXAMPLES)), fill, holding, lambda: {"goods": sources(state, seat)})


def _all_different(goods: tuple[str, ...]) -> bool:
    return len({KIND_OF[source] for source in goods}) == len(goods)


@rules.answer(PayExtension, Pay)
def pay_extension(turn: Turn[Table], question: PayExtension, command: Pay) -> None:
    turn.refuse_if(cannot_pay(turn.state, question, command.goods))
    turn.settle()
    paid(turn, question.seat, question.card, command.goods)


# a card by way of a trade good, a die, a roof tile or a helper


def play_card(turn: Turn[Table], seat: int, sides: Iterable[str], free: bool = False) -> None:
    sides = tuple(sides)
    if next(plays(turn.state, seat, sides, free), None):
        turn.ask(PlayCard(seat, sides, free))


@rules.offer(PlayCard)
def play_offers(state: Table, question: PlayCard, seat: int) -> Iterator[Offer]:
    yield from plays(state, seat, question.sides, question.free)
    yield Done()


@rules.answer(PlayCard, Play)
def play_it(turn: Turn[Table], question: PlayCard, command: Play) -> None:
    turn.refuse_if(cannot_play(turn.state, question.seat, command, question.sides, question.free))
    turn.settle()
    lay(turn, question.seat, command, question.free)


def draw_or_play(turn: Turn[Table], seat: int) -> None:
    if can_draw(turn.state) or turn.state.farms[seat].hand:
        turn.ask(DrawOrPlay(seat))


@rules.offer(DrawOrPlay)
def draw_or_play_offers(state: Table, question: DrawOrPlay, seat: int) -> Iterator[Offer]:
    if can_draw(state):
        yield DrawCard()
    yield from plays(state, seat)
    yield Done()


@rules.answer(DrawOrPlay, DrawCard)
def draw_one(turn: Turn[Table], question: DrawOrPlay, command: DrawCard) -> None:
    if not can_draw(turn.state):
        raise Refused("no_cards", "There is no card to draw.")
    turn.settle()
    draw_cards(turn, question.seat, 1)


@rules.answer(DrawOrPlay, Play)
def play_one(turn: Turn[Table], question: DrawOrPlay, command: Play) -> None:
    turn.refuse_if(cannot_play(turn.state, question.seat, command))
    turn.settle()
    lay(turn, question.seat, command)


@rules.answer(PlayCard, Done)
def play_none(turn: Turn[Table], question: PlayCard, command: Done) -> None:
    turn.settle()


@rules.answer(DrawOrPlay, Done)
def neither(turn: Turn[Table], question: DrawOrPlay, command: Done) -> None:
    turn.settle()
