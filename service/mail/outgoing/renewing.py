"""Letters that work, in place of some that do not any more: they have expired, or all of a player were made void."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.projections import tables
from service.projections.letter_queue import PendingLetter, insert, is_put
from service.store import counts, grants, invitations, times

if TYPE_CHECKING:
    from domain.game.aggregate import Game
    from service.store.database import Session, SqlRow
    from service.store.grants import Grant

AN_HOUR = 20  # letters; one time more may bring one for each seat


def fresh(grant: Grant, why: str) -> PendingLetter:
    """To the registered address, whoever asked; one a day for each seat."""
    return _pending(grant.player, grant.game, grant.seat, why, times.now()[:10])


def had_today(session: Session, due: PendingLetter) -> bool:
    return is_put(session, due.key)


def again(grant: Grant, mail: str) -> PendingLetter:
    """For a reader who answers what does not work although a fresh letter was put in today."""
    return PendingLetter(key=f"fresh:again:{mail}", kind="fresh", player=grant.player, about={"why": "again"})


def lost(game: Game | None, grant: Grant) -> PendingLetter | None:
    """For whoever writes about a seat that they do not have any more: that, and nothing of the game; one a day."""
    if game is None or grant.seat is None or not grant.player or game.holders[grant.seat].player == grant.player:
        return None
    key = f"fresh:lost:{grant.player}:{game.id}:{grant.seat}:{times.now()[:10]}"
    return PendingLetter(key=key, kind="fresh", player=grant.player, about={"why": "lost", "title": game.title.name})


def revoke(session: Session, player: str, game: str | None = None, answered: str = "") -> tuple[int, int]:
    """All tokens of a player (of one game) lose their power, and where they are asked something they get a fresh
    letter.

    `answered`: a game of which they get a letter anyway. How many grants, how many letters: none if there were very
    within the hour."""
    void = grants.revoke(session, player=player, game=game)
    now, about = times.now(), f"fresh letters of {player}"
    asked = [row for row in _asked(session, player) if row["game"] != answered and game in (None, row["game"])]
    if counts.total(session, about, 1, now) >= AN_HOUR:
        asked = []
    counts.add(session, {about: len(asked)}, now)
    insert(session, now, *(_pending(player, row["game"], row["seat"], "revoked", now) for row in asked))
    return void, len(asked)


def _asked(session: Session, player: str) -> list[SqlRow]:
    """Seats that have to move, and seats that are kept for them and that they have not declined."""
    declined = invitations.games_declined(session, player)
    return [row for row in tables.asked_or_invited(session, player) if row["game"] not in declined]


def _pending(player: str, game: str, seat: int | None, why: str, when: str) -> PendingLetter:
    key = f"fresh:{why}:{player}:{game}:{seat}:{when}"
    return PendingLetter(key=key, kind="fresh", player=player, game=game, seat=seat, about={"why": why})
