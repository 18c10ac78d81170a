"""What the people of the virtual month do: they open games of all titles, move, vote, order, go away, take seats."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

from domain.game.aggregate import Game
from domain.kernel.luck import SeededLuck
from domain.kernel.shapes import Refused
from domain.titles.shelf import titles
from ops.chaos.month_check import MINUTE, Checker
from service.mail.outgoing import bounces
from service.store import Store, letters, times

ZONES = (
    "Pacific/Honolulu", "America/Los_Angeles", "America/New_York", "America/Sao_Paulo",
    "UTC", "Europe/London", "Europe/Prague", "Africa/Cairo",
    "Asia/Kolkata", "Asia/Tokyo", "Australia/Lord_Howe", "Australia/Sydney",
    "Pacific/Auckland",
)  # fmt: skip
NIGHTS = ("", "23:00-07:00", "22:30-06:00", "00:00-09:00", "02:00-03:00", "13:00-14:30")
DAYS = ("", "", "12345", "67123", "1357")
HABITS = {"prompt": (2, 400), "slow": (300, 2600), "late": (1500, 6000)}
PACES: tuple[Any, ...] = (
    {"preset": "daily", "late": "default"}, {"preset": "daily", "late": "replace"},
    {"preset": "steady", "late": "vote"}, {"bank": 12, "refund": 6, "late": "default"},
    {"bank": 10, "refund": 10, "late": "tell"}, {"bank": 20, "refund": 8, "nights": False, "holidays": False}, 24,
)  # fmt: skip
MAILED = 12  # games whose people have addresses
MAILBOXES = 6  # the first of the people


class Person:
    def __init__(self, id: str, zone: str, habit: str, vanishes: datetime) -> None:
        self.id, self.zone, self.habit, self.vanishes = id, zone, habit, vanishes
        self.night, self.days = "", ""

    def change(self, store: Store, dice: Random, checker: Checker, now: str) -> None:
        """Another zone, night or days of play; or the same once more."""
        zone, night, days = dice.choice(ZONES), dice.choice(NIGHTS), dice.choice(DAYS)
        try:
            store.players.change_settings(self.id, {"zone": zone, "night": night, "play_days": days})
        except Refused:  # too many changes in a month
            return
        if (zone, night, _kept(days)) != (self.zone, self.night, self.days):
            checker.era(self.id, now, zone, night, _kept(days))
        self.zone, self.night, self.days = zone, night, _kept(days)


def _kept(days: str) -> str:
    return "".join(sorted(days))


def people(store: Store, dice: Random, number: int, checker: Checker, now: str) -> list[Person]:
    """The first six have addresses; a fifth of the others vanish some day."""
    begin = datetime.fromisoformat(now)
    found = []
    for n in range(number):
        zone = dice.choice(ZONES)
        address = f"person{n}@mail.example" if n < 6 else None
        player = store.players.add(f"Person {n}", address, confirmed=n < 6, zone=zone)
        days = dice.randrange(2, 20) if n >= 6 and dice.random() < 0.2 else 999
        person = Person(player.id, zone, dice.choice(list(HABITS)), begin + timedelta(days=days))
        store.players.change_settings(player.id, {"pictures": "off"})
        checker.era(player.id, "", zone, "", "")
        person.change(store, dice, checker, now)
        found.append(person)
    return found


class MonthPlayers:
    def __init__(self, store: Store, checker: Checker, games: int, dice: Random, begin: datetime) -> None:
        self.store, self.checker, self.dice, self.now = store, checker, dice, begin
        self.plans: list[tuple[datetime, int, Callable[[], None]]] = []
        self.planned = 0
        self.people = people(store, dice, max(MAILBOXES, games // 2), checker, times.now())
        self.by_id = {person.id: person for person in self.people}
        for n in range(games):
            self.plan(dice.randrange(1, 60 * 24), lambda n=n: self.open(n))  # type: ignore[misc]
        for act, least in ((self.change_hours, 60), (self.go_away, 300), (self.bounce, 3000)):
            self.plan(least, act)

    def plan(self, minutes: int, act: Callable[[], None]) -> None:
        self.planned += 1
        heapq.heappush(self.plans, (self.now + minutes * MINUTE, self.planned, act))

    def act(self, now: datetime) -> None:
        """All that was planned until now."""
        self.now = now
        while self.plans and self.plans[0][0] <= now:
            heapq.heappop(self.plans)[2]()

    def open(self, n: int) -> None:
        crowd = self.people[:MAILBOXES] if n < MAILED else self.people
        seated = self.dice.sample(crowd, self.dice.choice([2, 2, 3]))
        body = {
            "title": list(titles)[n % len(titles)], "seats": [{"player": each.id} for each in seated],
            "pace": self.dice.choice(PACES), "sit": True,
        }  # fmt: skip
        game = self.store.intake.submit("open", body, channel="test", player=seated[0].id).game
        for each in seated[1:]:
            self.store.intake.submit("sit", {}, channel="test", player=each.id, game=game)

    def react(self, before: Game | None, after: Game) -> None:
        """What people intend when something has happened in a game."""
        for seat in after.asked:
            if after.asked_since[seat] == after.version and after.holders[seat].player:
                self._intend(after, seat)
        if after.offers and (before is None or before.offers != after.offers):
            self.plan(self.dice.randrange(60, 3000), lambda: self._take_over(after.id))

    def _intend(self, game: Game, seat: int) -> None:
        person = self.by_id.get(game.holders[seat].player)
        if person is None or person.vanishes <= self.now:
            return
        low, high = HABITS[person.habit]
        point = game.asked_since[seat]
        self.plan(self.dice.randrange(low, high), lambda: self._answer(game.id, seat, point, person))
        if self.dice.random() < 0.01:
            self.plan(self.dice.randrange(1, 600), lambda: self._vote(game.id, person))

    def _answer(self, id: str, seat: int, point: int, person: Person) -> None:
        game = self.store.games.get(id)
        if game.phase != "running" or game.asked_since[seat] != point or game.holders[seat].player != person.id:
            return
        line = game.title.sentence(game.title.bot(game.state, seat, SeededLuck(f"{id}{point}".encode())))
        more = [[], ["undo"], [f"when asked: {line}, else wait"]]
        self._say(game, person, [line, *self.dice.choices(more, [96, 2, 2])[0]])

    def _say(self, game: Game, person: Person, lines: list[str]) -> None:
        self.store.intake.submit("say", {"lines": lines}, channel="test", player=person.id, game=game.id)

    def _vote(self, id: str, person: Person) -> None:
        game = self.store.games.get(id)
        if game.phase != "running":
            return
        motion = "go on" if game.clocks.stands_still else self.dice.choice(["pause", "more time"])
        self._say(game, person, [f"vote {motion}"])
        for holder in game.holders:
            other = self.by_id.get(holder.player)
            if other is not None and other is not person and other.vanishes > self.now:
                self.plan(self.dice.randrange(1, 900), lambda other=other: self._say(game, other, ["agree"]))  # type: ignore[misc]
        if motion == "pause":
            self.plan(self.dice.randrange(900, 4000), lambda: self._vote(id, person))

    def _take_over(self, id: str) -> None:
        game = self.store.games.get(id)
        free = [each for each in self.people[MAILBOXES:] if not game.seats_of(each.id) and each.vanishes > self.now]
        if game.offers and free:
            self.store.intake.submit("sit", {}, channel="test", player=self.dice.choice(free).id, game=id)

    def change_hours(self) -> None:
        person = self.dice.choice(self.people)
        person.change(self.store, self.dice, self.checker, times.now())
        self.plan(self.dice.randrange(30, 400), self.change_hours)

    def go_away(self) -> None:
        if self.dice.random() < 0.3:
            self.come_back()
        person, days = self.dice.choice(self.people), self.dice.randrange(1, 9)
        zone = ZoneInfo(person.zone)
        day = (self.now.astimezone(zone) + timedelta(days=days)).date()
        try:
            self.store.players.book_holiday(person.id, day.isoformat())
        except Refused:
            pass
        else:
            since = max([times.now(), *(span.until for span in self.checker.calendars[person.id].away)])
            until = datetime(day.year, day.month, day.day, tzinfo=zone).astimezone(UTC)
            self.checker.away(person.id, since, times.iso(until))
            self.checker.counts["holidays"] += 1
        self.plan(self.dice.randrange(200, 900), self.go_away)

    def come_back(self) -> None:
        now = times.now()
        calendars = self.checker.calendars.items()
        away = [player for player, calendar in calendars if any(span.until > now for span in calendar.away)]
        if away:
            player = self.dice.choice(away)
            self.store.players.cut_holiday(player)
            self.checker.back(player, now)
            self.checker.counts["holidays cut"] += 1

    def bounce(self) -> None:
        """The last letters to somebody come back."""
        person = self.dice.choice(self.people[:MAILBOXES])
        with self.store.db.write() as session:
            for letter in [each for each in letters.latest(session, 200) if each.player == person.id][:2]:
                bounces.bounced(session, letter.token, True, "5.1.1")
        self.plan(self.dice.randrange(4000, 9000), self.bounce)
