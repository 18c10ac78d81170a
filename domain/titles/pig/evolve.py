"""Bookkeeping: what each fact does to the table. No rule is asked here."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from domain.titles.pig.facts import DiceRolled, PlanMade, PointsBanked, TurnBegan
from domain.titles.pig.table import Plan, Table, rules

V = TypeVar("V")


def replace_at(row: tuple[V, ...], seat: int, value: V) -> tuple[V, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


@rules.evolves(TurnBegan)
def turn_began(state: Table, fact: TurnBegan) -> Table:
    return replace(state, seat=fact.seat, points=0, rolled=())


@rules.evolves(DiceRolled)
def dice_rolled(state: Table, fact: DiceRolled) -> Table:
    points = 0 if 1 in fact.dice else state.points + sum(fact.dice)
    return replace(state, points=points, rolled=state.rolled + fact.dice)


@rules.evolves(PointsBanked)
def points_banked(state: Table, fact: PointsBanked) -> Table:
    return replace(state, points=0, banked=replace_at(state.banked, fact.seat, state.banked[fact.seat] + fact.points))


@rules.evolves(PlanMade)
def plan_made(state: Table, fact: PlanMade) -> Table:
    return replace(state, plans=replace_at(state.plans, fact.seat, Plan(fact.points, fact.turns)))
