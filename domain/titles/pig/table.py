"""The state of a game."""

from __future__ import annotations

from msgspec import Struct

from domain.kernel.rules import Rules
from domain.kernel.shapes import State
from domain.titles.pig.options import Options


class Plan(Struct, frozen=True, gc=False):
    """Hold at so many points in so many turns."""

    points: int = 0
    turns: int = 0


class Table(State, kw_only=True):
    options: Options
    banked: tuple[int, ...]  # points, by seat
    plans: tuple[Plan, ...]  # by seat
    seat: int = 0  # whose turn it is
    points: int = 0  # of this turn
    rolled: tuple[int, ...] = ()  # in this turn

    @property
    def to_win(self) -> int:
        """What the seat whose turn it is must have in this turn to win."""
        return self.options.target - self.banked[self.seat]


rules: Rules[Table] = Rules()
