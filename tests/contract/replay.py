"""The same game once more: with the same luck the same is said, on another day, so the same must come of it."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from domain.kernel.luck import SeededLuck
from tests.contract.play import Position

LATER = 90_061  # seconds: a day, an hour, a minute and a second
CURE = "take chance from turn.luck, and read no clock: what is decided follows from the state, the command and the luck"


def comes_out_alike(position: Position, options: object, seed: int) -> None:
    title, first = position.title, position.facts
    luck = SeededLuck(b"contract %d" % seed)
    with another_day():
        state, facts = title.setup(options, position.state.seats, luck)  # type: ignore[arg-type]
        assert facts == tuple(first[: len(facts)]), f"deal gives another game the second time: {CURE}"
        at = len(facts)
        for seat, command, drawn in zip(position.seats, position.said, position.drawn, strict=True):
            while luck.draws < drawn:  # what filled a form
                luck.below(2, "form")
            facts, state = title.play(state, seat, command, luck)
            was = tuple(first[at : at + len(facts)])
            assert facts == was, f"{command} has another outcome the second time, {facts} and not {was}: {CURE}"
            at += len(facts)
    assert at == len(first) and state == position.state


@contextmanager
def another_day() -> Iterator[None]:
    now, nanoseconds = time.time, time.time_ns
    random.seed(f"another day {random.random()}")
    with patch("time.time", lambda: now() + LATER), patch("time.time_ns", lambda: nanoseconds() + LATER * 10**9):
        yield
