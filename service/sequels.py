"""What follows a game that is over, as people ask for it by mail or by the API; a worker decides it, as all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from domain.game import Game
from domain.sequels import NEXT, NO, following, ways
from service.inbound.plan import JOIN

if TYPE_CHECKING:
    from service.store import Row, Store


def invited(game: Game | None) -> str:
    """What yes means in an answer to a letter about this game: to join it, to go on from it, or nothing."""
    if game is not None and game.phase == "open":
        return NEXT if game.after else JOIN
    return NEXT if game is not None and ways(game) else ""


def ask(store: Store, game: str, player: str, word: str, part: dict[str, str], **how: Any) -> Row:
    """`game`: the one that is over, or the next one as long as it has not begun. `part`: added to the luck."""
    known = store.games.get(game)
    former = known.after if known.after and known.phase == "open" else known.id
    body = {"after": former, "word": word, **part}
    return store.intake.submit("next", body, player=player, game=following(former), **how)


def goes_on(row: Row) -> bool:
    """The player of this row has sat down at the next game."""
    return row.kind == "next" and row.status == "done" and row.content.word != NO
