"""Deadlines: examples that a person can check with a calendar, and agreement with the slow reckoning."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.game.time.calendars import ALL_DAYS, ALWAYS_AWAKE, Calendar, Era, Span, days_of, night_of
from domain.game.time.pace import PRESETS, Pace, answered, budget, of_hours, pace_of, reckon, used
from domain.kernel.shapes import Refused
from ops.chaos.month_check import at, counting, reckoned
from service.queries.wording import in_zone, left

STEADY = PRESETS["steady"]
NIGHT = Era(zone="Europe/Prague", night="23:00-07:00")


def until(hours: float, asked: str, *eras: Era, away: tuple[Span, ...] = (), stops: tuple[Span, ...] = ()) -> str:
    found = reckon(int(hours * 3600), asked, Calendar(eras, away), stops, STEADY)
    return found.until[:16] if found else "never"


@pytest.mark.parametrize(
    ("hours", "asked", "deadline"),
    [
        (2, "2026-07-01T08:00:00Z", "2026-07-01T10:00"),
        (2, "2026-07-01T20:00:00Z", "2026-07-02T06:00"),  # an hour until 23:00 there, one from 7:00
        (1, "2026-07-01T20:00:00Z", "2026-07-02T05:00"),  # on the first moment of the night: in the morning
        (16, "2026-03-28T06:00:00Z", "2026-03-29T05:00"),  # the night of 29 March has seven hours
        (16, "2026-10-24T05:00:00Z", "2026-10-25T06:00"),  # that of 25 October has nine
        (24, "2028-02-28T06:00:00Z", "2028-02-29T14:00"),  # a leap day
    ],
)
def test_nights(hours: float, asked: str, deadline: str) -> None:
    assert until(hours, asked, NIGHT) == deadline


@pytest.mark.parametrize(
    ("zone", "night", "asked", "shown"),
    [
        # by the player's own clock: 22:00; an hour, sixteen of the next day, thirteen of the one after it
        ("Pacific/Kiritimati", "23:00-07:00", "2026-07-01T08:00", "Fri 3 Jul 20:00, in 1 d 22 h"),
        # 20:00 on the day before; three hours, sixteen, eleven
        ("Etc/GMT+12", "23:00-07:00", "2026-07-01T08:00", "Thu 2 Jul 18:00, in 1 d 22 h"),
        # the longest night there is: four hours are left of the day, then twelve a day
        ("Etc/GMT+12", "00:00-12:00", "2026-07-01T08:00", "Fri 3 Jul 14:00, in 2 d 18 h"),
        ("Etc/GMT-14", "12:00-00:00", "2026-07-01T08:00", "Sat 4 Jul 06:00, in 2 d 8 h"),
        # 5 April has 25 hours there, and its night eleven
        ("Pacific/Auckland", "22:00-08:00", "2026-04-04T06:00", "Mon 6 Apr 21:00, in 2 d 3 h"),
        # 27 September has 23 hours
        ("Pacific/Auckland", "22:00-08:00", "2026-09-26T07:00", "Mon 28 Sep 21:00, in 2 d 1 h"),
        # there summer begins at midnight, and the night of two hours has one
        ("America/Santiago", "23:00-01:00", "2026-09-05T20:00", "Mon 7 Sep 02:00, in 1 d 9 h"),
        # a change by half an hour
        ("Australia/Lord_Howe", "22:00-08:00", "2026-04-04T06:00", "Mon 6 Apr 19:00, in 2 d 2 h"),
        # a day that was left out
        ("Pacific/Apia", "23:00-07:00", "2011-12-29T08:00", "Sat 31 Dec 20:00, in 1 d 22 h"),
    ],
)
def test_a_deadline_of_thirty_hours_as_its_player_reads_it(zone: str, night: str, asked: str, shown: str) -> None:
    now = f"{asked}:00.000000Z"
    found = reckon(30 * 3600, now, Calendar((Era(zone=zone, night=night),)), (), STEADY)
    assert found is not None and in_zone(found.until, zone).replace(f" ({zone})", "") == shown.partition(",")[0]
    assert f", {left(found.until, now)}" == shown[shown.index(",") :]


def test_an_instant_in_the_hour_that_comes_twice_says_which_it_is() -> None:
    shown = [in_zone(f"2026-10-25T{clock}:00.000000Z", "Europe/Prague") for clock in ("00:30", "01:30", "02:30")]
    assert [each.partition(" (")[0] for each in shown] == [
        "Sun 25 Oct 02:30 CEST", "Sun 25 Oct 02:30 CET", "Sun 25 Oct 03:30",
    ]  # fmt: skip


def test_what_is_left_is_never_nothing_before_it_is_over() -> None:
    end = "2026-07-01T12:00:00.000000Z"
    for now, said in (("11:59:30", "in less than a minute"), ("11:58:30", "in 1 min"), ("12:00:00", "which is over")):
        assert left(end, f"2026-07-01T{now}.000000Z") == said


def test_days_without_play_do_not_count() -> None:
    working = Era(zone="Pacific/Auckland", days="12345")
    assert until(10, "2026-07-03T06:00:00Z", working) == "2026-07-05T16:00"  # Friday 18:00 there, Monday 4:00


def test_a_holiday_and_an_outage_do_not_count_and_may_overlap() -> None:
    away = (Span("2026-07-02T00:00:00Z", "2026-07-05T00:00:00Z"),)
    stops = (Span("2026-07-04T00:00:00Z", "2026-07-06T00:00:00Z"),)
    assert until(48, "2026-07-01T00:00:00Z", away=away, stops=stops) == "2026-07-07T00:00"


def test_a_stop_without_an_end_has_no_deadline() -> None:
    assert until(48, "2026-07-01T00:00:00Z", stops=(Span("2026-07-02T00:00:00Z"),)) == "never"


def test_a_setting_counts_from_the_instant_on_at_which_it_was_made() -> None:
    later = Era("2026-07-02T06:00:00Z", "Pacific/Honolulu")
    assert until(24, "2026-07-01T12:00:00Z", NIGHT, later) == "2026-07-02T20:00"  # 9 hours, one, and all from 6:00 on


def test_an_hour_that_comes_twice_is_night_twice() -> None:
    assert until(1, "2026-10-24T23:00:00Z", Era(zone="Europe/Prague", night="02:00-03:00")) == "2026-10-25T02:00"


def test_games_of_old_count_day_and_night() -> None:
    found = reckon(72 * 3600, "2026-07-01T20:00:00Z", Calendar((NIGHT,)), (), of_hours(72))
    assert found is not None and found.until[:16] == "2026-07-04T20:00"
    assert found.alarm[:16] == "2026-07-04T05:36"


def test_the_bank_pays_and_is_paid_back_for_an_answer() -> None:
    daily = PRESETS["daily"]
    assert answered(30 * 3600, 25 * 3600, daily, settled=True) == 25 * 3600
    assert answered(30 * 3600, 25 * 3600, daily, settled=False) == 5 * 3600
    assert answered(30 * 3600, 3600, daily, settled=True) == 30 * 3600, "no bank grows beyond what it holds"
    assert answered(3600, 9999, daily, settled=True) == 20 * 3600
    assert budget(90 * 3600, pace_of({"bank": 100, "cap": 48})) == 48 * 3600


@pytest.mark.parametrize(
    "given", [-1, 2161, "quick", True, {"bank": 0.5}, {"bank": 9999}, {"refund": 0}, {"late": "kill"}, {"speed": 1}]
)
def test_what_is_no_pace_is_refused(given: object) -> None:
    with pytest.raises(Refused) as refused:
        pace_of(given)  # type: ignore[arg-type]
    assert refused.value.code == "bad_pace"


@pytest.mark.parametrize(
    "text", ["23-7", "24:00-07:00", "20:00-09:00", "07:00-07:00", "00:00-00:00", "00:00-23:59", "x" * 9999]
)
def test_what_is_no_night_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        night_of(text)


@pytest.mark.parametrize(
    ("text", "kept"), [("Mon, Tue; sat", "126"), ("1234567", ""), ("", ""), ("tuesday 7 5", "257")]
)
def test_days_of_play(text: str, kept: str) -> None:
    assert days_of(text) == kept


@pytest.mark.parametrize("text", ["mon", "8 9 1 2", "every day", "mon " * 1000])
def test_what_are_no_days_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        days_of(text)


# agreement with the slow reckoning

ZONES = "UTC Europe/Prague America/New_York Pacific/Honolulu Pacific/Auckland Asia/Kolkata Australia/Lord_Howe"
NIGHTS = ["", "23:00-07:00", "00:00-08:30", "02:00-03:00", "12:15-13:45", "21:30-00:00"]
_days = st.sets(st.sampled_from(ALL_DAYS), min_size=3).map(lambda days: "".join(sorted(days)))
# around the two changes of daylight saving and 29 February
_instant = st.sampled_from(
    ["2027-10-25", "2027-11-03", "2028-02-27", "2028-03-10", "2028-03-23", "2028-04-01"]
).flatmap(
    lambda day: st.integers(0, 9 * 24 * 60).map(
        lambda n: datetime.fromisoformat(f"{day}T00:00Z") + timedelta(minutes=n)
    )
)


def _text(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _eras(times: list[datetime]) -> st.SearchStrategy[tuple[Era, ...]]:
    one = st.tuples(st.sampled_from(ZONES.split()), st.sampled_from(NIGHTS), st.one_of(st.just(""), _days))
    first, *others = [st.builds(lambda each, since=since: Era(since, *each), one) for since in ["", *map(_text, times)]]
    return st.tuples(first, *others)


_spans = st.lists(
    st.tuples(_instant, st.integers(1, 4000)).map(lambda p: Span(_text(p[0]), _text(p[0] + timedelta(minutes=p[1])))),
    max_size=3,
).map(tuple)
_calendars = st.lists(_instant, max_size=2).map(sorted).flatmap(_eras)


@settings(max_examples=150, deadline=None)
@given(
    eras=_calendars, away=_spans, stops=_spans, asked=_instant,
    minutes=st.integers(1, 720).map(lambda n: 5 * n), nights=st.booleans(), holidays=st.booleans(),
)  # fmt: skip
def test_both_reckonings_agree(
    eras: tuple[Era, ...], away: tuple[Span, ...], stops: tuple[Span, ...], asked: datetime, minutes: int,
    nights: bool, holidays: bool,
) -> None:  # fmt: skip
    pace, calendar = Pace(60, 20, 60, nights, holidays), Calendar(eras, away)
    quick = reckon(minutes * 60, _text(asked), calendar, stops, pace)
    slow = reckoned(minutes, asked, counting(calendar, stops, pace))
    assert quick is not None and slow[0] is not None and slow[1] is not None
    assert (quick.until[:16], quick.alarm[:16]) == (_text(slow[1])[:16], _text(slow[0])[:16])
    assert used(_text(asked), quick.until, calendar, stops, pace) == minutes * 60
    assert at(quick.alarm) <= at(quick.until)


def test_nobody_waits_for_ever_behind_a_calendar_of_nights() -> None:
    worst = Calendar((Era(zone="Asia/Tehran", night="20:00-08:00", days="123"),))
    found = reckon(2160 * 3600, "2026-07-01T00:00:00Z", worst, (), STEADY)
    assert found is not None and found.until < "2028"
    assert reckon(3600, "2026-07-01T00:00:00Z", ALWAYS_AWAKE, (), STEADY) is not None
