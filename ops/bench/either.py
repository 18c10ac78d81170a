"""What `posthorn bench against` has done by the code of two commits, each in a process of its own. It calls only what
both have. Prints one line of JSON: how many were done, and CPU seconds.
"""

from __future__ import annotations

import json
import sys
import time
from contextlib import closing


def make(path: str, games: int, rows: int) -> tuple[int, float]:
    """A database with as many events, by way of the worker."""
    from ops.bench.backlog import backlog, submit_all
    from service.store import Store
    from workers.apply import Applier

    with closing(Store(f"sqlite:///{path}")) as store:
        began = time.process_time()
        submit_all(store, backlog(store, games, rows))
        return Applier(store).work_off(), time.process_time() - began


def projections(path: str) -> tuple[int, float]:
    """All read models from the log, from nothing."""
    from service.store import Store

    try:
        from service.projections import MODELS
        from workers.project import Projector
    except ModuleNotFoundError:  # a commit of before the rooms
        from service.readmodels import MODELS  # type: ignore[import-not-found,no-redef]

    with closing(Store(f"sqlite:///{path}")) as store:
        try:
            from service.store.migrations import derived
        except ImportError:  # before tables could change
            name = "boards"
        else:
            name = derived.FOLLOWER
            with store.db.write() as session:
                derived.renew(session, 0)
        follower = Projector(store, name, MODELS)
        began = time.process_time()
        return follower.catch_up(), time.process_time() - began


def kernel(title: str, seats: int, first: int, games: int) -> tuple[int, float]:
    """Whole random games."""
    from ops.bench.kernel import game

    try:
        from domain.titles.shelf import titles
    except ModuleNotFoundError:  # a commit of before the rooms
        from domain.titles import titles  # type: ignore[attr-defined,no-redef]

    game(titles[title], {}, seats, first)  # warms up
    began = time.process_time()
    decisions = sum(game(titles[title], {}, seats, seed)[0] for seed in range(first, first + games))
    return decisions, time.process_time() - began


WORK = {"make": make, "projections": projections, "kernel": kernel}

if __name__ == "__main__":
    what, *values = sys.argv[1:]
    print(json.dumps(WORK[what](*(int(each) if each.isdigit() else each for each in values))))  # type: ignore[operator]
