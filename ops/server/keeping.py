"""Keeps a service running: a child does the work, and a new one takes its place if it is killed or ends itself.

The child ends with its keeper, however that ends. What the keeper holds open (a lock, a listening socket) outlives a
child: requests that come meanwhile wait.
"""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import NoReturn

from workers.watchdog import EXIT

log = logging.getLogger(__name__)

SETTLED = 60.0  # seconds after which a death is not put down to the ones before
LOOK = 0.5  # seconds between two looks at the parent
LONGEST = 30.0  # seconds between two starts at most


def keep(work: Callable[[], None]) -> int:
    """Work in a child until it ends in good order, or is told to; what to exit with. Begin without threads."""
    keeper = _Keeper()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, keeper.leave)
    deaths = 0
    while True:
        began = time.monotonic()
        status = keeper.run(work)
        if keeper.is_leaving:
            return 0
        code = os.waitstatus_to_exitcode(status)
        if code >= 0 and code != EXIT:
            return code
        deaths = deaths + 1 if time.monotonic() - began < SETTLED else 1
        pause = 0.0 if deaths == 1 else min(2.0 ** (deaths - 4), LONGEST)
        log.error("the service ended with %d; a new one starts in %.0f s", code, pause)
        time.sleep(pause)


class _Keeper:
    def __init__(self) -> None:
        self.is_leaving = False
        self._child = 0

    def leave(self, number: int, frame: FrameType | None) -> None:
        self.is_leaving = True
        if self._child:
            os.kill(self._child, signal.SIGTERM)
        else:
            raise SystemExit(0)

    def run(self, work: Callable[[], None]) -> int:
        """The status a child ended with."""
        ours, theirs = os.pipe()
        child = os.fork()
        if not child:
            os.close(theirs)
            _work(work, ours)
        self._child = child
        os.close(ours)
        if self.is_leaving:  # the signal came before there was anybody to hand it to
            os.kill(child, signal.SIGTERM)
        try:
            return os.waitpid(child, 0)[1]
        finally:
            self._child = 0
            os.close(theirs)


def end_with_parent() -> None:
    """This process ends soon after the one that made it, however that ends: what goes on alone would hold a port, or do
    work that nobody sees.
    """
    parent = os.getppid()

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK)
        log.error("the process that made this one is gone: it ends")
        os._exit(1)

    threading.Thread(target=look, name="posthorn-parent", daemon=True).start()


def _work(work: Callable[[], None], keeper: int) -> NoReturn:
    """In the child. The pipe of the keeper closes when it dies."""
    signal.signal(signal.SIGTERM, _leave)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches both, and the keeper passes it on
    threading.Thread(target=_end_with, args=(keeper,), name="posthorn-keeper", daemon=True).start()
    code = 1
    try:
        work()
        code = 0
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 0
    except BaseException:
        log.exception("the service failed")
    finally:
        logging.shutdown()
        os._exit(code)


def _end_with(keeper: int) -> None:
    os.read(keeper, 1)
    os._exit(1)


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(0)
