"""Free actions that lose nothing by being put off: the seat is asked again before anything depends on them."""

from __future__ import annotations

from domain.kernel.flow import question_for
from domain.kernel.shapes import Command
from domain.titles.lagranja.abilities.readiness import activated
from domain.titles.lagranja.commands import Buy, GiveUp, Sell, Trade, Upgrade
from domain.titles.lagranja.questions import MoveDisc
from domain.titles.lagranja.table import Table

DEALINGS = (Buy, Sell, Upgrade, Trade, GiveUp)


def can_wait(state: Table, seat: int, command: Command) -> bool:
    """Dealings in goods and silver, where the disc is moved by a number of steps that is given.

    They do not touch the disc, nor does it touch them, and the end of the turn is asked about right after it. Helpers,
    roof tiles and cards may look at the disc or move it, so nothing is put off where any could come into play.
    """
    question, _ = question_for(state, seat)
    if not isinstance(question, MoveDisc) or question.low != question.high or activated(state, seat):
        return False
    return isinstance(command, DEALINGS) and command != Trade("card")
