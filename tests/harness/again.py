"""Which tests of the last run failed, if they are few: `ops/test` tries them once more, alone.

What breaks a rule breaks it again. What passes then was held up by what ran beside it, and is named for somebody to
mend. Where many fail, nothing is tried again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

FEW = 8
CACHE = Path(__file__).parents[2] / ".pytest_cache/v/cache/lastfailed"


def failed(cache: Path = CACHE) -> list[str]:
    """What pytest has kept of its last run."""
    try:
        return sorted(json.loads(cache.read_text()))
    except FileNotFoundError:
        return []


def is_worth_it(names: list[str]) -> bool:
    return 0 < len(names) <= FEW


if __name__ == "__main__":
    print(*failed(), sep="\n")
    sys.exit(0 if is_worth_it(failed()) else 1)
