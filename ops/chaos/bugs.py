"""Mistakes on purpose, which a trial has to find: CHAOS_BUG names one or several of them, with commas between."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Mapping
from typing import Any

from service.mail.outgoing import delivery_policy
from service.store import times
from service.store.intake import Intake, Row, short
from workers.relay import SmtpConnection, Taken

BUG = "CHAOS_BUG"
LIKELY = 0.04  # of a command over HTTP
OF_LETTERS = 0.2  # which are fewer
_dice = random.SystemRandom()


def _now(likely: float = LIKELY) -> bool:
    return _dice.random() < likely


def _dropped() -> None:
    """A command is acknowledged, and nothing is kept of it."""
    submit = Intake.submit

    def wrong(self: Intake, kind: str, body: dict[str, Any], **given: Any) -> Row:
        if kind != "say" or given["channel"] != "api" or not _now():
            return submit(self, kind, body, **given)
        about = {name: given.get(name, "") for name in ("channel", "game", "player", "evidence")}
        return Row(
            **about, id=short(given["key"], 20), kind=kind, body="{}", seat=None, expected=None, point=None,
            arrived=times.now(), commands=None, seq=0, status="open", tries=0, verdict=None, decided=None, error=None,
        )  # fmt: skip

    Intake.submit = wrong  # type: ignore[method-assign]


def _repeated() -> None:
    """A command is taken in once more, as if it had been sent under another key."""
    submit = Intake.submit

    def wrong(self: Intake, kind: str, body: dict[str, Any], **given: Any) -> Row:
        row = submit(self, kind, body, **given)
        if kind == "say" and given["channel"] == "api" and _now():
            submit(self, kind, body, **{**given, "key": f"{given['key']} again"})
        return row

    Intake.submit = wrong  # type: ignore[method-assign]


def _unsent() -> None:
    """A letter is marked as sent, and no mail server has seen it."""
    hand_over = SmtpConnection.hand_over

    def wrong(self: SmtpConnection, letter: Any, sender: str) -> Any:
        return Taken("250 of nobody") if _now(OF_LETTERS) else hand_over(self, letter, sender)

    SmtpConnection.hand_over = wrong  # type: ignore[method-assign]


def _doubled() -> None:
    """A letter is handed over, and handed over again."""
    hand_over = SmtpConnection.hand_over

    def wrong(self: SmtpConnection, letter: Any, sender: str) -> Any:
        if _now(OF_LETTERS):
            hand_over(self, letter, sender)
        return hand_over(self, letter, sender)

    SmtpConnection.hand_over = wrong  # type: ignore[method-assign]


def _silent() -> None:
    """Somebody is asked, and no letter is written."""
    choose = delivery_policy.choose_action

    def wrong(session: Any, store: Any, policy: Any, row: Any, *rest: Any) -> Any:
        if row["kind"] in ("turn", "answer") and _now(OF_LETTERS):
            return delivery_policy.Drop("a mistake")
        return choose(session, store, policy, row, *rest)

    delivery_policy.choose_action = wrong  # type: ignore[assignment]


BUGS: Mapping[str, Callable[[], None]] = {
    "dropped": _dropped, "repeated": _repeated, "unsent": _unsent, "doubled": _doubled, "silent": _silent,
}  # fmt: skip


def make() -> None:
    for name in filter(None, os.environ.get(BUG, "").split(",")):
        BUGS[name]()
