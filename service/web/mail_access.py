"""What the pages need of mail: where letters are written and where answers go in; and the operator at the machine
itself: what a page may then do without any other proof.

Of the operator nothing is read from where a request seems to come from, since a proxy may look like a browser of this
machine. Whoever opens the address that was printed at the start has proven that they read the terminal; a cookie says
so from then on.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from ipaddress import ip_address
from typing import Any, Protocol
from urllib.parse import urlsplit

from flask import Flask, abort, current_app, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from service.limits.mail_quota import Full
from service.limits.networks import caller_of
from service.limits.outward import Outward
from service.limits.rate_limits import TooMany
from service.limits.request_queue import wait_budget
from service.mail.incoming.inbox import Inbox
from service.mail.incoming.settings import MailSettings
from service.mail.outgoing.compose import LetterWriter
from service.mail.outgoing.delivery_policy import Policy
from service.mail.outgoing.reply import reply
from service.mail.outgoing.web_push import PushKey
from service.projections import letter_queue
from service.store import letters, times
from service.store.grants import Grant, Use
from service.store.letters import Letter
from service.web.forms import typed

ANSWERS = ("answer", "confirm", "help", "not_done")  # kinds of letters that answer a mail
LOCAL = {"local": "yes"}


class MailAccess(Protocol):
    """`workers.mail.MailService`, as the pages see it."""

    letter_writer: LetterWriter
    settings: MailSettings
    push_key: PushKey | None
    outward: Outward

    @property
    def inbox(self) -> Inbox: ...

    @property
    def policy(self) -> Policy: ...


def mail_access() -> MailAccess:
    found: MailAccess = current_app.extensions["mail_access"]
    return found


def letter_by(token: str, use: Use = "read") -> Letter:
    """The letter of this token. One that does not work any more is told so; what nobody was given is not found."""
    letter, grant = letter_and_grant(token, use)
    over = grant.expiry(use, times.now())
    if over:
        renewable = over == "expired" and bool(grant.player)
        abort(make_response(render_template("gone.html", letter=letter, token=token, renewable=renewable), 410))
    return letter


def letter_and_grant(token: str, use: Use = "read") -> tuple[Letter, Grant]:
    found = mail_access()
    with found.letter_writer.store.db.read() as session:
        grant = found.letter_writer.grants.by_token(session, token, use)
        letter = letters.by_grant(session, grant.id, grant.game) if grant is not None else None
    if letter is None or grant is None:
        abort(404)
    return letter, grant


def hand_in(letter: Letter, token: str, typed: str, *, local: bool) -> str:
    """An answer typed on a page goes the way of every mail; the id under which it lies in the inbox.

    `local`: on the operator's own machine, where no mail leaves the house, the page is proof enough.
    """
    found = mail_access()
    site = found.letter_writer.site
    raw = reply(letter, site, token, typed)
    source, auth = ("outbox", LOCAL) if local else ("web", {"peer": caller_of(request.remote_addr)})
    try:
        return found.inbox.accept(raw, letter.address, [site.reply_to(token)], source, "", auth)[0]
    except Full as full:
        abort(503, str(full))


def answer_to(mail: str, seconds: float, who: str) -> Letter | None:
    """The letter that answers a mail of `who`, if it is written within this time."""
    with wait_budget().of(who, seconds) as allowed:
        return _answer_to(mail, allowed)


def _answer_to(mail: str, seconds: float) -> Letter | None:
    store = mail_access().letter_writer.store
    end = time.monotonic() + seconds
    while True:
        with store.db.read() as session:
            token = letter_queue.letter_of(session, [f"{kind}:{mail}" for kind in ANSWERS])
            if token:
                return letters.by_token(session, token)
        if time.monotonic() >= end:
            return None
        time.sleep(0.05)


def asker() -> dict[str, Any]:
    """Who asks, and how much may be asked for in all; as `strangers.cause` takes them."""
    return {"client": caller_of(request.remote_addr), "most": current_app.config["STRANGERS"]}


def network() -> str:
    """From where this request comes: enough to tell one place from another, and no address."""
    return hashlib.sha256(f"network|{request.remote_addr}".encode()).hexdigest()[:12]


def too_many(refused: TooMany) -> tuple[str, int, dict[str, str]]:
    """Also an address that is known gets none, so nothing is learned from it."""
    return render_template("too_many.html", refused=refused, typed=typed()), 429, later(refused)


def later(refused: TooMany) -> dict[str, str]:
    return {"Retry-After": str(refused.retry_after)}


COOKIE = "posthorn_here"


def install(app: Flask, key: str) -> None:
    """`key`: in the address that is printed at the start; without one nobody is the operator here."""
    app.config["OPERATOR_KEY"] = key
    app.add_url_rule("/here/<key>", "here", here)


def here(key: str) -> Answer:
    if not has_outbox():
        abort(404)
    if not _is_key(key):
        abort(403, "This address is of an earlier start. Open the one that Posthorn has printed at its last start.")
    answer = redirect(url_for("web.home"), 303)
    answer.set_cookie(COOKIE, key, path="/", secure=request.is_secure, httponly=True, samesite="Lax")
    return answer


def stays_here(sends: bool, url: str, behind_proxy: bool) -> bool:
    """No letter leaves this machine and no reader comes from elsewhere, as far as the settings say."""
    return not sends and not behind_proxy and _is_loopback(urlsplit(url).hostname)


def has_outbox() -> bool:
    letter_writer, config = mail_access().letter_writer, current_app.config
    return bool(config["OPERATOR_KEY"]) and stays_here(
        letter_writer.sends, letter_writer.site.url, config["BEHIND_PROXY"]
    )


def is_local() -> bool:
    """The whole service is for this machine, and this browser was shown the printed address."""
    return has_outbox() and _is_key(request.cookies.get(COOKIE, ""))


def _is_key(given: str) -> bool:
    return hmac.compare_digest(given.encode(), current_app.config["OPERATOR_KEY"].encode())


def _is_loopback(host: str | None) -> bool:
    if host == "localhost":
        return True
    try:
        address = ip_address(host or "")
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback
