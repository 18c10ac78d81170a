"""A second reckoning of deadlines, minute by minute, with nothing of the first: for tests and the virtual month."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from domain.calendars import Calendar, Span
from domain.pace import Pace

MINUTE = timedelta(minutes=1)
PATIENCE = 60 * 24 * 400  # minutes after which a question is said to have no deadline


def at(text: str) -> datetime:
    return datetime.strptime(text[:19], "%Y-%m-%dT%H:%M:%S").replace(tzinfo=UTC)


def counts(moment: datetime, calendar: Calendar, stops: Sequence[Span], pace: Pace) -> bool:
    """Whether the minute that begins now counts."""
    for span in (*stops, *(calendar.away if pace.holidays else ())):
        if at(span.since) <= moment and (not span.until or moment < at(span.until)):
            return False
    zone, night, days = "UTC", "", ""
    for era in calendar.eras:
        if not era.since or at(era.since) <= moment:
            zone, night, days = era.zone, era.night, era.days
    there = moment.astimezone(ZoneInfo(zone))
    if not pace.nights:
        return True
    if days and str(there.isoweekday()) not in days:
        return False
    return not (night and _is_between(there.strftime("%H:%M"), *night.split("-")))


def _is_between(clock: str, begin: str, end: str) -> bool:
    return begin <= clock < end if begin < end else clock >= begin or clock < end


def reckoned(
    minutes: int, asked: datetime, calendar: Calendar, stops: Sequence[Span], pace: Pace
) -> tuple[datetime, datetime] | None:
    """The alarm and the deadline: the first minutes that count once so many have been used up."""
    alarm, moment, spent = None, asked, 0
    for _ in range(PATIENCE):
        if counts(moment, calendar, stops, pace):
            if alarm is None and spent * 5 >= minutes * 4:
                alarm = moment
            if spent >= minutes and alarm is not None:
                return alarm, moment
            spent += 1
        moment += MINUTE
    return None
