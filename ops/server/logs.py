"""What stands in the log: lines to read, or one object of JSON a line (POSTHORN_LOG=json).

An entry of JSON bears the ids of what was in hand (request, game, row, mail, letter), found where they are known
already: in the request that Flask serves, in the work that the watchdog times, and in the words of the entry itself.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime

from domain.game.names import one_line

# tokens of letters, keys of the API, secrets of sessions and keys of addresses, passwords in addresses of servers
SECRET = re.compile(
    r"(?<![a-z2-7])[a-z2-7]{28}(?![a-z2-7])|\bph_[\w-]{32}|(?<![\w-])[\w-]{43}(?![\w-])|\b[0-9a-f]{32,64}\b"
    r"|(?<=://)[^/\s:@]*:[^/\s@]+(?=@)"
)
IDS = re.compile(r"\b(row|game|mail|letter) ([a-z2-7]{8,26}|\d+)\b")
LONGEST = 4000  # letters of one entry's words, and of its traceback


class Entry(logging.Formatter):
    """Words of strangers stand in some entries, in errors above all: only the first line begins at the margin, nothing
    steers a terminal. A secret is left out."""

    def format(self, record: logging.LogRecord) -> str:
        lines = map(one_line, super().format(record).splitlines())
        return SECRET.sub("<secret>", "\n    ".join(lines))


class JsonEntry(Entry):
    def format(self, record: logging.LogRecord) -> str:
        message = _clean(record.getMessage())
        entry: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(), "logger": record.name, "message": message, **in_hand(message),
            **getattr(record, "posthorn", {}),
        }  # fmt: skip
        if record.exc_info:
            entry["error"] = _clean(self.formatException(record.exc_info)[-LONGEST:])
        return json.dumps(entry, ensure_ascii=False)


def _clean(text: str) -> str:
    return SECRET.sub("<secret>", "\n".join(map(one_line, text[:LONGEST].splitlines())))


def in_hand(message: str) -> Mapping[str, str]:
    """Ids that belong to this entry. What is not loaded in this process has nothing in hand."""
    found: dict[str, str] = {}
    if (watchdog := sys.modules.get("workers.watchdog")) is not None:
        found |= IDS.findall(watchdog.in_hand())
    if (flask := sys.modules.get("flask")) is not None and flask.has_request_context():
        found["request"] = flask.request.environ.get("posthorn.request", "")
        game = (flask.request.view_args or {}).get("game_id") or (flask.request.view_args or {}).get("game")
        found |= IDS.findall(f"game {game}")
    return {**found, **dict(IDS.findall(message))}


def set_up(level: str) -> None:
    """`level`: as the setting has it. Celery says at each wake-up that it came and went; that is for debugging."""
    as_json = level == "json"
    handler = logging.StreamHandler()
    handler.setFormatter(JsonEntry() if as_json else Entry("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level="INFO" if as_json else level.upper(), handlers=[handler])
    if level != "debug":
        for name in ("celery.worker.strategy", "celery.app.trace", "celery.beat"):
            logging.getLogger(name).setLevel(logging.WARNING)
    if level not in ("debug", "json"):
        logging.getLogger("posthorn.requests").setLevel(logging.WARNING)
