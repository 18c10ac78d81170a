"""Every statement that any test says could be said where games lie on several databases: it asks one kind of place."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from service.store.database import Session
from service.store.routing import CrossesDatabases, route_of

# forgetting is refused where there are several
ONE_DATABASE = ("service/store/forgetting.py", "service/accounts/erasure.py", "service/store/migrations/")

SAID_OTHERWISE = "intake.id = mails.row_id"  # where there are


def _checked(say: Callable[..., Any]) -> Callable[..., Any]:
    def checked(self: Session, sql: str, *values: Any) -> Any:
        try:
            route_of(sql)
        except CrossesDatabases:
            said_in = sys._getframe(1).f_code.co_filename
            if SAID_OTHERWISE not in sql and not any(each in said_in for each in ONE_DATABASE):
                raise
        return say(self, sql, *values)

    return checked


def watch() -> None:
    """For the whole process."""
    for name in ("run", "many", "all", "one"):
        patch.object(Session, name, _checked(getattr(Session, name))).start()
