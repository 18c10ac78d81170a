"""CONTRIBUTING.md leads somewhere: every file, test and name that it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
RECIPES = dict(re.findall(r"^### (.+)\n((?:(?!##).*\n)*)", TEXT, re.MULTILINE))
WANTED = {
    "Add a title", "Add a card", "Add a question", "Add a kind of letter", "Add a page", "Add an endpoint",
    "Add a mail provider", "Add a setting", "Add a read model", "Change a table", "Change a stored fact",
}  # fmt: skip
ROOMS = r"(?:domain|service|workers|ops|tests)/"
GIVEN = re.sub(r"\S*<\w+>\S*", "", TEXT.replace("<br>", " "))  # without names that a reader chooses
PATHS = sorted(set(re.findall(rf"(?<![\w/]){ROOMS}[\w/.]*[\w/]", GIVEN)))
TESTS = sorted(set(re.findall(r"(tests/[\w/]+\.py)::(\w+)", TEXT)))
NAMED = sorted(set(re.findall(r"`(\w+)` in `([\w/]+\.py)`", TEXT)))


def test_every_recipe_names_its_files_and_the_test_that_holds_it() -> None:
    assert set(RECIPES) == WANTED
    for name, recipe in RECIPES.items():
        held = recipe.partition("Held by ")[2]
        assert re.search(r"tests/[\w/]+\.py", held), f"{name}: which test holds it?"


@pytest.mark.parametrize("path", PATHS)
def test_what_is_named_is_there(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize(("file", "name"), TESTS)
def test_a_test_that_is_named_is_there(file: str, name: str) -> None:
    assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "file"), NAMED)
def test_a_name_stands_in_its_file(name: str, file: str) -> None:
    assert re.search(rf"\b{name}\b", (ROOT / file).read_text(encoding="utf-8"))


def test_the_modules_that_are_run_are_there() -> None:
    for module in re.findall(r"python -m (tests[\w.]+)", TEXT):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module
