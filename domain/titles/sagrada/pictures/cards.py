"""Cards: a tool with its act and its price, an objective with the pattern that it asks for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from domain.kernel import art
from domain.kernel.art import Marks, dots, group, path, rect, sheet
from domain.kernel.inks import BONE, GLASS, INK, KEY, LEAD, QUIET, SMOKE
from domain.kernel.pictures import fitting, lines, named, text
from domain.kernel.telling import say, term, word
from domain.titles.sagrada.pictures.acts import act
from domain.titles.sagrada.pictures.glass import COLOUR_LETTERS, cut, die, drop, pips, plain_die
from domain.titles.sagrada.pictures.text import tool_state

View = dict[str, Any]
FINE = 9  # a smaller pattern shows no cuts and no pips
# tools with commands of their own: what those begin with
OWN_WORDS = {"grozing_pliers": "use grozing pliers on", "lens_cutter": "use lens cutter on"}

_DIAGONALS = {(0, 1): "B", (1, 2): "B", (2, 3): "B", (3, 2): "B", (3, 0): "R", (2, 1): "R"}
_PATTERNS: dict[str, Callable[[int, int], str]] = {
    "row_color_variety": lambda row, column: "RYGBP"[column] if row == 1 else "",
    "column_color_variety": lambda row, column: "RYGB"[row] if column == 2 else "",
    "row_shade_variety": lambda row, column: "36152"[column] if row == 1 else "",
    "column_shade_variety": lambda row, column: "4163"[row] if column == 2 else "",
    "color_diagonals": lambda row, column: _DIAGONALS.get((row, column), ""),
}
_PAIRS = {"light_shades": (1, 2), "medium_shades": (3, 4), "deep_shades": (5, 6)}


def pattern_size(s: float) -> tuple[float, float]:
    """Of the picture of an objective whose cells are so wide."""
    gap = 1.5 if s >= FINE else 0.8
    return 5 * s + 6 * gap, 4 * s + 5 * gap


@lru_cache(maxsize=256)
def objective(card: str, x: float, y: float, s: float) -> str:
    """The pattern that it asks for."""
    wide, high = pattern_size(s)
    if card in _PATTERNS:
        return _grid(x, y, s, _PATTERNS[card])
    if card in _PAIRS:
        size = min(wide * 0.44, high * 0.62)
        left, right = (x + wide / 2 - size - 2, x + wide / 2 + 2)
        one, two = _PAIRS[card]
        return plain_die(left, y + (high - size) / 2, size, one) + plain_die(right, y + (high - size) / 2, size, two)
    return _values(x, y, wide, high, s) if card == "shade_variety" else _colours(x, y, wide, high, s)


def _grid(x: float, y: float, s: float, filled: Callable[[int, int], str]) -> str:
    gap = 1.5 if s >= FINE else 0.8
    wide, high = pattern_size(s)
    drawn = rect(x, y, wide, high, LEAD, gap)
    for n in range(20):
        left, top, what = x + gap + n % 5 * (s + gap), y + gap + n // 5 * (s + gap), filled(*divmod(n, 5))
        if what in GLASS:
            drawn += rect(left, top, s, s, GLASS[what][0])
            drawn += path(cut(what, left, top, s), GLASS[what][1]) if s >= FINE else ""
        elif what:
            at = pips(int(what), left, top, s, 0.27) if s >= FINE else [(left + s / 2, top + s / 2)]
            drawn += rect(left, top, s, s, BONE) + dots(at, max(0.8, s * 0.1) if s >= FINE else s * 0.22, KEY)
        else:
            drawn += rect(left, top, s, s, SMOKE[0])
    return drawn


def _values(x: float, y: float, wide: float, high: float, s: float) -> str:
    if s < FINE:
        step, down = wide / 3, high / 2
        places = [(x + n % 3 * step, y + n // 3 * down) for n in range(6)]
        drawn = "".join(rect(a, b, step - 1, down - 1, BONE, 1, KEY, 0.8) for a, b in places)
        return drawn + dots([(a + step / 2 - 0.5, b + down / 2 - 0.5) for a, b in places], 1.1, KEY)
    size = min((high - 4) / 2, (wide - 6) / 3)
    left, top = x + (wide - 3 * size - 8) / 2, y + (high - 2 * size - 4) / 2
    each = [(left + n % 3 * (size + 4), top + n // 3 * (size + 4), n + 1) for n in range(6)]
    return "".join(plain_die(a, b, size, value) for a, b, value in each)


def _colours(x: float, y: float, wide: float, high: float, s: float) -> str:
    if s < FINE:
        step = wide / 5
        places = enumerate("RYGBP")
        return "".join(rect(x + n * step, y + high * 0.2, step - 0.6, high * 0.6, GLASS[c][0], 1) for n, c in places)
    size = min((high - 4) / 2, (wide - 7) / 3)
    top, middle = y + (high - 2 * size - 4) / 2, x + wide / 2
    first = [(middle + (n - 1) * (size + 4) - size / 2, top) for n in range(3)]
    second = [(middle + (n - 1) * (size + 4) + 2, top + size + 4) for n in range(2)]
    dice = zip((*first, *second), ("R3", "Y5", "G2", "B6", "P1"), strict=True)
    return "".join(die(a, b, size, name) for (a, b), name in dice)


def _name(x: float, y: float, w: float, words: str, size: float, fill: str) -> str:
    """In one line or two, in the middle of a place two lines high."""
    broken = lines(words, size, w, True)[:2]
    top = y + (size * 0.62 if len(broken) == 1 else 0)
    parts = []
    for n, part in enumerate(broken):
        shown, fits = fitting(part, (size,), w, True)
        parts.append(text(x + w / 2, top + size * (1 + 1.2 * n), shown, fits, True, "middle", fill))
    return "".join(parts)


def tool_card(tool: View, x: float, y: float, w: float, h: float, size: float, marks: Marks) -> str:
    name = tool["name"].lower()
    up = 6 if name in marks.lifted else 0
    top, dim = y - up, name in marks.dim
    inside = group(act(tool["id"]), at=(x + 9, top + 11)) + _price(tool, x + w - 17, top, size)
    words = _name(x + 4, top + h - 2.35 * size - 8, w - 8, term(tool["name"]), size, QUIET if dim else INK)
    drawn = sheet(x, y, w, h, bool(up)) + (art.faded(inside) if dim else inside) + words
    drawn += art.brackets((x, top, w, h), 3, 16) if name in marks.lit else ""
    title, box = _title(tool), (x, y, w, h)
    if tool["id"] in OWN_WORDS:
        drawn = named(drawn, OWN_WORDS[tool["id"]], title, box, "do")
    return named(drawn, name, title, box, "tool")


def _title(tool: View) -> str:
    return say("tool {n}, {tool}, {state}: {text}", n=tool["number"], tool=tool["name"], state=tool_state(tool),
               text=tool["text"])  # fmt: skip


def _price(tool: View, x: float, y: float, size: float) -> str:
    """Drops and their number; alone the colour of the die that pays, struck out once the tool is used."""
    if "pays" in tool:
        letter = COLOUR_LETTERS[tool["pays"]]
        drawn = token(letter, x - 13, y + 14, 20)
        below = text(x - 3, y + 49, word("used") if tool["used"] else word("pays"), size, False, "middle", QUIET)
        return art.faded(drawn) + below if tool["used"] else drawn + below
    two = tool["price"] == 2
    drops = drop(x - (7 if two else 0), y + 15, 20) + (drop(x + 7, y + 15, 20) if two else "")
    return drops + text(x, y + 50, tool["price"], 15, True, "middle")


def token(letter: str, x: float, y: float, s: float) -> str:
    """A pane of the full colour: what a private objective counts, what a tool is paid with."""
    face, shade = GLASS[letter]
    return rect(x, y, s, s, face, 2) + path(cut(letter, x, y, s), shade) + rect(x, y, s, s, "none", 2, KEY)


def objective_card(card: View, x: float, y: float, w: float, h: float, size: float, s: float) -> str:
    wide, _ = pattern_size(s)
    middle = x + (9 + wide + w) / 2
    drawn = sheet(x, y, w, h) + objective(card["id"], x + 9, y + 10, s)
    drawn += text(middle, y + 33, card["points"], 20, True, "middle")
    drawn += text(middle, y + 48, word("each"), size, False, "middle", QUIET)
    drawn += _name(x + 4, y + h - 2.35 * size - 8, w - 8, term(card["name"]), size, INK)
    return group(drawn, _goal(card), card=card["id"])


def _goal(card: View) -> str:
    return say("{card}: {n} points, {what}", card=card["name"], n=card["points"], what=card["for"])
