"""What a seat is asked, in one line."""

from __future__ import annotations

from domain.kernel.telling import Sentence
from domain.titles.pig.table import Table


def prompt(state: Table, seat: int) -> Sentence:
    if state.points:
        template = "You have {points} points in this turn and {banked} in the bank. Roll on, or hold?"
        return Sentence.of(template, points=state.points, banked=state.banked[seat])
    template = 'You have {banked} points of {target}. Roll, or play the whole turn in one go: "hold at 20".'
    return Sentence.of(template, banked=state.banked[seat], target=state.options.target)
