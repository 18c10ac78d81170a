"""What can come of a command."""

from __future__ import annotations

from domain.kernel.shapes import Asked, Fact, Finished, Planned, Settled, StepBegan
from domain.titles.pig.questions import Pending


class TurnBegan(Fact, frozen=True, gc=False, tag="pig.turn_began"):
    seat: int


class DiceRolled(Fact, frozen=True, gc=False, tag="pig.dice_rolled"):
    """One roll after the other; a 1 can only be the last, and it takes the points of the turn away."""

    seat: int
    dice: tuple[int, ...]


class PointsBanked(Fact, frozen=True, gc=False, tag="pig.points_banked"):
    seat: int
    points: int


class PlanMade(Fact, frozen=True, gc=False, tag="pig.plan_made"):
    """The seat holds at so many points in so many of its turns, beginning with the one it is in or has next."""

    seat: int
    points: int
    turns: int


Flow = Asked[Pending] | Settled | Planned[Pending] | StepBegan | Finished
Facts = Flow | TurnBegan | DiceRolled | PointsBanked | PlanMade
