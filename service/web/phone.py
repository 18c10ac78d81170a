"""What a telephone takes: the manifest, icons, the worker of its browser, a page for when there is no network, and the
page on which a browser is told of games by pushes.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec
import resvg_py
from flask import Blueprint, Flask, Response, abort, current_app, make_response, redirect, render_template, request
from flask import url_for as address_of
from werkzeug.wrappers import Response as Answer

from domain.kernel.shapes import Refused
from service.accounts import devices, settings
from service.limits.outward import Outward
from service.mail.outgoing.pushing import GROUPS, trial
from service.mail.outgoing.web_push import PushKey, device_refusal
from service.store import sessions
from service.store.pushes import Device
from service.web import pages
from service.web.forms import check_form
from service.web.mail_access import mail_access
from service.web.pages import me, the_store

ICONS = {"192": 192, "512": 512, "maskable": 512, "apple": 180, "badge": 96}
DAY = "public, max-age=86400"
_ROUND = '<rect width="32" height="32" rx="7" '


def install(app: Flask) -> None:
    blueprint = Blueprint("phone", __name__, template_folder="templates")
    blueprint.add_url_rule("/manifest.webmanifest", "manifest", manifest)
    blueprint.add_url_rule("/icons/<name>.png", "icon", icon)
    blueprint.add_url_rule("/sw.js", "worker", worker)
    blueprint.add_url_rule("/offline", "offline", offline)
    blueprint.add_url_rule("/settings/devices", "show", show)
    for act in (save, add, drop, attempt):
        blueprint.add_url_rule(f"/settings/devices/{act.__name__}", act.__name__, act, methods=["POST"])
    app.register_blueprint(blueprint)


def manifest() -> Response:
    home = address_of("web.home")
    icons = [("192", "any"), ("512", "any"), ("maskable", "maskable")]
    document = {
        "name": "Posthorn", "short_name": "Posthorn", "description": "Board games by mail, over days", "lang": "en",
        "id": home, "start_url": address_of("lobby.mine"), "scope": home, "display": "standalone",
        "background_color": "#fbf6ea", "theme_color": "#7a3d13",
        "icons": [
            {"src": address_of("phone.icon", name=name), "sizes": f"{ICONS[name]}x{ICONS[name]}", "type": "image/png",
             "purpose": purpose}
            for name, purpose in icons
        ],
    }  # fmt: skip
    kind = "application/manifest+json"
    return Response(msgspec.json.encode(document), content_type=kind, headers={"Cache-Control": DAY})


def icon(name: str) -> Response:
    if name not in ICONS:
        abort(404)
    return Response(_drawn(name), content_type="image/png", headers={"Cache-Control": DAY})


@lru_cache(maxsize=len(ICONS))
def _drawn(name: str) -> bytes:
    """From the one drawing. What is cut to a shape by the telephone has paper around it, and a badge is one colour."""
    svg = _static("posthorn.svg")
    if name in ("maskable", "apple"):
        svg = svg.replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"')
        svg = svg.replace(_ROUND, '<rect x="-6" y="-6" width="44" height="44" ')
    elif name == "badge":
        svg = svg.replace(_ROUND, '<rect width="0" height="0" ').replace("#f7e7c8", "#ffffff")
    wide = 44 if "44 44" in svg else 32
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=ICONS[name] / wide, skip_system_fonts=True))


@lru_cache(maxsize=4)
def _static(name: str) -> str:
    return (files("service.web") / "static" / name).read_text(encoding="utf-8")


def worker() -> Response:
    """Under the address of the service itself, so that it serves all of its pages."""
    kept = {"Cache-Control": "no-cache"}
    return Response(_static("worker.js"), content_type="text/javascript; charset=utf-8", headers=kept)


def offline() -> Response:
    """Kept by browsers: it says nothing of who asked for it."""
    response = make_response(render_template("offline.html"))
    response.headers["Cache-Control"] = DAY
    return response


# who is told by pushes


def _access() -> tuple[PushKey, Outward]:
    key, outward = current_app.extensions.get("pushes", (None, None))
    if key is None:
        abort(404, "This service pushes nothing; letters come as before.")
    return key, outward


def show() -> Response:
    return _page(me(), done=request.args.get("done", "")[:20])


def _page(player: str, status: int = 200, **more: Any) -> Response:
    key, _ = _access()
    account = settings.described(the_store(), player)
    kinds = account["settings"].get("push_kinds", " ".join(GROUPS)).split()
    page = render_template("devices.html", account=account, kinds=kinds, key=key.public, **more)
    response = make_response(page, status)
    response.headers["Cache-Control"] = "no-store"
    return response


def save() -> Answer:
    kinds = [group for group in GROUPS if request.form.get(f"kind_{group}") == "yes"]
    told = "" if len(kinds) == len(GROUPS) else " ".join(kinds) or "none"
    wanted = {"push": request.form.get("push", "")[:10], "push_kinds": told}
    return _changed(lambda player: settings.change(the_store(), player, wanted), "saved")


def add() -> Answer:
    """This browser: its session ends, and so does the push."""
    session, form = pages.session(), request.form

    def keep(player: str) -> None:
        _, outward = _access()
        device = Device(
            player=player, endpoint=form.get("endpoint", ""), public=form.get("p256dh", ""), auth=form.get("auth", ""),
            session=sessions.name_of(session.hash) if session is not None else "", name=pages.browser(),
        )  # fmt: skip
        devices.add(the_store(), device, device_refusal(device, outward))

    return _changed(keep, "added")


def drop() -> Answer:
    return _changed(lambda player: devices.remove(the_store(), player, request.form.get("which", "")), "dropped")


def attempt() -> Answer:
    said = msgspec.json.encode(trial(mail_access().letter_writer.site)).decode()
    return _changed(lambda player: devices.try_out(the_store(), player, said), "tried")


def _changed(change: Any, what: str) -> Answer:
    player = me()
    check_form()
    _access()
    try:
        change(player)
    except Refused as refused:
        return _page(player, 400, refusal=refused.text)
    return redirect(address_of("phone.show", done=what), 303)
