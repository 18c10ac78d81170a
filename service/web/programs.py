"""The page of programs that are told of happenings: of the player's own seats, or of the tables that they host."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from flask import Blueprint, Flask, Response, abort, current_app, make_response, redirect, render_template, request
from flask import url_for as address_of
from werkzeug.wrappers import Response as Answer

from domain.kernel.shapes import Refused
from service.accounts import programs
from service.limits.outward import Outward
from service.mail.outgoing.happenings import trial
from service.mail.outgoing.hooking import GROUPS, HOSTED_GROUPS, kinds_refusal
from service.mail.outgoing.web_hooks import hook_refusal, new_secret, shape_of
from service.store import times
from service.store.hooks import Hook
from service.web.forms import check_form
from service.web.mail_access import mail_access
from service.web.pages import me, the_store

PLACE = "/settings/programs"


def install(app: Flask) -> None:
    blueprint = Blueprint("programs", __name__, template_folder="templates")
    blueprint.add_url_rule(PLACE, "show", show)
    for act in (add, drop, attempt):
        blueprint.add_url_rule(f"{PLACE}/{act.__name__}", act.__name__, act, methods=["POST"])
    app.register_blueprint(blueprint)


def _outward() -> Outward:
    found: Outward | None = current_app.extensions.get("pushes", (None, None))[1]
    if found is None:
        abort(404, "This service tells no programs.")
    return found


def show() -> Response:
    return _page(me(), done=request.args.get("done", "")[:20])


def _page(player: str, status: int = 200, **more: Any) -> Response:
    _outward()
    with the_store().db.read() as session:
        hooks = programs.described(session, player)
    page = render_template("programs.html", hooks=hooks, typed=request.form, **more)
    response = make_response(page, status)
    response.headers["Cache-Control"] = "no-store"
    return response


def add() -> Answer:
    """The secret stands on the page that answers, and on no other."""
    form, player = request.form, me()
    url, name = form.get("url", "").strip(), form.get("name", "")
    kinds = HOSTED_GROUPS if form.get("of") == "hosted" else tuple(GROUPS)
    chosen = [kind for kind in kinds if form.get(f"kind_{kind}") == "yes"]
    hook = Hook(
        player=player, scope="hosted" if form.get("of") == "hosted" else "mine", url=url,
        shape=shape_of(url, form.get("shape", "")), secret=new_secret(secrets.token_bytes(24)),
        kinds="" if len(chosen) == len(kinds) else " ".join(chosen) or "none", name=programs.named(name, url),
    )  # fmt: skip
    check_form()
    outward = _outward()
    try:
        if hook.kinds == "none":
            raise Refused("bad_hook", "Choose at least one of what it is told.")
        kept = programs.add(the_store(), hook, hook_refusal(hook, outward) or kinds_refusal(hook))
    except Refused as refused:
        return _page(player, 400, refusal=refused.text)
    return _page(player, 201, added=kept)


def drop() -> Answer:
    return _changed(lambda player: programs.remove(the_store(), player, request.form.get("which", "")), "dropped")


def attempt() -> Answer:
    url = mail_access().letter_writer.site.url
    said = msgspec.json.encode(trial(url, times.now())).decode()
    return _changed(lambda player: programs.try_out(the_store(), player, request.form.get("which", ""), said), "tried")


def _changed(change: Callable[[str], object], what: str) -> Answer:
    player = me()
    check_form()
    _outward()
    try:
        change(player)
    except Refused as refused:
        return _page(player, 400, refusal=refused.text)
    return redirect(address_of("programs.show", done=what), 303)
