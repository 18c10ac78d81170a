"""One worker, in the code of the version it is started in: works off and follows till its input ends. It calls only
what both versions have. Prints how many rows it decided, and how often it was told that the tables are those of a later
version.
"""

from __future__ import annotations

import sys
import threading
import time
from contextlib import closing


def main(url: str, rows: int) -> None:
    from eventsourcing.persistence import OperationalError, ProgrammingError

    from ops.bench.backlog import backlog, submit_all
    from service.projections.progress import OtherShape
    from service.store import Store
    from workers.apply import Applier
    from workers.project import follow

    is_over = threading.Event()
    threading.Thread(target=lambda: is_over.set() if sys.stdin.read() == "" else None, daemon=True).start()
    decided = told = 0
    with closing(Store(url)) as store:
        if rows:
            submit_all(store, backlog(store, rows // 40, rows))  # no game has fewer, whatever its luck
        print("ready", flush=True)
        applier = Applier(store, batch=8)
        while not is_over.is_set():
            try:
                decided += applier.work_off(time.monotonic() + 0.05)
                follow(store)
            except (OtherShape, ProgrammingError):
                told += 1
            except OperationalError:  # a migration stood in the way: what it had in hand is taken up again
                time.sleep(0.1)
            time.sleep(0.005)
    print(decided, told)


if __name__ == "__main__":
    sys.path.insert(0, "")
    main(sys.argv[1], int(sys.argv[2]))
