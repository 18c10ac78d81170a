"""How players stand, from a view: points by source as far as the reader may know, and whose turns are left."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from domain.kernel.art import circle, faded, group, line, players_mark, rect
from domain.kernel.flow import name_in
from domain.kernel.inks import ACCENT, CLEAR, INK, KEY, LEAD, LINE, PAPER, QUIET, SEATS, SOFT
from domain.kernel.pictures import fitting, text, width
from domain.kernel.telling import say, term, word
from domain.titles.sagrada.cards import PATTERNS
from domain.titles.sagrada.parts import EMPTY, Window, with_die
from domain.titles.sagrada.pictures.cards import objective, pattern_size, token
from domain.titles.sagrada.pictures.glass import COLOUR_LETTERS, drop, horn
from domain.titles.sagrada.pictures.text import offered_to, turns_left
from domain.titles.sagrada.scoring import open_cells, pips, public_points

View = dict[str, Any]
Source = tuple[str, str, int | None]  # what it is drawn by, its name, its points if the reader may know them
LOST_ALONE = 3  # points for each open cell


def who(view: View, seat: int) -> str:
    return name_in(view, seat, "You")


@lru_cache(maxsize=256)
def _window(pattern: str, dice: tuple[tuple[str, str], ...]) -> Window:
    window = EMPTY[pattern]
    for cell, die in dice:
        window = with_die(window, die, cell)
    return window


def window_of(player: View) -> Window:
    dice = tuple((cell["cell"], cell["die"]) for cell in player["cells"] if cell["die"])
    return _window(player["window"] or "", dice)


def sources(view: View, player: View) -> list[Source]:
    window, alone = window_of(player), view["seats"] == 1
    cards = [card["id"] for card in view["public"]]
    rows: list[Source] = [
        (card["id"], card["name"], points)
        for card, points in zip(view["public"], public_points(window, *cards), strict=True)
    ]
    known = [(pips(window, COLOUR_LETTERS[colour]), colour) for colour in player["private"] or ()]
    points, colour = max(known, default=(None, ""))
    rows.append((f"private {colour}", "private objective", points))
    if not alone:
        rows.append(("favour", "favour tokens", player["favour"]))
    rows.append(("open", "open cells", -open_cells(window) * (LOST_ALONE if alone else 1)))
    return rows


def total(view: View, player: View) -> int:
    return sum(points or 0 for _, _, points in sources(view, player))


def signed(points: int) -> str:
    return str(points).replace("-", "\u2212")


def _sign(kind: str, x: float, y: float, fine: bool) -> str:
    """Of a source, around the middle of a place 16 high."""
    if kind.startswith("private "):
        return token(COLOUR_LETTERS[kind.removeprefix("private ")], x - 8, y, 16)
    if kind == "favour":
        return drop(x, y - 0.5, 18)
    if kind == "open":
        return rect(x - 7.5, y + 0.5, 15, 15, CLEAR[0], 0, LEAD, 2.5)
    size = 2.7 if fine else 3.2
    wide, high = pattern_size(size)
    return objective(kind, x - wide / 2, y + 8.5 - high / 2, size)


def ledger(view: View, player: View, x: float, y: float, w: float, size: float, large: float) -> str:
    """A source is a picture with its points below; the sum stands at the end, with a mark if something is hidden."""
    rows = sources(view, player)
    shown = [row for row in rows if row[2] is not None]
    whole, small, is_partial = signed(total(view, player)), max(size, large * 0.62), len(shown) < len(rows)
    hidden = width("+?", small) + 2 if is_partial else 0.0
    room = max(large * (2.75 if is_partial else 2.3), width(whole, large, True) + hidden + 8)
    step, drawn = (w - room) / len(shown), ""
    for n, (kind, name, points) in enumerate(shown):
        middle, words = x + step * (n + 0.5), signed(points or 0)
        ink = INK if points else QUIET
        part = _sign(kind, middle, y, step <= 26) + text(
            middle, y + 19 + size, words, size, bool(points), "middle", ink
        )
        drawn += group(part, f"{term(name)}: {words}")
    drawn += line(x + w - room, y - 1, x + w - room, y + 22 + size, LINE)
    right, middle = x + w - 2, y + 9 + large * 0.7
    if is_partial:
        drawn += text(right + 1, middle, "+?", small, False, "end", QUIET)
    return drawn + text(right - hidden, middle, whole, large, True, "end")


def standings(view: View, x: float, y: float, w: float, h: float) -> str:
    """Bars of the sums so far; alone also what is to be beaten."""
    rows = sorted(((total(view, player), player) for player in view["players"]), key=lambda row: -row[0])
    goal = view["target"]
    low, most = min(0, rows[-1][0]), max(rows[0][0], goal or 0, 1)
    full, step = w - 64, min(40, (h - 50) / len(rows))

    def at(points: int) -> float:
        return 8 + (full - 8) * (points - low) / max(1, most - low)

    drawn = text(x, y + 14, word("In the end") if view["result"] else word("So far"), 14, True)
    for n, (points, player) in enumerate(rows):
        top, seat = y + 30 + n * step, player["seat"]
        drawn += players_mark(seat, x + 8, top + 11, 6.5) + rect(x + 24, top + 4, full, 14, SOFT, 4)
        drawn += rect(x + 24, top + 4, at(points), 14, SEATS[seat], 4, KEY)
        if not player["private"]:
            drawn += horn(x + 24 + min(at(points) + 13, full - 8), top + 11.5, 11)
        drawn += text(x + w, top + 17, signed(points), 15, True, "end")
    below = y + 45 + len(rows) * step
    if goal is not None:
        drawn += line(x + 24 + at(goal), y + 28, x + 24 + at(goal), y + 56, ACCENT, 2)
        return drawn + text(x + 24, below + 8, say("to beat: {n}", n=goal), 13, True, fill=ACCENT)
    if all(player["private"] for player in view["players"]):
        return drawn
    return drawn + horn(x + 8, below - 4, 12) + text(x + 24, below, word("private, not counted"), 12, fill=QUIET)


def beads(view: View, x: float, y: float, r: float, gap: float) -> tuple[str, float]:
    """The turns of a round, there and back, up to this right end: done ones faded, this one with a ring; and the left
    end of them.
    """
    seats, left = view["seats"], turns_left(view)
    if not left or seats == 1:
        return "", x
    order = [(view["start"] + n) % seats for n in range(seats)]
    order += order[::-1]
    now, air = len(order) - len(left), 4 if r < 8 else 3
    at = [n * gap + (air if n >= now else 0) + (air if n > now else 0) for n in range(len(order))]
    begin = x - at[-1] - gap / 2 + 1
    drawn = line(begin, y, begin + at[-1], y, LINE, 2)
    for n, seat in enumerate(order):
        middle = begin + at[n]
        drawn += circle(middle, y, r + 5, PAPER, ACCENT, 2.5) if n == now else circle(middle, y, r + 2.5, PAPER)
        mark = players_mark(seat, middle, y, r)
        drawn += faded(mark) if n < now else mark
    return group(
        drawn, say("turns of this round: {who}", who=", ".join(who(view, seat) for seat in order))
    ), begin - gap / 2


def plate(view: View, player: View, x: float, y: float, w: float, size: float, r: float, drops: float) -> str:
    """Whose window it is, what it is called, and the favour tokens with those that are spent."""
    seat, begin = player["seat"], x + 2 * r + 9
    brought = PATTERNS[player["window"]].difficulty if player["window"] else 0
    count = max(player["favour"], brought) if view["seats"] > 1 else 0
    room = w - (begin - x) - count * drops * 0.86 - 12
    name, large = fitting(who(view, seat), (size, size - 1, size - 2), room, True)
    drawn = players_mark(seat, x + r + 1, y + size * 0.62, r) + text(begin, y + size, name, large, True)
    for n in range(count):
        right = x + w - drops * 0.42 - (count - 1 - n) * drops * 0.86
        drawn += drop(right, y + size * 0.62 - drops / 2, drops, n < player["favour"])
    long = width(name, large, True) + 10
    if player["name"] and width(player["name"], 12) <= room - long:
        drawn += text(begin + long, y + size, player["name"], 12, False, fill=QUIET)
    return group(
        drawn,
        say("{who}, {window}: {n} favour tokens", who=who(view, seat), window=player["name"] or "", n=player["favour"]),
    )


def mine_in(view: View) -> View | None:
    return next((player for player in view["players"] if player["seat"] == view["seat"]), None)


def others_in(view: View) -> list[View]:
    """As they sit, from the reader on."""
    me, seats = view["seat"] or 0, view["seats"]
    others = [player for player in view["players"] if player["seat"] != view["seat"]]
    return sorted(others, key=lambda player: (player["seat"] - me) % seats)


def when(view: View) -> tuple[str, str]:
    """The round; once it is over, how it ended."""
    result = view["result"]
    begun = word("Choose a window") if offered_to(view) else word("Windows are chosen")
    if result is None:
        return (say("Round {round}", round=view["round"]), say("of {n}", n=10)) if view["round"] else (begun, "")
    if view["seats"] == 1:
        against = say("{n} against {target}", n=result["scores"][0]["total"], target=result["target"])
        return word("Won") if result["won"] else word("Lost"), against
    first = [who(view, seat) for seat in result["ranking"][0]]
    return say("{who} won", who=f" {word('and')} ".join(first)), ""


def whose(view: View) -> str:
    """Whose turn it is, in words."""
    if view["result"] or not view["turn"]:
        return ""
    seat, half = view["turn"]
    if view["seats"] == 1:
        return word("First turn") if half == 1 else word("Second turn")
    if seat == view["seat"]:
        return word("Your first turn") if half == 1 else word("Your second turn")
    return say("{who}: first turn" if half == 1 else "{who}: second turn", who=who(view, seat))
