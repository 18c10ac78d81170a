"""La Granja among sensible bots: points by edition, seat and reason. There is no reference simulator to compare with.

How often the owner of each helper wins: `python -m tests.titles.lagranja.bench_helpers`.
"""

from __future__ import annotations

import statistics
from typing import Any

from ops.bench.titles import Case


def _case(edition: str, seats: int) -> Case:
    return Case(f"{edition}, alone" if seats == 1 else f"{edition}, {seats} seats", seats, {"edition": edition})


CASES = [_case(edition, seats) for edition in ("ru", "fr", "cz") for seats in (2, 3, 4, 1)]


def measure(state: Any) -> dict[str, float]:
    """Means over the seats, the best total, and of each seat its points and its share of the victory."""
    scores = state.result.scores
    totals = [score.total for score in scores]
    figures = {"points": statistics.mean(totals), "winner": float(max(totals))}
    if state.seats > 1:
        first = state.result.ranking[0]
        for score in scores:
            figures[f"seat {score.seat + 1}"] = float(score.total)
            figures[f"wins {score.seat + 1}"] = (score.seat in first) / len(first)
    reasons = sorted({why for score in scores for why, _ in score.rows})
    return figures | {why: statistics.mean(dict(score.rows).get(why, 0) for score in scores) for why in reasons}
