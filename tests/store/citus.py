"""The rules that the manual of Citus gives for keys, uniqueness and joins, held to a real PostgreSQL: its functions are
put there as ones that note what they are asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

NOTES = """
CREATE TABLE distributed (name text, key text, beside text, shards int);
CREATE TABLE referenced (name text);
CREATE FUNCTION create_distributed_table(name regclass, key text, shard_count int DEFAULT NULL,
    colocate_with text DEFAULT 'default') RETURNS void LANGUAGE sql AS
    $$ INSERT INTO distributed VALUES (name::text, key, colocate_with, shard_count) $$;
CREATE FUNCTION create_reference_table(name regclass) RETURNS void LANGUAGE sql AS
    $$ INSERT INTO referenced VALUES (name::text) $$;
"""
_KEYS = """SELECT array_agg(a.attname::text) FROM pg_index AS i JOIN pg_attribute AS a
    ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey) WHERE i.indrelid = %s::regclass AND i.indisunique
    GROUP BY i.indexrelid"""
_COLUMN = """SELECT atttypid::regtype::text, attcollation::regcollation::text FROM pg_attribute
    WHERE attrelid = %s::regclass AND attname = %s"""
_FOREIGN = "SELECT count(*) FROM pg_constraint WHERE contype = 'f' AND conrelid = %s::regclass"
_LOCKS = re.compile(r"\bFOR (UPDATE|SHARE)\b")


class Layout(Struct, frozen=True):
    """Tables by how Citus has them: by the column they are distributed by, with a copy on each node, or on one."""

    keys: Mapping[str, str]
    referenced: frozenset[str]

    def named(self, sql: str) -> set[str]:
        words = set(re.findall(r"\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)", sql))
        return {word for word in words if word.islower() and not word.startswith("unnest")}


def read(connection: Any) -> Layout:
    rows = connection.execute("SELECT name, key FROM distributed").fetchall()
    return Layout(dict(rows), frozenset(name for (name,) in connection.execute("SELECT name FROM referenced")))


def faults_of_tables(connection: Any) -> Iterator[str]:
    rows = connection.execute("SELECT name, key, beside, shards FROM distributed").fetchall()
    first = rows[0][0]
    types = {name: connection.execute(_COLUMN, (name, key)).fetchone() for name, key, _, _ in rows}
    for name, key, beside, _ in rows:
        for (columns,) in connection.execute(_KEYS, (name,)).fetchall():
            if key not in columns:
                yield f"{name}: the key {columns} does not hold {key}"
        if name != first and beside != first:
            yield f"{name}: not beside {first}"
        if types[name] != types[first]:
            yield f"{name}: {key} is of another type than in {first}"
        if connection.execute(_FOREIGN, (name,)).fetchone()[0]:
            yield f"{name}: foreign keys need tables that lie beside each other"
    if rows[0][3] != 1024:
        yield "there are 1 024 slots"


def faults_of_statement(layout: Layout, sql: str, *, one_slot: bool, tables: set[str]) -> Iterator[str]:
    """`one_slot`: the game is given, so the statement is sent to one node as it is."""
    named = layout.named(sql) & tables
    spread, local = named & layout.keys.keys(), named - layout.keys.keys() - layout.referenced
    if not spread:
        return
    if local:
        yield f"{sorted(spread)} lie on nodes and {sorted(local)} do not"
    if not one_slot and _LOCKS.search(sql):
        yield "rows are locked on one node at a time"
    if not one_slot and len(spread) > 1:
        yield f"{sorted(spread)} are joined without a game"
    for name in spread:
        if re.search(rf"\bUPDATE {name}\b.*\bSET\b.*\b{layout.keys[name]} = ", sql.partition("WHERE")[0]):
            yield f"{name}: a row never changes its {layout.keys[name]}"
