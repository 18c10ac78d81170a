"""People who play over HTTP, two of them in one process: they repeat what got no answer, and often what got one."""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import sys
import threading
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Sequence
from functools import partial
from http.client import HTTPException
from typing import Any


class Person:
    def __init__(self, url: str, key: str, log: Any, dice: random.Random, stop: threading.Event) -> None:
        """`url`: one or several, with commas between: who gets no answer at one tries the next."""
        self.urls, self.key, self.log, self.dice, self.stop = url.split(","), key, log, dice, stop

    def get(self, path: str) -> Any:
        while not self.stop.is_set():
            status, answer = self._request("GET", path)
            if status and status < 500:
                return answer if status == 200 else None
            time.sleep(0.1)
        return None

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any] | None:
        """Again and again with the same key until there is an answer; then perhaps once more."""
        key = uuid.uuid4().hex
        wait = self.dice.choice(["wait=0", "wait=1", "wait=3"])
        left = 1
        answer = None
        self._write({"sent": key, "at": time.time()})
        while left and not self.stop.is_set():
            status, answer = self._request("POST", path, body, {"Idempotency-Key": key, "Prefer": wait})
            if status in (0, 429) or status >= 500:
                time.sleep(0.05)
                continue
            row = answer.get("command", answer) if status == 422 else answer
            if status in (200, 201, 202, 422) and isinstance(row, dict) and "id" in row:
                self._note(key, row)
                left += self.dice.random() < 0.3
            left -= 1
        return answer

    def _note(self, key: str, row: dict[str, Any]) -> None:
        told = {name: row[name] for name in ("id", "status", "game")}
        self._write({"key": key, **told, "at": time.time()})

    def _write(self, what: dict[str, Any]) -> None:
        self.log.write(json.dumps(what) + "\n")
        self.log.flush()

    def _request(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        data = json.dumps(body).encode() if body is not None else None
        given = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json", **(headers or {})}
        request = urllib.request.Request(self.urls[0] + "/api/v1" + path, data, given, method=method)
        try:
            with urllib.request.urlopen(request, timeout=8) as response:
                return response.status, json.load(response)
        except urllib.error.HTTPError as error:
            with contextlib.suppress(OSError, ValueError, HTTPException):
                return error.code, json.load(error)
            return 0, None
        except (OSError, ValueError, HTTPException):
            self.urls.append(self.urls.pop(0))
            return 0, None

    def say_something(self, game: str) -> bool:
        """False once the game is over."""
        legal = self.get(f"/games/{game}/legal")
        if legal is None:
            return False
        sentences = [each["sentence"] for each in legal["commands"]]
        chance = self.dice.random()
        if chance < 0.05:
            self.post(f"/games/{game}/commands", {"say": "prose that means nothing"})
        elif chance < 0.12:
            self.post(f"/games/{game}/undo", {})
        elif sentences:
            self.post(f"/games/{game}/commands", {"say": self.dice.choice(sentences)})
        else:
            time.sleep(0.02)
        return True


class Pair:
    """Two people who share games with a bot; both may speak at the same moment."""

    def __init__(self, people: list[Person], stop: threading.Event) -> None:
        self.people, self.stop = people, stop
        self.games: list[str] = []

    def open(self) -> None:
        host, guest = self.people
        order = {"title": "sagrada", "seats": [{}, {}, {"bot": "sensible"}]}
        opened = host.post("/games", order)
        if opened and opened.get("game"):
            guest.post(f"/games/{opened['game']}/seats", {})
            self.games.append(opened["game"])

    def play(self, person: Person) -> None:
        while not self.stop.is_set():
            if not self.games or (person is self.people[0] and len(self.games) < 3):
                if person is self.people[0]:
                    self.open()
                else:
                    time.sleep(0.1)
                continue
            game = person.dice.choice(self.games)
            if not person.say_something(game) and game in self.games and not self.stop.is_set():
                self.games.remove(game)


def until_told(works: Sequence[Callable[[], object]], stop: threading.Event) -> None:
    """All at once, until whoever began this process closes its input."""
    threads = [threading.Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    sys.stdin.read()
    stop.set()
    for thread in threads:
        thread.join()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("log")
    parser.add_argument("seed", type=int)
    parser.add_argument("keys", nargs=2)
    given = parser.parse_args(arguments)
    stop = threading.Event()
    with open(given.log, "a") as log:
        people = [Person(given.url, key, log, random.Random(given.seed + n), stop) for n, key in enumerate(given.keys)]
        pair = Pair(people, stop)
        until_told([partial(pair.play, person) for person in people], stop)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
