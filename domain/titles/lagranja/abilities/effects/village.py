"""Effects on barrows, craft buildings, the siesta track and the market."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.lagranja.abilities.commands import AgainToken, Fill, ShiftMarker
from domain.titles.lagranja.abilities.figures import extra_delivery_price
from domain.titles.lagranja.abilities.questions import Carry, ShiftMarkers, TokensAgain
from domain.titles.lagranja.abilities.questions import FillSymbol as FillQuestion
from domain.titles.lagranja.abilities.registry import declinable, effect
from domain.titles.lagranja.abilities.vocabulary import Deliver, FillSymbol, MoveMarker, PlaceMarker, Siesta, UseToken
from domain.titles.lagranja.chapters.craft import token_effect
from domain.titles.lagranja.chapters.deliveries import after_filling, deliveries, every_delivery
from domain.titles.lagranja.chapters.market import marker_landed, open_spaces, place_marker
from domain.titles.lagranja.chapters.transport import siesta
from domain.titles.lagranja.facts import Delivered, MarkerMoved
from domain.titles.lagranja.parts import LAST_SPACE, VALUE
from domain.titles.lagranja.questions import NoMarker
from domain.titles.lagranja.table import NOBODY, Table, load, markers_left, owner, rules, symbols


def _can_deliver(state: Table, effect: Deliver, carry: Carry) -> bool:
    price = extra_delivery_price(state, carry.seat) if effect.price else 0
    return next(every_delivery(state, carry.seat, effect.to, price, given_up=1), None) is not None


@effect(Deliver, _can_deliver)
def deliver(turn: Turn[Table], effect: Deliver, then: Carry) -> None:
    deliveries(turn, then.seat, effect.n, effect.to, effect.price)


@effect(Siesta, lambda state, effect, carry: state.farms[carry.seat].disc < LAST_SPACE)
def take_siesta(turn: Turn[Table], effect: Siesta, then: Carry) -> None:
    siesta(turn, then.seat, effect.min, effect.max)


# one symbol of a barrow, without a good


def _empty(state: Table, seat: int) -> Iterator[tuple[str, str, int]]:
    """(kind, barrow, which symbol): of equal symbols of one barrow the first."""
    for barrow in state.farms[seat].barrows:
        filled, seen = load(state, seat, barrow), set()
        for n, kind in enumerate(symbols(state, barrow)):
            if not filled >> n & 1 and kind not in seen:
                seen.add(kind)
                yield kind, barrow, n


@effect(FillSymbol, lambda state, effect, carry: any(_empty(state, carry.seat)))
def fill_symbol(turn: Turn[Table], effect: FillSymbol, then: Carry) -> None:
    turn.ask(FillQuestion(then.seat))


@declinable(FillQuestion)
def fillings(state: Table, question: FillQuestion) -> Iterator[Fill]:
    return (Fill(kind, barrow) for kind, barrow, _ in _empty(state, question.seat))


@rules.answer(FillQuestion, Fill)
def fill(turn: Turn[Table], question: FillQuestion, command: Fill) -> None:
    empty = {(kind, barrow): n for kind, barrow, n in _empty(turn.state, question.seat)}
    at = empty.get((command.symbol, command.barrow))
    if at is None:
        raise Refused("no_such_symbol", "There is no such empty symbol on that barrow.")
    if markers_left(turn.state, question.seat) < 1:
        turn.ask(NoMarker(question.seat, f"barrow_{command.barrow}"))
        return
    turn.settle()
    turn.emit(Delivered(question.seat, "", command.barrow, at))
    after_filling(turn, question.seat, command.barrow)


# markers on the market


def _free(state: Table, value: int) -> tuple[str, ...]:
    return tuple(s for s in open_spaces(state) if VALUE[s] == value and owner(state, s) == NOBODY)


def _can_place(state: Table, effect: PlaceMarker, carry: Carry) -> bool:
    return any(_free(state, value) for value in effect.values)


@effect(PlaceMarker, _can_place)
def place(turn: Turn[Table], effect: PlaceMarker, then: Carry) -> None:
    """The roof tile of the Deluxe edition brings no victory points; an option says whether it removes at all."""
    removes = effect.removes and (effect.vp or turn.state.options.roof_market_marker == "removes")
    place_marker(turn, then.seat, effect.values, removes, effect.vp)


def _shifts(state: Table, seat: int) -> Iterator[ShiftMarker]:
    for origin in open_spaces(state):
        if owner(state, origin) == seat:
            yield from (ShiftMarker(origin, space) for space in _free(state, VALUE[origin]))


@effect(MoveMarker, lambda state, effect, carry: any(_shifts(state, carry.seat)))
def move_marker(turn: Turn[Table], effect: MoveMarker, then: Carry) -> None:
    turn.ask(ShiftMarkers(then.seat, effect.removes, effect.vp))


@declinable(ShiftMarkers)
def shifts(state: Table, question: ShiftMarkers) -> Iterator[ShiftMarker]:
    return _shifts(state, question.seat)


@rules.answer(ShiftMarkers, ShiftMarker)
def shift(turn: Turn[Table], question: ShiftMarkers, command: ShiftMarker) -> None:
    if command not in _shifts(turn.state, question.seat):
        raise Refused("no_shift", "A marker of yours moves to a free space of the same value.")
    turn.settle()
    turn.emit(MarkerMoved(question.seat, command.origin, command.space))
    marker_landed(turn, question.seat, command.space, question.removes, question.vp)


# craft tokens


def _tokens(state: Table, seat: int, done: tuple[str, ...] = ()) -> tuple[str, ...]:
    farm = state.farms[seat]
    return tuple(token for token in (*farm.tokens, *farm.new_tokens) if token not in done)


@effect(UseToken, lambda state, effect, carry: bool(_tokens(state, carry.seat)))
def use_token(turn: Turn[Table], effect: UseToken, then: Carry) -> None:
    turn.ask(TokensAgain(then.seat, effect.n))


@declinable(TokensAgain)
def tokens(state: Table, question: TokensAgain) -> Iterator[AgainToken]:
    return map(AgainToken, _tokens(state, question.seat, question.done))


@rules.answer(TokensAgain, AgainToken)
def token_again(turn: Turn[Table], question: TokensAgain, command: AgainToken) -> None:
    if command.building not in _tokens(turn.state, question.seat, question.done):
        raise Refused("no_such_token", "Choose another craft token of your farm.")
    done = (*question.done, command.building)
    turn.settle()
    if question.left > 1 and _tokens(turn.state, question.seat, done):
        turn.plan(TokensAgain(question.seat, question.left - 1, done))
    token_effect(turn, question.seat, command.building)
