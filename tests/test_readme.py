"""The README is run: its script of curl lines against the service that its first command starts.

`python -m tests.test_readme` writes the lists of settings and commands into it anew.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from ops.cli.main import usage
from ops.server.settings import described
from tests.harness.running import Service, up

ROOT = Path(__file__).parent.parent
FILE = ROOT / "README.md"
README = FILE.read_text(encoding="utf-8")
LISTS = {"Settings": described(), "The `posthorn` command": usage()}


def block(heading: str, language: str) -> str:
    section = README.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    found = re.search(rf"```{language}\n(.*?)```", section, re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("heading", LISTS)
def test_lists_are_those_of_the_program(heading: str) -> None:
    assert block(heading, "text").strip("\n") == LISTS[heading], "run python -m tests.test_readme"


def test_its_pictures_are_there() -> None:
    pictures = re.findall(r"(?m)^\[\w+\]: (\S+\.png)$", README)
    assert len(pictures) == 6 and all((ROOT / each).read_bytes().startswith(b"\x89PNG") for each in pictures)


@pytest.mark.skipif(shutil.which("curl") is None, reason="the script is made of curl lines")
def test_a_game_with_curl(tmp_path: Path) -> None:
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    for name, command in (("python", sys.executable), ("posthorn", f"{sys.executable} -m ops.cli.main")):
        program = tmp_path / ".venv" / "bin" / name
        program.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
        program.chmod(0o755)
    data = tmp_path / "data"
    with up(data) as service:
        assert {"Play a bot now", "Outbox"} <= set(re.findall(r">([^<>]+)</(?:h2|a)>", first_minute(service)))
        script = block("A game with curl", "sh").replace("http://127.0.0.1:8000", service.url)
        environment = {**os.environ, "POSTHORN_DATA": str(data), "PYTHONPATH": str(ROOT)}
        ran = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
        )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    chosen, move, drafted, board = ran.stdout.split("\n", 3)
    assert (chosen, drafted) == ("done", "done")
    assert move.startswith("take ")
    die = move.split()[1]
    assert die in board


def first_minute(service: Service) -> str:
    """The page behind the address that was printed."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    with opener.open(service.url + service.door, timeout=60) as answer:
        return str(answer.read().decode())


def write_lists() -> None:
    written = README
    for heading, listed in LISTS.items():
        written = written.replace(f"```text\n{block(heading, 'text')}```", f"```text\n{listed}\n```")
    FILE.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    write_lists()
