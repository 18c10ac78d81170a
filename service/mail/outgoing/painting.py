"""A quick painter of the plain SVG the titles draw: flat colours, straight into the indexed pixels of a small PNG.

A general renderer spends most of its time on a picture in full colour that is then made small again. Here a pixel is
the number of its colour from the start, and a soft edge has few shades, so that little is left to pack. What is not in
this dialect raises `Unpaintable`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from PIL import Image, ImageColor, ImageDraw, ImageFont

from service.mail.outgoing.outlines import Cutting, Unpaintable, cut, outline_of

Look = Mapping[str, str]
Stencils = tuple[Image.Image, ...]  # one a shade
Place = tuple[float, float, float]  # where the origin of a group lies, and how large its unit is

FONTS = Path(__file__).parent / "fonts"
FACES = {"normal": "DejaVuSans.ttf", "bold": "DejaVuSans-Bold.ttf"}
SOFT = 2  # shades of an edge: with more a board takes half as many bytes again
FINE = 1.5  # dots to each unit from which an edge needs but one, which saves a fifth
COLOURS = 64
STEPS = 4  # places within a pixel where an outline can begin
HANDED_DOWN = ("fill", "stroke", "stroke-width", "font-size", "font-weight", "text-anchor")
KNOWN = frozenset([*HANDED_DOWN, "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "points", "d"])
_SVG = "{http://www.w3.org/2000/svg}"
_GEOMETRY: dict[str, Callable[[Look], str]] = {
    "circle": lambda given: f"{given['r']} {given['r']}",
    "ellipse": lambda given: f"{given['rx']} {given['ry']}",
    "polygon": lambda given: given["points"],
    "path": lambda given: given["d"],
}


def painted(svg: str, scale: float) -> Image.Image:
    root = ElementTree.fromstring(svg)
    size = (round(float(root.get("width", 0)) * scale), round(float(root.get("height", 0)) * scale))
    painter = Painter(size, 1 if scale >= FINE else SOFT)
    painter.group(root, {"fill": "#000000"}, (0.0, 0.0, scale))
    return painter.done()


class Painter:
    def __init__(self, size: tuple[int, int], shades: int) -> None:
        self._number_of_shades = shades
        self._colours: dict[tuple[int, int, int], int] = {(255, 255, 255): 0}
        self._blends: dict[tuple[int, int], list[int]] = {}
        self._image = Image.new("P", size, 0)
        self._pen = ImageDraw.Draw(self._image)
        self._pixels: Any = self._image.load()

    def done(self) -> Image.Image:
        self._image.putpalette([part for colour in self._colours for part in colour])
        return self._image

    def group(self, element: ElementTree.Element, look: Look, place: Place) -> None:
        for child in element:
            name = child.tag.removeprefix(_SVG)
            if name == "title":  # for who cannot see
                continue
            own = {**look, **{key: child.attrib[key] for key in HANDED_DOWN if key in child.attrib}}
            strange = {key for key in child.attrib if key not in KNOWN and not key.startswith("data-")}
            if strange - ({"transform"} if name == "g" else set()):
                raise Unpaintable(f"{name} with {', '.join(sorted(strange))}")
            if name == "g":
                self.group(child, own, _moved(child.get("transform", ""), place))
            elif name == "text":
                self._write(child, own, place)
            elif name == "rect":
                self._rectangle(child.attrib, own, place)
            elif name in _GEOMETRY:
                self._figure(name, child.attrib, own, place)
            else:
                raise Unpaintable(name)

    def _rectangle(self, given: Look, look: Look, place: Place) -> None:
        """Edges along the pixels need no shades."""
        x, y, scale = place
        left, top = x + float(given.get("x", 0)) * scale, y + float(given.get("y", 0)) * scale
        right, bottom = left + float(given["width"]) * scale, top + float(given["height"]) * scale
        wide, corner = _stroke(look, scale), round(float(given.get("rx", 0)) * scale)
        out = wide / 2
        where = round(left - out), round(top - out), round(right + out) - 1, round(bottom + out) - 1
        if where[2] < where[0] or where[3] < where[1]:
            return
        fill, stroke = self._colour(look["fill"]), self._colour(look["stroke"]) if wide else None
        edge = max(1, round(wide)) if wide else 0
        if corner:
            self._pen.rounded_rectangle(where, corner, fill, stroke, edge)
        else:
            self._pen.rectangle(where, fill, stroke, edge)

    def _figure(self, name: str, given: Look, look: Look, place: Place) -> None:
        x, y, scale = place
        x, y = x + float(given.get("cx", 0)) * scale, y + float(given.get("cy", 0)) * scale
        wide, geometry = _stroke(look, scale), _GEOMETRY[name](given)
        fill, stroke = self._colour(look["fill"]), self._colour(look["stroke"]) if wide else None
        left, top = math.floor(x * STEPS) // STEPS, math.floor(y * STEPS) // STEPS
        within = math.floor((x - left) * STEPS), math.floor((y - top) * STEPS)
        found = _cut(name, geometry, scale, wide, *within, self._number_of_shades)
        if found is None:
            outline_of(name, geometry, scale, wide).moved(x, y).trace(self._pen, fill, stroke)
            return
        cutting, line, whole, inside = found
        at = left + cutting.corner[0], top + cutting.corner[1]
        below = self._below(left + cutting.middle[0], top + cutting.middle[1])
        if stroke is not None:
            self._press(whole if fill is not None else line, at, stroke, below)
            below = stroke
        if fill is not None:
            self._press(inside, at, fill, below)

    def _write(self, element: ElementTree.Element, look: Look, place: Place) -> None:
        if len(element):
            raise Unpaintable("a text with parts")
        fill, text = self._colour(look["fill"]), " ".join((element.text or "").split())
        if not text or fill is None:
            return
        x = place[0] + float(element.get("x", 0)) * place[2]
        y = place[1] + float(element.get("y", 0)) * place[2]
        stencils, corner, length = _lettered(
            text, float(look["font-size"]) * place[2], look.get("font-weight", "normal"), self._number_of_shades
        )
        x -= {"middle": length / 2, "end": length}.get(look.get("text-anchor", "start"), 0.0)
        left, top = round(x) + corner[0], round(y) + corner[1]
        wide, high = stencils[0].size
        self._press(stencils, (left, top), fill, self._below(left + wide // 2, top + high // 2))

    def _press(self, stencils: Stencils, at: tuple[int, int], colour: int, below: int) -> None:
        for shade, mask in zip(self._shades(colour, below), stencils, strict=True):
            self._pen.bitmap(at, mask, shade)

    def _below(self, x: int, y: int) -> int:
        wide, high = self._image.size
        return int(self._pixels[min(max(x, 0), wide - 1), min(max(y, 0), high - 1)])

    def _shades(self, colour: int, below: int) -> list[int]:
        if (colour, below) not in self._blends:
            each = list(self._colours)
            pairs = list(zip(each[colour], each[below], strict=True))
            many = self._number_of_shades
            parts = [n / many for n in range(1, many + 1)]
            self._blends[colour, below] = [
                self._number(tuple(round(a * part + b * (1 - part)) for a, b in pairs)) for part in parts
            ]
        return self._blends[colour, below]

    def _colour(self, name: str) -> int | None:
        return None if name == "none" else self._number(_rgb(name))

    def _number(self, colour: tuple[int, ...]) -> int:
        """Of so many; should a picture have more, the nearest one serves."""
        exact = (colour[0], colour[1], colour[2])
        if exact not in self._colours and len(self._colours) == COLOURS:
            exact = min(self._colours, key=lambda one: sum((a - b) ** 2 for a, b in zip(one, exact, strict=True)))
        return self._colours.setdefault(exact, len(self._colours))


@lru_cache(maxsize=256)
def _rgb(name: str) -> tuple[int, ...]:
    try:
        return ImageColor.getrgb(name)[:3]
    except ValueError as error:
        raise Unpaintable(name) from error


@lru_cache(maxsize=4096)
def _moved(transform: str, place: Place) -> Place:
    x, y, scale = place
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


def _stroke(look: Look, scale: float) -> float:
    return float(look.get("stroke-width", 1)) * scale if look.get("stroke", "none") != "none" else 0.0


@lru_cache(maxsize=4096)
def _cut(
    name: str, geometry: str, scale: float, wide: float, right: int, down: int, shades: int
) -> tuple[Cutting, Stencils, Stencils, Stencils] | None:
    """The same shape at the same place within a pixel is cut once."""
    found = cut(outline_of(name, geometry, scale, wide).moved(right / STEPS, down / STEPS))
    if found is None:
        return None
    return found, _stencils(found.line, shades), _stencils(found.whole, shades), _stencils(found.inside, shades)


@lru_cache(maxsize=4096)
def _lettered(text: str, size: float, weight: str, shades: int) -> tuple[Stencils, tuple[int, int], float]:
    font = _font(size, weight)
    left, top, right, bottom = (int(n) for n in font.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, font, anchor="ls")
    return _stencils(mask, shades), (left, top), font.getlength(text)


@lru_cache(maxsize=256)
def _font(size: float, weight: str) -> ImageFont.FreeTypeFont:
    if weight not in FACES:
        raise Unpaintable(weight)
    # the layout of Pillow itself: another one is used only where the machine has it
    return ImageFont.truetype(str(FONTS / FACES[weight]), size, layout_engine=ImageFont.Layout.BASIC)


def _stencils(mask: Image.Image, shades: int) -> Stencils:
    """Where each shade goes; the last one is the colour itself."""
    return tuple(mask.point(table, "1") for table in _tables(shades))


@lru_cache
def _tables(shades: int) -> list[list[int]]:
    steps = [round(n * shades / 255) for n in range(256)]
    return [[255 if step == shade else 0 for step in steps] for shade in range(1, shades + 1)]
