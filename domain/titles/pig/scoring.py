"""Who wins: the first at the target; the others by their points."""

from __future__ import annotations

from domain.kernel.shapes import Result, Score
from domain.kernel.telling import Sentence
from domain.titles.pig.table import Table


def points_so_far(state: Table) -> tuple[int, tuple[int, ...]]:
    """Pig has turns and no rounds."""
    return 0, state.banked


def known_scores(state: Table, reader: int | None) -> tuple[Score, ...]:
    return tuple(Score(seat, points, (("banked", points),)) for seat, points in enumerate(state.banked))


def progress(state: Table) -> Sentence:
    best = max(state.banked, default=0)
    return Sentence.of(
        "The first with {target} points wins; the best has {best}.", target=state.options.target, best=best
    )


def result(state: Table) -> Result:
    return Result.of(dict(enumerate(state.banked)), source="banked")
