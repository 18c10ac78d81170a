"""The bot of `examples/bot` plays whole games of a running service, by the stream of events and the API alone."""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from pathlib import Path

import pytest

from domain.titles.shelf import titles
from tests.harness.running import ROOT, Service, add_player, end_with_caller, up

BOT = ROOT / "examples" / "bot" / "bot.py"
MOST = 1500  # seconds of one game, on a machine that does much else


def open_game(service: Service, key: str, title: str) -> str:
    body = {"title": title, "seats": [{}, {"bot": "sensible"}]}
    status, game = service.request("POST", "/api/v1/games", key, body, Prefer="wait=20")
    assert status == 201, game
    return f"/api/v1/games/{game['game']}"


@pytest.mark.parametrize("title", sorted(titles))
def test_the_bot_plays_a_whole_game(tmp_path: Path, title: str) -> None:
    """One game is open before it starts, of the other one it is told."""
    data = tmp_path / "data"
    key = add_player(data, "Robin")
    with up(data) as service:
        games = [open_game(service, key, title)]
        bot = subprocess.Popen([sys.executable, BOT, service.url, key], preexec_fn=end_with_caller)
        try:
            if title == "pig":
                games.append(open_game(service, key, title))
            end = time.monotonic() + MOST
            while any(service.request("GET", game, key)[1]["phase"] == "running" for game in games):
                assert bot.poll() is None, "the bot has ended"
                assert time.monotonic() < end
                time.sleep(0.5)
        finally:
            bot.terminate()
            bot.wait(20)
        for game in games:
            assert service.request("GET", game, key)[1]["result"]["ranking"]


def test_it_is_short_and_needs_nothing_but_python() -> None:
    source = BOT.read_text(encoding="utf-8")
    assert len(source.splitlines()) < 100
    tree = ast.parse(source)
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names
