"""`posthorn game sample` writes a game and its letters, and `posthorn verify` takes them as they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from domain.titles.shelf import titles
from ops.cli.game import main as game
from ops.verify.main import main as verify


def written(folder: Path, title: str, seed: int = 1, name: str = "game") -> tuple[Path, Path]:
    export, letters = folder / f"{name}.json", folder / f"{name}.mbox"
    files = ["--export", str(export), "--letters", str(letters)]
    assert game(["sample", title, "--seed", str(seed), "--seats", "2", *files]) == 0
    return export, letters


def played(file: Path) -> list[Any]:
    events = json.loads(file.read_text())["events"]
    return [(event.get("said"), event.get("facts"), event.get("draws")) for event in events]


@pytest.mark.parametrize("title", ["pig", "sagrada"])
def test_anybody_can_try_the_proof(title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    export, letters = written(tmp_path, title)
    assert f"posthorn verify {export} --letters {letters}" in capsys.readouterr().out
    assert verify([str(export), "--letters", str(letters)]) == 0
    said = capsys.readouterr().out
    assert f"Log of {titles[title].name}" not in said and said.endswith("PROVEN.\n")
    assert "Seat 1 added a mail that is among those you gave." in said


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    (one, _), (same, _), (other, _) = (
        written(tmp_path, "pig", seed, name) for name, seed in (("one", 7), ("same", 7), ("other", 8))
    )
    assert played(one) == played(same) != played(other)


def test_what_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = ["--export", str(tmp_path / "no" / "game.json"), "--letters", str(tmp_path / "mbox")]
    for words, reason in ((["--seats", "9"], "is for"), ([], "cannot be written")):
        with pytest.raises(SystemExit):
            game(["sample", "pig", *words, *nowhere])
        assert reason in capsys.readouterr().err
