"""The cookie of a session: read once a request, set when somebody signs in, taken away when they sign out."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import cast

from flask import Flask, Response, current_app, g, request

from service.store import Store, sessions
from service.store.player_rows import hashed

LIVES = 90 * 24 * 3600
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
_BROWSERS = (("Firefox/", "Firefox"), ("Edg/", "Edge"), ("OPR/", "Opera"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
_SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)  # fmt: skip


def install(app: Flask) -> None:
    app.extensions["signed_in"] = player
    app.after_request(_keep)


def current_player() -> str:
    """The id of the player who is signed in, empty if nobody is."""
    look = cast(Callable[[], str] | None, current_app.extensions.get("signed_in"))
    return look() if look is not None else ""


def player() -> str:
    known = session()
    return known.player if known is not None else ""


def session() -> sessions.Known | None:
    """The session of this request, read once."""
    if "session" not in g:
        secret = request.cookies.get(_cookie(), "")
        store: Store = current_app.extensions["posthorn"]
        g.session = sessions.known(store, secret) if _SECRET.fullmatch(secret) else None
        if g.session is not None and g.session.renewed:
            g.new_cookie = secret
    found: sessions.Known | None = g.session
    return found


def sign_in(player: str) -> None:
    """A new session in this browser; the one that it had ends."""
    store: Store = current_app.extensions["posthorn"]
    before = session()
    with store.db.write() as tables:
        if before is not None:
            sessions.end(tables, before.player, sessions.name_of(before.hash))
        g.new_cookie = sessions.begin(tables, player, browser())
    g.session = sessions.Known(player, hashed(g.new_cookie))


def sign_out() -> None:
    g.session, g.new_cookie = None, ""


def browser() -> str:
    """In a few words, so that its owner knows it again: `Firefox on Linux`."""
    agent = request.headers.get("User-Agent", "")
    program = next((name for word, name in _BROWSERS if word in agent), "A browser")
    system = next((name for word, name in _SYSTEMS if word in agent), "")
    return f"{program} on {system}" if system else program


def _cookie() -> str:
    """The prefix makes browsers hold that it was set over https by this host alone."""
    return "__Host-posthorn" if request.is_secure else "posthorn"


def _keep(response: Response) -> Response:
    if "new_cookie" not in g:
        return response
    response.set_cookie(
        _cookie(), g.new_cookie, max_age=LIVES if g.new_cookie else 0, path="/", secure=request.is_secure,
        httponly=True, samesite="Lax",
    )  # fmt: skip
    return response
