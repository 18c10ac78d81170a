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
        global _count
        super()._put(queue, message, **more)  # type: ignore[no-untyped-call]  # written without types
        with _news:
            _count += 1
            _news.notify_all()

    _put = _keep  # as kombu calls it


class Transport(memory.Transport):
    Channel = Channel

    def drain_events(self, connection: Any, timeout: float | None = None, **more: Any) -> None:
        """One message is handed on; `TimeoutError` if none comes."""
        cycle: Any = self.cycle
        end = math.inf if timeout is None else time.monotonic() + timeout
        while True:
            seen = _count
            with suppress(Empty):
                cycle.get(self._deliver, timeout=timeout)
                return
            _wait(seen, end)


def _wait(seen: int, end: float) -> None:
    """Until there are more messages than these."""
    with _news:
        while _count == seen:
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError
            _news.wait(None if left == math.inf else left)
