"""What granian serves in `test_receiving.py`: an application that tells what it was given."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from ops import receiving


def told(environ: dict[str, Any], start_response: Callable[[str, list[tuple[str, str]]], Any]) -> Iterable[bytes]:
    if environ["PATH_INFO"] == "/fails":
        raise ValueError("as it was asked to")
    size = int(environ["PATH_INFO"].removeprefix("/long/")) if environ["PATH_INFO"].startswith("/long/") else 0
    words = {name: value for name, value in environ.items() if isinstance(value, str)}
    answer = b"x" * size or json.dumps({**words, "size": len(environ["wsgi.input"].read())}).encode()
    start_response("200 OK", [("Content-Type", "application/json"), ("Content-Length", str(len(answer)))])
    return [b"" if environ["REQUEST_METHOD"] == "HEAD" else answer]


def make() -> receiving.Receiver:
    receiving.SENDING, receiving.COMING, receiving.UNREAD = 3.0, 4, 1
    return receiving.Receiver(told, 1, behind_proxy=True)
