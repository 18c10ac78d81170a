"""The shelf: every title Posthorn hosts, by id."""

from __future__ import annotations

from typing import Any

from domain.kernel.title import Title

titles: dict[str, Title[Any]] = {}
