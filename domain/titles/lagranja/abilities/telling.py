"""What a reader is told of each fact of helpers and roof tiles, in full sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.kernel.shapes import Fact
from domain.kernel.telling import Seat, Sentence, listed
from domain.titles.lagranja.abilities import facts
from domain.titles.lagranja.abilities.readiness import tile_name


def numbers(values: tuple[int, ...]) -> str:
    return listed(list(map(str, values)))


def _brought(fact: facts.GoodsBrought) -> Sentence:
    way = "from the fields to the store" if fact.to_store else "from the store to the fields"
    return Sentence.of(
        "{who} brings {n} {crop} {way}.", who=Seat(fact.seat), n=len(fact.fields), crop=fact.crop, way=way
    )


TELLERS: dict[type[Fact], Callable[[Any], Sentence]] = {
    facts.HelperUsed: lambda f: Sentence.of("{who} uses the {name}.", who=Seat(f.seat), name=f.name),
    facts.HelperWorked: lambda f: Sentence.of("The {name} of {who} is at work.", who=Seat(f.seat), name=f.name),
    facts.RoofUsed: lambda f: Sentence.of("{who} uses {tile}.", who=Seat(f.seat), tile=tile_name(f.tile)),
    facts.RoofTurnedUp: lambda f: Sentence.of(
        "{who} turns {tile} face up again.", who=Seat(f.seat), tile=tile_name(f.tile)
    ),
    facts.GoodsBrought: _brought,
    facts.DiceRerolled: lambda f: Sentence.of(
        "{who} rolls {old} again: {new}.", who=Seat(f.seat), old=numbers(f.old), new=numbers(f.new)
    ),
    facts.SpaceReserved: lambda f: Sentence.of(
        "{who} reserves the last die beside revenue space {space}.", who=Seat(f.seat), space=f.space
    ),
    facts.ReservationEnded: lambda f: Sentence.of("The revenue space of {who} is free again.", who=Seat(f.seat)),
}


def tell(fact: Fact, seat: int | None) -> Sentence | None:
    """All of it is open."""
    sentence = TELLERS.get(type(fact))
    return sentence(fact) if sentence else None
