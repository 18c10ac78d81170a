"""What the game waits for, and what it does next by itself."""

from __future__ import annotations

from domain.kernel.shapes import Question, Step


class YourTurn(Question, tag="pig.your_turn"):
    pass


class NextTurn(Step, tag="pig.next_turn"):
    seat: int
