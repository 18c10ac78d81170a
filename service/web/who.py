"""Who is signed in. The sessions put their answer here; until somebody has signed in it is nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from flask import current_app


def current_player() -> str:
    """The id of the player who is signed in, empty if nobody is."""
    look = cast(Callable[[], str] | None, current_app.extensions.get("signed_in"))
    return look() if look is not None else ""
