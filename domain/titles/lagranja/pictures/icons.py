"""Small pictures of goods, dice, markers and tiles. Shapes differ, not only colours."""

from __future__ import annotations

from xml.sax.saxutils import escape

from domain.titles.lagranja.table import NEUTRAL

# few colours, so that a picture packed with a small palette keeps all of them
INK, FAINT, LINE, PAPER, WHITE = "#2b2722", "#6f675c", "#a89a80", "#f8f3e7", "#ffffff"
TAN, SOIL, SKY, LEAF, STONE = "#f3e0bd", "#dcc9a3", "#dfe6ee", "#dcebd0", "#e4ded2"
RED, BLUE, GOLD, GREEN, GREY = "#b5352f", "#2f6fb5", "#d8a727", "#4f8a3c", "#85807a"
SEAT = {0: RED, 1: BLUE, 2: GOLD, 3: GREEN, NEUTRAL: GREY}
FONT = 'font-family="DejaVu Sans, Verdana, sans-serif"'  # of the whole picture

# each drawn on a field of 16 by 16
_SHAPES = {
    "olive": (
        '<ellipse cx="8" cy="9" rx="4.4" ry="5.6" fill="{green}" stroke="{line}"/>'
        '<path d="M8 3.4 11 1" stroke="{line}"/>'
    ),
    "grain": (
        '<path d="M8 15V3M8 5 4.6 2.6M8 5l3.4-2.4M8 9 4.4 6.4M8 9l3.6-2.6M8 13l-3.8-2.6M8 13l3.8-2.6" '
        'stroke="{gold}" stroke-width="1.8" fill="none"/>'
    ),
    "grape": (
        '<g fill="{purple}" stroke="{line}" stroke-width=".6"><circle cx="5" cy="5.4" r="2.5"/>'
        '<circle cx="11" cy="5.4" r="2.5"/><circle cx="8" cy="9" r="2.5"/><circle cx="8" cy="4.6" r="2.5"/>'
        '<circle cx="8" cy="13" r="2.3"/></g>'
    ),
    "pig": (
        '<ellipse cx="8" cy="9" rx="6.4" ry="5.4" fill="{pink}" stroke="{line}"/>'
        '<ellipse cx="8" cy="10.4" rx="2.7" ry="2" fill="{white}"/>'
        '<path d="M3 5 3.4 1.6 6 4M13 5l-.4-3.4L10 4" fill="{pink}" stroke="{line}"/>'
    ),
    "pen": '<path d="M1 5h14M1 10h14M3 2v13M8 2v13M13 2v13" stroke="{line}" stroke-width="1.7"/>',
    "food": (
        '<path d="M2 8h12c0 4-2.4 6.4-6 6.4S2 12 2 8z" fill="{tan}" stroke="{line}"/>'
        '<path d="M5 6c0-2 2-2 2-4M10 6c0-2 2-2 2-4" stroke="{line}" fill="none"/>'
    ),
    "wine": (
        '<path d="M6.4 1h3.2v4.2L12 7.6V15H4V7.6l2.4-2.4z" fill="{red}" stroke="{line}"/>'
        '<path d="M4.6 9.4h6.8v3H4.6z" fill="{white}"/>'
    ),
    "meat": (
        '<path d="M3 9c-1-4 3-7.6 7-6.6s5 5.4 2 8-8 2.6-9-1.4z" fill="{red}" stroke="{line}"/>'
        '<circle cx="8.6" cy="7" r="2.2" fill="{white}"/>'
        '<path d="M4 12.4 1.6 15" stroke="{line}" stroke-width="2.2"/>'
    ),
    "trade_good": (
        '<path d="M2 5.4 8 2l6 3.4v6L8 15l-6-3.6z" fill="{tan}" stroke="{line}"/>'
        '<path d="M2 5.4 8 9l6-3.6M8 9v6" stroke="{line}" fill="none"/>'
    ),
    "silver": (
        '<circle cx="8" cy="8" r="6.4" fill="{silver}" stroke="{line}"/>'
        '<circle cx="8" cy="8" r="4" fill="none" stroke="{line}"/>'
    ),
    "vp": (
        '<path d="M8 1l2 4.4 4.8.5-3.6 3.2 1 4.7L8 11.4l-4.2 2.4 1-4.7L1.2 5.9 6 5.4z" fill="{gold}" stroke="{line}"/>'
    ),
    "donkey": '<path d="M3 15V8.6L5.6 7 4.8 1l2.6 4h1.8L12 1l-.8 6 1.4 8z" fill="{grey}" stroke="{line}"/>',
    "hat": ('<path d="M1.4 11.6h13.2c-.6 2-12.6 2-13.2 0zM4.4 11c.4-7 6.8-7 7.2 0z" fill="{gold}" stroke="{line}"/>'),
    "card": (
        '<rect x="3.4" y="1.4" width="9.2" height="13.2" rx="1.4" fill="{white}" stroke="{line}"/>'
        '<path d="M5.6 5h4.8M5.6 8h4.8" stroke="{line}"/>'
    ),
    "lock": (
        '<rect x="3" y="7" width="10" height="8" rx="1.4" fill="{grey}"/>'
        '<path d="M5.4 7V5a2.6 2.6 0 0 1 5.2 0v2" fill="none" stroke="{line}" stroke-width="1.8"/>'
    ),
    "upgrade": '<path d="M8 2l5 6h-3v6H6V8H3z" fill="{blue}" stroke="{line}"/>',
}
_COLOURS = {
    "line": INK,
    "white": WHITE,
    "red": RED,
    "blue": BLUE,
    "gold": GOLD,
    "green": GREEN,
    "grey": GREY,
    "tan": "#c98a4b",
    "pink": "#e79a97",
    "purple": "#7d4aa3",
    "silver": "#ccd1d7",
}
_PALE = {name: LINE if name in ("line", "gold") else "none" for name in _COLOURS}
_DRAWN = {kind: shape.format_map(_COLOURS) for kind, shape in _SHAPES.items()}
_OUTLINED = {kind: shape.format_map(_PALE) for kind, shape in _SHAPES.items()}


