"""What is done for a player who does not answer in time: as little as the rules allow."""

from __future__ import annotations

from domain.kernel.families import Family
from domain.kernel.flow import question_for
from domain.kernel.shapes import Command
from domain.titles.lagranja.commands import Deliver, Done, GiveUp
from domain.titles.lagranja.questions import ChooseGoods, PigWithoutPen, SpaceFive, SpaceSix, SpaceTwo
from domain.titles.lagranja.table import Table, rules

# the first that is offered is taken there; everywhere else a player who may pass has passed
TAKEN = (ChooseGoods, PigWithoutPen, SpaceTwo, SpaceFive, SpaceSix)


def default(state: Table, seat: int) -> Command:
    """Offers stand in a fixed order: goods from olive to pig, dice and donkey tiles from the lowest."""
    offers = [offer.examples[0] if isinstance(offer, Family) else offer for offer in rules.offers(state, seat)]
    question, _ = question_for(state, seat)
    if Done() in offers and not isinstance(question, TAKEN):
        return Done()
    return next(command for command in offers if not isinstance(command, Deliver | GiveUp))
