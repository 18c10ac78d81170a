"""Effects on dice and revenue spaces."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from domain.kernel.luck import roll
from domain.kernel.rules import Turn
from domain.kernel.shapes import Refused
from domain.titles.lagranja.abilities.commands import ChangeTo, Reroll, TakeSpace
from domain.titles.lagranja.abilities.events import RevenueUsed
from domain.titles.lagranja.abilities.facts import DiceRerolled
from domain.titles.lagranja.abilities.questions import AnySpace, Carry, NewValue
from domain.titles.lagranja.abilities.questions import RerollDice as RerollQuestion
from domain.titles.lagranja.abilities.registry import declinable, effect, go_on
from domain.titles.lagranja.abilities.vocabulary import ChangeDie, RerollDice, UseRevenue
from domain.titles.lagranja.chapters.revenue import use_space
from domain.titles.lagranja.facts import DieValueSet
from domain.titles.lagranja.table import Table, rules

SIDES = tuple(range(1, 7))


# another value for a die


def _values(state: Table, effect: ChangeDie) -> tuple[int, ...]:
    """What the die may count as for its owner instead of what it counts as now."""
    if state.die is None:
        return ()
    now = state.die.value
    match effect.how:
        case "mirror":
            return (7 - now,)
        case "shift":
            return tuple(value for value in SIDES if 0 < abs(value - now) <= (effect.n or 0))
    return tuple(value for value in SIDES if value != now)


@effect(ChangeDie, lambda state, effect, carry: bool(_values(state, effect)), guards=True)
def change_die(turn: Turn[Table], effect: ChangeDie, then: Carry) -> None:
    turn.ask(NewValue(then.seat, _values(turn.state, effect), then))


@declinable(NewValue)
def new_values(state: Table, question: NewValue) -> Iterator[ChangeTo]:
    return map(ChangeTo, question.values)


@rules.answer(NewValue, ChangeTo)
def change_to(turn: Turn[Table], question: NewValue, command: ChangeTo) -> None:
    if command.value not in question.values:
        listed = ", ".join(map(str, question.values))
        raise Refused("wrong_value", "The die can be changed to {values}.", values=listed)
    turn.settle()
    turn.emit(DieValueSet(question.seat, command.value))
    go_on(turn, question.then)


# revenue spaces; none of this is the use of a die


@effect(UseRevenue)
def use_revenue(turn: Turn[Table], effect: UseRevenue, then: Carry) -> None:
    state, event = turn.state, then.event
    if effect.space == "any":
        turn.ask(AnySpace(then.seat, effect.n, bool(effect.different)))
    elif effect.space == "round":
        use_space(turn, then.seat, state.round)
    elif isinstance(event, RevenueUsed):
        use_space(turn, then.seat, event.space, event.options if effect.option == "other" else ())


@declinable(AnySpace)
def any_space(state: Table, question: AnySpace) -> Iterator[TakeSpace]:
    return (TakeSpace(n) for n in SIDES if not (question.different and n in question.done))


@rules.answer(AnySpace, TakeSpace)
def take_space(turn: Turn[Table], question: AnySpace, command: TakeSpace) -> None:
    if question.different and command.number in question.done:
        raise Refused("same_space", "The spaces have to be different.")
    turn.settle()
    if question.left > 1:
        done = (*question.done, command.number)
        turn.plan(AnySpace(question.seat, question.left - 1, question.different, done))
    use_space(turn, question.seat, command.number)


# dice of the board, rolled again before anybody has picked


@effect(RerollDice, lambda state, effect, carry: bool(state.board_dice))
def reroll_dice(turn: Turn[Table], effect: RerollDice, then: Carry) -> None:
    turn.ask(RerollQuestion(then.seat, effect.n))


@declinable(RerollQuestion)
def rerolls(state: Table, question: RerollQuestion) -> Iterator[Reroll]:
    dice = sorted(state.board_dice)
    for n in range(1, min(question.n, len(dice)) + 1):
        yield from map(Reroll, dict.fromkeys(combinations(dice, n)))


@rules.answer(RerollQuestion, Reroll)
def reroll(turn: Turn[Table], question: RerollQuestion, command: Reroll) -> None:
    dice, there = command.dice, turn.state.board_dice
    if len(dice) > question.n:
        raise Refused("too_many", "You may roll {n} dice again at most.", n=question.n)
    if any(dice.count(value) > there.count(value) for value in dice):
        raise Refused("no_such_dice", "There are no such dice.")
    turn.settle()
    turn.emit(DiceRerolled(question.seat, dice, roll(turn.luck, len(dice), "reroll")))
