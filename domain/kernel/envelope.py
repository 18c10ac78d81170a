"""What every view begins with, whatever the title: which game it is, whose eyes see it, who is asked, how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from domain.kernel.shapes import Result, State
from domain.kernel.waiting import asked

ENVELOPE = ("title", "seat", "asked", "result")
NAMES = "names"  # added by whoever shows the view; a title knows seats only


def enveloped(title: str, state: State, seat: int | None, own: Mapping[str, Any]) -> dict[str, Any]:
    """The envelope, then the title's own. A name of the envelope means the same in every title, so it stays."""
    envelope = {"title": title, "seat": seat, "asked": list(asked(state)), "result": _result(state.result)}
    view = {**envelope, **own, **envelope}
    view.pop(NAMES, None)
    return view


def with_names(view: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """The view for a picture or a text in which people have their names; whoever shows it knows them."""
    return {**view, NAMES: list(names)}


def name_in(view: Mapping[str, Any], seat: int, you: str = "") -> str:
    """What a picture calls who sits there; `you` for its reader."""
    if you and seat == view["seat"]:
        return you
    names = view.get(NAMES, ())
    return str(names[seat]) if seat < len(names) else f"Seat {seat + 1}"


def short_name_in(view: Mapping[str, Any], seat: int, longest: int, you: str = "") -> str:
    """The same where there is little room."""
    name = name_in(view, seat, you)
    return name if len(name) <= longest else f"{name[: longest - 1].rstrip()}\u2026"


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
