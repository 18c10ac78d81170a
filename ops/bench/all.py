"""posthorn bench all: every bench whose figures have a yardstick in the same run, one after the other.

Prints one table, and keeps it with `--out` as all.json and all.svg, in which what is not measured now stays. `--quick`
measures little of each: what it says of speed is worth nothing, that all of it still runs is.
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import sys
from pathlib import Path

from ops.bench import kept

# the arguments of each, and for a quick look; what needs the other engine or much time is left out of that
BENCHES: dict[str, tuple[list[str], list[str] | None]] = {
    "kernel": ([], None),
    "service": ([], ["--rows", "60", "--games", "6", "--posts", "4", "--cold", "6", "--backend", "sqlite"]),
    "log": ([], ["--seconds", "1", "--rounds", "1", "--writers", "2"]),
    "growth": (
        ["--games", "100", "--games", "2000", "--games", "20000"],
        ["--games", "60", "--games", "90", "--long", "12"],
    ),
    "post": ([], ["--games", "3", "--rounds", "1"]),
    "idle": ([], ["--seconds", "0.5", "--settle", "0", "--only", "sqlite"]),
    "reshape": ([], ["--events", "600"]),
    "streams": ([], ["--streams", "5", "--requests", "4"]),
}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn bench all", description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="little of each, to see that it runs")
    parser.add_argument("--only", choices=BENCHES, action="append", help="this one; several times for several")
    parser.add_argument("--out", type=Path, help="folder for all.json and all.svg")
    given = parser.parse_args(arguments)
    names = given.only or [name for name, (_, quick) in BENCHES.items() if quick or not given.quick]
    run = kept.Run([ran(name, given.quick) for name in names])
    print()
    for found in run.benches:
        print(found.bench, *([f"FAILED: {found.failed}"] if found.failed else []))
        print(kept.as_text(found.figures))
    print(f"not met: {', '.join(run.unmet)}" if run.unmet else "all that is wanted is met")
    if given.out:
        kept.keep(given.out, run)
    return 1 if any(found.failed for found in run.benches) else 0


def about_here() -> dict[str, str | float]:
    load = os.getloadavg()[0]
    return {"cores": os.cpu_count() or 1, "load before": round(load, 1), "Python": platform.python_version()}


def ran(name: str, is_quick: bool) -> kept.Found:
    whole, quick = BENCHES[name]
    print(f"\nposthorn bench {name}", flush=True)
    kept.take()
    about = about_here()
    code: int | str = 0
    try:
        code = importlib.import_module(f"ops.bench.{name}").main(quick if is_quick and quick else whole)
    except (Exception, SystemExit) as error:  # the others are measured all the same
        code = f"{type(error).__name__}: {error}"
    figures = kept.take()  # those of who ends with 1 say what is not as it should be
    failed = code if isinstance(code, str) else "" if figures else f"it found nothing and ended with {code}"
    return kept.Found(name, about, figures, failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
