"""The picture of a position on a page: an image with an address of its own, which a browser keeps, and over it what has
a name: what can be picked is a link, the rest says what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from domain.kernel.narrowing import Pick

_NS = "http://www.w3.org/2000/svg"
_SVG = f"{{{_NS}}}"
ElementTree.register_namespace("", _NS)
_SHAPES = tuple(f"{_SVG}{tag}" for tag in ("rect", "polygon"))
_TITLE = f"{_SVG}title"
_KEPT = ("transform", "data-name", "data-slot", "data-box")
_TALL = 1.3  # times as high as wide: too high to be seen whole on a screen
_FEW = 0.34  # of the shapes may have changed; with more everything has moved, and nothing is outlined
_CHANGED = {"stroke": "#b3261e", "stroke-width": "3"}

Link = Callable[[str], str]  # the address of the page with this pick added


def board(svg: str, picture: str, open: Iterable[Pick] = (), held: Iterable[Pick] = (), link: Link = str) -> str:
    """`picture`: the address where a browser finds this very picture."""
    root = ElementTree.fromstring(svg)
    x, y, width, height = root.attrib["viewBox"].split()
    _keep_named(root)
    _Linked(open, held, link).walk(root)
    shown = {"href": picture, "x": x, "y": y, "width": width, "height": height, "aria-hidden": "true"}
    root.insert(0, Element(f"{_SVG}image", shown))
    root.attrib.clear()
    root.set("viewBox", f"{x} {y} {width} {height}")
    root.set("class", "board tall" if float(height) > _TALL * float(width) else "board")
    root.set("role", "group")
    root.set("aria-label", "The board")
    return ElementTree.tostring(root, encoding="unicode")


def outlined(svg: str, was: str) -> str:
    """The picture with what has changed since the one before."""
    root = ElementTree.fromstring(svg)
    _outline(root, ElementTree.fromstring(was))
    return ElementTree.tostring(root, encoding="unicode")


def _keep_named(element: Element) -> bool:
    """Of all that is drawn only what has a name stays, where it lies; is there any?"""
    for child in list(element):
        if child.tag != _TITLE and not _keep_named(child):
            element.remove(child)
    for name in [name for name in element.attrib if name not in _KEPT]:
        del element.attrib[name]
    return "data-name" in element.attrib or any(child.tag != _TITLE for child in element)


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
            element.insert(1, _box(box, {"fill": "none", "pointer-events": "all"}))  # its title is found there
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
    return _box(box, {"rx": "4", "class": kind})


def _box(box: list[str], how: dict[str, str]) -> Element:
    x, y, width, height = box
    return Element(f"{_SVG}rect", {"x": x, "y": y, "width": width, "height": height, **how})


def _outline(root: Element, before: Element) -> None:
    """Mark the shapes that were not there before, where they are few."""
    known = {key for key, _ in _shapes(before, "")}
    shapes = list(_shapes(root, ""))
    new = [shape for key, shape in shapes if key not in known]
    if len(new) <= _FEW * len(shapes):
        for shape in new:
            shape.attrib.update(_CHANGED)


def _shapes(element: Element, at: str) -> Iterable[tuple[str, Element]]:
    """Every shape with what can be seen of it, and where it lies; what has grown downwards holds something new."""
    at += element.get("transform", "")
    for child in element:
        if child.tag in _SHAPES:
            seen = sorted((name, value) for name, value in child.attrib.items() if name != "height")
            yield f"{at}|{seen}", child
        yield from _shapes(child, at)
