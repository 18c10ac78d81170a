"""When time counts for a player: their night, the days on which they play, their holidays, each since when it holds.

Instants are whole microseconds of UTC here, and text in what is stored. An instant is awake if the player's own wall
clock says so at that instant; so an hour that comes twice in autumn counts twice, and one that is left out never.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from msgspec import Struct

from domain.kernel.shapes import Refused

SECOND = 1_000_000
MINUTE, HOUR, DAY = 60 * SECOND, 3600 * SECOND, 86_400 * SECOND
EVER = 253_370_764_800 * SECOND  # the year 9999: later than anything here
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_NIGHT = re.compile(r"([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)")
LONGEST_NIGHT = 12  # hours
FEWEST_DAYS = 3  # of a week on which somebody plays
ALL_DAYS = "1234567"


class Era(Struct, frozen=True, omit_defaults=True):
    """`since`: an instant as text, nothing for always. `night`: 23:00-07:00. `days`: of the week, 1 is Monday."""

    since: str = ""
    zone: str = "UTC"
    night: str = ""
    days: str = ""


class Span(Struct, frozen=True, omit_defaults=True):
    """From one instant to another, as text; `until` nothing: nobody knows yet."""

    since: str
    until: str = ""


class Calendar(Struct, frozen=True, omit_defaults=True):
    eras: tuple[Era, ...] = ()
    away: tuple[Span, ...] = ()  # holidays


ALWAYS_AWAKE = Calendar()


@lru_cache(maxsize=4096)
def micros(text: str) -> int:
    return (datetime.fromisoformat(text) - _EPOCH) // timedelta(microseconds=1)


def instant(moment: int) -> str:
    return (_EPOCH + timedelta(microseconds=moment)).isoformat(timespec="microseconds")[:-6] + "Z"


@lru_cache(maxsize=1024)
def zone_of(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def night_of(text: str) -> str:
    """A night as it is kept; nothing for none. Refuses what leaves too little of the day."""
    found = _NIGHT.fullmatch(text.strip())
    if not text.strip():
        return ""
    if found is None:
        raise Refused("bad_night", 'A night is written 23:00-07:00, or left empty; "{text}" is none.', text=text[:40])
    begin, end = _minutes(found)
    if not 0 < (end - begin) % 1440 <= LONGEST_NIGHT * 60:
        raise Refused("bad_night", "A night lasts from a minute to {n} hours.", n=LONGEST_NIGHT)
    return found[0]


_NAMES = {name: str(n) for n, name in enumerate(["mon", "tue", "wed", "thu", "fri", "sat", "sun"], 1)}


def days_of(text: str) -> str:
    """Days of play as they are kept, nothing for all: from "1234567" or "mon tue sat"."""
    words = re.findall(r"[1-7]|[a-z]+", text.casefold())
    days = {_NAMES.get(word[:3], word) for word in words}
    kept = "".join(sorted(days))
    if not days <= set(ALL_DAYS) or (days and len(days) < FEWEST_DAYS) or len(text) > 80:
        raise Refused(
            "bad_days", 'Name {n} or more days of the week on which you play, like "mon tue sat".', n=FEWEST_DAYS
        )
    return "" if kept == ALL_DAYS else kept


def midnight(day: str, zone: str) -> str:
    """The instant at which a day begins."""
    there = datetime.combine(date.fromisoformat(day), datetime.min.time(), zone_of(zone))
    return instant((there.astimezone(UTC) - _EPOCH) // timedelta(microseconds=1))


def at_clock(day: date, clock: str, zone: str) -> int:
    """The first instant of a day at which its wall clock shows this time, or the end of the gap that leaves it out."""
    hours, minutes = (int(part) for part in clock.split(":"))
    there = datetime.combine(day, datetime.min.time(), zone_of(zone)).replace(hour=hours, minute=minutes)
    first, other = ((there.replace(fold=fold).astimezone(UTC) - _EPOCH) // timedelta(microseconds=1) for fold in (0, 1))
    # in a gap fold 0 counts from before it and comes out behind it, fold 1 the other way round
    return first if first <= other else _change(other, first, _offset(other, zone_of(zone)), zone_of(zone))


def day_there(moment: str, zone: str) -> date:
    return datetime.fromisoformat(moment).astimezone(zone_of(zone)).date()


def stretches(
    start: int, calendar: Calendar, stops: Iterable[Span], nights: bool, holidays: bool
) -> Iterator[tuple[int, int, bool]]:
    """Time from `start` on, in pieces: from, to, and whether it counts. The last piece ends at EVER."""
    closed = [*stops, *(calendar.away if holidays else ())]
    spans = [(micros(span.since), micros(span.until) if span.until else EVER) for span in closed]
    eras = sorted(((micros(era.since) if era.since else 0, era) for era in calendar.eras), key=lambda each: each[0])
    at = start
    while at < EVER:
        end = min([EVER, *(begin for begin, _ in spans if begin > at), *(since for since, _ in eras if since > at)])
        inside = [until for begin, until in spans if begin <= at < until]
        if inside:
            end, awake = max(inside), False
        elif not nights:
            awake = True
        else:
            era = next((era for since, era in reversed(eras) if since <= at), Era())
            end, awake = _piece(at, end, era)
        yield at, end, awake
        at = end


def _piece(at: int, end: int, era: Era) -> tuple[int, bool]:
    """How long the wall clock says the same from here on, and what it says."""
    if not era.night and not era.days:
        return end, True
    zone = zone_of(era.zone)
    offset = _offset(at, zone)
    local = at + offset
    midnight = local // DAY * DAY
    weekday = (local // DAY + 3) % 7 + 1  # 1970 began on a Thursday
    if era.days and str(weekday) not in era.days:
        awake, change = False, midnight + DAY
    elif era.night:
        begin, until = (minutes * MINUTE for minutes in _minutes(_found(era.night)))
        time = local - midnight
        asleep = begin <= time < until if begin < until else time >= begin or time < until
        awake, change = not asleep, midnight + min([each for each in (begin, until, DAY) if each > time])
    else:
        awake, change = True, midnight + DAY
    end = min(end, change - offset)
    if _offset(end - 1, zone) != offset:
        end = _change(at, end - 1, offset, zone)
    return end, awake


def _change(same: int, other: int, offset: int, zone: ZoneInfo) -> int:
    """The first instant of another offset; it is one of whole seconds."""
    low, high = same // SECOND, other // SECOND
    while high - low > 1:
        middle = (low + high) // 2
        if _offset(middle * SECOND, zone) == offset:
            low = middle
        else:
            high = middle
    return high * SECOND


def _offset(moment: int, zone: ZoneInfo) -> int:
    there = datetime.fromtimestamp(moment // SECOND, zone).utcoffset()
    return there // timedelta(microseconds=1) if there is not None else 0


@lru_cache(maxsize=1024)
def _found(night: str) -> re.Match[str]:
    found = _NIGHT.fullmatch(night)
    if found is None:
        raise ValueError(f"no night: {night}")
    return found


def _minutes(found: re.Match[str]) -> tuple[int, int]:
    return int(found[1]) * 60 + int(found[2]), int(found[3]) * 60 + int(found[4])
