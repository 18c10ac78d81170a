from __future__ import annotations

from domain.kernel.luck import Luck, pick
from domain.kernel.rules import Form, Offer
from domain.kernel.shapes import Command
from domain.lagranja.table import Table


def choose(state: Table, seat: int, offers: tuple[Offer, ...], luck: Luck) -> Command:
    offer = pick(luck, offers, "bot")
    return offer.fill(luck) if isinstance(offer, Form) else offer
