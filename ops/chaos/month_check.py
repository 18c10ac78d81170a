"""What came of each question of the virtual month, compared with what a second reckoning says of it.

The second reckoning counts minute by minute and has nothing of the first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from domain.game import event_codec
from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.time import clocks
from domain.game.time.calendars import Calendar, Era, Span
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


Seat = tuple[str, int]


class Banks:
    """Minutes. `more`: by game, seat and decision point, what a vote or a lost letter gave."""

    def __init__(self) -> None:
        self.banks: dict[Seat, int] = {}
        self.more: Counter[tuple[str, int, int]] = Counter()

    def budget(self, game: Game, seat: int) -> int:
        return self._own(game, seat) + self.more[game.id, seat, game.asked_since[seat]]

    def _own(self, game: Game, seat: int) -> int:
        return min(self.banks.get((game.id, seat), game.pace.bank * 60), game.pace.cap * 60)

    def on(self, before: Game, event: ev.GameEvent, after: Game, awake: Awake) -> str:
        """What the log says wrong of the time that a move took, or of what it left; nothing if all is right."""
        if isinstance(event, ev.Seated):
            self.banks.pop((after.id, event.seat), None)
        elif isinstance(event, ev.Voted) and event.carried and event.motion == "more time":
            self._give(before, (*before.asked, *before.deserted), event.hours)
        elif isinstance(event, ev.Clocked) and event.what == "paused":
            self._give(before, (event.seat,), event.hours)
        elif isinstance(event, ev.TakenBack):
            self.banks |= {(after.id, seat): bank // 60 for seat, bank in enumerate(after.clocks.banks)}
        elif isinstance(event, ev.Moved) and before.pace.runs and before.holders[event.seat].player:
            return self._moved(before, event, after, awake)
        return ""

    def _give(self, game: Game, seats: tuple[int, ...], hours: int) -> None:
        for seat in seats:
            self.more[game.id, seat, game.asked_since[seat]] += hours * 60

    def _moved(self, before: Game, event: ev.Moved, after: Game, awake: Awake) -> str:
        seat = event.seat
        spent = used(at(before.clocks.asked_at[seat]), at(event.cause.arrived or event.at), awake)
        left = max(0, min(self._own(before, seat), self.budget(before, seat) - spent))
        found = after.clocks.banks[seat] // 60
        self.banks[after.id, seat] = found
        if event.used != spent * 60:
            return f"{event.used} s used, the slow reckoning says {spent * 60}"
        if found not in (left, _refunded(left, before.pace)):
            return f"a bank of {found} minutes, the slow reckoning says {left} before the refund"
        return ""


def _refunded(left: int, pace: Pace) -> int:
    return min(left + pace.refund * 60, max(pace.bank, pace.cap) * 60)


GRACE = 48 * 60  # minutes for which others may take a seat that is over time, or decide about it


class Look(Struct, frozen=True):
    """The clock looked, and enforced what was due."""

    at: datetime
    enforces: bool = True


class Checker:
    """It keeps hours, holidays, outages and votes itself, and takes none of them from the log."""

    def __init__(self) -> None:
        self.calendars: dict[str, Calendar] = {}
        self.outages: list[Span] = []
        self.paused: dict[str, list[Span]] = {}
        self.banks = Banks()
        self.looks: list[Look] = []
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.alarms: set[tuple[str, int, int]] = set()  # game, decision point and seat of reminders

    def era(self, player: str, now: str, zone: str, night: str, days: str) -> None:
        calendar = self.calendars.get(player, Calendar())
        since = now if calendar.eras else ""
        self.calendars[player] = replace(calendar, eras=(*calendar.eras, Era(since, zone, night, days)))

    def away(self, player: str, since: str, until: str) -> None:
        calendar = self.calendars[player]
        self.calendars[player] = replace(calendar, away=(*calendar.away, Span(since, until)))

    def back(self, player: str, now: str) -> None:
        """A holiday ends early."""
        calendar = self.calendars[player]
        away = tuple(Span(each.since, min(each.until, now)) for each in calendar.away if each.since < now)
        self.calendars[player] = replace(calendar, away=away)

    def on(self, before: Game | None, event: ev.GameEvent, after: Game) -> None:
        self.counts[event_codec.kind_of(event).removeprefix("game.")] += 1
        if before is None or before.state is None:
            return
        if isinstance(event, ev.Clocked) and event.until:
            self._deadline(before, event)
        for seat, point in enumerate(before.asked_since):
            if point and after.asked_since[seat] != point:
                self._ended(before, seat, event)
        if isinstance(event, ev.Voted) and event.carried:
            self._voted(event, after.id)
        said = self.banks.on(before, event, after, self._awake(before, getattr(event, "seat", 0)))
        if said:
            self.wrong.append(f"{after.id} version {after.version}: {said}")
        if isinstance(event, ev.Moved) and event.cause.channel == "clock":
            self.counts["default moves"] += 1
        if isinstance(event, ev.Seated):
            self.counts["replacements"] += 1

    def _voted(self, event: ev.Voted, game: str) -> None:
        spans = self.paused.setdefault(game, [])
        if event.motion == "pause":
            spans.append(Span(event.at))
        elif event.motion == "go on":
            spans[-1] = Span(spans[-1].since, event.at)

    def _found(self, game: Game, seat: int, until: datetime | None) -> tuple[datetime | None, datetime | None]:
        asked = at(game.clocks.asked_at[seat])
        minutes = self.banks.budget(game, seat) + GRACE * clocks.is_late(game, seat)
        return reckoned(minutes, asked, self._awake(game, seat), until)

    def _awake(self, game: Game, seat: int) -> Awake:
        calendar = self.calendars.get(game.holders[seat].player, Calendar())
        return counting(calendar, self._stops(game), game.pace)

    def _stops(self, game: Game) -> list[Span]:
        return [*self.outages, *self.paused.get(game.id, ())]

    def _deadline(self, game: Game, event: ev.Clocked) -> None:
        self.counts["deadlines"] += 1
        _, deadline = self._found(game, event.seat, None)
        where = f"{game.id} version {event.originator_version}"
        if deadline is None or at(event.until) != deadline:
            self.wrong.append(f"{where}: deadline {event.until}, the slow reckoning says {deadline}")
            return
        look = next((each.at for each in self.looks if each.enforces and each.at >= deadline), None)
        if look != at(event.at):
            self.wrong.append(f"{where}: due at {event.until}, looked at {look}, enforced at {event.at}")
        if not self._awake(game, event.seat)(deadline):
            self.wrong.append(f"{where}: the deadline {deadline} falls into a night, a holiday or an outage")

    def _ended(self, game: Game, seat: int, event: ev.GameEvent) -> None:
        """A question was answered, or is asked no more: was anything due before that did not come?"""
        if not clocks.runs(game, seat):
            return
        self.counts["questions"] += 1
        end, point = at(event.at), game.asked_since[seat]
        alarm, deadline = self._found(game, seat, end)
        where = f"{game.id} seat {seat + 1} point {point}"
        is_over = clocks.is_late(game, seat) and game.pace.late == "tell"
        if deadline is not None and not is_over and self._looked(deadline, end):
            self.wrong.append(f"{where}: the deadline {deadline} passed and nothing happened until {end}")
        reminded = (game.id, point, seat) in self.alarms or clocks.is_late(game, seat)
        if alarm is not None and not reminded and self._looked(alarm, deadline or end):
            self.wrong.append(f"{where}: no reminder at {alarm}")

    def reminded(self, game: Game, seat: int, now: datetime) -> None:
        """By what is known then: hours, holidays and votes that come later may move the alarm once more."""
        key = (game.id, game.asked_since[seat], seat)
        if key in self.alarms:
            return
        self.alarms.add(key)
        self.counts["alarms"] += 1
        alarm, _ = self._found(game, seat, now)
        if alarm is None or now != next((each.at for each in self.looks if each.at >= alarm), None):
            self.wrong.append(f"{game.id} seat {seat + 1}: reminded at {now}, the slow reckoning says {alarm}")

    def _looked(self, since: datetime, before: datetime) -> bool:
        return any(look.enforces and since <= look.at < before for look in self.looks)
