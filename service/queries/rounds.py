"""The points of each seat after each round of a game that is over, from its past positions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from msgspec import Struct

from domain.game.aggregate import Game
from domain.game.evolve import project
from domain.kernel.shapes import Refused

if TYPE_CHECKING:
    from service.store import Store


class Round(Struct, frozen=True):
    number: int
    points: tuple[int, ...]


def by_round(store: Store, game: Game) -> list[Round]:
    """Nothing if the title tells of no rounds. Refused while the game runs: what counts may be secret."""
    result = game.state.result if game.state is not None else None
    if result is None:
        raise Refused("not_over", "Points by round are told at the end of the game.")
    begun: dict[int, tuple[int, ...]] = {}
    last = 0
    for number, points in _positions(store, game):
        if number < last:  # moves were taken back into an earlier round
            begun = {each: known for each, known in begun.items() if each <= number}
        elif number > last:
            begun[number] = points
        last = number
    if not last:
        return []
    # what a round brought at its end is there when the next one begins
    after = [Round(number - 1, points) for number, points in begun.items() if number > min(begun)]
    return [*after, Round(last, tuple(score.total for score in sorted(result.scores, key=lambda each: each.seat)))]


def _positions(store: Store, game: Game) -> Iterator[tuple[int, tuple[int, ...]]]:
    now: Game | None = None
    for event in islice(store.games.recorded(game.id), game.version):
        now = project(now, [event])
        if now is not None and now.state is not None:
            number, points = game.title.points_so_far(now.state)
            if number:
                yield number, points
