"""What granian serves in `test_streaming.py`: the service over the store that the environment names."""

from __future__ import annotations

import os

from ops.server import streaming
from ops.server.receiving import Receiver
from service.app import create_app
from service.store import Store

THREADS = 4


def make() -> Receiver:
    streaming.BEATS = float(os.environ.get("TEST_BEATS", streaming.BEATS))
    streaming.LIFE = float(os.environ.get("TEST_LIFE", streaming.LIFE))
    store = Store(os.environ["TEST_STORE"])
    return Receiver(create_app(store, "http://localhost", threads=THREADS), THREADS)
