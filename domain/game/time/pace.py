"""Time as a pure function: budget, when a question was asked, the player's calendar and what stopped the clock, to the
deadline, the alarm and the time used. No clock is read here; whoever asks brings the time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from domain.game.time.calendars import HOUR, SECOND, Calendar, Span, instant, micros, stretches
from domain.kernel.shapes import Refused

MOST = 24 * 90  # hours of a bank
ALARM = (4, 5)  # of the budget: then the one reminder comes

Late = Literal["default", "replace", "vote", "tell"]


class Pace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Hours: `bank` at the beginning, `refund` for each answer, `cap` the most of the bank that one question gets.

    `late`: what is done at the deadline. A bank of 0 is no clock.
    """

    bank: int
    refund: int
    cap: int
    nights: bool = True  # nights, and days without play, do not count
    holidays: bool = True
    late: Late = "default"

    @property
    def runs(self) -> bool:
        return self.bank > 0


PRESETS = {
    "slow": Pace(168, 48, 168),
    "steady": Pace(72, 24, 72),
    "daily": Pace(30, 20, 30),
    "none": Pace(0, 0, 0, late="tell"),
}


class Own(Struct, frozen=True, forbid_unknown_fields=True):
    """A pace in numbers of the table's own, or a preset with something changed."""

    preset: str = "steady"
    bank: int | None = None
    refund: int | None = None
    cap: int | None = None
    nights: bool | None = None
    holidays: bool | None = None
    late: Late | None = None


class Deadline(Struct, frozen=True):
    """Instants as text. `alarm`: when most of the budget is used up."""

    alarm: str
    until: str


def of_hours(hours: int) -> Pace:
    """What games had before: so many hours for each answer, day and night, and nothing but a word afterwards."""
    return Pace(hours, hours, hours, nights=False, late="tell")


def pace_of(given: int | str | dict[str, Any]) -> Pace:
    """A pace as somebody asked for it; refuses with what can be said instead."""
    if isinstance(given, bool) or not isinstance(given, int | str | dict):
        raise _bad("it is a number of hours, a preset or an object")
    if isinstance(given, int):
        if not 0 <= given <= MOST:
            raise Refused(
                "bad_pace", "The pace is {n} hours a move; it must be 0 (no clock) to {most}.", n=given, most=MOST
            )
        return of_hours(given)
    if isinstance(given, str):
        return _preset(given)
    try:
        own = msgspec.convert(given, Own)
    except msgspec.ValidationError as error:
        raise _bad(str(error)) from error
    chosen = {
        name: value for name, value in msgspec.structs.asdict(own).items() if name != "preset" and value is not None
    }
    if "bank" in chosen:
        chosen.setdefault("cap", chosen["bank"])
    return _checked(msgspec.structs.replace(_preset(own.preset), **chosen))


def _preset(name: str) -> Pace:
    found = PRESETS.get(name)
    if found is None:
        raise Refused("bad_pace", "The pace {name} is none of {known}.", name=name[:40], known=", ".join(PRESETS))
    return found


def _checked(pace: Pace) -> Pace:
    if not pace.runs:
        return PRESETS["none"]
    if not (1 <= pace.bank <= MOST and 1 <= pace.cap <= MOST and 1 <= pace.refund <= MOST):
        raise _bad(f"bank, cap and refund are 1 to {MOST} hours")
    return pace


def _bad(why: str) -> Refused:
    return Refused("bad_pace", "That is no pace: {why}.", why=why)


# seconds of banks


def begin(pace: Pace) -> int:
    return pace.bank * 3600


def budget(bank: int, pace: Pace) -> int:
    return min(bank, pace.cap * 3600)


def answered(bank: int, used: int, pace: Pace, settled: bool) -> int:
    """The bank after an answer. One that leaves the same question open brings no refund."""
    left = max(0, budget(bank, pace) - used)
    return min(left + pace.refund * 3600, max(pace.bank, pace.cap) * 3600) if settled else left


# instants


def reckon(seconds: int, asked: str, calendar: Calendar, stops: Iterable[Span], pace: Pace) -> Deadline | None:
    """When the awake time since the question reaches the budget; None while nobody can say. Both instants are awake:
    what would fall on the first moment of a night falls on the morning after it.
    """
    whole = seconds * SECOND
    wanted = [whole * ALARM[0] // ALARM[1], whole]
    found: list[int] = []
    counted, limit = 0, micros(asked) + (20 * MOST * HOUR)
    for start, end, awake in stretches(micros(asked), calendar, stops, pace.nights, pace.holidays):
        if not awake:
            continue
        while wanted and counted + (end - start) > wanted[0]:
            found.append(start + wanted.pop(0) - counted)
        if not wanted:
            return Deadline(instant(found[0]), instant(found[1]))
        counted += end - start
        if end > limit:
            break
    return None


def used(asked: str, at: str, calendar: Calendar, stops: Iterable[Span], pace: Pace) -> int:
    """Seconds of awake time between two instants."""
    last, counted = micros(at), 0
    for start, end, awake in stretches(micros(asked), calendar, stops, pace.nights, pace.holidays):
        if start >= last:
            break
        counted += (min(end, last) - start) * awake
    return counted // SECOND
