"""Small pictures of goods, dice, markers and tiles. Shapes differ, not only colours."""

from __future__ import annotations

from xml.sax.saxutils import escape

from domain.lagranja.table import NEUTRAL

INK, FAINT, PAPER, LINE = "#2b2722", "#6f675c", "#f8f3e7", "#b9ab93"
SEAT = {0: "#c0392b", 1: "#2f6fb5", 2: "#d19a12", 3: "#3b8a4d", NEUTRAL: "#7b7f86"}
FONT = 'font-family="DejaVu Sans, Verdana, sans-serif"'  # of the whole picture

# each drawn on a field of 16 by 16
_SHAPES = {
    "olive": (
        '<ellipse cx="8" cy="9" rx="4.4" ry="5.6" fill="#7d9a3a" stroke="#46591b"/>'
        '<path d="M8 3.4 11 1" stroke="#46591b"/>'
    ),
    "grain": (
        '<path d="M8 15V3M8 5 4.6 2.6M8 5l3.4-2.4M8 9 4.4 6.4M8 9l3.6-2.6M8 13l-3.8-2.6M8 13l3.8-2.6" '
        'stroke="#b98a12" stroke-width="1.8" fill="none"/>'
    ),
    "grape": (
        '<g fill="#7d4aa3" stroke="#4f2a6e" stroke-width=".6"><circle cx="5" cy="5.4" r="2.5"/>'
        '<circle cx="11" cy="5.4" r="2.5"/><circle cx="8" cy="9" r="2.5"/><circle cx="8" cy="4.6" r="2.5"/>'
        '<circle cx="8" cy="13" r="2.3"/></g>'
    ),
    "pig": (
        '<ellipse cx="8" cy="9" rx="6.4" ry="5.4" fill="#efb0ad" stroke="#a85d5a"/>'
        '<ellipse cx="8" cy="10.4" rx="2.7" ry="2" fill="#d98380"/>'
        '<path d="M3 5 3.4 1.6 6 4M13 5l-.4-3.4L10 4" fill="#efb0ad" stroke="#a85d5a"/>'
    ),
    "pen": '<path d="M1 5h14M1 10h14M3 2v13M8 2v13M13 2v13" stroke="#7a5a2e" stroke-width="1.7"/>',
    "food": (
        '<path d="M2 8h12c0 4-2.4 6.4-6 6.4S2 12 2 8z" fill="#c98a4b" stroke="#7a4d1e"/>'
        '<path d="M5 6c0-2 2-2 2-4M10 6c0-2 2-2 2-4" stroke="#7a4d1e" fill="none"/>'
    ),
    "wine": (
        '<path d="M6.4 1h3.2v4.2L12 7.6V15H4V7.6l2.4-2.4z" fill="#8e2440" stroke="#4d0f20"/>'
        '<path d="M4.6 9.4h6.8v3H4.6z" fill="#f1dfd3"/>'
    ),
    "meat": (
        '<path d="M3 9c-1-4 3-7.6 7-6.6s5 5.4 2 8-8 2.6-9-1.4z" fill="#b8413a" stroke="#6d1d19"/>'
        '<circle cx="8.6" cy="7" r="2.2" fill="#f3d9c9"/>'
        '<path d="M4 12.4 1.6 15" stroke="#6d1d19" stroke-width="2.2"/>'
    ),
    "trade_good": (
        '<path d="M2 5.4 8 2l6 3.4v6L8 15l-6-3.6z" fill="#c9a46b" stroke="#6e5020"/>'
        '<path d="M2 5.4 8 9l6-3.6M8 9v6" stroke="#6e5020" fill="none"/>'
    ),
    "silver": (
        '<circle cx="8" cy="8" r="6.4" fill="#d5d9de" stroke="#6c737c"/>'
        '<circle cx="8" cy="8" r="4" fill="none" stroke="#6c737c"/>'
    ),
    "vp": (
        '<path d="M8 1l2 4.4 4.8.5-3.6 3.2 1 4.7L8 11.4l-4.2 2.4 1-4.7L1.2 5.9 6 5.4z" fill="#e4bb3c" '
        'stroke="#8a6a0c"/>'
    ),
    "donkey": '<path d="M3 15V8.6L5.6 7 4.8 1l2.6 4h1.8L12 1l-.8 6 1.4 8z" fill="#9a8f84" stroke="#544b42"/>',
    "hat": ('<path d="M1.4 11.6h13.2c-.6 2-12.6 2-13.2 0zM4.4 11c.4-7 6.8-7 7.2 0z" fill="#e3c56f" stroke="#7d6315"/>'),
    "card": (
        '<rect x="3.4" y="1.4" width="9.2" height="13.2" rx="1.4" fill="#fdfbf5" stroke="#6f675c"/>'
        '<path d="M5.6 5h4.8M5.6 8h4.8" stroke="#6f675c"/>'
    ),
    "lock": (
        '<rect x="3" y="7" width="10" height="8" rx="1.4" fill="#6f675c"/>'
        '<path d="M5.4 7V5a2.6 2.6 0 0 1 5.2 0v2" fill="none" stroke="#6f675c" stroke-width="1.8"/>'
    ),
    "upgrade": '<path d="M8 2l5 6h-3v6H6V8H3z" fill="#5d8f9e" stroke="#2b525d"/>',
}


def icon(kind: str, x: float, y: float, size: float = 16, pale: bool = False) -> str:
    fade = ' opacity=".33"' if pale else ""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 16:g})"{fade}>{_SHAPES[kind]}</g>'


def words(
    x: float, y: float, what: object, size: float = 11, colour: str = INK, anchor: str = "start", bold: bool = False
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" text-anchor="{anchor}"{weight}>'
        f"{escape(str(what))}</text>"
    )


def box(
    x: float, y: float, width: float, height: float, fill: str = "#fffdf7", edge: str = LINE, round_by: float = 5
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
        + words(b / 2, b * 0.72, shown, b * 0.62, "#ffffff", "middle", True)
        + "</g>"
    )


_PIPS = {1: (4,), 2: (2, 6), 3: (2, 4, 6), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def die(value: int, x: float, y: float, size: float = 22) -> str:
    pips = "".join(
        f'<circle cx="{x + size * (0.24 + 0.26 * (n % 3)):g}" cy="{y + size * (0.24 + 0.26 * (n // 3)):g}" '
        f'r="{size * 0.09:g}" fill="{INK}"/>'
        for n in _PIPS[value]
    )
    return box(x, y, size, size, "#ffffff", INK, size * 0.2) + pips


def clipped(text: str, letters: int) -> str:
    return text if len(text) <= letters else text[: letters - 1].rstrip() + "…"
