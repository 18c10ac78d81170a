"""python -m tests.harness.reached REPORT: how many lines of each top folder the tests run, from coverage's JSON.

Files of which they run fewer than LEAST are named.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

LEAST = 80.0  # of a hundred lines


def main(report: str) -> int:
    lines: Counter[str] = Counter()
    reached: Counter[str] = Counter()
    few = []
    for name, file in json.loads(Path(report).read_text())["files"].items():
        summary, room = file["summary"], name.partition("/")[0]
        lines[room] += summary["num_statements"]
        reached[room] += summary["covered_lines"]
        if summary["percent_covered"] < LEAST:
            few.append((summary["percent_covered"], name))
    for room in sorted(lines):
        print(f"{room:10} {100 * reached[room] / lines[room]:5.1f} % of {lines[room]} lines")
    for share, name in sorted(few):
        print(f"  below {LEAST:.0f} %: {share:5.1f} %  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
