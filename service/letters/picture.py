"""The picture of a position: SVG to PNG at twice the size it is shown at, with our own fonts and few colours."""

from __future__ import annotations

import io
import re
from functools import lru_cache
from pathlib import Path

import resvg_py
from PIL import Image

FONTS = Path(__file__).parent / "fonts"
FILES = [str(FONTS / "DejaVuSans.ttf"), str(FONTS / "DejaVuSans-Bold.ttf")]
FAMILY = "DejaVu Sans"
SHOWN = 552  # the width of the letter's column
DRAWN = 600  # a wider picture is made narrower
SCALES = (2.0, 1.5, 1.0)
COLOURS = (64, 32, 16)
LIMIT = 60_000  # bytes: a letter with it stays below the 102 kB at which mail programs cut
THOROUGH = 1.3  # so much larger are files that are packed quickly

_WIDTH = re.compile(r'<svg[^>]*?\swidth="([\d.]+)')


@lru_cache(maxsize=256)
def png(svg: str) -> bytes:
    """The same bytes wherever it is drawn. A crowded table is drawn with fewer colours, then smaller, until it fits."""
    found = b""
    for scale in SCALES:
        drawn = _drawn(svg, scale)
        for colours in COLOURS:
            few = drawn.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            found = _packed(few, thorough=False)
            if len(found) > LIMIT * THOROUGH:
                continue  # packing it thoroughly would take long and not be enough
            found = _packed(few, thorough=True)
            if len(found) <= LIMIT:
                return found
    return found


def _drawn(svg: str, scale: float) -> Image.Image:
    width = _WIDTH.search(svg)
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg, zoom=scale * min(1.0, DRAWN / float(width[1])) if width else scale, skip_system_fonts=True,
        font_files=FILES, font_family=FAMILY, sans_serif_family=FAMILY, serif_family=FAMILY, monospace_family=FAMILY,
    )  # fmt: skip
    return Image.open(io.BytesIO(bytes(drawn))).convert("RGB")


def _packed(picture: Image.Image, thorough: bool) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=thorough)
    return out.getvalue()


def shown_width(svg: str) -> int:
    """How wide it is to be shown, however many dots it has."""
    width = _WIDTH.search(svg)
    return min(SHOWN, int(float(width[1]))) if width else SHOWN
