"""The neutral player of the solo game: the dice it drops, and exactly where its markers go."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from domain.kernel.luck import pick
from domain.kernel.rules import Turn
from domain.titles.lagranja.abilities import special
from domain.titles.lagranja.abilities.figures import leaves
from domain.titles.lagranja.chapters.plays import reshuffle_if_empty
from domain.titles.lagranja.facts import CardTurnedUp
from domain.titles.lagranja.parts import OPEN, OPEN_NEIGHBOURS, PLACE, SPACES, VALUE, distance
from domain.titles.lagranja.steps import MarkerDown, NeutralMarker
from domain.titles.lagranja.table import NEUTRAL, Table, card, rules

PLAYER = 0
FAR = 99
LOW_DICE_ROUNDS = 3


def die_to_drop(state: Table) -> int:
    """The lowest in rounds 1-3, the highest in rounds 4-6; a reserved one is passed over."""
    kept = special.reserved(state, NEUTRAL)
    possible = [value for value in state.board_dice if value != kept] or list(state.board_dice)
    return min(possible) if state.round <= LOW_DICE_ROUNDS else max(possible)


@rules.step(NeutralMarker)
def neutral_marker(turn: Turn[Table], step: NeutralMarker) -> None:
    """Cards are turned up until one shows the market symbol; its barrow says which value is taken."""
    state = turn.state
    if not any(card(state, c).barrow.market_symbol for c in (*state.deck, *state.discard)):
        return
    reshuffle_if_empty(turn)
    turned = pick(turn.luck, turn.state.deck, "neutral card")
    turn.emit(CardTurnedUp(turned))
    reshuffle_if_empty(turn)
    barrow = card(turn.state, turned).barrow
    if not barrow.market_symbol:
        turn.plan(NeutralMarker())
    elif barrow.vp in VALUE.values():
        turn.plan(MarkerDown(NEUTRAL, space_for(turn.state, barrow.vp)))


def space_for(state: Table, value: int) -> str:
    mine = {space for space, who in zip(SPACES, state.market, strict=True) if who == NEUTRAL}
    yours = {space for space, who in zip(SPACES, state.market, strict=True) if who == PLAYER}
    options = state.options
    manner = Manner(options.solo_distance, options.solo_rule_b, options.solo_above)
    return best_space(value, mine, yours, manner, lambda gap: leaves(state, NEUTRAL, PLAYER, gap))


class Manner(NamedTuple):
    """What makes a marker hard to remove: the options of the solo game by their names there."""

    distance: str
    rule_b: str = "house"
    above: str = "taken"


def best_space(
    value: int, mine: Collection[str], yours: Collection[str], manner: Manner, attacks: Callable[[int], bool]
) -> str:
    """`mine` are neutral markers, `yours` those of the player; `attacks(gap)`: does a marker that much lower leave?"""
    same = [space for space in OPEN if VALUE[space] == value]
    free = [space for space in same if space not in mine and space not in yours]
    candidates = free or [space for space in same if space in yours] or same

    def order(space: str) -> tuple[int, ...]:
        around = OPEN_NEIGHBOURS[space]
        gone = {near for near in around if near in yours and attacks(VALUE[space] - VALUE[near])} | (
            {space} & set(yours)
        )
        rest, own = set(yours) - gone, {*mine, space}
        higher = [near for near in around if VALUE[near] > VALUE[space]]
        open_above = [VALUE[near] for near in higher if near not in own and near not in rest]
        guarded = -min(open_above, default=FAR) if manner.above == "high" else len(open_above)
        marks = {"neutral": mine, "player": rest, "all": own | rest}[manner.distance]
        far = min((distance(space, mark) for mark in marks if mark != space), default=FAR)
        hard = (guarded, -far) if manner.rule_b == "house" else (-far, guarded)
        q, r = PLACE[space]
        return (-len(gone), *hard, len(higher), r, q)

    return min(candidates, key=order)
