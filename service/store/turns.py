"""Who comes next of many that wait: of each person the oldest first, and the people in turn.

So what one person piles up makes nobody else wait. No worker remembers whose turn it was: of those who are equal chance
takes one, and whatever is few enough to be taken as a whole keeps its order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from service.store.database import marks

if TYPE_CHECKING:
    from service.store.database import Database, SqlRow

LOOKED_AT = 10_000  # of those that wait longest


def claimed(
    db: Database, table: str, number: str, free: str, values: tuple[Any, ...], columns: str, whose: str,
    most: int, lease: float,
) -> list[SqlRow]:  # fmt: skip
    """Rows of a table leased, in the order in which they are to be worked. `free`: what is open, a condition with these
    values. `whose`: rows that are alike in this are of one person; made of these columns of `waiting`.
    """
    chosen_of = (
        f"SELECT n, row_number() OVER (PARTITION BY {whose} ORDER BY n) AS turn FROM (SELECT {number} AS n, {columns}"
        f" FROM {table} WHERE {free} ORDER BY {number} LIMIT {LOOKED_AT}) AS waiting"
    )
    locked = "FOR UPDATE SKIP LOCKED" if db.kind == "postgresql" else ""
    with db.write(lazy=True) as session:
        chosen = session.all(f"SELECT n FROM ({chosen_of}) AS turns ORDER BY turn, random() LIMIT ?", *values, most)
        numbers = [int(row["n"]) for row in chosen]
        if not numbers:
            return []
        found = session.all(
            f"UPDATE {table} SET lease = ?, tries = tries + 1 WHERE {number} IN (SELECT {number} FROM {table}"
            f" WHERE {number} IN ({marks(numbers)}) AND {free} ORDER BY {number} {locked}) RETURNING *",
            lease, *numbers, *values,
        )  # fmt: skip
    order = {each: place for place, each in enumerate(numbers if len(numbers) == most else sorted(numbers))}
    return sorted(found, key=lambda row: order[int(row[number])])
