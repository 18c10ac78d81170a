"""What functions of pages begin with: the store, who is signed in, the workers' answer to what was pressed."""

from __future__ import annotations

from typing import Any

from flask import abort, current_app, make_response, redirect, render_template, request, url_for
from werkzeug.exceptions import HTTPException

from domain.game.aggregate import Game
from domain.game.application import NoSuchGame
from domain.kernel.shapes import Refused
from service.limits.networks import caller_of
from service.limits.request_queue import wait_budget
from service.queries import position
from service.store import Store
from service.store.intake import Row
from service.web.signed_in import current_player

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
