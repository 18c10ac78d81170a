"""What came of each question of the virtual month, compared with what the slow reckoning says of it."""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from domain.game import event_codec
from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.time import clocks
from domain.game.time.calendars import Calendar, Era, Span
from ops.chaos.month_banks import Banks
from ops.chaos.slow_reckoning import Awake, at, counting, reckoned

MINUTE = timedelta(minutes=1)
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
