"""posthorn rebuild: make the read models anew from the log; with --diff, only show how the live ones differ."""

from __future__ import annotations

import argparse

from ops.server.starting import open_store, read_settings
from workers.rebuild import differences, rebuild


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn rebuild", description=__doc__)
    parser.add_argument("--diff", action="store_true", help="change nothing; exit code 1 if something differs")
    given = parser.parse_args(arguments)
    store = open_store(read_settings(), works=True)
    try:
        if given.diff:
            found = differences(store)
            for line in found:
                print(line)
            print(f"{len(found)} differences")
            return 1 if found else 0
        print(f"{rebuild(store)} events read; the read models are made anew")
        return 0
    finally:
        store.close()
