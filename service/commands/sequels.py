"""What follows a game that is over, as people ask for it by mail or by the API; a worker decides it, as all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from domain.game.aggregate import Game
from domain.game.table.sequels import NEXT, NO, REMATCH, following, rematch_refusal, ways
from domain.kernel.shapes import Refused
from service.commands import admission
from service.commands.plan import JOIN
from service.limits import rate_limits
from service.queries import position
from service.store import KeyReused
from service.store.intake import game_for

if TYPE_CHECKING:
    from service.store import Row, Store

MOST_REMATCHES = 20  # tables that were refused or never began, before one does


def invited(game: Game | None) -> str:
    """What the letters about this game ask for: to join it, to go on from it, a rematch, or nothing."""
    if game is not None and game.phase == "open":
        return NEXT if game.after else JOIN
    if game is None or not game.closed or game.state is None:
        return ""
    return NEXT if ways(game) else REMATCH


def ask(store: Store, game: str, player: str, word: str, part: dict[str, str], **how: Any) -> Row:
    """`game`: the one that is over, or the next one as long as it has not begun. `part`: added to the luck."""
    known = position.loaded(store, game)
    if word == REMATCH:
        return rematch(store, known, player, part, **how)
    former = known.after if known.after and known.phase == "open" else known.id
    body = {"after": former, "word": word, **part}
    _same_terms(store, former, following(former))
    return store.intake.submit("next", body, player=player, game=following(former), **how)


def rematch(store: Store, game: Game, player: str, part: dict[str, str] | None = None, **how: Any) -> Row:
    """The same table once more; seats are kept for those who sat there. The first who asks opens it. `part`: what they
    add to the luck.
    """
    if (refused := rematch_refusal(game, player)) is not None:
        raise refused
    for key in _rematch_keys(game):
        known = store.intake.known(key)
        if known is None:
            try:
                return _opened(store, game, player, key, part or {}, how)
            except KeyReused:  # somebody was faster by a moment
                known = store.intake.known(key)
        if known is not None and not _came_to_nothing(store, known):
            same_mail = how.get("channel") == "mail" and known.evidence == how.get("evidence")
            if known.player == player and (same_mail or not known.is_decided):
                return known
            return store.intake.submit("sit", part or {}, player=player, game=known.game, **how)
    raise Refused("no_rematch", "No table of a rematch has begun; open a new one.")


def rematch_of(store: Store, game: Game) -> str:
    """The id of the table that somebody has opened to play once more; empty if nobody has."""
    for key in _rematch_keys(game):
        known = store.intake.known(key)
        if known is None:
            return ""
        if not _came_to_nothing(store, known):
            return known.game if known.status == "done" else ""
    return ""


def _rematch_keys(game: Game) -> Iterator[str]:
    yield f"rematch:{game.id}"
    yield from (f"rematch:{game.id}:{n}" for n in range(1, MOST_REMATCHES))


def _opened(store: Store, game: Game, player: str, key: str, part: dict[str, str], how: dict[str, Any]) -> Row:
    with store.db.write() as session:
        rate_limits.open_table(session, player)
    _same_terms(store, game.id, game_for(key))
    body = {
        "title": game.title_id, "options": game.options, "seats": msgspec.to_builtins(game.holders),
        "pace": {**msgspec.structs.asdict(game.pace), "preset": "steady"} if game.pace.runs else "none", "sit": True,
    }  # fmt: skip
    return store.intake.submit("open", {**body, **part}, player=player, **{**how, "key": key})


def _came_to_nothing(store: Store, row: Row) -> bool:
    """It was refused, or its table was closed before it began."""
    if not row.is_decided:
        return False
    then = position.found(store, row.game) if row.status == "done" else None
    return then is None or (bool(then.closed) and then.state is None)


def _same_terms(store: Store, former: str, game: str) -> None:
    """A table that was not for everybody is not for everybody the next time."""
    with store.db.read() as session:
        before, known = admission.of(session, former), admission.of(session, game)
    if (before.public, before.conditions) != (known.public, known.conditions):
        with store.db.write() as session:
            admission.insert(session, game, before.public, before.conditions)


def goes_on(row: Row) -> bool:
    """The player of this row has sat down at the next game, or at the table of a rematch."""
    if row.kind == "next":
        return row.status == "done" and row.content.word != NO
    return row.kind in ("open", "sit") and row.status == "done"
