"""HTTP clients of the benchmark, in a process of their own: each plays solo games and waits for each verdict.

They take turns in one thread: what they cost, and what they wait for each other, is no part of what is measured.
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

WARM = 5  # commands of each client that are not counted

AGAIN = 0.005  # seconds between two looks at a command
PATIENCE = 30.0  # seconds for an answer
STATUS = {"open": 202, "done": 200, "refused": 422, "parked": 500}
_LENGTH = re.compile(rb"(?i)\r\ncontent-length: *(\d+)\r\n")


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
    def __init__(self, host: str, key: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.head = f"Host: {host}\r\nAuthorization: Bearer {key}\r\nContent-Type: application/json\r\nPrefer: wait=10"
        self.game = ""

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        data = json.dumps(body).encode() if body is not None else b""
        head = f"{method} /api/v1{path} HTTP/1.1\r\n{self.head}\r\nContent-Length: {len(data)}\r\n\r\n"
        self.writer.write(head.encode() + data)
        async with asyncio.timeout(PATIENCE):
            answer = await self.reader.readuntil(b"\r\n\r\n")
            length = _LENGTH.search(answer)
            text = await self.reader.readexactly(int(length[1]) if length else 0)
        return int(answer.split(b" ", 2)[1]), json.loads(text)

    async def decided(self, path: str, body: Any) -> tuple[int, Any]:
        """Who finds no place to wait asks again: the service lets so many wait at once and no more."""
        status, answer = await self.request("POST", path, body)
        while status == 202:
            await asyncio.sleep(AGAIN)
            _, answer = await self.request("GET", f"/commands/{answer['id']}")
            status = STATUS[answer["status"]]
        return status, answer

    async def open(self) -> None:
        status, opened = await self.decided("/games", {"title": "sagrada", "seats": [{}]})
        if status not in (200, 201):
            raise RuntimeError(f"no game: {status} {opened}")
        self.game = opened["game"]
        _, legal = await self.request("GET", f"/games/{self.game}/legal")
        await self.say(legal["commands"][0]["sentence"])

    async def say(self, sentence: str) -> int:
        return (await self.decided(f"/games/{self.game}/commands", {"say": sentence}))[0]

    async def pass_on(self) -> float:
        """Milliseconds from the request to the verdict."""
        while True:
            began = time.perf_counter()
            status = await self.say("pass")
            if status == 200:
                return (time.perf_counter() - began) * 1000
            await self.open()

    async def play(self, commands: int, start: asyncio.Barrier) -> list[float]:
        await self.open()
        for _ in range(WARM):
            await self.pass_on()
        await start.wait()
        return [await self.pass_on() for _ in range(commands)]


async def play_one(host: str, key: str, commands: int, start: asyncio.Barrier) -> list[float]:
    reader, writer = await asyncio.open_connection(*host.rsplit(":", 1))
    with closing(writer):
        return await Player(host, key, reader, writer).play(commands, start)


async def play(url: str, keys: list[str], commands: int) -> Posted:
    start = asyncio.Barrier(len(keys) + 1)
    async with asyncio.TaskGroup() as group:
        players = [group.create_task(play_one(urlsplit(url).netloc, key, commands, start)) for key in keys]
        await start.wait()
        began = time.perf_counter()
    times = [each for player in players for each in player.result()]
    return Posted(times, len(times) / (time.perf_counter() - began))


def main(arguments: list[str]) -> int:
    """The keys come on the standard input: arguments are shown to everybody on the machine."""
    url, commands, keys = arguments[0], int(arguments[1]), sys.stdin.read().split()
    try:
        posted = asyncio.run(play(url, keys, commands))
    except ExceptionGroup as failed:
        print(f"{type(failed.exceptions[0]).__name__}: {failed.exceptions[0]}", file=sys.stderr)
        return 1
    print(json.dumps(vars(posted)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
