"""posthorn slots: how the games lie in PostgreSQL. Without a word it lists the databases with their slots and games;
`move 0-127 1` moves slots to a database, while all goes on; `partition` makes partitions by slot of the tables of one,
once, while nothing else of Posthorn runs: it copies all rows.
"""

from __future__ import annotations

import argparse
import sys

from ops.server.settings import Settings
from ops.server.starting import open_store, read_settings
from service.projections import tables
from service.store import moving, partitions
from service.store.database import LOST_TOUCH
from service.store.routing import NotThere
from service.store.slots import SLOTS
from workers.slots import Behind, move


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn slots", description=__doc__)
    parser.set_defaults(call=_list)
    words = parser.add_subparsers(metavar="WORD")
    words.add_parser("list", help="the databases, with the slots and the games on each").set_defaults(call=_list)
    moves = words.add_parser("move", help="slots to another database")
    moves.add_argument("slots", type=_slots, help=f"one of 0 to {SLOTS - 1}, or a range like 0-127")
    moves.add_argument("to", type=int, help="0: that of POSTHORN_POSTGRES; 1: the first of POSTHORN_SHARDS")
    moves.set_defaults(call=_move)
    words.add_parser("partition", help="partitions by slot").set_defaults(call=_partition)
    given, settings = parser.parse_args(arguments), read_settings()
    if settings.postgres is None:
        print("SQLite has one file. Set POSTHORN_POSTGRES.", file=sys.stderr)
        return 1
    return int(given.call(settings, given))


def _slots(text: str) -> range:
    first, _, last = text.partition("-")
    if not first.isdecimal() or not (last or first).isdecimal() or not int(first) <= int(last or first) < SLOTS:
        raise argparse.ArgumentTypeError(f"a slot from 0 to {SLOTS - 1}, or a range like 0-127")
    return range(int(first), int(last or first) + 1)


def _list(settings: Settings, given: argparse.Namespace) -> int:
    store = open_store(settings)
    try:
        with store.db.at("").read() as session:
            where = moving.where(session)
        for number, database in enumerate(store.db.each()):
            slots = sum(where.get(slot, 0) == number for slot in range(SLOTS))
            try:
                with database.read() as session:
                    games = f"{tables.how_many(session)} games"
            except LOST_TOUCH:
                games = "does not answer"
            print(f"{number}  {slots:4} slots  {games}")
    finally:
        store.close()
    return 0


def _move(settings: Settings, given: argparse.Namespace) -> int:
    try:
        went = move(settings.store, settings.shards or (), given.slots, given.to)
    except (NotThere, Behind, *LOST_TOUCH) as error:
        print(f"{error} What is not moved yet lies where it lay; say it again to go on.", file=sys.stderr)
        return 1
    print(f"{went} games moved to database {given.to}.")
    return 0


def _partition(settings: Settings, given: argparse.Namespace) -> int:
    store = open_store(settings, works=True)
    try:
        made = partitions.make(store.db.each()[settings.shard or 0])
        print("The tables of games are partitioned by slot." if made else "They are partitioned; nothing was done.")
        return 0
    finally:
        store.close()
