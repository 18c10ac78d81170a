"""The table as a picture: a bar a seat on the way to the target, and the dice of this turn."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from domain.kernel.envelope import short_name_in

INK, PAPER, RAIL, BAR, MARK = "#22252b", "#f7f3ea", "#e4dccb", "#c96f7f", "#2f6fb5"
WIDTH, RAIL_WIDTH, ROW, HEAD = 480, 320, 34, 64
DIE = 30
SHOWN = 11  # dice that fit beside each other: the last ones
# pips of a die on a 3 by 3 grid
PIPS = {1: (4,), 2: (2, 6), 3: (2, 4, 6), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def svg(view: dict[str, Any]) -> str:
    height = HEAD + ROW * len(view["players"]) + 12
    dice = [_die(16 + n * (DIE + 6), 16, die) for n, die in enumerate(view["rolled"][-SHOWN:])]
    if not dice and view["asked"]:
        dice = [_label(16, 37, "Nothing is rolled in this turn yet.")]
    rows = [_row(player, view, HEAD + ROW * n) for n, player in enumerate(view["players"])]
    points = _label(WIDTH - 16, 37, f"+{view['points']}", "end") if view["points"] else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="DejaVu Sans, sans-serif"><rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        + "".join((*dice, points, *rows))
        + "</svg>"
    )


def _row(player: dict[str, Any], view: dict[str, Any], y: int) -> str:
    long = min(RAIL_WIDTH, RAIL_WIDTH * player["banked"] // view["target"])
    whose = short_name_in(view, player["seat"], 10, "You")
    mark = f'<circle cx="12" cy="{y + 12}" r="5" fill="{MARK}"/>' if player["seat"] in view["asked"] else ""
    return (
        mark
        + _label(24, y + 17, whose)
        + f'<rect x="84" y="{y}" width="{RAIL_WIDTH}" height="24" rx="4" fill="{RAIL}"/>'
        + (f'<rect x="84" y="{y}" width="{long}" height="24" rx="4" fill="{BAR}"/>' if long else "")
        + _label(WIDTH - 16, y + 17, str(player["banked"]), "end")
    )


def _die(x: int, y: int, value: int) -> str:
    step = DIE / 4
    pips = "".join(
        f'<circle cx="{x + step * (at % 3 + 1):.1f}" cy="{y + step * (at // 3 + 1):.1f}" r="2.6" fill="{INK}"/>'
        for at in PIPS[value]
    )
    return (
        f'<rect x="{x}" y="{y}" width="{DIE}" height="{DIE}" rx="5" fill="#ffffff" stroke="{INK}" stroke-width="1"/>'
        + pips
    )


def _label(x: int, y: int, words: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" font-size="14" text-anchor="{anchor}" fill="{INK}">{escape(words)}</text>'
