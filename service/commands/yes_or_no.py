"""Lines that say yes or no to what a letter asks: to an invitation, or whether somebody means what they said. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from domain.game.table.seats import RESIGN_ANSWERS
from domain.game.table.sequels import NO
from domain.kernel.marks import by_mark
from service.commands.answers_to_invitations import in_words
from service.commands.lines import declined
from service.commands.typed import Typed


def of_invitation(typed: Typed, invited: str) -> Typed:
    """An answer in whole sentences; a half one is asked back."""
    if typed.kind not in ("prose", "asked") or declined(typed.text):
        return typed
    match in_words(typed.text):
        case "yes":
            return replace(typed, kind="assent", offers=())
        case "no":
            return replace(typed, kind="decline", offers=())
        case "half":
            return replace(typed, kind="asked", offers=(invited, NO))
    return typed


def confirmation(typed: Sequence[Typed], options: Mapping[str, str] | Sequence[str]) -> list[Typed]:
    """Where a letter asks whether somebody means what they said, yes and no are its two options."""
    if tuple(by_mark(options).values()) != RESIGN_ANSWERS:
        return list(typed)
    return [_yes_or_no(each) for each in typed]


def _yes_or_no(typed: Typed) -> Typed:
    does, stays = RESIGN_ANSWERS
    if typed.kind in ("yes", "assent"):
        return replace(typed, kind="game", rest=does)
    return replace(typed, kind="game", rest=stays) if declined(typed.text) else typed
