"""The shelf: every title Posthorn hosts, by id."""

from __future__ import annotations

from typing import Any

from domain.kernel.title import Title

from domain.ohmygoods.flow import title as _o
titles: dict[str, Title[Any]] = {"ohmygoods": _o}
