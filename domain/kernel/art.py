"""What boards are drawn with: shapes, icons, players' marks, and the states of a piece. Layout is the title's.

A part that comes again is a motif: `use("wood", ...)` points at it, and `board` writes each motif that is pointed at
once, so that a page repeats no path and a letter paints it once.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from msgspec import Struct

from domain.kernel import inks
from domain.kernel.inks import ACCENT, KEY, LINE, PAPER, SEATS, SHEET
from domain.kernel.pictures import Box, named

NARROW, WIDE = 360, 860  # a telephone, and the board of a page for a desk: what `svg(view, width)` is asked for
SMALLEST = {NARROW: 11, WIDE: 12}  # size of words
FINGER = 44  # how wide and high what is pressed on a telephone is at least
KEYLINE = 1.25
FADED, GHOST = "--faded", "--ghost"

Point = tuple[float, float]
Motifs = Callable[[str], str]  # the drawing of a motif around its origin, by its name

_USED = re.compile(r'href="#([^"]+)"')
_INK = re.compile(r"#[0-9A-F]{6}")
_SEAM = re.compile(r'<g data-seam="([^"]+)" data-span="([\d.]+) ([\d.]+)">')
_DEFS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)
_MOTIF = re.compile(r'<g id="([^"]+)">(.*?)</g>(?=<g id=|$)', re.DOTALL)
_WIDTH = re.compile(r'<svg[^>]*? width="([\d.]+)"')


class Marks(Struct, frozen=True):
    """The states of pieces, by name. A piece of another seat goes by seat and name: `1 C3`."""

    lit: frozenset[str] = frozenset()
    lifted: frozenset[str] = frozenset()
    dim: frozenset[str] = frozenset()
    changed: frozenset[str] = frozenset()
    unfolded: frozenset[str] = frozenset()  # seats whose things are shown large on a telephone


def marks_of(view: Mapping[str, Any]) -> Marks:
    """What whoever shows the view has put under "marks": `{"lit": ["C3"], "lifted": ["R3"], ...}`."""
    return Marks(**{state: frozenset(names) for state, names in view.get("marks", {}).items()})


# shapes


def num(value: float) -> str:
    short = f"{value:.1f}"
    return short[:-2] if short.endswith(".0") else short


def stroked(stroke: str, wide: float) -> str:
    return f' stroke="{stroke}" stroke-width="{wide:g}"' if stroke else ""


def rect(
    x: float, y: float, w: float, h: float, fill: str, rx: float = 0, stroke: str = "", wide: float = KEYLINE
) -> str:
    corner = f' rx="{num(rx)}"' if rx else ""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return f'<rect {place}{corner} fill="{fill}"{stroked(stroke, wide)}/>'


def circle(x: float, y: float, r: float, fill: str, stroke: str = "", wide: float = KEYLINE) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{stroked(stroke, wide)}/>'


def polygon(points: Iterable[Point], fill: str, stroke: str = "", wide: float = KEYLINE) -> str:
    each = " ".join(f"{num(x)},{num(y)}" for x, y in points)
    return f'<polygon points="{each}" fill="{fill}"{stroked(stroke, wide)}/>'


def path(steps: str, fill: str = "none", stroke: str = "", wide: float = KEYLINE) -> str:
    return f'<path d="{steps}" fill="{fill}"{stroked(stroke, wide)}/>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, wide: float = KEYLINE) -> str:
    return f'<line x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"{stroked(stroke, wide)}/>'


def dots(points: Iterable[Point], r: float, fill: str, stroke: str = "", wide: float = 0.8) -> str:
    """Many discs in one path; their ends are rounded as their radius is, or they were no discs."""
    r, points = round(r, 1), [(round(x, 1), y) for x, y in points]
    size = num(r)
    arcs = (
        f"M{num(x - r)} {num(y)}A{size} {size} 0 1 1 {num(x + r)} {num(y)}A{size} {size} 0 1 1 {num(x - r)} {num(y)}Z"
        for x, y in points
    )
    return path("".join(arcs), fill, stroke, wide)


def group(drawn: str, title: str = "", at: Point | None = None, **data: str) -> str:
    """`data`: what the page or the letter knows it by, as `data-seam`."""
    told = f"<title>{escape(title)}</title>" if title else ""
    place = f' transform="translate({num(at[0])} {num(at[1])})"' if at else ""
    known = "".join(f" data-{key}={quoteattr(value)}" for key, value in data.items())
    return f"<g{known}{place}>{told}{drawn}</g>"


def arrow(start: Point, end: Point, ink: str = ACCENT, wide: float = 2, head: float = 5) -> str:
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    along, across = math.cos(angle), math.sin(angle)
    x, y, side = end[0] - head * along, end[1] - head * across, head * 0.62
    tip = (end, (x - side * across, y + side * along), (x + side * across, y - side * along))
    return line(*start, x, y, ink, wide) + polygon(tip, ink)


def sheet(x: float, y: float, w: float, h: float, lifted: bool = False) -> str:
    """A card with its shadow; a lifted one lies six higher, with an accent round it."""
    up = 6 if lifted else 0
    shadow = rect(x, y + (3 if lifted else 2), w, h, LINE, 8)
    return shadow + rect(x, y - up, w, h, SHEET, 8, ACCENT if lifted else LINE, 2.5 if lifted else KEYLINE)


def players_mark(seat: int, x: float, y: float, r: float, stroke: str = KEY) -> str:
    """A colour and a shape for each seat, so that those who see no colours tell them apart."""
    fill, wide = SEATS[seat % len(SEATS)], KEYLINE if stroke == KEY else 2.5
    match seat % len(SEATS):
        case 0:
            return circle(x, y, r, fill, stroke, wide)
        case 1:
            return rect(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76, fill, r * 0.2, stroke, wide)
        case 5:
            return polygon(_star(x, y, 4, r * 0.55, r * 1.25, 0), fill, stroke, wide)
        case 6:
            return polygon(_star(x, y, 5, r * 0.58, r * 1.25, -math.pi / 2), fill, stroke, wide)
        case other:
            return polygon(((x + a * r, y + b * r) for a, b in _CORNERS[other]), fill, stroke, wide)


_CORNERS: dict[int, tuple[Point, ...]] = {
    2: ((0, -1), (1.08, 0.86), (-1.08, 0.86)),
    3: ((0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0)),
    4: tuple((1.05 * math.cos(math.pi / 3 * n), 1.05 * math.sin(math.pi / 3 * n)) for n in range(6)),
    7: ((-0.9, 0.9), (-0.9, -0.2), (0, -1.1), (0.9, -0.2), (0.9, 0.9)),
}


def _star(x: float, y: float, tips: int, near: float, far: float, begin: float) -> Iterable[Point]:
    for n in range(2 * tips):
        angle, out = begin + math.pi / tips * n, near if n % 2 else far
        yield x + out * math.cos(angle), y + out * math.sin(angle)


# states of a piece


def brackets(box: Box, gap: float = 3, arm: float = 0, wide: float = 2.5) -> str:
    """Around what can be pressed now."""
    x, y, w, h = box[0] - gap, box[1] - gap, box[2] + 2 * gap, box[3] + 2 * gap
    arm = arm or min(w, h) * 0.3
    corners = ((x, y, arm, arm), (x + w, y, -arm, arm), (x, y + h, arm, -arm), (x + w, y + h, -arm, -arm))
    steps = (f"M{num(a + da)} {num(b)}L{num(a)} {num(b)}L{num(a)} {num(b + db)}" for a, b, da, db in corners)
    return path("".join(steps), "none", ACCENT, wide)


def flag(x: float, y: float, size: float) -> str:
    """In the corner of what has changed since the reader's last turn; its upper right end lies here."""
    corner = polygon(((x - size, y), (x, y), (x, y + size)), ACCENT, PAPER, KEYLINE if size > 10 else 0.8)
    return corner + (circle(x - size * 0.31, y + size * 0.31, max(1.2, size * 0.13), PAPER) if size > 10 else "")


