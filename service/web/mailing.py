"""What the pages need of mail: where letters are written and where answers go in."""

from __future__ import annotations

import time
from typing import Protocol

from flask import abort, current_app, request

from service.inbound.inbox import Inbox
from service.inbound.quota import Full
from service.inbound.settings import MailSettings
from service.letters import outbox
from service.letters.compose import Desk
from service.letters.outbox import Letter
from service.letters.reply import reply

LOCAL = {"local": "yes"}


class Mailing(Protocol):
    """`workers.mail.MailHouse`, as the pages see it."""

    desk: Desk
    settings: MailSettings

    @property
    def inbox(self) -> Inbox: ...


def mailing() -> Mailing:
    found: Mailing = current_app.extensions["mailing"]
    return found


def letter_by(token: str) -> Letter:
    """The letter of this token; an address nobody was given is not found."""
    found = mailing()
    if found.settings.ring.grant(token) is None:
        abort(404)
    with found.desk.store.db.read() as session:
        letter = outbox.by_token(session, token)
        grant = found.desk.grants.by_token(session, token)
    if letter is None or grant is None or grant.revoked is not None:
        abort(404)
    return letter


def hand_in(letter: Letter, token: str, typed: str, *, local: bool) -> str:
    """An answer typed on a page goes the way of every mail; the id under which it lies in the inbox.

    `local`: on the operator's own machine, where no mail leaves the house, the page is proof enough.
    """
    found = mailing()
    site = found.desk.site
    raw = reply(letter, site, token, typed)
    source, auth = ("outbox", LOCAL) if local else ("web", {"peer": request.remote_addr or ""})
    try:
        return found.inbox.accept(raw, letter.address, [site.reply_to(token)], source, "", auth)[0]
    except Full as full:
        abort(503, str(full))


def answer_to(mail: str, seconds: float) -> Letter | None:
    """The letter that answers a mail, if it is written within this time."""
    store = mailing().desk.store
    end = time.monotonic() + seconds
    while True:
        with store.db.read() as session:
            token = session.value(
                "SELECT letter FROM mailbag WHERE key IN (?, ?, ?) AND status = 'mailed'",
                f"answer:{mail}", f"confirm:{mail}", f"help:{mail}",
            )  # fmt: skip
            if token:
                return outbox.by_token(session, token)
        if time.monotonic() >= end:
            return None
        time.sleep(0.05)


def same_site() -> None:
    """Refuse what a page of another site sends in the name of whoever looks at it."""
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        abort(403, "This was sent by a page of another site.")
