"""The broker of `posthorn up`: messages within one process. Who listens sleeps until one comes; the transport of kombu
looks for one every few milliseconds, which costs a hundredth of a core while nothing happens.

A message is a wake-up, and one of a kind waits at a time: a flood of commands would put a thousand before that of mail.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from queue import Empty
from typing import Any

from kombu.transport import memory

_news = threading.Condition()
_count = 0  # messages so far


class Channel(memory.Channel):
    def _keep(self, queue: str, message: Any, **more: Any) -> None:
        with _news:
            waiting = _alike(self._queue_for(queue).queue, message)  # type: ignore[no-untyped-call]
            if waiting is None:
                super()._put(queue, message, **more)  # type: ignore[no-untyped-call]  # written without types
            elif waiting["headers"].get("expires") is not None:  # good for as long as the later one would be
                waiting["headers"]["expires"] = message["headers"].get("expires")
        wake()

    _put = _keep  # as kombu calls it


def _alike(waiting: Iterable[Any], message: Any) -> Any:
    """What waits already to wake for the same."""
    kind = _kind(message)
    return next((each for each in list(waiting) if kind and _kind(each) == kind), None)


def _kind(message: Any) -> tuple[str, str] | None:
    headers = message.get("headers") or {}
    return (headers["task"], headers.get("argsrepr", "")) if "task" in headers else None


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
