"""A view of the table, the measures of one of its two pictures, and the small parts that all places share."""

from __future__ import annotations

from typing import Any

from domain.kernel import art
from domain.kernel.art import NARROW, SMALLEST, WIDE, Marks, circle, marks_of, piece, players_mark, polygon, rect
from domain.kernel.flow import name_in
from domain.kernel.inks import BRIGHT, INK, KEY, LINE, QUIET, SEATS, SHEET, SLATE
from domain.kernel.pictures import Box, fitting, lines, text, width
from domain.kernel.telling import word
from domain.titles.lagranja.pictures.signs import ICON_OF, Signs, is_icon
from domain.titles.lagranja.table import NEUTRAL

View = dict[str, Any]
Drawn = tuple[str, float]  # a part, and how high it is


class Layout:
    def __init__(self, view: View, wide: float) -> None:
        self.view, self.width = view, wide
        self.phone = wide <= NARROW
        self.small = SMALLEST[NARROW if self.phone else WIDE]
        self.marks = marks_of(view)
        self.me: int | None = view["seat"]
        self.farms: dict[int, View] = {farm["seat"]: farm for farm in view["farms"]}
        self.mine = self.farms.get(self.me) if self.me is not None else None

    def name(self, seat: int) -> str:
        return word("Neutral") if seat == NEUTRAL else name_in(self.view, seat, "You")

    def piece(self, drawn: str, name: str, title: str, box: Box, slots: str, seen: Box | None = None) -> str:
        """A number is said of many things, so its state goes by what it is said as: `steps:2`."""
        return piece(drawn, name, title, box, slots, self._of(name, slots), seen=seen)

    def _of(self, name: str, slots: str) -> Marks:
        said = {f"{slot}:{name}" for slot in slots.split()} | (set() if name.isdigit() or slots == "symbol" else {name})
        states = ("lit", "lifted", "dim", "changed")
        return Marks(**{state: frozenset({name} if said & getattr(self.marks, state) else ()) for state in states})

    def has_changed(self, seat: int, name: str) -> bool:
        """A piece of another farm, which nobody but its owner can name."""
        return f"{seat} {name}" in self.marks.changed


def thing(kind: str, x: float, y: float, size: float = 24, here: bool = True) -> str:
    return (art.icon if here else art.absent)(ICON_OF.get(kind, kind), x, y, size)


def card_sheet(x: float, y: float, w: float, h: float, fill: str = SHEET, stroke: str = LINE, r: float = 8) -> str:
    return rect(x, y + 2, w, h, LINE, r) + rect(x, y, w, h, fill, r, stroke)


def farmer(seat: int, x: float, y: float, r: float, number: bool = False) -> str:
    """The mark of a player; the neutral one of a solo game is grey."""
    if seat == NEUTRAL:
        corners = ((1, 0), (0.5, 0.87), (-0.5, 0.87), (-1, 0), (-0.5, -0.87), (0.5, -0.87))
        drawn = polygon(((x + a * r * 1.05, y + b * r * 1.05) for a, b in corners), SLATE[0], KEY)
    else:
        drawn = players_mark(seat, x, y, r)
    if not number:
        return drawn
    size, ink = max(12, r * 1.2), KEY if seat == 2 else BRIGHT
    low = r * 0.18 if seat == 2 else 0
    return drawn + text(x, y + size * 0.36 + low, "N" if seat == NEUTRAL else seat + 1, size, True, "middle", ink)


def hollow(seat: int, x: float, y: float, r: float) -> str:
    """A light of a player that is not lit yet."""
    ink = SEATS[seat % len(SEATS)]
    match seat:
        case 0:
            return circle(x, y, r, SHEET, ink, 1)
        case 1:
            return rect(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76, SHEET, r * 0.2, ink, 1)
        case 2:
            return polygon(((x, y - r), (x + r * 1.08, y + r * 0.86), (x - r * 1.08, y + r * 0.86)), SHEET, ink, 1)
        case _:
            corners = ((0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0))
            return polygon(((x + a * r, y + b * r) for a, b in corners), SHEET, ink, 1)


def die(value: int, x: float, y: float, size: float = 20) -> str:
    return art.icon(f"die-{value}", x - size / 12, y - size / 12, size * 7 / 6)


def in_signs(lay: Layout, x: float, y: float, signs: Signs, size: float = 16, gap: float = 3) -> tuple[str, float]:
    """Icons and short words in a line about `y`; and how wide it is."""
    drawn, at, letters = "", x, max(lay.small, size * 0.72)
    for each in signs:
        sign = each if is_icon(each) else word(each)
        if is_icon(each):
            drawn += thing(sign, at, y - size / 2, size)
            at += size + gap
        else:
            quiet = each in ("/", "per")
            drawn += text(at, y + letters * 0.36, sign, letters, not quiet, fill=QUIET if quiet else INK)
            at += width(sign, letters, not quiet) + gap
    return drawn, at - x - gap


def signs_about(lay: Layout, x: float, y: float, signs: Signs, size: float, room: float, gap: float = 2) -> str:
    """The same about a middle, smaller where there is little room."""
    wide = in_signs(lay, 0, y, signs, size, gap)[1]
    while wide > room and size > 9:
        size -= 1
        wide = in_signs(lay, 0, y, signs, size, gap)[1]
    return in_signs(lay, x - wide / 2, y, signs, size, gap)[0]


def heading(lay: Layout, x: float, y: float, words: str, note: str = "") -> str:
    size = 14 if lay.phone else 15
    drawn = text(x, y, words, size, True)
    return drawn + (text(x + width(words, size, True) + 8, y, note, lay.small, fill=QUIET) if note else "")


def named_in_room(lay: Layout, seat: int, x: float, y: float, room: float, size: float = 14) -> str:
    """`y` is the middle; a long name goes to two lines."""
    name = lay.name(seat)
    if width(name, size, True) <= room:
        return text(x, y + size * 0.36, name, size, True)
    broken = lines(name.replace("-", "- "), lay.small, room, True)
    rows = [broken[0], " ".join(broken[1:])] if len(broken) > 1 else [broken[0]]
    rows = [fitting(row.replace("- ", "-"), (lay.small,), room, True)[0] for row in rows]
    step, first = lay.small + 1, y + lay.small * 0.36 - (len(rows) - 1) * (lay.small + 1) / 2
    drawn = "".join(text(x, first + n * step, row, lay.small, True) for n, row in enumerate(rows))
    return art.group(drawn, name)


def told(seen: Any) -> str:
    """A number, or that it is hidden."""
    return "?" if seen == "hidden" else str(seen)


def corner_flag(x: float, y: float, size: float = 12) -> str:
    return art.flag(x + 2, y - 2, size)
