"""The picture of a position: SVG to PNG at twice its size, with our own fonts and 64 colours."""

from __future__ import annotations

import io
from functools import lru_cache
from pathlib import Path

import resvg_py
from PIL import Image

FONTS = Path(__file__).parent / "fonts"
FILES = [str(FONTS / "DejaVuSans.ttf"), str(FONTS / "DejaVuSans-Bold.ttf")]
FAMILY = "DejaVu Sans"
SCALE = 2
COLOURS = 64


@lru_cache(maxsize=256)
def png(svg: str) -> bytes:
    """The same bytes wherever it is drawn: system fonts are never looked at."""
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg, zoom=SCALE, skip_system_fonts=True, font_files=FILES, font_family=FAMILY,
        sans_serif_family=FAMILY, serif_family=FAMILY, monospace_family=FAMILY,
    )  # fmt: skip
    picture = Image.open(io.BytesIO(bytes(drawn))).convert("RGB")
    few = picture.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = io.BytesIO()
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


def size(picture: bytes) -> tuple[int, int]:
    """Width and height as they are to be shown."""
    width, height = int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")
    return width // SCALE, height // SCALE
