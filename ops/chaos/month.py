"""posthorn chaos --month: a month of play in minutes, over the real store, workers and letters, by a virtual clock.

People live from Honolulu to Auckland, with nights, days of play, holidays and changes of mind; some vanish, some
letters bounce. The service, the clock alone and mail have outages. There are two changes of daylight saving and 29
February. A second, slow reckoning says of each question when its alarm and its deadline must come.
"""

from __future__ import annotations

import heapq
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import cast
from zoneinfo import ZoneInfo

from domain import pace as reckoning
from domain.calendars import Span, instant, micros
from domain.events import GameEvent
from domain.evolve import project
from domain.game import Game
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Refused
from domain.pace import Deadline
from ops.chaos.month_check import Checker, Look
from ops.chaos.month_people import HABITS, PACES, Person, people
from service.inbound.settings import MailSettings
from service.letters import bounces, outbox
from service.letters.delivery_policy import Policy
from service.letters.reminders import remind
from service.letters.site import Site
from service.readmodels import pace
from service.store import Store, times
from workers.apply import work_off
from workers.clock import check_clocks
from workers.follow import follow
from workers.mail import MailService

BEGIN = datetime(2028, 2, 26, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
BEAT = 4  # minutes between two looks of the clock if nothing is due
MAILED = 12  # games whose people have addresses
_REMINDERS = "SELECT game, version, seat FROM mailbag WHERE kind = 'urgent' AND made = ?"
ROWS = (
    "questions", "alarms", "deadlines", "default moves", "offered", "replacements", "voted", "gifted", "taken_back",
    "calendar_changed", "holidays", "letters", "moved",
)  # fmt: skip


class Month:
    def __init__(self, store: Store, games: int, days: int, seed: int) -> None:
        self.store, self.dice = store, Random(seed)
        self.now, self.end = BEGIN, BEGIN + timedelta(days=days)
        self.checker = Checker()
        self.games: dict[str, Game] = {}
        self.read = 0  # of the log
        self.plans: list[tuple[datetime, int, Callable[[], None]]] = []
        self.planned = 0
        settings = MailSettings.of({"MAIL_DOMAINS": "play.example", "MAIL_KEYS": "1:" + "ab" * 16})
        site = Site.at("https://play.example")
        self.mail = MailService(store, settings, site, None, Policy(hold=0.0, bots=0.0, rounds=0.0))
        self.people = people(store, self.dice, max(6, games // 2), self.checker, times.now())
        for n in range(games):
            self.plan(self.dice.randrange(1, 60 * 24), lambda n=n: self.open(n))  # type: ignore[misc]

    # what is to come

    def plan(self, minutes: int, act: Callable[[], None]) -> None:
        self.planned += 1
        heapq.heappush(self.plans, (self.now + minutes * MINUTE, self.planned, act))

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
        moments = [last + BEAT * MINUTE, self.plans[0][0] if self.plans else self.end]
        with self.store.db.read() as session:
            due = session.value("SELECT min(deadline) FROM deadlines")
            alarm = session.value("SELECT min(alarm) FROM deadlines WHERE alarm > ?", times.now())
        moments += [_ceiling(each) for each in (due, alarm) if each]
        return max(self.now + MINUTE, min(moments))

    def step(self, moment: datetime) -> None:
        self.now = self._after_an_outage(moment)
        while self.plans and self.plans[0][0] <= self.now:
            heapq.heappop(self.plans)[2]()
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
        last = self.checker.looks[-1].at if self.checker.looks else self.now
        gap = self.now - last
        if gap > 5 * MINUTE:
            self.checker.outages.append(Span(_text(last), _text(self.now)))
        self.checker.looks.append(Look(self.now, gap <= timedelta(hours=1)))
        check_clocks(self.store)
        self.work()
        remind(self.mail.desk, Policy())
        self._note_reminders()
        if not _within(self.now, self.mail_downs):
            self.mail.post.work_off()
        self.work()

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
                self._react(before, after)

    # what people do

    def open(self, n: int) -> None:
        crowd = self.people[:6] if n < MAILED else self.people
        seated = self.dice.sample(crowd, self.dice.choice([2, 2, 3]))
        body = {
            "title": "sagrada", "seats": [{"player": each.id} for each in seated], "pace": self.dice.choice(PACES),
            "sit": True,
        }  # fmt: skip
        game = self.store.intake.submit("open", body, channel="test", player=seated[0].id).game
        for each in seated[1:]:
            self.store.intake.submit("sit", {}, channel="test", player=each.id, game=game)

    def _react(self, before: Game | None, after: Game) -> None:
        for seat in after.asked:
            if after.asked_since[seat] == after.version and after.holders[seat].player:
                self._intend(after, seat)
        if after.offers and (before is None or before.offers != after.offers):
            self.plan(self.dice.randrange(60, 3000), lambda: self._take_over(after.id))

    def _intend(self, game: Game, seat: int) -> None:
        person = self._person(game.holders[seat].player)
        if person is None or person.vanishes <= self.now:
            return
        low, high = HABITS[person.habit]
        point = game.asked_since[seat]
        self.plan(self.dice.randrange(low, high), lambda: self._answer(game.id, seat, point, person))
        if self.dice.random() < 0.01:
            self.plan(self.dice.randrange(1, 600), lambda: self._vote(game.id, person))

    def _person(self, player: str) -> Person | None:
        return next((each for each in self.people if each.id == player), None)

    def _answer(self, id: str, seat: int, point: int, person: Person) -> None:
        game = self.store.games.get(id)
        if game.phase != "running" or game.asked_since[seat] != point or game.holders[seat].player != person.id:
            return
        line = game.title.sentence(game.title.bot(game.state, seat, SeededLuck(f"{id}{point}".encode())))
        self._say(game, person, [line, "undo"] if self.dice.random() < 0.02 else [line])

    def _say(self, game: Game, person: Person, lines: list[str]) -> None:
        self.store.intake.submit("say", {"lines": lines}, channel="test", player=person.id, game=game.id)

    def _vote(self, id: str, person: Person) -> None:
        game = self.store.games.get(id)
        if game.phase != "running":
            return
        motion = "go on" if game.clocks.stands_still else self.dice.choice(["pause", "more time"])
        self._say(game, person, [f"vote {motion}"])
        for holder in game.holders:
            other = self._person(holder.player)
            if other is not None and other is not person and other.vanishes > self.now:
                self.plan(self.dice.randrange(1, 900), lambda other=other: self._say(game, other, ["agree"]))  # type: ignore[misc]
        if motion == "pause":
            self.plan(self.dice.randrange(900, 4000), lambda: self._vote(id, person))

    def _take_over(self, id: str) -> None:
        game = self.store.games.get(id)
        free = [each for each in self.people[6:] if not game.seats_of(each.id) and each.vanishes > self.now]
        if game.offers and free:
            self.store.intake.submit("sit", {}, channel="test", player=self.dice.choice(free).id, game=id)

    def change_hours(self) -> None:
        person = self.dice.choice(self.people)
        person.change(self.store, self.dice, self.checker, times.now())
        self.plan(self.dice.randrange(30, 400), self.change_hours)

    def go_away(self) -> None:
        person, days = self.dice.choice(self.people), self.dice.randrange(1, 9)
        zone = ZoneInfo(person.zone)
        day = (self.now.astimezone(zone) + timedelta(days=days)).date()
        try:
            self.store.players.book_holiday(person.id, day.isoformat())
        except Refused:
            pass
        else:
            since = max([_text(self.now), *(span.until for span in self.checker.calendars[person.id].away)])
            until = datetime(day.year, day.month, day.day, tzinfo=zone).astimezone(UTC)
            self.checker.away(person.id, since, _text(until))
            self.checker.counts["holidays"] += 1
        self.plan(self.dice.randrange(200, 900), self.go_away)

    def bounce(self) -> None:
        """The last letters to somebody come back."""
        person = self.dice.choice(self.people[:6])
        with self.store.db.write() as session:
            for letter in [each for each in outbox.latest(session, 200) if each.player == person.id][:2]:
                bounces.bounced(session, letter.token, True, "5.1.1")
        self.plan(self.dice.randrange(4000, 9000), self.bounce)


def _within(moment: datetime, spans: list[tuple[datetime, float]]) -> bool:
    return any(begin <= moment < begin + timedelta(hours=hours) for begin, hours in spans)


def _text(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%S.000000Z")


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


def month(games: int, days: int, seed: int, shift: bool = False) -> Month:
    with tempfile.TemporaryDirectory() as folder, wrong_by_an_hour(shift):
        virtual = [BEGIN]
        times.use(lambda: made[0].now if made else virtual[0])
        made: list[Month] = []
        try:
            store = Store(f"sqlite:///{Path(folder) / 'posthorn.db'}")
            played = Month(store, games, days, seed)
            made.append(played)
            for act, least in ((played.change_hours, 60), (played.go_away, 300), (played.bounce, 3000)):
                played.plan(least, act)
            played.run()
            with store.db.read() as session:
                played.checker.counts["letters"] = int(session.value("SELECT count(*) FROM letters"))
                assert pace.overdue(session, times.now()) == [] or played.checker.wrong
            store.close()
        finally:
            times.use()
    return played


def chaos(games: int, days: int, seed: int, shift: bool) -> int:
    found = month(games, days, seed, shift).checker
    for name in ROWS:
        print(f"{name:<20} {found.counts[name]:>8}")
    print(f"{'wrong':<20} {len(found.wrong):>8}")
    for line in found.wrong[:10]:
        print("WRONG:", line)
    return 1 if found.wrong else 0
