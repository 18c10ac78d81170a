"""What goes into the commit of an event besides it: verdicts on intake rows, rows to come, numbers of the pool."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from eventsourcing.persistence import Notification
from msgspec import Struct

from domain.game.requests import Request, Verdict

NEW_ROW = """INSERT INTO intake
    (id, kind, channel, game, player, seat, body, expected, point, evidence, arrived, commands,
    status, lease, tries) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, 0) ON CONFLICT DO NOTHING"""
DECIDE = """UPDATE intake SET status = ?, version = ?, verdict = ?, decided = ?
    WHERE game = ? AND id = ? AND status = 'open'"""
TAKE_NUMBER = """UPDATE seed_pool SET game = ?, taken = ?, guest = (SELECT count(*) FROM visitors WHERE player = ?)
    WHERE number = ? AND taken IS NULL"""


def values_of(request: Request) -> tuple[Any, ...]:
    return (
        request.id, request.kind, request.channel, request.game, request.player, request.seat, request.body,
        request.expected, request.point, request.evidence, request.arrived, request.commands,
    )  # fmt: skip


class RowVerdict(Struct, frozen=True):
    """The verdict on a row of the intake."""

    game: str
    id: str
    verdict: Verdict
    at: str

    @property
    def values(self) -> tuple[Any, ...]:
        verdict = msgspec.json.encode(self.verdict).decode()
        return (self.verdict.status, self.verdict.version, verdict, self.at, self.game, self.id)


class Commit(Struct, frozen=True):
    """Everything that is stored together with events, or not at all."""

    decided: Sequence[RowVerdict] = ()
    rows: Sequence[Request] = ()
    numbers: Sequence[tuple[str, str, str, int]] = ()  # game, time, opener, and the number of the pool it takes
    writes: Sequence[tuple[str, tuple[Any, ...]]] = ()


class Log(Protocol):
    """The log as those who follow it read it."""

    stands_at_hole: bool  # the last look ended at a number that somebody may still bring

    def select_notifications(
        self, start: int | None, limit: int, *, inclusive_of_start: bool = True
    ) -> Sequence[Notification]: ...


class DecidedAlready(Exception):
    """Another worker was faster; nothing of this commit is stored."""


class NumberTaken(Exception):
    """Another worker has opened a game with this number of the pool; nothing of this commit is stored."""
