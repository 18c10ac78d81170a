"""How many commands a player may give within an hour: each is a row that is kept, also one that is refused.

All web processes share the count. So that it costs next to nothing a process tells the others of several commands at
once: one that gives fewer than `STEP` is never looked up, and the limit may be passed by as many for each process.
"""

from __future__ import annotations

import threading
from collections import Counter
from typing import TYPE_CHECKING

from flask import current_app

from service.limits.rate_limits import TooMany
from service.store import counts, times

if TYPE_CHECKING:
    from service.store import Store

AN_HOUR = 3600  # of one player: one a second all day long
STEP = 20
PLAYERS = 10_000  # whose commands a process remembers; more are forgotten, which is no harm


class Commands:
    """Of one process."""

    def __init__(self, most: int = AN_HOUR, step: int = STEP) -> None:
        self.most, self.step = most, step
        self._untold: Counter[str] = Counter()
        self._lock = threading.Lock()

    def add(self, player: str) -> bool:
        """One more; whether it is time to look at what the others know."""
        with self._lock:
            if len(self._untold) > PLAYERS:
                self._untold.clear()
            self._untold[player] += 1
            if self._untold[player] < self.step:
                return False
            del self._untold[player]
            return True

    def look_again(self, player: str) -> None:
        """At the player's next command."""
        with self._lock:
            self._untold[player] = self.step - 1


def count_command(store: Store, player: str) -> None:
    """In the application which answers now. Raises TooMany; not for accounts of the operator, see `posthorn player`."""
    commands: Commands = current_app.extensions["commands"]
    if not commands.add(player):
        return
    about, now = f"commands of {player}", times.now()
    with store.db.read() as session:
        given = counts.total(session, about, 1, now) + commands.step
        full = given > commands.most and not counts.allowance(session, player)
    if full:
        commands.look_again(player)
        raise TooMany(1, "too_many_commands", "{most} commands within an hour are enough.", most=commands.most)
    with store.db.write(lazy=True) as session:
        counts.add(session, {about: commands.step}, now)
