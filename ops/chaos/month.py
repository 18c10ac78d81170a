"""posthorn chaos --month: a month of play in minutes, over the real store, workers and letters, by a virtual clock.

People live from Honolulu to Auckland, with nights, days of play, holidays and changes of mind; some vanish, some
letters bounce. The service, the clock alone and mail have outages. There are two changes of daylight saving and 29
February. A second, slow reckoning says of each question when its alarm and its deadline must come.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import cast

from domain.game.aggregate import Game
from domain.game.events import GameEvent
from domain.game.evolve import project
from domain.game.time import pace as reckoning
from domain.game.time.calendars import Span, instant, micros
from domain.game.time.pace import Deadline
from ops.chaos.month_check import MINUTE, Checker, Look
from ops.chaos.month_players import MonthPlayers
from ops.chaos.servers import Server
from service.mail.incoming.settings import MailSettings
from service.mail.outgoing.delivery_policy import Policy
from service.mail.outgoing.reminders import remind
from service.mail.outgoing.site import Site
from service.projections import deadlines
from service.store import Store, times
from workers.apply import work_off
from workers.clock import check_clocks, look_back
from workers.mail import MailService
from workers.project import follow

BEGIN = datetime(2028, 2, 26, tzinfo=UTC)
BEAT = 4  # minutes between two looks of the clock if nothing is due
_REMINDERS = "SELECT game, version, seat FROM mailbag WHERE kind = 'urgent' AND made = ?"
ROWS = (
    "games", "questions", "alarms", "deadlines", "default moves", "offered", "replacements", "voted", "gifted",
    "taken_back", "ordered", "calendar_changed", "holidays", "holidays cut", "letters", "moved", "closed",
)  # fmt: skip


class Month:
    def __init__(self, store: Store, games: int, days: int, seed: int) -> None:
        self.store = store
        self.now, self.end = BEGIN, BEGIN + timedelta(days=days)
        self.checker = Checker()
        self.games: dict[str, Game] = {}
        self.read = 0  # of the log
        settings = MailSettings.of({"MAIL_DOMAINS": "play.example", "MAIL_KEYS": "1:" + "ab" * 16})
        site = Site.of_url("https://play.example")
        self.mail = MailService(store, settings, site, None, Policy(hold=0.0, bots=0.0, rounds=0.0))
        self.players = MonthPlayers(store, self.checker, games, Random(seed), BEGIN)

    def outages(self) -> None:
        """Of the service for hours, of the clock for a while and for most of a day, of mail for two days."""
        day = timedelta(days=1)
        self.downs = [(BEGIN + 3.3 * day, 4), (BEGIN + 9.6 * day, 0.4), (BEGIN + 15.1 * day, 14)]
        self.clock_downs = [(BEGIN + 6.2 * day, 0.3), (BEGIN + 12.5 * day, 20)]
        self.mail_downs = [(BEGIN + 8 * day, 48.0)]

    def run(self) -> None:
        self.outages()
        self.look()
        while self.now < self.end:
            self.step(self.next_moment())
        self.work()

    def next_moment(self) -> datetime:
        """The next whole minute in which anything is due."""
        last = self.checker.looks[-1].at
        moments = [last + BEAT * MINUTE, self.players.plans[0][0] if self.players.plans else self.end]
        with self.store.db.read() as session:
            due = session.value("SELECT min(deadline) FROM deadlines")
            alarm = session.value("SELECT min(alarm) FROM deadlines WHERE alarm > ?", times.now())
        moments += [_ceiling(each) for each in (due, alarm) if each]
        return max(self.now + MINUTE, min(moments))

    def step(self, moment: datetime) -> None:
        self.now = self._after_an_outage(moment)
        if self.now != moment:
            self._noted()
            look_back(self.store)
        self.players.act(self.now)
        self.work()
        if not _within(self.now, self.clock_downs):
            self.look()

    def _after_an_outage(self, moment: datetime) -> datetime:
        """While the service is down nothing happens; what people do then is done when it is back."""
        for begin, hours in self.downs:
            end = _ceiling((begin + timedelta(hours=hours)).strftime("%Y-%m-%dT%H:%M:%SZ"))
            if begin <= moment < end:
                return end
        return moment

    def look(self) -> None:
        """The clock looks: outages first."""
        self._noted()
        check_clocks(self.store)
        self.work()
        remind(self.mail.letter_writer, Policy())
        self._note_reminders()
        if not _within(self.now, self.mail_downs):
            self.mail.post.work_off()
        self.work()

    def _noted(self) -> None:
        """Once a moment: a process that starts looks back, and the clock looks right after it."""
        if self.checker.looks and self.checker.looks[-1].at == self.now:
            return
        last = self.checker.looks[-1].at if self.checker.looks else self.now
        gap = self.now - last
        if gap > 5 * MINUTE:
            self.checker.outages.append(Span(times.iso(last), times.iso(self.now)))
        self.checker.looks.append(Look(self.now, gap <= timedelta(hours=1)))

    def _note_reminders(self) -> None:
        with self.store.db.read() as session:
            rows = session.all(_REMINDERS, times.now())
        for row in rows:
            game = self.games[row["game"]]
            if game.asked_since[row["seat"]] == row["version"]:
                self.checker.reminded(game, row["seat"], self.now)

    def work(self) -> None:
        while work_off(self.store) or follow(self.store):
            pass
        self._observe()

    def _observe(self) -> None:
        for stored in self.store.games.recorder.select_notifications(self.read, 5000, inclusive_of_start=False):
            self.read = stored.id
            if stored.topic.startswith("game."):
                event = cast(GameEvent, self.store.games.mapper.to_domain_event(stored))
                before = self.games.get(event.originator_id)
                after = project(before, [event])
                assert after is not None
                self.games[after.id] = after
                self.checker.on(before, event, after)
                self.players.react(before, after)


def _within(moment: datetime, spans: list[tuple[datetime, float]]) -> bool:
    return any(begin <= moment < begin + timedelta(hours=hours) for begin, hours in spans)


def _ceiling(text: str) -> datetime:
    """The first whole minute that is no earlier."""
    moment = datetime.fromisoformat(text)
    whole = moment.replace(second=0, microsecond=0)
    return whole if whole == moment else whole + MINUTE


@contextmanager
def wrong_by_an_hour(shift: bool) -> Iterator[None]:
    """The deliberate mistake that the slow reckoning has to find."""
    honest = reckoning.reckon

    def late(*given: object, **more: object) -> Deadline | None:
        found = honest(*given, **more)  # type: ignore[arg-type]
        return Deadline(found.alarm, instant(micros(found.until) + 3_600_000_000)) if found else None

    reckoning.reckon = late if shift else honest
    try:
        yield
    finally:
        reckoning.reckon = honest


@contextmanager
def _database(backend: str) -> Iterator[str]:
    if backend == "postgres":
        with Server("postgres") as server:
            yield server.address
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'posthorn.db'}"


def month(games: int, days: int, seed: int, shift: bool = False, backend: str = "sqlite") -> Month:
    with _database(backend) as database:
        return month_on(database, games, days, seed, shift)


def month_on(database: str, games: int, days: int, seed: int, shift: bool = False) -> Month:
    """`database`: an empty one."""
    made: list[Month] = []
    times.use(lambda: made[0].now if made else BEGIN)
    try:
        with wrong_by_an_hour(shift):
            store = Store(database)
            played = Month(store, games, days, seed)
            made.append(played)
            played.run()
            with store.db.read() as session:
                played.checker.counts["letters"] = int(session.value("SELECT count(*) FROM letters"))
                assert deadlines.overdue(session, times.now()) == [] or played.checker.wrong
            store.close()
    finally:
        times.use()
    played.checker.counts["games"] = len(played.games)
    return played


def chaos(games: int, days: int, seed: int, shift: bool, backend: str) -> int:
    found = month(games, days, seed, shift, backend).checker
    for name in ROWS:
        print(f"{name:<20} {found.counts[name]:>8}")
    print(f"{'wrong':<20} {len(found.wrong):>8}")
    for line in found.wrong[:40]:
        print("WRONG:", line)
    return 1 if found.wrong else 0
