"""The service with the tiny title on its shelf and little patience: for tests in which a title hangs or kills."""

from __future__ import annotations

import sys
from typing import Any

from domain.titles.shelf import titles
from tests.service.tiny import tiny
from workers import apply, watchdog

titles["tiny"] = tiny
apply.JUDGING, watchdog.GRACE, watchdog.FROZEN = 1.0, 1.0, 1.5


def __getattr__(name: str) -> Any:
    """`worker`, made when Celery asks for it."""
    if name != "worker":
        raise AttributeError(name)
    from ops.server import processes

    return processes.worker


if __name__ == "__main__":
    from ops.cli.main import main

    sys.exit(main())
