"""What all pictures are drawn with: pieces that bear the names by which the language knows them, so that a page can let
people point at them; words in lines, as SVG breaks none, and as wide as they are in DejaVu Sans, so that no renderer is
asked; and rows of pieces below each other, for a board that is no more than that.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from xml.sax.saxutils import escape, quoteattr

from msgspec import Struct

from domain.kernel.inks import INK, PAPER, SEATS

Box = tuple[float, float, float, float]  # left, top, width, height
PIECE = SEATS[1]


class Component(Struct, frozen=True):
    """A piece of the box for who looks at all of them; `svg`: drawn alone."""

    group: str
    name: str
    text: str
    svg: str


def named(drawn: str, name: str, title: str, box: Box, slots: str) -> str:
    """A piece: `name` as the language writes it, in one of these slots of a command; `title` for who cannot see it.

    `box` is where it lies, in the units around it. What a reader may not know is never named.
    """
    at = " ".join(f"{n:g}" for n in box)
    head = f"<g data-name={quoteattr(name)} data-slot={quoteattr(slots)} data-box={quoteattr(at)}>"
    return f"{head}<title>{escape(title)}</title>{drawn}</g>"


def framed(drawn: str, width: int, height: int) -> str:
    """A whole picture on its ground, in the units of a page."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="DejaVu Sans, sans-serif"><rect width="{width}" height="{height}" fill="{PAPER}"/>{drawn}</svg>'
    )


def label(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="14" text-anchor="{anchor}" fill="{INK}">{escape(words)}</text>'


class Column:
    """Rows from top to bottom, each with words at its left. 440 is as wide as a telephone shows a letter."""

    def __init__(self, width: int = 440, row: int = 40, words: int = 100) -> None:
        self.width, self._row, self._words = width, row, words
        self._rows: list[str] = []

    def row(self, words: str, discs: int = 0, note: str = "", name: str = "", slot: str = "") -> None:
        """`discs` pieces in a row, closer together where they are many. With a `name` it can be pointed at, as a value
        of this slot of a command. `note`: at the right, and what a row with a name is called.
        """
        top, middle = 8 + self._row * len(self._rows), self._row / 2
        left, right = self._words + 16, self.width - 16 - 9 * len(note)
        step = min(26.0, (right - left) / max(1, discs))
        at = (left + step * n for n in range(discs))
        drawn = label(16, top + middle + 5, words) + label(self.width - 16, top + middle + 5, note, "end")
        drawn += "".join(
            f'<circle cx="{x:g}" cy="{top + middle:g}" r="10" fill="{PIECE}" stroke="{PAPER}"/>' for x in at
        )
        box = (4, top, self.width - 8, self._row)
        self._rows.append(named(drawn, name, f"{words}: {note}" if note else words, box, slot) if name else drawn)

    def svg(self) -> str:
        return framed("".join(self._rows), self.width, 16 + self._row * len(self._rows))


UNITS = 2048  # of the table, to a size of one
BROAD = 1.0  # what the table does not know is no wider: other scripts are drawn in other fonts


@lru_cache(maxsize=1)
def _tables() -> tuple[dict[str, float], dict[str, float]]:
    """Of a size of one: normal and bold."""
    found = json.loads(files("domain.kernel").joinpath("widths.json").read_text(encoding="utf-8"))
    tables = []
    for weight in ("normal", "bold"):
        runs = ((int(first, 16), wide) for first, wide in found[weight].items())
        tables.append({chr(first + n): units / UNITS for first, wide in runs for n, units in enumerate(wide)})
    return tables[0], tables[1]


@lru_cache(maxsize=4096)
def _ems(words: str, bold: bool) -> float:
    table = _tables()[bold]
    return sum(table.get(letter, BROAD) for letter in words)


def width(words: object, size: float, bold: bool = False) -> float:
    return _ems(str(words), bold) * size


def lines(words: str, size: float, room: float, bold: bool = False) -> list[str]:
    """Broken between words; a word that is wider than the room stays whole."""
    found = [""]
    for word in words.split():
        longer = f"{found[-1]} {word}".strip()
        if found[-1] and width(longer, size, bold) > room:
            found.append(word)
        else:
            found[-1] = longer
    return found


def fitting(words: str, sizes: tuple[float, ...], room: float, bold: bool = False) -> tuple[str, float]:
    """In the first size that fits; cut with an ellipsis if the last does not: its title tells it whole."""
    for size in sizes:
        if width(words, size, bold) <= room:
            return words, size
    kept = words
    while kept and width(f"{kept}…", sizes[-1], bold) > room:
        kept = kept[:-1].rstrip()
    return f"{kept}…", sizes[-1]


def text(
    x: float, y: float, words: object, size: float = 12, bold: bool = False, anchor: str = "start", fill: str = INK
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    where = f' text-anchor="{anchor}"' if anchor != "start" else ""
    head = f'<text x="{round(x, 1):g}" y="{round(y, 1):g}" font-size="{round(size, 1):g}"{weight}{where}'
    return f'{head} fill="{fill}">{escape(str(words))}</text>'
