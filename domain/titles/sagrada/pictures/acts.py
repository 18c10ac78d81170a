"""What each tool does, as a picture of 60 by 44: the act itself, a die turned, moved, traded."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from domain.kernel.art import arrow, brackets, dots, line, num, path, polygon, rect
from domain.kernel.inks import ACCENT, CLEAR, GHOST, KEY, LEAD, LINE, QUIET, SACK, SOFT
from domain.kernel.pictures import text
from domain.titles.sagrada.pictures.glass import die, pane, pips, plain_die


@lru_cache(maxsize=16)
def act(tool: str) -> str:
    return _ACTS[tool]()


def sack(x: float, y: float, s: float) -> str:
    """The bag, so high."""

    def at(a: float, b: float) -> str:
        return f"{num(x + a * s / 28)} {num(y + b * s / 28)}"

    whole = f"M{at(9, 5)}C{at(-1, 12)} {at(0, 27)} {at(7, 28)}L{at(27, 28)}C{at(34, 27)} {at(35, 12)} {at(25, 5)}"
    half = f"M{at(18, 5)}L{at(25, 5)}C{at(35, 12)} {at(34, 27)} {at(27, 28)}L{at(18, 28)}C{at(25, 20)} {at(24, 12)}"
    band = line(x + 8 * s / 28, y + 4.5 * s / 28, x + 26 * s / 28, y + 4.5 * s / 28, KEY, 1.8)
    return path(f"{whole}L{at(27, 0)}L{at(7, 0)}Z", SACK[0], KEY) + path(f"{half} {at(18, 5)}Z", SACK[1]) + band


def _turn(x: float, y: float, r: float, begin: float, end: float, head: float = 6, wide: float = 2.2) -> str:
    """An arrow along a circle, clockwise between these degrees."""
    first, last = math.radians(begin), math.radians(end - 12)
    ends = [(x + r * math.cos(angle), y + r * math.sin(angle)) for angle in (first, last)]
    across, down = math.cos(last), math.sin(last)
    (fx, fy), (tx, ty) = ends
    tip = (tx - down * head, ty + across * head)
    side = head * 0.65
    bell = [tip, (tx + across * side, ty + down * side), (tx - across * side, ty - down * side)]
    large = int(end - 12 - begin > 180)
    arc = f"M{num(fx)} {num(fy)}A{num(r)} {num(r)} 0 {large} 1 {num(tx)} {num(ty)}"
    return path(arc, "none", ACCENT, wide) + polygon(bell, ACCENT)


def _hole(x: float, y: float, s: float, wants: str = "") -> str:
    drawn = rect(x - 1.5, y - 1.5, s + 3, s + 3, LEAD, 1)
    drawn += pane(wants, x, y, s) if wants else rect(x, y, s, s, CLEAR[1])
    return drawn + (dots(pips(int(wants), x, y, s), s * 0.1, GHOST) if wants.isdigit() else "")


def _two_moved(first: str, second: str) -> str:
    drawn = ""
    for name, y in ((first, 2), (second, 24)):
        drawn += die(2, y, 18, name) + arrow((23, y + 9), (38, y + 9)) + _hole(41, y + 0.5, 17)
    return drawn


def _against(wants: str) -> str:
    """A die goes where the pane asks for another one."""
    struck = line(36, 34, 60, 10, ACCENT, 2.5)
    return die(1, 11, 22, "R4") + arrow((25, 22), (35, 22)) + _hole(38, 12, 20, wants) + struck


def _brushed() -> str:
    return die(18, 10, 24, "G5") + _turn(30, 22, 20, -60, 30) + _turn(30, 22, 20, 120, 210)


def _removed() -> str:
    new = plain_die(45, 1, 15, 0) + text(52.5, 12.6, "?", 12, True, "middle", KEY) + _turn(43, 16, 9, 160, 262, 5, 2)
    return die(0, 1, 15, "R4") + _turn(17, 16, 9, -80, 22, 5, 2) + sack(13, 16, 27) + new


def _pinched() -> str:
    ways = arrow((24, 19), (36, 11)) + arrow((24, 26), (36, 33))
    return die(2, 13, 18, "Y3") + ways + die(40, 1, 18, "Y4") + die(40, 25, 18, "Y2")


def _ground() -> str:
    return die(1, 11, 22, "B2") + die(37, 11, 22, "B5") + _turn(30, 22, 17, 215, 325) + _turn(30, 22, 17, 35, 145)


def _traded() -> str:
    track = rect(36, 5, 24, 34, SOFT, 3, QUIET) + die(39, 8, 18, "G1") + text(48, 37, "4", 12, True, "middle", QUIET)
    return die(1, 11, 20, "P6") + arrow((23, 17), (36, 17)) + arrow((36, 27), (23, 27)) + track


def _rolled_all() -> str:
    dice = zip(((6, 1), (39, 1), (6, 28), (39, 28)), ("R2", "Y6", "G4", "B1"), strict=True)
    drawn = "".join(die(x, y, 15, name) for (x, y), name in dice)
    return drawn + _turn(30, 22, 13, -70, 80) + _turn(30, 22, 13, 110, 260)


def _two_at_once() -> str:
    plus = line(25.5, 14, 34.5, 14, ACCENT, 2.4) + line(30, 9.5, 30, 18.5, ACCENT, 2.4)
    up = arrow((13, 42), (13, 29)) + arrow((47, 42), (47, 29))
    return rect(0, 31, 60, 5, LINE, 2.5) + die(2, 3, 22, "Y5") + die(36, 3, 22, "B3") + plus + up


def _apart() -> str:
    cells = "".join(rect(4 + n % 4 * 13.5, 2 + n // 4 * 13.5, 12, 12, CLEAR[int(n != 5)]) for n in range(12))
    alone = brackets((17.5, 15.5, 12, 12), 1.5, 5, 2)
    return rect(2, 0, 56.5, 43, LEAD, 2) + cells + alone + die(17, 14.5, 13, "P4")


_ACTS: dict[str, Callable[[], str]] = {
    "grozing_pliers": _pinched,
    "eglomise_brush": lambda: _against("G"),
    "copper_foil_burnisher": lambda: _against("6"),
    "lathekin": lambda: _two_moved("G3", "R5"),
    "lens_cutter": _traded,
    "flux_brush": _brushed,
    "glazing_hammer": _rolled_all,
    "running_pliers": _two_at_once,
    "cork_backed_straightedge": _apart,
    "grinding_stone": _ground,
    "flux_remover": _removed,
    "tap_wheel": lambda: _two_moved("B3", "B5"),
}
