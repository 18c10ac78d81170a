"""The sensible bot: it holds at 20, which is close to the best there is."""

from __future__ import annotations

from domain.kernel.families import Offer
from domain.kernel.luck import Luck
from domain.kernel.shapes import Command
from domain.titles.pig.commands import Hold, HoldAt
from domain.titles.pig.table import Table

ENOUGH = 20


def bot_move(state: Table, seat: int, offers: tuple[Offer, ...], luck: Luck) -> Command:
    return Hold() if state.points >= min(ENOUGH, state.to_win) else HoldAt(ENOUGH)
