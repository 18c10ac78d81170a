"""Quiet hours, and the hour of a digest, beside a slow reckoning: minute by minute, what a wall clock shows."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from domain.game.time.calendars import at_clock, instant, micros
from service.mail.outgoing.delivery_policy import _awake
from service.store import times

MINUTE = timedelta(minutes=1)
zones = st.sampled_from(sorted(available_timezones()))
years, minutes = st.integers(2000, 2036), st.integers(-90, 90)


@lru_cache(maxsize=4096)
def changes(zone: str, year: int) -> tuple[datetime, ...]:
    """The first minutes of the year with another offset."""
    found, at = [], datetime(year, 1, 1, tzinfo=UTC)
    while at.year == year:
        step = timedelta(days=1)
        if offset(at, zone) != offset(at + step, zone):
            day = (at + n * MINUTE for n in range(1441))
            found.append(next(each for each in day if offset(each, zone) != offset(at, zone)))
        at += step
    return tuple(found)


def offset(at: datetime, zone: str) -> timedelta | None:
    return at.astimezone(ZoneInfo(zone)).utcoffset()


def shown(at: datetime, zone: str, later: int = 0) -> str:
    return f"{at.astimezone(ZoneInfo(zone)).replace(tzinfo=None) + later * MINUTE:%H:%M}"


def end_of_quiet(begin: str, end: str, zone: str, now: datetime) -> datetime:
    while is_quiet(shown(now, zone), begin, end):
        now += MINUTE
    return now


def is_quiet(clock: str, begin: str, end: str) -> bool:
    return begin <= clock < end if begin < end else clock >= begin or clock < end


@settings(deadline=None)
@given(zones, years, st.integers(0, 600), minutes, minutes)
def test_quiet_hours_end_where_a_wall_clock_leaves_them(zone: str, year: int, ago: int, from_: int, to: int) -> None:
    for change in changes(zone, year):
        now = change - ago * MINUTE
        begin, end = shown(now, zone, -abs(from_)), shown(change - MINUTE, zone, to)
        assume(begin != end)
        awake = end_of_quiet(begin, end, zone, now)
        found = _awake(f"{begin}-{end}", zone, times.iso(now))
        assert (found or times.iso(now)) == times.iso(awake), (zone, begin, end, now)


@settings(deadline=None)
@given(zones, years, minutes)
def test_an_hour_that_is_left_out_begins_where_it_would_have(zone: str, year: int, to: int) -> None:
    for change in changes(zone, year):
        there = (change - MINUTE).astimezone(ZoneInfo(zone)).replace(tzinfo=None) + to * MINUTE
        at = datetime.combine(there.date(), there.time(), ZoneInfo(zone)).astimezone(UTC) - timedelta(hours=2)
        while (at.astimezone(ZoneInfo(zone)).replace(tzinfo=None)) < there:
            at += MINUTE
        assert instant(at_clock(there.date(), f"{there:%H:%M}", zone)) == times.iso(at), (zone, there)


def test_a_night_that_ends_in_springs_missing_hour_ends_with_it() -> None:
    night = "2026-03-29T00:30:00.000000Z"
    assert _awake("22:00-02:30", "Europe/Prague", night) == "2026-03-29T01:00:00.000000Z"
    assert at_clock(date(2026, 3, 29), "02:30", "Europe/Prague") == micros("2026-03-29T01:00:00.000000Z")
