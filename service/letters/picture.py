"""The picture of a position: SVG to PNG with our own fonts and few colours, as fine as its room allows."""

from __future__ import annotations

import io
import re
from functools import lru_cache

import resvg_py
from PIL import Image

from service.letters.outlines import Unpaintable
from service.letters.painting import FACES, FONTS, painted

FILES = [str(FONTS / name) for name in FACES.values()]
FAMILY = "DejaVu Sans"
SHOWN = 552  # the width of the letter's column
SCALES = (1.0, 1.25, 1.5, 2.0)  # dots to each shown
COLOURS = 64
LIMIT = 36_000  # bytes a picture takes to be finer than one dot to each shown
ROOM = 60_000  # bytes it takes at most
QUICK, SMALL, SMALLEST = 6, 7, 8  # levels of packing; a further one takes twice as long again for two per cent
GROWTH = 1.3  # a picture twice as fine takes 2 ** 1.3 times the bytes, about

FEW = 600  # letters of a board that is likely to fit as fine as can be: most of the bytes are writing

_WORDS = re.compile(r">([^<>]+)</text>")
_WIDTH = re.compile(r'<svg[^>]*?\swidth="([\d.]+)')


@lru_cache(maxsize=64)
def png(svg: str, room: int = ROOM) -> bytes:
    """The same bytes wherever it is drawn; none if even the coarsest takes more than the room there is."""
    limit = min(LIMIT, room)
    if sum(map(len, _WORDS.findall(svg))) < FEW:
        fine = _packed(_drawn(svg, SCALES[-1]), SMALL)
        if len(fine) <= limit:
            return fine
    coarse = _drawn(svg, SCALES[0])
    guess = len(_packed(coarse, QUICK))
    likely = [scale for scale in SCALES[1:] if guess * scale**GROWTH <= limit]
    for scale in likely[:-3:-1]:
        fine = _packed(_drawn(svg, scale), SMALL)
        if len(fine) <= limit:
            return fine
    last = _packed(coarse, SMALLEST)
    return last if len(last) <= room else b""


def _drawn(svg: str, scale: float) -> Image.Image:
    scale *= shown_width(svg) / _width(svg)
    try:
        return painted(svg, scale)
    except Unpaintable:
        return rendered(svg, scale)


def _packed(picture: Image.Image, level: int) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=level)
    return out.getvalue()


def rendered(svg: str, scale: float) -> Image.Image:
    """By a renderer that knows all of SVG, and takes ten times as long."""
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg, zoom=scale, skip_system_fonts=True, font_files=FILES, font_family=FAMILY,
        sans_serif_family=FAMILY, serif_family=FAMILY, monospace_family=FAMILY,
    )  # fmt: skip
    picture = Image.open(io.BytesIO(bytes(drawn))).convert("RGB")
    return picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _width(svg: str) -> float:
    width = _WIDTH.search(svg)
    return float(width[1]) if width else float(SHOWN)


def shown_width(svg: str) -> int:
    """How wide it is to be shown, however many dots it has."""
    return min(SHOWN, int(_width(svg)))
