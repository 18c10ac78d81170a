"""The table for a telephone and for letters, as a turn goes: what is asked and my window, then the rest."""

from __future__ import annotations

from functools import partial
from typing import Any

from domain.kernel.art import NARROW, Marks, group, marks_of, players_mark, rect, seam
from domain.kernel.inks import ACCENT, LINE, QUIET, SHEET
from domain.kernel.pictures import fitting, text, width
from domain.kernel.telling import say, word
from domain.titles.sagrada.parts import CELLS
from domain.titles.sagrada.pictures.cards import objective_card, tool_card
from domain.titles.sagrada.pictures.glass import Frame, drop
from domain.titles.sagrada.pictures.points import (
    beads,
    ledger,
    mine_in,
    others_in,
    plate,
    signed,
    total,
    when,
    who,
    whose,
)
from domain.titles.sagrada.pictures.table import Piece, choices, heading, pool, strip, track, track_for_fingers, window
from domain.titles.sagrada.pictures.text import offered_to

View = dict[str, Any]
MARGIN = 12
HAND = Frame(57, 4, 16, 60, 17, 11, 11)
FOLDED = Frame(13.6, 1.2, 3.6, 14, 2.5, 3)


def narrow(view: View) -> Piece:
    marks, mine = marks_of(view), mine_in(view)
    head, y = _head(view)
    for drawn, high in (_hand(view, y, marks), *([choices(view, MARGIN, y, 2, marks)] if offered_to(view) else [])):
        head, y = head + drawn, y + high
    if mine and mine["window"]:
        drawn, high = _my_window(view, mine, y, marks)
        head, y = head + drawn, y + high
    rest, end = "", y
    parts = (_track, _tools, _objectives, _others)
    for part in parts:
        drawn, high = part(view, end, marks)
        rest, end = rest + drawn, end + high
    return seam("mine", head, 0, y) + seam("rest", rest, y, end + 4), end + 4


def _head(view: View) -> Piece:
    words, more = when(view)
    right, left = beads(view, NARROW - MARGIN - 2, 21, 6.5, 23 if view["seats"] < 4 else 19)
    shown, size = fitting(words, (17, 15, 13), NARROW - 2 * MARGIN - 8, True)
    drawn, x = text(MARGIN, 27, shown, size, True) + right, MARGIN + width(shown, size, True) + 7
    drawn += text(x, 27, more, 12, fill=QUIET) if more else ""
    said, mine = whose(view), bool(view["turn"]) and view["turn"][0] == view["seat"]
    for shown in (said, word("Your turn") if mine else ""):
        if shown and x + width(more, 12) + width(shown, 12, True) + 12 < left:
            return drawn + text(left - 6, 26, shown, 12, True, "end", ACCENT if mine else QUIET), 48
    return drawn, 48


def _hand(view: View, y: float, marks: Marks) -> Piece:
    """The pool and, where there is room beside it, what is lifted."""
    if not view["pool"] and not view["held"]:
        return "", 0
    drawn, high = pool(view, MARGIN + 3, y + 4, NARROW - 2 * MARGIN - 6, 46, 11, marks)
    x, name = MARGIN + 13 + len(view["pool"]) * 55, next((n for n in view["pool"] if n in marks.lifted), "")
    if name and x < 200:
        cells = len(marks.lit.intersection(CELLS))
        drawn += text(x, y + 24, say("{die} is in your hand", die=name), 12, True, fill=ACCENT)
        drawn += text(x, y + 40, say("{n} {n|cell waits|cells wait} for it", n=cells), 12, fill=QUIET)
    lens = [tool for tool in view["tools"] if tool["id"] == "lens_cutter" and tool["name"].lower() in marks.lifted]
    if lens and any(view["track"]):
        below, more = track_for_fingers(view, MARGIN, y + high + 14, NARROW - 2 * MARGIN, marks)
        return drawn + below, high + more + 26
    return drawn, high + 14


def _my_window(view: View, mine: View, y: float, marks: Marks) -> Piece:
    wide, x = NARROW - 2 * MARGIN, (NARROW - HAND.width) / 2
    below = y + HAND.height + 12
    drawn = window(view, mine, HAND, x, y, marks) + plate(view, mine, MARGIN + 2, below, wide - 4, 15, 7, 20)
    drawn += ledger(view, mine, MARGIN, below + 28, wide, 13, 24)
    drawn += strip(view, mine, MARGIN, below + 78, wide, 30, 12)
    return drawn, HAND.height + 134


