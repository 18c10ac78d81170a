"""The processes of the service as they are, with a death inside: at some points each of them may kill itself."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from typing import Any

from celery.signals import worker_process_init

from service.store import Store

FAULTS = "CHAOS_FAULTS"
SKEW, AT_ONCE = "CHAOS_SKEW", "CHAOS_SKEW_AT_ONCE"


def arm() -> None:
    likely = float(os.environ.get(FAULTS, "0"))
    if not likely:
        return  # measurements use the same processes: what nobody wants does not cost anything either
    dice = random.SystemRandom()

    def at(store: Store, point: str) -> None:
        if dice.random() < likely:
            print(f"dies here: {point} at {time.time():.3f}", file=sys.stderr, flush=True)
            os.kill(os.getpid(), signal.SIGKILL)

    Store.fault_point = at  # type: ignore[method-assign, assignment]


def set_clock(ahead: float) -> None:
    """The clock of this process's host is so many seconds ahead of what it is."""
    machine = time.time
    time.time = lambda: machine() + ahead


def arm_clock() -> None:
    """Once a worker has begun, or at once."""
    ahead = float(os.environ.get(SKEW, "0"))
    if ahead and AT_ONCE in os.environ:
        set_clock(ahead)
    elif ahead:
        worker_process_init.connect(lambda **_: set_clock(ahead), weak=False)


def web() -> Any:
    from ops.server import processes

    return processes.web()


def __getattr__(name: str) -> Any:
    """`worker`, made when Celery asks for it."""
    if name != "worker":
        raise AttributeError(name)
    from ops.server import processes

    return processes.worker


def arm_bugs() -> None:
    if "CHAOS_BUG" in os.environ:
        from ops.chaos import bugs

        bugs.make()


arm()
arm_clock()
arm_bugs()

if __name__ == "__main__":
    from ops.cli.main import main

    sys.exit(main(sys.argv[1:] or ["up"]))
