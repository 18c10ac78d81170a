"""Scoring: public and private objectives, tokens, open cells, ties, and the target of the solo game."""

from __future__ import annotations

from collections.abc import Callable

from domain.kernel.shapes import Result, Score
from domain.kernel.telling import Sentence
from domain.titles.sagrada.cards import PRIVATE, PUBLIC
from domain.titles.sagrada.parts import FULL, LANE, SHIFTS, Window
from domain.titles.sagrada.table import ROUNDS, Table

_ROW_MASKS = tuple(0b11111 << 5 * row for row in range(4))
_COLUMN_MASKS = tuple(sum(1 << 5 * row + column for row in range(4)) for column in range(5))
_NOT_FIRST = FULL & ~_COLUMN_MASKS[0]
_NOT_LAST = FULL & ~_COLUMN_MASKS[4]


Masks = tuple[int, ...]


def _varied(lines: Masks, masks: Masks, taken: int) -> int:
    """Full lines in which no mask has two cells."""
    count = 0
    for line in lines:
        if line & taken == line and max([(line & mask).bit_count() for mask in masks]) < 2:
            count += 1
    return count


def _sets(masks: Masks) -> int:
    return min([mask.bit_count() for mask in masks])


def _on_diagonals(colours: Masks) -> int:
    """Dice with a die of their colour diagonally next to them, each once."""
    count = 0
    for mask in colours:
        right, left = (mask & _NOT_LAST) << 1, (mask & _NOT_FIRST) >> 1
        corners = right << 5 | right >> 5 | left << 5 | left >> 5
        count += (mask & corners).bit_count()
    return count


# from the cells taken, those of each colour and those of each value
_COUNTS: dict[str, Callable[[int, Masks, Masks], int]] = {
    "row_color_variety": lambda taken, colours, values: _varied(_ROW_MASKS, colours, taken),
    "column_color_variety": lambda taken, colours, values: _varied(_COLUMN_MASKS, colours, taken),
    "row_shade_variety": lambda taken, colours, values: _varied(_ROW_MASKS, values, taken),
    "column_shade_variety": lambda taken, colours, values: _varied(_COLUMN_MASKS, values, taken),
    "light_shades": lambda taken, colours, values: _sets(values[:2]),
    "medium_shades": lambda taken, colours, values: _sets(values[2:4]),
    "deep_shades": lambda taken, colours, values: _sets(values[4:]),
    "shade_variety": lambda taken, colours, values: _sets(values),
    "color_diagonals": lambda taken, colours, values: _on_diagonals(colours),
    "color_variety": lambda taken, colours, values: _sets(colours),
}
assert _COUNTS.keys() == PUBLIC.keys()


def public_points(window: Window, *objectives: str) -> list[int]:
    """Of each of these objectives."""
    taken, colours, values = window.taken, window.colours, window.values
    return [PUBLIC[objective].points * _COUNTS[objective](taken, colours, values) for objective in objectives]


def pips(window: Window, colour: str) -> int:
    """The values of all dice of one colour."""
    mask = window.dice >> SHIFTS[LANE[colour]]
    return sum([value * (mask & values).bit_count() for value, values in enumerate(window.values, 1)])


def open_cells(window: Window) -> int:
    return 20 - window.taken.bit_count()


def private_points(state: Table, seat: int) -> int:
    """In the solo game the better of the two cards counts: the choice is the player's, and no other one is sensible."""
    return max((pips(state.windows[seat], PRIVATE[card]) for card in state.private[seat]), default=0)


def target(state: Table) -> int:
    return sum(int(die[1]) for dice in state.track for die in dice)


def beats(total: int, wanted: int) -> bool:
    return total > wanted


_PRIVATE = "private objective"
SECRET = frozenset((_PRIVATE,))


def score_of(state: Table, seat: int) -> Score:
    window = state.windows[seat]
    names = [PUBLIC[card].name for card in state.public]
    rows = [*zip(names, public_points(window, *state.public), strict=True)]
    rows.append((_PRIVATE, private_points(state, seat)))
    if not state.solo:
        rows.append(("favour tokens", state.favour[seat]))
    rows.append(("open cells", (-3 if state.solo else -1) * open_cells(window)))
    return Score(seat, sum([points for _, points in rows]), tuple(rows))


def known_scores(state: Table, reader: int | None) -> tuple[Score, ...]:
    """What others count of a secret objective is theirs to know."""
    if not state.round:
        return ()
    each = (score_of(state, seat) for seat in range(state.seats))
    return tuple(_open(score) if score.seat != reader and state.result is None else score for score in each)


def _open(score: Score) -> Score:
    rows = tuple(row for row in score.rows if row[0] not in SECRET)
    return Score(score.seat, sum([points for _, points in rows]), rows)


def progress(state: Table) -> Sentence:
    return Sentence.of("Round {round} of {rounds}; the game ends after the last.", round=state.round, rounds=ROUNDS)


def points_so_far(state: Table) -> tuple[int, tuple[int, ...]]:
    return state.round, tuple(score_of(state, seat).total for seat in range(state.seats)) if state.round else ()


def result_of(state: Table) -> Result:
    scores = tuple(score_of(state, seat) for seat in range(state.seats))
    if state.solo:
        wanted = target(state)
        return Result(scores, ((0,),), "points", won=beats(scores[0].total, wanted), target=wanted)
    standings = {
        score.seat: ranking(
            score.total,
            dict(score.rows)[_PRIVATE],
            state.favour[score.seat],
            (score.seat - state.start) % state.seats,
        )
        for score in scores
    }
    order = sorted(standings, key=lambda seat: standings[seat], reverse=True)
    return Result(scores, tuple((seat,) for seat in order), decided_by(standings[order[0]], standings[order[1]]))


def ranking(total: int, private: int, tokens: int, turn: int) -> tuple[int, int, int, int]:
    """What is compared, in this order; `turn` is the place in the order of the last round, and later wins."""
    return total, private, tokens, turn


TIE_BREAKS = ("points", _PRIVATE, "favour tokens", "order of the last round")


def decided_by(first: tuple[int, ...], second: tuple[int, ...]) -> str:
    level = next(n for n, (a, b) in enumerate(zip(first, second, strict=True)) if a != b)
    return TIE_BREAKS[level]
