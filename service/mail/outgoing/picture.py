"""The picture of a position: SVG to PNG with our own fonts and few colours, as fine as its room allows."""

from __future__ import annotations

import io
import re
from functools import lru_cache

import resvg_py
from PIL import Image

from service.mail.outgoing.outlines import Unpaintable
from service.mail.outgoing.painting import COLOURS, FACES, FONTS, painted

FILES = [str(FONTS / name) for name in FACES.values()]
FAMILY = "DejaVu Sans"
SHOWN = 552  # the width of the letter's column
ROOM = 60_000  # bytes a picture takes at most
READABLE = 1.5  # dots to each unit that a telephone needs
FINER = ((2.0, 1.25), (1.75, 1.05))  # and their bytes once packed well, beside a readable picture packed quickly
QUICK, SMALL = 6, 8  # levels of packing: a further one takes twice as long for two per cent

_WIDTH = re.compile(r'<svg[^>]*?\swidth="([\d.]+)')


@lru_cache(maxsize=64)
def png(svg: str, room: int = ROOM, wanted: int = 20_000) -> bytes:
    """The same bytes wherever it is drawn; none if even the coarsest takes more than the room there is.

    `wanted`: bytes up to which it is drawn finer than it has to be.
    """
    readable = _drawn(svg, READABLE)
    guess = len(_packed(readable, QUICK))
    finer = [scale for scale, times in FINER if guess * times <= min(wanted, room)]
    for scale in (*finer[:1], READABLE, 1.0):
        picture = _packed(readable if scale == READABLE else _drawn(svg, scale), SMALL)
        if len(picture) <= room:
            return picture
    return b""


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
