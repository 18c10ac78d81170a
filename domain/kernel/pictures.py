"""Pieces in a picture bear the names by which the language knows them, so that a page can let people point at them. And
words in lines, as SVG breaks none.
"""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

Box = tuple[float, float, float, float]  # left, top, width, height


def named(drawn: str, name: str, title: str, box: Box, slots: str) -> str:
    """A piece: `name` as the language writes it, in one of these slots of a command; `title` for who cannot see it.

    `box` is where it lies, in the units around it. What a reader may not know is never named.
    """
    at = " ".join(f"{n:g}" for n in box)
    head = f"<g data-name={quoteattr(name)} data-slot={quoteattr(slots)} data-box={quoteattr(at)}>"
    return f"{head}<title>{escape(title)}</title>{drawn}</g>"


def in_lines(words: str, longest: int) -> list[str]:
    """What is too long for one line of a picture, broken between words."""
    lines = [""]
    for word in words.split():
        if len(lines[-1]) + len(word) >= longest:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
