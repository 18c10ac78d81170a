"""A small chart of our own: a line for each seat in its colour, told apart by its dashes, and by shape and name at its
end.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, tostring

from domain.kernel.telling import word
from service.queries.rounds import Round

WIDE, NARROW = (596, 330), (328, 260)  # beside a table, and on a telephone
LEFT, RIGHT, TOP, BOTTOM = 34, 110, 14, 34  # what lies around the lines
_DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 5", "1 6", "14 6", "8 3 2 3 2 3")
_APART = 16  # between two names
_LONGEST = 11  # letters of a name
_MARK = 12
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)


def chart(rounds: Sequence[Round], names: Sequence[str], size: tuple[int, int] = WIDE) -> str:
    """Of at least two rounds. The shapes are those of the page (`game_icons.html`)."""
    width, height = size
    values = [points for each in rounds for points in each.points]
    low, high = min(0, *values), max(1, *values)
    first, last = rounds[0].number, rounds[-1].number

    def x(number: int) -> float:
        return LEFT + (width - LEFT - RIGHT) * (number - first) / max(1, last - first)

    def y(points: float) -> float:
        return TOP + (height - TOP - BOTTOM) * (high - points) / (high - low)

    svg = Element("svg", {"viewBox": f"0 0 {width} {height}", "class": "chart", "role": "img"})
    svg.set("aria-label", word("Points by round; the same stands in the table below"))
    for value in _marks(low, high):
        at = f"{y(value):.1f}"
        SubElement(svg, "line", {"x1": str(LEFT), "x2": str(width - RIGHT), "y1": at, "y2": at, "class": "grid"})
        _text(svg, LEFT - 6, y(value) + 4, str(value), "end", "quiet")
    step = max(1, (last - first) // (12 if size == WIDE else 8))
    for each in rounds[::step]:
        _text(svg, x(each.number), height - 18, str(each.number), "middle", "quiet")
    _text(svg, x((first + last) // 2), height - 3, word("round"), "middle", "quiet")
    for seat in range(len(names)):
        line = " ".join(f"{x(each.number):.1f},{y(each.points[seat]):.1f}" for each in rounds)
        dashes = {"stroke-dasharray": _DASHES[seat % len(_DASHES)]} if seat % len(_DASHES) else {}
        SubElement(svg, "polyline", {"points": line, "class": f"line l{seat % 5 + 1}", **dashes})
    _ends(svg, [y(points) for points in rounds[-1].points], rounds[-1].points, names, size)
    return tostring(svg, encoding="unicode")


def _ends(
    svg: Element, ends: Sequence[float], points: Sequence[int], names: Sequence[str], size: tuple[int, int]
) -> None:
    """The shape of each seat at the end of its line, and beside it the name with the points."""
    width, height = size
    order = sorted(range(len(names)), key=lambda seat: ends[seat])
    for seat, end in zip(order, _apart(sorted(ends), height), strict=True):
        at = {"x": f"{width - RIGHT - _MARK / 2:.1f}", "y": f"{ends[seat] - _MARK / 2:.1f}"}
        size_of = {"width": str(_MARK), "height": str(_MARK)}
        mark = SubElement(svg, "svg", {"class": f"mark c{seat % 5 + 1}", **at, **size_of})
        SubElement(mark, "use", {"href": f"#m{seat % 5 + 1}", **size_of})
        _text(svg, width - RIGHT + 12, end + 4, f"{names[seat][:_LONGEST]} {points[seat]}", "start", "name")


def _marks(low: int, high: int) -> list[int]:
    step = next((each for each in _STEPS if (high - low) / each <= 6), 1000)
    return list(range(-(-low // step) * step, high + 1, step))


def _apart(ends: Sequence[float], height: int) -> list[float]:
    """Names that would lie on one another are moved down, and up again where the picture ends."""
    found: list[float] = []
    for end in ends:
        found.append(max(end, found[-1] + _APART) if found else end)
    over = max(0.0, found[-1] - (height - BOTTOM))
    return [each - over for each in found]


def _text(svg: Element, x: float, y: float, text: str, anchor: str, kind: str) -> None:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor, "class": kind}
    SubElement(svg, "text", place).text = text
