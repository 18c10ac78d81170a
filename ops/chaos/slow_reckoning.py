"""A second reckoning of deadlines, minute by minute, with nothing of the first: for tests and the virtual month."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from domain.game.time.calendars import Calendar, Span
from domain.game.time.pace import Pace

MINUTE = timedelta(minutes=1)
PATIENCE = 60 * 24 * 400  # minutes after which a question is said to have no deadline
END = datetime(9999, 1, 1, tzinfo=UTC)
Awake = Callable[[datetime], bool]


def at(text: str) -> datetime:
    return datetime.strptime(text[:19], "%Y-%m-%dT%H:%M:%S").replace(tzinfo=UTC)


def counting(calendar: Calendar, stops: Sequence[Span], pace: Pace) -> Awake:
    """Whether the minute that begins at an instant counts."""
    closed = (*stops, *(calendar.away if pace.holidays else ()))
    spans = [(at(span.since), at(span.until) if span.until else END) for span in closed]
    eras = [(at(era.since) if era.since else None, ZoneInfo(era.zone), era.night, era.days) for era in calendar.eras]

    def counts(moment: datetime) -> bool:
        for since, until in spans:
            if since <= moment < until:
                return False
        if not pace.nights:
            return True
        zone, night, days = ZoneInfo("UTC"), "", ""
        for begin, its_zone, its_night, its_days in eras:
            if begin is None or begin <= moment:
                zone, night, days = its_zone, its_night, its_days
        there = moment.astimezone(zone)
        if days and str(there.isoweekday()) not in days:
            return False
        return not (night and _is_between(there.strftime("%H:%M"), *night.split("-")))

    return counts


def _is_between(clock: str, begin: str, end: str) -> bool:
    return begin <= clock < end if begin < end else clock >= begin or clock < end


def reckoned(
    minutes: int, asked: datetime, counts: Awake, until: datetime | None = None
) -> tuple[datetime | None, datetime | None]:
    """The alarm and the deadline: the first minutes that count once so many have been used up. None: not by `until`."""
    alarm, moment, spent = None, asked, 0
    for _ in range(PATIENCE):
        if until is not None and moment > until:
            break
        if counts(moment):
            if alarm is None and spent * 5 >= minutes * 4:
                alarm = moment
            if spent >= minutes:
                return alarm, moment
            spent += 1
            if alarm is None and spent * 5 > minutes * 4:  # it fell into this minute, whatever the next one is
                alarm = moment + MINUTE
        moment += MINUTE
    return alarm, None


def used(asked: datetime, answered: datetime, counts: Awake) -> int:
    """Minutes that count from one instant to another."""
    minutes = range((answered - asked) // MINUTE)
    return sum(counts(asked + n * MINUTE) for n in minutes)
