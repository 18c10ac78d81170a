"""What the game waits for."""

from __future__ import annotations

from domain.kernel.shapes import Question, SealedQuestion, StackItem


class ChooseWindow(SealedQuestion, frozen=True, gc=False, tag="sagrada.choose_window"):
    pass


class YourTurn(Question, frozen=True, gc=False, tag="sagrada.your_turn"):
    half: int  # 1 on the way there, 2 on the way back

    def is_another_turn(self, before: StackItem) -> bool:
        return isinstance(before, YourTurn) and before.half != self.half


class PlaceRolled(Question, frozen=True, gc=False, tag="sagrada.place_rolled"):
    die: str  # lies in the pool with its new value


class PlaceDrawn(Question, frozen=True, gc=False, tag="sagrada.place_drawn"):
    colour: str  # of the die in hand; its value is still to be chosen


Pending = ChooseWindow | YourTurn | PlaceRolled | PlaceDrawn
