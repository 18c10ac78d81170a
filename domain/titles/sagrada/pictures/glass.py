"""Glass and lead: dice, panes and windows. A die is light behind glass, so an empty pane shows its colour faded.

Each colour has a cut of its own, in the die and in the pane, for those who do not see colours. Dice and cells are
motifs, `die-R3-43` and `cell-5-R3-57`: the colour and the value, what the pane wants, and how large.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from domain.kernel import art, inks
from domain.kernel.art import Point, circle, dots, num, path, polygon, rect
from domain.kernel.inks import CAME, CLEAR, DROP, GHOST, GLASS, KEY, LEAD, LINE, ON_LEAD, SHEET, SMOKE, WHITE
from domain.kernel.pictures import text
from domain.kernel.telling import language_told, say, term, word
from domain.titles.sagrada.parts import COLOUR_NAMES, ROWS

PIPS = {1: (4,), 2: (2, 6), 3: (2, 4, 6), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}
LARGE = 24  # smaller cells bear no letters, no dots on their rims and no names
COLOUR_LETTERS = {word: letter for letter, word in COLOUR_NAMES.items()}

_CUTS = {
    "R": "M{1,0}L{1,1}L{0,1}Z",
    "B": "M{0,.52}C{.2,.32} {.34,.36} {.5,.52}C{.66,.68} {.8,.7} {1,.52}L{1,1}L{0,1}Z",
    "G": "M{0,0}L{.5,.5}L{0,1}ZM{1,0}L{.5,.5}L{1,1}Z",
    "Y": "M{.5,.5}L{.5,0}L{1,0}ZM{.5,.5}L{1,.5}L{1,1}ZM{.5,.5}L{.5,1}L{0,1}ZM{.5,.5}L{0,.5}L{0,0}Z",
    "P": "M{.5,0}L{1,.5}L{.5,1}L{0,.5}Z",
    "": "M{1,.3}L{1,1}L{.3,1}Z",
}


def cut(mark: str, x: float, y: float, s: float) -> str:
    """The shade of a pane, as the steps of a path; of clear and grey glass a bevel."""
    parts = _CUTS.get(mark, _CUTS[""]).split("{")
    ends = (part.partition("}") for part in parts[1:])
    places = ((place.split(","), rest) for place, _, rest in ends)
    return parts[0] + "".join(f"{num(x + float(a) * s)} {num(y + float(b) * s)}{rest}" for (a, b), rest in places)


def pips(value: int, x: float, y: float, s: float, spread: float = 0.26) -> list[Point]:
    return [(x + s * (0.5 + (n % 3 - 1) * spread), y + s * (0.5 + (n // 3 - 1) * spread)) for n in PIPS[value]]


def draw_die(name: str, s: float) -> str:
    """At its origin."""
    (face, shade), value, deep = GLASS[name[0]], int(name[1]), s * 0.07
    drawn = rect(0, 0, s, s, shade, s * 0.17, KEY, art.KEYLINE if s >= 20 else 1)
    drawn += rect(0.7, 0.7, s - 1.4, s - 1.4 - deep, face, s * 0.15)
    if s >= 18:
        drawn += path(cut(name[0], s * 0.075, s * 0.06, s * 0.85), shade)
    if s < 20:
        return drawn + dots(pips(value, 0, -deep / 2, s, 0.27), s * 0.095, WHITE)
    return drawn + dots(pips(value, 0, -deep / 2, s), s * 0.093, WHITE, KEY, max(0.6, min(1.1, s * 0.022)))


def die(x: float, y: float, s: float, name: str, dim: bool = False) -> str:
    drawn = art.use(f"die-{name}-{num(s)}", x, y)
    return art.faded(drawn) if dim else drawn


def plain_die(x: float, y: float, s: float, value: int, fill: str = inks.BONE, pip: str = KEY) -> str:
    """A die of no colour: only its value matters; 0: none yet."""
    body = rect(x, y, s, s, SMOKE[1], s * 0.17, KEY, art.KEYLINE if s > 18 else 1)
    body += rect(x + 0.7, y + 0.7, s - 1.4, s * 0.93 - 1.4, fill, s * 0.15)
    return body + (dots(pips(value, x, y - s * 0.03, s), s * 0.1, pip) if value else "")


def pane(mark: str, x: float, y: float, s: float) -> str:
    if mark in GLASS:
        face, shade = (inks.faded(tone) for tone in GLASS[mark])
    else:
        face, shade = CLEAR if mark == "." else SMOKE
    return rect(x, y, s, s, face) + path(cut(mark, x, y, s), shade)


def ring(s: float) -> float:
    """How much of the pane stays to be seen around a die."""
    return max(1, round(s * 0.115)) if s > LARGE else 0.5


def draw_cell(wants: str, name: str, s: float) -> str:
    """A pane with what it asks for, and the die on it if there is one."""
    drawn, edge = pane(wants, 0, 0, s), ring(s)
    if name:
        drawn += die(edge, edge - s * 0.01, s - 2 * edge, name)
        if wants.isdigit() and s > 44:
            middle = (int(wants) - 1) / 2
            at = [(s / 2 + (n - middle) * s * 0.085, s - edge * 0.42) for n in range(int(wants))]
            drawn += dots(at, s * 0.024, GHOST)
    elif wants.isdigit():
        drawn += dots(pips(int(wants), 0, 0, s, 0.25), s * (0.085 if s > LARGE else 0.1), GHOST)
    elif wants != "." and s > LARGE:
        size = 12 if s < 60 else 13
        drawn += text(s / 2, s / 2 + size * 0.36, wants, size, True, "middle")
    return drawn


@lru_cache(maxsize=2048)
def motif(name: str) -> str:
    kind, *parts = name.split("-")
    if kind == "die":
        return draw_die(parts[0], float(parts[1]))
    return draw_cell(parts[0], parts[1], float(parts[2]))


def drop(x: float, y: float, s: float, full: bool = True) -> str:
    """A favour token, so high, its tip here; of a spent one the outline is left."""
    w, low = s * 0.36, y + s * 0.66
    right = f"M{num(x)} {num(y)}C{num(x + w * 0.5)} {num(y + s * 0.3)} {num(x + w)} {num(y + s * 0.45)} {num(x + w)}"
    right += f" {num(low)}A{num(w)} {num(s * 0.34)} 0 0 1"
    left = f"C{num(x - w)} {num(y + s * 0.45)} {num(x - w * 0.5)} {num(y + s * 0.3)} {num(x)} {num(y)}Z"
    whole = f"{right} {num(x - w)} {num(low)}{left}"
    if not full:
        return path(whole, "none", LINE, 1.5)
    half = f"{right} {num(x)} {num(y + s)}Z"
    light = circle(x - w * 0.36, y + s * 0.6, s * 0.07, WHITE) if s >= 14 else ""
    return path(whole, DROP[0]) + path(half, DROP[1]) + path(whole, "none", KEY, 1.1) + light


def horn(x: float, y: float, s: float, ink: str = inks.QUIET) -> str:
    """The posthorn: what lies there is hidden."""
    pipe = f"M{num(x - s * 0.5)} {num(y - s * 0.2)}L{num(x + s * 0.05)} {num(y - s * 0.2)}A{num(s * 0.24)}"
    pipe += f" {num(s * 0.24)} 0 1 1 {num(x - s * 0.15)} {num(y + s * 0.06)}L{num(x - s * 0.12)} {num(y - s * 0.05)}"
    bell = ((x, y - s * 0.26), (x + s * 0.55, y - s * 0.5), (x + s * 0.55, y + s * 0.1), (x, y - s * 0.14))
    return path(pipe, "none", ink, max(1.2, s * 0.12)) + polygon(bell, ink)


class Frame(Struct, frozen=True):
    """How large the parts of a window are."""

    cell: float
    lead: float
    edge: float
    rise: float  # of the fan
    bar: float  # between fan and panes
    foot: float
    label: float = 0  # size of the letters of rows and columns

    @property
    def width(self) -> float:
        return 2 * self.edge + 5 * self.cell + 4 * self.lead

    @property
    def height(self) -> float:
        return self.rise + self.bar + 4 * self.cell + 3 * self.lead + self.foot

    def place(self, n: int) -> Point:
        """Of a cell, from the corner of the window."""
        step = self.cell + self.lead
        return self.edge + n % 5 * step, self.rise + self.bar + n // 5 * step


def either(colours: Iterable[str]) -> str:
    """red or blue: who plays alone may have two."""
    return f" {word('or')} ".join(map(term, colours))


def leads(frame: Frame, private: tuple[str, ...], boss: str = "") -> str:
    """A window at its origin without its cells. The fan is glazed with the private colours, clouded for those of
    others; `boss`: what stands in its middle, "?" for what is hidden.
    """
    return _leads(frame, private, boss, language_told())


@lru_cache(maxsize=256)
def _leads(frame: Frame, private: tuple[str, ...], boss: str, language: str) -> str:
    return _lead(frame) + _fan(frame, private, boss) + (_labels(frame) if frame.label else "")


@lru_cache(maxsize=8)
def solder(frame: Frame) -> str:
    """On the crossings of a large window, above its cells."""
    step, x, y = frame.cell + frame.lead, frame.edge - frame.lead / 2, frame.rise + frame.bar - frame.lead / 2
    crossings = [(x + i * step, y + j * step) for i in range(1, 5) for j in range(1, 4)]
    return dots(crossings, frame.lead * 0.95, LEAD) if frame.cell > 30 else ""


def cell(wants: str, die_name: str | None, s: float, x: float, y: float) -> str:
    return art.use(f"cell-{wants}-{die_name or ''}-{num(s)}", x, y)


def _lead(frame: Frame) -> str:
    wide, high = frame.width, frame.height
    outline = [(0.0, high), *_arch(wide / 2, frame.rise, wide / 2, frame.rise), (wide, high)]
    drawn = polygon(((x, y + 3) for x, y in outline), LINE) if frame.cell > LARGE else ""
    drawn += polygon(outline, LEAD)
    if frame.edge >= 14:
        arch = [(x, y + 4.2) for x, y in _arch(wide / 2, frame.rise, wide / 2 - 3, frame.rise)]
        drawn += polygon([(3, high - 3), *arch, (wide - 3, high - 3)], "none", CAME, 1)
    return drawn


def _fan(frame: Frame, private: tuple[str, ...], boss: str) -> str:
    middle, base = frame.width / 2, frame.rise
    inner = _arch(middle, base, middle - frame.edge * 0.72, frame.rise - frame.edge * 0.72)
    tones = [GLASS[COLOUR_LETTERS[word]] for word in private] or [SMOKE]
    last, panes = len(inner) - 1, ""
    for n in range(7):
        begin, end = round(n * last / 7), round((n + 1) * last / 7)
        glass = tones[n * len(tones) // 7][n % 2]
        panes += polygon([(middle, base), *inner[begin : end + 1]], glass, LEAD, frame.lead * 0.7)
    r = min(frame.rise * 0.44, 26)
    if boss == "?" or (boss and r * 0.68 >= 12):
        half = f"M{num(middle - r)} {num(base)}A{num(r)} {num(r)} 0 0 1 {num(middle + r)} {num(base)}Z"
        panes += path(half, SHEET, LEAD, frame.lead * 0.9)
        sign = horn(middle - r * 0.02, base - r * 0.36, r * 0.72)
        panes += sign if boss == "?" else text(middle, base - r * 0.2, boss, r * 0.68, True, "middle")
    title = say("private objective: {colours}", colours=either(private)) if private else ""
    return art.group(panes, title) if title else panes


def _labels(frame: Frame) -> str:
    size, drawn = frame.label, ""
    for n in range(5):
        x, y = frame.place(n)
        above = y - (frame.bar - size * 0.72) / 2
        drawn += text(x + frame.cell / 2, above, n + 1, size, False, "middle", ON_LEAD)
    for n, letter in enumerate(ROWS):
        y = frame.place(5 * n)[1] + frame.cell / 2 + size * 0.36
        drawn += text(frame.edge / 2 + 0.8, y, letter, size, False, "middle", ON_LEAD)
    return drawn


def _arch(middle: float, base: float, half: float, rise: float) -> list[Point]:
    """Left to right along a pointed arch: two arcs of a circle that is larger than the flat one."""
    radius = (half * half + rise * rise) / (2 * rise) * 1.45
    across, down = half, -rise
    apart = math.hypot(across, down) / 2
    away = math.sqrt(max(0.0, radius * radius - apart * apart)) / (2 * apart)
    x, y = middle - half / 2 - down * away, base - rise / 2 + across * away
    begin, end = math.atan2(base - y, middle - half - x), math.atan2(base - rise - y, middle - x)
    turn = (end - begin + math.pi) % (2 * math.pi) - math.pi
    steps = [begin + turn * n / 16 for n in range(17)]
    left = [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in steps]
    return left + [(2 * middle - a, b) for a, b in reversed(left[:-1])]
