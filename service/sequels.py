"""What follows a game that is over, as people ask for it by mail or by the API; a worker decides it, as all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from domain.game import Game
from domain.kernel.shapes import Refused
from domain.sequels import NEXT, NO, following, ways
from service import strangers, terms
from service.inbound.plan import JOIN
from service.store.intake import game_for

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
    _same_terms(store, former, following(former))
    return store.intake.submit("next", body, player=player, game=following(former), **how)


def rematch(store: Store, game: Game, player: str, **how: Any) -> Row:
    """The same table once more; seats are kept for those who sat there. The first who asks opens it."""
    if not game.closed or game.state is None:
        raise Refused("not_over", "A rematch is offered once the game is over.")
    if not game.seats_of(player):
        raise Refused("not_your_seat", "You did not sit in that game.")
    if ways(game):
        raise Refused("goes_on_already", 'That game goes on in a way of its own: say "next".')
    then, key = rematch_of(store, game), f"rematch:{game.id}"
    if then:
        return store.intake.submit("sit", {}, player=player, game=then, **how)
    if store.intake.known(key) is None:
        with store.db.write() as session:
            strangers.open_table(session, player)
        _same_terms(store, game.id, game_for(key))
    order = {
        "title": game.title_id, "options": game.options, "seats": msgspec.to_builtins(game.holders),
        "pace": {**msgspec.structs.asdict(game.pace), "preset": "steady"} if game.pace.runs else "none", "sit": True,
    }  # fmt: skip
    return store.intake.submit("open", order, player=player, key=key, **how)


def rematch_of(store: Store, game: Game) -> str:
    """The id of the table that somebody has opened to play once more; empty if nobody has."""
    known = store.intake.known(f"rematch:{game.id}")
    return known.game if known is not None and known.status == "done" else ""


def _same_terms(store: Store, former: str, game: str) -> None:
    """A table that was not for everybody is not for everybody the next time."""
    with store.db.read() as session:
        before, known = terms.of(session, former), terms.of(session, game)
    if (before.public, before.conditions) != (known.public, known.conditions):
        with store.db.write() as session:
            terms.put(session, game, before.public, before.conditions)


def goes_on(row: Row) -> bool:
    """The player of this row has sat down at the next game."""
    return row.kind == "next" and row.status == "done" and row.content.word != NO
