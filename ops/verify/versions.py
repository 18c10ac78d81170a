"""Which versions of the rules of a title were ever shipped: `versions.json`, with the hash of the code of each.

`python -m ops.verify.versions` writes the hashes of the versions that are here. A change of code that changes no
outcome keeps its version and gets another hash; one that does has a new version of the rules first.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

from msgspec import Struct
from msgspec import json as codec

from domain.titles.shelf import titles

TABLE = Path(__file__).with_name("versions.json")
ROOT = Path(__file__).parents[2] / "domain"

# what of the kernel an outcome comes from
KERNEL = ("families", "flow", "luck", "rules", "shapes", "unions")
# files of a title that show, tell and read, and decide nothing
SHOWN = frozenset(("bot", "hints", "pictures", "prompts", "telling", "view", "words"))


class Shipped(Struct, frozen=True):
    title: str
    rules: str
    code: str


@cache
def table() -> tuple[Shipped, ...]:
    return codec.decode(TABLE.read_bytes(), type=tuple[Shipped, ...])


def shipped(title: str) -> tuple[Shipped, ...]:
    """The oldest first."""
    return tuple(row for row in table() if row.title == title)


@cache
def code_of(title: str, root: Path = ROOT) -> str:
    """SHA-256 over the files that decide what comes of a command."""
    whole = hashlib.sha256()
    for file in _files(title, root):
        whole.update(f"{file.relative_to(root).as_posix()}\n".encode())
        whole.update(hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def _files(title: str, root: Path) -> list[Path]:
    kernel = [root / "kernel" / f"{name}.py" for name in KERNEL]
    folder = root / "titles" / title
    own = folder.rglob("*") if folder.is_dir() else (root / "titles" / f"{title}.py",)
    found = (*kernel, *sorted(own))
    return [file for file in found if file.is_file() and file.suffix in (".py", ".json") and _decides(file, folder)]


def _decides(file: Path, folder: Path) -> bool:
    parts = file.relative_to(folder).parts if file.is_relative_to(folder) else ()
    return not SHOWN & {part.removesuffix(".py") for part in parts}


def renewed() -> tuple[Shipped, ...]:
    """The table with the code that is here; a version that is new comes after those that were before."""
    now = {title.id: Shipped(title.id, title.rules_version, code_of(title.id)) for title in titles.values()}
    before = [row for row in table() if row.title not in now or row.rules != now[row.title].rules]
    rows = [*before, *now.values()]
    return tuple(sorted(rows, key=lambda row: row.title))


def main() -> None:
    lines = (json.dumps({name: getattr(row, name) for name in ("title", "rules", "code")}) for row in renewed())
    TABLE.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
