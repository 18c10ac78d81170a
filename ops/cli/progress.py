"""Says on stderr what a long command is doing, and for how long, so that nobody takes it for dead."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

EVERY = 5.0  # seconds between two words


@contextmanager
def progress_line(what: str, every: float = EVERY) -> Iterator[None]:
    """At once, and again while it lasts. On a terminal it is one line that goes away at the end."""
    began, done = time.monotonic(), threading.Event()
    terminal = sys.stderr.isatty()

    def say() -> None:
        while True:
            text = f"... {what}, {time.monotonic() - began:.0f} s"
            print(f"\r{text}" if terminal else text, end="" if terminal else "\n", file=sys.stderr, flush=True)
            if done.wait(1.0 if terminal else every):
                return

    thread = threading.Thread(target=say, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()
        if terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
