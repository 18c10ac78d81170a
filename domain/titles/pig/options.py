"""The options of a game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    target: Annotated[int, Meta(ge=30, le=100, description="points that win: 100, fewer for a shorter game")] = 100
    start_player: Annotated[Literal["random", "first_seat"], Meta(description="who has the first turn")] = "random"
