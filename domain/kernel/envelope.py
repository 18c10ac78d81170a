"""What every view begins with, whatever the title: which game it is, whose eyes see it, who is asked, how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domain.kernel.shapes import Result, State
from domain.kernel.waiting import asked

ENVELOPE = ("title", "seat", "asked", "result")


def enveloped(title: str, state: State, seat: int | None, own: Mapping[str, Any]) -> dict[str, Any]:
    """The envelope, then the title's own. A name of the envelope means the same in every title, so it stays."""
    envelope = {"title": title, "seat": seat, "asked": list(asked(state)), "result": _result(state.result)}
    return {**envelope, **{key: value for key, value in own.items() if key not in ENVELOPE}}


def _result(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    scores = [{"seat": s.seat, "total": s.total, "rows": [list(row) for row in s.rows]} for s in result.scores]
    return {
        "scores": scores,
        "ranking": [list(group) for group in result.ranking],
        "decided_by": result.decided_by,
        "won": result.won,
        "target": result.target,
    }
