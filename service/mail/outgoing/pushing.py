"""Which letters devices are told of, beside the letter or in its place, and in which words: those of its first line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from domain.game.names import one_line
from service.mail.outgoing import blocks as b
from service.mail.outgoing.compose import LetterDraft, LetterWriter
from service.mail.outgoing.site import Site
from service.projections import tables
from service.queries.wording import say
from service.store import pushes
from service.store.grants import new_grant_number

if TYPE_CHECKING:
    from service.store.database import Session, SqlRow

Way = Literal["", "well", "instead"]
TURNS = ("turn", "urgent")
GROUPS: Mapping[str, tuple[str, ...]] = {
    "turns": TURNS,
    "games": (
        "invited", "started", "over", "cancelled", "declined", "unstarted", "left", "awaited", "undone", "overdue",
        "ruled", "unreachable",
    ),
    "table": ("table",),
}  # fmt: skip
LONGEST = 300  # letters of a line
DIGEST = "digest"


class Notice(Struct, frozen=True, kw_only=True):
    """What a device shows. `to`: where a press on it leads; `tag`: a later one takes its place."""

    title: str
    body: str
    to: str
    tag: str
    urgent: bool = False


def way_of(session: Session, row: SqlRow, settings: Mapping[str, str], is_mailable: bool) -> Way:
    """For who has a device. Nothing: by mail alone. What was tried on each in vain is not tried once more."""
    wanted = settings.get("push_kinds", "").split() or list(GROUPS)
    if not groups_of(session, row).intersection(wanted) or pushes.of_letter(session, row["id"]):
        return ""
    return "instead" if settings.get("push") == "instead" or not is_mailable else "well"


def groups_of(session: Session, row: SqlRow) -> set[str]:
    """A game that begins with one's own turn has no other letter for it."""
    found = {group for group, kinds in GROUPS.items() if row["kind"] in kinds}
    begins_asked = row["kind"] == "started" and tables.is_asked(session, row["game"], row["seat"])
    return found | ({"turns"} if begins_asked else set())


def notice_of(letter_writer: LetterWriter, draft: LetterDraft) -> Notice:
    """The subject of the letter, and the line that an inbox would show of it."""
    keyring = letter_writer.grants.keyring
    tokens = [keyring.tokens(new_grant_number()) for _ in (draft.part, *draft.more)]
    first = next((each.text for each in draft.blocks(tokens) if isinstance(each, b.Paragraph)), "")
    game = draft.part.scene.game if draft.part.scene is not None else None
    place = "/me" if game is None else f"/games/{game.id}" if game.phase != "open" else f"/tables/{game.id}"
    return Notice(
        title=one_line(draft.subject)[:LONGEST], body=cut(one_line(first)), to=letter_writer.site.url + place,
        tag=game.id if game is not None else DIGEST, urgent=draft.kind in TURNS or _begins_asked(draft),
    )  # fmt: skip


def _begins_asked(draft: LetterDraft) -> bool:
    return draft.kind == "started" and draft.part.scene is not None and draft.part.scene.asked


def trial(site: Site) -> Notice:
    return Notice(title="Posthorn", body=say("So you are told of your games here."), to=f"{site.url}/me", tag="trial")


def cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"


def insert(session: Session, row: SqlRow, said: Notice, now: str) -> int:
    """To each device of who the letter is for; how many."""
    body = msgspec.json.encode(said).decode()
    found = pushes.of_player(session, row["player"])
    return sum(
        pushes.insert(session, f"{row['id']}:{device.id}", row["id"], device, row["game"], body, now)
        for device in found
    )
