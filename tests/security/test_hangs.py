"""A title that never comes back: its row is parked, and everybody else goes on."""

from __future__ import annotations

import subprocess
import sys
import time
import uuid
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from domain.titles.shelf import titles
from service.store import Row, Store
from tests.harness.running import ROOT, Service, add_player, environment, up
from tests.service.tiny import tiny
from tests.workers.conftest import ANN, open_table
from tests.workers.test_wakes import production

PATIENCE = 120.0


class Player:
    """Says everything until it is answered, as a client does whose service is on its way to a new process."""

    def __init__(self, service: Service, key: str) -> None:
        self.service, self.key = service, key

    def request(self, method: str, path: str, body: Any = None, wait: int = 0) -> dict[str, Any]:
        headers = {"Idempotency_Key": uuid.uuid4().hex, "Prefer": f"wait={wait}"}
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return dict(self.service.request(method, f"/api/v1{path}", self.key, body, **headers)[1])
            except (OSError, HTTPException):
                assert time.monotonic() < end
                time.sleep(0.1)

    def open(self) -> str:
        """A game of one, in which the player has bid and may say anything."""
        opened = self.request("POST", "/games", {"title": "tiny", "seats": [{}]}, wait=30)
        assert opened["status"] == "done", opened
        legal = self.request("GET", f"/games/{opened['game']}/legal")["commands"]
        assert self.say(opened["game"], legal[0]["sentence"], wait=30)["status"] == "done"
        return str(opened["game"])

    def say(self, game: str, line: str, wait: int = 0) -> dict[str, Any]:
        return self.request("POST", f"/games/{game}/commands", {"say": line}, wait)

    def status(self, command: dict[str, Any]) -> str:
        return str(self.request("GET", f"/commands/{command['id']}")["status"])


def until(what: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not what() and time.monotonic() < end:
        time.sleep(0.2)
    return what()


@pytest.mark.parametrize("line", ["spin", "freeze"])
def test_a_row_that_hangs_is_parked_and_others_go_on(tmp_path: Path, line: str) -> None:
    data = tmp_path / "data"
    key = add_player(data, "Ann")
    with up(data, "tests.security.hanging") as service:
        ann = Player(service, key)
        bad, good = ann.open(), ann.open()
        hanging = ann.say(bad, line)
        waiting = ann.say(good, "put 1")
        assert until(lambda: ann.status(waiting) == "done")
        assert until(lambda: ann.status(hanging) == "parked")
        assert ann.say(good, "put 2", wait=30)["status"] == "done"
    shown = subprocess.run(
        [sys.executable, "-m", "ops.cli.main", "game", "parked"],
        env=environment(data), cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert hanging["id"] in shown.stdout and "did not come back" in shown.stdout


@pytest.mark.long
def test_a_row_that_hangs_the_workers_of_the_procfile_is_parked(
    postgres: str, redis: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(titles, "tiny", tiny)
    store = Store(postgres)
    bad, good = (open_table(store, {"player": ANN}) for _ in range(2))
    for table in (bad, good):
        table.say(f"bid {table.game.state.hands[0][0]}")
    with production(postgres, redis, tmp_path, "tests.security.hanging:worker"):
        hanging, others = bad.submit("freeze"), [good.submit("put 1") for _ in range(5)]

        def statuses(*rows: Row) -> set[str]:
            return {found.status for row in rows if (found := store.intake.row(row.id)) is not None}

        assert until(lambda: statuses(*others) == {"done"})
        assert until(lambda: statuses(hanging) == {"parked"})
    store.close()
