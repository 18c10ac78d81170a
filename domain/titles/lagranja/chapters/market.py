"""Barrows that are complete, and the market: where a marker may go and who has to leave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from domain.kernel.families import Offer
from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.lagranja.abilities import events, firing
from domain.titles.lagranja.abilities.figures import leaves
from domain.titles.lagranja.chapters.gains import gain_goods, gain_vp, wants_marker
from domain.titles.lagranja.chapters.plays import reshuffle_if_empty
from domain.titles.lagranja.commands import Done, Place, Remove
from domain.titles.lagranja.facts import BarrowCompleted, MarkerPlaced, MarkerRemoved
from domain.titles.lagranja.parts import NEIGHBOURS, OPEN, OPEN_NEIGHBOURS, SPACES, VALUE
from domain.titles.lagranja.questions import PlaceMarker, RemoveMarkers
from domain.titles.lagranja.steps import BarrowFull, MarkerDown, MarkerDue
from domain.titles.lagranja.table import NEUTRAL, NOBODY, Table, card, markers_left, owner, rules

REMOVAL_VP = 1
BUTCHER_VP = 1


def open_spaces(state: Table) -> tuple[str, ...]:
    """With fewer than four players the outer spaces are closed."""
    return SPACES if state.seats == 4 else OPEN


def neighbours(state: Table, space: str) -> tuple[str, ...]:
    return NEIGHBOURS[space] if state.seats == 4 else OPEN_NEIGHBOURS[space]


@rules.step(BarrowFull)
def complete_barrow(turn: Turn[Table], step: BarrowFull) -> None:
    seat, barrow = step.seat, card(turn.state, step.card).barrow
    turn.emit(BarrowCompleted(seat, step.card))
    gain_vp(turn, seat, barrow.vp, "barrows")
    if "butcher" in turn.state.farms[seat].tokens:
        gain_vp(turn, seat, BUTCHER_VP, "crafts")
    reshuffle_if_empty(turn)
    firing.fire(turn, events.BarrowCompleted(seat, step.card))
    if barrow.market_symbol:
        turn.plan(MarkerDue(seat, step.card))
    gain_goods(turn, seat, ("trade_good",))


def spaces_for(state: Table, seat: int, value: int) -> tuple[str, ...]:
    """Free spaces of this value; if there is none those of opponents; if there is none of these either, one's own."""
    same = [space for space in open_spaces(state) if VALUE[space] == value]
    free = tuple(space for space in same if owner(state, space) == NOBODY)
    return free or tuple(space for space in same if owner(state, space) != seat) or tuple(same)


@rules.step(MarkerDue)
def marker_due(turn: Turn[Table], step: MarkerDue) -> None:
    spaces = spaces_for(turn.state, step.seat, card(turn.state, step.card).barrow.vp)
    if len(spaces) > 1 or (spaces and firing.may_forgo(turn.state, step.seat, step.card)):
        turn.ask(PlaceMarker(step.seat, spaces, card=step.card))
    elif spaces:
        turn.plan(MarkerDown(step.seat, spaces[0]))


def place_marker(turn: Turn[Table], seat: int, values: Iterable[int], removes: bool, vp: bool) -> None:
    """A marker that comes from a helper or a roof tile: on a free space only, and it may be waived."""
    values = tuple(values)
    free = tuple(s for s in open_spaces(turn.state) if VALUE[s] in values and owner(turn.state, s) == NOBODY)
    if free:
        turn.ask(PlaceMarker(seat, free, removes, vp, optional=True))


@rules.offer(PlaceMarker)
def place_offers(state: Table, question: PlaceMarker, seat: int) -> Iterator[Offer]:
    yield from map(Place, question.spaces)
    if question.optional:
        yield Done()


@rules.answer(PlaceMarker, Place)
def place(turn: Turn[Table], question: PlaceMarker, command: Place) -> None:
    if command.space not in question.spaces:
        raise Refused("wrong_space", "The marker may not go there.")
    turn.settle()
    turn.plan(MarkerDown(question.seat, command.space, question.removes, question.vp))


@rules.answer(PlaceMarker, Done)
def place_none(turn: Turn[Table], question: PlaceMarker, command: Done) -> None:
    if not question.optional:
        raise Refused("must_place", "The marker of a completed barrow has to be placed.")
    turn.settle()


@rules.step(MarkerDown)
def marker_down(turn: Turn[Table], step: MarkerDown) -> None:
    seat, state = step.seat, turn.state
    there = owner(state, step.space)
    if seat != NEUTRAL and there != seat and markers_left(state, seat) < 1:
        wants_marker(turn, step, step.space)
        return
    if there != NOBODY:
        own_counts = state.options.full_market_own == "vp"
        removed(turn, seat, (step.space,), step.vp and (there != seat or own_counts))
    turn.emit(MarkerPlaced(seat, step.space))
    marker_landed(turn, seat, step.space, step.removes, step.vp, replaces=there != NOBODY)


def marker_landed(turn: Turn[Table], seat: int, space: str, removes: bool, vp: bool, replaces: bool = False) -> None:
    """Lower neighbours of other owners leave, all of them or as the player likes."""
    going = leaving(turn.state, seat, space) if removes else ()
    if not going:
        return
    options = turn.state.options
    must = options.market_removal == "must" or (replaces and options.full_market_removal == "must")
    if seat != NEUTRAL and not must:
        turn.ask(RemoveMarkers(seat, going, vp))
    else:
        removed(turn, seat, going, vp)


def leaving(state: Table, seat: int, space: str) -> tuple[str, ...]:
    return tuple(
        near
        for near in neighbours(state, space)
        if (there := owner(state, near)) not in (NOBODY, seat)
        and leaves(state, seat, there, VALUE[space] - VALUE[near])
    )


def removed(turn: Turn[Table], seat: int, spaces: tuple[str, ...], vp: bool) -> None:
    owners = [owner(turn.state, space) for space in spaces]
    for there, space in zip(owners, spaces, strict=True):
        turn.emit(MarkerRemoved(seat, there, space))
    if vp and seat != NEUTRAL:
        gain_vp(turn, seat, REMOVAL_VP * len(spaces), "market")
    for loser in reversed(turn.state.order):
        if loser in owners:
            firing.fire(turn, events.MarkersLost(loser, seat, owners.count(loser)))


@rules.offer(RemoveMarkers)
def remove_offers(state: Table, question: RemoveMarkers, seat: int) -> Iterator[Offer]:
    yield from map(Remove, question.spaces)
    yield Done()


@rules.answer(RemoveMarkers, Remove)
def remove(turn: Turn[Table], question: RemoveMarkers, command: Remove) -> None:
    if command.space not in question.spaces:
        raise Refused("stays", "You may not remove that marker.")
    turn.settle()
    others = tuple(space for space in question.spaces if space != command.space)
    if others:
        turn.ask(RemoveMarkers(question.seat, others, question.vp))
    removed(turn, question.seat, (command.space,), question.vp)


@rules.answer(RemoveMarkers, Done)
def remove_no_more(turn: Turn[Table], question: RemoveMarkers, command: Done) -> None:
    turn.settle()
