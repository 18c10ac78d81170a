"""A mail that waits for the word of its reader: what becomes of it, and what the reader is told."""

from __future__ import annotations

from collections.abc import Sequence

from service.projections import letter_queue
from service.projections.letter_queue import PendingLetter
from service.store import grants, mails
from service.store.database import Session
from service.store.grants import Grant

SHOWN = 3  # lines of an answer that are repeated


def settle(session: Session, grant: Grant, said: str) -> bool:
    """Whether the mail still waited: it goes on after a yes, and is thrown away after a no."""
    moved = mails.let_go_on(session, grant.hold) if said == "yes" else mails.throw_away(session, grant.hold)
    if moved:
        grants.close_question(session, grant.hold)
    return moved


def again(session: Session, grant: Grant, mail: str, typed: Sequence[str]) -> PendingLetter | None:
    """The question once more, as the answer to it was neither yes nor no; None: the mail waits no more."""
    asked = letter_queue.about(session, f"confirm:{grant.hold}")
    if asked is None or not mails.is_held(session, grant.hold):
        return None
    about = {**asked, "unclear": [line[:100] for line in typed[:SHOWN]]}
    return PendingLetter(
        key=f"confirm:{mail}", kind="confirm", player=grant.player, game=grant.game, seat=grant.seat, about=about
    )


def not_done(grant: Grant, mail: str, why: str) -> PendingLetter:
    """`why`: `no`, or `gone`: the mail that was asked about is not kept any more."""
    return PendingLetter(key=f"not_done:{mail}", kind="not_done", player=grant.player, about={"why": why})
