"""`posthorn pool`: what the world may see, and numbers taken out."""

from __future__ import annotations

from pathlib import Path

import pytest

from ops.cli.pool import main
from service.store import Store


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("POSTHORN_DATA", str(tmp_path))
    return tmp_path


def test_the_head_and_the_list_show_no_seed(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["head"]) == 0 and main(["list", "--from", "2", "--limit", "3"]) == 0
    head, next_one, *entries = capsys.readouterr().out.splitlines()
    store = Store(f"sqlite:///{data / 'posthorn.db'}")
    try:
        pool = store.pool.head()
        assert head == f"{pool.number}:{pool.link}" and next_one.endswith("number 1.")
        assert [line.split()[0] for line in entries] == ["2", "3", "4"] and all(
            line.endswith("free") for line in entries
        )
        with store.db.read() as session:
            seeds = [bytes(row["seed"]).hex() for row in session.all("SELECT seed FROM seed_pool")]
        assert not any(seed in "\n".join(entries) for seed in seeds)
    finally:
        store.close()


def test_a_number_is_taken_out_once_and_its_seed_is_shown(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["void", "1", "copied"]) == 0
    assert main(["void", "1", "again"]) == 1 and main(["void", "999999", "early"]) == 1
    assert "not free" in capsys.readouterr().err
    assert main(["list", "--limit", "1"]) == 0 and main(["head"]) == 0
    printed = capsys.readouterr().out
    assert "void: copied, seed " in printed and "number 2." in printed
