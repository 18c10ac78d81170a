"""`posthorn up`: one process, which can be killed at any moment and goes on."""

from __future__ import annotations

import subprocess
import sys
import threading
from http.client import HTTPException
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.harness.running import ROOT, Service, add_player, environment, up

GAMES, EACH = 10, 10


def open_solo(service: Service, key: str) -> str:
    status, game = service.request("POST", "/api/v1/games", key, {"title": "sagrada", "seats": [{}]}, Prefer="wait=20")
    assert status == 201, game
    return str(game["game"])


class Sender:
    """Posts commands from many threads and keeps the answers; what fails is known by its key and sent again."""

    def __init__(self, service: Service, key: str, enough: int) -> None:
        self.service, self.key, self.enough = service, key, enough
        self.answers: dict[str, int] = {}
        self.reached = threading.Event()

    def send(self, game: str, number: int) -> None:
        name = f"{game}-{number}"
        try:
            status, _ = post(self.service, self.key, game, name)
        except (OSError, HTTPException, ValueError):  # no answer, or half of one
            return
        self.answers[name] = status
        if len(self.answers) >= self.enough:
            self.reached.set()


def post(service: Service, key: str, game: str, name: str, **headers: str) -> tuple[int, Any]:
    path = f"/api/v1/games/{game}/commands"
    return service.request("POST", path, key, {"say": "pass"}, Idempotency_Key=name, **headers)


def test_commands_in_flight_survive_a_kill(tmp_path: Path) -> None:
    data = tmp_path / "data"
    key = add_player(data, "Ann")
    with up(data) as service:
        games = [open_solo(service, key) for _ in range(GAMES)]
        sender = Sender(service, key, GAMES * EACH // 2)
        threads = [threading.Thread(target=sender.send, args=(game, n)) for n in range(EACH) for game in games]
        for thread in threads:
            thread.start()
        assert sender.reached.wait(60)
        service.kill()
        for thread in threads:
            thread.join()
    with up(data) as service:
        rows = []
        for game in games:
            for n in range(EACH):
                status, answer = post(service, key, game, f"{game}-{n}", Prefer="wait=20")
                assert status in (200, 422), answer
                rows.append(answer.get("command", answer))
        assert {row["status"] for row in rows} <= {"done", "refused"}
        assert len({row["id"] for row in rows}) == GAMES * EACH


def test_a_killed_child_is_replaced_and_requests_wait(tmp_path: Path) -> None:
    data = tmp_path / "data"
    key = add_player(data, "Ann")
    with up(data) as service:
        (child,) = psutil.Process(service.process.pid).children()
        child.kill()
        child.wait(20)
        assert open_solo(service, key), "the keeper holds the socket meanwhile"
        (another,) = psutil.Process(service.process.pid).children()
        service.kill()
        another.wait(20)


def test_a_second_one_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with up(data):
        command = [sys.executable, "-m", "ops.cli.main", "up"]
        second = subprocess.run(command, env=environment(data), cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert second.returncode == 1
    assert "Another Posthorn runs in" in second.stderr


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with up(tmp_path / "one") as service:
        port = service.url.rsplit(":", 1)[1]
        command = [sys.executable, "-m", "ops.cli.main", "up", "--port", port]
        again = environment(tmp_path / "two")
        second = subprocess.run(command, env=again, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert second.returncode == 1
    assert "set POSTHORN_PORT to a free port" in second.stderr


@pytest.mark.parametrize("ending", ["terminate", "send_signal"])
def test_it_ends_in_good_order(tmp_path: Path, ending: str) -> None:
    with up(tmp_path / "data") as service:
        if ending == "terminate":
            service.process.terminate()
        else:
            service.process.send_signal(2)
        assert service.process.wait(20) == 0


def test_wrong_settings_stop_it_with_what_to_set(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ops.cli.main", "up"]
    wrong = environment(tmp_path, POSTHORN_URL="play.example")
    ran = subprocess.run(command, env=wrong, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2
    assert "Set POSTHORN_URL to an address like https://play.example" in ran.stderr


def test_the_keeper_stays_small() -> None:
    """It lives beside the process that does the work, and loads what that one needs for itself."""
    loaded = [sys.executable, "-c", "import sys, ops.cli.up; print(*sys.modules)"]
    names = subprocess.run(loaded, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert "ops.server.starting" in names and {"service.store", "domain.titles.shelf"}.isdisjoint(names)
