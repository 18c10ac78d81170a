"""The end of the game, counted as the cards and the chapter on scoring say."""

from __future__ import annotations

from domain.kernel.shapes import Result, Score
from domain.titles.sagrada.cards import PUBLIC
from tests.titles.sagrada.reference.placing import CELLS, Window, cornerwise
from tests.titles.sagrada.reference.position import Position

LINES = {
    "row": [[(row, column) for column in range(5)] for row in range(4)],
    "column": [[(row, column) for row in range(4)] for column in range(5)],
}
VARIETY = {  # lines of which all dice lie and all differ: in colour or in value
    "row_color_variety": ("row", 0, 6),
    "column_color_variety": ("column", 0, 5),
    "row_shade_variety": ("row", 1, 5),
    "column_shade_variety": ("column", 1, 4),
}
SETS = {
    "light_shades": ("12", 2),
    "medium_shades": ("34", 2),
    "deep_shades": ("56", 2),
    "shade_variety": ("123456", 5),
    "color_variety": ("RGBYP", 4),
}
PRIVATE = {"red": "R", "green": "G", "blue": "B", "yellow": "Y", "purple": "P"}


def public_points(window: Window, objective: str) -> int:
    if objective in VARIETY:
        lines, trait, points = VARIETY[objective]
        full = [[window[cell] for cell in line] for line in LINES[lines] if all(cell in window for cell in line)]
        return points * sum(len({die[trait] for die in dice}) == len(dice) for dice in full)
    if objective in SETS:
        wanted, points = SETS[objective]
        dice = "".join(window.values())
        return points * min(dice.count(each) for each in wanted)
    assert objective == "color_diagonals"
    return sum(any(window.get(other, "..")[0] == window[cell][0] for other in cornerwise(cell)) for cell in window)


def private_points(window: Window, objectives: tuple[str, ...]) -> int:
    """Alone one of the two is chosen: nobody would choose the smaller one."""
    colours = [PRIVATE[objective.removeprefix("shades_of_")] for objective in objectives]
    return max(sum(int(die[1]) for die in window.values() if die[0] == colour) for colour in colours)


def score(p: Position, seat: int) -> Score:
    window = p.windows[seat]
    rows = [(PUBLIC[objective].name, public_points(window, objective)) for objective in p.public]
    rows.append(("private objective", private_points(window, p.private[seat])))
    if not p.solo:
        rows.append(("favour tokens", p.favour[seat]))
    empty = sum(cell not in window for cell in CELLS)
    rows.append(("open cells", -3 * empty if p.solo else -empty))
    return Score(seat, sum(points for _, points in rows), tuple(rows))


def result(p: Position) -> Result:
    scores = tuple(score(p, seat) for seat in range(p.seats))
    if p.solo:
        target = sum(int(die[1]) for space in p.track for die in space)
        return Result(scores, ((0,),), "points", scores[0].total > target, target)
    last_round = [(p.start + n) % p.seats for n in range(p.seats)]
    judged = {
        seat: {
            "points": scores[seat].total,
            "private objective": private_points(p.windows[seat], p.private[seat]),
            "favour tokens": p.favour[seat],
            "order of the last round": last_round.index(seat),
        }
        for seat in range(p.seats)
    }
    places = sorted(judged, key=lambda seat: list(judged[seat].values()), reverse=True)
    first, second = judged[places[0]], judged[places[1]]
    decided = next(name for name in first if first[name] != second[name])
    return Result(scores, tuple((seat,) for seat in places), decided)
