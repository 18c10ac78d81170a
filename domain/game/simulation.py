"""What if: moves of one seat tried one after the other, as far as no luck, no secret and nobody else comes in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from domain.game.aggregate import Game
from domain.kernel.flow import waiting
from domain.kernel.shapes import Refused
from domain.kernel.telling import Sentence

MOST = 20  # moves of a line


class Simulated(Struct, frozen=True):
    """`game`: as it would be after them, `before`: before the last one. `told`: what came of each. `refused`: why the
    next one was not tried.
    """

    game: Game
    before: Game
    said: tuple[str, ...] = ()
    told: tuple[tuple[Sentence, ...], ...] = ()
    refused: Refused | None = None


def simulate(game: Game, seat: int, lines: Sequence[str]) -> Simulated:
    """Up to the first that cannot be said there, or of which more comes than can be foreseen. Nothing is stored."""
    found = Simulated(game, game)
    for line in lines[:MOST]:
        try:
            found = _after(found, seat, line)
        except Refused as refused:
            return replace(found, refused=refused)
    return found


def _after(found: Simulated, seat: int, line: str) -> Simulated:
    game = found.game
    title = game.title
    if game.phase != "running" or waiting(game.state, seat)[0] is None:
        raise Refused("nothing_to_try", "Nothing more is asked here.")
    command = title.parse(line, game.state, seat)
    seen = title.preview(game.state, seat, command)
    if not seen.alone:
        raise Refused("not_foreseen", "What comes then shows only when it is done.")
    told = tuple(filter(None, (title.tell(fact, seat) for fact in seen.facts)))
    after = _with_state(game, title.fold(game.state, seen.facts), seat)
    return Simulated(after, game, (*found.said, title.sentence(command)), (*found.told, told))


def _with_state(game: Game, state: Any, seat: int) -> Game:
    """The others are asked nothing in what is only tried."""
    is_asked = waiting(state, seat)[0] is not None
    asked_since = tuple(game.version if each == seat and is_asked else 0 for each in range(game.seats))
    return replace(game, state=state, asked_since=asked_since)
