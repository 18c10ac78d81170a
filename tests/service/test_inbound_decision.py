"""What follows from who is speaking: the table of threats."""

from __future__ import annotations

import pytest

from service.mail.incoming.identity.decision import ANSWERS_PER_HOUR, Speaker, decide
from service.store.grants import Grant

ANNA = "anna@mail.example.com"
GRANT = Grant(id=1, purpose="turn", player="p1", game="g1", seat=0, point=5, expires="2026-12-01")
GOOD = Speaker(
    kind="reply", now="2026-11-18", author=ANNA, token="good", grant=GRANT, registered={ANNA}, authentic=True
)


def changed(**given: object) -> Speaker:
    return Speaker(**{name: getattr(GOOD, name) for name in GOOD.__struct_fields__} | given)


def grant(**given: object) -> Grant:
    return Grant(**{name: getattr(GRANT, name) for name in GRANT.__struct_fields__} | given)


THREATS = {
    "the player": ({}, "execute"),
    "a forwarded letter answered from another address": ({"author": "eve@evil.example"}, "hold"),
    "the same, proven for that other address": ({"author": "eve@evil.example", "authentic": True}, "hold"),
    "a forged From": ({"authentic": False}, "hold"),
    "two From headers or two authors": ({"author": None}, "reject"),
    "a made-up token": ({"token": "bad", "grant": None}, "reject"),
    "a key of another table, unknown here": ({"grant": None}, "help"),
    "somebody at the same table who answers to all": ({"author": "bert@mail.example.com"}, "hold"),
    "an expired letter": ({"grant": grant(expires="2026-11-18")}, "renew"),
    "an expired letter in other hands": (
        {"grant": grant(expires="2026-11-18"), "author": "eve@evil.example"},
        "renew",
    ),
    "an expired letter of no player": ({"grant": grant(expires="2026-11-18", player="")}, "help"),
    "a revoked letter, again": ({"grant": grant(revoked="x"), "helped_today": True}, "renew"),
    "a revoked letter": ({"grant": grant(revoked="2026-11-17")}, "renew"),
    "a revoked letter in other hands": ({"grant": grant(revoked="x"), "author": "eve@evil.example"}, "help"),
    "a revoked letter in a forged mail": ({"grant": grant(revoked="x"), "authentic": False}, "silence"),
    "an answer to the address for what comes back": ({"use": "bounce"}, "help"),
    "the same, by one who trusts the token": ({"use": "bounce", "trusts_token": True}, "help"),
    "an auto-responder": ({"kind": "automatic"}, "silence"),
    "our own letter come back": ({"kind": "loop"}, "silence"),
    "a bounce": ({"kind": "report"}, "silence"),
    "a null sender": ({"kind": "null sender"}, "silence"),
    "a mailing list": ({"kind": "list"}, "silence"),
    "an invitation to dinner": ({"kind": "calendar"}, "silence"),
    "a stranger": ({"token": "none", "grant": None}, "help"),
    "a stranger who proves nothing": ({"token": "none", "grant": None, "authentic": False}, "silence"),
    "a forged From on a revoked letter": ({"grant": grant(revoked="x"), "authentic": False}, "silence"),
    "a stranger, again": ({"token": "none", "grant": None, "helped_today": True}, "silence"),
    "one who trusts the token": ({"trusts_token": True, "authentic": False}, "execute"),
    "one who trusts the token, forwarded": ({"trusts_token": True, "author": "eve@evil.example"}, "execute"),
    "trust does not help an auto-responder": ({"trusts_token": True, "kind": "automatic"}, "silence"),
    "trust does not help two authors": ({"trusts_token": True, "author": None}, "reject"),
    "trust does not revive a revoked letter": ({"trusts_token": True, "grant": grant(revoked="x")}, "renew"),
    "an answer to our question": ({"grant": grant(purpose="confirm"), "authentic": False}, "confirm"),
    "an answer to our question, used up": ({"grant": grant(purpose="confirm", revoked="x")}, "confirm"),
    "forged mails in numbers": ({"authentic": False, "answered_this_hour": ANSWERS_PER_HOUR}, "silence"),
}


@pytest.mark.parametrize("name", THREATS)
def test_threats(name):
    given, action = THREATS[name]
    assert decide(changed(**given)).action == action


def test_nothing_but_a_reply_is_ever_answered():
    for kind in ("loop", "report", "null sender", "list", "automatic", "calendar"):
        for token in ("none", "bad", "good"):
            assert not decide(changed(kind=kind, token=token)).may_answer


def test_the_eleventh_move_of_an_hour_is_done_without_an_answer():
    decision = decide(changed(answered_this_hour=ANSWERS_PER_HOUR))
    assert decision.action == "execute" and not decision.may_answer
