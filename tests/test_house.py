"""The style of the house, as far as a program can see it."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("domain", "service", "workers", "ops", "tests")
SOURCES = {
    str(file.relative_to(ROOT)): file.read_text(encoding="utf-8")
    for room in ROOMS
    for file in sorted((ROOT / room).rglob("*.py"))
}
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(file for room in ROOMS for file in (ROOT / room).rglob("*.md"))])
DATA = re.compile(r"(cards|texts)\w*\.py$")  # cards are data; their files may be long
WIDE = 120  # characters; ruff holds it for sources


def functions_that_are_long(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            if length > 40:
                yield f"{node.name} has {length} lines, 40 at most"


def comments_that_do_not_stay(source: str) -> Iterator[str]:
    """What is left to do, and banners."""
    for number, line in enumerate(source.splitlines(), 1):
        comment = line.partition("#")[2]
        if re.search(r"\b(TO" r"DO|FIX" r"ME|XXX)\b", comment) or re.search(r"[-=*#]{4,}", comment):
            yield f"line {number}: {line}"


def test_files_are_short() -> None:
    lengths = {name: len(source.splitlines()) for name, source in SOURCES.items() if not DATA.search(name)}
    assert not {name: length for name, length in lengths.items() if length > 330}, "split: about 300 lines at most"


@pytest.mark.parametrize("fault", [functions_that_are_long, comments_that_do_not_stay])
def test_no_source_has(fault: Callable[[str], Iterator[str]]) -> None:
    found = [f"{name}: {each}" for name, source in SOURCES.items() for each in fault(source)]
    assert not found, "\n".join(found)


def test_lines_of_documents_are_short() -> None:
    lines = [(file, n, line) for file in DOCUMENTS for n, line in enumerate(_lines(file), 1) if len(line) > WIDE]
    assert not lines, "\n".join(f"{file.relative_to(ROOT)}, line {n}: {line[:60]}..." for file, n, line in lines)


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def test_each_folder_has_a_readme() -> None:
    """What lives there, what may be touched, how to add one more; `tests/README.md` is that of all tests."""
    folders = {name.rpartition("/")[0] for name in SOURCES if not name.startswith("tests/") and name.count("/") < 3}
    missing = [folder for folder in folders if not (ROOT / "/".join(folder.split("/")[:2]) / "README.md").is_file()]
    assert not missing, missing


TITLES = sorted(each.parent.name for each in (ROOT / "domain" / "titles").glob("*/table.py"))


@pytest.mark.parametrize("title", TITLES)
def test_a_title_imports_only_the_kernel(title: str) -> None:
    for file in (name for name in SOURCES if name.startswith(f"domain/titles/{title}/")):
        for name in _imported(SOURCES[file]):
            room = name.split(".")[0]
            ours = room in ROOMS and not name.startswith(("domain.kernel", f"domain.titles.{title}"))
            assert not ours, f"{file} imports {name}"


def _imported(source: str) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module or "")
    return names


def test_the_two_commands_of_the_readme_can_be_run() -> None:
    for name in ("up", "test"):
        assert (ROOT / "ops" / name).stat().st_mode & 0o111
