"""The people of the virtual month: where they live, when they sleep and play, how quickly they answer."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random
from typing import Any

from domain.kernel.shapes import Refused
from ops.chaos.month_check import Checker
from service.store import Store

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
