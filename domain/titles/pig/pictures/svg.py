"""The table as a picture: die, stake and bank as one sentence, and below it the race to the target."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from domain.kernel.art import (
    NARROW,
    WIDE,
    Marks,
    arrow,
    board,
    brackets,
    faded,
    group,
    line,
    marks_of,
    path,
    players_mark,
    rect,
    seam,
    sheet,
)
from domain.kernel.flow import name_in
from domain.kernel.inks import ACCENT, BONE, CLOUD, GLASS, GOOD, INK, KEY, LINE, PAPER, QUIET, SEATS, SOFT, SUNLIT
from domain.kernel.pictures import fitting, named, text
from domain.kernel.telling import say, word
from domain.titles.pig.pictures.pieces import bank, flat_die, solid_die

View = dict[str, Any]
Piece = tuple[str, float]  # what is drawn, and how high it is


class Measures(Struct, frozen=True):
    width: int
    edge: float
    die: float
    act: float  # how high what can be pressed is
    words: float
    rolled: float
    name: float
    lane: float


PHONE = Measures(NARROW, 12, 46, 176, 12, 26, 52, 38)
DESK = Measures(WIDE, 20, 66, 226, 13, 32, 110, 46)
MANY = 4  # with more seats lanes are lower


def svg(view: View, width: int = WIDE) -> str:
    of = PHONE if width == NARROW else DESK
    head, y = _head(view, of), of.edge + (32 if of is PHONE else 38)
    drawn, high = (_podium if view["result"] else _act)(view, of, y)
    head, y = head + drawn, y + high + 18
    if view["rolled"]:
        drawn, high = _rolled(view, of, y)
        head, y = head + drawn, y + high
    drawn, high = _race(view, of, y)
    return board(seam("mine", head + drawn, 0, y + high + 10), width, y + high + 10)


def _who(view: View, seat: int) -> str:
    return name_in(view, seat, "You")


def _mine(view: View) -> bool:
    return view["seat"] is not None and view["turn"] == view["seat"] and not view["result"]


def _head(view: View, of: Measures) -> str:
    if view["result"]:
        words = say("{who} won", who=_who(view, view["result"]["ranking"][0][0]))
    elif _mine(view):
        words = word("Roll on, or hold?") if view["points"] else word("Your turn: roll")
    else:
        words = say("{who} to roll", who=_who(view, view["turn"]))
    room = of.width - 2 * of.edge - 70
    shown, size = fitting(words, (18, 15) if of is PHONE else (22, 18), room, True)
    drawn = text(of.edge, of.edge + 18, shown, size, True)
    return drawn + text(of.width - of.edge, of.edge + 17, say("to {n}", n=view["target"]), 14, True, "end", QUIET)


def _act(view: View, of: Measures, y: float) -> Piece:
    """What can be pressed stands at both ends, what is at stake between them."""
    marks, wide, die = marks_of(view), of.width - 2 * of.edge, of.die
    left, middle, right = of.edge + wide * 0.165, of.width / 2, of.width - of.edge - wide * 0.165
    box = wide * 0.33 - 6
    drawn = _press(view, of, "roll", (left - box / 2, y, box, of.act), marks)
    drawn += _press(view, of, "hold", (right - box / 2, y, box, of.act), marks)
    centre, larger = y + of.act / 2, die - 46
    above = centre - 34 - larger * 0.8
    drawn += text(middle, above, word("at stake"), of.words + 1, False, "middle", QUIET)
    gap = box / 2 + 5
    for x in (left + gap + 4, right - gap - 20):
        drawn += arrow((x, above - 4), (x + 16, above - 4), QUIET, 2, 6)
    size = 68 if of is DESK else 46 if view["points"] < 100 else 36
    drawn += text(middle, centre + 16, f"+{view['points']}", size, True, "middle", ACCENT)
    return drawn + (_if_held(view, of, middle, centre + larger * 0.5) if view["points"] else ""), of.act


def _if_held(view: View, of: Measures, x: float, y: float) -> str:
    banked = next(player["banked"] for player in view["players"] if player["seat"] == view["turn"])
    total = banked + view["points"]
    drawn = text(x, y + 40, f"{banked} → {total}", of.words + 3, True, "middle")
    if total < view["target"]:
        return drawn
    return drawn + rect(x - 30, y + 52, 60, 22, GOOD, 11) + text(x, y + 67.5, word("wins"), 13, True, "middle", CLOUD)


def _press(view: View, of: Measures, act: str, box: tuple[float, float, float, float], marks: Marks) -> str:
    x, y, w, h = box
    die, middle, live = of.die, x + w / 2, _mine(view) and (act == "roll" or bool(view["points"]))
    lifted = act in marks.lifted
    up = 6 if lifted else 0
    drawn = sheet(x, y, w, h, lifted)
    label = word("Roll") if act == "roll" else word("Hold")
    if act == "roll":
        piece = solid_die(middle, y - up + h * 0.4, die, view["rolled"][-1] if view["rolled"] else 5)
        told = say("roll: a 1 loses what is at stake")
    else:
        piece = bank(middle - die, y - up + h * 0.4 - die * 0.72, die * 2, bool(view["points"]))
        told = say("hold: bank {n}", n=view["points"])
    drawn += faded(piece) if act in marks.dim else piece
    if live:
        drawn += rect(x + 8, y - up + h - 48, w - 16, 40, ACCENT, 6)
        drawn += text(middle, y - up + h - 22.5, label, of.words + 3, True, "middle", CLOUD)
        drawn += brackets((x, y - up, w, h), 3, 20) if act in marks.lit else ""
        return named(drawn, act, told, box, "do")
    return group(drawn + text(middle, y - up + h - 20, label, 15, True, "middle", QUIET), told)


def _rolled(view: View, of: Measures, y: float) -> Piece:
    """The dice of this turn, the last ones that two lines hold; on a desk the odds too."""
    d, wide = of.rolled, of.width - 2 * of.edge
    odds = of is DESK and not view["result"]
    room, begin = (wide * 0.62 if odds else wide) - 62, of.edge + (58 if of is PHONE else 66)
    across = int((room + 5) // (d + 5))
    shown = view["rolled"][-2 * across :]
    dice = (
        flat_die(begin + n % across * (d + 5), y + n // across * (d + 6), d, value) for n, value in enumerate(shown)
    )
    drawn = group("".join(dice), say("rolled in this turn: {dice}", dice=", ".join(map(str, view["rolled"]))))
    drawn += text(of.edge, y + d / 2 + 5, word("Rolled"), of.words, True, fill=QUIET)
    if odds:
        drawn += _odds(of, y + d / 2)
    return drawn, -(-len(shown) // across) * (d + 6) + 12


def _odds(of: Measures, y: float) -> str:
    """One face loses, five go on."""
    first = of.width - of.edge - 146
    drawn = text(first - 15, y + 5, say("a 1 loses it all"), of.words, False, "end", QUIET)
    drawn += flat_die(first, y - 10, 20, 1, GLASS["R"][1], BONE)
    return drawn + "".join(flat_die(first - 15 + 23 * value, y - 10, 20, value) for value in range(2, 7))


def _race(view: View, of: Measures, y: float) -> Piece:
    """A lane a seat from 0 to the target; what is at stake is the light end of the lane of who rolls."""
    lane = of.lane - (0 if len(view["players"]) <= MANY else 6 if of is PHONE else 8)
    left, right = of.edge + of.name + 6, of.width - of.edge - (60 if of is PHONE else 72)
    target, high = int(view["target"]), lane * len(view["players"])

    def at(points: float) -> float:
        return left + 10 + (right - left - 10) * min(points, target * 1.04) / target

    drawn = ""
    for n, player in enumerate(view["players"]):
        if player["seat"] == view["turn"] and not view["result"]:
            drawn += rect(of.edge - 4, y + 21 + n * lane, of.width - 2 * of.edge + 8, lane - 2, SOFT, 6)
    for points in range(0, target, 20 if target > 60 else 10):
        drawn += line(at(points), y + 18, at(points), y + 20 + high, LINE)
        drawn += text(at(points), y + 11, points, of.words, False, "middle", QUIET)
    drawn += _post(at(target), y + 17, high + 5) + text(at(target), y + 11, target, of.words, True, "middle")
    for n, player in enumerate(view["players"]):
        place = tuple(at(points) for points in (player["banked"], player["banked"] + view["points"]))
        drawn += _lane(view, player, of, y + 20 + n * lane + lane / 2, lane, left, at(target), place)
        if player["plan"]:
            x, half = at(player["banked"] + player["plan"]["hold_at"]), min(16.0, lane * 0.46) / 2
            middle = y + 20 + n * lane + lane / 2
            drawn += line(x, middle - half - 3, x, middle + half + 3, QUIET, 2)
    return drawn, high + 26


def _post(x: float, y: float, high: float) -> str:
    """Chequered, where the race ends."""
    side, steps = 5, ""
    for n in range(int(high // side)):
        left = x - side + n % 2 * side
        steps += f"M{left:g} {y + n * side:g}H{left + side:g}V{min(y + high, y + (n + 1) * side):g}H{left:g}Z"
    return rect(x - side, y, 2 * side, high, BONE, 0, KEY) + path(steps, KEY)


def _lane(
    view: View, player: View, of: Measures, y: float, lane: float, left: float, end: float, place: tuple[float, ...]
) -> str:
    seat, thick = player["seat"], min(16.0, lane * 0.46)
    now = seat == view["turn"] and not view["result"]
    drawn = rect(left, y - thick / 2, end - left - 7, thick, PAPER if now else SOFT, thick / 2, LINE)
    if player["banked"]:
        drawn += rect(left, y - thick / 2, min(place[0], end - 7) - left, thick, SEATS[seat], thick / 2, KEY)
    if now and view["points"]:
        drawn += rect(place[0], y - thick / 2 + 2.5, place[1] - place[0], thick - 5, SUNLIT[1], 0, ACCENT, 1.5)
        for x in range(int(place[0]) + 3, int(place[1]) - 1, 5):
            drawn += line(x, y + thick / 2 - 3.5, x + 3, y - thick / 2 + 3.5, ACCENT, 1)
        drawn += players_mark(seat, place[1], y - 1, min(11, lane * 0.32), ACCENT)
    else:
        drawn += players_mark(seat, place[0] if player["banked"] else left + 8, y, min(10, lane * 0.3))
    won = bool(view["result"]) and seat in view["result"]["ranking"][0]
    strong = seat == view["seat"] or now
    name, size = fitting(_who(view, seat), (of.words + 1, of.words), of.name, strong)
    drawn += text(of.edge + 2, y + of.words * 0.37, name, size, strong)
    large = 18 if lane > 32 else 15
    drawn += text(of.width - of.edge - 2, y + 6, player["banked"], large, True, "end", GOOD if won else INK)
    title = say("{who}: {n} of {target}", who=_who(view, seat), n=player["banked"], target=view["target"])
    title += say(", {n} at stake", n=view["points"]) if now and view["points"] else ""
    title += say(", will hold at {n}", n=player["plan"]["hold_at"]) if player["plan"] else ""
    return group(drawn, title, seat=str(seat))


def _podium(view: View, of: Measures, y: float) -> Piece:
    """The first three, each on a step with their points."""
    result, wide, high = view["result"], of.width - 2 * of.edge, of.act
    place = {seat: n for n, seats in enumerate(result["ranking"]) for seat in seats}
    order = sorted(place, key=lambda seat: place[seat])[:3]
    banked = {player["seat"]: player["banked"] for player in view["players"]}
    step, middle, drawn = min(120.0, wide / 3), of.width / 2, ""
    drawn += line(of.edge, y + high, of.width - of.edge, y + high, LINE, 2)
    for column, seat in zip((1, 0, 2), order, strict=False):
        first = place[seat] == 0
        tall = high * (0.5, 0.34, 0.22)[min(2, place[seat])]
        x, top, r = middle + (column - 1.5) * step, y + high - tall, 17 if first else 13
        drawn += sheet(x + 1, top, step - 2, tall) + players_mark(seat, x + step / 2, top - 6 - r, r)
        name, size = fitting(_who(view, seat), (15, 13, 12) if first else (13, 12), step - 6, True)
        drawn += text(x + step / 2, top - 14 - 2 * r - (4 if first else 2), name, size, True, "middle")
        points, ink = (34, GOOD) if first else (20, INK)
        drawn += text(x + step / 2, top + (38 if first else 27), banked[seat], points, True, "middle", ink)
    return group(drawn, say("the ranking: {who}", who=", ".join(_who(view, seat) for seat in place))), high
