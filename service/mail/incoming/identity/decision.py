"""Who is speaking, and what follows: the whole table of EXPERIENCE.md section 4 as one pure function."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from service.mail.incoming.identity.classes import MailClass
from service.store.grants import Grant, Use

ANSWERS_PER_HOUR = 10

RENEWED = ("turn", "talk")  # letters in whose place a fresh one can be sent

Action = Literal["execute", "hold", "confirm", "renew", "help", "silence", "reject"]


class Speaker(Struct, frozen=True, kw_only=True):
    """All that is known of one mail and its author when it is decided."""

    kind: MailClass
    now: str
    author: str | None  # the one address of the one From; None: not exactly one
    token: Literal["none", "bad", "good"]
    use: Use = "reply"
    grant: Grant | None = None
    registered: Collection[str] = ()  # the addresses of the player the grant is for
    authentic: bool = False
    trusts_token: bool = False  # the player's own choice: whoever holds a letter may move
    answered_this_hour: int = 0  # with this grant
    helped_today: bool = False  # this author


class Decision(Struct, frozen=True):
    action: Action
    reason: str
    may_answer: bool = True


def decide(speaker: Speaker) -> Decision:
    """`hold`: nothing is done before the registered address has answered yes; `confirm`: this is that answer, or one
    that comes too late; `renew`: nothing is done, and a letter that works goes to the registered address, whoever
    wrote.
    """
    if speaker.kind != "reply":
        return Decision("silence", f"a message of the class {speaker.kind} is never answered", False)
    if speaker.author is None:
        return Decision("reject", "it has not exactly one author", False)
    if speaker.token == "bad":
        return Decision("reject", "the address is not one we gave out", False)
    if speaker.token == "none":
        return _helped(speaker, "it was not sent to the address of a letter")
    if speaker.use != "reply":
        return _helped(speaker, "it was sent to where letters come back, not to the address of a letter")
    grant = speaker.grant
    if grant is None:
        return _helped(speaker, "the letter is not known any more")
    over = grant.expiry("reply", speaker.now)
    may_answer = speaker.answered_this_hour < ANSWERS_PER_HOUR
    if over and grant.purpose != "confirm":
        return _too_late(speaker, grant, over)
    if grant.purpose == "confirm":
        return Decision("confirm", "the question went to the registered address alone", may_answer)
    return _moves(speaker, may_answer)


def _too_late(speaker: Speaker, grant: Grant, over: str) -> Decision:
    """Of a letter that was made void nobody but its reader hears more: it may be in other hands."""
    reason = "the letter has expired" if over == "expired" else "the letter was revoked or used up"
    may_ask = over == "expired" or (speaker.author in speaker.registered and speaker.authentic)
    if may_ask and grant.purpose in RENEWED and grant.player:
        return Decision("renew", reason)
    return _helped(speaker, reason)


def _moves(speaker: Speaker, may_answer: bool) -> Decision:
    if speaker.trusts_token:
        return Decision("execute", "the player trusts any holder of the letter", may_answer)
    if speaker.author not in speaker.registered:
        return _held("it does not come from the address the letter was sent to", may_answer)
    if not speaker.authentic:
        return _held("the mail does not prove that it comes from this address", may_answer)
    return Decision("execute", "the registered address, proven by its domain", may_answer)


def _held(reason: str, may_answer: bool) -> Decision:
    # a question that may not be asked would never be answered
    return Decision("hold", reason) if may_answer else Decision("silence", "too many mails within an hour", False)


def _helped(speaker: Speaker, reason: str) -> Decision:
    if speaker.helped_today:
        return Decision("silence", f"{reason}; help was sent today", False)
    if not speaker.authentic:
        return Decision("silence", f"{reason}; help goes to proven senders only", False)
    return Decision("help", reason)
