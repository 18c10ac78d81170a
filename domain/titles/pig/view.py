"""What a seat may know: everything, for nothing is hidden in Pig."""

from __future__ import annotations

from typing import Any

from domain.titles.pig.table import Table


def view(state: Table, seat: int | None) -> dict[str, Any]:
    return {
        "target": state.options.target,
        "turn": state.seat,
        "points": state.points,
        "rolled": list(state.rolled),
        "players": [
            {"seat": n, "banked": banked, "plan": {"hold_at": plan.points, "turns": plan.turns} if plan.turns else None}
            for n, (banked, plan) in enumerate(zip(state.banked, state.plans, strict=True))
        ],
    }


def census(state: Table) -> dict[str, int]:
    """The box is one die. What a fact could lose here is the row of a seat."""
    return {"dice": 1, "rows of points": len(state.banked), "rows of plans": len(state.plans)}
