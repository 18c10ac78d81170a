"""posthorn overlay, and a table that plays with one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from domain.titles.shelf import titles
from ops.cli import options, overlay

BARROW = {"goods": ["silver", "pig"], "vp": 4, "market_symbol": True, "source": "printed"}


def written(folder: Path, *cards: object) -> Path:
    file = folder / "mine.json"
    file.write_text(json.dumps({"format": "lagranja-overlay/1", "cards": cards}), encoding="utf-8")
    return file


def test_a_right_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert overlay.main(["check", "--title", "lagranja", str(written(tmp_path, {"number": 5, "barrow": BARROW}))]) == 0
    assert "mine.json is right. Play with it: posthorn table lagranja --option overlay=@" in capsys.readouterr().out


def test_every_mistake_on_a_line_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = {"number": 6, "barrow": {**BARROW, "vp": 9}, "field": {"crop": "hops", "source": "printed"}}
    assert overlay.main(["check", "--title", "lagranja", str(written(tmp_path, wrong))]) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2 and all(line.startswith("mine.json, card 6, ") for line in told)


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert overlay.main(["check", "--title", "lagranja", str(tmp_path / "none.json")]) == 1
    assert "none.json cannot be read" in capsys.readouterr().err


def test_an_option_of_a_table_may_be_the_text_of_a_file(tmp_path: Path) -> None:
    file = written(tmp_path, {"number": 5, "barrow": BARROW})
    given = options.read_options(titles["lagranja"], [f"overlay=@{file}", "edition=ru"])
    assert json.loads(given["overlay"])["cards"][0]["number"] == 5 and given["edition"] == "ru"


def test_a_file_in_another_encoding(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes('{"format": "é"}'.encode("latin-1"))
    assert overlay.main(["check", "--title", "lagranja", str(file)]) == 1
    assert "mine.json is not UTF-8 (byte 12): save it again" in capsys.readouterr().err
