"""The two helpers that do not fit the vocabulary, the Village Elder and the Donkey Breeder; and helpers that leave.

The two are known by the id of a special helper, so an owner's overlay can put them under other numbers.
"""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.lagranja.abilities.commands import Reserve
from domain.titles.lagranja.abilities.facts import HelperUsed, ReservationEnded, SpaceReserved
from domain.titles.lagranja.abilities.figures import barrow_places, pens
from domain.titles.lagranja.abilities.questions import Elders, RemoveBarrow, ReserveSpace
from domain.titles.lagranja.abilities.readiness import name_of
from domain.titles.lagranja.abilities.registry import declinable
from domain.titles.lagranja.commands import Discard
from domain.titles.lagranja.facts import CardRemoved, GoodsSpent, SilverGained
from domain.titles.lagranja.parts import SELL, TILES
from domain.titles.lagranja.questions import NoMarker
from domain.titles.lagranja.table import Table, deck, holds, markers_left, rules

VILLAGE_ELDER, DONKEY_BREEDER = "village_elder", "donkey_breeder"
BREEDER_FEE = 1


def _helper(state: Table, seat: int, helper_id: str) -> str | None:
    """This special helper at this farm, if it is not used yet."""
    farm = state.farms[seat]
    there = (card for card in farm.helpers if card not in farm.used and _is_special(state, card, helper_id))
    return next(there, None)


def _is_special(state: Table, card: str, helper_id: str) -> bool:
    helper = deck(state).cards[card].helper
    return helper.special and helper.id == helper_id


def is_elder(state: Table, card: str) -> bool:
    return _is_special(state, card, VILLAGE_ELDER)


# Village Elder: a marker on a revenue space keeps the last die beside it for its owner


def before_roll(turn: Turn[Table]) -> None:
    elders = ((seat, _helper(turn.state, seat, VILLAGE_ELDER)) for seat in turn.state.order)
    waiting = tuple((seat, card) for seat, card in elders if card is not None)
    if waiting:
        turn.plan(Elders(waiting))


@rules.step(Elders)
def ask_elders(turn: Turn[Table], step: Elders) -> None:
    (seat, card), *others = step.waiting
    if others:
        turn.plan(Elders(tuple(others)))
    turn.ask(ReserveSpace(seat, card))


@declinable(ReserveSpace)
def reservable(state: Table, question: ReserveSpace) -> Iterator[Reserve]:
    return (Reserve(space) for space in range(1, 7))


@rules.answer(ReserveSpace, Reserve)
def reserve(turn: Turn[Table], question: ReserveSpace, command: Reserve) -> None:
    marks = 2 if turn.state.options.helper_marks_count == "yes" else 1
    if markers_left(turn.state, question.seat) < marks:
        turn.ask(NoMarker(question.seat, f"mark_{question.source}"))
        return
    turn.emit(HelperUsed(question.seat, question.source, name_of(turn.state, question.source)))
    turn.emit(SpaceReserved(question.seat, question.source, command.number))
    turn.settle()


def reserved(state: Table, seat: int) -> int:
    """The value of the die that this seat must leave to the Village Elder; 0 if there is none."""
    if state.reserved == 0 or state.reserved_by == seat:
        return 0
    return state.reserved if state.board_dice.count(state.reserved) == 1 else 0


# Donkey Breeder: a donkey tile already used may be chosen again, for a fee at the reveal


def tiles_allowed(state: Table, seat: int) -> tuple[int, ...]:
    farm = state.farms[seat]
    marked = state.options.helper_marks_count == "no" or markers_left(state, seat) > 0
    if _helper(state, seat, DONKEY_BREEDER) and farm.silver >= BREEDER_FEE and marked:
        return tuple(TILES)
    return tuple(tile for tile in TILES if tile not in farm.tiles_used)


def tile_fee(state: Table, seat: int, tile: int) -> int:
    return BREEDER_FEE if tile in state.farms[seat].tiles_used else 0


def tile_chosen(turn: Turn[Table], seat: int, tile: int) -> None:
    """Called at the reveal for a tile that has cost a fee."""
    helper = _helper(turn.state, seat, DONKEY_BREEDER)
    if helper is not None:
        turn.emit(HelperUsed(seat, helper, name_of(turn.state, helper)))


# when a helper leaves: what it made possible ends at once, and what no longer fits goes


def helper_lost(turn: Turn[Table], seat: int, card: str) -> None:
    """Pigs beyond the pens are sold; a barrow without a place is discarded. Roof tiles stay."""
    if turn.state.reserved_by == seat and is_elder(turn.state, card):
        turn.emit(ReservationEnded(seat))
    homeless = holds(turn.state, seat, "pig") - pens(turn.state, seat)
    if homeless > 0:
        turn.emit(GoodsSpent(seat, ("pig",) * homeless, "sold"))
        turn.emit(SilverGained(seat, SELL["pig"] * homeless, "pigs"))
    if len(turn.state.farms[seat].barrows) > barrow_places(turn.state, seat):
        turn.ask(RemoveBarrow(seat))


@rules.offer(RemoveBarrow)
def removable(state: Table, question: RemoveBarrow, seat: int) -> Iterator[Discard]:
    return (Discard(barrow) for barrow in state.farms[seat].barrows)


@rules.answer(RemoveBarrow, Discard)
def remove_barrow(turn: Turn[Table], question: RemoveBarrow, command: Discard) -> None:
    if command.card not in turn.state.farms[question.seat].barrows:
        raise Refused("not_a_barrow", "That is none of your barrows.")
    turn.emit(CardRemoved(question.seat, command.card, "barrow"))
    turn.settle()
