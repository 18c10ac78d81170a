"""The table in monospace, from a view."""

from __future__ import annotations

from typing import Any

from domain.kernel.flow import name_in, short_name_in
from domain.titles.sagrada.parts import ROWS

NARROW = 60  # characters that a narrow terminal has in a line


def text(view: dict[str, Any]) -> str:
    blocks = [_table_lines(view)]
    me = view["seat"]
    players = sorted(view["players"], key=lambda player: (player["seat"] != me, player["seat"]))
    patterns = [_pattern_lines(side["name"], side["difficulty"], side["rows"]) for side in offered_to(view)]
    blocks += [side_by_side(patterns[n : n + 2]) for n in range(0, len(patterns), 2)]
    windows = [_window_lines(view, player) for player in players if player["window"]]
    blocks += [side_by_side(windows[n : n + 2]) for n in range(0, len(windows), 2)]
    return "\n\n".join("\n".join(block) for block in blocks)


def offered_to(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The windows the reader chooses from."""
    mine = (player["offered"] for player in view["players"] if player["seat"] == view["seat"])
    return next(mine, None) or []


def _table_lines(view: dict[str, Any]) -> list[str]:
    lines = [f"Round {view['round']} of 10" if view["round"] else "Before round 1"]
    lines += _turn_lines(view)
    lines.append("Pool: " + (" ".join(view["pool"]) or "empty"))
    track = [f"{n}: {' '.join(dice) or '-'}" for n, dice in enumerate(view["track"], 1)]
    lines.append("Round track: " + ("   ".join(track) or "empty"))
    if view["target"] is not None:
        lines.append(f"Target so far: {view['target']}")
    for tool in view["tools"]:
        state = tool_state(tool)
        lines.append(f"Tool {tool['number']}, {tool['name']} ({state}): {tool['text']}")
    lines += [f"Public objective, {words}" for words in public_objectives(view)]
    return lines


def public_objectives(view: dict[str, Any]) -> list[str]:
    """The name of each, what it is worth, and what for."""
    points = ["1 point a die" if card["points"] == 1 else f"{card['points']} points" for card in view["public"]]
    return [f"{card['name']}: {worth}, {card['for']}" for card, worth in zip(view["public"], points, strict=True)]


def turns_left(view: dict[str, Any]) -> list[int]:
    """Whose turns are left in this round, this one first."""
    return [*(view["turn"] or ())[:1], *view["turns"]]


def _turn_lines(view: dict[str, Any]) -> list[str]:
    seats = turns_left(view)
    if view["seats"] == 1 or not seats:
        return []
    return ["Turns left in this round: " + ", ".join(name_in(view, seat, "you") for seat in seats)]


def tool_state(tool: dict[str, Any]) -> str:
    if "used" in tool:
        return "used up" if tool["used"] else f"pay a {tool['pays']} die"
    return f"price {tool['price']}"


def _window_lines(view: dict[str, Any], player: dict[str, Any]) -> list[str]:
    whose = short_name_in(view, player["seat"], 14, "Your window")
    lines = [f"{whose}: {player['name']}", "    1  2  3  4  5"]
    cells = player["cells"]
    for n, row in enumerate(ROWS):
        shown = [cell["die"] or f" {cell['wants']}" for cell in cells[5 * n : 5 * n + 5]]
        lines.append(f" {row} " + " ".join(shown))
    if view["seats"] > 1:
        lines.append(f"Favour tokens: {player['favour']}")
    if player["private"]:
        lines.append(f"Private objective: {' or '.join(player['private'])}")
    return lines


def _pattern_lines(name: str, difficulty: int, rows: list[str]) -> list[str]:
    lines = [f"{name} ({difficulty})", "    1 2 3 4 5"]
    return lines + [f" {letter}  " + " ".join(row) for letter, row in zip(ROWS, rows, strict=True)]


def side_by_side(blocks: list[list[str]]) -> list[str]:
    height = max(len(block) for block in blocks)
    widths = [max(len(line) for line in block) for block in blocks]
    gap = 4 if sum(widths) + 4 <= NARROW else 2
    padded = [block + [""] * (height - len(block)) for block in blocks]
    rows = zip(*padded, strict=True)
    return [(" " * gap).join(line.ljust(w) for line, w in zip(row, widths, strict=True)).rstrip() for row in rows]
