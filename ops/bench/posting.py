"""HTTP clients of the benchmark, in a process of their own: each plays solo games and waits for each verdict."""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

WARM = 5  # commands of each client that are not counted

AGAIN = 0.005  # seconds between two looks at a command
STATUS = {"open": 202, "done": 200, "refused": 422, "parked": 500}


@dataclass
class Posted:
    milliseconds: list[float]
    rate: float


class ClientFailed(Exception):
    """The text says what the service answered."""


def post_and_wait(url: str, keys: list[str], posts: int) -> Posted:
    command = [sys.executable, "-m", "ops.bench.posting", url, str(max(20, posts // len(keys)))]
    ran = subprocess.run(command, input="\n".join(keys), capture_output=True, text=True)
    if ran.returncode:
        raise ClientFailed(f"A client failed: {ran.stderr.strip()[-2000:]}")
    return Posted(**json.loads(ran.stdout))


class Player:
    def __init__(self, url: str, key: str) -> None:
        self.connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=30)
        self.headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json", "Prefer": "wait=10"}
        self.game = ""

    def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        data = json.dumps(body) if body is not None else None
        self.connection.request(method, "/api/v1" + path, data, self.headers)
        answer = self.connection.getresponse()
        return answer.status, json.loads(answer.read())

    def decided(self, path: str, body: Any) -> tuple[int, Any]:
        """Who finds no place to wait asks again: the service lets so many wait at once and no more."""
        status, answer = self.request("POST", path, body)
        while status == 202:
            time.sleep(AGAIN)
            _, answer = self.request("GET", f"/commands/{answer['id']}")
            status = STATUS[answer["status"]]
        return status, answer

    def open(self) -> None:
        status, opened = self.decided("/games", {"title": "sagrada", "seats": [{}]})
        if status not in (200, 201):
            raise RuntimeError(f"no game: {status} {opened}")
        self.game = opened["game"]
        _, legal = self.request("GET", f"/games/{self.game}/legal")
        self.say(legal["commands"][0]["sentence"])

    def say(self, sentence: str) -> int:
        return self.decided(f"/games/{self.game}/commands", {"say": sentence})[0]

    def pass_on(self) -> float:
        """Milliseconds from the request to the verdict."""
        while True:
            began = time.perf_counter()
            status = self.say("pass")
            if status == 200:
                return (time.perf_counter() - began) * 1000
            self.open()

    def play(self, commands: int, start: threading.Barrier, times: list[float]) -> None:
        self.open()
        for _ in range(WARM):
            self.pass_on()
        start.wait()
        times.extend(self.pass_on() for _ in range(commands))


def main(arguments: list[str]) -> int:
    """The keys come on the standard input: arguments are shown to everybody on the machine."""
    url, commands, keys = arguments[0], int(arguments[1]), sys.stdin.read().split()
    start = threading.Barrier(len(keys) + 1)
    times: list[float] = []
    failed: list[Exception] = []

    def play(key: str) -> None:
        try:
            Player(url, key).play(commands, start, times)
        except Exception as error:
            failed.append(error)
            start.abort()  # or all others would wait for this one

    threads = [threading.Thread(target=play, args=(key,)) for key in keys]
    for thread in threads:
        thread.start()
    with suppress(threading.BrokenBarrierError):
        start.wait()
    began = time.perf_counter()
    for thread in threads:
        thread.join()
    if failed:
        print(f"{type(failed[0]).__name__}: {failed[0]}", file=sys.stderr)
        return 1
    print(json.dumps({"milliseconds": times, "rate": len(times) / (time.perf_counter() - began)}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
