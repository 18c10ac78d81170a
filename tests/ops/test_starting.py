"""What cannot work is said at the start, in one line that says what to set."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import psycopg
import pytest

from ops.server import starting
from ops.server.settings import BadSettings, Settings
from ops.server.starting import open_store


def refusal(capsys: pytest.CaptureFixture[str], **settings: str) -> str:
    with pytest.raises(SystemExit):
        open_store(Settings.from_environment({f"POSTHORN_{name}": value for name, value in settings.items()}))
    return capsys.readouterr().err


def test_a_database_that_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    said = refusal(capsys, POSTGRES="postgresql://me:hunter2@127.0.0.1:1/db")
    assert "PostgreSQL cannot be used" in said and "POSTHORN_POSTGRES" in said
    assert "hunter2" not in said


def test_a_database_that_comes_late_is_waited_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, postgres: str
) -> None:
    """As when a host starts; whoever looks is told once what is waited for."""
    connect, away = psycopg.connect, iter([True] * 3)

    def late(*address: Any, **more: Any) -> Any:
        if next(away, False):
            raise psycopg.OperationalError("connection refused")
        return connect(*address, **more)

    monkeypatch.setattr(psycopg, "connect", late)
    monkeypatch.setattr(starting, "AGAIN", 0.0)
    open_store(Settings.from_environment({"POSTHORN_POSTGRES": postgres}), patience=60.0).close()
    assert capsys.readouterr().err.count("connection refused") == 1 and next(away, None) is None


def test_a_folder_that_cannot_be_made(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "set POSTHORN_DATA" in refusal(capsys, DATA=str(tmp_path / "file" / "data"))


def test_a_file_that_is_no_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "posthorn.db").write_text("something else altogether\n" * 100)
    assert "Move it away" in refusal(capsys, DATA=str(tmp_path))


def test_an_address_that_is_none() -> None:
    with pytest.raises(BadSettings, match="Set POSTHORN_POSTGRES to an address like"):
        Settings.from_environment({"POSTHORN_POSTGRES": "postgresql://[::1/db"})
