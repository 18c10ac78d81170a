"""Who speaks in a row of the intake, and whether it is still about the position as it is."""

from __future__ import annotations

from domain.game.requests import Request
from domain.game.writer import Ledger
from domain.kernel.shapes import Refused


def speaker(ledger: Ledger, request: Request, moves: bool = True) -> int:
    """The seat that speaks in this row; refuses if it is not the sender's, or the row is older than the position.

    Not `moves`: votes and orders are about no position.
    """
    game = ledger.now
    mine = [seat for seat in game.seats_of(request.player) if game.seated(seat)]
    if request.seat is not None:
        mine = [seat for seat in mine if seat == request.seat]
    if not mine:
        raise Refused("not_your_seat", "You do not sit at this seat of the game.")
    seat = next((seat for seat in mine if seat in game.asked), mine[0])
    if not moves:
        return seat
    if request.expected is not None and request.expected != game.version:
        raise Refused(
            "version_conflict",
            "The game has moved on: you spoke at version {expected}, it is at {version} now.",
            expected=request.expected,
            version=game.version,
        )
    if request.point is not None and game.asked_since[seat] != request.point:
        raise Refused("superseded", "You have been asked anew since; nothing was done.")
    return seat


def plain_line(said: str) -> str:
    """As it is kept: one line of characters that can be shown and stored anywhere."""
    return " ".join("".join(c if c.isprintable() else " " for c in said).split())[:200]
