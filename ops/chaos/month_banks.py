"""The hours of each seat in the virtual month, kept beside the log: what was used is counted minute by minute."""

from __future__ import annotations

from collections import Counter

from domain.game import events as ev
from domain.game.aggregate import Game
from domain.game.time.pace import Pace
from ops.chaos.slow_reckoning import Awake, at, used

Seat = tuple[str, int]


class Banks:
    """Minutes. `more`: by game, seat and decision point, what a vote or a lost letter gave."""

    def __init__(self) -> None:
        self.banks: dict[Seat, int] = {}
        self.more: Counter[tuple[str, int, int]] = Counter()

    def budget(self, game: Game, seat: int) -> int:
        return self._own(game, seat) + self.more[game.id, seat, game.asked_since[seat]]

    def _own(self, game: Game, seat: int) -> int:
        return min(self.banks.get((game.id, seat), game.pace.bank * 60), game.pace.cap * 60)

    def on(self, before: Game, event: ev.GameEvent, after: Game, awake: Awake) -> str:
        """What the log says wrong of the time that a move took, or of what it left; nothing if all is right."""
        if isinstance(event, ev.Seated):
            self.banks.pop((after.id, event.seat), None)
        elif isinstance(event, ev.Voted) and event.carried and event.motion == "more time":
            self._give(before, before.asked, event.hours)
        elif isinstance(event, ev.Clocked) and event.what == "paused":
            self._give(before, (event.seat,), event.hours)
        elif isinstance(event, ev.TakenBack):
            self.banks |= {(after.id, seat): bank // 60 for seat, bank in enumerate(after.clocks.banks)}
        elif isinstance(event, ev.Moved) and before.pace.runs and before.holders[event.seat].player:
            return self._moved(before, event, after, awake)
        return ""

    def _give(self, game: Game, seats: tuple[int, ...], hours: int) -> None:
        for seat in seats:
            self.more[game.id, seat, game.asked_since[seat]] += hours * 60

    def _moved(self, before: Game, event: ev.Moved, after: Game, awake: Awake) -> str:
        seat = event.seat
        spent = used(at(before.clocks.asked_at[seat]), at(event.cause.arrived or event.at), awake)
        left = max(0, min(self._own(before, seat), self.budget(before, seat) - spent))
        found = after.clocks.banks[seat] // 60
        self.banks[after.id, seat] = found
        if event.used != spent * 60:
            return f"{event.used} s used, the slow reckoning says {spent * 60}"
        if found not in (left, _refunded(left, before.pace)):
            return f"a bank of {found} minutes, the slow reckoning says {left} before the refund"
        return ""


def _refunded(left: int, pace: Pace) -> int:
    return min(left + pace.refund * 60, max(pace.bank, pace.cap) * 60)
