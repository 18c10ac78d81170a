"""The table in monospace: first what the list says, then the way to the target as bars."""

from __future__ import annotations

from typing import Any

from domain.kernel.flow import name_in
from domain.titles.pig.pictures.listing import listing

BAR = 40  # characters


def text(view: dict[str, Any]) -> str:
    said = [sentence.text(view.get("names", ())) for sentence in listing(view)]
    bars = [_bar(player["banked"], view["target"]) for player in view["players"]]
    lines = [
        f"  {bar}  {player['banked']:3}  {name_in(view, player['seat'], 'You')}"
        for bar, player in zip(bars, view["players"], strict=True)
    ]
    return "\n".join((*said, "", f"The way to {view['target']}:", *lines))


def _bar(banked: int, target: int) -> str:
    full = min(BAR, banked * BAR // target)
    return "#" * full + "." * (BAR - full)
