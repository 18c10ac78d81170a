"""Mails that came back, by the address they were sent from: soft 1, hard 2, until nothing more is sent there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.projections import letter_queue, tables
from service.projections.letter_queue import PendingLetter
from service.store import bounces as stored
from service.store import letters, times

if TYPE_CHECKING:
    from service.store.database import Session

SOFT, HARD = 1, 2


def bounced(session: Session, token: str, hard: bool, code: str) -> None:
    letter = letters.by_token(session, token)
    if letter is None or not stored.count_letter(session, token):
        return
    letters.mark_came_back(session, letter, code)
    _add(session, letter, HARD if hard else SOFT, code)


def complained(session: Session, token: str) -> None:
    """The reader called it spam: that is a no to all letters."""
    letter = letters.by_token(session, token)
    if letter is not None:
        _add(session, letter, stored.STOP, "complaint")


def refused(session: Session, letter: letters.Letter, code: str) -> None:
    """While the letter was handed over the server said that there is no such mailbox, and it took letters to others."""
    stored.count_letter(session, letter.token)
    _add(session, letter, HARD, code)


def _add(session: Session, letter: letters.Letter, points: int, code: str) -> None:
    reachable = not stored.is_stopped(session, letter.address)
    stored.add(session, letter.address, points, code)
    if reachable and stored.is_stopped(session, letter.address) and letter.player:
        _tell_the_tables(session, letter)


def _tell_the_tables(session: Session, letter: letters.Letter) -> None:
    """The others know why nothing happens, and can write to the player in another way."""
    dues = [
        PendingLetter(
            kind="unreachable",
            player=row["player"],
            game=row["game"],
            seat=row["seat"],
            version=row["version"],
            about={"gone": row["gone"]},
            key=f"unreachable:{letter.id}:{row['game']}:{row['seat']}",
        )
        for row in tables.beside(session, letter.player)
    ]
    letter_queue.insert(session, times.now(), *dues)
