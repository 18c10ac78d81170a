"""The service with the tiny title on its shelf and little patience: for tests in which a title hangs or kills."""

from __future__ import annotations

import sys
from typing import Any

from domain.titles import titles
from service import watch
from tests.service.tiny import tiny
from workers import apply

titles["tiny"] = tiny
apply.JUDGING, watch.GRACE, watch.FROZEN = 1.0, 1.0, 1.5


def __getattr__(name: str) -> Any:
    """`worker`, made when Celery asks for it."""
    if name != "worker":
        raise AttributeError(name)
    from ops import processes

    return processes.worker


if __name__ == "__main__":
    from ops.cli import main

    sys.exit(main())
