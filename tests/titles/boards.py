"""What a board of any title must be, at each of its widths: readable, pressed by a thumb, within its frame."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from domain.kernel.art import FINGER, NARROW, SMALLEST, WIDE
from domain.kernel.pictures import width
from domain.kernel.title import Title
from tests.contract.pictures import SVG, groups, names_in

Spot = tuple[float, float, float]  # where a group lies, and how large its unit is


def check(title: Title[Any], view: dict[str, Any], spared: str = "") -> None:
    """`spared`: a slot so rare that it may be smaller than a finger; words are offered for it."""
    pictures = {wide: title.svg(view, wide) for wide in (NARROW, WIDE)}
    for wide, svg in pictures.items():
        assert f'viewBox="0 0 {wide} ' in svg
        sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', svg)]
        assert min(sizes) >= SMALLEST[wide]
        for words, left, right in _words(ElementTree.fromstring(svg), (0, 0, 1)):
            assert left >= -0.5 and right <= wide + 0.5, f"{words} leaves the picture at {wide}"
    narrow, broad = map(names_in, pictures.values())
    assert narrow <= broad and (view["result"] or narrow == broad), narrow ^ broad
    for piece in groups(pictures[NARROW]):
        _, _, across, high = map(float, piece.attrib["data-box"].split())
        small = min(across, high) < FINGER and piece.attrib["data-slot"] != spared
        assert not small, f"{piece.attrib['data-name']} is {across:g} by {high:g}"


def _words(element: ElementTree.Element, spot: Spot) -> Iterator[tuple[str, float, float]]:
    for child in element:
        if child.tag == f"{SVG}g":
            yield from _words(child, _moved(spot, child.get("transform", "")))
        elif child.tag == f"{SVG}text":
            words, bold = child.text or "", child.get("font-weight") == "bold"
            long = width(words, float(child.attrib["font-size"]), bold) * spot[2]
            left = spot[0] + float(child.attrib["x"]) * spot[2]
            left -= {"middle": long / 2, "end": long}.get(child.get("text-anchor", ""), 0)
            yield words, left, left + long


def _moved(spot: Spot, transform: str) -> Spot:
    x, y, scale = spot
    if found := re.search(r"translate\(([-\d.]+)[ ,]([-\d.]+)\)", transform):
        x, y = x + float(found[1]) * scale, y + float(found[2]) * scale
    if found := re.search(r"scale\(([\d.]+)\)", transform):
        scale *= float(found[1])
    return x, y, scale
