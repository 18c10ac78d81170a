"""Free actions that can be put off, and what there is to do that cannot."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.families import Family
from domain.kernel.flow import asked, question_for
from domain.kernel.shapes import AnyQuestion, Command, Outlook
from domain.titles.lagranja.abilities.figures import extra_delivery_price
from domain.titles.lagranja.abilities.readiness import activated, activations
from domain.titles.lagranja.chapters.deliveries import every_delivery
from domain.titles.lagranja.chapters.farm import tiles_to_buy
from domain.titles.lagranja.chapters.free_actions import dealings
from domain.titles.lagranja.commands import Buy, Done, GiveUp, Move, Sell, Trade, Upgrade
from domain.titles.lagranja.parts import FIELD_OF, ROUNDS
from domain.titles.lagranja.questions import (
    BeforeGrowth,
    BuyRoof,
    DonkeyTiles,
    EndOfTurn,
    ExtraDeliveries,
    FarmCard,
    FreeActions,
    FreeDeliveries,
    MoveDisc,
)
from domain.titles.lagranja.table import Table
from domain.titles.lagranja.words import language

DEALINGS = (Buy, Sell, Upgrade, Trade, GiveUp)


def can_wait(state: Table, seat: int, command: Command) -> bool:
    """Dealings in goods and silver, where the disc is moved by a number of steps that is given.

    They do not touch the disc, nor does it touch them, and the end of the turn is asked about right after it. Helpers,
    roof tiles and cards may look at the disc or move it, so nothing is put off where any could come into play.
    """
    question, _ = question_for(state, seat)
    if not isinstance(question, MoveDisc) or question.low != question.high or activated(state, seat):
        return False
    return isinstance(command, DEALINGS) and command != Trade("card")


ENDS_BY_DONE = (FarmCard, BeforeGrowth, BuyRoof, EndOfTurn, FreeDeliveries, ExtraDeliveries)
LASTS = (FarmCard, BeforeGrowth, FreeDeliveries, DonkeyTiles)  # more is asked after them before anything is new


def outlook(state: Table, seat: int) -> Outlook:
    """What there is to do for this seat beyond going on, now and at the next questions.

    Dealings in goods of the store can be done as well when it is asked next, unless they make room before the growth;
    but nothing can be put off beyond the last question of the game.
    """
    question = question_for(state, seat)[0] if seat in asked(state) else None
    possible = frozenset(_things_to_do(state, seat, question))
    return Outlook(_way_on(state, question), possible, isinstance(question, LASTS))


def _way_on(state: Table, question: AnyQuestion | None) -> Command | None:
    if isinstance(question, MoveDisc):
        return Move(question.low) if question.low == question.high else None
    if isinstance(question, FarmCard) and question.must:
        return None
    return Done() if isinstance(question, ENDS_BY_DONE) else None


def _things_to_do(state: Table, seat: int, question: AnyQuestion | None) -> Iterator[str]:
    farm = state.farms[seat]
    yield from (f"use {source}" for source in activations(state, seat))
    if state.phase == "III":
        price = extra_delivery_price(state, seat) if isinstance(question, ExtraDeliveries) else 0
        yield from map(language.sentence, every_delivery(state, seat, price=price))
    free = question if isinstance(question, FreeActions) else EndOfTurn(seat)
    for command in dealings(state, free, seat):
        if isinstance(command, Family):
            continue
        if (
            isinstance(command, Trade | GiveUp)
            or (state.phase == "I" and _makes_room(command))
            or (state.phase == "III" and state.round == ROUNDS)
        ):
            yield language.sentence(command)
        if command == Trade("card"):
            yield from farm.hand
    if isinstance(question, FarmCard):
        yield f"a card in round {state.round}"
    elif isinstance(question, FreeDeliveries) and question.left and next(every_delivery(state, seat), None):
        yield f"a delivery in round {state.round}"
    elif isinstance(question, BuyRoof):
        yield from (f"buy {each.tile}" for each in tiles_to_buy(state, seat))


def _makes_room(command: Command) -> bool:
    """Of pens and fields, before fields grow and pigs are born; a pig more may be what is wanting for it."""
    what = command.what if isinstance(command, Sell | Upgrade) else command.kind if isinstance(command, Buy) else ""
    return what == "pig" or what in FIELD_OF
