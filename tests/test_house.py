"""The style of the house, as far as a program can see it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("domain", "service", "workers", "ops", "tests")
FILES = sorted(file for room in ROOMS for file in (ROOT / room).rglob("*.py"))
DATA = re.compile(r"(cards|texts)\w*\.py$")  # cards are data; their files may be long


def _name(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", FILES, ids=_name)
def test_files_and_functions_are_short(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    if not DATA.search(_name(file)):
        assert len(source.splitlines()) <= 330, "split the file: about 300 lines at most"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            assert length <= 40, f"{node.name} has {length} lines, 40 at most"


@pytest.mark.parametrize("file", FILES, ids=_name)
def test_nothing_is_left_to_do_and_nothing_is_a_banner(file: Path) -> None:
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        comment = line.partition("#")[2]
        assert not re.search(r"\b(TO" r"DO|FIX" r"ME|XXX)\b", comment), f"line {number}: {line}"
        assert not re.search(r"[-=*#]{4,}", comment), f"line {number}: {line}"


TITLES = sorted(each.parent.name for each in (ROOT / "domain").glob("*/table.py"))


@pytest.mark.parametrize("title", TITLES)
def test_a_title_imports_only_the_kernel(title: str) -> None:
    for file in (ROOT / "domain" / title).rglob("*.py"):
        for name in _imported(file):
            room = name.split(".")[0]
            ours = room in ROOMS and not name.startswith(("domain.kernel", f"domain.{title}"))
            assert not ours, f"{_name(file)} imports {name}"


def _imported(file: Path) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module or "")
    return names


def test_the_two_commands_of_the_readme_can_be_run() -> None:
    for name in ("up", "test"):
        assert (ROOT / "ops" / name).stat().st_mode & 0o111
