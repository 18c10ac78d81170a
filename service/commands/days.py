"""Days as people write them: 24.12.2026, 12 December, until Friday, до субботы. What names no year is read on the day
on which the mail is carried out. Pure.
"""

from __future__ import annotations

import re
from datetime import date, timedelta

from domain.kernel.reading import Cells, Chart, plain

_MONTHS = (
    "january jan januar janner janvier janv январь января янв leden ledna",
    "february feb februar fevrier fevr февраль февраля фев unor unora",
    "march mar marz mars март марта brezen brezna",
    "april apr avril avr апрель апреля апр duben dubna",
    "may mai май мая kveten kvetna",
    "june jun juni juin июнь июня cerven cervna",
    "july jul juli juillet juil июль июля cervenec cervence",
    "august aug aout август августа авг srpen srpna",
    "september sep sept septembre сентябрь сентября сен zari",
    "october oct oktober okt octobre октябрь октября окт rijen rijna",
    "november nov novembre ноябрь ноября ноя listopad listopadu",
    "december dec dezember dez decembre декабрь декабря дек prosinec prosince",
)
_DAYS = (
    "monday mon montag montags lundi lun понедельник понедельника пн pondeli pondelka po",
    "tuesday tue tues dienstag mardi вторник вторника вт utery uterka ut",
    "wednesday wed mittwoch mercredi mer среда среды среду ср streda stredy stredu st",
    "thursday thu thur thurs donnerstag jeudi jeu четверг четверга чт ctvrtek ctvrtka ct",
    "friday fri freitag vendredi ven пятница пятницы пятницу пт patek patku pa",
    "saturday sat samstag sonnabend samedi sam суббота субботы субботу сб sobota soboty sobotu so",
    "sunday sun sonntag dimanche dim воскресенье воскресенья вс nedele nedeli ne",
)
MONTHS = {plain(word): month for month, row in enumerate(_MONTHS, 1) for word in row.split()}
WEEKDAYS = {plain(word): day for day, row in enumerate(_DAYS) for word in row.split()}
_TOMORROW = frozenset(map(plain, ("tomorrow", "morgen", "demain", "завтра", "zitra", "zitrka")))
_LONG_MONTHS = tuple(row.split()[0] for row in _MONTHS)
_LONG_DAYS = tuple(row.split()[0] for row in _DAYS)
TOMORROW = "tomorrow"
_LEADING = frozenset(("the", "on", "le", "am", "dem", "den", "в", "во", "ve", "v"))
_ENDINGS = ("st", "nd", "rd", "th", "er", "го", "ого")


_DOTTED = re.compile(r"(?<![\d.])(\d{1,2})\.\s?(\d{1,2})(?:\.(?!\s?\d)|(?![\d.]))")


def with_months(text: str) -> str:
    """With dots the day stands first: 5.12. is 5 December."""
    return _DOTTED.sub(lambda found: _spelled(int(found[1]), int(found[2])) or found[0], text)


def _spelled(day: int, month: int) -> str:
    return f"{day} {_LONG_MONTHS[month - 1]}" if 0 < month <= len(_LONG_MONTHS) and _iso(2028, month, day) else ""


class Day:
    """A date as it is kept (2026-12-24) or, where a year was not said, as its words: friday, 12 december, tomorrow."""

    label = "date"

    def write(self, value: str) -> str:
        return value

    def read(self, chart: Chart, at: int) -> Cells:
        begin = at + (chart.words[at : at + 1] != () and chart.words[at] in _LEADING)
        return _numbers(chart, begin) or _with_month(chart, begin) or _named(chart, begin)


def _numbers(chart: Chart, at: int) -> Cells:
    found = chart.words[at : at + 3]
    if len(found) < 3 or not all(word.isdecimal() and len(word) < 5 for word in found):
        return {}
    numbers = [int(word) for word in found]
    year, month, day = numbers if len(found[0]) == 4 else reversed(numbers)
    written = _iso(year, month, day)
    return {at + 3: [written]} if written else {}


def _with_month(chart: Chart, at: int) -> Cells:
    """12 December, December 12th, 24 12 of any year; with the year behind it if one is said."""
    pair = chart.words[at : at + 3]
    pair = (pair[0], pair[2]) if len(pair) == 3 and pair[1] in ("of", "de") else pair[:2]
    if len(pair) < 2:
        return {}
    end = at + 2 + (chart.words[at + 1] in ("of", "de"))
    day, month = (_day(pair[0]), MONTHS.get(pair[1], 0)) if pair[0][:1].isdecimal() else (_day(pair[1]), _month(pair))
    if pair[1].isdecimal() and pair[0].isdecimal() and int(pair[0]) > 12 >= int(pair[1]) > 0:
        day, month = int(pair[0]), int(pair[1])
    if not day or not month or not _iso(2028, month, day):
        return {}
    year = chart.words[end : end + 1]
    if year and year[0].isdecimal() and len(year[0]) == 4:
        written = _iso(int(year[0]), month, day)
        return {end + 1: [written]} if written else {}
    return {end: [f"{day} {_LONG_MONTHS[month - 1]}"]}


def _month(pair: tuple[str, ...]) -> int:
    return MONTHS.get(pair[0], 0)


def _named(chart: Chart, at: int) -> Cells:
    word = next(iter(chart.words[at : at + 1]), "")
    if word in _TOMORROW:
        return {at + 1: [TOMORROW]}
    return {at + 1: [_LONG_DAYS[WEEKDAYS[word]]]} if word in WEEKDAYS else {}


def _day(word: str) -> int:
    bare = next((word[: -len(end)] for end in _ENDINGS if word.endswith(end)), word)
    return int(bare) if bare.isdecimal() and len(bare) < 3 else 0


def _iso(year: int, month: int, day: int) -> str:
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return ""


def resolved(day: str, today: date) -> str:
    """The first such day after today."""
    if day == TOMORROW:
        return (today + timedelta(days=1)).isoformat()
    if day in WEEKDAYS:
        ahead = (WEEKDAYS[day] - today.weekday() - 1) % 7 + 1
        return (today + timedelta(days=ahead)).isoformat()
    number, _, month = day.partition(" ")
    if month not in MONTHS:
        return day
    dates = (_iso(year, MONTHS[month], int(number)) for year in range(today.year, today.year + 9))
    return next((each for each in dates if each > today.isoformat()), day)
