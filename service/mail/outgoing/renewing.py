"""Letters that work, in place of some that do not any more: they have expired, or all of a player were made void."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.projections.letter_queue import Due, put
from service.store import counts, revoking, times

if TYPE_CHECKING:
    from domain.game.aggregate import Game
    from service.store.database import Row, Session
    from service.store.grants import Grant

AN_HOUR = 20  # letters; one time more may bring one for each seat


def fresh(grant: Grant, why: str) -> Due:
    """To the registered address, whoever asked; one a day for each seat."""
    return _due(grant.player, grant.game, grant.seat, why, times.now()[:10])


def had_today(session: Session, due: Due) -> bool:
    return session.value("SELECT 1 AS one FROM mailbag WHERE key = ?", due.key) is not None


def again(grant: Grant, mail: str) -> Due:
    """For the reader himself, who answers what does not work although a fresh letter was put in today."""
    return Due(key=f"fresh:again:{mail}", kind="fresh", player=grant.player, about={"why": "again"})


def lost(game: Game | None, grant: Grant) -> Due | None:
    """For whoever writes about a seat that he does not have any more: that, and nothing of the game; one a day."""
    if game is None or grant.seat is None or not grant.player or game.holders[grant.seat].player == grant.player:
        return None
    key = f"fresh:lost:{grant.player}:{game.id}:{grant.seat}:{times.now()[:10]}"
    return Due(key=key, kind="fresh", player=grant.player, about={"why": "lost", "title": game.title.name})


def revoke(session: Session, player: str, game: str | None = None, answered: str = "") -> tuple[int, int]:
    """All tokens of a player (of one game) lose their power, and where he is asked something he gets a fresh letter.

    `answered`: a game of which he gets a letter anyway. How many grants, how many letters: none if there were very many
    within the hour."""
    void = revoking.revoke(session, player=player, game=game)
    now, about = times.now(), f"fresh letters of {player}"
    asked = [row for row in _asked(session, player) if row["game"] != answered and game in (None, row["game"])]
    if counts.total(session, about, 1, now) >= AN_HOUR:
        asked = []
    counts.add(session, {about: len(asked)}, now)
    put(session, now, *(_due(player, row["game"], row["seat"], "revoked", now) for row in asked))
    return void, len(asked)


def _asked(session: Session, player: str) -> list[Row]:
    """Seats that have to move, and seats that are kept for him."""
    return session.all(
        "SELECT places.game, places.seat FROM places JOIN tables ON tables.game = places.game WHERE places.player = ?"
        " AND (places.asked = 1 OR (tables.phase = 'open' AND places.seated = 0)) AND NOT EXISTS"
        " (SELECT 1 FROM declined WHERE declined.guest = places.player AND declined.game = places.game)"
        " ORDER BY places.game, places.seat",
        player,
    )


def _due(player: str, game: str, seat: int | None, why: str, when: str) -> Due:
    key = f"fresh:{why}:{player}:{game}:{seat}:{when}"
    return Due(key=key, kind="fresh", player=player, game=game, seat=seat, about={"why": why})
