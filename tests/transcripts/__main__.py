"""python -m tests.transcripts [--regenerate] [TITLE]: compare (or write anew) all golden transcripts."""

from __future__ import annotations

import argparse
import difflib
import sys
from pathlib import Path

from ops.cli.transcript import replayed

FOLDER = Path(__file__).parent


def golden(title: str = "*") -> list[Path]:
    return sorted(FOLDER.glob(f"{title}/*.txt"))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.transcripts")
    parser.add_argument("title", nargs="?", default="*")
    parser.add_argument("--regenerate", action="store_true")
    given = parser.parse_args(arguments)
    files, differing = golden(given.title), 0
    for file in files:
        before = file.read_text(encoding="utf-8")
        now = replayed(before)
        if now == before:
            continue
        differing += 1
        if given.regenerate:
            file.write_text(now, encoding="utf-8")
            print(f"{file.relative_to(FOLDER)}: written anew")
        else:
            sys.stdout.writelines(difflib.unified_diff(before.splitlines(True), now.splitlines(True), str(file), "now"))
    print(f"{len(files)} transcripts, {differing} differ")
    return 1 if not files or (differing and not given.regenerate) else 0


if __name__ == "__main__":
    sys.exit(main())
