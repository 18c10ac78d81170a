"""Honest games, each checked with the letters of one who played it."""

from __future__ import annotations

import contextlib
import io
import json
import tempfile
from pathlib import Path
from typing import Any

from ops.verify.findings import NOT_ALL, PROVEN
from ops.verify.main import main as verify
from tests.campaign.playing import certain
from tests.proof.playing import LIVELY, QUIET, VALUE, Game

CHAPTER = {"chapter": "1"}


def shape(title: str, number: int) -> dict[str, Any]:
    """Every kind of table in turn: with bots, alone, with a beacon, chapters of a campaign, quiet and lively."""
    kinds: list[dict[str, Any]] = [
        {},
        {"people": "Host Anna", "bots": 1},
        {"people": "Host Anna Cora", "bots": 1} if title != "sagrada" else {"people": "Host Anna", "bots": 2},
        {"beacon": True},
        {"happens": QUIET, "people": "Host Anna"},
    ]
    chosen = {"happens": LIVELY, **kinds[number % len(kinds)]}
    if title == "ohmygoods" and number % 4 == 3:
        chosen |= {"options": CHAPTER, "beacon": False, "happens": QUIET}
    return chosen


def run(title: str, number: int) -> tuple[int, str]:
    """How verify ends for one game, and what it says. Who has lost their seat cannot vouch for what came after."""
    with certain(number), tempfile.TemporaryDirectory(prefix="posthorn-proof-") as name:
        folder, chosen = Path(name), shape(title, number)
        game = Game(folder, title, number, **chosen)
        try:
            game.play()
            if chosen.get("options") == CHAPTER and game.table.game.closed == "finished":
                game.go_on()
                game.play()
            code, said = checked(game, folder, beacon=bool(chosen.get("beacon")))
            is_as_told = code == NOT_ALL and "NOT CHECKED" not in said and game.has_lost_anna
            return PROVEN if is_as_told else code, said
        finally:
            game.close()


def checked(game: Game, folder: Path, beacon: bool) -> tuple[int, str]:
    files = []
    for each in game.games[::-1]:
        files.append(folder / f"{each}.json")
        files[-1].write_text(json.dumps(game.export(each)))
    (folder / "mbox").write_bytes(game.mailbox())
    former = [word for file in files[1:] for word in ("--after", str(file))]
    told = ["--beacon", VALUE] if beacon else []
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = verify([str(files[0]), *former, *told, "--letters", str(folder / "mbox")])
    return code, out.getvalue()
