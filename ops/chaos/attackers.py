"""The hostile clients of a trial, as threads of one process: python -m ops.chaos.attackers SECONDS MOST < their means.

Each does one deed after the other, as fast as it is answered, until the time is over, the number is full or its input
ends. What was done and what came of it is printed as JSON.
"""

from __future__ import annotations

import json
import os
import random
import smtplib
import sys
import threading
import time
from collections import Counter
from http.client import HTTPException
from typing import Any

from ops.chaos.attacks import DEEDS, Attacker

PAUSE = 0.02  # seconds between two deeds of one client


class Band:
    def __init__(self, seconds: float, most: int) -> None:
        self.until, self.most = time.monotonic() + seconds, most
        self.got: Counter[tuple[str, str]] = Counter()
        self._lock = threading.Lock()

    def work(self, villain: Attacker) -> None:
        names = sorted(DEEDS)
        for _ in range(self.most):
            if time.monotonic() > self.until:
                return
            name = villain.dice.choice(names)
            came = self._do(name, villain)
            with self._lock:
                self.got[name, came] += 1
            time.sleep(PAUSE)

    def _do(self, name: str, villain: Attacker) -> str:
        try:
            return str(DEEDS[name](villain) or "held open")
        except (smtplib.SMTPException, HTTPException, OSError) as error:
            return type(error).__name__


def main(arguments: list[str]) -> int:
    seconds, most = float(arguments[0]), int(arguments[1])
    means: list[dict[str, Any]] = json.loads(sys.stdin.readline())
    if hasattr(os, "nice"):
        os.nice(15)  # elsewhere they would have machines of their own
    threading.Thread(target=_end_with_caller, daemon=True).start()
    band = Band(seconds, most)
    threads = [
        threading.Thread(target=band.work, args=(Attacker(**each, dice=random.Random(each["key"]), held=[]),))
        for each in means
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(json.dumps([[deed, came, count] for (deed, came), count in sorted(band.got.items())]), flush=True)
    return 0


def _end_with_caller() -> None:
    if not sys.stdin.read():
        os._exit(1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
