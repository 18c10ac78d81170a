"""What each fact changes on the table. No rule is asked here."""

from __future__ import annotations

from collections.abc import Iterable
from operator import sub
from typing import TypeVar

from msgspec.structs import replace

from domain.titles.sagrada import facts as f
from domain.titles.sagrada.cards import PATTERNS, WINDOW_CARDS
from domain.titles.sagrada.parts import COLOURS, EMPTY, moved, with_die, without
from domain.titles.sagrada.questions import YourTurn
from domain.titles.sagrada.table import Table, rules

V = TypeVar("V")


def replace_at(row: tuple[V, ...], seat: int, value: V) -> tuple[V, ...]:
    changed = [*row]
    changed[seat] = value
    return tuple(changed)


def less(pile: tuple[str, ...], *things: str) -> tuple[str, ...]:
    for thing in things:
        at = pile.index(thing)
        pile = pile[:at] + pile[at + 1 :]
    return pile


def more(pile: tuple[str, ...], *things: str) -> tuple[str, ...]:
    return tuple(sorted((*pile, *things)))


def _bag_without(bag: tuple[int, ...], dice: Iterable[str]) -> tuple[int, ...]:
    return tuple(map(sub, bag, map("".join(dice).count, COLOURS)))


@rules.evolves(f.TableLaid)
def table_laid(state: Table, fact: f.TableLaid) -> Table:
    box = less(state.box, *fact.tools, *fact.public)
    return replace(
        state, tools=fact.tools, tokens=(0,) * len(fact.tools), public=fact.public, start=fact.start, box=box
    )


@rules.evolves(f.ObjectivesDealt)
def objectives_dealt(state: Table, fact: f.ObjectivesDealt) -> Table:
    private = replace_at(state.private, fact.seat, fact.objectives)
    return replace(state, private=private, box=less(state.box, *fact.objectives))


@rules.evolves(f.WindowCardsDealt)
def window_cards_dealt(state: Table, fact: f.WindowCardsDealt) -> Table:
    return replace(state, offered=replace_at(state.offered, fact.seat, fact.cards), box=less(state.box, *fact.cards))


@rules.evolves(f.WindowChosen)
def window_chosen(state: Table, fact: f.WindowChosen) -> Table:
    spare = tuple(card for card in state.offered[fact.seat] if fact.pattern not in WINDOW_CARDS[card])
    tokens = 0 if state.solo else PATTERNS[fact.pattern].difficulty
    return replace(
        state,
        windows=replace_at(state.windows, fact.seat, EMPTY[fact.pattern]),
        favour=replace_at(state.favour, fact.seat, tokens),
        offered=replace_at(state.offered, fact.seat, ()),
        spare=replace_at(state.spare, fact.seat, spare),
    )


@rules.evolves(f.RoundBegan)
def round_began(state: Table, fact: f.RoundBegan) -> Table:
    there = (*range(fact.start, state.seats), *range(fact.start))
    return replace(
        state,
        round=fact.round,
        start=fact.start,
        bag=_bag_without(state.bag, fact.dice),
        pool=fact.dice,
        turns=there + there[::-1],
        skipped=(),
    )


@rules.evolves(f.TurnBegan)
def turn_began(state: Table, fact: f.TurnBegan) -> Table:
    question = YourTurn(fact.seat, fact.half)
    return replace(state, turns=state.turns[1:], drafted=False, tooled=False, pending=(question,))


@rules.evolves(f.DiePlaced)
def die_placed(state: Table, fact: f.DiePlaced) -> Table:
    window = with_die(state.windows[fact.seat], fact.die, fact.cell)
    return replace(
        state, windows=replace_at(state.windows, fact.seat, window), pool=less(state.pool, fact.die), drafted=True
    )


@rules.evolves(f.ToolUsed)
def tool_used(state: Table, fact: f.ToolUsed) -> Table:
    at = state.tools.index(fact.tool)
    if fact.paid is not None:
        pool, paid = less(state.pool, fact.paid), (*state.paid, fact.paid)
        return replace(state, tokens=replace_at(state.tokens, at, 1), pool=pool, paid=paid, tooled=True)
    favour = replace_at(state.favour, fact.seat, state.favour[fact.seat] - fact.tokens)
    return replace(
        state, tokens=replace_at(state.tokens, at, state.tokens[at] + fact.tokens), favour=favour, tooled=True
    )


@rules.evolves(f.DieChanged)
def die_changed(state: Table, fact: f.DieChanged) -> Table:
    return replace(state, pool=more(less(state.pool, fact.old), fact.new))


@rules.evolves(f.DiceSwapped)
def dice_swapped(state: Table, fact: f.DiceSwapped) -> Table:
    on_space = more(less(state.track[fact.round - 1], fact.other), fact.die)
    pool = more(less(state.pool, fact.die), fact.other)
    return replace(state, track=replace_at(state.track, fact.round - 1, on_space), pool=pool)


@rules.evolves(f.DieExchanged)
def die_exchanged(state: Table, fact: f.DieExchanged) -> Table:
    at = COLOURS.index(fact.die[0])
    bag = replace_at(state.bag, at, state.bag[at] + 1)
    return replace(state, pool=less(state.pool, fact.die), bag=_bag_without(bag, fact.colour), held=fact.colour)


@rules.evolves(f.ValueChosen)
def value_chosen(state: Table, fact: f.ValueChosen) -> Table:
    return replace(state, pool=more(state.pool, fact.die), held="")


@rules.evolves(f.DieMoved)
def die_moved(state: Table, fact: f.DieMoved) -> Table:
    window = moved(state.windows[fact.seat], fact.source, fact.target)
    return replace(state, windows=replace_at(state.windows, fact.seat, window))


@rules.evolves(f.DiceMoved)
def dice_moved(state: Table, fact: f.DiceMoved) -> Table:
    window = state.windows[fact.seat]
    for source, _, _ in fact.moves:
        window = without(window, source)
    for _, target, die in fact.moves:
        window = with_die(window, die, target)
    return replace(state, windows=replace_at(state.windows, fact.seat, window))


@rules.evolves(f.PoolRolled)
def pool_rolled(state: Table, fact: f.PoolRolled) -> Table:
    return replace(state, pool=fact.dice)


@rules.evolves(f.DraftSpent)
def draft_spent(state: Table, fact: f.DraftSpent) -> Table:
    return replace(state, drafted=True)


@rules.evolves(f.SecondTurnSkipped)
def second_turn_skipped(state: Table, fact: f.SecondTurnSkipped) -> Table:
    return replace(state, turns=less_last(state.turns, fact.seat), skipped=(*state.skipped, fact.seat))


@rules.evolves(f.SecondTurnMoved)
def second_turn_moved(state: Table, fact: f.SecondTurnMoved) -> Table:
    return replace(state, turns=(fact.seat, *less_last(state.turns, fact.seat)), skipped=(*state.skipped, fact.seat))


@rules.evolves(f.TurnPassed)
def turn_passed(state: Table, fact: f.TurnPassed) -> Table:
    return state


@rules.evolves(f.RoundEnded)
def round_ended(state: Table, fact: f.RoundEnded) -> Table:
    return replace(state, track=(*state.track, fact.dice), pool=(), pending=())


def less_last(turns: tuple[int, ...], seat: int) -> tuple[int, ...]:
    at = len(turns) - 1 - turns[::-1].index(seat)
    return (*turns[:at], *turns[at + 1 :])
