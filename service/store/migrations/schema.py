"""What a migration is handed: the tables as they are, and one way to say DDL to both databases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from service.store.database import Session

_COLUMNS = {
    "sqlite": "SELECT name FROM pragma_table_info(?)",
    "postgresql": "SELECT column_name AS name FROM information_schema.columns"
    " WHERE table_name = ? AND table_schema = current_schema()",
}


class Schema:
    def __init__(self, session: Session, kind: str, types: Mapping[str, str]) -> None:
        self.session, self.kind, self._types = session, kind, types

    def run(self, *statements: str) -> None:
        """`{serial}`, `{bytes}` and `{real}` stand for the types of the database."""
        for statement in statements:
            self.session.run(statement.format(**self._types))

    def columns(self, table: str) -> set[str]:
        """None if there is no such table."""
        return {row["name"] for row in self.session.all(_COLUMNS[self.kind], table)}

    def add_columns(self, table: str, columns: Mapping[str, str]) -> set[str]:
        """Those that were missing."""
        missing = columns.keys() - self.columns(table)
        for column in sorted(missing):
            self.run(f"ALTER TABLE {table} ADD COLUMN {column} {columns[column]}")
        return missing

    def rows(self, sql: str, *values: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in self.session.all(sql, *values)]

    def many(self, sql: str, rows: Iterable[tuple[Any, ...]]) -> None:
        self.session.many(sql, rows)
