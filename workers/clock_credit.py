"""After an outage a game is given that time back before anything else in it is judged; and the time in which a letter
waits for the mail server, to whoever did not wait for the letter: nothing is enforced while it waits.

The rows of its gifts may lie behind what somebody said while the clock was away, or not be there yet while the
follower catches up. So whoever judges takes them first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from domain.game.aggregate import Game
from domain.game.application import Games
from domain.game.requests import ClockCredit, Request
from domain.game.time.deadlines import LONGEST_GIFT
from service.store import Row, Store, heartbeats, intake, letters, times
from service.store.database import Session
from service.store.intake import short
from service.store.letters import Letter, Point

A_MINUTE = 1 / 60  # hours


class ClockCredits:
    """One an applier. It looks once in five minutes, and at each claim only while there is something to give."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._calm = ""  # until then there can be no outage that it does not know
        self._delivered = ""  # until then no letter can have waited for long

    def first(self, rows: list[Row], until: float) -> list[Row]:
        """The claimed rows in the order in which they are judged, with gifts that are leased to go before them."""
        now = times.now()
        outages, games = self._outages(now), sorted({row.game for row in rows if row.game})
        if not outages and not self._undelivered(games, now):
            return rows
        requests = [
            request
            for outage in outages
            if not outage["done"]
            for request in heartbeats.clock_credits(
                outage, [game for game in games if self._ran(game, outage["until"])]
            )
        ]
        with self._store.db.write(lazy=True) as session:
            heartbeats.insert(session, requests)
            found = intake.claim_gifts(session, games, until)
        return sorted([*found, *rows], key=lambda row: (row.kind != "gift", row.seq))

    def _undelivered(self, games: list[str], now: str) -> bool:
        """Whether there are gifts for letters that wait; looked for once a minute while no letter waits for long."""
        if now < self._delivered:
            return False
        with self._store.db.read() as session:
            if not letters.any_waits(session, times.later(now, -heartbeats.GAP)):
                self._delivered = times.later(now, A_MINUTE)
                return False
        found = [game for game in map(self._store.games.find, games) if game is not None]
        with self._store.db.write(lazy=True) as session:
            return give_to(session, found, now)

    def _outages(self, now: str) -> Sequence[heartbeats.Outage]:
        if now < self._calm:
            return ()
        with self._store.db.read() as session:
            found = heartbeats.lately(session, now)
            if not found:
                self._calm = times.later(heartbeats.last(session) or now, heartbeats.GAP)
        return found

    def _ran(self, game: str, until: str) -> bool:
        """Asked of the game itself: the read models may be behind."""
        found = self._store.games.find(game)
        return found is not None and found.phase == "running" and found.pace.runs and found.opened < until


REASON = "a letter could not be delivered"


def give_back(session: Session, games: Games, letter: Letter, now: str) -> bool:
    """A letter is handed over at last, or given up: whether there is time to be given back to any game."""
    if letter.made >= times.later(now, -heartbeats.GAP):
        return False
    points = [point for point in letters.points_of(session, letter) if _is_asked(games.find(point[0]), point)]
    return _credited(session, points, now)


def give_to(session: Session, games: Iterable[Game], now: str) -> bool:
    """Letters wait on, and in these games something is to be judged now."""
    points = [(game.id, seat, game.asked_since[seat]) for game in games for seat in game.asked if _runs(game)]
    return _credited(session, points, now)


def _credited(session: Session, points: Iterable[Point], now: str) -> bool:
    """A row for each seat that no letter has told what it is asked. A letter that takes some minutes is no outage."""
    late, oldest = times.later(now, -heartbeats.GAP), times.later(now, -24 * (LONGEST_GIFT - 1))
    gifts = []
    for point in points:
        waited = letters.waiting(session, point)
        since = min((max(each.made, each.given, oldest) for each in waited), default=now)
        if since < late:
            gifts.append(_credit(point, since, now))
            letters.mark_credited(session, waited, now)
    heartbeats.insert(session, gifts)
    return bool(gifts)


def _runs(game: Game | None) -> bool:
    return game is not None and game.phase == "running" and game.pace.runs


def _is_asked(game: Game | None, point: Point) -> bool:
    _, seat, version = point
    return _runs(game) and game is not None and seat is not None and game.asked_since[seat] == version


def _credit(point: Point, since: str, now: str) -> Request:
    body = msgspec.json.encode(ClockCredit(since=since, until=now, reason=REASON)).decode()
    key = f"gift:letter:{':'.join(map(str, point))}:{since}"
    return Request(id=short(key, 20), kind="gift", channel=heartbeats.CLOCK, game=point[0], body=body, arrived=now)
