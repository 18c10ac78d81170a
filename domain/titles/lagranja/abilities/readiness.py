"""May an ability be used now, and if not, why not: one predicate for what is offered and what is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from domain.kernel.shapes import Refused
from domain.kernel.telling import listed
from domain.titles.lagranja.abilities.conditions import holds, passes
from domain.titles.lagranja.abilities.events import AnyEvent
from domain.titles.lagranja.abilities.questions import Carry
from domain.titles.lagranja.abilities.registry import COSTS, is_possible
from domain.titles.lagranja.abilities.vocabulary import Ability, AnyCost, PayGoods, Phase
from domain.titles.lagranja.cards.content import ROOF_ABILITIES, ROOF_KINDS, ROOFS, Deck
from domain.titles.lagranja.table import Table, deck


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


def tile_name(tile: str) -> str:
    return f"roof tile {tile[5]}-{tile[7]}"


def name_of(state: Table, source: str) -> str:
    return tile_name(source).capitalize() if is_roof(source) else deck(state).cards[source].helper.name


def called(state: Table, source: str) -> str:
    """In the middle of a sentence."""
    return tile_name(source) if is_roof(source) else f"the {name_of(state, source)}"


def is_used(state: Table, seat: int, source: str) -> bool:
    return source in state.farms[seat].used or source in state.farms[seat].spent


def ways(state: Table, seat: int, source: str, n: int, event: AnyEvent | None) -> list[Carry]:
    """What the owner may choose between: the lists of effects of which something can come."""
    return list(_possible_ways(state, seat, source, ability_of(state, source, n), event))


def _possible_ways(state: Table, seat: int, source: str, ability: Ability, event: AnyEvent | None) -> Iterator[Carry]:
    for way in ability.ways:
        if is_possible(state, carry := Carry(seat, source, ability.cost, way, event)):
            yield carry


def answers_to(state: Table, seat: int, source: str, n: int, event: AnyEvent) -> bool:
    """Is this event one that the ability answers to, whether or not it can be paid for now?"""
    ability = ability_of(state, source, n)
    if is_used(state, seat, source) or not passes(state, seat, ability.where, event):
        return False
    return all(holds(state, seat, condition) for condition in ability.conditions)


WHY = {
    "not_there": "{what} is not at your farm.",
    "used": "{what} has been used.",
    "wrong_phase": "{what} works in phase {phases}.",
    "condition": "What {what} asks for does not hold.",
    "cannot_pay": "{what} costs {cost}.",
    "no_use": "{what} could bring nothing now.",
}


def why_not(state: Table, seat: int, source: str, n: int, event: AnyEvent | None = None) -> str:
    """The code of the reason why it cannot be used now, or nothing. It is asked at each turn, so words come later."""
    farm, ability = state.farms[seat], ability_of(state, source, n)
    if source not in farm.helpers and source not in farm.roofs:
        return "not_there"
    if is_used(state, seat, source):
        return "used"
    if event is None and not in_phase(state, source):
        return "wrong_phase"
    return _why_useless(state, seat, source, ability, event)


def _why_useless(state: Table, seat: int, source: str, ability: Ability, event: AnyEvent | None) -> str:
    if not all(holds(state, seat, condition) for condition in ability.conditions):
        return "condition"
    if not all(COSTS[type(cost)].payable(state, seat, cost) for cost in ability.cost):
        return "cannot_pay"
    return "" if any(_possible_ways(state, seat, source, ability, event)) else "no_use"


def in_phase(state: Table, source: str) -> bool:
    phases = phases_of(state, source)
    return "any" in phases or state.phase in phases


def refusal(state: Table, source: str, n: int, code: str) -> Refused:
    phases = "/".join(phases_of(state, source))
    cost = listed([price_of(cost) for cost in ability_of(state, source, n).cost])
    return Refused(code, WHY[code], what=name_of(state, source), phases=phases, cost=cost)


def price_of(cost: AnyCost) -> str:
    if isinstance(cost, PayGoods):
        return f"{cost.n} of {listed(cost.kinds)}"
    return f"{cost.n} {str(type(cost).__struct_config__.tag).replace('_', ' ')}"


def cannot_use(state: Table, seat: int, source: str, n: int, event: AnyEvent | None = None) -> Refused | None:
    code = why_not(state, seat, source, n, event)
    return refusal(state, source, n, code) if code else None


@lru_cache(maxsize=8192)
def _activated(cards: Deck, sources: tuple[str, ...], roof_set: str, phase: str = "") -> tuple[tuple[str, int], ...]:
    """Which of these are used as a free action, in this phase if one is named."""
    found: list[tuple[str, int]] = []
    for source in sources:
        if is_roof(source):
            kind = ROOFS[source].kind(roof_set)
            phases, abilities = kind.phases, [ROOF_ABILITIES[kind.id]]
        else:
            phases, abilities = cards.cards[source].helper.phases, list(cards.cards[source].helper.abilities)
        if not phase or phase in phases or "any" in phases:
            found += [(source, n) for n, ability in enumerate(abilities) if ability.on == "activate"]
    return tuple(found)


def activated(state: Table, seat: int) -> tuple[tuple[str, int], ...]:
    """Helpers and roof tiles at this farm that are used as a free action, in whatever phase."""
    farm = state.farms[seat]
    return _activated(deck(state), farm.helpers + farm.roofs, state.options.roof_set)


def activations(state: Table, seat: int) -> list[str]:
    """What this seat may use as a free action now."""
    farm = state.farms[seat]
    found: list[str] = []
    if not farm.helpers and not farm.roofs:
        return found
    for source, n in _activated(deck(state), farm.helpers + farm.roofs, state.options.roof_set, state.phase):
        spent = source in found or source in farm.used or source in farm.spent
        if not spent and not _why_useless(state, seat, source, ability_of(state, source, n), None):
            found.append(source)
    return found
