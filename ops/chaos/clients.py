"""The clients of a service under attack, and what they were promised."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

from ops.chaos.crew import ROOT


class Clients:
    """The client processes; each writes down what it was promised."""

    def __init__(self, url: str, folder: Path, keys: list[str], dice: random.Random) -> None:
        self.logs = [folder / f"client-{n}.jsonl" for n in range(len(keys) // 2)]
        self._commands = [
            [sys.executable, "-m", "ops.chaos.people", url, str(log), str(dice.randrange(10**6)), *pair]
            for log, pair in zip(self.logs, zip(keys[::2], keys[1::2], strict=True), strict=True)
        ]
        self._processes: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Clients:
        self._processes = [subprocess.Popen(command, stdin=subprocess.PIPE, cwd=ROOT) for command in self._commands]
        return self

    def __exit__(self, *_: object) -> None:
        """They end what they are at; a closed input tells them, also if this process dies."""
        for process in self._processes:
            assert process.stdin is not None
            process.stdin.close()
        for process in self._processes:
            process.wait(60)

    def promises(self) -> list[dict[str, Any]]:
        told = [json.loads(line) for log in self.logs if log.exists() for line in log.read_text().splitlines()]
        return [each for each in told if "id" in each]

    def accepted(self) -> dict[str, str]:
        """Key to intake id of everything that was answered with 2xx or a verdict."""
        return {promise["key"]: promise["id"] for promise in self.promises()}

    def contradictions(self) -> int:
        """Keys that were answered with two different rows, or with two different verdicts."""
        seen: dict[str, dict[str, Any]] = {}
        wrong = 0
        for promise in self.promises():
            first = seen.setdefault(promise["key"], promise)
            verdicts = {first["status"], promise["status"]} - {"open"}
            wrong += first["id"] != promise["id"] or len(verdicts) > 1
            if promise["status"] != "open":
                seen[promise["key"]] = promise
        return wrong
