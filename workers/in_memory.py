"""The broker of `posthorn up`: messages within one process. Who listens sleeps until one comes; the transport of kombu
looks for one every few milliseconds, which costs a hundredth of a core while nothing happens.
"""

from __future__ import annotations

import math
import threading
import time
from contextlib import suppress
from queue import Empty
from typing import Any

from kombu.transport import memory

_news = threading.Condition()
_count = 0  # messages so far


class Channel(memory.Channel):
    def _keep(self, queue: str, message: Any, **more: Any) -> None:
        super()._put(queue, message, **more)  # type: ignore[no-untyped-call]  # written without types
        wake()

    _put = _keep  # as kombu calls it


def wake() -> None:
    """Who listens looks up without a message: a worker that is to end need not wait for one."""
    global _count
    with _news:
        _count += 1
        _news.notify_all()


class Transport(memory.Transport):
    Channel = Channel

    def drain_events(self, connection: Any, timeout: float | None = None, **more: Any) -> None:
        """One message is handed on, if there is one when something has come; `TimeoutError` if nothing comes."""
        cycle: Any = self.cycle
        end = math.inf if timeout is None else time.monotonic() + timeout
        seen = _count
        with suppress(Empty):
            cycle.get(self._deliver, timeout=timeout)
            return
        _wait(seen, end)
        with suppress(Empty):
            cycle.get(self._deliver, timeout=timeout)


def _wait(seen: int, end: float) -> None:
    """Until there are more messages than these."""
    with _news:
        while _count == seen:
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError
            _news.wait(None if left == math.inf else left)
