"""Where a line of the log happened: the pieces that came with it and are still there, as light over the board."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from domain.kernel.art import num
from domain.kernel.inks import ACCENT
from service.web.game.board import FEW, Box, Place, moved, placed, shapes_of, size_of

MOST = 16  # places that are lit at once
_GAP = 3  # between a piece and its light
_STEP = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")
_WHOLE: Place = (1, 1, 0, 0)


def lights(now: str, then: str, before: str) -> str:
    """A picture as large as that of now, with nothing but light in it."""
    root = ElementTree.fromstring(then)
    motifs = {each.get("id", ""): each for each in root.iter() if each.tag.endswith("}g") and each.get("id")}
    still = {key for key, _, _ in shapes_of(ElementTree.fromstring(now))}
    known = {key for key, _, _ in shapes_of(ElementTree.fromstring(before))}
    shapes = list(shapes_of(root))
    new = [(shape, place) for key, shape, place in shapes if key not in known and key in still]
    boxes = [] if len(new) > FEW * len(shapes) else [moved(box, at) for each, at in new if (box := _box(each, motifs))]
    left, top, width, height = size_of(now)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}"'
    return f'{head} width="{width}" height="{height}">{"".join(map(_light, _apart(boxes)))}</svg>'


def _light(box: Box) -> str:
    x, y, width, height = box[0] - _GAP, box[1] - _GAP, box[2] + 2 * _GAP, box[3] + 2 * _GAP
    place = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="6"'
    return f'<rect {place} fill="{ACCENT}" fill-opacity="0.15" stroke="{ACCENT}" stroke-width="3"/>'


def _apart(boxes: Iterable[Box]) -> list[Box]:
    """The largest; what lies within one needs no light of its own."""
    kept: list[Box] = []
    for box in sorted(boxes, key=lambda each: -each[2] * each[3]):
        x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
        if not any(one[0] <= x <= one[0] + one[2] and one[1] <= y <= one[1] + one[3] for one in kept):
            kept.append(box)
    return kept[:MOST]


def _box(element: Element, motifs: dict[str, Element]) -> Box | None:
    """Where a shape lies, in the units around it; a motif by all that it is made of."""
    tag = element.tag.rpartition("}")[2]
    if tag == "use":
        motif = motifs.get(element.get("href", "")[1:])
        inside = (
            [] if motif is None else [box for each in motif.iter() if each is not motif and (box := _box(each, {}))]
        )
        around = _bounds([(x, y) for box in inside for x, y in ((box[0], box[1]), (box[0] + box[2], box[1] + box[3]))])
        return moved(around, placed(_WHOLE, element.get("transform", ""))) if around else None
    at = {name: float(value) for name, value in element.attrib.items() if _NUMBER.fullmatch(value)}
    match tag:
        case "rect":
            return at.get("x", 0), at.get("y", 0), at["width"], at["height"]
        case "circle":
            return at["cx"] - at["r"], at["cy"] - at["r"], 2 * at["r"], 2 * at["r"]
        case "polygon":
            each = list(map(float, _NUMBER.findall(element.get("points", ""))))
            return _bounds(list(zip(each[::2], each[1::2], strict=True)))
        case "path":
            return _bounds(list(_points(element.get("d", ""))))
    return None


def _bounds(points: list[tuple[float, float]]) -> Box | None:
    if not points:
        return None
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across) - min(across), max(down) - min(down)


def _points(steps: str) -> Iterator[tuple[float, float]]:
    """The ends and the handles of a path; our boards know no steps that are told from the last one."""
    x = y = 0.0
    for kind, given in _STEP.findall(steps):
        each = list(map(float, _NUMBER.findall(given)))
        if kind == "H":
            pairs = [(value, y) for value in each]
        elif kind == "V":
            pairs = [(x, value) for value in each]
        elif kind == "A":
            pairs = list(zip(each[5::7], each[6::7], strict=True))
        else:
            pairs = list(zip(each[::2], each[1::2], strict=True))
        for x, y in pairs:
            yield x, y
