"""The few lines of letters that are about time."""

from __future__ import annotations

from domain.pace import Pace
from service.letters.position import say


def pace_text(pace: Pace) -> str:
    if not pace.runs:
        return say("no clock")
    if pace.bank == pace.refund:
        return _hours(pace.bank) + say(" a move")
    return say(
        "{bank} for thinking, and {refund} more after each answer", bank=_hours(pace.bank), refund=_hours(pace.refund)
    )


def _hours(hours: int) -> str:
    if hours % 24:
        return say("{n} {n|hour|hours}", n=hours)
    return say("{n} {n|day|days}", n=hours // 24)
