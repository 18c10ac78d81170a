"""May an ability be used now, and if not, why not: one predicate for what is offered and what is accepted."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.shapes import Refused
from domain.lagranja.abilities.conditions import holds, passes
from domain.lagranja.abilities.events import AnyEvent
from domain.lagranja.abilities.registry import COSTS, is_possible
from domain.lagranja.abilities.vocabulary import Ability, Phase
from domain.lagranja.abilities.words import Carry
from domain.lagranja.cards import ROOF_ABILITIES, ROOF_KINDS, ROOFS
from domain.lagranja.table import Table, deck


def is_roof(source: str) -> bool:
    return source in ROOFS


def roof_kind(state: Table, tile: str) -> str:
    return ROOFS[tile].kind(state.options.roof_set).id


def ability_of(state: Table, source: str, n: int) -> Ability:
    if is_roof(source):
        return ROOF_ABILITIES[roof_kind(state, source)]
    return deck(state).cards[source].helper.abilities[n]


def phases_of(state: Table, source: str) -> tuple[Phase, ...]:
    if is_roof(source):
        return ROOF_KINDS[roof_kind(state, source)].phases
    return deck(state).cards[source].helper.phases


def name_of(state: Table, source: str) -> str:
    return f"Roof tile {source[5]}-{source[7]}" if is_roof(source) else deck(state).cards[source].helper.name


def is_used(state: Table, seat: int, source: str) -> bool:
    return source in state.farms[seat].used or source in state.farms[seat].spent


def ways(state: Table, seat: int, source: str, n: int, event: AnyEvent | None) -> list[Carry]:
    """What the owner may choose between: the lists of effects of which something can come."""
    ability = ability_of(state, source, n)
    each = (Carry(seat, source, ability.cost, way, event) for way in ability.ways)
    return [carry for carry in each if is_possible(state, carry)]


def awaits(state: Table, seat: int, source: str, n: int, event: AnyEvent) -> bool:
    """Is this event one that the ability answers to, whether or not it can be paid for now?"""
    ability = ability_of(state, source, n)
    if is_used(state, seat, source) or not passes(state, seat, ability.where, event):
        return False
    return all(holds(state, seat, condition) for condition in ability.conditions)


def cannot_use(state: Table, seat: int, source: str, n: int, event: AnyEvent | None = None) -> Refused | None:
    farm, ability = state.farms[seat], ability_of(state, source, n)

    def no(code: str, template: str, **parts: object) -> Refused:
        return Refused(code, template, what=name_of(state, source), **parts)

    if source not in farm.helpers and source not in farm.roofs:
        return no("not_there", "{what} is not at your farm.")
    if is_used(state, seat, source):
        return no("used", "{what} has been used.")
    phases = phases_of(state, source)
    if ability.on == "activate" and "any" not in phases and state.phase not in phases:
        return no("wrong_phase", "{what} works in phase {phases}.", phases="/".join(phases))
    if not all(holds(state, seat, condition) for condition in ability.conditions):
        return no("condition", "What {what} asks for does not hold.")
    for cost in ability.cost:
        if lacking := COSTS[type(cost)].lacking(state, seat, cost):
            return lacking
    if not ways(state, seat, source, n, event):
        return no("no_use", "{what} could bring nothing now.")
    return None


ACTIVATED_ROOFS = {
    roof_set: frozenset(tile for tile, roof in ROOFS.items() if roof.kind(roof_set).on == "activate")
    for roof_set in ("classic", "deluxe")
}


def activated(state: Table, seat: int) -> Iterator[tuple[str, int]]:
    """Helpers and roof tiles at this farm that are used as a free action, in some phase."""
    farm = state.farms[seat]
    if farm.helpers:
        with_one = deck(state).waiting_for.get("activate", {})
        for helper in farm.helpers:
            if helper in with_one:
                yield from ((helper, n) for n in with_one[helper])
    if farm.roofs:
        by_owner = ACTIVATED_ROOFS[state.options.roof_set]
        yield from ((tile, 0) for tile in farm.roofs if tile in by_owner)


def activations(state: Table, seat: int) -> tuple[str, ...]:
    """What this seat may use as a free action now."""
    farm = state.farms[seat]
    if not farm.helpers and not farm.roofs:
        return ()
    ready = (source for source, n in activated(state, seat) if cannot_use(state, seat, source, n) is None)
    return tuple(dict.fromkeys(ready))