def _track(view: View, y: float, marks: Marks) -> Piece:
    """Where a die of it can be traded it is large enough for a finger."""
    lens = any(tool["id"] == "lens_cutter" and not tool.get("used") for tool in view["tools"])
    if not view["round"]:
        return "", 0
    if lens and view["seat"] in view["asked"] and any(view["track"]):
        if "lens cutter" in marks.lifted:
            return "", 0
        drawn, high = track_for_fingers(view, MARGIN, y, NARROW - 2 * MARGIN, marks)
    else:
        drawn, high = track(view, MARGIN, y, NARROW - 2 * MARGIN, 14, 11, marks)
    return drawn, high + 14


def _tools(view: View, y: float, marks: Marks) -> Piece:
    cards = [partial(tool_card, tool) for tool in view["tools"]]
    return _cards(word("Tools"), y, [partial(card, w=106, h=96, size=11, marks=marks) for card in cards])


def _objectives(view: View, y: float, marks: Marks) -> Piece:
    cards = [partial(objective_card, card, w=106, h=96, size=11, s=10) for card in view["public"]]
    return _cards(word("Objectives for all"), y, cards)


def _cards(words: str, y: float, cards: list[partial[str]]) -> Piece:
    if not cards:
        return "", 0
    drawn = heading(MARGIN, y + 9, words, 12)
    for n, card in enumerate(cards):
        drawn += card(x=MARGIN + n % 3 * 115, y=y + 18 + n // 3 * 108)
    return drawn, 22 + -(-len(cards) // 3) * 108


def _others(view: View, y: float, marks: Marks) -> Piece:
    others = [player for player in others_in(view) if player["window"]]
    large = [player for player in others if str(player["seat"]) in marks.unfolded]
    drawn, begin = "", y
    wide = NARROW - 2 * MARGIN
    room = wide if len(others) == 1 else (wide - 10) / 2 if len(others) == 2 else 106
    for n, player in enumerate(others):
        x, top = MARGIN + n % 3 * (room + (10 if len(others) == 2 else 9)), y + n // 3 * (FOLDED.height + 84)
        part = _row(view, player, x, top, wide, marks) if len(others) == 1 else _tile(view, player, x, top, room, marks)
        drawn += group(
            part, say("the window of {who}: press to unfold", who=who(view, player["seat"])), fold=str(player["seat"])
        )
    if others:
        y += FOLDED.height + 30 if len(others) == 1 else -(-len(others) // 3) * (FOLDED.height + 84)
    for player in large:
        x = (NARROW - HAND.width) / 2
        drawn += plate(view, player, MARGIN + 2, y, wide - 4, 15, 7, 20) + window(view, player, HAND, x, y + 28, marks)
        drawn += ledger(view, player, MARGIN, y + HAND.height + 40, wide, 13, 24)
        y += HAND.height + 100
    return drawn, y - begin


def _row(view: View, player: View, x: float, y: float, w: float, marks: Marks) -> str:
    beside = FOLDED.width + 22
    drawn = rect(x, y, w, FOLDED.height + 20, SHEET, 8, LINE) + window(view, player, FOLDED, x + 10, y + 10, marks)
    drawn += plate(view, player, x + beside, y + 11, w - beside - 10, 14, 6.5, 16)
    return drawn + ledger(view, player, x + beside, y + 42, w - beside - 10, 12, 20)


def _tile(view: View, player: View, x: float, y: float, w: float, marks: Marks) -> str:
    high = FOLDED.height + 74
    name, size = fitting(who(view, player["seat"]), (13, 12, 11), w - 42, True)
    drawn = rect(x, y, w, high, SHEET, 8, LINE) + players_mark(player["seat"], x + 20, y + 15, 6)
    drawn += text(x + 33, y + 20, name, size, True)
    drawn += window(view, player, FOLDED, x + (w - FOLDED.width) / 2, y + 30, marks)
    below = y + FOLDED.height + 58
    drawn += drop(x + 20, below - 16, 18) + text(x + 31, below - 1, player["favour"], 13, True)
    hidden = not player["private"]
    drawn += text(x + w - (31 if hidden else 13), below, signed(total(view, player)), 18, True, "end")
    return drawn + (text(x + w - 11, below, "+?", 11, False, "end", QUIET) if hidden else "")
