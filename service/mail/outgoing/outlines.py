"""The outlines of SVG shapes and of words as points, and the stencils cut along them."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

Look = Mapping[str, str]
Point = tuple[float, float]
Polyline = tuple[tuple[Point, ...], bool]  # points, and whether it is closed

Stencils = tuple[Image.Image, ...]  # one a shade

FONTS = Path(__file__).parent / "fonts"
FACES = {"normal": "DejaVuSans.ttf", "bold": "DejaVuSans-Bold.ttf"}
LARGEST = 60_000  # pixels; a larger shape goes without soft edges
FINE = 4  # a stencil is cut from a drawing so many times as large
CURVE = 8  # pieces of a curve
_STEP = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_GEOMETRY: dict[str, Callable[[Look], str]] = {
    "circle": lambda given: f"{given['r']} {given['r']}",
    "ellipse": lambda given: f"{given['rx']} {given['ry']}",
    "line": lambda given: f"M0 0L{_length(given, 'x2', 'x1'):g} {_length(given, 'y2', 'y1'):g}",
}
_CORNERED = {"polygon": "points", "path": "d"}
SHAPES = frozenset([*_GEOMETRY, *_CORNERED])
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")


class Unpaintable(Exception):
    """Something the quick painter does not know."""


class Outline(Struct, frozen=True):
    """Around the origin of its shape. `wide`: of the stroke, 0 for none."""

    lines: tuple[Polyline, ...]
    wide: float
    round: bool = False  # one ellipse, given by the two corners around it

    @property
    def edges(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        across, down = ([point[n] for points, _ in self.lines for point in points] for n in (0, 1))
        return min(across), min(down), max(across), max(down)

    def moved(self, x: float, y: float) -> Outline:
        lines = tuple((tuple((a + x, b + y) for a, b in points), closed) for points, closed in self.lines)
        return Outline(lines, self.wide, self.round)

    def trace(self, pen: ImageDraw.ImageDraw, fill: int | None, stroke: int | None, times: float = 1.0) -> None:
        wide = max(1, round(self.wide * times))
        for points, closed in self.lines:
            flat = [(x * times, y * times) for x, y in points]
            if self.round:
                _ellipse(pen, flat, fill, stroke, self.wide * times)
                continue
            if fill is not None and len(flat) > 2:
                pen.polygon(flat, fill)
            if stroke is not None:
                pen.line([*flat, *flat[:2]] if closed else flat, stroke, wide, joint="curve" if wide > 2 else None)


def _ellipse(pen: ImageDraw.ImageDraw, corners: list[Point], fill: int | None, stroke: int | None, wide: float) -> None:
    """The stroke lies half within the ellipse and half around it."""
    (left, top), (right, bottom) = corners
    out = wide / 2 if stroke is not None else 0.0
    around = (left - out, top - out, right + out - 1, bottom + out - 1)
    if around[2] >= around[0] and around[3] >= around[1]:
        pen.ellipse(around, fill, stroke, max(1, round(wide)) if stroke is not None else 0)


class Cutting(Struct, frozen=True):
    """A shape with soft edges at one place within a pixel: what is inked with its stroke, what with its fill."""

    corner: tuple[int, int]
    middle: tuple[int, int]
    line: Image.Image
    whole: Image.Image
    inside: Image.Image


def cut(outline: Outline) -> Cutting | None:
    """None: it is too large to be cut."""
    left, top, right, bottom = outline.edges
    if (right - left) * (bottom - top) > LARGEST:
        return None
    margin = math.ceil(outline.wide) + 1
    corner = math.floor(left) - margin, math.floor(top) - margin
    size = math.ceil(right) - corner[0] + margin, math.ceil(bottom) - corner[1] + margin
    moved = outline.moved(-corner[0], -corner[1])
    masks = []
    for fill, stroke in ((None, 255), (255, 255), (255, 0)):
        fine = Image.new("L", (size[0] * FINE, size[1] * FINE))
        moved.trace(ImageDraw.Draw(fine), fill, stroke if outline.wide else None, FINE)
        masks.append(fine.reduce(FINE))
    return Cutting(corner, (round((left + right) / 2), round((top + bottom) / 2)), *masks)


def outline_of(name: str, geometry: str, scale: float, wide: float) -> Outline:
    """`geometry`: the points, the path, or how far a circle or an ellipse reaches to the right and down."""
    if name in ("circle", "ellipse"):
        across, down = (float(number) * scale for number in geometry.split())
        return Outline(((((-across, -down), (across, down)), True),), wide, True)
    lines = _polygon(geometry) if name == "polygon" else _path(geometry)
    return Outline(tuple((tuple((a * scale, b * scale) for a, b in points), closed) for points, closed in lines), wide)


def placed(name: str, given: Look) -> tuple[float, float, str]:
    """Where it lies, and its shape there: the same elsewhere is cut no second time."""
    if name in _CORNERED:
        return _anchored(name, given[_CORNERED[name]])
    x, y = given.get("cx", given.get("x1", 0)), given.get("cy", given.get("y1", 0))
    return float(x), float(y), _GEOMETRY[name](given)


def _length(given: Look, one: str, other: str) -> float:
    return float(given.get(one, 0)) - float(given.get(other, 0))


@lru_cache(maxsize=8192)
def transformed(transform: str) -> tuple[float, float, float]:
    """How far to the right and down, and how many times as large."""
    x, y, scale = 0.0, 0.0, 1.0
    for step in transform.replace(",", " ").split(")"):
        name, _, numbers = step.strip().partition("(")
        each = [float(number) for number in numbers.split()]
        if name == "translate" and len(each) == 2:
            x, y = x + each[0] * scale, y + each[1] * scale
        elif name == "scale" and len(each) == 1:
            scale *= each[0]
        elif name:
            raise Unpaintable(step)
    return x, y, scale


@lru_cache(maxsize=8192)
def _anchored(name: str, geometry: str) -> tuple[float, float, str]:
    """Where the first point of a polygon or a path lies, and the same shape with that point at the origin."""
    if name == "polygon":
        each = [float(number) for number in geometry.replace(",", " ").split()]
        return each[0], each[1], _less(each, each[0], each[1])
    steps = [(step, [float(n) for n in _NUMBER.findall(rest)]) for step, rest in _STEP.findall(geometry)]
    if not steps or steps[0][0] != "M":
        return 0.0, 0.0, geometry
    x, y = steps[0][1][:2]
    return x, y, "".join(step + _step_less(step, each, x, y) for step, each in steps)


def _step_less(step: str, each: list[float], x: float, y: float) -> str:
    match step:
        case "H":
            return _less(each, x, x)
        case "V":
            return _less(each, y, y)
        case "A":
            # radii, turn and flags stay; the sixth and seventh are where it ends
            ends = [n - (x, y)[at % 7 - 5] if at % 7 > 4 else n for at, n in enumerate(each)]
            return _less(ends, 0.0, 0.0)
        case _:
            return _less(each, x, y) if step.isupper() else _less(each, 0.0, 0.0)


def _less(each: list[float], x: float, y: float) -> str:
    return " ".join(f"{round(n - (y if at % 2 else x), 2):g}" for at, n in enumerate(each))


def _polygon(text: str) -> tuple[Polyline, ...]:
    each = [float(number) for number in text.replace(",", " ").split()]
    return ((tuple(zip(each[::2], each[1::2], strict=True)), True),)


def _path(text: str) -> tuple[Polyline, ...]:
    return tuple(line for line in _Path(text).lines() if len(line[0]) > 1)


class _Path:
    """The steps of a path, walked; curves become short straight pieces."""

    def __init__(self, text: str) -> None:
        self._steps = [(name, [float(n) for n in _NUMBER.findall(rest)]) for name, rest in _STEP.findall(text)]
        self._points: list[Point] = []
        self._handle: Point | None = None

    def lines(self) -> Iterator[Polyline]:
        for name, numbers in self._steps:
            if name in "Mm":
                if self._points:
                    yield tuple(self._points), False
                self._points = [self._absolute(name, numbers[0], numbers[1])] if self._points or name == "M" else []
                name, numbers = "L" if name == "M" else "l", numbers[2:]
            if name in "Zz":
                yield tuple(self._points), True
                self._points = self._points[:1]
                continue
            self._walk(name, numbers)
        if self._points:
            yield tuple(self._points), False

    def _absolute(self, name: str, x: float, y: float) -> Point:
        here = self._points[-1] if name.islower() else (0.0, 0.0)
        return here[0] + x, here[1] + y

    def _walk(self, name: str, numbers: list[float]) -> None:
        count = {"l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7}.get(name.lower())
        if count is None or len(numbers) % count:
            raise Unpaintable(f"path {name}")
        for n in range(0, len(numbers), count):
            self._step(name, numbers[n : n + count])

    def _step(self, name: str, each: list[float]) -> None:
        here, handle, self._handle = self._points[-1], self._handle, None
        match name:
            case "l" | "L":
                self._points.append(self._absolute(name, each[0], each[1]))
            case "h" | "v":
                self._points.append((here[0] + each[0], here[1]) if name == "h" else (here[0], here[1] + each[0]))
            case "H" | "V":
                self._points.append((each[0], here[1]) if name == "H" else (here[0], each[0]))
            case "c" | "C":
                self._curve(*(self._absolute(name, each[k], each[k + 1]) for k in (0, 2, 4)))
            case "s" | "S":
                mirrored = (2 * here[0] - handle[0], 2 * here[1] - handle[1]) if handle else here
                self._curve(mirrored, self._absolute(name, each[0], each[1]), self._absolute(name, each[2], each[3]))
            case "q" | "Q":
                bend, end = self._absolute(name, each[0], each[1]), self._absolute(name, each[2], each[3])
                self._curve(_toward(here, bend), _toward(end, bend), end)
            case _:
                self._arc(name, each)

    def _curve(self, one: Point, two: Point, end: Point) -> None:
        here = self._points[-1]
        for n in range(1, CURVE + 1):
            t = n / CURVE
            parts = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            corners = list(zip(parts, (here, one, two, end), strict=True))
            self._points.append((sum(p * c[0] for p, c in corners), sum(p * c[1] for p, c in corners)))
        self._handle = two

    def _arc(self, name: str, each: list[float]) -> None:
        """Of a circle, or of an ellipse that stands upright: a circle that is squeezed."""
        here, end = self._points[-1], self._absolute(name, each[5], each[6])
        if each[2] and each[0] != each[1]:
            raise Unpaintable("an arc of an ellipse that is turned")
        if not each[0] or not each[1]:
            self._points.append(end)
            return
        squeezed = each[1] / each[0]
        round_ends = (here[0], here[1] / squeezed), (end[0], end[1] / squeezed)
        for x, y in _along_a_circle(*round_ends, each[0], bool(each[3]), bool(each[4])):
            self._points.append((x, y * squeezed))


def _toward(one: Point, other: Point) -> Point:
    """Two thirds of the way: where the handles of a curve are that bends towards one point."""
    return one[0] + (other[0] - one[0]) * 2 / 3, one[1] + (other[1] - one[1]) * 2 / 3


def _along_a_circle(here: Point, end: Point, radius: float, large: bool, sweep: bool) -> Iterator[Point]:
    half = math.dist(here, end) / 2
    radius = max(radius, half)
    away = math.sqrt(max(0.0, radius * radius - half * half)) * (1 if large != sweep else -1)
    along = ((end[0] - here[0]) / (2 * half or 1), (end[1] - here[1]) / (2 * half or 1))
    middle = ((here[0] + end[0]) / 2 - along[1] * away, (here[1] + end[1]) / 2 + along[0] * away)
    begin, stop = (math.atan2(p[1] - middle[1], p[0] - middle[0]) for p in (here, end))
    turn = (stop - begin) % (2 * math.pi) if sweep else -((begin - stop) % (2 * math.pi))
    pieces = max(CURVE, round(abs(turn) * 6))
    for n in range(1, pieces + 1):
        angle = begin + turn * n / pieces
        yield middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)


@lru_cache(maxsize=4096)
def lettered(text: str, size: float, weight: str, shades: int) -> tuple[Stencils, tuple[int, int], float]:
    face = font(size, weight)
    left, top, right, bottom = (int(n) for n in face.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, face, anchor="ls")
    return stencils(mask, shades), (left, top), face.getlength(text)


@lru_cache(maxsize=256)
def font(size: float, weight: str) -> ImageFont.FreeTypeFont:
    if weight not in FACES:
        raise Unpaintable(weight)
    # the layout of Pillow itself: another one is used only where the machine has it
    return ImageFont.truetype(str(FONTS / FACES[weight]), size, layout_engine=ImageFont.Layout.BASIC)


def stencils(mask: Image.Image, shades: int) -> Stencils:
    """Where each shade goes; the last one is the colour itself."""
    return tuple(mask.point(table, "1") for table in _tables(shades))


@lru_cache
def _tables(shades: int) -> list[list[int]]:
    steps = [round(n * shades / 255) for n in range(256)]
    return [[255 if step == shade else 0 for step in steps] for shade in range(1, shades + 1)]
