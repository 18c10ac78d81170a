"""What came on a stream of events."""

from __future__ import annotations

import json
from typing import Any, NamedTuple


class Came(NamedTuple):
    number: int
    name: str
    data: dict[str, Any]


def read_events(text: str) -> list[Came]:
    """As a browser reads them: blocks of fields; a block without data is no event."""
    found = []
    for block in text.split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.splitlines() if not line.startswith(":"))
        if "data" in fields:
            found.append(Came(int(fields["id"]), fields["event"], json.loads(fields["data"])))
    return found
