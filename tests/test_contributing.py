"""CONTRIBUTING.md and all READMEs lead somewhere: every file, test, name and module to run that they name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
RECIPES = dict(re.findall(r"^### (.+)\n((?:(?!##).*\n)*)", TEXT, re.MULTILINE))
WANTED = {
    "Add a title", "Add a card", "Add a question", "Add a kind of letter", "Add a page", "Add an endpoint",
    "Add a mail provider", "Add a language", "Add a setting", "Add a read model", "Change a table",
    "Change a stored fact",
}  # fmt: skip
DOCUMENTS = [
    *ROOT.glob("*.md"),
    *(
        file
        for room in ("docs", "domain", "service", "workers", "ops", "tests")
        for file in (ROOT / room).rglob("*.md")
    ),
]
ROOMS = r"(?:domain|service|workers|ops|tests)/"
GIVEN = re.sub(r"\S*<\w+>\S*", "", TEXT.replace("<br>", " "))  # without names that a reader chooses
PATHS = sorted(set(re.findall(rf"(?<![\w/]){ROOMS}[\w/.]*[\w/]", GIVEN)))
TESTS = sorted(set(re.findall(r"(tests/[\w/]+\.py)::(\w+)", TEXT)))
NAMED = sorted(set(re.findall(r"`(\w+)` in `([\w/]+\.py)`", TEXT)))


def test_every_recipe_names_its_files_and_the_test_that_holds_it() -> None:
    assert set(RECIPES) == WANTED
    for name, recipe in RECIPES.items():
        held = recipe.partition("Held by")[2]
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


def _runs(module: str) -> bool:
    path = ROOT / module.replace(".", "/")
    return path.with_suffix(".py").is_file() or (path / "__main__.py").is_file()


def _leads_nowhere(document: Path) -> list[str]:
    """Paths of ours, files beside or below it, and modules to run, that a document names and that are not there."""
    text = re.sub(r"\S*<\w+>\S*", "", document.read_text(encoding="utf-8"))
    text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    paths = {
        path for path in re.findall(rf"(?<![\w/.]){ROOMS}[\w/.-]*[\w/](?![\w*-])", text) if not (ROOT / path).exists()
    }
    files = set(re.findall(r"`((?!tests/|domain/|service/|workers/|ops/)(?:[\w]+/)*\w+\.py)`", text))
    below = {file for file in files if not any(document.parent.rglob(file)) and not _elsewhere(file)}
    runs = {module for module in re.findall(r"python -m ((?:tests|ops|domain)[\w.]+)", text) if not _runs(module)}
    return sorted(paths | below | runs)


def _elsewhere(file: str) -> bool:
    return "/" in file and any((ROOT / room / file).exists() for room in ("domain", "service", "ops", "tests"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_document_names_is_there(document: Path) -> None:
    assert not _leads_nowhere(document)


def test_a_name_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    planted = tmp_path / "README.md"
    planted.write_text("`gone.py`, `service/gone.py`, python -m tests.gone, `tests/conftest.py`")
    assert _leads_nowhere(planted) == ["gone.py", "service/gone.py", "tests.gone"]
