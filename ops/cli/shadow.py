"""posthorn shadow OLD: fold all games with the code of another checkout and with this one, before a release.

Facts are never judged again, so a new rule cannot change a running game; wrong bookkeeping can. Compared is what people
are shown: every seat's view and the spectator's, who is asked, the phase. Each game is compared where it stands now;
where the two differ, the first version at which they do is looked for. Only the log is read, nothing is written: the
database stays at the version that it has. For the operator: secrets are shown.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from domain.game.application import Games
from ops.cli import folding
from service.store import event_rows
from service.store.database import Database

MANY = 8  # differences of one position that are listed
Position = dict[str, Any]


class Other:
    """The code of another checkout, in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def position(self, game: str, version: int) -> Position:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(f"{game} {version}\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(
                f"The other checkout ended with exit code {self._process.wait(10)}; what it said is above."
            )
        return json.loads(line)  # type: ignore[no-any-return]


@contextmanager
def other_code(folder: Path) -> Iterator[Other]:
    if not any((folder / "domain" / name).exists() for name in ("titles.py", "titles/shelf.py")):
        raise SystemExit(f"{folder} is no checkout of Posthorn: it has no shelf of titles in domain.")
    python = folder / ".venv" / "bin" / "python"
    command = [str(python) if python.is_file() else sys.executable, str(Path(folding.__file__).resolve())]
    environment = {**os.environ, "PYTHONPATH": str(folder.resolve()), "PYTHONSAFEPATH": "1"}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        yield Other(process)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="posthorn shadow", description=__doc__.partition("\n\n")[0])
    parser.add_argument("old", type=Path, help="folder of the other checkout; its .venv is used if it has one")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these; else all")
    given = parser.parse_args(arguments)
    games = folding.games_of_the_log()
    differing = looked_at = 0
    try:
        with other_code(given.old) as other:
            for game, last in heads(games, given.games):
                looked_at += 1
                if lines := differences(games, other, game, last):
                    differing += 1
                    print("\n".join(lines))
    finally:
        games.close()
    print(f"{looked_at} games, {differing} differ")
    return 1 if differing else 0


def heads(games: Games, wanted: list[str]) -> list[tuple[str, int]]:
    """The games, with the version each has reached."""
    with Database(games.factory.datastore).read() as session:  # type: ignore[attr-defined]
        found = event_rows.games(session)
    if strange := [game for game in wanted if game not in found]:
        raise SystemExit(f"There is no game {', '.join(strange)}.")
    return [(game, head) for game, head in found.items() if not wanted or game in wanted]


def differences(games: Games, other: Other, game: str, last: int) -> list[str]:
    """In words, with the first version at which the two differ (if they stay different from there on)."""

    def differs(version: int) -> bool:
        return folding.position(games, game, version) != other.position(game, version)

    if not differs(last):
        return []
    first = bisect_left(range(1, last), True, key=differs) + 1
    here, there = folding.position(games, game, first), other.position(game, first)
    found = list(unlike(there, here))
    more = [f"  and {len(found) - MANY} more"] if len(found) > MANY else []
    return [f"{game} from version {first} of {last}:", *[f"  {line}" for line in found[:MANY]], *more]


def unlike(old: Any, new: Any, path: str = "") -> Iterator[str]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys((*old, *new)):
            yield from unlike(old.get(key), new.get(key), f"{path}.{key}" if path else str(key))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for n, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from unlike(before, after, f"{path}[{n}]")
    elif old != new:
        yield f"{path}: {_short(old)} became {_short(new)}"


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else f"{text[:77]}..."
