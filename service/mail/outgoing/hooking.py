"""Which happenings programs of players are told of: those of their seats that letters tell, words at their tables, and
what anybody may know of the tables that they host.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from domain.kernel.shapes import Refused
from service.mail.outgoing.compose import NO_TURN, LetterDraft
from service.mail.outgoing.pushing import GROUPS as OF_LETTERS
from service.mail.outgoing.pushing import Way, groups_of
from service.mail.outgoing.web_hooks import Happening
from service.projections.letter_queue import HOSTED, TALK, PendingLetter
from service.store import hooks, times
from service.store.hooks import Hook

if TYPE_CHECKING:
    from service.store.database import Session, SqlRow

GROUPS: Mapping[str, tuple[str, ...]] = {**OF_LETTERS, "talk": (TALK,)}
HOSTED_GROUPS = ("tables", "moves")
FOR_PROGRAMS = (TALK, HOSTED)  # no letter says it
AN_HOUR = 500  # for one player
TOO_MANY = "so many within an hour are enough"


class Route(Struct, frozen=True):
    """How a reader is told. `push`: devices, too or instead; `hooks`: programs of theirs; `mailed`: by a letter;
    `unmailable`: why none can reach them; `has_programs`: also such as are not told of this.
    """

    push: Way = ""
    hooks: tuple[Hook, ...] = ()
    mailed: bool = True
    unmailable: str = ""
    has_programs: bool = False


def wanted(session: Session, row: SqlRow, programs: Sequence[Hook]) -> tuple[Hook, ...]:
    """Those of their reader's that are to be told of a row of the mailbag, and were not yet."""
    groups = _groups(session, row)
    found = [each for each in programs if groups.intersection(each.kinds.split() or groups)]
    known = {each["hook"] for each in hooks.of_letter(session, row["id"])} if found else ()
    return tuple(each for each in found if each.id not in known)


def _groups(session: Session, row: SqlRow) -> set[str]:
    if row["kind"] == HOSTED:
        return {json.loads(row["about"])["group"]}
    return {"talk"} if row["kind"] == TALK else groups_of(session, row)


def kinds_refusal(hook: Hook) -> Refused | None:
    """Why it cannot be told of this."""
    known = HOSTED_GROUPS if hook.scope == "hosted" else tuple(GROUPS)
    if set(hook.kinds.split()) <= set(known):
        return None
    return Refused("bad_hook", "Such a program can be told of {kinds}.", kinds=", ".join(known))


def said_beside(draft: LetterDraft) -> list[PendingLetter]:
    """What this letter says as well, so that it has no letter of its own."""
    about = draft.part.about
    turn = PendingLetter(kind="turn", game=about["game"], seat=about["seat"], version=about["point"])
    return [*draft.included, *([turn] if about["point"] and draft.kind not in NO_TURN else [])]


def insert(session: Session, row: SqlRow, told: Sequence[Hook], said: Happening, now: str) -> int:
    """To each of these; how many are new."""
    body = msgspec.json.encode(said).decode()
    lately = hooks.calls_since(session, row["player"], times.later(now, -1)) if told else 0
    return sum(
        hooks.insert(
            session, f"{row['id']}:{hook.id}", row["id"], hook, row["game"], body, now,
            TOO_MANY if lately + n >= AN_HOUR else "",
        )
        for n, hook in enumerate(told)
    )  # fmt: skip
