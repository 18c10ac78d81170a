"""SECURITY.md: each section of the standard it is held to has a line, and each line a test that exists, or a reason."""

from __future__ import annotations

import ast
import re

import pytest

from tests.harness.running import ROOT

# how many sections the chapters of OWASP ASVS 5.0 have; two of them are not for us and stand on a line each
SECTIONS = {
    1: 5,
    2: 4,
    3: 7,
    4: 4,
    5: 4,
    6: 8,
    7: 6,
    8: 4,
    9: 2,
    10: 0,
    11: 7,
    12: 3,
    13: 4,
    14: 3,
    15: 4,
    16: 5,
    17: 0,
}
TEXT = (ROOT / "SECURITY.md").read_text(encoding="utf-8").partition("## Held to ASVS")[2]
LINES = dict(re.findall(r"(?ms)^- \*\*(\d+(?:\.\d+)?) [^*]+\*\*:(.*?)(?=^- |\n\n)", TEXT))


def test_each_section_has_its_line() -> None:
    wanted = [f"{chapter}.{n + 1}" for chapter, count in SECTIONS.items() for n in range(count)]
    assert sorted(LINES) == sorted([*wanted, *(str(chapter) for chapter, count in SECTIONS.items() if not count)])


@pytest.mark.parametrize("section", LINES)
def test_each_line_has_a_test_or_a_reason(section: str) -> None:
    named = re.findall(r"`(tests/[\w/.]+)(?:::(\w+))?`", LINES[section])
    assert named or "Reason: " in LINES[section]
    for file, function in named:
        source = (ROOT / file).read_text(encoding="utf-8")
        functions = {node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)}
        assert not function or function in functions, f"{file}::{function}"