def faded(drawn: str) -> str:
    """What cannot be chosen: its colours, and those of its motifs, mixed with paper."""
    drawn = _USED.sub(lambda found: f'href="#{found[1].removesuffix(FADED)}{FADED}"', drawn)
    return _INK.sub(lambda found: inks.faded(found[0]), drawn)


def piece(
    drawn: str, name: str, title: str, box: Box, slots: str, marks: Marks, lift: str = "", seen: Box | None = None
) -> str:
    """A named piece in its states. `lift`: how it is drawn when it is lifted, if it knows that itself. `seen`: where it
    is drawn, if more around it is pressed.
    """
    x, y, w, h = seen or box
    if name in marks.lifted:
        shadow = rect(x, y + 4, w, h, LINE, 8)
        ring = rect(x - 3, y - 3, w + 6, h + 6, "none", 8, ACCENT, 2.5)
        drawn = lift or shadow + group(drawn + ring, at=(0, -6))
    elif name in marks.dim:
        drawn = faded(drawn)
    drawn += brackets((x, y, w, h)) if name in marks.lit else ""
    drawn += flag(x + w, y, 14) if name in marks.changed else ""
    return named(drawn, name, title, box, slots)


# icons and whole pictures


@lru_cache(maxsize=1)
def icons() -> dict[str, str]:
    """On a grid of 24 by 24."""
    found: dict[str, str] = json.loads(files("domain.kernel").joinpath("icons.json").read_text(encoding="utf-8"))
    return found


