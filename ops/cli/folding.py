"""Positions of games as the code beside which this runs folds them: the other half of `posthorn shadow`.

It is run as a file, by path, with another checkout first on the path, so it asks little of that checkout: settings,
store, `games.at` and `title.view`. It reads lines of "GAME VERSION" and answers each with one line of JSON.
"""

from __future__ import annotations

import json
import sys
from typing import Any


def position(games: Any, game: str, version: int) -> dict[str, Any]:
    """Everything that people are shown of a position; how the state is built is not compared."""
    try:
        found = games.position_at(game, version)
        shown = {"version": found.version, "phase": found.phase, "asked": list(found.asked)}
        if found.state is not None:
            readers = {str(seat): games.view(found, seat) for seat in (*range(found.seats), None)}
            shown |= {"views": readers, "chain": found.chain}
        return json.loads(json.dumps(shown))  # type: ignore[no-any-return]
    except Exception as error:  # whatever goes wrong with a game is what this is to find
        return {"error": f"{type(error).__name__}: {error}"}


def main() -> int:
    try:
        from ops.server.starting import open_store, read_settings
    except ModuleNotFoundError:  # a checkout of before the rooms
        from ops.starting import open_store, read_settings  # type: ignore[import-not-found,no-redef]

    store = open_store(read_settings())
    try:
        for line in sys.stdin:
            game, version = line.split()
            print(json.dumps(position(store.games, game, int(version))), flush=True)
    finally:
        store.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
