"""A turn: roll as often as you like. A 1 ends it without points; who holds banks them, and the target wins."""

from __future__ import annotations

from collections.abc import Iterator

from domain.kernel.luck import roll
from domain.kernel.rules import Turn
from domain.kernel.shapes import Command, Refused
from domain.titles.pig.commands import Hold, HoldAt, Roll
from domain.titles.pig.facts import DiceRolled, PlanMade, PointsBanked, TurnBegan
from domain.titles.pig.questions import NextTurn, YourTurn
from domain.titles.pig.scoring import result
from domain.titles.pig.table import Table, rules
from domain.titles.pig.words import GOALS, MOST_TURNS


def why_not_hold(state: Table) -> Refused | None:
    return None if state.points else Refused("no_points", "Roll first: there is nothing to bank in this turn.")


def why_not_hold_at(state: Table, command: HoldAt) -> Refused | None:
    if command.points > state.points:
        return None
    template = 'This turn has {points} points already. Say "hold" to bank them, or a higher number.'
    return Refused("has_more", template, points=state.points)


@rules.offer(YourTurn)
def offers(state: Table, question: YourTurn, seat: int) -> Iterator[Command]:
    yield Roll()
    if why_not_hold(state) is None:
        yield Hold()
    for turns in range(1, MOST_TURNS + 1):
        each = (HoldAt(points, turns) for points in GOALS)
        yield from (command for command in each if why_not_hold_at(state, command) is None)


@rules.answer(YourTurn, Roll)
def roll_once(turn: Turn[Table], question: YourTurn, command: Roll) -> None:
    dice = roll(turn.luck, 1, "die")
    turn.emit(DiceRolled(turn.seat, dice))
    if 1 in dice:
        turn.settle()
        turn.plan(_after(turn.state))


@rules.answer(YourTurn, Hold)
def hold(turn: Turn[Table], question: YourTurn, command: Hold) -> None:
    turn.refuse_if(why_not_hold(turn.state))
    turn.settle()
    _bank(turn)


@rules.answer(YourTurn, HoldAt)
def hold_at(turn: Turn[Table], question: YourTurn, command: HoldAt) -> None:
    turn.refuse_if(why_not_hold_at(turn.state, command))
    turn.settle()
    if command.turns > 1:
        turn.emit(PlanMade(turn.seat, command.points, command.turns - 1))
    _roll_until(turn, command.points)


@rules.step(NextTurn)
def next_turn(turn: Turn[Table], step: NextTurn) -> None:
    turn.emit(TurnBegan(step.seat))
    plan = turn.state.plans[step.seat]
    if not plan.turns:
        return turn.ask(YourTurn(step.seat))
    turn.emit(PlanMade(step.seat, plan.points, plan.turns - 1))
    return _roll_until(turn, plan.points)


def _roll_until(turn: Turn[Table], wanted: int) -> None:
    """The whole turn in one go. More than is needed to win is never wanted."""
    dice: tuple[int, ...] = ()
    points = turn.state.points
    while points < min(wanted, turn.state.to_win) and 1 not in dice:
        dice += roll(turn.luck, 1, "die")
        points = turn.state.points + sum(dice)
    if dice:
        turn.emit(DiceRolled(turn.state.seat, dice))
    if 1 in dice:
        turn.plan(_after(turn.state))
    else:
        _bank(turn)


def _bank(turn: Turn[Table]) -> None:
    state = turn.state
    wins = state.points >= state.to_win
    turn.emit(PointsBanked(state.seat, state.points))
    if wins:
        turn.finish(result(turn.state))
    else:
        turn.plan(_after(turn.state))


def _after(state: Table) -> NextTurn:
    return NextTurn((state.seat + 1) % state.seats)
