"""A quick painter of the plain SVG the titles draw: flat colours, straight into the indexed pixels of a small PNG.

A general renderer spends most of its time on a picture in full colour that is then made small again. Here a pixel is
the number of its colour from the start, and a soft edge has few shades, so that little is left to pack. What is not in
this dialect raises `Unpaintable`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple
from xml.etree import ElementTree

from PIL import Image, ImageColor, ImageDraw

from service.mail.outgoing.outlines import (
    SHAPES,
    Cutting,
    Look,
    Stencils,
    Unpaintable,
    cut,
    lettered,
    outline_of,
    placed,
    stencils,
    transformed,
)

PixelBox = tuple[float, float, float]  # where the origin of a group lies, and how large its unit is

SOFT = 2  # shades of an edge: with more a board takes half as many bytes again
FINE = 1.5  # dots to each unit from which an edge needs but one, which saves a fifth
COLOURS = 96  # a full table of La Granja has 69 inks
STEPS = 4  # places within a pixel where an outline can begin
MOTIF_STEPS = 2  # and a motif
LARGEST_ROUND = 20_000  # dots of a rectangle with round corners that is kept for the next one
REACH = 128  # dots around its origin that a motif may ink; a larger one is painted shape by shape
HANDED_DOWN = ("fill", "stroke", "stroke-width", "font-size", "font-weight", "text-anchor")
PLACES = ["x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "points", "d", "x1", "y1", "x2", "y2"]
KNOWN = frozenset([*HANDED_DOWN, *PLACES])
MOVED = {"g": {"transform"}, "use": {"transform", "href"}}
_NAMED = ("data-name", "data-slot", "data-box", "data-piece", "data-seat", "data-card")
USUAL = {name: KNOWN.union(more, _NAMED) for name, more in MOVED.items()}  # which needs no second look
_SVG = "{http://www.w3.org/2000/svg}"
_DEFS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)
_USE = re.compile(r'<use href="#([^"]+)" transform="([^"]*)"/>')
WHITE, NOTHING = (255, 255, 255), (-1, -1, -1)  # what a picture, and what a motif is painted on
BARE = {"fill": "#000000"}


def painted(svg: str, scale: float) -> Image.Image:
    found = _DEFS.search(svg)
    root = ElementTree.fromstring(svg[: found.start()] + svg[found.end() :] if found else svg)
    size = (round(float(root.get("width", 0)) * scale), round(float(root.get("height", 0)) * scale))
    painter = Painter(size, 1 if scale >= FINE else SOFT, _motifs_in(found[1]) if found else {})
    painter.group(root, BARE, (0.0, 0.0, scale))
    return painter.done()


class Painter:
    def __init__(
        self, size: tuple[int, int], shades: int, motifs: Mapping[str, str], ground: tuple[int, ...] = WHITE
    ) -> None:
        self._number_of_shades = shades
        self._motifs = motifs
        self._inked: dict[tuple[str, PixelBox], Image.Image] = {}
        self._colours: dict[tuple[int, ...], int] = {ground: 0}
        self._replaced: dict[tuple[int, ...], int] = {}
        self._named: dict[str, int | None] = {}
        self._blends: dict[tuple[int, int], list[int]] = {}
        self._image = Image.new("P", size, 0)
        self._pen = ImageDraw.Draw(self._image)
        self._pixels: Any = self._image.load()

    def done(self) -> Image.Image:
        self._image.putpalette([part for colour in self._colours for part in colour])
        return self._image

    def group(self, element: ElementTree.Element, look: Look, place: PixelBox) -> None:
        for child in element:
            name = child.tag.removeprefix(_SVG)
            if name == "title":  # for who cannot see
                continue
            if not USUAL.get(name, KNOWN).issuperset(child.attrib):
                _check_known(name, child.attrib)
            own = {**look, **child.attrib}  # of which only what is inherited in SVG is looked for
            if name == "g":
                self.group(child, own, _moved(child.get("transform", ""), place))
            elif name == "use":
                self._use(child.attrib.get("href", "")[1:], _moved(child.get("transform", ""), place))
            elif name == "text":
                self._write(child, own, place)
            elif name == "rect":
                self._rectangle(child.attrib, own, place)
            elif name in SHAPES:
                self._figure(name, child.attrib, own, place)
            else:
                raise Unpaintable(name)

    def _use(self, name: str, place: PixelBox) -> None:
        """A motif is painted once in its size, whatever picture it is for, and pressed where it is wanted."""
        if name not in self._motifs:
            raise Unpaintable(f"no motif {name}")
        steps = round(place[0] * MOTIF_STEPS), round(place[1] * MOTIF_STEPS)
        left, top = steps[0] // MOTIF_STEPS, steps[1] // MOTIF_STEPS
        within = steps[0] % MOTIF_STEPS / MOTIF_STEPS, steps[1] % MOTIF_STEPS / MOTIF_STEPS
        motif = _motif(self._motifs[name], place[2], *within) if self._number_of_shades == 1 else None
        if motif is None:
            self.group(_parsed(self._motifs[name]), BARE, place)
            return
        key = name, (*within, place[2])
        if key not in self._inked:
            table = bytes([0, *(self._number(colour) for colour in motif.colours[1:])]).ljust(256, b"\0")
            self._inked[key] = Image.frombytes("P", motif.mask.size, motif.pixels.translate(table))
        self._image.paste(self._inked[key], (left + motif.corner[0], top + motif.corner[1]), motif.mask)

    def motif(self, reach: int) -> Motif | None:
        """What was painted on ground of no colour; nothing if it reaches further."""
        mask = self._image.point([0] + [255] * 255, "1")
        box = mask.getbbox()
        if box is None or min(box[:2]) == 0 or max(box[2:]) == 2 * reach:
            return None
        corner = box[0] - reach, box[1] - reach
        return Motif(self._image.crop(box).tobytes(), mask.crop(box), tuple(self._colours), corner)

    def _rectangle(self, given: Look, look: Look, place: PixelBox) -> None:
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
            self._round(where, corner, fill, stroke, edge)
        else:
            self._pen.rectangle(where, fill, stroke, edge)

    def _round(
        self, where: tuple[int, int, int, int], corner: int, fill: int | None, stroke: int | None, edge: int
    ) -> None:
        wide, high = where[2] - where[0] + 1, where[3] - where[1] + 1
        if wide * high > LARGEST_ROUND:
            self._pen.rounded_rectangle(where, corner, fill, stroke, edge)
            return
        inside, rim = _round_masks(wide, high, corner, edge)
        if fill is not None:
            self._pen.bitmap(where[:2], inside, fill)
        if stroke is not None:
            self._pen.bitmap(where[:2], rim, stroke)

    def _figure(self, name: str, given: Look, look: Look, place: PixelBox) -> None:
        x, y, scale = place
        right, down, geometry = placed(name, given)
        x, y, wide = x + right * scale, y + down * scale, _stroke(look, scale)
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

    def _write(self, element: ElementTree.Element, look: Look, place: PixelBox) -> None:
        if len(element):
            raise Unpaintable("a text with parts")
        fill, text = self._colour(look["fill"]), " ".join((element.text or "").split())
        if not text or fill is None:
            return
        x = place[0] + float(element.get("x", 0)) * place[2]
        y = place[1] + float(element.get("y", 0)) * place[2]
        stencils, corner, length = lettered(
            text, float(look["font-size"]) * place[2], look.get("font-weight", "normal"), self._number_of_shades
        )
        x -= {"middle": length / 2, "end": length}.get(look.get("text-anchor", "start"), 0.0)
        left, top = round(x) + corner[0], round(y) + corner[1]
        wide, high = stencils[0].size
        self._press(stencils, (left, top), fill, self._below(left + wide // 2, top + high // 2))

    def _press(self, stencils: Stencils, at: tuple[int, int], colour: int, below: int) -> None:
        if self._number_of_shades == 1:
            self._pen.bitmap(at, stencils[0], colour)
            return
        for shade, mask in zip(self._shades(colour, below), stencils, strict=True):
            self._pen.bitmap(at, mask, shade)

    def _below(self, x: int, y: int) -> int:
        """The colour there; an edge of one shade mixes with none."""
        if self._number_of_shades == 1:
            return 0
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
        if name not in self._named:
            self._named[name] = None if name == "none" else self._number(_rgb(name))
        return self._named[name]

    def _number(self, colour: tuple[int, ...]) -> int:
        """Of so many; should a picture have more, the nearest one serves."""
        found = self._colours.get(colour)
        if found is None and len(self._colours) < COLOURS:
            found = self._colours[colour] = len(self._colours)
        return self._nearest(colour) if found is None else found

    def _nearest(self, colour: tuple[int, ...]) -> int:
        if colour not in self._replaced:
            near = min(self._colours, key=lambda one: sum((a - b) ** 2 for a, b in zip(one, colour, strict=True)))
            self._replaced[colour] = self._colours[near]
        return self._replaced[colour]


class Motif(NamedTuple):
    pixels: bytes  # each the number of its colour
    mask: Image.Image
    colours: tuple[tuple[int, ...], ...]
    corner: tuple[int, int]  # from the origin of the drawing


@lru_cache(maxsize=4096)
def _motif(drawn: str, scale: float, right: float, down: float) -> Motif | None:
    painter = Painter((2 * REACH, 2 * REACH), 1, {}, NOTHING)
    painter.group(_parsed(drawn), BARE, (REACH + right, REACH + down, scale))
    return painter.motif(REACH)


@lru_cache(maxsize=1024)
def _parsed(drawn: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<g>{drawn}</g>")


def _motifs_in(defs: str) -> dict[str, str]:
    """Each by its name, with those within it written out."""
    found = {}
    for part in defs.split('<g id="')[1:]:
        name, _, drawn = part.partition('">')
        found[name] = drawn.strip().removesuffix("</g>")
    return {name: _written_out(drawn, found, 3) for name, drawn in found.items()}


def _written_out(drawn: str, motifs: Mapping[str, str], deep: int) -> str:
    if not deep:
        raise Unpaintable("motifs within motifs")
    if "<use" not in drawn:
        return drawn
    return _USE.sub(
        lambda one: f'<g transform="{one[2]}">{_written_out(motifs.get(one[1], ""), motifs, deep - 1)}</g>', drawn
    )


@lru_cache(maxsize=256)
def _rgb(name: str) -> tuple[int, ...]:
    try:
        return ImageColor.getrgb(name)[:3]
    except ValueError as error:
        raise Unpaintable(name) from error


def _check_known(name: str, given: Look) -> None:
    strange = {key for key in given if key not in KNOWN and not key.startswith("data-")}
    if strange - MOVED.get(name, set()):
        raise Unpaintable(f"{name} with {', '.join(sorted(strange))}")


@lru_cache(maxsize=1024)
def _round_masks(wide: int, high: int, corner: int, edge: int) -> tuple[Image.Image, Image.Image]:
    """What is filled, and what is lined."""
    masks = []
    for fill, stroke in ((1, 0), (None, 1)):
        mask = Image.new("1", (wide, high))
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide - 1, high - 1), corner, fill, stroke if edge else None, edge)
        masks.append(mask)
    return masks[0], masks[1]


def _moved(transform: str, place: PixelBox) -> PixelBox:
    if not transform:
        return place
    x, y, scale = place
    right, down, larger = transformed(transform)
    return x + right * scale, y + down * scale, scale * larger


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
    return found, stencils(found.line, shades), stencils(found.whole, shades), stencils(found.inside, shades)
