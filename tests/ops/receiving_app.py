"""What granian serves in `test_receiving.py`: an application that tells what it was given."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from ops.server import receiving


def told(environ: dict[str, Any], start_response: Callable[[str, list[tuple[str, str]]], Any]) -> Iterable[bytes]:
    if environ["PATH_INFO"] == "/fails":
        raise ValueError("as it was asked to")
    words = {name: value for name, value in environ.items() if isinstance(value, str)}
    answer = json.dumps({**words, "size": len(environ["wsgi.input"].read())}).encode()
    start_response("200 OK", [("Content-Type", "application/json"), ("Content-Length", str(len(answer)))])
    return [b"" if environ["REQUEST_METHOD"] == "HEAD" else answer]


def make() -> receiving.Receiver:
    receiving.SENDING, receiving.COMING = 8.0, 4
    return receiving.Receiver(told, 1, behind_proxy=True)
