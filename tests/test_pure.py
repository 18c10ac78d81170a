"""The domain is pure: no chance, no clock, no environment, no input or output. Each is planted here and found."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CALLED = {"open", "print", "input", "eval", "exec", "compile", "__import__", "breakpoint"}  # builtins the linter misses
IMPURE = [
    "import random\n", "from random import shuffle\n", "import secrets\n", "import time\n", "import os\n",
    "import uuid\n", "import socket\n", "import logging\n", "import flask\n", "from celery import Celery\n",
    "from datetime import datetime\n\nNOW = datetime.now()\n", "from datetime import date\n\nDAY = date.today()\n",
]  # fmt: skip


def banned(source: str) -> list[str]:
    """What ruff has against this as a file of the domain."""
    ran = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--select", "TID251", "--output-format", "concise",
         "--stdin-filename", "domain/planted.py", "-"],
        input=source, capture_output=True, text=True, cwd=ROOT, timeout=60,
    )  # fmt: skip
    return [line for line in ran.stdout.splitlines() if "TID251" in line]


def called(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLED:
            yield f"line {node.lineno}: {node.func.id}"


@pytest.mark.parametrize("source", IMPURE)
def test_what_is_not_pure_is_named_with_its_cure(source: str) -> None:
    (found,) = banned(source)
    assert "is banned: " in found


def test_the_same_outside_the_domain_is_allowed() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--select", "TID251", "--stdin-filename", "workers/planted.py", "-"],
        input="import time\n", capture_output=True, text=True, cwd=ROOT, timeout=60,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout


def test_nothing_is_opened_printed_or_made_from_text() -> None:
    assert list(called("open('x')\n")) == ["line 1: open"]
    found = {
        str(file.relative_to(ROOT)): list(called(file.read_text(encoding="utf-8")))
        for file in (ROOT / "domain").rglob("*.py")
    }
    assert not {file: calls for file, calls in found.items() if calls}
