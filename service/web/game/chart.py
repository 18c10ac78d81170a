"""A small chart of our own: one line for each seat, told apart by its dashes and by the name at its end."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, tostring

from service.queries.rounds import Round

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 130, 12, 28  # what lies around the lines
_DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 5", "1 6", "14 6", "8 3 2 3 2 3")
_APART = 16  # between two names
_LONGEST = 14  # letters of a name
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)


def chart(rounds: Sequence[Round], names: Sequence[str]) -> str:
    """Of at least two rounds."""
    values = [points for each in rounds for points in each.points]
    low, high = min(0, *values), max(1, *values)
    first, last = rounds[0].number, rounds[-1].number

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (number - first) / max(1, last - first)

    def y(points: int) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - points) / (high - low)

    svg = Element("svg", {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "class": "chart", "role": "img"})
    svg.set("aria-label", "Points by round; the same stands in the table below")
    for value in _marks(low, high):
        at = f"{y(value):.1f}"
        SubElement(svg, "line", {"x1": str(LEFT), "x2": str(WIDTH - RIGHT), "y1": at, "y2": at, "class": "grid"})
        _text(svg, LEFT - 6, y(value) + 4, str(value), "end")
    for each in rounds:
        _text(svg, x(each.number), HEIGHT - 8, str(each.number), "middle")
    for seat in range(len(names)):
        line = " ".join(f"{x(each.number):.1f},{y(each.points[seat]):.1f}" for each in rounds)
        SubElement(svg, "polyline", {"points": line, "class": "line", "stroke-dasharray": _DASHES[seat % len(_DASHES)]})
    ends = [y(points) for points in rounds[-1].points]
    order = sorted(range(len(names)), key=lambda seat: ends[seat])
    for seat, end in zip(order, _apart(sorted(ends)), strict=True):
        _text(svg, WIDTH - RIGHT + 8, end + 4, names[seat][:_LONGEST], "start")
    return tostring(svg, encoding="unicode")


def _marks(low: int, high: int) -> list[int]:
    step = next((each for each in _STEPS if (high - low) / each <= 6), 1000)
    return list(range(-(-low // step) * step, high + 1, step))


def _apart(ends: Sequence[float]) -> list[float]:
    """Names that would lie on one another are moved down, and up again where the picture ends."""
    found: list[float] = []
    for end in ends:
        found.append(max(end, found[-1] + _APART) if found else end)
    over = max(0.0, found[-1] - (HEIGHT - BOTTOM))
    return [each - over for each in found]


def _text(svg: Element, x: float, y: float, text: str, anchor: str) -> None:
    SubElement(svg, "text", {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor}).text = text
