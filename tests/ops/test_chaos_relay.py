"""The trial of a mail server that misbehaves, in small, and that it finds what it is for."""

from __future__ import annotations

from pathlib import Path

import pytest

from ops.chaos import relay
from ops.chaos.relay import SCENARIOS, trial
from service.store import letters
from workers import clock_credit


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(relay, "AFTER", 34.0)
    return f"sqlite:///{tmp_path / 'posthorn.db'}"


@pytest.mark.parametrize("name", ["550 for one", "cutting after DATA"])
def test_nobody_is_harmed(database: str, name: str) -> None:
    outcome = trial(name, database, 2, 7)
    assert outcome.wrong == () and outcome.letters > 20
    assert not outcome.twice or SCENARIOS[name].does.cuts


def test_who_is_timed_out_for_what_they_never_got_is_found(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "without_waiting", lambda session, places: list(places))
    monkeypatch.setattr(clock_credit, "_credited", lambda *given: False)
    assert any("timed out" in each for each in trial("550 for all, for hours", database, 2, 7).wrong)
