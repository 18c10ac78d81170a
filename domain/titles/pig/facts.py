"""What can come of a command."""

from __future__ import annotations

from domain.kernel.shapes import Fact


class TurnBegan(Fact, tag="pig.turn_began"):
    seat: int


class DiceRolled(Fact, tag="pig.dice_rolled"):
    """One roll after the other; a 1 can only be the last, and it takes the points of the turn away."""

    seat: int
    dice: tuple[int, ...]


class PointsBanked(Fact, tag="pig.points_banked"):
    seat: int
    points: int


class PlanMade(Fact, tag="pig.plan_made"):
    """The seat holds at so many points in so many of its turns, beginning with the one it is in or has next."""

    seat: int
    points: int
    turns: int
