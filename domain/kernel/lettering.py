"""How wide words are in DejaVu Sans, so that a drawing keeps them in their places and asks no renderer."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from xml.sax.saxutils import escape

from domain.kernel.inks import INK

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
