"""What goes into the commit of an event besides it: verdicts on intake rows, rows to come, numbers of the pool."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from domain.game.requests import Request, Verdict

NEW_ROW = """INSERT INTO intake
    (id, kind, channel, game, player, seat, body, expected, point, evidence, arrived, status, lease, tries)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, 0) ON CONFLICT (id) DO NOTHING"""
DECIDE = "UPDATE intake SET status = ?, version = ?, verdict = ?, decided = ? WHERE id = ? AND status = 'open'"
TAKE_NUMBER = "UPDATE seed_pool SET game = ?, taken = ? WHERE number = ? AND taken IS NULL"


def values_of(request: Request) -> tuple[Any, ...]:
    return (
        request.id, request.kind, request.channel, request.game, request.player, request.seat, request.body,
        request.expected, request.point, request.evidence, request.arrived,
    )  # fmt: skip


class Decided(Struct, frozen=True):
    """The verdict on a row of the intake."""

    id: str
    verdict: Verdict
    at: str

    @property
    def values(self) -> tuple[Any, ...]:
        verdict = msgspec.json.encode(self.verdict).decode()
        return (self.verdict.status, self.verdict.version, verdict, self.at, self.id)


class Commit(Struct, frozen=True):
    """Everything that is stored together with events, or not at all."""

    decided: Sequence[Decided] = ()
    rows: Sequence[Request] = ()
    numbers: Sequence[tuple[str, str, int]] = ()  # game, time, and the number of the pool it takes
    writes: Sequence[tuple[str, tuple[Any, ...]]] = ()


class DecidedAlready(Exception):
    """Another worker was faster; nothing of this commit is stored."""


class NumberTaken(Exception):
    """Another worker has opened a game with this number of the pool; nothing of this commit is stored."""
