"""How many commands a player may give within an hour: each is a row that is kept, also one that is refused."""

from __future__ import annotations

import threading
import time
from collections import Counter
from typing import TYPE_CHECKING

from flask import current_app

from service import strangers
from service.strangers import TooMany

if TYPE_CHECKING:
    from service.store import Store

AN_HOUR = 3600  # of one player, in one web process: one a second all day long


class Commands:
    """Counted in memory: what a restart forgets is no harm."""

    def __init__(self, most: int = AN_HOUR) -> None:
        self.most = most
        self._hour = 0
        self._given: Counter[str] = Counter()
        self._lock = threading.Lock()

    def count(self, player: str) -> bool:
        """One more; whether that is too many."""
        hour = int(time.monotonic() // 3600)
        with self._lock:
            if hour != self._hour:
                self._hour, self._given = hour, Counter()
            self._given[player] += 1
            return self._given[player] > self.most


def count_command(store: Store, player: str) -> None:
    """In the application which answers now. Raises TooMany; not for accounts of the operator, see `posthorn player`."""
    commands: Commands = current_app.extensions["commands"]
    if not commands.count(player):
        return
    with store.db.read() as session:
        trusted = strangers.allowance(session, player)
    if not trusted:
        raise TooMany(1, "too_many_commands", "{most} commands within an hour are enough.", most=commands.most)
