"""What `ops/test --peers` says on a machine that lacks something."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.harness.running import ROOT
from tests.peers import programs


def test_what_is_missing_is_named_with_the_line_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "NEEDED", {"postfix": sys.executable, "swaks": "/nowhere/swaks"})
    said = programs.lacking()
    assert "missing here: swaks." in said
    assert "apt-get install --no-install-recommends postfix swaks\n" in said


def test_root_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "NEEDED", {"postfix": sys.executable})
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert "as root" in programs.lacking()
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert programs.lacking() == ""


def test_nothing_is_skipped() -> None:
    """Where a program is missing, the run fails before any test; elsewhere the tests are found."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "tests/peers"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if programs.lacking():
        assert ran.returncode == 4 and programs.lacking().partition("\n")[0] in ran.stderr
    else:
        assert ran.returncode == 0 and "test_dialogue.py" in ran.stdout
