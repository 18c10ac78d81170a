"""python -m tests.vectors TITLE FILE: run the published vectors of a title; prints counts, non-zero on a failure."""

from __future__ import annotations

import importlib.util
import json
import sys
from collections import Counter
from pathlib import Path


def run(title: str, file: Path) -> tuple[Counter[str], list[str]]:
    """Each title's `tests/titles/<title>/vector_cases.py` has cases(data) -> (kind, id, what is wrong or None)."""
    cases = importlib.import_module(f"tests.titles.{title}.vector_cases").cases
    counts: Counter[str] = Counter()
    failures = []
    for kind, name, wrong in cases(json.loads(file.read_text(encoding="utf-8"))):
        counts[kind] += 1
        if wrong is not None:
            failures.append(f"{kind} {name}: {wrong}")
    return counts, failures


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__)
        return 2
    title, file = arguments
    if importlib.util.find_spec(f"tests.titles.{title}.vector_cases") is None:
        print(f"{title} has no published vectors: there is no tests/titles/{title}/vector_cases.py")
        return 2
    try:
        counts, failures = run(title, Path(file))
    except KeyError as missing:
        print(f"{file} holds no vectors of {title}: it has no {missing}")
        return 2
    for kind, count in sorted(counts.items()):
        print(f"{kind}: {count}")
    for failure in failures:
        print("FAILED", failure)
    print(f"{sum(counts.values()) - len(failures)} passed, {len(failures)} failed")
    return 1 if failures or not counts else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
