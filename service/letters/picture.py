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
QUICK, SMALL = 6, 8  # levels of packing; the last one takes twice as long again for two per cent
GAIN = 0.93  # what SMALL makes of QUICK, about

_WIDTH = re.compile(r'<svg[^>]*?\swidth="([\d.]+)')


@lru_cache(maxsize=256)
def png(svg: str, limit: int = LIMIT) -> bytes:
    """The same bytes wherever it is drawn. A crowded table is drawn with fewer colours, then smaller, until it fits."""
    smallest = 0
    for scale in SCALES:
        last = scale == SCALES[-1]
        # drawing takes longest, and half as wide is about half as large
        if smallest and smallest * scale / SCALES[0] > limit and not last:
            continue
        drawn = _drawn(svg, scale)
        for colours in COLOURS:
            few = drawn.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            quick = _packed(few, QUICK)
            if len(quick) * GAIN <= limit:
                small = _packed(few, SMALL)
                if len(small) <= limit:
                    return small
        smallest = len(quick)
    return b""


def _drawn(svg: str, scale: float) -> Image.Image:
    width = _WIDTH.search(svg)
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg, zoom=scale * min(1.0, DRAWN / float(width[1])) if width else scale, skip_system_fonts=True,
        font_files=FILES, font_family=FAMILY, sans_serif_family=FAMILY, serif_family=FAMILY, monospace_family=FAMILY,
    )  # fmt: skip
    return Image.open(io.BytesIO(bytes(drawn))).convert("RGB")


def _packed(picture: Image.Image, level: int) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=level)
    return out.getvalue()


def shown_width(svg: str) -> int:
    """How wide it is to be shown, however many dots it has."""
    width = _WIDTH.search(svg)
    return min(SHOWN, int(float(width[1]))) if width else SHOWN
