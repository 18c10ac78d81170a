"""Which move `undo` is about, and until when it can be taken back without the leave of others.

It is the last one that the player made. What the service answered for them after it goes back with it.
"""

from __future__ import annotations

from domain.game.aggregate import Game, UndoPoint
from domain.kernel.shapes import Refused

_ENDED = {
    "luck": "luck came up",
    "secret": "something came up that nobody could know before",
    "clock": "your time was over and the clock moved for you",
    "seat": "somebody else moved",
}


def last_move(game: Game, seat: int) -> UndoPoint | None:
    """The last move that this seat made itself, as far as moves are remembered; none of who has resigned."""
    if game.has_resigned(seat):
        return None
    return next((each for each in reversed(game.recent) if each.seat == seat and each.is_own), None)


def undo_refusal(game: Game, seat: int) -> Refused | None:
    """The reason why this seat cannot take back its last move alone, or None."""
    move = last_move(game, seat)
    return nothing_to_undo() if move is None else alone_refusal(game, move)


def nothing_to_undo() -> Refused:
    return Refused("nothing_to_undo", "There is no move of yours that could be taken back.")


def alone_refusal(game: Game, move: UndoPoint) -> Refused | None:
    """Why its seat cannot take this move back alone, and until when it could; or None."""
    if move.ends:
        return Refused("cannot_undo", "Your last move cannot be taken back: {why} with it.", why=_ENDED[move.ends])
    since = (each for each in game.recent if each.version > move.version)
    ended, at = next(((why, each.at) for each in since if (why := _ends(each, move.seat))), ("", ""))
    if not ended:
        return None
    template = "Your last move could be taken back until {at} UTC. Then {why}."
    return Refused("cannot_undo", template, at=_minute(at), why=_ENDED[ended])


def _ends(point: UndoPoint, seat: int) -> str:
    """Why what this seat did before it cannot be taken back after it."""
    if point.ends:
        return point.ends
    if point.seat != seat:
        return "" if point.is_automatic else "seat"
    return "clock" if point.channel == "clock" else ""


def _minute(moment: str) -> str:
    return moment[:16].replace("T", " ")
