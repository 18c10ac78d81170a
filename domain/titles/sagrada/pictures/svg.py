"""The table as a picture (SVG), from a view. Each die shows its letter too."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from domain.kernel.envelope import short_name_in
from domain.kernel.pictures import named
from domain.titles.sagrada.parts import CELLS, COLOUR_NAMES, ROWS
from domain.titles.sagrada.pictures.text import offered_to, public_objectives, tool_state

INK, PAPER, LEAD = "#22252b", "#f7f3ea", "#3a3f4a"
GLASS = {"R": "#c0392b", "G": "#2e8b57", "B": "#2f6fb5", "Y": "#d9a514", "P": "#7d4aa3"}
PALE = {"R": "#efc9c4", "G": "#c6e2d1", "B": "#c7daee", "Y": "#f3e3b0", "P": "#dccdea"}
# pips of a die on a 3 by 3 grid
PIPS = {1: (4,), 2: (2, 6), 3: (2, 4, 6), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}
CELL = 44
PIPPED = 36  # a narrower cell has no room for the pips of a die
WINDOW_WIDTH, WINDOW_HEIGHT = 5 * CELL + 34, 4 * CELL + 74
TOOL_WIDTH, TOOL_HEIGHT, TOOLS_A_ROW = 176, 38, 3
SPACE_WIDTH = 55.4
LINE = 17  # of a public objective
LONG_NAME, LONG_HEADING = 21, 28  # letters that fit at the usual size
# tools with commands of their own: what those begin with
OWN_WORDS = {"grozing_pliers": "use grozing pliers on", "lens_cutter": "use lens cutter on"}


def svg(view: dict[str, Any]) -> str:
    """Two windows a row below the pool, the round track and the tools; 600 wide, to be shown at 1x or 2x."""
    me = view["seat"]
    players = sorted(view["players"], key=lambda player: (player["seat"] != me, player["seat"]))
    windows = [_offered(side) for side in offered_to(view)]
    windows += [_of_player(view, player) for player in players if player["window"]]
    rows = (len(windows) + 1) // 2
    below_tools = 132 + -(-len(view["tools"]) // TOOLS_A_ROW) * (TOOL_HEIGHT + 8)
    head = below_tools + LINE * len(view["public"]) + 8
    height = head + rows * WINDOW_HEIGHT + 8
    parts = [_pool(view), _track(view), *(_tool(tool, n) for n, tool in enumerate(view["tools"]))]
    for n, line in enumerate(public_objectives(view)):
        parts.append(label(24, below_tools + 10 + LINE * n, line, 11))
    for n, window in enumerate(windows):
        x, y = 24 + (n % 2) * (WINDOW_WIDTH + 28), head + (n // 2) * WINDOW_HEIGHT
        parts.append(f'<g transform="translate({x},{y})">{window}</g>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="{height}" viewBox="0 0 600 {height}" '
        f'font-family="DejaVu Sans, sans-serif"><rect width="600" height="{height}" fill="{PAPER}"/>'
        + "".join(parts)
        + "</svg>"
    )


def label(x: float, y: float, words: str, size: int = 13, weight: str = "normal", anchor: str = "start") -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" fill="{INK}">'
        f"{escape(words)}</text>"
    )


def _die_title(name: str) -> str:
    return f"{COLOUR_NAMES[name[0]]} die, {name[1]}"


def _named_die(x: float, y: float, name: str, size: float, slots: str) -> str:
    return named(die(x, y, name, size), name, _die_title(name), (x, y, size, size), slots)


def die(x: float, y: float, name: str, size: float) -> str:
    """A die with its pips and its letter."""
    colour, value = name[0], int(name[1])
    ink = INK if colour == "Y" else "#ffffff"
    parts = [
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="{size * 0.16}" fill="{GLASS[colour]}" '
        f'stroke="{INK}" stroke-width="1"/>'
    ]
    step = size / 4
    for at in PIPS[value]:
        cx, cy = x + step * (at % 3 + 1), y + step * (at // 3 + 1)
        parts.append(f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="{size * 0.085:.1f}" fill="{ink}"/>')
    # the middle of the lowest row is free on every face
    parts.append(
        f'<text x="{x + size / 2:.1f}" y="{y + size * 0.92:.1f}" font-size="{size * 0.3:.1f}" text-anchor="middle" '
        f'font-weight="bold" fill="{ink}">{colour}</text>'
    )
    return "".join(parts)


def _pool(view: dict[str, Any]) -> str:
    when = f"Round {view['round']} of 10" if view["round"] else "Before round 1"
    parts = [label(24, 28, when, 16, "bold"), label(24, 58, "Pool")]
    parts += [_named_die(70 + n * 40, 38, name, 32, "die pay") for n, name in enumerate(view["pool"])]
    if not view["pool"]:
        parts.append(label(70, 58, "empty"))
    return "".join(parts)


def _track(view: dict[str, Any]) -> str:
    return "".join(_space(n, view["track"][n] if n < len(view["track"]) else []) for n in range(10))


def _space(n: int, dice: list[str]) -> str:
    """Its dice lie beside each other and smaller the more there are, below the number of the round."""
    x = round(24 + n * SPACE_WIDTH, 1)
    drawn = f'<rect x="{x}" y="80" width="51" height="44" rx="4" fill="#ffffff" stroke="{LEAD}" stroke-width="1"/>'
    drawn += label(x + 3, 90, str(n + 1), 9)
    if dice:
        drawn = named(drawn, str(n + 1), f"round {n + 1} of the track", (x, 80, 51, 44), "round")
    size, step = (20, 23) if len(dice) < 3 else (13, 15) if len(dice) < 7 else (8, 10)
    across = 47 // step
    left = x + 3 + (47 - min(len(dice), across) * step) / 2
    for m, name in enumerate(dice):
        at = left + (m % across) * step, 94 + (m // across) * step
        drawn += _named_die(round(at[0], 1), at[1], name, size, "other")
    return drawn


def _tool(tool: dict[str, Any], n: int) -> str:
    x = 24 + (n % TOOLS_A_ROW) * (TOOL_WIDTH + 12)
    y = 132 + (n // TOOLS_A_ROW) * (TOOL_HEIGHT + 8)
    box = x, y, TOOL_WIDTH, TOOL_HEIGHT
    drawn = f'<rect x="{x}" y="{y}" width="{TOOL_WIDTH}" height="{TOOL_HEIGHT}" rx="5" fill="#ffffff" stroke="{LEAD}"/>'
    name = f"{tool['number']} {tool['name']}"
    drawn += label(x + 8, y + 16, name, 12 if len(name) <= LONG_NAME else 10, "bold")
    drawn += label(x + 8, y + 31, tool_state(tool), 11)
    title = f"tool {tool['number']}, {tool['name']}, {tool_state(tool)}: {tool['text']}"
    if tool["id"] in OWN_WORDS:
        drawn = named(drawn, OWN_WORDS[tool["id"]], title, box, "do")
    return named(drawn, tool["name"].lower(), title, box, "tool")


def _of_player(view: dict[str, Any], player: dict[str, Any]) -> str:
    whose = short_name_in(view, player["seat"], 14, "Your window")
    return window(f"{whose}: {player['name']}", player["cells"], below_window(player), player["seat"] == view["seat"])


def below_window(player: dict[str, Any]) -> str:
    below = f"{player['favour']} favour token{'' if player['favour'] == 1 else 's'}"
    return below + (f", private: {' or '.join(player['private'])}" if player["private"] else "")


def _offered(side: dict[str, Any]) -> str:
    cells = [{"wants": wants, "die": ""} for row in side["rows"] for wants in row]
    drawn = window(f"To choose: {side['name']}", cells, f"difficulty {side['difficulty']}")
    title = f"window {side['name']}, difficulty {side['difficulty']}"
    return named(drawn, side["name"], title, (1, 0, 5 * CELL + 32, 4 * CELL + 70), "window")


def window(heading: str, cells: list[dict[str, Any]], below: str, mine: bool = False, side: int = CELL) -> str:
    """A grid whose cells are so wide, with its heading above and a line below."""
    parts = [label(22, 16, heading, 14 if len(heading) <= LONG_HEADING else 12, "bold")]
    parts.append(f'<rect x="18" y="38" width="{5 * side + 8}" height="{4 * side + 8}" rx="6" fill="{LEAD}"/>')
    parts += [label(22 + n * side + side / 2, 34, str(n + 1), 11, anchor="middle") for n in range(5)]
    for n, cell in enumerate(cells):
        x, y = 22 + (n % 5) * side, 42 + (n // 5) * side
        if n % 5 == 0:
            parts.append(label(12, y + side / 2 + 4, ROWS[n // 5], 11, anchor="middle"))
        drawn = _cell(x, y, cell, side)
        if mine:
            box = x + 1, y + 1, side - 2, side - 2
            drawn = named(drawn, CELLS[n], _cell_title(CELLS[n], cell), box, "cell source target source2 target2")
        parts.append(drawn)
    parts.append(label(22, 38 + 4 * side + 26, below, 12))
    return "".join(parts)


def _cell_title(name: str, cell: dict[str, Any]) -> str:
    if cell["die"]:
        return f"{name}, {_die_title(cell['die'])}"
    wants = COLOUR_NAMES.get(cell["wants"], cell["wants"])
    return f"{name}, open" if wants == "." else f"{name}, open for {wants}"


def small_die(x: float, y: float, name: str, size: float) -> str:
    """A die too small for pips: its name on its colour."""
    ink = INK if name[0] == "Y" else "#ffffff"
    return (
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" fill="{GLASS[name[0]]}"/>'
        f'<text x="{x + size / 2}" y="{y + size / 2 + 5}" font-size="14" font-weight="bold" text-anchor="middle" '
        f'fill="{ink}">{name}</text>'
    )


def _cell(x: float, y: float, cell: dict[str, Any], side: int) -> str:
    wants, size = cell["wants"], side - 2
    fill = PALE.get(wants, "#ffffff")
    parts = [f'<rect x="{x + 1}" y="{y + 1}" width="{size}" height="{size}" fill="{fill}"/>']
    if cell["die"] and side < PIPPED:
        parts.append(small_die(x + 1, y + 1, cell["die"], size))
    elif cell["die"]:
        parts.append(die(x + 5, y + 5, cell["die"], size - 8))
    elif wants != ".":
        parts.append(label(x + side / 2, y + side / 2 + 6, wants, 17, "bold", "middle"))
    return "".join(parts)
