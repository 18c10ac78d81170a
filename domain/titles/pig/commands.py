"""What a seat can say."""

from __future__ import annotations

from typing import Annotated

from domain.kernel.shapes import Command
from domain.titles.pig.words import POINTS, TURNS, language


@language.command("roll", "roll [the] die", help="roll the die once more")
class Roll(Command, tag="pig.roll"):
    pass


@language.command("hold", help="bank the points of this turn and end it")
class Hold(Command, tag="pig.hold"):
    pass


@language.command(
    "hold at <points>",
    "hold at <points> for <turns> turns",
    "hold [at] <points>",
    "hold [at] <points> [for] <turns> turns",
    help="roll until the turn has so many points, or enough to win, then bank them; also for your next turns",
)
class HoldAt(Command, tag="pig.hold_at"):
    points: Annotated[int, POINTS]
    turns: Annotated[int, TURNS] = 1
