"""The games people play by mail in a trial: all titles, one to four seats, the long ones first, so many at a time."""

from __future__ import annotations

import json
import random

from service.store import Store
from service.store.database import Session, SqlRow

SHARES = {"sagrada": 0.84, "pig": 0.02, "ohmygoods": 0.09, "lagranja": 0.05}
SEATS = {
    "sagrada": {4: 0.05, 3: 0.10, 2: 0.45, 1: 0.40},
    "ohmygoods": {4: 0.10, 3: 0.15, 2: 0.75},
    "lagranja": {4: 0.05, 3: 0.10, 2: 0.35, 1: 0.50},
    "pig": {3: 0.20, 2: 0.80},
}
LONG = ("lagranja", "ohmygoods", "sagrada", "pig")
PEOPLE = 48
PICTURED = 20  # every twentieth game has a reader who wants pictures; they are by far the slowest part of a letter


class Tables:
    def __init__(self, store: Store, games: int, side_by_side: int, dice: random.Random) -> None:
        self.store, self.dice, self.side_by_side = store, dice, side_by_side
        self.plan = planned(games)
        self.opened = 0
        self._people = [self._person(number, "no") for number in range(PEOPLE)]
        self._readers = [self._person(PEOPLE + number, "yes") for number in range(PEOPLE // PICTURED)]

    def _person(self, number: int, pictures: str) -> str:
        player = self.store.players.add(f"Bot {number}", f"b{number}@bots.example", confirmed=True)
        self.store.players.change_settings(player.id, {"pictures": pictures})
        return player.id

    def open_more(self, over: int) -> None:
        while self.opened < len(self.plan) and self.opened - over < self.side_by_side:
            title, seats = self.plan[self.opened]
            people = self.dice.sample(self._people, seats)
            if self.opened % PICTURED == 0:
                people[-1] = self.dice.choice(self._readers)
            order = {"title": title, "seats": [{"player": player} for player in people], "sit": True}
            self.store.intake.submit("open", order, channel="chaos", player=people[0], key=f"chaos:{self.opened}")
            self.opened += 1

    def progress(self) -> tuple[int, int]:
        """Games that are over, and events."""
        with self.store.db.read() as session:
            over = session.value("SELECT count(*) FROM tables WHERE phase IN ('over', 'closed')")
            return int(over), int(session.value("SELECT count(*) FROM stored_events"))


def stalled(store: Store) -> list[str]:
    """Every seat that is asked in a game that is not over: the last letter it got, and what came of the answers."""
    with store.db.read() as session:
        asked = session.all(
            "SELECT tables.game, tables.title, places.seat, places.point FROM tables JOIN places"
            " ON places.game = tables.game AND places.asked = 1 WHERE tables.phase = 'running' ORDER BY tables.number"
        )
        return [_waits(session, row) for row in asked]


def _waits(session: Session, row: SqlRow) -> str:
    who = f"{row['title']} {row['game']}, seat {row['seat'] + 1} at {row['point']}"
    letter = session.one(
        "SELECT * FROM letters WHERE game = ? AND seat = ? ORDER BY id DESC LIMIT 1", row["game"], row["seat"]
    )
    if letter is None:
        return f"{who}: no letter"
    mails = session.all(
        "SELECT mails.* FROM mails JOIN grants ON grants.id = mails.grant_id"
        " WHERE grants.game = ? AND grants.seat = ? ORDER BY mails.seq DESC LIMIT 3",
        row["game"], row["seat"],
    )  # fmt: skip
    answers = "; ".join(f"{mail['status']} {mail['reason']} {mail['arrived'][11:19]}" for mail in mails)
    return (
        f"{who}: letter {letter['kind']} of {letter['point']}, {letter['status']} {(letter['sent'] or '')[11:19]},"
        f" {len(json.loads(letter['options']))} options; its last mails: {answers}"
    )


def planned(games: int) -> list[tuple[str, int]]:
    """Title and seats of each game; every kind that the numbers allow occurs."""
    plan: list[tuple[str, int]] = []
    for title in LONG:
        wanted = max(1, round(SHARES[title] * games))
        seats = [number for number, share in SEATS[title].items() for _ in range(max(1, round(share * wanted)))]
        plan += [(title, number) for number in seats]
    surplus = len(plan) - games
    for _ in range(surplus):
        plan.remove(max(plan, key=plan.count))
    return plan + [("sagrada", 2)] * -surplus
