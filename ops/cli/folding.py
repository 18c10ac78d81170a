"""Positions of games as the code beside which this runs folds them: one half of `posthorn shadow`.

The other half is run as a file, by path, with another checkout first on the path, so this asks little of a checkout:
settings, the games of a log, a position and its views, by the names of now and of before. It reads lines of
"GAME VERSION" and answers each with one line of JSON.
"""

from __future__ import annotations

import json
import sys
from typing import Any


def position(games: Any, game: str, version: int) -> dict[str, Any]:
    """Everything that people are shown of a position; how the state is built is not compared."""
    try:
        position_at = getattr(games, "position_at", None) or games.at
        found = position_at(game, version)
        shown = {"version": found.version, "phase": found.phase, "asked": list(found.asked)}
        if found.state is not None:
            readers = {str(seat): games.view(found, seat) for seat in (*range(found.seats), None)}
            shown |= {"views": readers, "chain": found.chain}
        return json.loads(json.dumps(shown))  # type: ignore[no-any-return]
    except Exception as error:  # whatever goes wrong with a game is what this is to find
        return {"error": f"{type(error).__name__}: {error}"}


def games_of_the_log() -> Any:
    """Of the log alone. A store would bring the database to its own version, and each of two knows only one."""
    try:
        from domain.game.application import Games
        from ops.server.starting import read_settings
    except ModuleNotFoundError:  # a checkout of before the rooms
        from domain.games import Games  # type: ignore[import-not-found,no-redef]

        from ops.starting import read_settings  # type: ignore[import-not-found,no-redef]
    from service.store import environment

    return Games(env=environment(read_settings().store))


def main() -> int:
    games = games_of_the_log()
    try:
        for line in sys.stdin:
            game, version = line.split()
            print(json.dumps(position(games, game, int(version))), flush=True)
    finally:
        games.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
