"""What several databases answer to one question, made one answer: in the order and up to the limit that it asks for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from service.store.database import SqlRow

_ORDER = re.compile(r"\bORDER BY ([^()]*?)(?: (LIMIT) \?)?\s*$")
_ADDED = re.compile(r"\s*SELECT (?:coalesce\()?(count|sum|min|max)\(")
Column = tuple[str, bool]  # its name, and whether the greatest comes first


@lru_cache(maxsize=500)
def _order_of(sql: str) -> tuple[tuple[Column, ...], bool]:
    """By what the rows are ordered, and whether the last value says how many are wanted."""
    found = _ORDER.search(sql)
    if found is None:
        return (), sql.rstrip().endswith("LIMIT ?")
    columns = []
    for text in found[1].split(","):
        name, _, way = text.strip().partition(" ")
        columns.append((name.lstrip("-").rpartition(".")[2], (way.endswith("DESC")) != name.startswith("-")))
    return tuple(columns), bool(found[2])


def rows(sql: str, values: Sequence[Any], found: Sequence[Sequence[SqlRow]]) -> list[SqlRow]:
    order, is_limited = _order_of(sql)
    merged = [row for each in found for row in each]
    for name, greatest_first in reversed(order):
        if merged and name in merged[0]:
            merged.sort(key=lambda row: (row[name] is not None, row[name]), reverse=greatest_first)
    return merged[: values[-1]] if is_limited else merged


def value(sql: str, found: Sequence[Any]) -> Any:
    """Of numbers of rows all of them, of a least or greatest value that; else what one of them knows."""
    known = [each for each in found if each is not None]
    added = _ADDED.match(sql)
    if added is None or not known:
        return known[0] if known else None
    if added[1] in ("count", "sum"):
        return sum(known)
    return min(known) if added[1] == "min" else max(known)
