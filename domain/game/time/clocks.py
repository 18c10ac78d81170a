"""The clocks of a game: what each seat has in its bank, when it was asked, when time counted. Bookkeeping, and the
deadlines that follow from it. Instants are text here, as in the events.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from domain.game.time import pace as reckoning
from domain.game.time.calendars import ALWAYS_AWAKE, Calendar, Span, instant, micros
from domain.game.time.pace import Deadline, Pace

if TYPE_CHECKING:
    from domain.game.aggregate import Game

replace = msgspec.structs.replace
GRACE = 48  # hours, counted as the budget is


class Clocks(Struct, frozen=True, kw_only=True):
    """By seat: `banks` in seconds; `asked_at`, empty if the seat is not asked; `enforced`, the decision point whose
    deadline was enforced; `silent`, the moves in a row that the clock made. `more`: seat, decision point, hours.
    """

    pace: Pace
    banks: tuple[int, ...]
    calendars: tuple[Calendar, ...]
    asked_at: tuple[str, ...]
    enforced: tuple[int, ...]
    silent: tuple[int, ...]
    stops: tuple[Span, ...] = ()
    more: tuple[tuple[int, int, int], ...] = ()

    @property
    def stands_still(self) -> bool:
        """The table has paused the game."""
        return any(not span.until for span in self.stops)


def set_up(pace: Pace, seats: int) -> Clocks:
    zeros = (0,) * seats
    return Clocks(
        pace=pace, banks=(reckoning.begin(pace),) * seats, calendars=(ALWAYS_AWAKE,) * seats,
        asked_at=("",) * seats, enforced=zeros, silent=zeros,
    )  # fmt: skip


# questions


def runs(game: Game, seat: int) -> bool:
    """Whether time can run out for this seat: somebody holds it, and is asked."""
    return game.clocks.pace.runs and bool(game.asked_since[seat] and game.holders[seat].player)


def budget(game: Game, seat: int) -> int:
    """Seconds for what this seat is asked now."""
    return reckoning.budget(game.clocks.banks[seat], game.clocks.pace) + extra_seconds(game, seat)


def extra_seconds(game: Game, seat: int) -> int:
    """Seconds for this question beyond the bank: by a pause, or by a vote for more time."""
    clocks, point = game.clocks, game.asked_since[seat]
    return 3600 * (sum(hours for who, at, hours in clocks.more if (who, at) == (seat, point)) + game.paused(seat))


def deadline(game: Game, seat: int) -> Deadline | None:
    """Of what this seat is asked now; None if it has no clock, or nobody can say while the clock stands still."""
    if not runs(game, seat):
        return None
    clocks = game.clocks
    return reckoning.reckon(
        budget(game, seat), clocks.asked_at[seat], clocks.calendars[seat], clocks.stops, clocks.pace
    )


def until(game: Game, seat: int) -> str | None:
    """The deadline of a seat, also one that has passed; None without a clock."""
    due = deadline(game, seat)
    return due.until if due else None


def grace(game: Game, seat: int) -> Deadline | None:
    """Until when others may sit down, or decide, at a seat that is over time; then the clock moves: the game goes on.
    None: the seat is not over time, or its table wants nothing but a word.
    """
    if not is_late(game, seat) or game.clocks.pace.late not in ("replace", "vote") or not runs(game, seat):
        return None
    clocks = game.clocks
    seconds = budget(game, seat) + GRACE * 3600
    return reckoning.reckon(seconds, clocks.asked_at[seat], clocks.calendars[seat], clocks.stops, clocks.pace)


def used(game: Game, seat: int, at: str) -> int:
    """Seconds of awake time since this seat was asked."""
    clocks = game.clocks
    if not runs(game, seat) or micros(at) <= micros(clocks.asked_at[seat]):
        return 0
    return reckoning.used(clocks.asked_at[seat], at, clocks.calendars[seat], clocks.stops, clocks.pace)


def is_late(game: Game, seat: int) -> bool:
    """Its deadline was enforced, and it has not answered since."""
    return 0 < game.asked_since[seat] == game.clocks.enforced[seat]


# bookkeeping


def asked(clocks: Clocks, points: Sequence[int], version: int, at: str) -> Clocks:
    """Some seats are asked anew by the event of this version."""
    pairs = zip(points, clocks.asked_at, strict=True)
    times = tuple([at if point == version else before if point else "" for point, before in pairs])
    kept = tuple([each for each in clocks.more if points[each[0]] == each[1]]) if clocks.more else ()
    return replace(clocks, asked_at=times, more=kept, stops=_still_needed(clocks.stops, times))


def answered(clocks: Clocks, seat: int, seconds: int, settled: bool, by_clock: bool) -> Clocks:
    bank = reckoning.answered(clocks.banks[seat], seconds, clocks.pace, settled)
    silent = clocks.silent[seat] + settled if by_clock else 0
    return replace(clocks, banks=replace_at(clocks.banks, seat, bank), silent=replace_at(clocks.silent, seat, silent))


def without_refund(clocks: Clocks, seat: int, seconds: int) -> tuple[int, ...]:
    """The banks after an answer that leaves its question open."""
    return replace_at(clocks.banks, seat, reckoning.answered(clocks.banks[seat], seconds, clocks.pace, False))


def taken_over(clocks: Clocks, seat: int, calendar: Calendar | None) -> Clocks:
    """A seat has a new player, who begins with a full bank."""
    return replace(
        clocks,
        banks=replace_at(clocks.banks, seat, reckoning.begin(clocks.pace)),
        calendars=replace_at(clocks.calendars, seat, calendar or ALWAYS_AWAKE),
        enforced=replace_at(clocks.enforced, seat, 0),
        silent=replace_at(clocks.silent, seat, 0),
    )


def enforced(clocks: Clocks, seat: int, point: int) -> Clocks:
    return replace(clocks, enforced=replace_at(clocks.enforced, seat, point))


def with_calendar(clocks: Clocks, seat: int, calendar: Calendar) -> Clocks:
    return replace(clocks, calendars=replace_at(clocks.calendars, seat, calendar))


def stopped(clocks: Clocks, span: Span) -> Clocks:
    return replace(clocks, stops=(*clocks.stops, span))


def resumed(clocks: Clocks, at: str) -> Clocks:
    return replace(clocks, stops=tuple(span if span.until else Span(span.since, at) for span in clocks.stops))


def with_more(clocks: Clocks, points: Sequence[int], hours: int) -> Clocks:
    """More time for all that are asked; a deadline that has passed counts anew."""
    given = tuple((seat, point, hours) for seat, point in enumerate(points) if point)
    fresh = tuple(0 if point else before for point, before in zip(points, clocks.enforced, strict=True))
    return replace(clocks, more=(*clocks.more, *given), enforced=fresh)


def _still_needed(stops: tuple[Span, ...], asked_at: Sequence[str]) -> tuple[Span, ...]:
    """What ended before anybody who is asked was asked counts for nobody any more."""
    if not stops:
        return stops
    first = min((micros(at) for at in asked_at if at), default=None)
    return tuple(span for span in stops if not span.until or (first is not None and micros(span.until) > first))


def needed(calendar: Calendar, since: str) -> Calendar:
    """A calendar without what ended before this instant."""
    eras = calendar.eras
    while len(eras) > 1 and eras[1].since and micros(eras[1].since) <= micros(since):
        eras = eras[1:]
    return Calendar(eras, tuple(span for span in calendar.away if not span.until or micros(span.until) > micros(since)))


def replace_at(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


def rounded(moment: str) -> str:
    """An instant in the one spelling that is stored."""
    return instant(micros(moment))
