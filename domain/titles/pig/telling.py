"""What is told of each fact, the same to everybody."""

from __future__ import annotations

from domain.kernel.shapes import Fact, Finished
from domain.kernel.telling import Seat, Sentence, listed
from domain.titles.pig.facts import DiceRolled, PlanMade, PointsBanked

# nothing is secret: all readers are told the same
TOLD_APART: frozenset[type[Fact]] = frozenset()


def tell(fact: Fact, seat: int | None) -> Sentence | None:
    match fact:
        case DiceRolled(seat=who, dice=dice):
            rolls = listed([str(die) for die in dice])
            if 1 in dice:
                return Sentence.of("{who} rolls {dice} and loses the points of this turn.", who=Seat(who), dice=rolls)
            return Sentence.of("{who} rolls {dice}.", who=Seat(who), dice=rolls)
        case PointsBanked(seat=who, points=points):
            return Sentence.of("{who} banks {n} {n|point|points}.", who=Seat(who), n=points)
        case PlanMade(seat=who, points=points, turns=turns) if turns:
            template = "{who} will hold at {points} in {n} more {n|turn|turns}."
            return Sentence.of(template, who=Seat(who), points=points, n=turns)
        case Finished(result=result):
            return Sentence.of("{who} wins.", who=Seat(result.ranking[0][0]))
    return None
