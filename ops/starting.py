"""What commands and processes begin with: the settings, the log, the store."""

from __future__ import annotations

import logging
import os
import sys

from ops.settings import BadSettings, Settings, described, strangers, variable
from service.store import Store


def read_settings(**instead: str | None) -> Settings:
    """Settings of the environment, some replaced by arguments; ends the program if they are wrong."""
    given = {variable(name): value for name, value in instead.items() if value is not None}
    for warning in strangers():
        print(warning, file=sys.stderr)
    try:
        settings = Settings.from_environment({**os.environ, **given})
    except BadSettings as bad:
        print(f"Posthorn cannot start:\n{bad}\n\nAll settings:\n{described()}", file=sys.stderr)
        raise SystemExit(2) from None
    logging.basicConfig(level=settings.log.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    return settings


def open_store(settings: Settings) -> Store:
    if settings.postgres is None:
        settings.data.mkdir(parents=True, exist_ok=True)
    return Store(settings.store)
