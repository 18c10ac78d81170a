"""A table that tests open as they like."""

from __future__ import annotations

from tests.letters.conftest import table

__all__ = ["table"]
