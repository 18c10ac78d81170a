"""The table in monospace: first what the list says, then the way to the target as bars."""

from __future__ import annotations

from typing import Any

from domain.pig.pictures.listing import listing

BAR = 40  # characters


def text(view: dict[str, Any]) -> str:
    said = [sentence.text() for sentence in listing(view)]
    bars = [_bar(player["banked"], view["target"]) for player in view["players"]]
    lines = [f"  {n}  {bar}  {view['players'][n - 1]['banked']}" for n, bar in enumerate(bars, 1)]
    return "\n".join((*said, "", f"The way to {view['target']}:", *lines))


def _bar(banked: int, target: int) -> str:
    full = min(BAR, banked * BAR // target)
    return "#" * full + "." * (BAR - full)
