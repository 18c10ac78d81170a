"""The picture of a position: SVG to PNG with our own fonts and few colours, as fine as its room allows."""

from __future__ import annotations

import io
import re
import struct
from functools import lru_cache
from zlib import crc32

import resvg_py
from PIL import Image
from zlib_ng import zlib_ng

from domain.kernel.art import parts
from domain.kernel.inks import dark, inks_in
from service.mail.outgoing.outlines import FACES, FONTS, Unpaintable
from service.mail.outgoing.painting import COLOURS, painted

FILES = [str(FONTS / name) for name in FACES.values()]
FAMILY = "DejaVu Sans"
SHOWN = 552  # the width of the letter's column
ROOM = 60_000  # bytes a picture takes at most
READABLE = 1.6  # dots to each unit that a telephone needs
FINER = ((2.0, 1.35), (1.8, 1.15))  # and how many times as many bytes they take
QUICK, SMALL = 5, 9  # levels of packing: the second takes five to seven times as long, for a tenth of a large one less
SMALLER = 0.87  # of the bytes of a large one is the least that can be hoped for

UNSAID = frozenset(("#FFFFFF", "#000000"))  # of the ground, and of a shape that names no ink
SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE = 33  # where it begins in a PNG: behind the signature and the header

_WIDTH = re.compile(r'<svg[^>]*?\swidth="([\d.]+)')


@lru_cache(maxsize=64)
def png(svg: str, room: int = ROOM, wanted: int = 20_000) -> bytes:
    """The same bytes wherever it is drawn; none if even the coarsest takes more than the room there is. What is too
    large to be readable is cut at its first seam: the reader's own things come first.

    `wanted`: bytes up to which it is drawn finer than it has to be.
    """
    readable = _drawn(svg, READABLE)
    picture = _packed(readable, QUICK)
    finer = [scale for scale, times in FINER if len(picture) * times <= min(wanted, room)]
    large = _packed(_drawn(svg, finer[0]), QUICK) if finer else picture
    for found in (large, picture):
        if len(found) <= room:
            return found
    if len(picture) * SMALLER <= room and len(small := _packed(readable, SMALL)) <= room:
        return small
    first, *others = parts(svg).values()
    if others:
        return png(first, room, wanted)
    coarse = _packed(_drawn(svg, 1.0), SMALL)
    return coarse if len(coarse) <= room else b""


def dark_png(svg: str, light: bytes, room: int = ROOM) -> bytes:
    """The same picture for a dark page. One that is painted ink by ink has another palette there, and nothing else."""
    palette = _palette(light).hex().upper()
    inks = [f"#{palette[n : n + 6]}" for n in range(0, len(palette), 6)]
    if not UNSAID.union(inks_in(svg)).issuperset(inks):
        return png(dark(svg), room, 0)
    return _with_palette(light, bytes.fromhex(dark("".join(inks)).replace("#", "")))


def _palette(picture: bytes) -> bytes:
    length = int.from_bytes(picture[PALETTE : PALETTE + 4], "big")
    return picture[PALETTE + 8 : PALETTE + 8 + length]


def _with_palette(picture: bytes, palette: bytes) -> bytes:
    return picture[:PALETTE] + _chunk(b"PLTE", palette) + picture[PALETTE + 12 + len(palette) :]


def _drawn(svg: str, scale: float) -> Image.Image:
    try:
        return painted(svg, fine(svg, scale))
    except Unpaintable:
        return rendered(svg, fine(svg, scale))


def fine(svg: str, dots: float) -> float:
    """Dots to each unit of a drawing, so many to each pixel that shows it."""
    return dots * display_width(svg) / _width(svg)


def _packed(picture: Image.Image, level: int) -> bytes:
    """A PNG, each row as it is: of flat colours no filter makes less. Pillow takes two to three times as long."""
    wide, high = picture.size
    rows = Image.new("P", (wide + 1, high))  # the first of each is the number of its filter: none
    rows.paste(picture, (1, 0))
    header = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)  # eight bits a dot, which name a colour of the palette
    pixels = zlib_ng.compress(rows.tobytes(), level)
    chunks = (b"IHDR", header), (b"PLTE", bytes(picture.getpalette() or ())), (b"IDAT", pixels), (b"IEND", b"")
    return SIGNATURE + b"".join(_chunk(*each) for each in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + kind + data + crc32(kind + data).to_bytes(4, "big")


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


def display_width(svg: str) -> int:
    """How wide it is to be shown, however many dots it has."""
    return min(SHOWN, int(_width(svg)))


def is_readable(picture: bytes, wide: int) -> bool:
    """Whether it has the dots that a telephone needs; the width of a PNG stands in its header."""
    return len(picture) > 24 and int.from_bytes(picture[16:20], "big") >= int(READABLE * wide)
