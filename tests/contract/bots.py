"""Games that bots play, for tests that want positions as they come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from domain.kernel.luck import SeededLuck
from domain.kernel.title import Title


def played(title: Title[Any], seats: int, seed: bytes, options: dict[str, str] | None = None) -> Iterator[Any]:
    """Each state from the first to the last, at which nobody is asked any more."""
    luck = SeededLuck(seed)
    state, _ = title.setup(options, seats, luck)
    while asked := title.asked(state):
        yield state
        state = title.play(state, asked[0], title.bot(state, asked[0], luck), luck)[1]
    yield state
