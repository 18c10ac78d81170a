"""API, pages and letters show what `service/queries` gives: they load and fold no game of their own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHOWING = ("service/api", "service/web", "service/mail/outgoing")
LOADING = {"get", "find", "position_at", "history"}  # of `store.games`
FOLDS = {"service/queries/position.py", "service/queries/rounds.py"}  # past positions, and points by round
SOURCES = {
    str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in sorted((ROOT / "service").rglob("*.py"))
}


def loads(source: str) -> Iterator[int]:
    """Lines that ask `games` for a game, or the log for what it tells."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr in LOADING:
            of = node.value
            if (isinstance(of, ast.Attribute) and of.attr in ("games", "_games")) or (
                isinstance(of, ast.Name) and of.id == "games"
            ):
                yield node.lineno


def folds(source: str) -> Iterator[int]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("domain.game.evolve"):
            yield from (node.lineno for name in node.names if name.name in ("project", "evolve"))
        elif isinstance(node, ast.Attribute) and node.attr == "position_at":
            of = node.value
            if isinstance(of, ast.Attribute) and of.attr in ("games", "_games"):
                yield node.lineno


def test_what_shows_loads_no_game() -> None:
    found = [f"{file}, line {line}" for file in SOURCES if file.startswith(SHOWING) for line in loads(SOURCES[file])]
    assert not found, f"ask service/queries/position.py: {found}"


def test_games_are_folded_in_two_places() -> None:
    assert {file for file, source in SOURCES.items() if list(folds(source))} == FOLDS


@pytest.mark.parametrize("line", ["store.games.get(game)", "games.find(game)", "req.store.games.position_at(game, 3)"])
def test_a_game_that_is_loaded_elsewhere_is_found(line: str) -> None:
    assert list(loads(f"def page(store, games, req, game):\n    return {line}\n")) == [2]


@pytest.mark.parametrize("line", ["from domain.game.evolve import project", "now = store.games.position_at(game, 3)"])
def test_a_game_that_is_folded_elsewhere_is_found(line: str) -> None:
    assert list(folds(line)) == [1]