def use(motif: str, x: float, y: float, scale: float = 1) -> str:
    larger = f" scale({round(scale, 3):g})" if scale != 1 else ""
    return f'<use href="#{motif}" transform="translate({num(x)} {num(y)}){larger}"/>'


def icon(name: str, x: float, y: float, size: float = 24) -> str:
    return use(name, x, y, size / 24)


def absent(name: str, x: float, y: float, size: float = 24) -> str:
    """The silhouette of what is not there; its picture has `silhouette` among its motifs."""
    return icon(f"{name}{GHOST}", x, y, size)


def silhouette(motif: str) -> str:
    found = icons().get(motif.removesuffix(GHOST), "") if motif.endswith(GHOST) else ""
    return _INK.sub(LINE, found)


def board(drawn: str, width: float, height: float, motifs: Motifs = lambda name: "") -> str:
    """A whole picture on its ground, with the motifs it points at: icons, and what `motifs` draws by their names."""

    def motif(name: str) -> str:
        plain = name.removesuffix(FADED)
        part = icons().get(plain) or motifs(plain)
        return faded(part) if name != plain else part

    return _framed(drawn, width, height, motif)


def _framed(drawn: str, width: float, height: float, motif: Motifs) -> str:
    size = f'width="{num(width)}" height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="DejaVu Sans, sans-serif">'
    return f"{head}{_defined(drawn, motif)}{rect(0, 0, width, height, PAPER)}{drawn}</svg>"


def _defined(drawn: str, motif: Motifs) -> str:
    made: dict[str, str] = {}
    wanted = sorted(set(_USED.findall(drawn)))
    while wanted:
        name = wanted.pop()
        if name not in made:
            made[name] = motif(name)
            wanted += _USED.findall(made[name])
    each = "".join(f'<g id="{escape(name)}">{part}</g>' for name, part in sorted(made.items()))
    return f"<defs>{each}</defs>" if each else ""


def seam(name: str, drawn: str, top: float, end: float) -> str:
    """A part of a board that a letter can show alone, from one height to another."""
    return group(drawn, seam=name, span=f"{num(top)} {num(end)}")


def parts(picture: str) -> dict[str, str]:
    """A board cut at its seams, each part a whole picture; a board without any is one part."""
    found, defs, width = list(_SEAM.finditer(picture)), _DEFS.search(picture), _WIDTH.search(picture)
    if not found or width is None:
        return {"": picture}
    motifs = dict(_MOTIF.findall(defs[1])) if defs else {}
    ends = [*(each.start() for each in found[1:]), len(picture) - len("</svg>")]
    return {
        each[1]: _framed(
            group(picture[each.start() : end], at=(0, -float(each[2]))),
            float(width[1]),
            float(each[3]) - float(each[2]),
            motifs.__getitem__,
        )
        for each, end in zip(found, ends, strict=True)
    }
