"""The course of the game: rounds there and back, turns, and the end of a round."""

from __future__ import annotations

from operator import add, mul

from domain.kernel.luck import Luck, draw, taken
from domain.kernel.rules import Turn
from domain.titles.sagrada.chapters.offers import can_act
from domain.titles.sagrada.facts import RoundBegan, RoundEnded, TurnBegan, TurnPassed
from domain.titles.sagrada.parts import COLOURS
from domain.titles.sagrada.questions import YourTurn
from domain.titles.sagrada.scoring import result_of
from domain.titles.sagrada.table import ROUNDS, Table


def dice_in_a_round(seats: int) -> int:
    return 4 if seats == 1 else 2 * seats + 1


def draw_colours(luck: Luck, bag: tuple[int, ...], count: int) -> tuple[str, ...]:
    """The bag keeps no order: a die is drawn when it is drawn."""
    return draw(luck, _laid_out(bag), count, "bag")


def draw_dice(luck: Luck, bag: tuple[int, ...], count: int) -> tuple[str, ...]:
    """Drawn and rolled in one go: first the colours, then the values."""
    left = [*_laid_out(bag)]
    count = min(count, len(left))
    numbers = luck.below_each((*range(len(left), len(left) - count, -1), *(6,) * count), "dice")
    values = map("123456".__getitem__, numbers[count:])
    return tuple(sorted(map(add, taken(left, numbers[:count]), values)))


def _laid_out(bag: tuple[int, ...]) -> str:
    return "".join(map(mul, COLOURS, bag))


def begin_round(turn: Turn[Table]) -> None:
    state = turn.state
    start = state.start if state.round == 0 else (state.start + 1) % state.seats
    dice = draw_dice(turn.luck, state.bag, dice_in_a_round(state.seats))
    turn.emit(RoundBegan(state.round + 1, start, dice))
    begin_turn(turn)


def begin_turn(turn: Turn[Table]) -> None:
    """The next turn in which there is anything to do; nobody is asked when passing is all there is."""
    while turns := turn.state.turns:
        seat = turns[0]
        half = 2 if turns.count(seat) == 1 else 1
        turn.emit(TurnBegan(seat, half))
        if can_act(turn.state, YourTurn(seat, half)):
            return
        turn.emit(TurnPassed(seat, forced=True))
    end_round(turn)


def go_on(turn: Turn[Table], question: YourTurn) -> None:
    """The turn stays open while the seat can still do something in it."""
    if not can_act(turn.state, question):
        begin_turn(turn)


def end_round(turn: Turn[Table]) -> None:
    turn.emit(RoundEnded(turn.state.round, turn.state.pool))
    if turn.state.round == ROUNDS:
        turn.finish(result_of(turn.state))
    else:
        begin_round(turn)
