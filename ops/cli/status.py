"""Whether the service does its work, in some fifteen lines; ends with 1 if it does not. It asks the database, so it
answers while nothing else does."""

from __future__ import annotations

import argparse
import json
from importlib.metadata import version

from domain.game.names import one_line
from ops.server.starting import open_store, read_settings
from service.projections import letter_queue
from service.queries import health
from service.store import Store, bounces, counts, mails
from service.store.database import LOST_TOUCH


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn status", description=__doc__)
    parser.add_argument("--json", action="store_true", help="the same for a program")
    given = parser.parse_args(arguments)
    store = open_store(read_settings())
    try:
        checks = health.look(store)
        found = {"version": version("posthorn-games"), **health.as_data(checks), "counts": _counts(store)}
    finally:
        store.close()
    print(json.dumps(found) if given.json else "\n".join(_lines(checks, found)))
    return 0 if found["ready"] else 1


def _counts(store: Store) -> dict[str, int]:
    """What there is to be looked at; nothing while the database is away."""
    try:
        with store.db.read() as session:
            return {
                "open commands": store.intake.waiting(),
                "parked commands": store.intake.how_many_parked(),
                "parked letters": letter_queue.how_many(session, "parked"),
                "quarantined mails": mails.how_many(session, "quarantined"),
                "addresses that bounce": len(bounces.addresses(session, 1)),
                **counts.tallies(session),
            }
    except LOST_TOUCH:
        return {}


def _lines(checks: tuple[health.Check, ...], found: dict[str, object]) -> list[str]:
    numbers = found["counts"]
    assert isinstance(numbers, dict)
    first = f"Posthorn {found['version']} {'does its work' if found['ready'] else 'DOES NOT DO ITS WORK'}"
    rows = [
        f"  {'ok ' if check.is_well else 'BAD'} {check.name:<12} {one_line(check.word)}"
        + (f" (limit {check.limit:g} {check.unit})" if check.limit else "")
        for check in checks
    ]
    told = ", ".join(f"{n} {name}" for name, n in numbers.items() if n)
    return [first, *rows, f"  Counts: {told or 'nothing waits'}"]
