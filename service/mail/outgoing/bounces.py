"""Mails that came back, by the address they were sent from: soft 1, hard 2; at 4 nothing more is sent there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.projections import letter_queue
from service.projections.letter_queue import Due
from service.store import letters, times

if TYPE_CHECKING:
    from service.store.database import Session

SOFT, HARD, STOP = 1, 2, 4


def bounced(session: Session, token: str, hard: bool, code: str) -> None:
    letter = letters.by_token(session, token)
    if letter is None or not session.run(
        "INSERT INTO bounced VALUES (?, ?) ON CONFLICT (token) DO NOTHING", token, times.now()
    ):
        return
    _add(session, letter, HARD if hard else SOFT, code)


def complained(session: Session, token: str) -> None:
    """The reader called it spam: that is a no to all letters."""
    letter = letters.by_token(session, token)
    if letter is not None:
        _add(session, letter, STOP, "complaint")


def delivered(session: Session, address: str) -> None:
    """A reader who answers is there; what bounced before was a passing trouble."""
    session.run("DELETE FROM bounces WHERE address = ?", address)


def refused(session: Session, letter: letters.Letter, code: str) -> None:
    """The server said no for ever while the letter was handed over."""
    session.run("INSERT INTO bounced VALUES (?, ?) ON CONFLICT (token) DO NOTHING", letter.token, times.now())
    _add(session, letter, HARD, code)


def stopped(session: Session, address: str) -> bool:
    return int(session.value("SELECT score FROM bounces WHERE address = ?", address) or 0) >= STOP


def unreachable(session: Session) -> list[str]:
    """Addresses that get no letters any more."""
    return [row["address"] for row in session.all("SELECT address FROM bounces WHERE score >= ?", STOP)]


def _add(session: Session, letter: letters.Letter, points: int, code: str) -> None:
    reachable = not stopped(session, letter.address)
    session.run(
        "INSERT INTO bounces VALUES (?, ?, ?, ?) ON CONFLICT (address) DO UPDATE SET"
        " score = bounces.score + excluded.score, last = excluded.last, code = excluded.code",
        letter.address, points, times.now(), code[:80],
    )  # fmt: skip
    if reachable and stopped(session, letter.address) and letter.player:
        _tell_the_tables(session, letter)


def _tell_the_tables(session: Session, letter: letters.Letter) -> None:
    """The others know why nothing happens, and can write to him in another way."""
    seats = session.all(
        "SELECT other.game, other.seat, other.player, mine.seat AS gone, tables.version FROM places AS mine"
        " JOIN tables ON tables.game = mine.game AND tables.phase = 'running'"
        " JOIN places AS other ON other.game = mine.game AND other.player NOT IN ('', mine.player)"
        " WHERE mine.player = ?",
        letter.player,
    )
    dues = [
        Due(
            kind="unreachable",
            player=row["player"],
            game=row["game"],
            seat=row["seat"],
            version=row["version"],
            about={"gone": row["gone"]},
            key=f"unreachable:{letter.id}:{row['game']}:{row['seat']}",
        )
        for row in seats
    ]
    letter_queue.put(session, times.now(), *dues)
