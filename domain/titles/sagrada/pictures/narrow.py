"""The table as a narrow picture, for letters that are read on a telephone: the reader's window as wide as the page, the
others below it, two beside each other. The tools stand in the list beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from domain.kernel.envelope import short_name_in
from domain.kernel.pictures import in_lines
from domain.titles.sagrada.pictures.svg import PAPER, below_window, die, label, small_die, window
from domain.titles.sagrada.pictures.text import offered_to, public_objectives

View = dict[str, Any]
Piece = tuple[str, int]  # what is drawn from its top, and how high it is
WIDTH, MARGIN = 380, 12
OWN, OTHER = 62, 29  # how wide a cell is
LINE, LONGEST = 18, 52  # of words below each other
POOL, A_ROW = 36, 9  # a die of the pool with its gap, and how many stand in a row
DIE, GAP = 29, 6  # of the round track: a die, and what is between two spaces


def letter_svg(view: View) -> str:
    parts, y = [], 0
    for drawn, height in (_pool(view), *_windows(view), _words(view), _track(view), *_others(view)):
        parts.append(f'<g transform="translate(0 {y})">{drawn}</g>')
        y += height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{y + MARGIN}" '
        f'viewBox="0 0 {WIDTH} {y + MARGIN}" font-family="DejaVu Sans, sans-serif">'
        f'<rect width="{WIDTH}" height="{y + MARGIN}" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )


def _pool(view: View) -> Piece:
    when = f"Round {view['round']} of 10" if view["round"] else "Before round 1"
    dice = view["pool"]
    parts = [label(MARGIN, 26, f"{when}. The pool:{'' if dice else ' empty'}", 17, "bold")]
    for n, name in enumerate(dice):
        parts.append(die(MARGIN + POOL * (n % A_ROW) + 2 * (n % A_ROW), 36 + 40 * (n // A_ROW), name, POOL))
    return "".join(parts), 40 + 40 * -(-len(dice) // A_ROW)


def _windows(view: View) -> Iterable[Piece]:
    """The windows the reader chooses from, and his own."""
    offered = [
        window(side["name"], _pattern(side), f"difficulty {side['difficulty']}", side=OTHER)
        for side in offered_to(view)
    ]
    yield from _beside(offered, _height(OTHER))
    for player in view["players"]:
        if player["seat"] == view["seat"] and player["window"]:
            heading = f"Your window: {player['name']}"
            yield window(heading, player["cells"], below_window(player), side=OWN), _height(OWN)


def _pattern(side: View) -> list[View]:
    return [{"wants": wants, "die": ""} for row in side["rows"] for wants in row]


def _height(cell: int) -> int:
    return 4 * cell + 46 + 2 * LINE


def _words(view: View) -> Piece:
    lines = [part for said in public_objectives(view) for part in in_lines(said, LONGEST)]
    return "".join(label(MARGIN, 14 + LINE * n, line) for n, line in enumerate(lines)), LINE * len(lines) + 8


def _track(view: View) -> Piece:
    """The spaces that have dice, each with its round."""
    parts = [label(MARGIN, 16, "Round track" if any(view["track"]) else "Round track: empty", 13, "bold")]
    x, y = MARGIN, 24
    for n, dice in enumerate(view["track"], 1):
        for m, name in enumerate(dice):
            head = 18 if m == 0 else 0
            if x + head + DIE > WIDTH - MARGIN:
                x, y = MARGIN, y + DIE + 4
            parts.append(label(x, y + 18, str(n)) if head else "")
            parts.append(small_die(x + head, y, name, DIE - 2))
            x += head + DIE
        x += GAP if dice else 0
    return "".join(parts), y + (DIE + MARGIN if any(view["track"]) else 4)


def _others(view: View) -> Iterable[Piece]:
    shown = []
    for player in view["players"]:
        if player["seat"] != view["seat"] and player["window"]:
            heading = short_name_in(view, player["seat"], 18)
            shown.append(window(heading, player["cells"], below_window(player), side=OTHER))
    yield from _beside(shown, _height(OTHER))


def _beside(drawn: list[str], height: int) -> Iterable[Piece]:
    for n in range(0, len(drawn), 2):
        pair = drawn[n : n + 2]
        yield "".join(f'<g transform="translate({182 * m} 0)">{each}</g>' for m, each in enumerate(pair)), height
