"""The table as a picture. For a desk: my window at the left, the pool and the others at the right, the cards below."""

from __future__ import annotations

from functools import partial
from typing import Any

from domain.kernel.art import NARROW, WIDE, Marks, board, line, marks_of, rect
from domain.kernel.inks import ACCENT, GOOD, INK, LINE, QUIET, SOFT
from domain.kernel.pictures import fitting, text
from domain.kernel.pictures import width as width_of
from domain.kernel.telling import say, word
from domain.titles.sagrada.parts import CELLS
from domain.titles.sagrada.pictures.cards import objective_card, tool_card
from domain.titles.sagrada.pictures.glass import Frame, horn, motif
from domain.titles.sagrada.pictures.narrow import narrow
from domain.titles.sagrada.pictures.points import beads, ledger, mine_in, others_in, plate, standings, when, who, whose
from domain.titles.sagrada.pictures.table import Piece, choices, heading, pool, strip, track, window
from domain.titles.sagrada.pictures.text import offered_to

View = dict[str, Any]
BESIDE = 16
LARGEST, LARGER = Frame(82, 5, 20, 90, 20, 14, 12), Frame(74, 5, 20, 96, 20, 14, 12)
ONE_OTHER, OTHERS = Frame(56, 4, 16, 70, 18, 12, 12), Frame(30, 2.5, 8, 30, 6, 7)


def svg(view: View, width: int = WIDE) -> str:
    drawn, height = narrow(view) if width == NARROW else _wide(view)
    return board(drawn, width, height, motif)


def _wide(view: View) -> Piece:
    marks, mine, others = marks_of(view), mine_in(view), [each for each in others_in(view) if each["window"]]
    drawn, y = _head(view, marks)
    if view["round"]:
        part, high = track(view, BESIDE, y, WIDE - 2 * BESIDE, 24, 12, marks)
        drawn, y = drawn + part, y + high + 18
    if offered_to(view):
        part, high = choices(view, BESIDE, y, 4, marks)
        drawn, y = drawn + part, y + high
    if mine is None or not mine["window"]:
        dice, high = pool(view, BESIDE, y + 8, WIDE - 2 * BESIDE, 54, 12, marks) if view["pool"] else ("", -18)
        part, bottom = _small_others(view, others, BESIDE, y + high + 26, marks, 2 if len(others) < 3 else 3)
        drawn += dice + part
    else:
        frame = LARGEST if len(others) < 2 else LARGER
        left, low = _mine(view, mine, frame, y, marks)
        right, bottom = _right(view, others, BESIDE + frame.width + 28, y, low, marks)
        drawn, bottom = drawn + left + right, max(low, bottom)
    cards, high = _cards(view, bottom + 34, marks)
    return drawn + cards, bottom + 34 + high


def _head(view: View, marks: Marks) -> Piece:
    words, more = when(view)
    right, left = beads(view, WIDE - BESIDE - 4, 26, 9, 28)
    shown, size = fitting(words, (20, 17), WIDE - 2 * BESIDE, True)
    drawn = text(BESIDE, 33, shown, size, True, fill=GOOD if view["result"] else INK) + right
    drawn += text(BESIDE + width_of(shown, size, True) + 9, 33, more, 13, fill=QUIET) if more else ""
    name = next((n for n in view["pool"] if n in marks.lifted), "")
    cells = len(marks.lit.intersection(CELLS))
    waits = say("{die} is in your hand: {n} {n|cell waits|cells wait} for it", die=name, n=cells)
    said = waits if name else whose(view)
    mine = bool(view["turn"]) and view["turn"][0] == view["seat"]
    return drawn + text(left - 10, 31, said, 14, True, "end", ACCENT if mine else QUIET), 54


def _mine(view: View, mine: View, frame: Frame, y: float, marks: Marks) -> Piece:
    below = y + frame.height + 14
    drawn = window(view, mine, frame, BESIDE, y, marks)
    drawn += plate(view, mine, BESIDE + 2, below, frame.width - 4, 17, 8, 24)
    drawn += ledger(view, mine, BESIDE, below + 34, frame.width, 14, 28)
    return drawn + strip(view, mine, BESIDE, below + 86, frame.width, 36, 13), below + 122


def _right(view: View, others: list[View], x: float, y: float, low: float, marks: Marks) -> Piece:
    room = WIDE - BESIDE - x
    drawn = ""
    if view["pool"] or view["held"]:
        drawn, high = pool(view, x, y + 8, room, 54, 12, marks)
        y += max(high, 60) + 18
        drawn += line(x, y - 4, x + room, y - 4, LINE)
        y += 8
    if len(others) == 1:
        part, bottom = _one_other(view, others[0], x, y, low, marks)
    elif others:
        part, bottom = _small_others(view, others, x, y, marks, 2)
    else:
        part, bottom = standings(view, x, y, room, 100), y + 100
    return drawn + part, bottom


def _one_other(view: View, other: View, x: float, y: float, low: float, marks: Marks) -> Piece:
    frame = ONE_OTHER
    drawn = plate(view, other, x, y, frame.width, 15, 7, 20) + window(view, other, frame, x, y + 28, marks)
    drawn += ledger(view, other, x, y + frame.height + 42, frame.width, 13, 22)
    level = max(low - 36, y + frame.height + 90)  # beside the strip of the reader
    if other["private"]:
        return drawn, level
    words, size = fitting(say("{who}: colour hidden", who=who(view, other["seat"])), (13, 12), frame.width - 50)
    drawn += rect(x, level, frame.width, 36, SOFT, 6) + horn(x + 20, level + 19, 18)
    return drawn + text(x + 40, level + 22.7, words, size, fill=QUIET), level + 36


def _small_others(view: View, others: list[View], x: float, y: float, marks: Marks, across: int) -> Piece:
    """Beside each other; in the place that is left, who leads so far."""
    room = WIDE - BESIDE - x
    frame = ONE_OTHER if across * ONE_OTHER.width < room and len(others) <= across else OTHERS
    gap, high, bottom, drawn = (room - across * frame.width) / max(1, across - 1), frame.height + 76, y, ""
    for n, player in enumerate(others):
        left, top = x + n % across * (frame.width + gap), y + n // across * (high + 12)
        drawn += plate(view, player, left, top, frame.width, 14, 6, 15)
        drawn += window(view, player, frame, left, top + 24, marks)
        drawn += ledger(view, player, left, top + 24 + frame.height + 9, frame.width, 12, 20)
        bottom = top + high
    if others:
        n = len(others)
        left, top = x + n % across * (frame.width + gap), y + n // across * (high + 12)
        drawn += standings(view, left, top, frame.width if n % across else room, high - 8)
        bottom = max(bottom, top + high - 8)
    return drawn, bottom


def _cards(view: View, y: float, marks: Marks) -> Piece:
    wide, high, gap = 129.6, 102, 10.08
    count, drawn = len(view["tools"]), ""
    drawn += heading(BESIDE, y - 10, word("Tools"), 13) if count else ""
    drawn += (
        heading(BESIDE + count % 6 * (wide + gap), y - 10, word("Objectives for all"), 13) if view["public"] else ""
    )
    place = {"w": wide, "h": high, "size": 12}
    cards: list[Any] = [partial(tool_card, tool, **place, marks=marks) for tool in view["tools"]]
    cards += [partial(objective_card, card, **place, s=11) for card in view["public"]]
    for n, card in enumerate(cards):
        drawn += card(x=BESIDE + n % 6 * (wide + gap), y=y + n // 6 * (high + 14))
    return drawn, -(-len(cards) // 6) * (high + 14) + 6
