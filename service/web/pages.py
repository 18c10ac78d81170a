"""What functions of pages begin with: the store, who is signed in, the workers' answer to what was pressed.

The cookie of a session is read once a request, set when somebody signs in, and taken away when they sign out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

from flask import (
    Flask,
    Response,
    abort,
    after_this_request,
    current_app,
    g,
    make_response,
    redirect,
    render_template,
    request,
    url_for,
)
from werkzeug.exceptions import HTTPException

from domain.game.aggregate import Game
from domain.game.application import NoSuchGame
from domain.kernel.shapes import Refused
from service.limits.networks import caller_of
from service.limits.request_queue import wait_budget
from service.queries import position
from service.store import Store, sessions
from service.store.intake import Row
from service.store.player_rows import hashed

READER, NOBODY = "X-Posthorn-Reader", "nobody"  # whose page it is, by a mark: for the worker that keeps it
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
_BROWSERS = (("Firefox/", "Firefox"), ("Edg/", "Edge"), ("OPR/", "Opera"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
_SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)  # fmt: skip


def install(app: Flask) -> None:
    app.extensions["signed_in"] = player


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
        after_this_request(_keep)
        secret = request.cookies.get(_cookie(), "")
        store: Store = current_app.extensions["posthorn"]
        g.session = sessions.known(store, secret, _kept()) if _SECRET.fullmatch(secret) else None
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
        g.new_cookie = sessions.begin(tables, player, browser(), _kept())
    g.session = sessions.Known(player, hashed(g.new_cookie))


def sign_out() -> None:
    session()  # what is read is also answered
    g.session, g.new_cookie = None, ""


def browser() -> str:
    """In a few words, so that its owner knows it again: `Firefox on Linux`."""
    agent = request.headers.get("User-Agent", "")
    program = next((name for word, name in _BROWSERS if word in agent), "A browser")
    system = next((name for word, name in _SYSTEMS if word in agent), "")
    return f"{program} on {system}" if system else program


def _kept() -> int:
    """Days for which a session lives that is not used."""
    return int(current_app.config["SESSIONS_KEPT"])


def _cookie() -> str:
    """The prefix makes browsers hold that it was set over https by this host alone."""
    return "__Host-posthorn" if request.is_secure else "posthorn"


def _keep(response: Response) -> Response:
    if response.mimetype in ("text/html", "image/svg+xml"):
        known = g.session
        response.headers[READER] = hashed(f"reader|{known.hash}")[:16] if known is not None else NOBODY
    if "new_cookie" not in g:
        return response
    response.set_cookie(
        _cookie(), g.new_cookie, max_age=_kept() * 24 * 3600 if g.new_cookie else 0, path="/", secure=request.is_secure,
        httponly=True, samesite="Lax",
    )  # fmt: skip
    return response


PATIENCE = 3.0
PACES = ("slow", "steady", "daily", "none")
USUAL = "steady"


def the_store() -> Store:
    found: Store = current_app.extensions["posthorn"]
    return found


def me() -> str:
    """The player who is signed in; anybody else is sent to sign in, and comes back."""
    player = current_player()
    if player:
        return player
    if "mail_access" not in current_app.extensions:
        abort(403, "This page is for players who are signed in.")
    go = request.full_path.rstrip("?") if request.method == "GET" else ""
    raise Away(redirect(url_for("joining.ask", go=go or None), 303))


class Away(HTTPException):
    """Another page than the one that was asked for, from wherever one is."""

    code = 303

    def __init__(self, to: Any) -> None:
        super().__init__(response=to)


def game_of(id: str) -> Game:
    """One whose opening waits for the worker is told so, and asked for again; `did`: the row that opens it."""
    store = the_store()
    try:
        return position.loaded(store, id)
    except NoSuchGame:
        if store.intake.opens(id):
            wait = {"Retry-After": "2", "Cache-Control": "no-store"}
            raise Away(make_response(render_template("being_opened.html"), 202, wait)) from None
        row = row_of(store, request.args.get("did", ""))
        if row is not None and row.game == id and row.player == current_player() and row.verdict is not None:
            abort(409, row.verdict.text)
        abort(404)


def row_of(store: Store, id: str) -> Row | None:
    return store.intake.row(id) if id.isalnum() and id.isascii() and len(id) <= 40 else None


def caller() -> dict[str, Any]:
    """Who asks, and how much may be asked for in all, as limits take them."""
    return {"client": caller_of(request.remote_addr), "most": current_app.config["STRANGERS"]}


def decided(row: Row, player: str, seconds: float = PATIENCE) -> Row:
    """The verdict, if it comes within this time; Refused if it is one."""
    store = the_store()
    with wait_budget().of(player, seconds) as allowed:
        found = store.intake.wait(row, allowed) or row
    if found.status == "refused" and found.verdict is not None:
        raise Refused(found.verdict.code, "{text}", text=found.verdict.text)
    return found


def zone_given() -> str:
    """The time zone of the browser that has sent this form, by its scripts."""
    return request.form.get("zone", "")[:60]


def number(text: str, low: int, high: int, otherwise: int) -> int:
    return max(low, min(high, int(text))) if text.isascii() and text.isdecimal() and len(text) < 11 else otherwise
