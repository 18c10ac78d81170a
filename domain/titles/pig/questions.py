"""What the game waits for, and what it does next by itself."""

from __future__ import annotations

from domain.kernel.shapes import Question, Step


class YourTurn(Question, frozen=True, gc=False, tag="pig.your_turn"):
    pass


class NextTurn(Step, frozen=True, gc=False, tag="pig.next_turn"):
    seat: int


Pending = YourTurn | NextTurn
