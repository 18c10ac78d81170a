"""A game judged in memory: people, the clock and bots, at instants that the test chooses."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from random import Random
from typing import Any

import msgspec

from domain.game import event_codec
from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.decide import decide
from domain.game.events import START, Pooled
from domain.game.evolve import project
from domain.game.requests import Outcome, Request, Verdict
from domain.game.time import clocks
from domain.game.time.calendars import Calendar

SEED = b"seed of a test"
POOL = Pooled(1, START, "2025-12-31T00:00:00Z", 1, START)
BEGIN = "2026-07-01T12:00:00.000000Z"
NAMES = ["ann", "bob", "cid", "dan"]


class Play:
    def __init__(
        self, title: str = "sagrada", people: int = 2, bots: int = 0, pace: Any = "steady", **options: Any
    ) -> None:
        self.now, self.events, self._game = BEGIN, list[ev.GameEvent](), None
        self.calendars: dict[str, Calendar] = {}
        seats = [{"player": name} for name in NAMES[:people]] + [{"bot": "sensible"}] * bots
        self.judged("open", {"title": title, "seats": seats, "pace": pace, "options": options}, player="ann")
        for name in NAMES[1:people]:
            self.judged("sit", {}, player=name)

    @property
    def game(self) -> Game:
        assert self._game is not None
        return self._game

    def judged(self, kind: str, body: Any, channel: str = "test", **more: Any) -> Outcome:
        request = Request(kind=kind, game="gaaaaaaaaaaaa", body=json.dumps(body), channel=channel, **more)
        calendar = self.calendars.get(request.player)
        done = decide(self._game, request, self.now, SEED, POOL, calendar=calendar)
        self._game = done.game
        self.events += done.events
        self._work(done)
        return done

    def _work(self, done: Outcome) -> None:
        """What the workers do: rows of bots, and of what is decided in advance."""
        from workers.apply import rows_to_come

        for row in rows_to_come(done, self.now):
            if self.game.phase == "running":
                self.judged(row.kind, {}, row.channel, seat=row.seat, point=row.point)

    def say(self, name: str, *lines: str) -> Verdict:
        return self.judged("say", {"lines": list(lines)}, player=name).verdict

    def later(self, **time: float) -> None:
        self.now = (datetime.fromisoformat(self.now) + timedelta(**time)).isoformat().replace("+00:00", "Z")

    def look(self, seat: int) -> Verdict:
        """The clock looks at a seat now."""
        row = {"seat": seat, "point": self.game.asked_since[seat]}
        return self.judged("clock", {"what": "deadline"}, "clock", **row).verdict

    def run_out(self, seat: int) -> Verdict:
        """The clock looks at the instant of a deadline."""
        due = clocks.deadline(self.game, seat)
        assert due is not None
        self.now = due.until
        return self.look(seat)

    def name(self, seat: int) -> str:
        return self.game.holders[seat].player

    def legal(self, seat: int) -> str:
        title = self.game.title
        return title.sentence(title.commands(self.game.state, seat, 1)[0])

    def move(self, seat: int) -> Verdict:
        return self.say(self.name(seat), self.legal(seat))

    def open_choices(self) -> None:
        """Everybody answers what is asked of all at once."""
        for seat in self.game.asked:
            self.move(seat)

    @property
    def kinds(self) -> list[str]:
        return [event_codec.kind_of(event).removeprefix("game.") for event in self.events]

    def folded(self) -> Game:
        """The game as the stored events give it."""
        found = project(None, [event_codec.decode(event_codec.encode(event)) for event in self.events])  # type: ignore[misc]
        assert found is not None
        return found

    def export(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(event_codec.encode(event)) for event in self.events]


class AtRandom(Play):
    """La Granja, where people say whatever is legal: that brings them where something can wait."""

    def __init__(self, people: int, bots: int) -> None:
        super().__init__("lagranja", people=people, bots=bots)
        self.chance = Random(2026)

    def legal(self, seat: int) -> str:
        title = self.game.title
        return title.sentence(self.chance.choice(title.commands(self.game.state, seat)))

    def until(self, found: Callable[[], object], seats: tuple[int, ...] = (0, 1, 2, 3)) -> None:
        """These seats move as long as the game goes on and nothing is found."""
        while self.game.phase == "running" and not found():
            self.move(next(seat for seat in self.game.asked if seat in seats))
