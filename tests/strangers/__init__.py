"""Titles as strangers write them, in one file each. They are on no shelf: tests sign them in."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from domain.kernel.title import Title

FOLDER = Path(__file__).parent
SOURCES = {name: (FOLDER / f"{name}.py").read_text(encoding="utf-8") for name in ("last", "nim")}


def made(name: str, source: str) -> Title[Any]:
    module = sys.modules["tests.strangers.made"] = ModuleType("tests.strangers.made")
    try:
        exec(compile(source, f"{name}.py", "exec"), module.__dict__)
    finally:
        del sys.modules["tests.strangers.made"]
    title: Title[Any] = getattr(module, name)
    return title
