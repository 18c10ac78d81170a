"""Who wins: the first at the target; the others by their points."""

from __future__ import annotations

from itertools import groupby

from domain.kernel.shapes import Result, Score
from domain.titles.pig.table import Table


def points_so_far(state: Table) -> tuple[int, tuple[int, ...]]:
    """Pig has turns and no rounds."""
    return 0, state.banked


def result(state: Table) -> Result:
    banked = state.banked
    order = sorted(range(state.seats), key=lambda seat: -banked[seat])
    places = tuple(tuple(seats) for _, seats in groupby(order, key=lambda seat: banked[seat]))
    scores = tuple(Score(seat, points, (("banked", points),)) for seat, points in enumerate(banked))
    return Result(scores, places, "points")
