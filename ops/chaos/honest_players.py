"""Honest people who play over HTTP beside others: how long each move took, from the first try to its verdict.

python -m ops.chaos.honest_players URL LOG SEED THINKING KEY...: one person and one game at a time for each key,
against a bot.
"""

from __future__ import annotations

import contextlib
import json
import random
import sys
import threading
import time
import urllib.error
import urllib.request
import uuid
from http.client import HTTPException
from typing import Any

from ops.chaos.people import until_told

PATIENCE = 20.0  # seconds after which a person reloads the page
FINAL = (200, 201, 404, 409, 412, 422)


class HonestPlayer:
    def __init__(self, url: str, key: str, log: Any, dice: random.Random, thinking: float, stop: threading.Event):
        self.url, self.key, self.log, self.dice, self.thinking, self.stop = url, key, log, dice, thinking, stop

    def play(self) -> None:
        self.stop.wait(self.dice.uniform(0, self.thinking))
        while not self.stop.is_set():
            opened = self.say("/games", {"title": "sagrada", "seats": [{}, {"bot": "sensible"}]}, "open")
            game = opened.get("game")
            while game and not self.stop.is_set() and self.move(game):
                self.stop.wait(self.dice.uniform(0.5, 1.5) * self.thinking)

    def move(self, game: str) -> bool:
        """False once the game is over."""
        status, legal = self.ask("GET", f"/games/{game}/legal")
        sentences = [each["sentence"] for each in (legal or {}).get("commands", [])]
        if status == 200 and sentences:
            self.say(f"/games/{game}/commands", {"say": self.dice.choice(sentences)}, "move")
        elif status == 200:  # the bot moves, or nobody does any more
            _, found = self.ask("GET", f"/games/{game}")
            return (found or {}).get("phase") not in ("over", "closed")
        return status in (0, 200, 429) or status >= 500

    def say(self, path: str, body: dict[str, Any], what: str) -> dict[str, Any]:
        """Again and again with the same key until there is a verdict."""
        key, began, tries = uuid.uuid4().hex, time.monotonic(), 0
        headers = {"Idempotency-Key": key, "Prefer": "wait=10"}
        while not self.stop.is_set():
            tries += 1
            status, answer = self.ask("POST", path, body, headers)
            row = (answer or {}).get("command", answer) or {}
            if status == 202 and tries == 1 and row.get("id"):
                self.note(key, row, what, None, tries)  # promised, and not yet told
            if status in FINAL:
                self.note(key, row, what, time.monotonic() - began, tries)
                return row
            self.stop.wait(0.02)
        return {}

    def note(self, key: str, row: dict[str, Any], what: str, seconds: float | None, tries: int) -> None:
        told = {"key": key, "id": row.get("id"), "status": row.get("status"), "what": what}
        self.log({**told, "seconds": seconds, "tries": tries})

    def ask(self, method: str, path: str, body: Any = None, more: dict[str, str] | None = None) -> tuple[int, Any]:
        data = json.dumps(body).encode() if body is not None else None
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json", **(more or {})}
        request = urllib.request.Request(f"{self.url}/api/v1{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            with contextlib.suppress(OSError, ValueError, HTTPException):
                return error.code, json.load(error)
        except (OSError, ValueError, HTTPException):
            pass
        return 0, None


def main(arguments: list[str]) -> int:
    url, path, seed, thinking, *keys = arguments
    stop, lock = threading.Event(), threading.Lock()
    with open(path, "a", encoding="utf-8") as file:

        def log(promise: dict[str, Any]) -> None:
            with lock:
                file.write(json.dumps(promise) + "\n")
                file.flush()

        people = [
            HonestPlayer(url, key, log, random.Random(f"{seed} {key}"), float(thinking), stop) for key in keys
        ]  # fmt: skip
        until_told([person.play for person in people], stop)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
