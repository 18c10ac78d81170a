"""The beginning: nobody has points, and somebody begins."""

from __future__ import annotations

from domain.kernel.rules import Turn
from domain.titles.pig.options import Options
from domain.titles.pig.questions import NextTurn
from domain.titles.pig.table import Plan, Table


def initial(options: Options, seats: int) -> Table:
    return Table(seats=seats, options=options, banked=(0,) * seats, plans=(Plan(),) * seats)


def deal(turn: Turn[Table]) -> None:
    seats, options = turn.state.seats, turn.state.options
    turn.plan(NextTurn(turn.luck.below(seats, "start player") if options.start_player == "random" else 0))
