"""A die that one wants to roll, dice that were rolled, and a bank in the form of a pig."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from domain.kernel.art import Point, circle, dots, num, path, rect
from domain.kernel.inks import ACCENT, BONE, GLASS, KEY, LINE, PINK, SMOKE

PIPS = {1: (4,), 2: (2, 6), 3: (2, 4, 6), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}
BESIDE = {1: (2, 3), 2: (3, 1), 3: (5, 1), 4: (1, 5), 5: (4, 1), 6: (2, 4)}  # the faces left and right of the upper one
LEFT, RIGHT, EDGE = "#E4DAC6", "#C9BCA3", "#F6EFE0"
LINED = 1.5
Face = Callable[[float, float], Point]  # a place on a face, both from 0 to 1


def flat_die(x: float, y: float, s: float, value: int, face: str = BONE, pip: str = "") -> str:
    """From above; the pip of a one, which loses all, in the colour of a warning."""
    drawn = rect(x, y, s, s, SMOKE[1], s * 0.17, KEY) + rect(x + 0.7, y + 0.7, s - 1.4, s * 0.93 - 1.4, face, s * 0.15)
    at = [(x + s * (0.5 + (n % 3 - 1) * 0.26), y + s * (0.47 + (n // 3 - 1) * 0.26)) for n in PIPS[value]]
    return drawn + dots(at, s * 0.1, pip or (GLASS["R"][1] if value == 1 else KEY))


def solid_die(x: float, y: float, s: float, value: int) -> str:
    """Three faces around this middle, its edge so long."""
    right, down, high = s * math.cos(math.pi / 6), s * 0.46, s * 0.98

    def top(a: float, b: float) -> Point:
        return x + (a - b) * right, y + (a + b - 1) * down - high / 2

    def left(a: float, b: float) -> Point:
        return x - right + a * right, y + a * down + b * high - high / 2

    def far(a: float, b: float) -> Point:
        return x + a * right, y + down - a * down + b * high - high / 2

    around = [top(0, 0), top(1, 0), far(1, 1), far(0, 1), left(0, 1), left(0, 0)]
    wide, flat = num(right * 1.12), num(down * 0.62)
    shadow = f'<ellipse cx="{num(x)}" cy="{num(y + down + high * 0.42)}" rx="{wide}" ry="{flat}" fill="{LINE}"/>'
    drawn = shadow + _soft(around, 0.09, EDGE, KEY)
    drawn += _face(top, BONE) + _face(left, LEFT) + _face(far, RIGHT)
    one, two = BESIDE[value]
    ink, size = (ACCENT, 0.115) if value == 1 else (KEY, 0.115)
    return drawn + _pips(top, value, ink, size) + _pips(left, one, KEY) + _pips(far, two, KEY)


def _soft(points: Sequence[Point], corner: float, fill: str, stroke: str = "") -> str:
    """A polygon with round corners."""
    steps = ""
    for n, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[n - 1], points[(n + 1) % len(points)]
        begin = f"{num(x + (ax - x) * corner)} {num(y + (ay - y) * corner)}"
        steps += (
            f"{'L' if n else 'M'}{begin}Q{num(x)} {num(y)} {num(x + (bx - x) * corner)} {num(y + (by - y) * corner)}"
        )
    return path(steps + "Z", fill, stroke, 2)


def _face(face: Face, fill: str) -> str:
    near, far = 0.025, 0.975
    return _soft([face(near, near), face(far, near), face(far, far), face(near, far)], 0.14, fill)


def _pips(face: Face, value: int, fill: str, size: float = 0.105) -> str:
    steps = ""
    for n in PIPS[value]:
        a, b = 0.5 + (n % 3 - 1) * 0.26, 0.5 + (n // 3 - 1) * 0.26
        turns = (math.pi / 6 * m for m in range(12))
        rim = [face(a + size * math.cos(turn), b + size * math.sin(turn)) for turn in turns]
        steps += "M" + "L".join(f"{num(x)} {num(y)}" for x, y in rim) + "Z"
    return path(steps, fill)


_HAM = "M{20,30}C{30,10} {82,8} {91,36}C{95,62} {72,70} {52,70}C{36,70} {24,64} {20,56}L{11,55}C{7,54} {6,40} {10,39}Z"
_BELLY = "M{91,36}C{95,62} {72,70} {52,70}C{36,70} {24,64} {20,56}C{40,62} {74,62} {91,36}Z"
_LEGS = "M{30,58}L{30,76}L{42,76}L{44,60}ZM{66,60}L{69,76}L{81,76}L{82,56}Z"
_TAIL, _EAR = "M{90,42}C{99,40} {99,30} {93,31}C{89,33} {93,39} {99,36}", "M{27,24}L{25,7}L{42,17}Z"
_SNOUT = ("M{9,43}L{9,51}", "M{13,43}L{13,51}")


def bank(x: float, y: float, s: float, coin: bool) -> str:
    """A pig that looks to the left, so wide; with a coin in its slot if there is something to bank."""

    def at(steps: str) -> str:
        first, *rest = steps.split("{")
        places = (part.partition("}") for part in rest)
        each = ((place.split(","), end) for place, _, end in places)
        return first + "".join(
            f"{num(x + float(a) * s / 100)} {num(y + float(b) * s / 100)}{end}" for (a, b), end in each
        )

    k, gold = s / 100, GLASS["Y"]
    money = circle(x + 59 * k, y + 2 * k, 9 * k, gold[0], KEY, LINED) + circle(x + 59 * k, y + 2 * k, 5.2 * k, gold[1])
    drawn = path(at(_TAIL), "none", PINK[1], 3.2 * k + 0.6) + path(at(_LEGS), PINK[1], KEY, LINED)
    drawn += (money if coin else "") + path(at(_HAM), PINK[0], KEY, LINED) + path(at(_BELLY), PINK[1])
    drawn += path(at(_HAM), "none", KEY, LINED) + path(at(_EAR), PINK[1], KEY, LINED)
    drawn += circle(x + 28 * k, y + 36 * k, 2.6 * k, KEY)
    drawn += "".join(path(at(nostril), "none", KEY, LINED + 0.4) for nostril in _SNOUT)
    return drawn + path(at("M{50,15}L{68,15}"), "none", KEY, 3.4 * k + 1)
