"""Tell Prometheus how the service does, in a process of its own, on POSTHORN_METRICS_PORT.

Without a port it waits to be ended: a process of the Procfile that ends takes the others along.
"""

from __future__ import annotations

import argparse
import signal
import threading

from ops.server.metrics import served
from ops.server.starting import AT_BOOT, open_store, read_settings


def main(arguments: list[str]) -> int:
    argparse.ArgumentParser(prog="posthorn metrics", description=__doc__).parse_args(arguments)
    settings = read_settings()
    stop = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stop.set())
    if settings.metrics_port is None:
        print("Metrics: no port is set (POSTHORN_METRICS_PORT).", flush=True)
        stop.wait()
        return 0
    store = open_store(settings, patience=AT_BOOT)
    with served(store, settings.metrics_host, settings.metrics_port) as said:
        print(said, flush=True)
        stop.wait()
    store.close()
    return 0
