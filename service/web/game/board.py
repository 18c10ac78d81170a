"""What lies over the picture of a position on a page: what can be picked is a link, what is picked is lifted, the rest
is dim and says what it is. The picture itself is an image with an address of its own, which a browser keeps.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence
from html import unescape
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from domain.kernel.narrowing import Pick

_NS = "http://www.w3.org/2000/svg"
_SVG = f"{{{_NS}}}"
ElementTree.register_namespace("", _NS)
_SHAPES = tuple(f"{_SVG}{tag}" for tag in ("rect", "polygon", "path", "circle", "use"))
_TITLE = f"{_SVG}title"
_KEPT = frozenset(["transform", "data-name", "data-slot", "data-box"])
FEW = 0.34  # of the shapes may have changed; with more everything has moved, and nothing is outlined
_CHANGED = {"stroke": "#8A4210", "stroke-width": "3"}
_LIFT = 6  # how far a piece in the hand is lifted
_HEAD = ((0, 0), (11, 12), (5, 12), (5, 24), (-5, 24), (-5, 12), (-11, 12))
_GAP = 3  # between a piece and its brackets
SHORT, _CODE = 30, 3  # letters of what a piece is called in the bar, and of names that say nothing alone
_TITLED = re.compile(r'<g data-name="([^"]*)"[^>]*><title>([^<]*)</title>')
_PIECES = re.compile(r'<g data-name="([^"]*)" data-slot="([^"]*)"[^>]*><title>([^<]*)</title>')
_SLOTS = re.compile(r'data-name="([^"]*)" data-slot="([^"]*)"')
_NAMES = re.compile(r'data-name="([^"]*)"')
_NUMBERS = re.compile(r"-?[\d.]+(?:e-?\d+)?")

Link = Callable[[str], str]  # the address of the page with this pick added
Box = tuple[float, float, float, float]
Place = tuple[float, float, float, float]  # scale and shift, each across and down


def names_in_order(svg: str) -> dict[str, int]:
    """What has a name in the picture, in the order in which it is drawn."""
    return {name: n for n, name in enumerate(dict.fromkeys(map(unescape, _NAMES.findall(svg))))}


def picks_in_order(svg: str) -> dict[str, int]:
    """What can be picked there, as a pick is written: a 1 of the dice is not a 1 of the donkeys."""
    places = ((name, slots.split()) for name, slots in map(_unescaped, _SLOTS.findall(svg)))
    return {
        text: n for n, text in enumerate(dict.fromkeys(f"{slot}:{name}" for name, slots in places for slot in slots))
    }


def _unescaped(found: Sequence[str]) -> tuple[str, ...]:
    return tuple(map(unescape, found))


def called(svg: str, pick: Pick) -> str:
    """What a piece is called that one holds, in a few words: its title without what it says or brings."""
    titles = (title for name, slots, title in map(_unescaped, _PIECES.findall(svg))
              if name == pick.words and (not pick.slot or pick.slot in slots.split()))  # fmt: skip
    head = next(titles, pick.words).partition(":")[0]
    is_count = head[:1].isdecimal() and not pick.words[:1].isdecimal()  # 3 grain in your store
    if not is_count and len(head) <= SHORT:
        return head
    return pick.words if len(pick.words) > _CODE else head.partition(",")[0]


def titles_in(svg: str) -> dict[str, str]:
    """What each of them is called, for who cannot see it."""
    return {unescape(name): unescape(title) for name, title in _TITLED.findall(svg)}


def slots_in(svg: str) -> dict[str, tuple[str, ...]]:
    """In which slots each of them can stand."""
    return {unescape(name): tuple(slots.split()) for name, slots in _SLOTS.findall(svg)}


def size_of(svg: str) -> tuple[str, str, str, str]:
    found = re.search(r'viewBox="([^"]*)"', svg)
    assert found is not None
    left, top, width, height = found[1].split()
    return left, top, width, height


class Layer:
    """`inked`: slots whose values are marked before anything is held. `pictures`: the addresses of this very picture,
    on light paper and on dark. `put_back`: by a held pick's place the address without it.
    """

    def __init__(
        self, svg: str, pictures: Sequence[str], kind: str = "", open: Iterable[Pick] = (),
        held: Sequence[Pick] = (), link: Link = str, put_back: Callable[[int], str] = str,
        inked: Container[str] = (), pinned: str = "", label: str = "",
    ) -> None:  # fmt: skip
        self.root = ElementTree.fromstring(svg)
        self.size, self.pictures, self.kind = size_of(svg), pictures, kind
        self.held, self.link, self.put_back, self.inked = held, link, put_back, inked
        self.pinned, self.label = pinned, label
        self.slots: dict[str, list[str]] = {}
        for pick in open:
            self.slots.setdefault(pick.words, []).append(pick.slot)
        self.lit: list[Box] = []
        self.boxes: dict[str, Box] = {}
        self.pin: Box | None = None
        self.lifted: list[tuple[Box, str, str]] = []
        self._in_hand: set[int] = set()  # of what is held, that which has been found in the picture

    def drawn(self) -> str:
        _keep_named(self.root)
        self._walk(self.root, (1, 1, 0, 0))
        if self.held and (self.lit or self.lifted):
            self._dim()
        for box, title, back in self.lifted:
            self.root.append(self._lifted(box, title, back))
        if self.pin:
            self.root.append(_arrow(self.pin))
        left, top, width, height = self.size
        self.root.attrib.clear()
        self.root.set("viewBox", f"{left} {top} {width} {height}")
        self.root.set("class", f"over {self.kind}".strip())
        self.root.set("role", "group")
        self.root.set("aria-label", self.label)
        return ElementTree.tostring(self.root, encoding="unicode").replace(" />", "/>")

    def _walk(self, element: Element, place: Place) -> bool:
        """Is anything in here a link? No link lies in another: what is around one is a link beside it."""
        place = placed(place, element.get("transform", ""))
        self._leave_out_twins(element)
        inside = [self._walk(child, place) for child in element]
        name, slots = element.get("data-name"), element.attrib.pop("data-slot", "").split()
        box = [float(each) for each in element.attrib.pop("data-box", "").split()]
        if name is None:
            return any(inside)
        at = moved(box, place)
        self.boxes.setdefault(name, at)
        fitting = [slot for slot in self.slots.get(name, ()) if slot in slots]
        if (n := self._held_here(name, slots)) is not None:
            back = "" if fitting else self.put_back(n)  # what can be picked once more is put back in the bar
            self.lifted.append((at, element.findtext(_TITLE) or name, back))
        if not fitting:
            element.insert(1, _rect(box, {}))  # its title is found there
            return any(inside)
        self.lit.append(at)
        if self.pinned in fitting:
            self.pin = self.pin or at
        is_lit = bool(self.held) or any(slot in self.inked for slot in fitting)
        said = name if len(fitting) > 1 else f"{fitting[0]}:{name}"
        self._make_link(element, inside, said, box).set("class", "pick" if is_lit else "pick later")
        return True

    def _leave_out_twins(self, element: Element) -> None:
        """What lies just where the piece lies that holds it, and is nothing to press: a finger meets one of them."""
        for child in list(element):
            name, box = child.get("data-name"), child.get("data-box")
            if name is None or box is None or box != element.get("data-box") or len(child) > 1:
                continue
            if not (self.slots.get(name) or any(pick.words == name for pick in self.held)):
                element.remove(child)

    def _held_here(self, name: str, slots: Sequence[str]) -> int | None:
        """Which of the picks this piece is: of several alike (two red threes) each pick lifts one."""
        for n, pick in enumerate(self.held):
            if n not in self._in_hand and pick.words == name and (not pick.slot or pick.slot in slots):
                self._in_hand.add(n)
                return n
        return None

    def _make_link(self, element: Element, inside: Sequence[bool], pick: str, box: Sequence[float]) -> Element:
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
        target.append(_brackets(box))
        return target

    def _dim(self) -> None:
        """Everything but what can follow, and what is in the hand, lies under paper."""
        left, top, width, height = self.size
        whole = {"x": left, "y": top, "width": width, "height": height}
        mask = Element(f"{_SVG}mask", {"id": f"lit{self.kind}"})
        mask.append(Element(f"{_SVG}rect", {**whole, "fill": "#fff"}))
        for box in (*self.lit, *(box for box, _, _ in self.lifted)):
            mask.append(_rect(box, {"rx": "6", "fill": "#000"}))
        self.root.insert(0, mask)
        self.root.insert(1, Element(f"{_SVG}rect", {**whole, "class": "veil", "mask": f"url(#lit{self.kind})"}))

    def _lifted(self, box: Box, title: str, back: str) -> Element:
        """The piece once more, a little higher: a press puts it back."""
        x, y, width, height = box
        piece = Element(f"{_SVG}g", {"class": "lifted", "pointer-events": "none"})
        if back:
            piece = Element(f"{_SVG}a", {"class": "lifted", "href": back})
            ElementTree.SubElement(piece, _TITLE).text = f"{title}, lifted: put it back"
        piece.append(_rect((x, y + 2, width, height), {"rx": "6", "class": "shadow"}))
        part = {"x": f"{x:g}", "y": f"{y - _LIFT:g}", "width": f"{width:g}", "height": f"{height:g}"}
        cut = ElementTree.SubElement(piece, f"{_SVG}svg", {**part, "viewBox": f"{x:g} {y:g} {width:g} {height:g}"})
        left, top, wide, high = self.size
        for picture, tone in zip(self.pictures, ("light", "dark"), strict=False):
            shown = {"x": left, "y": top, "width": wide, "height": high, "href": picture, "class": tone}
            ElementTree.SubElement(cut, f"{_SVG}image", shown)
        piece.append(_rect((x - 2, y - 2 - _LIFT, width + 4, height + 4), {"rx": "7", "class": "ring picked"}))
        return piece


def outlined(svg: str, was: str) -> str:
    """The picture with what has changed since the one before."""
    root = ElementTree.fromstring(svg)
    _outline(root, ElementTree.fromstring(was))
    return ElementTree.tostring(root, encoding="unicode")


def _keep_named(element: Element) -> bool:
    """Of all that is drawn only what has a name stays, where it lies; is there any?"""
    for child in list(element):  # most are shapes, with neither parts nor a name
        if child.tag != _TITLE and not ((len(child) or "data-name" in child.attrib) and _keep_named(child)):
            element.remove(child)
    if "data-name" not in element.attrib and all(child.tag == _TITLE for child in element):
        return False
    for name in element.attrib.keys() - _KEPT:
        del element.attrib[name]
    return True


def placed(place: Place, transform: str) -> Place:
    """Where things lie within a group that is shifted or scaled; boards know nothing else."""
    across, down, left, top = place
    for what, given in re.findall(r"(translate|scale)\(([^)]*)\)", transform):
        first, *more = map(float, _NUMBERS.findall(given))
        if what == "translate":
            left, top = left + across * first, top + down * (more[0] if more else 0)
        else:
            across, down = across * first, down * (more[0] if more else first)
    return across, down, left, top


def moved(box: Sequence[float], place: Place) -> Box:
    across, down, left, top = place
    x, y, width, height = box
    return left + across * x, top + down * y, across * width, down * height


def _brackets(box: Sequence[float]) -> Element:
    """Four corners outside of the piece, by the dashes of a line around it: it begins in a corner."""
    x, y, width, height = box
    width, height = width + 2 * _GAP, height + 2 * _GAP
    arm = min(width, height) * 0.28
    across, down = f"{width - 2 * arm:g}", f"{height - 2 * arm:g}"
    corner = f"{2 * arm:g}"
    dashes = f"{arm:g} {across} {corner} {down} {corner} {across} {corner} {down} {arm:g}"
    around = (x - _GAP, y - _GAP, width, height)
    return _rect(around, {"class": "ring", "stroke-dasharray": dashes})


def _arrow(box: Box) -> Element:
    """At the place that a hint is about; from below, where it lies at the very top."""
    x, y, width, height = box
    x, down = x + width / 2, y > 30
    y, way = (y - 4, -1) if down else (y + height + 4, 1)
    points = " ".join(f"{x + across:g},{y + way * up:g}" for across, up in _HEAD)
    return Element(f"{_SVG}polygon", {"points": points, "class": "arrow"})


def _rect(box: Sequence[float], how: dict[str, str]) -> Element:
    x, y, width, height = (f"{each:g}" for each in box)
    return Element(f"{_SVG}rect", {"x": x, "y": y, "width": width, "height": height, **how})


def _outline(root: Element, before: Element) -> None:
    """Mark the shapes that were not there before, where they are few."""
    known = {key for key, _, _ in shapes_of(before)}
    shapes = [key not in known for key, _, _ in shapes_of(root)]
    if sum(shapes) <= FEW * len(shapes):
        for shape in list(_come(root, known)):
            shape.attrib.update(_CHANGED)


def _come(element: Element, known: Container[str], at: str = "") -> Iterable[Element]:
    """Of a group that has come as a whole, such as a die, its ground alone."""
    at += element.get("transform", "")
    shapes = [child for child in element if child.tag in _SHAPES]
    new = [child for child in shapes if _seen(child, at) not in known]
    if len(new) == len(shapes) > 1:
        yield new[0]
        return
    yield from new
    for child in element:
        yield from _come(child, known, at)


def shapes_of(element: Element, at: str = "", place: Place = (1, 1, 0, 0)) -> Iterable[tuple[str, Element, Place]]:
    """Every shape with what can be seen of it, and where it lies; what has grown downwards holds something new."""
    moves = element.get("transform", "")
    at, place = at + moves, placed(place, moves)
    for child in element:
        if child.tag in _SHAPES:
            yield _seen(child, at), child, place
        yield from shapes_of(child, at, place)


def _seen(shape: Element, at: str) -> str:
    return f"{at}|{sorted((name, value) for name, value in shape.attrib.items() if name != 'height')}"
