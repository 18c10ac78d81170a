"""Where the flow meets helpers and roof tiles: an event is fired, abilities answer, and each runs to its end.

Of one owner what happens by itself comes first; of what they may use the owner says which is next, until they pass.
The owner whose action caused the event is served first, then the others in turn order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TypeVar

from domain.kernel.rules import Turn
from domain.kernel.shapes import MAIN, Planned, Refused, Step
from domain.titles.lagranja.abilities import events as ev
from domain.titles.lagranja.abilities.commands import Choose, Use
from domain.titles.lagranja.abilities.events import AnyEvent, BarrowCompleted, trigger_of
from domain.titles.lagranja.abilities.facts import HelperUsed, HelperWorked, RoofUsed
from domain.titles.lagranja.abilities.questions import Carry, ChooseWay, Fires, React, Uses
from domain.titles.lagranja.abilities.readiness import (
    ability_of,
    activated,
    answers_to,
    cannot_use,
    is_roof,
    name_of,
    ways,
    why_not,
)
from domain.titles.lagranja.abilities.registry import declinable
from domain.titles.lagranja.abilities.vocabulary import ForgoMarker, Limit, Substitute, Trigger
from domain.titles.lagranja.cards.content import ROOFS, Deck
from domain.titles.lagranja.questions import FreeActions, NoMarker, PlaceMarker
from domain.titles.lagranja.table import Table, deck, markers_left, rules

Waiting = tuple[int, str, int]
Then = TypeVar("Then", bound=Step)


EVERYBODY = (ev.DiceRolled, ev.OrderSet, ev.Scoring, ev.GameEnd)
WAITING_ROOFS = {
    (roof_set, trigger): frozenset(t for t, roof in ROOFS.items() if roof.kind(roof_set).on == trigger)
    for roof_set in ("classic", "deluxe")
    for trigger in ("die_taken", "roof_bought")
}


def fire(turn: Turn[Table], event: AnyEvent) -> None:
    """Plan the abilities that wait for this event on top of everything; nothing at all if there are none."""
    _serve_later(turn, event, _waiting(turn.state, event))


def fire_before(turn: Turn[Table], event: AnyEvent, step: Then, carry_out: Callable[[Turn[Table], Then], None]) -> None:
    """The abilities that wait for this event, then the step; where none waits it need not be planned."""
    if waiting := _waiting(turn.state, event):
        turn.plan(step)
        _serve_later(turn, event, waiting)
    else:
        carry_out(turn, step)


def _serve_later(turn: Turn[Table], event: AnyEvent, waiting: tuple[Waiting, ...]) -> None:
    if turn.lane != MAIN and any(w[0] != turn.lane for w in waiting):
        # side by side nobody is asked by another one's action: other farms are served when all are through
        others = tuple(w for w in waiting if w[0] != turn.lane)
        turn.emit(Planned((Fires(event, others),), MAIN))
        waiting = tuple(w for w in waiting if w[0] == turn.lane)
    if waiting:
        turn.plan(Fires(event, waiting))


def _waiting(state: Table, event: AnyEvent) -> tuple[Waiting, ...]:
    listening = _listening(state, event)
    return tuple([w for w in listening if answers_to(state, *w, event) and not _forgoes(state, *w[1:])])


def _listening(state: Table, event: AnyEvent) -> list[Waiting]:
    found: list[Waiting] = []
    trigger, times = trigger_of(event), event.count if isinstance(event, ev.MarkersLost) else 1
    for seat in _concerned(state, event):
        farm = state.farms[seat]
        if farm.helpers or farm.roofs:
            there = _listeners(deck(state), farm.helpers, farm.roofs, state.options.roof_set, trigger)
            found += [(seat, source, n) for source, n in there for _ in range(times)]
    if found and isinstance(event, ev.CardPlayed):
        return [waiting for waiting in found if waiting[1] != event.card]
    return found


@lru_cache(maxsize=8192)
def _listeners(
    cards: Deck, helpers: tuple[str, ...], roofs: tuple[str, ...], roof_set: str, trigger: Trigger
) -> tuple[tuple[str, int], ...]:
    """Of these helpers and roof tiles those that this trigger sets off, each with its ability."""
    by_card, tiles = cards.waiting_for.get(trigger, {}), WAITING_ROOFS.get((roof_set, trigger), frozenset())
    of_helpers = [(helper, n) for helper in helpers for n in by_card.get(helper, ())]
    return (*of_helpers, *((tile, 0) for tile in roofs if tile in tiles))


def _concerned(state: Table, event: AnyEvent) -> tuple[int, ...]:
    if isinstance(event, EVERYBODY):
        return state.order
    if isinstance(event, ev.CraftCompleted):
        return (event.seat, *(other for other in state.order if other != event.seat))
    return (event.seat,)


@rules.step(Fires)
def serve(turn: Turn[Table], step: Fires) -> None:
    ready = [w for w in step.waiting if not why_not(turn.state, *w, step.event)]
    if not ready:
        return
    seat = ready[0][0]
    by_itself = next((w for w in ready if w[0] == seat and not ability_of(turn.state, *w[1:]).optional), None)
    if by_itself is not None:
        _wait(turn, step.event, _without(step.waiting, by_itself))
        use(turn, *by_itself, step.event)
        return
    _wait(turn, step.event, tuple(w for w in step.waiting if w[0] != seat))
    turn.ask(React(seat, step.event, tuple(w[1:] for w in step.waiting if w[0] == seat)))


def _wait(turn: Turn[Table], event: AnyEvent, waiting: tuple[Waiting, ...]) -> None:
    if waiting:
        turn.plan(Fires(event, waiting))


def _without(waiting: tuple[Waiting, ...], one: Waiting) -> tuple[Waiting, ...]:
    at = waiting.index(one)
    return waiting[:at] + waiting[at + 1 :]


# the owner's choice between optional ones


def _found(state: Table, question: React) -> Iterator[tuple[str, int]]:
    for source, n in question.waiting:
        if not why_not(state, question.seat, source, n, question.event):
            yield source, n


@declinable(React)
def reactions(state: Table, question: React) -> Iterator[Use]:
    yield from dict.fromkeys(Use(source) for source, _ in _found(state, question))


@rules.answer(React, Use)
def react(turn: Turn[Table], question: React, command: Use) -> None:
    chosen = next((w for w in _found(turn.state, question) if w[0] == command.source), None)
    if chosen is None:
        raise Refused("not_waiting", "{what} cannot be used for this.", what=name_of(turn.state, command.source))
    mine = (question.seat, *chosen)
    turn.settle()
    _wait(turn, question.event, _without(tuple((question.seat, *w) for w in question.waiting), mine))
    use(turn, *mine, question.event)


# using an ability


def use(turn: Turn[Table], seat: int, source: str, n: int, event: AnyEvent | None = None) -> None:
    """Mark it, and plan what it costs and brings. It counts as used from here on, even if it brings nothing."""
    limit = ability_of(turn.state, source, n).limit
    if wants_mark(turn.state, source, limit) and markers_left(turn.state, seat) < 1:
        turn.plan(Uses(seat, source, n, event))
        turn.ask(NoMarker(seat, f"mark_{source}"))
        return
    mark(turn, seat, source, limit)
    possible = ways(turn.state, seat, source, n, event)
    if len(possible) == 1:
        turn.plan(possible[0])
    else:
        turn.ask(ChooseWay(seat, tuple(possible)))


@rules.step(Uses)
def use_with_a_marker(turn: Turn[Table], step: Uses) -> None:
    use(turn, step.seat, step.source, step.ability, step.event)


def wants_mark(state: Table, source: str, limit: Limit) -> bool:
    """Does a marker of the supply lie on this helper once it is used?"""
    return state.options.helper_marks_count == "yes" and limit != "none" and not is_roof(source)


def mark(turn: Turn[Table], seat: int, source: str, limit: Limit) -> None:
    if is_roof(source):
        turn.emit(RoofUsed(seat, source))
    elif limit == "none":
        turn.emit(HelperWorked(seat, source, name_of(turn.state, source)))
    else:
        turn.emit(HelperUsed(seat, source, name_of(turn.state, source), limit == "game"))


def _way(carry: Carry) -> str:
    return str(type(carry.effects[0]).__struct_config__.tag)


@rules.offer(ChooseWay)
def offered_ways(state: Table, question: ChooseWay, seat: int) -> Iterator[Choose]:
    return (Choose(_way(carry)) for carry in question.ways)


@rules.answer(ChooseWay, Choose)
def choose(turn: Turn[Table], question: ChooseWay, command: Choose) -> None:
    chosen = next((carry for carry in question.ways if _way(carry) == command.way), None)
    if chosen is None:
        raise Refused("no_such_way", "Choose one of {ways}.", ways=", ".join(map(_way, question.ways)))
    turn.settle()
    turn.plan(chosen)


# free actions


@rules.answer(FreeActions, Use)
def use_freely(turn: Turn[Table], question: FreeActions, command: Use) -> None:
    own = [w for w in activated(turn.state, question.seat) if w[0] == command.source]
    if not own:
        raise Refused("no_action", "{what} is not yours to use now.", what=name_of(turn.state, command.source))
    reasons = [cannot_use(turn.state, question.seat, source, n) for source, n in own]
    if None not in reasons:
        turn.refuse_if(reasons[0])
    use(turn, question.seat, *own[reasons.index(None)])


# instead of the marker of a barrow


def _forgoes(state: Table, helper: str, n: int) -> bool:
    return any(isinstance(cost, ForgoMarker) for cost in ability_of(state, helper, n).cost)


def _forgoing(state: Table, seat: int, card: str) -> Iterator[tuple[str, int]]:
    event = BarrowCompleted(seat, card)
    for helper in state.farms[seat].helpers:
        for n in deck(state).waiting_for.get("barrow_completed", {}).get(helper, ()):
            if _forgoes(state, helper, n) and answers_to(state, seat, helper, n, event):
                yield helper, n


def may_forgo(state: Table, seat: int, card: str) -> tuple[str, ...]:
    """Helpers that may be used instead of placing the marker of this barrow."""
    return tuple(dict.fromkeys(helper for helper, _ in _forgoing(state, seat, card)))


@rules.offer(PlaceMarker)
def instead_of_the_marker(state: Table, question: PlaceMarker, seat: int) -> Iterator[Use]:
    return (Use(helper) for helper in (may_forgo(state, seat, question.card) if question.card else ()))


@rules.answer(PlaceMarker, Use)
def forgo(turn: Turn[Table], question: PlaceMarker, command: Use) -> None:
    ready = dict(_forgoing(turn.state, question.seat, question.card)) if question.card else {}
    if command.source not in ready:
        name = name_of(turn.state, command.source)
        raise Refused("no_forgoing", "{what} does not go in place of a marker.", what=name)
    turn.settle()
    use(turn, question.seat, command.source, ready[command.source], BarrowCompleted(question.seat, question.card))


# a delivery under another name


def substitute_used(turn: Turn[Table], seat: int, card: str) -> None:
    """A delivery has used this helper's substitution."""
    limit = next(m.limit for m in deck(turn.state).modifiers[Substitute][card])
    mark(turn, seat, card, limit)
