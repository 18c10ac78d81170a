"""The picture of a position as part of a page: what can be picked is a link, the rest is a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from domain.kernel.narrowing import Pick

_NS = "http://www.w3.org/2000/svg"
_SVG = f"{{{_NS}}}"
ElementTree.register_namespace("", _NS)
_SHAPES = tuple(f"{_SVG}{tag}" for tag in ("rect", "polygon"))
_TALL = 1.3  # times as high as wide: too high to be seen whole on a screen
_FEW = 0.34  # of the shapes may have changed; with more everything has moved, and nothing is outlined

Link = Callable[[str], str]  # the address of the page with this pick added


def board(
    svg: str,
    open: Iterable[Pick] = (),
    held: Iterable[Pick] = (),
    link: Link = str,
    was: str = "",
) -> str:
    """`was`: the picture before, to outline what has changed since."""
    root = ElementTree.fromstring(svg)
    if was:
        _outline(root, ElementTree.fromstring(was))
    _Linked(open, held, link).walk(root)
    width, height = float(root.attrib.pop("width")), float(root.attrib.pop("height"))
    root.set("class", "board tall" if height > _TALL * width else "board")
    root.set("role", "group")
    root.set("aria-label", "The board")
    return ElementTree.tostring(root, encoding="unicode")


class _Linked:
    def __init__(self, open: Iterable[Pick], held: Iterable[Pick], link: Link) -> None:
        self.slots: dict[str, list[str]] = {}
        for pick in open:
            self.slots.setdefault(pick.words, []).append(pick.slot)
        self.held = {(pick.words, pick.slot) for pick in held}
        self.link = link

    def walk(self, element: Element) -> bool:
        """Is anything in here a link? No link lies in another: what is around one is a link beside it."""
        inside = [self.walk(child) for child in element]
        name, slots = element.get("data-name"), element.attrib.pop("data-slot", "").split()
        box = element.attrib.pop("data-box", "").split()
        if name is None:
            return any(inside)
        if {(name, ""), *((name, slot) for slot in slots)} & self.held:
            element.append(_ring(box, "ring picked"))
        fitting = [slot for slot in self.slots.get(name, ()) if slot in slots]
        if not fitting:
            return any(inside)
        self._make_link(element, inside, name if len(fitting) > 1 else f"{fitting[0]}:{name}", box)
        return True

    def _make_link(self, element: Element, inside: Sequence[bool], pick: str, box: list[str]) -> None:
        target = element
        if any(inside):
            children = [child for child, linked in zip(element, inside, strict=False) if not linked]
            target = Element(f"{_SVG}a")
            for child in children:
                element.remove(child)
                target.append(child)
            element.insert(0, target)
        else:
            element.tag = f"{_SVG}a"
        target.set("href", self.link(pick))
        target.set("class", "pick")
        target.append(_ring(box, "ring"))


def _ring(box: list[str], kind: str) -> Element:
    x, y, width, height = box
    given = {"x": x, "y": y, "width": width, "height": height, "rx": "4", "class": kind}
    return Element(f"{_SVG}rect", given)


def _outline(root: Element, before: Element) -> None:
    """Mark the shapes that were not there before, where they are few."""
    known = {key for key, _ in _shapes(before, "")}
    shapes = list(_shapes(root, ""))
    new = [shape for key, shape in shapes if key not in known]
    if len(new) <= _FEW * len(shapes):
        for shape in new:
            shape.set("class", "changed")


def _shapes(element: Element, at: str) -> Iterable[tuple[str, Element]]:
    """Every shape with all that can be seen of it, and where it lies."""
    at += element.get("transform", "")
    for child in element:
        if child.tag in _SHAPES:
            yield f"{at}|{sorted(child.attrib.items())}", child
        yield from _shapes(child, at)
