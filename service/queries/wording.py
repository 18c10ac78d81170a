"""What pages and letters say alike: a sentence at once; instants, spans and paces in words."""

from __future__ import annotations

from datetime import date
from typing import Any
from zoneinfo import ZoneInfo

from domain.game.time.pace import Pace
from domain.kernel.telling import Sentence, texts, word
from service.store import times


def say(template: str, **parts: Any) -> str:
    """Words for people."""
    return Sentence.of(template, **parts).text()


def in_zone(text: str, zone: str) -> str:
    """Thu 19 Nov 21:00 (Europe/Prague); in the hour that comes twice in autumn 02:30 CEST or 02:30 CET."""
    when = times.parsed(text).astimezone(ZoneInfo(zone))
    is_twice = when.utcoffset() != when.replace(fold=1 - when.fold).utcoffset()
    clock = say("{hour}:{minute}", hour=f"{when:%H}", minute=f"{when:%M}")
    return say(
        "{day} {n} {month} {clock} ({zone})", day=word(_DAYS[when.weekday()]), n=when.day,
        month=word(_MONTHS[when.month - 1]), clock=f"{clock} {when.tzname()}" if is_twice else clock, zone=zone,
    )  # fmt: skip


def short_day(day: str) -> str:
    """Thu 24 Dec, of 2026-12-24"""
    there = date.fromisoformat(day)
    return say("{day} {n} {month}", day=word(_DAYS[there.weekday()]), n=there.day, month=word(_MONTHS[there.month - 1]))


def left(until: str, now: str) -> str:
    """in 2 d 3 h"""
    seconds = int((times.parsed(until) - times.parsed(now)).total_seconds())
    return say("in {span}", span=span(seconds)) if seconds > 0 else word("which is over")


def span(seconds: int) -> str:
    """2 d 3 h, 3 h 5 min, 5 min: as exactly as a player needs it. Auditors are told the seconds."""
    hours, minutes = seconds // 3600, seconds % 3600 // 60
    if hours >= 24:
        return say("{d} d {h} h", d=hours // 24, h=hours % 24)
    if hours:
        return say("{h} h {m} min", h=hours, m=minutes)
    return say("{m} min", m=minutes) if minutes else word("less than a minute")


_DAYS = texts("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = texts("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


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


def late_text(pace: Pace) -> str:
    """What happens at a deadline, for one who has not sat down yet."""
    return say("If your time runs out, you are reminded once before; then {follows}.", follows=_LATE[pace.late])


def deadline_text(pace: Pace) -> str:
    """The same of anybody's time, for those who play."""
    return say("When somebody's time runs out, {follows}.", follows=_ANYBODY[pace.late])


_ANYBODY = {
    "tell": "the table is told, and nothing more happens by itself",
    "default": "the clock makes a plain move for that seat; after three in a row the seat is offered to others",
    "replace": "the seat is offered to others",
    "vote": "the others decide how the game goes on",
}
_LATE = {
    "tell": "the table is told, and nothing more happens by itself",
    "default": "the clock makes a plain move for you",
    "replace": "your seat is offered to others",
    "vote": "the others decide how the game goes on",
}
