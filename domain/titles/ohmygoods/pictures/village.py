"""What lies between the players: the round, who is asked, the market under its two skies, and Longsdale's chapter."""

from __future__ import annotations

from collections import Counter

from domain.kernel.art import flag, group, icon, line, players_mark, rect
from domain.kernel.flow import name_in
from domain.kernel.inks import ACCENT, BUILDINGS, CLOUD, DUSK, INK, LINE, PAPER, QUIET, SHEET, SOFT
from domain.kernel.pictures import fitting, lines, text, width
from domain.kernel.telling import say, term, word
from domain.titles.ohmygoods.pictures.layout import (
    COLOUR_OF,
    MARGIN,
    PHASES,
    Layout,
    View,
    absent,
    edge,
    right_aligned,
    thing,
    tint,
)

CHIP_W, CHIP_H, CHIPS_LEFT = 30, 44, 44
COUNTS_W = 350


def head(lay: Layout) -> tuple[str, float]:
    """The round, its phases, the piles, and who is asked for what; how high all of it is."""
    view = lay.view
    x = MARGIN + 26 + width("88", 18, True) + 8
    drawn = icon("round", MARGIN, 9, 22) + text(MARGIN + 26, 27, view["round"] or 1, 18, True)
    for n, (phase, kind) in enumerate(PHASES.items()):
        drawn += _phase(kind, x + 31 * n, on=view["phase"] == phase and not view["result"])
    left = lay.width - MARGIN
    for many, kind, pile in ((view["discard"], "discard", "{n} {n|card|cards}, discard"),
                             (view["deck"], "deck", "{n} {n|card|cards}, deck")):  # fmt: skip
        left = right_aligned(many, 13, left) - 23
        drawn += group(
            icon(kind, left, 10, 20) + text(left + 23, 25, many, 13, True),
            say(pile, n=many),
        )
        left -= 9
    if lay.phone:
        return drawn + _banner(lay, MARGIN, 41, lay.inner), 81
    return drawn + _banner(lay, x + 132, 5, left - x - 138), 45


def _phase(kind: str, x: float, on: bool) -> str:
    box = rect(x, 7, 28, 26, SHEET if on else PAPER, 6, ACCENT if on else LINE, 2.5 if on else 1.25)
    return box + (icon(kind, x + 5, 11, 18) if on else absent(kind, x + 6, 12, 16))


def _banner(lay: Layout, x: float, y: float, wide: float) -> str:
    """Inked in the accent for who is asked; at the end it says who has won."""
    view, mine = lay.view, lay.me in lay.view["asked"]
    drawn = rect(x, y, wide, 30, ACCENT if mine else SOFT, 6, ACCENT if mine else LINE)
    if view["result"]:
        return drawn + _ending(lay, x, y, wide)
    if not view["asked"]:
        return drawn
    first = lay.me if mine else view["asked"][0]
    drawn += rect(x + 5, y + 5, 20, 20, SHEET, 5) + players_mark(first or 0, x + 15, y + 15, 6)
    signs = _wanted(view)
    name, room = word("Your turn") if mine else name_in(view, view["asked"][0]), wide - 97 - 30 * len(signs)
    words, size = fitting(name, (15, 13, lay.small), room, True)
    drawn += text(x + 32, y + 20.5, words, size, True, fill=CLOUD if mine else INK)
    at = x + 32 + width(words, size, True) + 14
    others = [seat for seat in view["asked"] if seat != first]
    if not mine:
        drawn += "".join(players_mark(seat, at + 18 * n, y + 15, 6) for n, seat in enumerate(others[:3]))
    for n, kind in enumerate(signs):
        left = x + wide - 30 - 28 * n
        drawn += rect(left, y + 3, 26, 24, SHEET, 5) + icon(kind, left + 3, y + 5, 20)
    return drawn


def _wanted(view: View) -> list[str]:
    """What the phase asks for, from the right; an hourglass in the last round."""
    asked = {"I": ["card"], "IV": ["house", "assistant"], "III": ["house"]}.get(view["phase"], ["worker", "house"])
    return (["hourglass"] if view["last_round"] else []) + asked[::-1]


def _ending(lay: Layout, x: float, y: float, wide: float) -> str:
    result = lay.view["result"]
    first = result["ranking"][0] if result["ranking"] else []
    drawn = "".join(players_mark(seat, x + 16 + 18 * n, y + 15, 7) for n, seat in enumerate(first))
    at = x + 14 + 18 * len(first)
    if result["won"] is not None:
        words = word("The chapter is won") if result["won"] else word("The chapter is lost")
    elif len(first) == 1:
        words = word("You have won") if first[0] == lay.me else say("{who} has won", who=name_in(lay.view, first[0]))
    else:
        words = word("Shared by those who lead")
    words, size = fitting(words, (15, 13, lay.small), x + wide - 8 - at, True)
    return drawn + text(at, y + 20.5, words, size, True)


