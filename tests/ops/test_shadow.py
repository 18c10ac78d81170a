"""`posthorn shadow`: what a change of the bookkeeping would do to the games that are there."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ops.bench.backlog import backlog, submit_all
from ops.cli import shadow
from service.store import Store
from tests.harness.running import ROOT
from workers.apply import Applier

LAID = "windows=replace_at(state.windows, fact.seat, window), pool"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """Another checkout: as this one."""
    folder = tmp_path / "old"
    for package in ("domain", "service", "ops", "workers"):
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two games with some moves each."""
    monkeypatch.setenv("POSTHORN_DATA", str(tmp_path))
    with closing(Store(f"sqlite:///{tmp_path}/posthorn.db")) as store:
        rows = backlog(store, 2, 30)
        submit_all(store, rows)
        Applier(store).work_off()
        return sorted({row.game for row in rows})


def test_the_same_code_shows_the_same(games, old, capsys):
    assert shadow.main([str(old)]) == 0
    assert capsys.readouterr().out == "2 games, 0 differ\n"


def test_other_bookkeeping_is_found_with_the_version_it_begins_at(games, old, capsys):
    books = old / "domain" / "titles" / "sagrada" / "evolve.py"
    source = books.read_text()
    assert LAID in source
    books.write_text(source.replace(LAID, "pool"))
    assert shadow.main([str(old), games[0]]) == 1
    first, *lines, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{games[0]} from version ") and last == "1 games, 1 differ"
    assert any(".cells" in line and " became " in line for line in lines)


def test_code_that_cannot_fold_a_game_is_a_difference(games, old, capsys):
    books = old / "domain" / "titles" / "sagrada" / "evolve.py"
    books.write_text(books.read_text().replace(LAID, "nothing=0, pool"))
    assert shadow.main([str(old)]) == 1
    assert 'error: "TypeError' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argument", "said"), [("nowhere", "no checkout of Posthorn"), ("old", "There is no game gxx")]
)
def test_wrong_arguments_are_named(argument, said, games, old):
    with pytest.raises(SystemExit, match=said):
        shadow.main([str(old.parent / argument), "gxx"] if argument == "old" else [argument])


def test_unlike_names_the_places():
    before, after = {"a": [1, {"b": 2}], "c": 1}, {"a": [1, {"b": 3}], "d": 1}
    assert list(shadow.unlike(before, after)) == [
        "a[1].b: 2 became 3",
        "c: 1 became null",
        "d: null became 1",
    ]


def test_a_database_of_before_stays_at_its_version(old, tmp_path, monkeypatch, capsys):
    """It is asked before a release, of the database that the version before it works with."""
    monkeypatch.setenv("POSTHORN_DATA", str(tmp_path))
    script = (ROOT / "tests" / "migrations" / "old" / "last.sqlite.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "posthorn.db")) as database:
        database.executescript(script)
        before = list(database.execute("SELECT name, sql FROM sqlite_master ORDER BY name"))
        assert shadow.main([str(old)]) == 0
        assert list(database.execute("SELECT name, sql FROM sqlite_master ORDER BY name")) == before
    assert not capsys.readouterr().out.startswith("0 games")
