"""What is done most goes through few files: no way gets longer unseen. A shorter way lowers its number here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

MOST = {"command": 60, "letter_sent": 132, "mail": 146, "page": 87, "letter": 106, "deadline": 53}


@pytest.fixture(scope="module")
def ways() -> dict[str, list[int]]:
    """In a process of its own: counting calls slows down all that runs beside it."""
    command = [sys.executable, "-m", "ops.cli.main", "bench", "paths", "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=Path(__file__).parents[2])
    found: dict[str, list[int]] = json.loads(ran.stdout)
    return found


@pytest.mark.parametrize("name", MOST)
def test_a_way_goes_through_few_files(ways: dict[str, list[int]], name: str) -> None:
    files, _ = ways[name]
    assert 10 < files <= MOST[name]