def icon(kind: str, x: float, y: float, size: float = 16, pale: bool = False) -> str:
    """Pale ones are outlines: what is wanted, or not there."""
    shape = (_OUTLINED if pale else _DRAWN)[kind]
    return f'<g transform="translate({x:g} {y:g}) scale({size / 16:g})">{shape}</g>'


def words(
    x: float, y: float, what: object, size: float = 11, colour: str = INK, anchor: str = "start", bold: bool = False
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" text-anchor="{anchor}"{weight}>'
        f"{escape(str(what))}</text>"
    )


def box(
    x: float, y: float, width: float, height: float, fill: str = WHITE, edge: str = LINE, round_by: float = 5
) -> str:
    size = f'width="{width:g}" height="{height:g}" rx="{round_by:g}"'
    return f'<rect x="{x:g}" y="{y:g}" {size} fill="{fill}" stroke="{edge}"/>'


def marker(seat: int, x: float, y: float, size: float = 18) -> str:
    """The octagonal marker of a seat with its number; N is the neutral player's."""
    a, b = size * 0.3, size
    points = f"{a:g},0 {b - a:g},0 {b:g},{a:g} {b:g},{b - a:g} {b - a:g},{b:g} {a:g},{b:g} 0,{b - a:g} 0,{a:g}"
    shown = "N" if seat == NEUTRAL else seat + 1
    return (
        f'<g transform="translate({x:g} {y:g})">'
        f'<polygon points="{points}" fill="{SEAT[seat]}" stroke="{INK}" stroke-width=".8"/>'
        + words(b / 2, b * 0.72, shown, b * 0.62, WHITE, "middle", True)
        + "</g>"
    )


_PIPS = {1: (4,), 2: (2, 6), 3: (2, 4, 6), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def die(value: int, x: float, y: float, size: float = 22) -> str:
    pips = "".join(
        f'<circle cx="{x + size * (0.24 + 0.26 * (n % 3)):g}" cy="{y + size * (0.24 + 0.26 * (n // 3)):g}" '
        f'r="{size * 0.09:g}" fill="{INK}"/>'
        for n in _PIPS[value]
    )
    return box(x, y, size, size, WHITE, INK, size * 0.2) + pips


def clipped(text: str, letters: int) -> str:
    return text if len(text) <= letters else text[: letters - 1].rstrip() + "…"
