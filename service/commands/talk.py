"""What is said at the table, and the notes a player writes to himself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.game.names import one_line
from domain.kernel.shapes import Refused
from service.limits.rate_limits import TooMany
from service.store import counts, times
from service.store.database import Row, Session

if TYPE_CHECKING:
    from domain.game.aggregate import Game
    from service.store import Store

LONGEST = 1000
AN_HOUR = 60


def put(session: Session, key: str, game: Game, player: str, words: str, *, private: bool) -> None:
    """The same key twice is said once. Refuses who does not sit there, and too much within an hour; what is refused
    leaves nothing, and the transaction can go on.
    """
    seat = next((seat for seat in game.seats_of(player) if game.seated(seat)), None)
    if seat is None:
        raise Refused("not_your_seat", "Only who sits at the table may speak there.")
    if session.value("SELECT 1 AS one FROM talk WHERE key = ?", key):
        return
    now, about = times.now(), f"talk of {player}"
    if counts.total(session, about, 1, now) >= AN_HOUR:
        raise TooMany(1, "too_much_talk", "{most} words to tables within an hour are enough.", most=AN_HOUR)
    if session.run(
        "INSERT INTO talk (key, game, seat, player, words, private, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (key) DO NOTHING",
        key, game.id, seat, player, words[:LONGEST], int(private), now,
    ):  # fmt: skip
        counts.add(session, {about: 1}, now)


def say(store: Store, game: Game, player: str, words: str, *, private: bool, key: str) -> None:
    """To the table, or as a note to oneself. Refuses strangers, nothing at all and too much."""
    plain = "\n".join(line for line in (one_line(each).strip() for each in words.splitlines()) if line)
    if not plain or len(plain) > LONGEST:
        raise Refused("bad_words", "Say something, in {most} characters at most.", most=LONGEST)
    with store.db.write() as session:
        put(session, key, game, player, plain, private=private)


def since(session: Session, game: str, player: str, after: int = 0, limit: int = 100) -> list[Row]:
    """What this reader may see: all that was said, and his own notes."""
    return session.all(
        "SELECT * FROM talk WHERE game = ? AND seq > ? AND (private = 0 OR player = ?) ORDER BY seq LIMIT ?",
        game, after, player, limit,
    )  # fmt: skip


def said_since(session: Session, game: str, limit: int = 100) -> list[Row]:
    """What letters show: what was said to all, with the name of who said it. Notes stay out, as letters are quoted."""
    return session.all(
        "SELECT talk.*, players.name AS name FROM talk LEFT JOIN players ON players.id = talk.player"
        " WHERE game = ? AND private = 0 ORDER BY seq DESC LIMIT ?",
        game, limit,
    )[::-1]  # fmt: skip


def latest(
    session: Session, game: str, player: str = "", *, private: bool = False, before: int = 0, limit: int = 30
) -> list[Row]:
    """The last words before `before`, in order, each with the name of who said it; `private`: one's own notes."""
    whose, given = ("private = 1 AND player = ?", (player,)) if private else ("private = 0", ())
    rows = session.all(
        "SELECT talk.*, players.name AS name FROM talk LEFT JOIN players ON players.id = talk.player"
        f" WHERE game = ? AND {whose} AND (? = 0 OR seq < ?) ORDER BY seq DESC LIMIT ?",
        game, *given, before, before, limit,
    )  # fmt: skip
    return rows[::-1]
