"""The tests that the README names for each point are there."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
POINT = re.compile(r"^  - `([\w/]+\.py)`:\s+((?:`\w+`(?:,\s+)?)+)", re.MULTILINE)


def test_each_test_that_is_named_is_there() -> None:
    text = (HERE / "README.md").read_text(encoding="utf-8")
    named = [(file, name) for file, names in POINT.findall(text) for name in re.findall(r"`(\w+)`", names)]
    missing = [
        (file, name)
        for file, name in named
        if f"\ndef {name}(" not in ((ROOT if "/" in file else HERE) / file).read_text(encoding="utf-8")
    ]
    assert missing == [] and len(named) > 80
