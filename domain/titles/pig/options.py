"""The options of a game."""

from __future__ import annotations

from typing import Annotated, Literal

from domain.kernel import shapes
from domain.kernel.shapes import choice


class Options(shapes.Options):
    target: Annotated[int, choice("points that win: 100, fewer for a shorter game", 30, 100)] = 100
    start_player: Annotated[Literal["random", "first_seat"], choice("who has the first turn")] = "random"
