"""Nobody pays for an outage of mail: the time in which a turn waited for the mail server is given back to its game, and
nothing is enforced while it waits.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from domain.game.aggregate import Game
from domain.game.application import Games
from domain.game.requests import ClockCredit, Request
from domain.game.time.deadlines import LONGEST_GIFT
from service.store import heartbeats, letters, times
from service.store.database import Session
from service.store.intake import short
from service.store.letters import Letter, Point

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
