"""Programs that a player has told of their games, or of the tables that they host: given by the page or the API, taken
away, tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from domain.game.names import one_line
from domain.kernel.shapes import Refused
from service.store import hooks, times, visitors
from service.store.hooks import Hook

if TYPE_CHECKING:
    from service.store import Store
    from service.store.database import Session

MOST = 10
TRIALS = 20  # an hour
LONGEST_NAME = 60


def add(store: Store, hook: Hook, refusal: Refused | None) -> Hook:
    """`refusal`: why this address is not taken."""
    if refusal is not None:
        raise refusal
    with store.db.write() as session:
        if visitors.is_one(session, hook.player):
            raise Refused("guests_have_none", "Guests have no programs. Give your mail address first.")
        if len(hooks.of_player(session, hook.player)) >= MOST:
            raise Refused("too_many_hooks", "{most} programs are enough. Take one away first.", most=MOST)
        return hooks.keep(session, hook, times.now())


def named(name: str, url: str) -> str:
    """What a player calls it; else where it stands."""
    return one_line(name).strip()[:LONGEST_NAME] or (urlsplit(url).hostname or "")[:LONGEST_NAME]


def remove(store: Store, player: str, id: str) -> None:
    with store.db.write() as session:
        hooks.remove(session, player, _own(session, player, id).id)


def try_out(store: Store, player: str, id: str, said: str) -> None:
    """A call of its own. One that had ended goes on, if it takes it."""
    now = times.now()
    with store.db.write() as session:
        hook = _own(session, player, id)
        if hooks.calls_since(session, player, times.later(now, -1), trials=True) >= TRIALS:
            raise Refused("too_many_trials", "You have tried it often enough for now. Try again in an hour.")
        hooks.insert(session, f"{hooks.TRIALS}{hook.id}:{now}", 0, hook, "", said, now, "")
    store.wake("mail")


def _own(session: Session, player: str, id: str) -> Hook:
    known = id.isascii() and id.isdecimal() and len(id) < 16
    found = hooks.by_id(session, int(id)) if known else None
    if found is None or found.player != player:
        raise Refused("no_such_hook", "You have no such program.")
    return found


def described(session: Session, player: str) -> list[dict[str, Any]]:
    """Without what would let somebody speak in our name: of the address the host alone."""
    return [
        {
            "id": str(each.id), "name": each.name, "host": urlsplit(each.url).hostname or "", "shape": each.shape,
            "of": each.scope, "kinds": each.kinds.split(), "made": each.made, "used": each.used, "ended": each.ended,
            "reason": each.reason,
        }
        for each in hooks.of_player(session, player)
    ]  # fmt: skip
