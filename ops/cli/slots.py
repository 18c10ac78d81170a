"""posthorn slots: how the tables of games lie in PostgreSQL. `partition` makes partitions by slot of them, once, while
nothing else of Posthorn runs: it copies all rows.
"""

from __future__ import annotations

import argparse
import sys

from ops.server.starting import open_store, read_settings
from service.store import partitions


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn slots", description=__doc__)
    parser.add_argument("what", choices=["partition"])
    parser.parse_args(arguments)
    store = open_store(read_settings())
    try:
        if store.db.kind != "postgresql":
            print("SQLite has no partitions. Set POSTHORN_POSTGRES.", file=sys.stderr)
            return 1
        made = partitions.make(store.db)
        print("The tables of games are partitioned by slot." if made else "They are partitioned; nothing was done.")
        return 0
    finally:
        store.close()