def chapter(lay: Layout) -> tuple[str, float]:
    found = lay.view["chapter"]
    if found is None:
        return "", 0
    title = say("{chapter}, {n} {n|round|rounds}", chapter=found["name"], n=found["rounds"])
    title += say(", target {n}", n=found["target"]) if found["target"] is not None else ""
    rows, event = [(title, True), (term(found["goal"]), False)], found["event"]
    if event is not None:
        rows += [
            (say("Event {n}: {event}", n=event["number"], event=event["name"]), True),
            (term(event["text"]), False),
        ]
    rows.append((say("At the end: {what}", what=found["end"]), False))
    said = [(line_, bold) for words, bold in rows if words for line_ in lines(words, lay.small, lay.inner - 46, bold)]
    step = lay.small + 4
    height = 12 + step * len(said)
    drawn = rect(MARGIN, 0, lay.inner, height, SOFT, 8, LINE) + icon("posthorn", MARGIN + 8, 8, 22)
    for n, (words, bold) in enumerate(said):
        drawn += text(MARGIN + 38, 6 + step * (n + 0.75), words, lay.small, bold)
    return drawn, height + 10


def market(lay: Layout) -> tuple[str, float]:
    """By day and by night, and what it is to the reader."""
    halves = {half: lay.view["market"][half] for half in ("sunrise", "sunset")}
    if lay.phone:
        drawn, y = "", 0.0
        for half, cards in halves.items():
            high = _high(cards, lay.inner)
            drawn += _sky(lay, half, cards, (MARGIN, y, lay.inner, high))
            y += high + 6
        return drawn + _counts(lay, MARGIN, y, lay.inner, 40), y + 54
    day = min(CHIPS_LEFT + 34 * max(len(halves["sunrise"]), 2) + 6, 220)
    night = lay.inner - day - 16 - COUNTS_W
    high = max(_high(halves["sunrise"], day), _high(halves["sunset"], night))
    drawn = _sky(lay, "sunrise", halves["sunrise"], (MARGIN, 0, day, high))
    drawn += _sky(lay, "sunset", halves["sunset"], (MARGIN + day + 8, 0, night, high))
    return drawn + _counts(lay, MARGIN + lay.inner - COUNTS_W, 0, COUNTS_W, high), high + 14


def _a_row(wide: float) -> int:
    return max(1, int((wide - 48) // (CHIP_W + 1)))


def _high(cards: list[View], wide: float) -> float:
    return 8 + 48 * max(1, -(-len(cards) // _a_row(wide)))


def _sky(lay: Layout, half: str, cards: list[View], box: tuple[float, float, float, float]) -> str:
    x, y, wide, high = box
    dusk = half == "sunset"
    drawn = rect(*box, DUSK if dusk else BUILDINGS["yellow"][0], 8, LINE)
    drawn += icon("dusk" if dusk else "sun", x + 7, y + high / 2 - 14, 28)
    if not cards:
        for n in range(2):
            left = x + CHIPS_LEFT + 34 * n
            drawn += rect(left, y + 6, CHIP_W, CHIP_H, "none", 5, QUIET) + absent("half-sun", left + 5, y + 16, 20)
    a_row = _a_row(wide)
    close = (wide - 52 - CHIP_W) / max(1, a_row - 1)
    step = CHIP_W + 4 if len(cards) <= (wide - 48) // (CHIP_W + 4) else close
    for n, card in enumerate(cards):
        down, across = divmod(n, a_row)
        title = say("{resource}, half sun ({card})" if card["sun"] else "{resource} ({card})",
                    resource=card["resource"], card=card["name"])  # fmt: skip
        drawn += group(_chip(card), title, (x + CHIPS_LEFT + across * step, y + 6 + 48 * down))
    return drawn + (flag(x + wide + 2, y - 2, 14) if half in lay.marks.changed else "")


def _chip(card: View) -> str:
    """A card of the market: only its resource and its half sun matter."""
    colour = COLOUR_OF.get(card["resource"], "")
    drawn = rect(0, 0, CHIP_W, CHIP_H, SHEET if colour == "white" else tint(colour), 5, edge(colour))
    if not card["sun"]:
        return drawn + thing(card["resource"], 3, 10, 24)
    return drawn + thing("half-sun", 5, 1, 20) + thing(card["resource"], 4, 21, 22)


def _counts(lay: Layout, x: float, y: float, wide: float, high: float) -> str:
    """What the market gives, in large numbers; a stall on one: an office adds to it."""
    market, middle = lay.view["market"], y + high / 2 - 20
    lying = Counter(card["resource"] for half in ("sunrise", "sunset") for card in market[half])
    drawn = rect(x, y, wide, high, SHEET, 8, LINE)
    if lay.me is not None:
        drawn += players_mark(lay.me, x + 18, middle + 20, 8)
    cell = (wide - 38) / 5
    for n, (kind, many) in enumerate(market["counts"].items()):
        left, more = x + 38 + n * cell, many - lying[kind]
        part = (thing if many else absent)(kind, left, middle + 8, 24)
        part += text(left + 26, middle + 27, many, 20, True, fill=INK if many else QUIET)
        if more > 0:
            part += icon("market", left + (6 if many > 9 else 40), middle + (21 if many > 9 else 13.5), 15)
        title = say("{n} {resource} for you" if lay.me is not None else "{n} {resource}", n=many, resource=kind)
        drawn += group(part, title + (say(", {n} of it by an office", n=more) if more > 0 else ""))
        drawn += line(left - 5, middle + 8, left - 5, middle + 32, LINE) if n else ""
    return drawn
