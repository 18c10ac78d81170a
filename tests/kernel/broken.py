"""Titles made of the text of `small.py`, with something changed."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from domain.kernel.title import Title

SOURCE = Path(__file__).with_name("small.py").read_text(encoding="utf-8")


def made(source: str) -> Title[Any]:
    module = sys.modules["tests.kernel.made"] = ModuleType("tests.kernel.made")
    try:
        exec(compile(source, "made.py", "exec"), module.__dict__)
    finally:
        del sys.modules["tests.kernel.made"]
    title: Title[Any] = module.small
    return title
